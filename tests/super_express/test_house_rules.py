"""Rules of the game replaced by code: what happens follows it, and so do sight and judgement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.house import make_house, replaceable_rules
from engine.core.moves import Seat
from engine.core.rulebook import RuleId
from engine.super_express import GAME, rules
from engine.super_express.actions.shoot import Target
from engine.super_express.pieces import FRONT, SPOTS, Facing, Spot
from engine.super_express.state import State, aboard
from tests.super_express.table import bandit, lines, play, position, seat

DONE = "Move, Floor, Turn |"
LAST_CARD = f"plan Doc: Move, Floor | Turn; plan Mei: {DONE}; plan Tuco: {DONE}; now: Doc plays"


def at(text: str, rule: RuleId, function: Callable[..., Any], moves: str = "") -> State:
    """A position that is played with a function in place of a rule."""
    house = make_house(rule, function)
    return position(f"options: house {house.name}; {text}", moves)


def whoever_is_second(_state: State, ahead: list[Target]) -> Target | None:
    return ahead[1] if len(ahead) > 1 else None


def one_floor_up(_state: State, origin: Spot, _direction: Facing) -> Spot | None:
    return SPOTS[origin.floor | 1]


def past_the_end(_state: State, _seat: Seat, _origin: Spot) -> Spot | None:
    return SPOTS[-1]


def nobody_goes(_state: State) -> tuple[Seat, ...]:
    return ()


def the_first_player(state: State) -> Seat:
    return state.first


def all_to_the_front(state: State) -> tuple[Facing, ...]:
    return (FRONT,) * len(state.bandits)


def everybody_aboard(state: State) -> tuple[Seat, ...]:
    return aboard(state)


def test_the_rules_that_may_be_replaced() -> None:
    assert set(replaceable_rules("sx.")) == {
        rules.SETUP_PLACEMENT,
        rules.SETUP_FACING,
        rules.MOVE,
        rules.SHOOT_TARGET,
        rules.SHOOT_PUSH,
        rules.UNCOUPLE,
        rules.TREASURE_FARTHEST,
        rules.FIRST_PASSES,
        rules.WAKE_NEXT_ROUND,
        rules.END_LOCOMOTIVE,
        rules.END_TIE,
    }


def test_a_house_rule_says_who_is_hit() -> None:
    state = at(
        "train: 4; C0: Doc>; C1: Mei<; C2: Tuco>",
        rules.SHOOT_TARGET,
        whoever_is_second,
        "Doc plays Shoot",
    )
    after, told = play(state, "reveal")
    assert "Shot Doc, Tuco, C0, C2 [sx.shoot.target]" in told
    assert bandit(after, "Tuco").stunned


def test_a_house_rule_says_where_a_shot_pushes() -> None:
    state = at(
        "train: 4; C0: Doc>; C1: Mei<; C2: Tuco>",
        rules.SHOOT_PUSH,
        one_floor_up,
        "Doc plays Shoot",
    )
    after, told = play(state, "reveal")
    assert told[-1] == "Pushed Mei, C1, C1 roof, front [sx.shoot.push]"
    assert "C1 roof: Mei<*" in lines(after)


def test_a_house_rule_says_what_uncoupling_takes_away() -> None:
    state = at(
        f"train: 3; C0: Doc<; C3: Mei<; C3 roof: Tuco>; {LAST_CARD}", rules.UNCOUPLE, nobody_goes
    )
    after, told = play(state, "reveal")
    assert "Uncoupled C3, nobody [sx.uncouple]" in told
    assert {"C2: Mei<", "C2 roof: Tuco>"} <= set(lines(after))


def test_a_house_rule_says_who_takes_a_treasure_and_only_they_see_it() -> None:
    state = at(
        f"train: 3; C0: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}",
        rules.TREASURE_FARTHEST,
        the_first_player,
    )
    due, told = play(state, "reveal")
    assert told[-1] == "TreasureAwarded Doc, C3 [sx.treasure.farthest]"
    draw = GAME.notation.read_move("treasure 301", due)
    assert GAME.sight.witness_move(draw, due, seat(due, "Doc")) == draw
    assert GAME.sight.witness_move(draw, due, seat(due, "Tuco")) != draw
    after, _ = play(due, "treasure 301")
    assert bandit(after, "Doc").treasures == (301,)


def test_a_house_rule_may_name_somebody_who_is_out() -> None:
    for rule in (rules.TREASURE_FARTHEST, rules.FIRST_PASSES):
        state = at(f"train: 3; C3: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}", rule, the_first_player)
        after, told = play(state, "reveal; treasure 301")
        assert "Uncoupled C3, Doc [sx.uncouple]" in told
        assert "FirstPlayerPassed Mei [sx.first.passes]" in told
        assert GAME.rules.invalid(after) is None


def test_a_house_rule_that_leads_off_the_train_puts_a_bandit_out() -> None:
    state = at(
        "train: 4; C0: Doc>; C1: Mei<; C2: Tuco>", rules.MOVE, past_the_end, "Doc plays Move"
    )
    _, told = play(state, "reveal")
    assert told[-1].startswith("Eliminated Doc, walked_off, C0")


def test_a_house_rule_says_how_a_game_starts() -> None:
    house = make_house(rules.SETUP_FACING, all_to_the_front)
    start = GAME.setup(4, house=(house,))
    after, _ = play(start, "first Doc")
    assert {each.facing for each in after.bandits} == {FRONT}


def test_a_house_rule_says_who_wins_and_the_position_is_judged_by_it() -> None:
    state = at(
        f"train: 1; round: 4; C0: Doc<, Mei<, Tuco>; {LAST_CARD}; "
        "treasure Doc: 301; treasure Mei: 389",
        rules.END_LOCOMOTIVE,
        everybody_aboard,
    )
    over, told = play(state, "reveal; treasure 345")
    assert told[-1] == "GameEnded Mei [sx.end.locomotive sx.end.tie]"
    assert GAME.rules.invalid(over) is None
