"""The search for puzzles: games are played until there are enough of them."""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from math import ceil
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rulebook import RuleId

from .likeness import entries, too_much_alike
from .mining import moments_of
from .puzzle import Line, Moment, Puzzle, Source
from .ranking import TRIES, choices
from .telling import deciding, hinting
from .trying import Single, single_answers

MOST_GAMES = 100
"""How many games are played at most."""
PATIENCE = 8
"""How many games without another puzzle are enough, once there are as many as wanted."""
A_GAME = 4
"""The most puzzles of one game."""
SPARE = 3
"""How many times as many puzzles are found as are wanted, so that some can be left out."""
NEAREST = 4
"""How many lines are tried as the one that misses, those like the right one first."""


class Search:
    """Puzzles while they are looked for."""

    def __init__(self, game: Game[Any], source: Source, count: int, rule: RuleId) -> None:
        self.game, self.source, self.count, self.rule = game, source, count, rule
        self.found: list[Puzzle] = []
        self.seen: list[frozenset[str]] = []
        self.goals: Counter[str] = Counter()
        self.last = 0
        """The number of the last game in which a puzzle was found."""

    def run(self, seed: int | str) -> str:
        """Play games until there are enough puzzles; return how far it went, in words."""
        number = 0
        try:
            for number in range(MOST_GAMES):
                if self._enough(number):
                    break
                self._look(seed, number)
        except KeyboardInterrupt:
            return f"in {number} games, when the search was stopped"
        return f"in {MOST_GAMES} games"

    def _enough(self, number: int) -> bool:
        """Return whether there are puzzles to spare, or enough and no more for some games."""
        found = len(self.found)
        return found >= SPARE * self.count or (
            found >= self.count and number - self.last >= PATIENCE
        )

    def _look(self, seed: int | str, number: int) -> None:
        """Look at one played game."""
        before = len(self.found)
        for moment in moments_of(self.game, self.source, seed, number):
            if len(self.found) - before >= A_GAME:
                break
            self._try(moment)
        if len(self.found) > before:
            self.last = number

    def _try(self, moment: Moment) -> None:
        """Keep the puzzle of a moment whose goal was found least often, if it has one."""
        singles = [
            each
            for each in single_answers(moment, self.source)
            if self._wanted(each) and self._may_decide(each)
        ]
        if not singles:
            return
        here = entries(self.game, moment.state, moment.seat, self.source.FLEETING)
        if too_much_alike(here, self.seen):
            return
        singles.sort(key=lambda each: self.goals[each.goal.kind])
        made = choices(moment)
        for single in singles:
            puzzle = self._puzzle(moment, single, made)
            if puzzle is not None:
                self.found.append(puzzle)
                self.seen.append(here)
                self.goals[single.goal.kind] += 1
                return

    def _wanted(self, single: Single) -> bool:
        """Return whether more puzzles with this goal are wanted, for variety."""
        return bool(self.rule) or self.goals[single.goal.kind] < max(2, ceil(self.count / 4))

    def _may_decide(self, single: Single) -> bool:
        """Return whether the rule that is asked for comes up in some line."""
        lines = (single.right, *single.others)
        return not self.rule or any(
            self.rule in event.rules for line in lines for event in line.events
        )

    def _puzzle(self, moment: Moment, single: Single, made: Counter[Move[Any]]) -> Puzzle | None:
        """Return the puzzle, with a line that misses the goal; None if it is about other rules."""
        fails = 1 - made[single.right.move] / TRIES
        for wrong in _misses(moment, single, made):
            rules = deciding(moment, single.goal, single.right, wrong)
            if not self.rule or self.rule in rules:
                hint = hinting(moment, single.goal, single.right, wrong)
                return Puzzle(moment, single.goal, single.right, wrong, fails, rules, hint)
        return None


def _misses(moment: Moment, single: Single, made: Counter[Move[Any]]) -> list[Line]:
    """Return lines that miss the goal: those that the fair player chooses, then near misses."""
    text = single.right.played[0].text
    places = {move: place for place, move in enumerate(moment.moves)}
    failing = [line for line in single.others if not _happens_too(single, line)]

    def nearness(line: Line) -> tuple[int, float]:
        if single.goal.sure is not None:
            return made[line.move], -abs(places[line.move] - places[single.right.move])
        return made[line.move], SequenceMatcher(None, text, line.played[0].text).ratio()

    return sorted(failing, key=nearness, reverse=True)[:NEAREST]


def _happens_too(single: Single, line: Line) -> bool:
    """Return whether a line that is not sure turns out well by luck."""
    return any(type(event).__name__ == single.goal.event for event in line.events)
