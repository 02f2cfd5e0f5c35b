"""Whole games at random, and exact odds over all choices and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.moves import NOBODY
from engine.core.playout import outcomes, playout

from .toy import TOY
from .toy_moves import Lay
from .toy_pieces import Options, Phase, State
from .toy_play import LAYING, PICKING, position

ANN = 0


def odds(
    state: State, until: Callable[[State], bool], seen: Callable[[State], object]
) -> Mapping[object, Fraction]:
    """The odds of what is seen of the positions that are reached."""
    summed: dict[object, Fraction] = {}
    for reached, chance in outcomes(TOY, state, until).items():
        summed[seen(reached)] = summed.get(seen(reached), Fraction(0)) + chance
    return summed


def apples(state: State) -> object:
    return tuple(player.apples for player in state.players)


def next_round(state: State) -> bool:
    return state.round > 1


# -- playouts


@given(st.integers(), st.sampled_from(TOY.player_counts), st.builds(Options, st.booleans()))
def test_a_playout_ends_and_its_moves_lead_there(seed: int, players: int, options: Options) -> None:
    start = TOY.setup(players, small=options.small)
    end, moves = playout(TOY, start, Random(seed))
    assert TOY.rules.to_act(end) == NOBODY
    assert TOY.rules.winners(end)
    state = start
    for move in moves:
        state, _ = TOY.play(state, move)
    assert state == end


def test_a_playout_is_repeated_by_its_random_numbers() -> None:
    games = [playout(TOY, TOY.setup(3), Random(seed)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_a_playout_from_the_end_is_no_moves() -> None:
    end, _ = playout(TOY, TOY.setup(2), Random(0))
    assert playout(TOY, end, Random(0)) == (end, ())


def test_a_random_player_picks_every_listed_move_as_often() -> None:
    state = position(LAYING)
    choose = TOY.random_player(Random(1))
    picked = Counter(choose(state) for _ in range(15_000))
    assert set(picked) == set(TOY.rules.options(state))
    assert all(850 < count < 1150 for count in picked.values())


def test_a_random_player_goes_beyond_a_list_that_is_not_all() -> None:
    state = position(LAYING.removeprefix("options: small; "))
    choose = TOY.random_player(Random(1))
    lengths = {len(move.stones) for _ in range(100) if isinstance(move := choose(state), Lay)}
    assert lengths == set(range(1, 9))
    assert {len(move.stones) for move in TOY.rules.options(state) if isinstance(move, Lay)} == {1}


# -- exact odds


def test_two_cards_from_the_bag() -> None:
    def cards(state: State) -> object:
        return tuple(player.card[0] for player in state.players)

    dealt = odds(TOY.setup(2), lambda state: state.phase is Phase.LAYING, cards)
    assert dealt == {
        (1, 1): Fraction(3 * 2, 30),
        (1, 2): Fraction(3 * 2, 30),
        (1, 3): Fraction(3 * 1, 30),
        (2, 1): Fraction(2 * 3, 30),
        (2, 2): Fraction(2 * 1, 30),
        (2, 3): Fraction(2 * 1, 30),
        (3, 1): Fraction(1 * 3, 30),
        (3, 2): Fraction(1 * 2, 30),
    }


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("", {(3, 0): Fraction(3, 8), (1, 0): Fraction(1, 2), (0, 0): Fraction(1, 8)}),
        ("options: wind one; ", {(3, 0): Fraction(3, 8), (1, 0): Fraction(5, 8)}),
        ("options: wind half; ", {(3, 0): Fraction(3, 8), (1, 0): Fraction(5, 8)}),
        ("options: calm; ", {(3, 0): Fraction(1, 2), (1, 0): Fraction(1, 2)}),
    ],
    ids=["wind spoils", "wind leaves one", "wind leaves half of three", "no wind"],
)
def test_a_choice_and_then_the_sky(options: str, expected: Mapping[object, Fraction]) -> None:
    """Low or high evenly; high in the sun, three times out of four, wins with three apples."""
    assert odds(position(options + PICKING), next_round, apples) == expected


def test_a_stack_of_three_stones_is_odd_two_times_out_of_five() -> None:
    """Of 15 stacks 6 are odd: 1, 3, and 1 or 3 with 2 in either order."""
    shown = odds(
        position(LAYING),
        lambda state: state.players[ANN].shown,
        lambda state: state.phase,
    )
    assert shown == {Phase.PICKING: Fraction(2, 5), Phase.SHOWING: Fraction(3, 5)}


def test_a_whole_round_with_its_luck() -> None:
    """Ann has a 2 and Bob a 1, so only Ann may climb.

    Ann: 3/5 nothing, 2/5 of which half low (1), half high (3/4 two, 1/4 nothing).
    Bob: 2/5 one apple from the low tree, 3/5 nothing.
    """
    ann = {0: Fraction(3, 5) + Fraction(2, 5) / 8, 1: Fraction(1, 5), 2: Fraction(3, 20)}
    bob = {0: Fraction(3, 5), 1: Fraction(2, 5)}
    assert odds(position(LAYING), next_round, apples) == {
        (hers, his): ann[hers] * bob[his] for hers in ann for his in bob
    }


def test_equal_positions_are_one_however_they_were_reached() -> None:
    ends = outcomes(TOY, position("options: wind one; " + PICKING), next_round)
    assert len(ends) == 2
    assert sum(ends.values()) == 1


def test_a_game_that_ends_counts_where_it_ends() -> None:
    ends = outcomes(TOY, position("options: small, calm; " + PICKING), lambda state: False)
    won_at_once = [state for state in ends if state.round == 1]
    assert len(won_at_once) == 1
    assert ends[won_at_once[0]] == Fraction(1, 2)
    assert sum(ends.values()) == 1


def test_where_one_already_is_there_is_nothing_to_play() -> None:
    here = position(PICKING)
    assert outcomes(TOY, here, lambda state: True) == {here: Fraction(1)}


def test_moves_that_are_not_all_listed_have_no_odds() -> None:
    many = position(LAYING.removeprefix("options: small; "))
    with pytest.raises(ValueError, match="more moves than can be listed"):
        outcomes(TOY, many, next_round)


def test_odds_of_winning_agree_with_playouts() -> None:
    start = position("options: small, calm; " + PICKING)
    exact = odds(start, lambda state: False, TOY.rules.winners)
    games = 2000
    won: Counter[object] = Counter(
        TOY.rules.winners(playout(TOY, start, Random(seed))[0]) for seed in range(games)
    )
    assert set(won) == set(exact)
    for winners, share in exact.items():
        assert abs(Fraction(won[winners], games) - share) < Fraction(1, 20)
