"""What a notebook calls: play, travel, ask. What can be clicked can be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.core.messages import load_messages
from engine.core.moves import Move
from engine.core.rulebook import Rule
from engine.core.timeline import Timeline

from .look import Feedback, Look
from .session import Session
from .story import Sentence
from .verdict import UnknownChoice, Verdict

Travel = Callable[[], None]


class Playing:
    """A session that is shown: whatever is done to it, the page follows."""

    session: Session
    look: Look
    step_by: str

    def show(self, look: Look) -> None:
        raise NotImplementedError

    def play(self, move: str | Move[Any]) -> tuple[Sentence, ...]:
        """Make a move, in words or as a move; what happened comes back as sentences."""
        told = self.session.play(move)
        self.show(Look())
        return told

    def draw(self) -> tuple[Sentence, ...]:
        """Let the seed decide what luck brings here."""
        told = self.session.draw()
        self.show(Look())
        return told

    def back(self) -> None:
        self._travel(self.session.back, self.session.back_event)

    def forward(self) -> None:
        self._travel(self.session.forward, self.session.forward_event)

    def first(self) -> None:
        self._travel(self.session.first)

    def last(self) -> None:
        self._travel(self.session.last)

    def main_line(self) -> None:
        """Back to where this branch left the main line."""
        self._travel(self.session.to_main_line)

    def go(self, number: int) -> None:
        """To any position of the tree, by the number of its node."""
        self._travel(lambda: self.session.go(number))

    @property
    def options(self) -> tuple[str, ...]:
        return self.session.options

    def why_not(self, move: str | Move[Any]) -> Verdict:
        """Whether a move can be made here, and if not, every reason with its rule."""
        return self.session.why_not(move)

    def rule(self, rule: str) -> Rule:
        return self.session.rule(rule)

    @property
    def state(self) -> Any:
        """The position, as the viewer sees it."""
        return self.session.state

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """What the last move brought about, as the viewer saw it."""
        return self.session.events

    @property
    def story(self) -> tuple[Sentence, ...]:
        return self.session.story

    @property
    def timeline(self) -> Timeline[Any]:
        return self.session.timeline

    @property
    def winners(self) -> tuple[str, ...]:
        return self.session.winners

    def answer(self, given: str) -> bool:
        """Answer the question that is asked here; whether that is right."""
        if not self.session.questions:
            raise UnknownChoice("nothing is asked at this step")
        questions, asked = self.session.questions, self.look.asked
        right, truth = self.session.answer(questions[asked], given)
        if right and asked + 1 < len(questions):
            words = load_messages("explorer", self.session.language).phrase("question.right")
            self.show(Look(asked=asked + 1, notice=words.format(answer=truth)))
        else:
            self.show(Look(asked=asked, feedback=Feedback(given, right, truth)))
        return right

    def to_text(self) -> str:
        return self.session.to_text()

    def __repr__(self) -> str:
        return self.to_text()

    def _travel(self, by_move: Travel, by_event: Travel | None = None) -> None:
        if by_event is not None and self.step_by == "event":
            by_event()
        else:
            by_move()
        self.show(Look())
