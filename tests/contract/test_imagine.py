"""From what a seat sees, positions can be imagined that it can't tell from the real one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.moves import NOBODY, Seat
from engine.core.playout import playout
from engine.core.sight import SPECTATOR

from .lines import Line, lines
from .tables import TABLES, Table

DRAWS = 3
PLAYED_OUT = 8
"""One in so many imagined positions is played to its end."""
LEAST_SHARE = 0.4


class Imagined(NamedTuple):
    """A seat at a position of a line, and what it imagines there."""

    line: Line
    at: int
    seat: Seat
    drawn: tuple[Any, ...]

    @property
    def real(self) -> Any:
        return self.line.states[self.at]

    def __str__(self) -> str:
        return f"seat {self.seat} in {self.line.where(self.at)}"


@pytest.fixture(params=TABLES, ids=str)
def imagined(request: pytest.FixtureRequest, games_seed: str, effort: int) -> tuple[Imagined, ...]:
    """Return what every seat imagines at some positions of random games of every set-up."""
    return _imagined(request.param, games_seed, effort)


@cache
def _imagined(table: Table, seed: str, effort: int) -> tuple[Imagined, ...]:
    return tuple(each for line in lines(table, seed, effort) for each in _along(line))


def _along(line: Line) -> Iterator[Imagined]:
    sight = line.game.sight
    for at in line.looked_at():
        state = line.states[at]
        for seat in line.game.board.seats(state):
            rng = line.rng(f"imagine {at} {seat}")
            view = sight.observe(state, seat)
            drawn = tuple(sight.imagine(view, seat, rng) for _ in range(DRAWS))
            yield Imagined(line, at, seat, drawn)


def test_an_imagined_position_is_possible(imagined: tuple[Imagined, ...]) -> None:
    for each in imagined:
        for state in each.drawn:
            assert each.line.game.rules.invalid(state) is None, each


def test_it_looks_the_same_to_the_seat_and_to_a_spectator(imagined: tuple[Imagined, ...]) -> None:
    for each in imagined:
        sight = each.line.game.sight
        for state in each.drawn:
            for viewer in (each.seat, SPECTATOR):
                assert sight.observe(state, viewer) == sight.observe(each.real, viewer), each


def test_the_same_is_to_be_done_by_the_same_seat(imagined: tuple[Imagined, ...]) -> None:
    for each in imagined:
        rules, real = each.line.game.rules, each.real
        told = rules.to_act(real) == each.seat or each.line.game.sight.open_choice(real)
        for state in each.drawn:
            assert rules.to_act(state) == rules.to_act(real), each
            assert rules.winners(state) == rules.winners(real), each
            if told:
                assert rules.options(state) == rules.options(real), each


def test_it_is_drawn_from_the_view_alone(imagined: tuple[Imagined, ...]) -> None:
    """From another position with the same view the same is imagined by the same luck."""
    for each in imagined:
        sight = each.line.game.sight
        view = sight.observe(each.drawn[0], each.seat)
        rng = each.line.rng(f"imagine {each.at} {each.seat}")
        again = tuple(sight.imagine(view, each.seat, rng) for _ in range(DRAWS))
        assert again == each.drawn, each


def test_what_is_hidden_differs(imagined: tuple[Imagined, ...]) -> None:
    """Where several secrets fit a view, draws differ; where one fits it alone, they can't."""
    hiding = [each for each in imagined if _view(each) != each.real]
    assert hiding
    differing = [each for each in hiding if len({each.real, *each.drawn}) > 1]
    assert len(differing) >= LEAST_SHARE * len(hiding)


def test_what_is_not_hidden_is_as_it_is(imagined: tuple[Imagined, ...]) -> None:
    for each in imagined:
        if _view(each) == each.real:
            assert set(each.drawn) == {each.real}, each


def _view(each: Imagined) -> Any:
    return each.line.game.sight.observe(each.real, each.seat)


def test_games_go_on_from_it_to_their_end(imagined: tuple[Imagined, ...]) -> None:
    for number, each in enumerate(imagined[::PLAYED_OUT]):
        end, _ = playout(each.line.game, each.drawn[0], Random(number))
        assert each.line.game.rules.to_act(end) == NOBODY, each
        assert each.line.game.rules.invalid(end) is None, each
