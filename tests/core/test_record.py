"""Records are values: frozen, compared and hashed by content, written and read back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.record import (
    Draft,
    Kind,
    Record,
    RecordError,
    field_names,
    from_json,
    from_plain,
    remembered,
    replace,
    settle,
    to_json,
    to_plain,
)


class Colour(Kind):
    RED = "red"
    BLUE = "blue"


class Bead(Record):
    colour: Colour
    size: int = 1


class Chain(Record):
    beads: tuple[Bead, ...]
    clasp: str = ""


class Shape(Record, tag=True):
    sides: int


class Size(Record, tag=True):
    sides: int


class Solid(Shape):
    faces: int


class Renamed(Record, rename={"after": "from"}):
    after: int


class Making(Draft):
    parts: list[int] = []


RED, BLUE = Bead(Colour.RED), Bead(Colour.BLUE, 2)

chains = st.builds(
    Chain,
    st.lists(st.builds(Bead, st.sampled_from(Colour), st.integers(-(2**53), 2**53))).map(tuple),
    st.text(),
)


def test_fields_can_not_be_set() -> None:
    for field in ("colour", "size"):
        with pytest.raises(AttributeError):
            setattr(RED, field, 3)
    assert RED.size == 1


def test_equal_content_is_equal_and_has_one_hash() -> None:
    one, other = Chain((RED, BLUE)), Chain((Bead(Colour.RED), Bead(Colour.BLUE, 2)))
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, Chain((BLUE, RED))}) == 2


def test_kinds_of_record_with_the_same_fields_are_different() -> None:
    one: Record = Shape(3)
    assert one != Size(3)
    assert one == Shape(3)


def test_replace_leaves_the_original_alone() -> None:
    bigger = replace(RED, size=5)
    assert (bigger, RED) == (Bead(Colour.RED, 5), Bead(Colour.RED, 1))


def test_replace_refuses_a_field_that_is_not_there() -> None:
    unknown: dict[str, Any] = {"weight": 1}
    with pytest.raises(TypeError, match="weight"):
        replace(RED, **unknown)


@given(chains)
def test_a_record_reads_back_from_json_and_from_plain_values(chain: Chain) -> None:
    assert from_json(to_json(chain), Chain) == chain
    assert from_plain(to_plain(chain), Chain) == chain


@pytest.mark.parametrize(
    ("value", "json"),
    [
        (Chain((RED,)), '{"beads":[{"colour":"red"}]}'),
        (Bead(Colour.BLUE, 2), '{"colour":"blue","size":2}'),
        (Solid(4, 6), '{"type":"Solid","sides":4,"faces":6}'),
        (Renamed(3), '{"from":3}'),
    ],
    ids=["defaults are left out", "kinds by value", "tagged by class", "renamed field"],
)
def test_json_is_short_and_readable(value: Record, json: str) -> None:
    assert to_json(value) == json
    assert from_json(json, type(value)) == value


def test_a_tag_decides_which_kind_is_read() -> None:
    either: Any = Shape | Solid
    assert from_json('{"type":"Solid","sides":4,"faces":6}', either) == Solid(4, 6)
    assert from_json('{"type":"Shape","sides":4}', either) == Shape(4)


@pytest.mark.parametrize(
    ("json", "said"),
    [
        ("{", "truncated"),
        ('{"size":1}', "missing required field `colour`"),
        ('{"colour":"green"}', "'green'"),
        ('{"colour":"red","weight":1}', "unknown field `weight`"),
        ('{"colour":"red","size":"big"}', "`$.size`"),
    ],
    ids=["cut off", "field missing", "unknown member", "unknown field", "wrong type"],
)
def test_what_does_not_fit_is_refused_with_the_place(json: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        from_json(json, Bead)
    assert said in str(refused.value)


def test_plain_values_that_do_not_fit_are_refused_with_the_place() -> None:
    with pytest.raises(RecordError, match=r"\$\.beads\[1\]\.colour"):
        from_plain({"beads": [{"colour": "red"}, {"colour": 7}]}, Chain)


def test_a_record_error_is_a_value_error() -> None:
    assert issubclass(RecordError, ValueError)


def test_field_names_include_the_inherited_ones() -> None:
    assert field_names(Solid) == ("sides", "faces")


def test_a_draft_can_be_changed_and_shares_nothing() -> None:
    one, other = Making(), Making()
    one.parts.append(1)
    one.parts = [*one.parts, 2]
    assert (one.parts, other.parts) == ([1, 2], [])


def test_members_of_a_kind_serve_as_keys() -> None:
    table = {Colour.RED: 1, Colour.BLUE: 2}
    assert [table[from_json(f'"{colour.value}"', Colour)] for colour in Colour] == [1, 2]


def test_what_is_remembered_is_computed_once() -> None:
    asked: list[int] = []

    @remembered
    def square(number: int) -> int:
        asked.append(number)
        return number * number

    assert [square(3), square(3), square(4)] == [9, 9, 16]
    assert asked == [3, 4]


class Handful(Record):
    numbers: tuple[int, ...]

    def __post_init__(self) -> None:
        settle(self, "numbers", tuple(sorted(self.numbers)))


@pytest.mark.parametrize(
    "made",
    [
        Handful((3, 1, 2)),
        replace(Handful(()), numbers=(2, 3, 1)),
        from_json('{"numbers": [3, 2, 1]}', Handful),
    ],
)
def test_a_field_is_settled_however_the_record_is_made(made: Handful) -> None:
    assert made == Handful((1, 2, 3))
    assert made.numbers == (1, 2, 3)
