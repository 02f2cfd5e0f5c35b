"""A ruling on a page: the question, its readings, and what each makes of a position.

from explorer import edge_case

edge_case("GAME", "OPTION")
"""

from __future__ import annotations

from typing import Any

import traitlets

from engine.core.bounds import quoted
from engine.core.messages import load_messages, plain
from engine.core.record import WholeRecord, to_plain
from engine.core.rulebook import Rule, check_language
from engine.core.timeline import Timeline
from engine.core.tree import START

from ..draw.drawing import Drawing
from ..draw.piece import Pieces
from ..files.packing import pack
from ..page.board import bare_drawing, drawing
from ..page.scripts import loader
from ..rulings.rulings import EdgeCase, Outcome, Reading, Shown, ruling
from ..session.session import Session
from ..session.standpoint import Standpoint
from ..session.story import Sentence
from ..session.verdict import UnknownChoice
from .one_at_a_time import in_turn
from .outputs import Keepsake, Kept
from .study import Study

WIDTH = 328
KEPT_WIDTH = 368


class PictureShown(WholeRecord):
    width: int
    height: float
    still: str
    pieces: Pieces
    label: str


class LineShown(WholeRecord):
    """A sentence, and the titles of the rules behind it."""

    text: str
    rules: tuple[str, ...]


class OutcomeShown(WholeRecord):
    reading: str
    picture: PictureShown
    story: tuple[LineShown, ...]
    refused: tuple[LineShown, ...]


class CaseShown(WholeRecord):
    text: str
    before: PictureShown
    outcomes: tuple[OutcomeShown, ...]


class RulingShown(WholeRecord):
    language: str
    words: dict[str, str]
    option: str
    question: str
    rule: Rule
    readings: tuple[Reading, ...]
    cases: tuple[CaseShown, ...]


@in_turn
class EdgeCasePage(Kept):
    """The page of a ruling. `reading` is the one that is switched on.

    A page that is `folded` shows only its question until it is opened.
    """

    _esm = loader("edge_case")

    language = traitlets.Unicode("en").tag(sync=True)
    reading = traitlets.Unicode("").tag(sync=True)
    page = traitlets.Dict().tag(sync=True, to_json=pack, holds=RulingShown)
    folded = traitlets.Bool(False).tag(sync=True)

    def __init__(self, game: str, option: str, folded: bool = False) -> None:
        self.found = ruling(game, option)
        super().__init__(folded=folded)
        self.reading = self.found.readings[0].value
        self._show()

    def study(self, case: int = 1) -> Study:
        """A study of one of the cases, counted from 1, under the reading that is switched on."""
        if not 1 <= case <= len(self.found.cases):
            raise UnknownChoice(f"there is no case {case}; there are 1 to {len(self.found.cases)}")
        outcomes = self.found.cases[case - 1].outcomes
        here = next(each.here for each in outcomes if each.reading == self.reading)
        return Study(Session(Timeline.in_tree(here.tree)))

    @traitlets.validate("language", "reading")
    def _check(self, proposal: Any) -> Any:
        value = proposal["value"]
        if proposal["trait"].name == "language":
            return check_language(value)
        known = [each.value for each in self.found.readings]
        if value not in known:
            raise UnknownChoice(
                f"no reading is called {quoted(value)}; there are {', '.join(known)}"
            )
        return value

    @traitlets.observe("language")
    def _translate(self, change: Any) -> None:
        self.found = ruling(self.found.game, self.found.option, change["new"])
        self._show()

    def _show(self) -> None:
        self.page = to_plain(_ruling(self.found, self.language))
        self._keep()

    def _kept(self, live: bool) -> Keepsake:
        outcomes = [outcome for case in self.found.cases for outcome in case.outcomes]
        pictures = (bare_drawing(outcome.here, KEPT_WIDTH) for outcome in outcomes)
        return Keepsake(repr(self), tuple(pictures))

    def __repr__(self) -> str:
        return str(self.found)


def _ruling(found: EdgeCase, language: str) -> RulingShown:
    phrases = load_messages("explorer", language).phrases
    words = {key: phrases[key] for key in phrases if key.startswith(("edge.", "rule."))}
    cases = tuple(_case(case) for case in found.cases)
    return RulingShown(
        language,
        words,
        found.option,
        found.question,
        found.rule,
        found.readings,
        cases,
    )


def _case(case: Shown) -> CaseShown:
    before = _picture(drawing(case.outcomes[0].here.at_node(START), WIDTH))
    return CaseShown(case.text, before, tuple(_outcome(each) for each in case.outcomes))


def _outcome(outcome: Outcome) -> OutcomeShown:
    return OutcomeShown(
        outcome.reading,
        _picture(drawing(outcome.here, WIDTH)),
        tuple(_line(outcome.here, each) for each in outcome.story),
        tuple(_line(outcome.here, each) for each in outcome.refused),
    )


def _line(here: Standpoint, sentence: Sentence) -> LineShown:
    titles = tuple(here.rule(rule).title for rule in sentence.rules)
    return LineShown(plain(sentence.segments), titles)


def _picture(drawn: Drawing) -> PictureShown:
    return PictureShown(drawn.width, drawn.height, drawn.still, drawn.pieces, drawn.label)


def edge_case(game: str, option: str, folded: bool = False) -> EdgeCasePage:
    """The page of a ruling of a game; if folded, it opens when its question is clicked."""
    return EdgeCasePage(game, option, folded)
