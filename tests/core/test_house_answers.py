"""What a house rule may return, where several games ask for the same."""

from __future__ import annotations

import pytest

from engine.core.house_answers import a_number, one_of, some_of

SEATS = (0, 1, 2)


@pytest.mark.parametrize(
    ("answer", "possible"),
    [(0, True), (12, True), (-1, False), (True, False), (1.0, False), ("1", False), (None, False)],
    ids=repr,
)
def test_a_number_is_whole_and_not_negative(answer: object, possible: bool) -> None:
    assert a_number(None, answer) is possible


@pytest.mark.parametrize(
    ("answer", "possible"),
    [(0, True), (3, False), (True, False), (1.0, False), ([0], False), ({0: 0}, False)],
    ids=repr,
)
def test_one_is_among_those_there_are(answer: object, possible: bool) -> None:
    assert one_of(lambda _state: SEATS)(None, answer) is possible


@pytest.mark.parametrize(
    ("answer", "possible"),
    [
        *([(), True], [(2, 0), True], [[1], True]),
        *([(0, 0), False], [(3,), False], [(True,), False], [([0],), False], [{0, 1}, False]),
        *([0, False], [None, False]),
    ],
    ids=repr,
)
def test_some_are_among_them_and_none_twice(answer: object, possible: bool) -> None:
    assert some_of(lambda _state: SEATS)(None, answer) is possible
