"""House rules: functions in place of the game's own, which moves and deduction both follow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.core.house import make_house, replaceable_rules
from engine.core.messages import plain
from engine.core.moves import IllegalMove
from engine.core.options import make_options
from engine.core.playout import playout
from engine.core.record import replace
from engine.core.rulebook import RuleId
from engine.fugitive import GAME, rules
from engine.fugitive.cards import THIRD, Card, Deck
from engine.fugitive.deduction import WITH_DRAWS, evidence_of, odds
from engine.fugitive.event_cards import Icon
from engine.fugitive.hideouts import Lay, lays
from engine.fugitive.options import Options
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from tests.fugitive.table import event_text, play, position

HAND = "fugitive: 5, 6, 13, 16, 20"
LAYS = f"trail: 1; {HAND}; now: fugitive lays"
AWAY = (
    "trail: 3, 6, 9, 12, 15!, 18, 21, 24, 27, 29!; "
    "fugitive: 10, 11, 13, 14, 20, 26, 28, 30, 32, 33, 34; now: fugitive lays"
)
LAY_42 = "lay 42 with 20, 26, 28, 30, 32"


def at(text: str, rule: RuleId, function: Callable[..., Any]) -> State:
    """The position of a text, played by a house rule."""
    house = (make_house(rule, function),)
    options = make_options(Options, {"house": house})
    state = position(text)
    return GAME.possible(replace(state, options=replace(state.options, tuning=options.tuning)))


def even_strides(_state: State, last: Card) -> int:
    return last + (6 if last % 2 == 0 else 2)


def from_the_last(state: State) -> Deck | None:
    return THIRD if state.decks[THIRD - 1] else None


def test_these_rules_can_be_replaced() -> None:
    assert set(replaceable_rules("fg.")) == {
        rules.PLACE_REACH,
        rules.MANHUNT_TRIGGER,
        rules.WIN_CAUGHT,
        rules.TURN_STALEMATE,
        rules.PASS_DRAW,
        rules.GUESS_ONCE,
        rules.GUESS_OPTIONAL,
        rules.TURN_FUGITIVE,
        rules.TURN_FUGITIVE_FIRST,
        rules.TURN_MARSHAL,
        rules.VARIANT_CATCH_UP,
    }


def test_another_reach_is_listed_and_refused_alike() -> None:
    state = at(LAYS, rules.PLACE_REACH, even_strides)
    assert {lay.card for lay in lays(state) if not lay.sprints} == {2, 3}
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, Lay(Card(5)))
    assert str(refused.value) == (
        "5 needs 2 more footprints: reach is 1 + 2 + 0 = 3. [fg.place.reach]"
    )


def test_the_marshal_infers_by_another_reach() -> None:
    state = at(
        f"round: 1; trail: 2, 3; {HAND}; now: marshal attempts", rules.PLACE_REACH, even_strides
    )
    evidence = evidence_of(GAME.sight.observe(state, MARSHAL))
    first, second = odds(evidence).of_hideout(0), odds(evidence).of_hideout(1)
    assert tuple(first) == (1, 2, 3, 4, 5, 6)
    assert tuple(second) == tuple(range(2, 13))
    rng = Random(1)
    view = GAME.sight.observe(state, MARSHAL)
    imagined = [GAME.sight.imagine(view, MARSHAL, rng) for _ in range(200)]
    assert all(GAME.rules.invalid(each) is None for each in imagined)
    likely = odds(evidence, WITH_DRAWS).of_hideout(1)
    assert {each.trail[1].card for each in imagined} <= set(likely)


@pytest.mark.parametrize(
    ("begins", "told"),
    [
        (lambda state: False, "There is no manhunt. The fugitive escapes and wins."),
        (lambda state: len(state.trail) > 5, "The manhunt is on: the highest number face up is 29"),
    ],
    ids=["never", "after a long trail"],
)
def test_the_manhunt_begins_by_another_rule(begins: Callable[..., Any], told: str) -> None:
    state = at(AWAY, rules.MANHUNT_TRIGGER, begins)
    state, events = GAME.play(state, GAME.notation.read_move(LAY_42, state))
    assert plain(GAME.words.tell(events[-1], state)).startswith(told)


def test_a_manhunt_that_the_number_would_prevent_does_not_quote_it() -> None:
    state = at(AWAY.replace("29!", "29"), rules.MANHUNT_TRIGGER, lambda state: True)
    tuned = replace(state.options.tuning, manhunt_above=10)
    state = replace(state, options=replace(state.options, tuning=tuned))
    state, events = GAME.play(state, GAME.notation.read_move(LAY_42, state))
    assert plain(GAME.words.tell(events[-1], state)) == "The manhunt is on."


def test_two_found_hideouts_are_enough_by_a_house_rule() -> None:
    def two_found(state: State) -> bool:
        return sum(hideout.up for hideout in state.trail) >= 2

    state = at(
        f"trail: 1!, 4, 7; {HAND.replace('13, ', '')}; now: marshal attempts",
        rules.WIN_CAUGHT,
        two_found,
    )
    state, events = GAME.play(state, GAME.notation.read_move("name 4", state))
    assert state.winners == (MARSHAL,)
    assert event_text(events[-1], state) == "GameEnded marshal, caught, None [fg.win.caught]"
    assert GAME.rules.invalid(state) is None


def test_a_witness_has_nothing_to_tell_where_all_is_found_and_the_game_goes_on() -> None:
    text = f"options: variant random; trail: 1!, 4; {HAND}; now: marshal event, marshal attempts"
    state = at(text, rules.WIN_CAUGHT, lambda state: False)
    found = replace(state, trail=tuple(replace(each, up=True) for each in state.trail))
    _, told = play(GAME.possible(found), "event witness")
    assert told[-1] == "NothingHappened witness [fg.event.effects]"


def test_a_turn_goes_by_the_house_rules() -> None:
    def by_length(state: State) -> int:
        return len(state.trail)

    state = at(f"trail: 1, 4; {HAND}; now: fugitive lays", rules.GUESS_ONCE, by_length)
    state, _ = play(state, "pass; draw 1; card 7; name 2")
    assert len(state.agenda) == 2
    state = at(f"trail: 1, 4; {HAND}; now: fugitive lays", rules.TURN_MARSHAL, by_length)
    state, _ = play(state, "pass")
    assert [due.task.value for due in state.agenda] == ["draw", "draw", "attempt", "turn"]


def test_a_pass_draws_from_another_deck() -> None:
    state = at(LAYS, rules.PASS_DRAW, from_the_last)
    state, told = play(state, "pass")
    assert told[-1] == "DeckChosen fugitive, 3 [fg.pass.draw]"


RULES: dict[RuleId, Callable[..., Any]] = {
    rules.PLACE_REACH: even_strides,
    rules.MANHUNT_TRIGGER: lambda state: len(state.trail) % 2 == 0,
    rules.WIN_CAUGHT: lambda state: False,
    rules.TURN_STALEMATE: lambda state: (),
    rules.PASS_DRAW: from_the_last,
    rules.GUESS_ONCE: lambda state: 2,
    rules.GUESS_OPTIONAL: lambda state: len(state.trail) < 3,
    rules.TURN_FUGITIVE: lambda state: 2,
    rules.TURN_FUGITIVE_FIRST: lambda state: 3,
    rules.TURN_MARSHAL: lambda state: 0,
    rules.VARIANT_CATCH_UP: lambda state: Icon.NO_ICON,
}


@pytest.mark.parametrize("variant", ["none", "random", "catch_up"])
@pytest.mark.parametrize("rule", RULES)
def test_whole_games_are_played_by_a_house_rule(rule: RuleId, variant: str) -> None:
    house = (make_house(rule, RULES[rule]),)
    for seed in range(2):
        start = GAME.setup(2, house=house, variant=variant)
        end, moves = playout(GAME, start, Random(seed))
        assert GAME.rules.invalid(end) is None
        view = GAME.sight.observe(end, MARSHAL)
        imagined = GAME.sight.imagine(view, MARSHAL, Random(seed))
        assert GAME.rules.invalid(imagined) is None
        assert GAME.sight.observe(imagined, MARSHAL) == view
        assert {FUGITIVE, MARSHAL} >= set(end.winners)
        assert moves
