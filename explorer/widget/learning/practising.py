"""`practice`: one question after another, about the rules that went wrong.

from explorer import practice

practice("GAME")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import ClassVar

import traitlets

from engine.core.messages import load_messages
from engine.core.record import WholeRecord, replace, to_plain
from engine.core.rulebook import check_language
from engine.core.timeline import Timeline

from ...files.library import find_game, usual_players
from ...files.packing import pack
from ...learning.answered import Answered, merged
from ...learning.keeping import progress_file, read_progress
from ...learning.overview import title_of_game, when
from ...learning.questions import Item, items, question_session
from ...learning.serving import due, new_ones, next_due
from ...lessons.open_questions import entry_of, questions
from ...lessons.progress import Dot, DotState, Progress, dot_state, said_dots
from ...page.look import Look
from ...page.page import Page
from ...page.scripts import loader
from ...session.session import Session
from ..intents import Intent
from ..obeying import OBEY
from ..one_at_a_time import in_turn
from ..outputs import Keepsake
from ..study import Study

UNDEALT = "practice"
"""The seed of the empty table under a card; nobody plays there."""


OVER = frozenset({"course", "rest", "shows"})
"""The traits by which the page knows what lies over the board."""


class Rest(WholeRecord):
    """The card that says that nothing is due, and offers new questions."""

    title: str
    lines: tuple[str, ...]
    new: str
    """How many questions are new; empty if none is."""


SERVING: Mapping[str, Callable[[Practice, Intent], object]] = {
    "try_new": lambda study, _: study._try_new(),
}


@in_turn
class Practice(Study):
    """A study that is served questions: those that are due, then new ones if the reader likes."""

    _esm = loader("course")

    shows = traitlets.Unicode("study").tag(sync=True)
    """What the page shows: the `study`, the `rest` card or the `course`."""
    rest = traitlets.Dict().tag(sync=True, to_json=pack, holds=Rest, or_nothing=True)

    _acts: ClassVar[Mapping[str, Callable[..., object]]] = {**OBEY, **SERVING}

    _item: Item | None = None
    """The question that is served; None if something else is shown."""
    _fresh = False
    """True once the reader has asked for new questions."""

    def __init__(self, game: str) -> None:
        self._game = find_game(game)
        self._own: tuple[Answered, ...] = ()
        self._went: tuple[DotState, ...] = ()
        super().__init__(self._table())
        with self._my_turn:
            self._serve()

    def _table(self) -> Session:
        game = self._game
        return Session(Timeline(game, game.setup(usual_players(game)), UNDEALT))

    def __dir__(self) -> list[str]:
        """List the names that a reader needs, as a study does."""
        return [name for name in super().__dir__() if name not in OVER]

    # -- serving

    @property
    def _today(self) -> date:
        return self._now().date()

    def _answers(self) -> tuple[Answered, ...]:
        """Return what is kept, and what was answered here even if it could not be kept."""
        kept = read_progress(progress_file()).log.answers
        return merged(kept, self._own) if self._own else kept

    def _serve(self, rule: str = "") -> None:
        """Show a question about a rule, or the next one; if there is none, the rest card."""
        answers, every = self._answers(), items(self._game.name)
        item = next_due(answers, self._today, every, rule, self._item)
        if self._fresh and item in (None, self._item):
            new = (each for each in new_ones(answers, every) if each != self._item)
            item = next(new, item)
        self._item = item
        if item is None:
            self._rest()
        else:
            self._open(question_session(item))

    def _rest(self) -> None:
        self._fresh, self._went = False, ()
        self._lay_card()
        self._open(self._table(), "rest")

    def _try_new(self) -> None:
        self._fresh = True
        self._serve()

    def _open(self, session: Session, shows: str = "study") -> None:
        """Show a session by itself, or what lies over it."""
        session.language = self.language
        self.session, session.seen_by = session, ""
        self._former = None
        with self._setting():
            self.shows = shows
            self.viewer, self.players, self.luck = session.viewer, session.players, session.luck
        self._fix()
        self._show(Look())

    def _put(self, session: Session) -> None:
        self._item = None
        super()._put(session)

    def _keep_answers(self, answers: tuple[Answered, ...]) -> None:
        super()._keep_answers(answers)
        if self._unkept or progress_file() is None:
            self._own += answers

    # -- going on

    def go_on(self) -> bool:
        """Go on to the next question; return whether there is one."""
        if self._item is None:
            return super().go_on()
        self._went += (self._state,)
        self._serve()
        return self._item is not None

    def leave_question(self) -> bool:
        """Leave this question for later, and go on to another."""
        if self._item is None:
            return super().leave_question()
        self._serve()
        return self._item is not None

    @property
    def _state(self) -> DotState:
        here = self.session.here
        return dot_state(entry_of(here, questions(here)[0]))

    # -- showing

    def _adapted(self, shown: Page) -> Page:
        if self._item is None or shown.lesson is None:
            return shown
        asked = shown.choices.asked
        if asked and asked.feedback and asked.state == "shown":
            again = self.session.here.phrase("practice.again")
            asked = replace(asked, feedback=replace(asked.feedback, next=again))
        choices = replace(shown.choices, asked=asked)
        return replace(shown, lesson=self._told(shown.lesson), choices=choices)

    def _told(self, lesson: Progress) -> Progress:
        """Return how far the practice is, in place of the lesson that the question comes from."""
        states, here = [*self._went, self._state], self.session.here
        last = len(states) - 1
        count = len(due(self._answers(), self._today, items(self._game.name)).rules)
        key = "practice.due" if count else "practice.new.one"
        return replace(
            lesson,
            chapter=here.phrase(key).format(count=count),
            dots=tuple(Dot(state, place == last) for place, state in enumerate(states)),
            said="",
            text=said_dots(here, states, last),
            go_on="go_on" if lesson.go_on else "",
        )

    def _lay_card(self) -> None:
        """Fill in the card that says that nothing is due."""
        words = load_messages("explorer", self.language)
        answers, every = self._answers(), items(self._game.name)
        found, new = due(answers, self._today, every), len(new_ones(answers, every))
        game, about = title_of_game(self._game, self.language), {each.rules for each in every}
        lines = [words.phrase("practice.nothing").format(game=game)]
        if found.next_day:
            day = when(found.next_day, self._today, words)
            lines.append(words.phrase("practice.next_day").format(when=day))
        elif not any(each.bad for each in answers if each.rules in about):
            lines.append(words.phrase("practice.fresh"))
        if not new:
            lines.append(words.phrase("practice.new.none"))
        lines.append(words.phrase("practice.how"))
        self.rest = to_plain(
            Rest(
                title=words.phrase("practice.title").format(game=game),
                lines=tuple(lines),
                new=words.phrase("practice.new.count").format(count=new) if new else "",
            )
        )

    def _fix(self) -> None:
        super()._fix()
        if self.rest:
            self._lay_card()

    def to_text(self) -> str:
        """The board, choices and story of this step, or the card that nothing is due."""
        return super().to_text() if self.shows == "study" else self._over()

    def _over(self) -> str:
        """Return what lies over the board, as text."""
        return "\n".join([self.rest["title"], *self.rest["lines"], self.rest["new"]]).rstrip()

    def _kept(self, live: bool) -> Keepsake:
        return super()._kept(live) if self.shows == "study" else Keepsake(self._over())


def practice(game: str, language: str = "en") -> Practice:
    """Questions about the rules of a game that went wrong, one after another, in a cell.

    They come by Leitner's boxes: a rule that went wrong comes again at once, then after 1, 3, 7
    and 21 days as long as it is right at the first try, in another scenario each time.
    """
    shown = Practice(game)
    shown.language = check_language(language)
    return shown
