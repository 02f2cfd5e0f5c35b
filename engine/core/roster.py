"""Who plays: the names that players give, looked up among those that there are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=Enum)


def called(
    names: Sequence[str], known: type[E]
) -> tuple[tuple[E, ...], tuple[str, ...], tuple[E, ...]]:
    """Who is called by these names; the names that nobody has; and who is called twice.

    Capital letters don't matter, and an empty name calls nobody.
    """
    members = {str(member.value): member for member in known}
    found = tuple(members[name.lower()] for name in names if name.lower() in members)
    strange = tuple(name for name in names if name and name.lower() not in members)
    return found, strange, tuple(member for member in known if found.count(member) > 1)
