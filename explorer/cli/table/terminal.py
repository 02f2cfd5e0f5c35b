"""`play`: a scenario or a game in a terminal, with board, choices, story and reasons."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.bounds import is_number, printable
from engine.core.messages import Messages, load_messages

from ...lessons.kinds import kind_of
from ...lessons.kinds.judgement import Answer
from ...lessons.lesson import Lesson
from ...session.plain import board_text
from ...session.session import Session
from ...session.verdict import Unread

LEAVE = ("q", "quit")


class Left(Exception):
    """Raised if the player leaves at a question."""


class Terminal:
    """A reader of commands, one a line, until the end of input or `q`."""

    help = "play.help"
    """The phrase that names the commands."""

    def __init__(
        self, session: Session, ask: Callable[[str], str], tell: Callable[[str], None]
    ) -> None:
        self.session = session
        self.lesson = Lesson(session)
        self.ask = ask
        self.tell = tell

    @property
    def words(self) -> Messages:
        return load_messages("explorer", self.session.language)

    def run(self) -> None:
        performed = self.session.here.performed
        scenario = performed.scenario if performed else None
        if scenario and scenario.text:
            self.tell(self.session.here.say(scenario.text))
        self.tell(self.words.phrase(self.help))
        self.show()
        try:
            while (command := self.ask("> ").strip()) not in LEAVE:
                self.obey(command)
        except (EOFError, Left):
            return

    def obey(self, command: str) -> None:
        try:
            self._obey(command)
        except Unread as error:
            self.tell(self.unread(error))
        except ValueError as error:
            self.tell(f"{self.words.phrase('play.refused')} {printable(str(error))}")

    def unread(self, error: Unread) -> str:
        """The answer to a text that is no move's: the moves that are nearest to it."""
        key = "notice.move" if error.nearest else "notice.unread"
        said = self.words.phrase(key).format(given=printable(error.given))
        return "\n".join([said, *(f"  {each.label} ({each.move})" for each in error.nearest)])

    def _obey(self, command: str) -> None:
        session = self.session
        topic, _, rest = command.partition(" ")
        if topic == "?":
            self.tell(str(session.why_not(rest)))
        elif topic == "r":
            rule = session.here.rule(rest)
            self.tell(f"{rule.title} ({rule.section})\n{rule.text}\n{rule.ruling}".rstrip())
        elif command == "":
            self.advance()
        else:
            {"b": session.back, "m": session.to_main_line, "f": session.first}.get(
                command, lambda: self.play(command)
            )()
            self.show()

    def play(self, command: str) -> None:
        legal = self.session.here.legal_moves
        if is_number(command) and 1 <= int(command) <= len(legal):
            command = legal[int(command) - 1]
        self.session.play(command)

    def advance(self) -> None:
        session = self.session
        if not session.node.children and session.here.actor == "luck":
            session.draw()
            self.show()
            return
        if not session.node.children and not session.here.legal_moves:
            self.tell(self.words.phrase("play.end"))
            return
        for _ in self.lesson.here:
            self.ask_question()
        if session.node.children:
            session.forward()
        elif len(session.here.legal_moves) == 1:
            session.play(session.here.legal_moves[0])
        else:
            self.tell(self.words.phrase("play.end"))
            return
        self.show()

    def ask_question(self) -> None:
        """Ask the open question once, and for the rule too; an empty answer leaves it open."""
        lesson = self.lesson
        if (asked := lesson.current) is None:
            return
        kind, here = kind_of(asked), self.session.here
        given = self._reply(here.say(asked.question.ask), kind.choices(asked, None))
        if not given.strip():
            return
        judged = lesson.answer(given)
        if kind.sealed:
            self.tell(self.words.phrase("question.kept.told"))
            return
        if judged.right and not judged.done:
            among = kind.choices(asked, Answer(asked, given, judged))
            judged = lesson.answer(self._reply(self.words.phrase("question.and.why"), among))
        key = "question.right" if judged.right else "question.wrong"
        truth = kind.in_words(here, asked, judged.truth)
        self.tell(self.words.phrase(key).format(answer=truth))

    def _reply(self, question: str, answers: tuple[str, ...]) -> str:
        """The reply typed to a question; a question mark shows the hint first."""
        choices = f" ({', '.join(answers)})" if answers else ""
        given = self.ask(f"{question}{choices} ").strip()
        if given in LEAVE:
            raise Left
        if given == "?":
            return self._reply(self.lesson.hint() or question, answers)
        return given

    def show(self) -> None:
        here = self.session.here
        self.tell("")
        self.tell(board_text(here))
        if here.node.comment:
            self.tell(f"\n  “{here.say(here.node.comment)}”")
        if not here.on_main_line:
            self.tell(self.words.phrase("play.branch"))
