"""The names of players, checked and looked up among those that exist."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from .bounds import (
    MOST_LISTED,
    MOST_NAME,
    OutOfBounds,
    check_number,
    check_size,
    check_text,
    quoted,
)
from .errors import GameError

E = TypeVar("E", bound=Enum)


def named(players: object, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names in seat order; for a number, the usual names, then empty ones."""
    if isinstance(players, int) and not isinstance(players, bool):
        check_number(players, "the number of players", -MOST_LISTED, MOST_LISTED)
        names = usual[: max(players, 0)]
        return names + ("",) * (players - len(names))
    if not isinstance(players, list | tuple):
        raise OutOfBounds(f"players are a number or a list of names, not {quoted(players)}")
    check_size(players, "a game", MOST_LISTED, "players")
    names = tuple(check_text(name, "the name of a player", MOST_NAME) for name in players)
    if not all(map(str.strip, names)):
        raise GameError("a player has an empty name; give every player one")
    return names


def called(
    names: Sequence[str], known: type[E]
) -> tuple[tuple[E, ...], tuple[str, ...], tuple[E, ...]]:
    """Return the members called by these names, the unknown names, and members called twice.

    Upper and lower case don't matter. An empty name is nobody's.
    """
    members = {str(member.value): member for member in known}
    found = tuple(members[name.lower()] for name in names if name.lower() in members)
    strange = tuple(name for name in names if name and name.lower() not in members)
    return found, strange, tuple(member for member in known if found.count(member) > 1)
