"""The lab: a table that is played many times, its variants, and what can be asked of them.

lab = Lab("super_express", players=4, seed=1)
lab.run(games=1000).estimate("wins_by_turn")
lab.compare(lab, lab.variant(reflex=True), "decisions", games=1000)
lab.ablate("wins_by_turn")  # every option in turn
lab.rules(lab.result)  # how often each rule comes up, and decides
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from engine.core.bounds import quoted
from engine.core.errors import GameError

from . import findings
from .ablating import Ablation, Refused, ablation
from .bench import Bench, Progress, numbers_of
from .bots import Bot, bot_name
from .comparing import Comparison, compare
from .examples import Example, asked_of, moment, picked
from .intervals import CONFIDENCE
from .ladder import Ladder, Rung, rung
from .looking import PlacesOf, decided, flowed
from .measures import Asked, find_measure
from .offered import Offers, offers
from .playing import Played
from .results import Result, citation
from .table import find_game
from .trying import Setting, chosen, rulings, settings

TRIED = 300
"""The games for each change, or each step of a ladder, unless it is said."""


class Lab(Bench):
    """Games of one table, and questions about them."""

    # -- what can be changed, and what that does

    def options(self, language: str = "en") -> Offers:
        """What `variant` may change: every option and dial in words, with its values and rule."""
        return offers(self.table, language)

    def compare(
        self,
        a: Bench | Result,
        b: Bench | Result,
        measure: Asked,
        *,
        games: int | None = None,
        confidence: float = CONFIDENCE,
    ) -> Comparison:
        """Return how b differs from a; labs play up to so many games first where that is said."""
        found = find_measure(measure)
        ours = _result(a, games)
        if isinstance(a, Bench) and games and len(ours.games) < numbers_of(games).stop:
            games = None  # Somebody stopped: b is compared as far as it was played before.
            if isinstance(b, Bench) and not b._done:
                raise GameError("stopped before b was played; the games of a are kept")
        return compare(ours, _result(b, games), found, confidence)

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
        found = chosen(settings(self.table), only)
        return self._tried(found, measure, games, confidence, progress)

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
        found = chosen(rulings(self.table), only)
        return self._tried(found, measure, games, confidence, progress)

    def _tried(
        self,
        found: Sequence[Setting],
        asked: Asked,
        games: int,
        confidence: float,
        progress: Progress | None,
    ) -> Ablation:
        """Play each variant on the same luck; what was not played any more is left waiting."""
        measure, numbers = find_measure(asked), numbers_of(games)
        labs: dict[Setting, Lab] = {}
        refused: list[Refused] = []
        for setting in found:
            try:
                if setting not in self._beside:
                    self._beside[setting] = self.variant(**{setting.option: setting.value})
                labs[setting] = self._beside[setting]
            except GameError as error:
                refused.append(Refused(setting, str(error)))
        told = Total(progress, games * (len(labs) + 1))
        going = self._play(numbers, games, progress=told.part(games))
        base = self._first(games)
        base.estimate(measure)
        done: dict[Setting, Result] = {}
        for setting, lab in labs.items():
            going = going and lab._play(numbers, games, progress=told.part(games))
            if going:
                done[setting] = lab._first(games)
        waiting = [setting for setting in labs if setting not in done]
        return ablation(base, tuple(done.items()), measure, confidence, refused, waiting)

    # -- how deep the game is

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
        if isinstance(players, str) or not isinstance(players, Sequence) or len(players) < 2:
            raise GameError("a ladder needs a list of two players at least, the simplest first")
        numbers, seats = numbers_of(games), len(self.table.names)
        told = Total(progress, 2 * games * (len(players) - 1))
        rungs: list[Rung] = []
        going, names = True, [bot_name(self._all(bot).table.bots[0]) for bot in players]
        for (below, above), (low, high) in zip(pairwise(players), pairwise(names), strict=True):
            base = self._all(below)
            going = going and base._play(numbers, games, progress=told.part(games))
            played: dict[int, Played] = {}
            for seat in range(seats):
                lab = self._with([above if each == seat else below for each in range(seats)])
                own = [number for number in numbers if number % seats == seat]
                going = going and lab._play(own, games, progress=told.part(len(own)))
                played |= {number: lab._done[number] for number in own if number in lab._done}
            if played:
                beside = base._done
                rungs.append(rung(high, low, played, beside, base._seats, games, confidence))
        return Ladder(confidence, tuple(rungs), not going, citation(self._empty, games, names))

    def _all(self, bot: str | Bot) -> Lab:
        return self._with([bot] * len(self.table.names))

    def _with(self, bots: Sequence[str | Bot]) -> Lab:
        """The lab of these players, the same each time."""
        key = tuple(bot if isinstance(bot, str) else id(bot) for bot in bots)
        if key not in self._beside:
            self._beside[key] = self._played_by(bots)
        found: Lab = self._beside[key]
        return found

    @property
    def _seats(self) -> tuple[str, ...]:
        """Return what each seat is called: its names, or its number where the names are drawn."""
        sides = next(iter(self._done.values())).sides
        if self.table.drawn:
            return tuple(str(seat + 1) for seat in range(len(sides)))
        return tuple("/".join(side) for side in sides)

    # -- a closer look

    def rules(
        self,
        result: Result | None = None,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> findings.RulesUsed:
        """Return how often each rule comes up, and how often it decides; games are played again."""
        found, looks = self._look(result, decided, progress)
        return findings.rules_used(find_game(self.table.game), found, looks, confidence)

    def flows(
        self,
        result: Result | None = None,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> findings.Flows:
        """Return what seats win and lose by each kind of event; the games are played again."""
        found, looks = self._look(result, flowed, progress)
        return findings.flows(found, looks, confidence)

    def heat(
        self,
        result: Result | None,
        event: str,
        *,
        confidence: float = CONFIDENCE,
        progress: Progress | None = None,
    ) -> findings.Heat:
        """Return how often a kind of event happens at each place of the board."""
        kinds = [kind.__name__ for kind in find_game(self.table.game).event_types]
        if event not in kinds:
            raise GameError(f"no event is called {quoted(event)}; there are {', '.join(kinds)}")
        found, looks = self._look(result, PlacesOf(event), progress)
        return findings.heat(event, found, looks, confidence)

    def example(
        self,
        measure: Asked,
        label: str = "",
        *,
        result: Result | None = None,
        beside: Bench | Result | None = None,
        pick: str = "highest",
    ) -> Example:
        """A game behind a number, and the moment that it is about.

        The measure may also be a kind of event or a rule. Picked is the game with the `highest`
        value, the `lowest`, or a `typical` one, next to the mean; with something `beside`, by how
        much more it has than the same game there. The moment is the first event of that kind or
        rule; for other measures, the event that decided the game.
        """
        found, wanted = asked_of(find_game(self.table.game), measure, label)
        own, other = self._own(result), None if beside is None else _result(beside, None)
        number, value = picked(own, found, wanted, pick, other)
        finished = self._game_of(own, number)
        at = moment(finished, found, wanted)
        return Example(found.name, wanted, number, value, finished, at)


class Total:
    """Progress over several runs, told as one."""

    def __init__(self, progress: Progress | None, wanted: int) -> None:
        self._progress, self._wanted, self._before = progress, wanted, 0

    def part(self, size: int) -> Progress:
        """Progress for a run of so many games, after those before it."""
        before, told = self._before, self._progress
        self._before += size

        def tell(done: int, _wanted: int | None) -> None:
            if told is not None:
                told(before + min(done, size), self._wanted)

        return tell


def _result(one: Bench | Result, games: int | None) -> Result:
    if isinstance(one, Result):
        return one
    if not isinstance(one, Bench):
        raise GameError(f"labs and results can be compared, not {quoted(one)}")
    return one.result if games is None else one.run(games)
