"""`play GAME --seat SEAT`: a game against others in a terminal, to its end and what decided it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.bounds import is_number
from engine.core.moves import NOBODY
from engine.core.record import replace

from ...lessons.lesson import Lesson
from ...page.match.advice import advice
from ...page.match.ending import Ending, ending
from ...page.match.setup import Match, deal
from ...page.score import Reckoning
from ...session.others import let_others_play
from ...session.standpoint import Standpoint
from ...text.columns import pad, wide
from .terminal import Terminal


class MatchTerminal(Terminal):
    """A reader of commands for a seat; what the others do is told move by move."""

    help = "play.match.help"

    def __init__(
        self,
        match: Match,
        language: str,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(deal(match, language), ask, tell)
        self.match = replace(match, seed=None)

    def run(self) -> None:
        self._let_others_play(self.session.here.at)
        super().run()

    def _obey(self, command: str) -> None:
        topic, _, rest = command.partition(" ")
        if command == "h":
            self.tell(f"{self.words.phrase('advice.title')}\n{advice(self.session.here)}")
        elif command == "a":
            self._again()
        elif topic == "g" and is_number(rest):
            self.session.go(int(rest))
            self.show()
        else:
            super()._obey(command)

    def _again(self) -> None:
        """Deal a new game with the same seats and options, by other luck."""
        self.session = deal(self.match, self.session.language)
        self.lesson = Lesson(self.session)
        self._let_others_play(self.session.here.at)
        self.show()

    def play(self, command: str) -> None:
        before = self.session.here.at
        super().play(command)
        self._tell_since(before)

    def advance(self) -> None:
        session = self.session
        if session.node.children:
            session.forward()
        elif len(session.here.legal_moves) == 1:
            self.play("1")
        else:
            over = session.here.to_act == NOBODY
            self.tell(self.words.phrase("play.end" if over else "play.on.refused"))
            return
        self.show()

    def _let_others_play(self, before: int) -> None:
        let_others_play(self.session)
        self._tell_since(before)

    def _tell_since(self, before: int) -> None:
        """Tell each move that was made since a position, a line for each sentence."""
        here = self.session.here
        path = [node.number for node in here.path]
        for number in path[path.index(before) + 1 :]:
            for sentence in here.story_of(number):
                self.tell(f"  {sentence}")

    def show(self) -> None:
        super().show()
        ended = ending(self.session.here)
        if ended:
            self.tell(f"\n{ending_text(self.session.here, ended)}")


def ending_text(here: Standpoint, ended: Ending) -> str:
    """The end of a game as text: the outcome and why, the score, the moments, the rules."""
    why = "".join(text for text, _ in ended.why.segments)
    cited = " ".join(f"[{rule}]" for rule in ended.why.rules)
    parts = [f"{ended.headline}\n{why} {cited}"]
    if ended.table:
        parts.append("\n".join((*_table(here, ended.table), ended.nothing)).rstrip())
    if ended.moments:
        how = here.phrase("play.moments.how")
        moments = [
            f"  {each.step:>4}  {each.text}{f' ({each.gain})' if each.gain else ''}"
            for each in ended.moments
        ]
        parts.append("\n".join((f"{here.phrase('ending.moments')} ({how})", *moments)))
    parts.append(f"{here.phrase('ending.rules')}: {', '.join(ended.rules)}")
    parts.append(here.phrase("play.match.over"))
    return "\n\n".join(parts)


def _table(here: Standpoint, table: Reckoning) -> list[str]:
    """The score in columns, the heads first; the reader's own line is marked."""
    you = here.phrase("ending.you")
    names = [f"{line.name} ({you})" if line.you else line.name for line in table.lines]
    values = [[head.text for head in table.heads], *(line.values for line in table.lines)]
    first = max(map(wide, names))
    widths = [max(map(wide, column)) for column in zip(*values, strict=True)]
    return [
        "  ".join(["", pad(name, first), *map(_right, row, widths)])
        for name, row in zip(["", *names], values, strict=True)
    ]


def _right(text: str, width: int) -> str:
    return " " * (width - wide(text)) + text
