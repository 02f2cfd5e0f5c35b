"""The factory: puzzles of a game, mined by a seed, ranked, and written as scenario files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.rulebook import RuleId
from engine.core.scenario import Scenario, scenario_text
from engine.core.seeds import check_seed

from ..files.library import find_game
from ..files.writing import CantWrite, said, to_path, write_whole
from .mining import find_source
from .puzzle import Puzzle
from .ranking import picked
from .searching import Search
from .words import titles
from .writing import scenario_of

MOST_PUZZLES = 100


@dataclass(frozen=True)
class Made:
    """A puzzle as a scenario, with the share of tries in which the fair player fails."""

    scenario: Scenario
    fails: float

    @property
    def file(self) -> str:
        """A name for its file."""
        words = re.findall(r"[a-z0-9]+", self.scenario.title.lower().replace("'", ""))
        return "_".join(words)


@dataclass(frozen=True)
class Batch:
    """What the factory has made, the easiest first; `short` says why there are fewer than asked."""

    made: tuple[Made, ...]
    short: str = ""


def make(game: str, count: int = 10, rule: str = "", seed: int | str = 0) -> Batch:
    """Return puzzles of a game, about a rule if one is named; the same seed makes the same.

    An interrupt ends the search, and what was found by then is made.
    """
    found_game = find_game(game)
    source = find_source(found_game)
    _check(found_game, count, rule, seed)
    search = Search(found_game, source, count, RuleId(rule))
    why = search.run(seed)
    chosen = picked(search.found, count)
    made = tuple(_titled(chosen))
    if not made:
        about = f" about {rule}" if rule else ""
        raise GameError(f"no puzzle{about} was found {why}; another seed may find one")
    short = f"only {len(made)} of {count} were found {why}" if len(made) < count else ""
    return Batch(made, short)


def _check(game: Game[Any], count: int, rule: str, seed: int | str) -> None:
    check_seed(seed)
    if not isinstance(count, int) or isinstance(count, bool) or not 0 < count <= MOST_PUZZLES:
        raise GameError(f"the count is a number from 1 to {MOST_PUZZLES}, not {quoted(count)}")
    if rule:
        game.words.rulebook().rule(RuleId(rule))
    if rule in game.rules_without_effect:
        raise GameError(f"no puzzle is about {rule}, since nothing that happens shows this rule")


def _titled(chosen: list[Puzzle]) -> Iterator[Made]:
    """Yield the puzzles as scenarios, each with the first of its titles that was used least."""
    used: Counter[str] = Counter()
    drawn: Counter[tuple[str, int]] = Counter()
    for puzzle in chosen:
        found, kind = titles(puzzle, "en"), puzzle.goal.kind
        number = min(range(len(found)), key=lambda n: (used[found[n]], drawn[kind, n]))
        yield Made(scenario_of(puzzle, number, used[found[number]]), puzzle.fails)
        used[found[number]] += 1
        drawn[kind, number] += 1


@dataclass(frozen=True)
class Puzzles:
    """Puzzles in files, the easiest first: `study(found.files[0])` opens one."""

    files: tuple[Path, ...]
    batch: Batch

    def __repr__(self) -> str:
        lines = [
            f"{file}: {made.scenario.title} (the fair player fails {made.fails:.0%})"
            for file, made in zip(self.files, self.batch.made, strict=True)
        ]
        return "\n".join([*lines, *([self.batch.short] if self.batch.short else [])])

    def __len__(self) -> int:
        return len(self.files)


def puzzles(
    game: str,
    count: int = 10,
    rule: str = "",
    seed: int | str = 0,
    to: str | Path = "puzzles",
) -> Puzzles:
    """Make puzzles of a game and write them to a folder, as scenario files to be looked through."""
    batch = make(game, count, rule, seed)
    folder = to_path(to)
    contents = {
        folder / f"{number:02}_{made.file}.toml": scenario_text(made.scenario).encode()
        for number, made in enumerate(batch.made, 1)
    }
    _make_room(folder, contents)
    return Puzzles(tuple(write_whole(path, text) for path, text in contents.items()), batch)


def _make_room(folder: Path, contents: dict[Path, bytes]) -> None:
    """Make the folder; refuse to write over other files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, text in contents.items():
            if path.exists() and path.read_bytes() != text:
                raise CantWrite(
                    f"{said(str(path))} is there already and differs; choose another folder"
                )
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CantWrite(f"{said(str(folder))} can't be written to: {why}") from None
