"""Frozen records: values that are compared, hashed, replaced and written as JSON.

This is the only file that knows msgspec. To a type checker a record is a frozen dataclass.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast, dataclass_transform

import msgspec

from .bounds import (
    JSON_STRINGS,
    MOST_JSON,
    OutOfBounds,
    check_nested,
    check_size,
    printable,
    quoted,
)
from .errors import GameError

T = TypeVar("T")

MOST_REASON = 500
"""The most characters of the problem that an error names in a value."""

if TYPE_CHECKING:
    from dataclasses import Field
    from dataclasses import replace as replace
    from typing import ClassVar

    @dataclass_transform()
    class Draft:
        pass

    @dataclass_transform(frozen_default=True)
    class Record:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

        def __init_subclass__(
            cls, *, tag: bool = False, rename: dict[str, str] = ..., cache_hash: bool = False
        ) -> None: ...

    class WholeRecord(Record):
        pass

    def settle(record: Record, field: str, value: object) -> None: ...
else:
    replace = msgspec.structs.replace

    settle = msgspec.structs.force_setattr
    """Set a field of a record while it is being made: in its `__post_init__` and nowhere else."""

    class Draft(msgspec.Struct):
        """Named fields that may be set, for values under construction."""

    class Record(
        msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True
    ):
        """A frozen value with named fields; `tag=True` writes the class name into its JSON.

        `cache_hash=True` is for small values that are looked up often.
        """

    class WholeRecord(Record, omit_defaults=False):
        """A record written with all its fields, for readers who don't know the defaults."""


class Kind(Enum):
    """A closed set of names. Members are singletons, so identity serves as their hash."""

    __hash__ = object.__hash__


class RecordError(GameError):
    """Data that does not have the shape of the record it should become."""


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str | bytes, kind: type[T]) -> T:
    if not isinstance(text, str | bytes):
        raise RecordError(f"JSON is a text, not {quoted(text)}")
    try:
        check_size(text, "JSON", MOST_JSON, "characters")
        check_nested(text if isinstance(text, str) else text.decode(), JSON_STRINGS)
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, OutOfBounds, UnicodeError) as error:
        raise RecordError(printable(str(error), MOST_REASON)) from None


def to_plain(value: object) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value)


def from_plain(value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, type=kind)
    except msgspec.MsgspecError as error:
        raise RecordError(printable(str(error), MOST_REASON)) from None


F = TypeVar("F", bound=Callable[..., Any])


def remembered(function: F) -> F:
    """Cache the results of a function. (`functools.cache`, typed as the function it wraps.)"""
    return cast(F, cache(function))


class Written(Record):
    """A field as it appears in JSON; unless it is there `always`, a default is left out."""

    name: str
    kind: Any
    always: bool


def written_fields(kind: type[Any]) -> tuple[Written, ...]:
    """The fields of a record as they appear in JSON."""
    whole = not kind.__struct_config__.omit_defaults
    return tuple(
        Written(field.encode_name, field.type, whole or field.required)
        for field in msgspec.structs.fields(kind)
    )


@remembered
def field_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind))
