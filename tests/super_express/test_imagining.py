"""Imagined positions: every plan and treasure as often as the rules and the view allow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.playout import outcomes
from engine.core.record import replace
from engine.super_express import GAME
from engine.super_express.execution import REVEAL
from engine.super_express.pieces import TREASURES
from engine.super_express.state import EXECUTION, OFF, State
from tests.drawn import check_drawn, shared_out

DOC, MEI, TUCO = Seat(0), Seat(1), Seat(2)
ON_BOARD = "seats: Doc, Mei, Tuco; train: 3; C1: Doc<; C2: Mei>; C3: Tuco<"
AT_THE_ENDS = "seats: Doc, Mei, Tuco; train: 3; C1: Doc<; C3: Mei>; C0 roof: Tuco<"
DOC_HAS_PLANNED = "plan Doc: | Turn, Floor, Move; now: Mei plans"


def odds_of_what_doc_sees(
    start: str, reveals: int, that: Callable[[State], bool] = lambda _state: True
) -> Mapping[State, Mapping[State, Fraction]]:
    """For each view that Doc may have after so many cards, the positions behind it by their odds.

    Everybody who has still to plan picks evenly among all plans.
    """
    planned = outcomes(GAME, GAME.read_position(start), lambda state: state.phase is EXECUTION)
    behind: dict[State, dict[State, Fraction]] = defaultdict(dict)
    for state, share in planned.items():
        for _ in range(reveals):
            if state.phase is EXECUTION:
                state, _ = GAME.play(state, REVEAL)
        if state.phase is EXECUTION and that(state):
            behind[GAME.sight.observe(state, DOC)][state] = share
    return {view: shared_out(states) for view, states in behind.items()}


def imagining(view: State, seat: Seat = DOC) -> Callable[[], State]:
    rng = Random(1)
    return lambda: GAME.sight.imagine(view, seat, rng)


@pytest.mark.parametrize(("reveals", "kinds"), [(1, 1), (2, 4), (3, 13)])
def test_plans_are_drawn_with_the_odds_of_the_rules(reveals: int, kinds: int) -> None:
    """After Mei's Shoot Tuco is out, and has nothing to show."""
    views = odds_of_what_doc_sees(f"{ON_BOARD}; {DOC_HAS_PLANNED}", reveals)
    assert len(views) == kinds
    for view in list(views)[:2]:
        check_drawn(imagining(view), views[view])


@pytest.mark.parametrize("rescue", ["next_turn", "any_card"])
def test_a_game_that_waits_for_one_bandit_tells_that_it_has_a_horse(rescue: str) -> None:
    start = (
        f"options: horse, horse_rescue {rescue}; seats: Doc, Mei, Tuco; round: 2; train: 3; "
        f"out: Tuco 1; C1: Doc<; C3: Mei>; {DOC_HAS_PLANNED}"
    )
    views = odds_of_what_doc_sees(start, 2, lambda state: state.bandits[MEI].status is OFF)
    assert {len(states) for states in views.values()} == {{"next_turn": 3, "any_card": 6}[rescue]}
    for view, states in views.items():
        check_drawn(imagining(view), states)


@pytest.mark.parametrize("rescue", ["next_turn", "any_card"])
def test_a_game_that_waits_for_two_tells_that_one_of_them_has_a_horse(rescue: str) -> None:
    start = f"options: horse, horse_rescue {rescue}; {AT_THE_ENDS}; {DOC_HAS_PLANNED}"
    views = odds_of_what_doc_sees(
        start, 3, lambda state: state.bandits[MEI].status is state.bandits[TUCO].status is OFF
    )
    (view,) = views
    assert len(views[view]) == {"next_turn": 63, "any_card": 108}[rescue]
    check_drawn(imagining(view), views[view])


@pytest.mark.parametrize("pending", ["always", "never"])
def test_a_game_that_waits_in_any_case_tells_nothing(pending: str) -> None:
    start = f"options: horse, horse_pending {pending}; {AT_THE_ENDS}; {DOC_HAS_PLANNED}"
    views = odds_of_what_doc_sees(start, 2, lambda state: state.bandits[MEI].status is OFF)
    assert len(views) == 1
    for view, states in views.items():
        check_drawn(imagining(view), states)


def test_a_horse_of_ones_own_is_reason_enough_to_wait() -> None:
    state = GAME.read_position(
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C1: Tuco<; off: Doc, Mei; "
        "plan Doc: Move | Horse, Turn; plan Mei: Move | Turn, Floor; plan Tuco: Turn | Move, Floor;"
        "now: Doc plays"
    )
    view = GAME.sight.observe(state, DOC)
    draw = imagining(view)
    assert len({draw().bandits[MEI].planned for _ in range(300)}) == 12


def test_a_game_that_waits_for_nobody_is_refused() -> None:
    state = GAME.read_position(
        "options: horse; train: 3; seats: Doc, Mei, Tuco; round: 2; out: Tuco 1; C1: Mei<; "
        "off: Doc; plan Doc: Move | Horse, Turn; plan Mei: Turn | Move, Floor; now: Doc plays"
    )
    doc = replace(state.bandits[DOC], planned=state.bandits[MEI].planned)
    impossible = replace(state, bandits=(doc, *state.bandits[1:]))
    with pytest.raises(GameError, match="nobody off the train can come back"):
        GAME.sight.imagine(GAME.sight.observe(impossible, DOC), DOC, Random(1))


def test_unseen_treasures_have_any_values_that_are_left() -> None:
    state = GAME.read_position(
        "seats: Doc, Mei, Tuco; round: 4; train: 1; C0: Doc<, Mei>; C1: Tuco<; "
        "treasure Doc: 345; treasure Mei: 301, 389"
    )
    view = GAME.sight.observe(state, DOC)
    rest = [value for value in TREASURES if value != 345]
    values = list(permutations(rest, 2))
    draw = imagining(view)
    check_drawn(
        lambda: draw().bandits[MEI].treasures, {each: Fraction(1, len(values)) for each in values}
    )


def test_once_the_game_is_over_treasures_are_known() -> None:
    state = GAME.read_position(
        "seats: Doc, Mei, Tuco; round: 2; train: 2; C1: Doc<; out: Mei 1, Tuco 2; "
        "treasure Mei: 301; now: over, won by Doc"
    )
    assert imagining(GAME.sight.observe(state, DOC))() == state
