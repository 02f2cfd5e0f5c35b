"""Measures by their definitions, on games written by hand and on known answers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.record import replace
from engine.lab.lab import Lab
from engine.lab.measures import MEASURES, Measure, find_measure, measured
from engine.lab.playing import Played

FIRST = Played(
    number=0,
    sides=(("ann",), ("ben",), ("cy",)),
    order=(Seat(2), Seat(0), Seat(1)),
    winners=(Seat(0), Seat(2)),
    decisions=10,
    forced=4,
    moves=13,
    chapters=2,
    scores={"apples": (1, 5, None), "total": (30, 10, 20)},
    rules={"a": 2},
    events={"Fell": 3},
    uses={"Fell ladder": 2},
    leaders=((Seat(1),), (Seat(0), Seat(1)), (Seat(0),), (Seat(0), Seat(2))),
)
SECOND = replace(
    FIRST,
    number=1,
    sides=(("ann",), ("dan",), ("cy",)),
    winners=(Seat(1),),
    scores={"apples": (1, 5, None)},
    rules={"b": 1},
    uses={"Fell tree": 1},
    leaders=((Seat(0),), (Seat(1),), (Seat(0),), (Seat(1),), (Seat(1),), (Seat(1),)),
)
THIRD = replace(FIRST, number=2, winners=(), decisions=0, forced=0, scores={}, leaders=())


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("wins_by_seat", {"1": [0.5, 0, 0], "2": [0, 1, 0], "3": [0.5, 0, 0]}),
        ("wins_by_turn", {"1": [0.5, 0, 0], "2": [0.5, 0, 0], "3": [0, 1, 0]}),
        ("wins_by_name", {"ann": [0.5, 0, 0], "ben": [0, 0], "cy": [0.5, 0, 0], "dan": [1]}),
        ("score_spread", {"": [20, 4]}),
        ("moves", {"": [13, 13, 13]}),
        ("decisions", {"": [10, 10, 0]}),
        ("rounds", {"": [2, 2, 2]}),
        ("forced", {"": [0.4, 0.4]}),
        ("choices", {"": [6, 6, 0]}),
        ("rules", {"a": [1, 0, 1], "b": [0, 1, 0]}),
        ("events", {"Fell": [1, 1, 1]}),
        ("rule_counts", {"a": [2, 0, 2], "b": [0, 1, 0]}),
        ("event_counts", {"Fell": [3, 3, 3]}),
        ("uses", {"Fell ladder": [1, 0, 1], "Fell tree": [0, 1, 0]}),
        ("use_counts", {"Fell ladder": [2, 0, 2], "Fell tree": [0, 1, 0]}),
        ("lead_changes", {"": [1, 3]}),
        ("winner_known", {"": [1, pytest.approx(4 / 6)]}),
    ],
)
def test_a_measure_is_what_it_says(name: str, values: dict[str, list[float]]) -> None:
    found = measured(MEASURES[name], [FIRST, SECOND, THIRD])
    assert {label: list(series.values()) for label, series in found.items()} == values


def test_every_measure_says_what_it_means() -> None:
    assert all(len(measure.meaning.split()) > 3 for measure in MEASURES.values())


def test_places_stand_in_their_order() -> None:
    many = replace(FIRST, sides=tuple((str(seat),) for seat in range(11)))
    assert list(measured(MEASURES["wins_by_seat"], [many])) == [str(seat) for seat in range(1, 12)]


def test_ones_own_measure_is_a_function_of_a_game() -> None:
    def falls(played: Played) -> float:
        return played.events["Fell"] / 2

    assert measured(find_measure(falls), [FIRST]) == {"": {0: 1.5}}
    assert find_measure(falls).name == "falls"
    share = Measure("fell", "whether somebody fell", lambda one: "Fell" in one.events, share=True)
    assert measured(find_measure(share), [FIRST]) == {"": {0: 1.0}}


def test_ones_own_measure_means_what_its_docstring_says() -> None:
    def length(played: Played) -> float:
        """Moves of a game.

        Luck counts too.
        """
        return played.moves

    assert find_measure(length).meaning == "moves of a game"
    assert find_measure(lambda played: 1.0).meaning == "a measure of one's own"


def test_a_measure_that_raises_is_named_with_its_game() -> None:
    def broken(played: Played) -> float:
        return played.events["Flew"]

    with pytest.raises(GameError, match=r"^the measure broken failed at game 0 with KeyError"):
        measured(find_measure(broken), [FIRST])


def worded(played: Played) -> Any:
    return f"{played.moves}, which is many"


def test_a_measure_that_gives_no_number_is_named() -> None:
    with pytest.raises(GameError, match=r"^the measure worded failed at game 0 with ValueError"):
        measured(find_measure(worded), [FIRST])


def test_an_unknown_measure_is_told_with_those_there_are() -> None:
    with pytest.raises(GameError, match=r"no measure is called 'luck'; there are wins_by_seat, "):
        find_measure("luck")


# -- known answers


def test_the_first_player_of_super_express_loses_at_random() -> None:
    """Long runs of another program gave 7.6, 23.7, 29.4 and 34.7 % by turn order."""
    wins = Lab("super_express", 4, seed=1).run(1500).estimate("wins_by_turn")
    for place, known in zip("1234", (0.076, 0.237, 0.294, 0.347), strict=True):
        assert wins[place].interval.low < known < wins[place].interval.high
    assert wins["1"].interval.high < wins["2"].interval.low


def test_counting_by_seat_hides_it() -> None:
    wins = Lab("super_express", 4, seed=1).run(1500).estimate("wins_by_seat")
    assert all(row.interval.low < 0.25 < row.interval.high for row in wins.rows)


@pytest.mark.parametrize(
    ("game", "decisions", "forced"),
    [("super_express", 42, 0.73), ("colt_express", 155, 0.29)],
)
def test_so_many_decisions_are_forced(game: str, decisions: int, forced: float) -> None:
    result = Lab(game, 4, seed=1).run(150)
    assert result.estimate("decisions")[""].mean == pytest.approx(decisions, rel=0.05)
    assert result.estimate("forced")[""].mean == pytest.approx(forced, abs=0.03)
