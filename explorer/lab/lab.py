"""The lab for a notebook: the same as `engine.lab`, with results that show themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.lab import Lab as PlainLab
from engine.lab.bench import Bench, Progress
from engine.lab.bots import Bot
from engine.lab.intervals import CONFIDENCE
from engine.lab.lab import TRIED
from engine.lab.measures import Asked, find_measure
from engine.lab.results import Result as PlainResult

from ..widget.study import Study
from .examples import Example, study_of
from .findings import Flows, Heat, RulesUsed
from .heat import NARROW, WIDTH, on_board
from .offered import Offers
from .progress import told
from .results import Ablation, Comparison, Ladder, Result


class Lab(PlainLab):
    """Games of one table, and questions about them.

    A run tells how far it is; interrupting it keeps what is done.
    """

    def run(
        self,
        games: int | None = None,
        *,
        seconds: float | None = None,
        progress: Progress | None = None,
        watch: Asked | None = None,
    ) -> Result:
        """Play up to so many games in all, or for so many seconds, and return all that is done.

        With `watch`, a measure is shown while it grows. Its intervals stay valid however often
        one looks, and whenever one stops.
        """
        measure = None if watch is None else find_measure(watch)

        def watched() -> str:
            return self.result.estimate(measure).charts() if measure else ""

        with told(seconds, watched) as line:
            return Result.showing(super().run(games, seconds=seconds, progress=progress or line))

    @property
    def result(self) -> Result:
        """All that was played so far."""
        return Result.showing(super().result)

    def options(self, language: str = "en") -> Offers:
        """What `variant` may change: every option and dial in words, with its values and rule."""
        found = super().options(language)
        return Offers(found.game, found.rows)

    def compare(
        self,
        a: Bench | PlainResult,
        b: Bench | PlainResult,
        measure: Asked,
        *,
        games: int | None = None,
        confidence: float = CONFIDENCE,
    ) -> Comparison:
        """Return how b differs from a; labs play up to so many games first where that is said."""
        found = super().compare(a, b, measure, games=games, confidence=confidence)
        return Comparison.showing(found)

    def ablate(
        self,
        measure: Asked = "wins_by_turn",
        games: int = TRIED,
        *,
        only: Collection[str] | None = None,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> Ablation:
        """Try every option in turn, or some, and rank them by their effect on a measure."""
        with told() as line:
            return Ablation.showing(
                super().ablate(
                    measure, games, only=only, confidence=confidence, progress=progress or line
                )
            )

    def sensitivity(
        self,
        measure: Asked = "wins_by_turn",
        games: int = TRIED,
        *,
        only: Collection[str] | None = None,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> Ablation:
        """Return which rulings matter: `ablate` over what the rulebook leaves open, and no more."""
        with told() as line:
            return Ablation.showing(
                super().sensitivity(
                    measure, games, only=only, confidence=confidence, progress=progress or line
                )
            )

    def ladder(
        self,
        players: Sequence[str | Bot],
        games: int = TRIED,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> Ladder:
        """Play each of these players against the one before it, at this table, seats going round.

        They are given from the simplest to the strongest.
        """
        with told() as line:
            return Ladder.showing(
                super().ladder(players, games, confidence=confidence, progress=progress or line)
            )

    def rules(
        self,
        result: PlainResult | None = None,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> RulesUsed:
        """Return how often each rule comes up, and how often it decides; games are played again."""
        with told() as line:
            return RulesUsed.showing(
                super().rules(result, confidence=confidence, progress=progress or line)
            )

    def flows(
        self,
        result: PlainResult | None = None,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> Flows:
        """Return what seats win and lose by each kind of event; the games are played again."""
        with told() as line:
            return Flows.showing(
                super().flows(result, confidence=confidence, progress=progress or line)
            )

    def heat(
        self,
        result: PlainResult | None,
        event: str,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> Heat:
        """Return how often a kind of event happens at each place, drawn on the board."""
        with told() as line:
            found = super().heat(result, event, confidence=confidence, progress=progress or line)
        shown_by = self.game(found.shown_by)
        board, small = (on_board(found, shown_by, width) for width in (WIDTH, NARROW))
        return Heat.showing(found, board=board, small_board=small)

    def example(
        self,
        measure: Asked,
        label: str = "",
        *,
        result: PlainResult | None = None,
        beside: Bench | PlainResult | None = None,
        pick: str = "highest",
    ) -> Example:
        """Open a game behind a number as a study, at the moment that it is about.

        The measure may also be a kind of event or a rule. Picked is the game with the `highest`
        value, the `lowest`, or a `typical` one, next to the mean; with something `beside`, by how
        much more it has than the same game there. The moment is the first event of that kind or
        rule; for other measures, the event that decided the game.
        """
        found = super().example(measure, label, result=result, beside=beside, pick=pick)
        return Example(**vars(found))

    def study(self, number: int) -> Study:
        """Open the game of a number as a study, at its start."""
        return study_of(self.game(number), f"game {number}")
