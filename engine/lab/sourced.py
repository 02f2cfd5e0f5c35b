"""What every answer of the lab says beside its numbers: what was played, and what to mind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING


class Sourced:
    """An answer that names its `source` in one sentence, with a `warning` where there is one."""

    __slots__ = ()

    if TYPE_CHECKING:
        # Fields of the answer itself.
        @property
        def source(self) -> str: ...
        @property
        def warning(self) -> str: ...

    @property
    def remarks(self) -> tuple[str, ...]:
        """Return what this kind of answer says of itself."""
        return ()

    @property
    def notes(self) -> tuple[str, ...]:
        """Return what a reader should know before relying on the numbers."""
        return (*self.remarks, self.warning) if self.warning else self.remarks

    def cite(self) -> str:
        """Return what was played, in one sentence."""
        return self.source

    def written(self, head: str, rows: Iterable[object]) -> str:
        """The whole answer as text."""
        return "\n".join([head, *map(str, rows), *self.notes, self.cite()])
