"""Every game at every table: each player count with each mix of options that the game accepts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from allpairspy import AllPairs

from engine.core.game import Game, IllegalSetup
from engine.core.options import option_word, values_of
from explorer.files.library import games
from tests.core.toy import TOY
from tests.option_space import dial_ends, option_space

GAMES: Mapping[str, Game[Any]] = {**games(), TOY.name: TOY}

Chosen = Mapping[str, object]


class Table(NamedTuple):
    """So many players of a game."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


class Setup(NamedTuple):
    table: Table
    chosen: Chosen

    def __str__(self) -> str:
        kind = GAMES[self.table.game].option_type
        words = [
            f"{name}={option_word(value)}"
            for name, value in self.chosen.items()
            if value != values_of(kind, name)[0]
        ]
        return " ".join([f"{self.table.game}, {self.table.players} players", *words])

    def start(self) -> Any:
        return GAMES[self.table.game].setup(self.table.players, **self.chosen)


def accepts(table: Table, chosen: Chosen) -> bool:
    try:
        GAMES[table.game].setup(table.players, **chosen)
    except IllegalSetup:
        return False
    return True


@cache
def setups(table: Table) -> tuple[Setup, ...]:
    """Every mix of the options that are on or off, and with each the others in pairs."""
    space = option_space(GAMES[table.game].option_type)
    switches = {name: values for name, values in space.items() if set(values) == {False, True}}
    others = {name: values for name, values in space.items() if name not in switches}
    return tuple(
        Setup(table, mix | row)
        for values in product(*switches.values())
        for mix in [dict(zip(switches, values, strict=True))]
        for row in _rows(table, mix, others)
    )


def _rows(
    table: Table, mix: dict[str, object], others: Mapping[str, tuple[object, ...]]
) -> Iterator[dict[str, object]]:
    """Readings in which every two that go together meet; what is refused is left out."""
    default = {name: values[0] for name, values in others.items()}

    def fits(row: list[object]) -> bool:
        return accepts(table, mix | default | dict(zip(others, row, strict=False)))

    rows = [list(default.values())]
    if len(others) < 2:
        rows = [list(row) for row in product(*others.values())]
    elif fits(rows[0]):
        rows += [list(row) for row in AllPairs(list(map(list, others.values())), filter_func=fits)]
    unique = {tuple(row): dict(zip(others, row, strict=True)) for row in rows if fits(row)}
    yield from unique.values()


@cache
def tuned(table: Table) -> tuple[Setup, ...]:
    """Mixes of the dials at the ends of their bounds; every two that go together meet in one."""
    kind = GAMES[table.game].option_type
    ends = {
        name: list(dict.fromkeys((values_of(kind, name)[0], *both)))
        for name, both in dial_ends(kind).items()
    }

    def fits(row: list[object]) -> bool:
        return accepts(table, dict(zip(ends, row, strict=False)))

    if len(ends) < 2:
        rows = [[value] for values in ends.values() for value in values]
    else:
        rows = list(AllPairs(list(ends.values()), filter_func=fits))
    return tuple(Setup(table, dict(zip(ends, row, strict=True))) for row in rows if fits(row))


def seatings(game: Game[Any]) -> range:
    """Every number of players there are names for, whether or not it can be played."""
    return range(1, len(game.seat_names) + 1)


TABLES = tuple(
    table
    for game in GAMES.values()
    for table in (Table(game.name, players) for players in seatings(game))
    if setups(table)
)
