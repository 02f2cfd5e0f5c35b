"""Properties of every game, tried on many."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.core.moves import NOBODY
from engine.core.record import to_json
from engine.fugitive import GAME
from engine.fugitive.cards import CARDS, DECKS, ESCAPE, EVENT, Card, footprint_table
from engine.fugitive.hideouts import LAYING, Lay
from engine.fugitive.reach import all_sprints, cheapest, count_lays, layable, ways
from engine.fugitive.state import State
from engine.fugitive.tuning import Tuning
from tests.fugitive.table import position
from tests.plain_values import move_from_json

USUAL = Tuning()
SHOWN = USUAL.footprints
VARIANTS = st.sampled_from(["none", "random", "discovery", "support", "catch_up"])
SEEDS = st.integers(0, 10_000)


def states(variant: str, seed: int) -> list[State]:
    rng = Random(seed)
    found = [GAME.setup(2, variant=variant)]
    while GAME.rules.to_act(found[-1]) != NOBODY:
        found.append(GAME.play(found[-1], GAME.sample(found[-1], rng))[0])
    return found


@given(VARIANTS, SEEDS)
def test_every_card_is_always_in_one_place(variant: str, seed: int) -> None:
    for state in states(variant, seed):
        laid = [card for each in state.trail for card in (each.card, *each.sprints)]
        decks = [card for deck in state.decks for card in deck]
        held = [*state.hand, *state.marshal, *state.dropped, *state.removed, *laid, *decks]
        counted = Counter(card for card in held if card != EVENT)
        assert counted == Counter(CARDS[1:])


@given(VARIANTS, SEEDS)
def test_the_trail_always_rises_and_stays_in_reach(variant: str, seed: int) -> None:
    trail = states(variant, seed)[-1].trail
    last = 0
    for hideout in trail:
        under = sum(SHOWN[card] for card in hideout.sprints) + 2 * hideout.taken
        assert last < hideout.card <= last + 3 + hideout.bonus + under
        last = hideout.card


@given(VARIANTS, SEEDS)
def test_cards_stay_in_the_deck_they_were_sorted_into(variant: str, seed: int) -> None:
    for state in states(variant, seed):
        for deck in DECKS:
            assert all(
                USUAL.decks.of[card] == deck for card in state.decks[deck - 1] if card != EVENT
            )


@given(VARIANTS, SEEDS)
def test_what_is_face_up_stays_so_and_nobody_has_won_before_the_end(
    variant: str, seed: int
) -> None:
    game = states(variant, seed)
    for before, after in pairwise(game):
        assert not before.winners
        shown = [hideout.up for hideout in before.trail]
        later = [hideout.up for hideout in after.trail]
        assert all(now for was, now in zip(shown, later, strict=False) if was)


@given(VARIANTS, SEEDS)
def test_a_recorded_miss_could_not_have_been_a_hit(variant: str, seed: int) -> None:
    for state in states(variant, seed):
        for miss in state.misses:
            there = {hideout.card for hideout in state.trail[: miss.laid]} - set(miss.up)
            assert not there.issuperset(miss.numbers)


@given(
    st.sets(st.sampled_from(CARDS[7:29]), max_size=4),
    st.sampled_from(["", "active: roadblock", "active: shortcut"]),
    SEEDS,
)
def test_counted_listed_and_sampled_lays_agree(more: set[Card], active: str, seed: int) -> None:
    hand = ", ".join(map(str, sorted({4, 5, 6, 15, 16} | more)))
    state = position(
        f"options: variant random; trail: 1; fugitive: {hand}; {active}; now: fugitive lays"
    )
    rng = Random(seed)
    found = {
        Lay(card, sprints)
        for card in layable(state)
        for sprints in all_sprints(
            tuple(c for c in state.hand if c not in (card, ESCAPE)), 0, 43, (1, 2)
        )
        if Lay(card, sprints).refusal(state) is None
    }
    assert count_lays(state) == len(found)
    assert {move for move in GAME.rules.options(state) if isinstance(move, Lay)} <= found
    sampled = {GAME.sample(state, rng) for _ in range(20)}
    assert {move for move in sampled if isinstance(move, Lay)} <= found


@given(
    st.sets(st.sampled_from(CARDS[1:42]), max_size=12),
    st.integers(0, 14),
    st.sampled_from([1, 12]),
    st.sampled_from([(1, 2), (0, 4), (3, 1), (2, 2)]),
)
def test_the_cheapest_sprint_cards_waste_the_least(
    cards: set[Card], need: int, most: int, shown: tuple[int, int]
) -> None:
    sprints, table = tuple(sorted(cards)), footprint_table(*shown)
    enough = all_sprints(sprints, need, most, shown)
    odd = sum(card % 2 for card in sprints)
    assert len(enough) == ways(odd, len(sprints) - odd, need, most, *shown)
    if not enough:
        return
    least = min(sum(table[card] for card in each) for each in enough)
    chosen = cheapest(sprints, need, most, shown)
    assert chosen in enough
    assert sum(table[card] for card in chosen) == least


@given(VARIANTS, SEEDS)
def test_moves_of_a_game_read_back(variant: str, seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(2, variant=variant)
    for _ in range(60):
        if GAME.rules.to_act(state) == NOBODY:
            return
        move = GAME.sample(state, rng)
        assert GAME.notation.read_move(GAME.notation.move_text(move, state), state) == move
        assert move_from_json(GAME, to_json(move)) == move
        state, _ = GAME.play(state, move)


@given(SEEDS)
def test_composing_card_by_card_makes_any_sampled_lay(seed: int) -> None:
    rng = Random(seed)
    for state in states("random", seed)[::7]:
        if state.agenda and state.agenda[0].task in LAYING:
            move = GAME.sample(state, rng)
            if isinstance(move, Lay):
                composed = GAME.board.compose(state, tuple(map(str, (move.card, *move.sprints))))
                assert composed is not None
                assert composed.move == move
                assert composed.refusal is None
