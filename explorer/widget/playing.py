"""The calls of a study in a notebook: play, travel, ask. Everything that can be clicked is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from warnings import warn

from engine.core.bounds import MOST_NAME, check_text
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.rulebook import Rule
from engine.core.timeline import Timeline

from ..export.export import export
from ..export.frames import left_out
from ..export.sheets import write_worksheet
from ..lessons.answer_key import answer_key
from ..lessons.handing_in.hand_in import code_of
from ..lessons.kinds import kind_of
from ..lessons.kinds.judgement import Answer
from ..lessons.lesson import Answers, Lesson
from ..lessons.scoring import Score
from ..page.look import Look
from ..session.plain import kept_text
from ..session.steps import Step
from ..session.story import Sentence
from ..session.verdict import UnknownChoice, Verdict
from .noting import Noting
from .one_at_a_time import in_turn, takes_long

Travel = Callable[[], None]


@in_turn
class Playing(Noting):
    """A session on show: the page follows every call."""

    step_by: str
    _others_play = False
    """True if seats that play themselves are to play on once the turn is over."""

    @takes_long
    def play(self, move: str | Move[Any]) -> tuple[Sentence, ...]:
        """Make a move, as text or as a move; return what happened as sentences.

        Seats that play themselves have replied by then, unless the call is made during a turn.
        """
        with self._my_turn:
            number = self.session.make(move)
            self._others_play = True
            self._show(Look())
        with self._my_turn:
            return self.session.told_since(number)

    def play_on(self) -> tuple[Sentence, ...]:
        """Make moves as long as there is only one to make, at most to the end of the round."""
        with self._my_turn:
            number = self.session.make_forced()
            self._others_play = True
            self._show(Look())
        return self.session.told_since(number)

    def draw(self) -> tuple[Sentence, ...]:
        """Let the seed decide what luck brings here."""
        told = self.session.draw()
        self._show(Look())
        return told

    def back(self) -> None:
        """Go one step back, by a move or by an event."""
        self._travel(self.session.back, self.session.back_event)

    def forward(self) -> None:
        """Go one step on, by a move or by an event."""
        self._travel(self.session.forward, self.session.forward_event)

    def first(self) -> None:
        """Go to the start."""
        self._travel(self.session.first)

    def last(self) -> None:
        """Go to the end of this line."""
        self._travel(self.session.last)

    def main_line(self) -> None:
        """Go back to where this branch left the main line."""
        self._travel(self.session.to_main_line)

    def go(self, step: Step) -> None:
        """Go to a step of the main line, as 3, or of a branch, as "b3" (step 3 of branch b)."""
        self._travel(lambda: self.session.go(step))

    def _go_to(self, node: int) -> None:
        self._travel(lambda: self.session.go_to(node))

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves as texts, or a useful part of them."""
        return self.session.here.legal_moves

    def why_not(self, move: str | Move[Any]) -> Verdict:
        """Return whether a move can be made here, and every reason against it with its rule."""
        return self.session.why_not(move)

    def rule(self, rule: str) -> Rule:
        """Return a rule by its id: its title, its section, its text and its ruling."""
        return self.session.here.rule(rule)

    @property
    def state(self) -> Any:
        """The position, as the viewer sees it."""
        return self.session.here.state

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """The events of the last move, as the viewer saw them."""
        return self.session.here.events

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The sentences of the last move, each with its rules."""
        return self.session.here.story

    @property
    def timeline(self) -> Timeline[Any]:
        """All that was played, as a tree of positions, and the place in it."""
        return self.session.timeline

    @property
    def winners(self) -> tuple[str, ...]:
        """Those who have won, once the game is over."""
        return self.session.here.winners

    # -- the lesson

    def answer(self, given: str) -> bool:
        """Answer the question that is open here; return whether the answer is right.

        After a wrong answer there is one more try; after the second the answer is shown.
        """
        asked = self.lesson.at_hand
        judged = self.lesson.answer(given)
        self._show(Look(answer=Answer(asked, given, judged)))
        return judged.right

    def show_answer(self) -> str:
        """Give up the question that is open here; return its answer. It comes back at the end."""
        answer = self.lesson.show_answer()
        self._show(Look(answer=answer))
        return kind_of(answer.asked).solution(self.session.here, answer)

    def go_on(self) -> bool:
        """Go on to the next question or comment of the lesson; return whether there is one.

        After the last question, those whose answers were shown come back once.
        """
        return self._proceed(self.lesson.go_on)

    def leave_question(self) -> bool:
        """Leave the question that is open here for later, and go on."""
        return self._proceed(self.lesson.leave)

    def start_over(self) -> None:
        """Forget all answers and go to the start of the lesson."""
        self.lesson.again()
        self.session.come_back()
        self.session.first()
        self._show(Look())

    def _proceed(self, going: Callable[[], bool]) -> bool:
        more = going()
        self._show(Look(ended=not more))
        return more

    def answer_all(self, answers: Answers) -> Score:
        """Answer the questions of many steps, one answer each. The call can be repeated.

        Steps are written as for `go`.
        """
        score = self.lesson.answer_all(answers)
        self._show(Look())
        return score

    @property
    def answers(self) -> dict[Step, list[str]]:
        """The answers given so far, on the board too, in the form that `answer_all` takes."""
        return self.lesson.answers

    def change_answer(self) -> None:
        """Reopen the answers at this step of a hand-out, to give others."""
        self.lesson.change()
        self._show(Look())

    def hand_in(self, name: str = "") -> str:
        """Return the hand-in code for a teacher: your name or pseudonym, and your answers."""
        return code_of(self.session.here, check_text(name, "a name", MOST_NAME))

    def hint(self) -> str:
        """The hint of the question that is open here; it is counted with the score."""
        hint = self.lesson.hint()
        self._show(self._look)
        return hint

    def show_instead(self) -> None:
        """Look at what happens instead of the answer just given; `come_back` returns from it."""
        answer = self._look.answer
        if answer is None:
            raise UnknownChoice("no answer has been given here")
        self.lesson.show_instead(answer.judged, answer.asked)
        self._show(self._look)

    def replay(self) -> None:
        """Look at what happens by the right answer just given or shown; `come_back` returns."""
        answer = self._look.answer
        if answer is None or not self.lesson.entry(answer.asked).closed:
            raise UnknownChoice("no answer has been given here that can be shown")
        self.lesson.replay(answer)
        self._show(self._look)

    def come_back(self) -> None:
        """Return from a line that is only looked at."""
        self.session.come_back()
        self._show(self._look)

    @property
    def lesson(self) -> Lesson:
        """The questions of the study and the answers to them."""
        return Lesson(self.session)

    @property
    def score(self) -> Score:
        """The number of questions answered right, right at the first try, and shown."""
        return self.lesson.score

    def summary(self) -> str:
        """A line for each question of the lesson, then the score."""
        return self.lesson.summary()

    @takes_long
    def key(self) -> str:
        """For teachers: every question with its answer and the rules behind it."""
        self.session.here.check_all_seeing("key.refused")
        return answer_key(self._seen())

    def check(self, first_try: int = 0) -> None:
        """Assert that all questions are answered right, `first_try` or more at the first try."""
        self.lesson.check(first_try)

    def to_text(self) -> str:
        """The board, choices and story of this step; `to-act` sees only what anybody may see."""
        return kept_text(self.session.here)

    @takes_long
    def to_html(self, path: str | Path) -> Path:
        """Write one page to step through that needs neither a kernel nor a network.

        A warning says if the study is too long and something was left out.
        """
        written = export(seen := self._seen(), path, "html")
        if missing := left_out(seen):
            warn(f"{written}: {missing}", stacklevel=2)
        return written

    @takes_long
    def to_worksheet(self, path: str | Path, key: bool = False) -> Path:
        """Write the questions to print (.html, .pdf) or as a QTI quiz (.zip), or the key to them.

        The key is a file of its own; a worksheet has no answers in it, a quiz has.
        """
        return write_worksheet(self._seen(), path, key)

    @takes_long
    def to_svg(self, path: str | Path) -> Path:
        """Write a picture of this position."""
        return export(self._seen(), path, "svg")

    @takes_long
    def to_png(self, path: str | Path) -> Path:
        """Write a picture of this position, drawn by a browser found on the machine."""
        return export(self._seen(), path, "png")

    @takes_long
    def to_animated_svg(self, path: str | Path) -> Path:
        """Write a picture that plays the line through this position."""
        return export(self._seen(), path, "moving.svg")

    def __repr__(self) -> str:
        return self.to_text()

    def _travel(self, by_move: Travel, by_event: Travel | None = None) -> None:
        if by_event is not None and self.step_by == "event":
            by_event()
        else:
            by_move()
        self._show(Look(answer=self._look.answer) if self.session.here.home else Look())
