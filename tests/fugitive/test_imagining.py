"""Positions imagined from a view: possible, alike to the seat, and as likely as they should be."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.playout import playout
from engine.fugitive import GAME
from engine.fugitive.cards import HIDDEN
from engine.fugitive.deduction import WITH_DRAWS, Evidence, World, evidence_of, random_world
from engine.fugitive.deduction.drawn import Draws
from engine.fugitive.deduction.odds import NoWorld, odds
from engine.fugitive.deduction.retraced import Walks
from engine.fugitive.deduction.trail import walkable
from engine.fugitive.imagining import imagine
from engine.fugitive.options import Opening, PassDraw, Sprint42, Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, Fate, State
from engine.fugitive.tuning import Tuning
from tests.fugitive import brute, positions
from tests.fugitive.table import position

OTHER_RULES: tuple[dict[str, object], ...] = (
    {"sprint_42": Sprint42.ALLOWED, "variant": Variant.RANDOM},
    {"opening": Opening.EXACTLY_TWO, "pass_draw": PassDraw.LOWEST_DECK},
)
VARIANTS: tuple[dict[str, object], ...] = tuple({"variant": each} for each in Variant)
GAMES = (*VARIANTS, *OTHER_RULES)


def names(options: dict[str, object]) -> str:
    return ", ".join(getattr(each, "value", "") for each in options.values())


def states(seed: int, options: dict[str, object]) -> Iterator[State]:
    """The positions of a random game."""
    rng = Random(seed)
    state = GAME.setup(2, **options)
    yield state
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        luck = actor == CHANCE
        move = GAME.rules.chance(state).sample(rng) if luck else GAME.sample(state, rng)
        state, _ = GAME.play(state, move)
        yield state


@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL], ids=["fugitive", "marshal"])
@pytest.mark.parametrize("options", GAMES, ids=names)
def test_a_position_is_imagined_that_is_possible_and_looks_the_same(
    options: dict[str, object], seat: Seat
) -> None:
    different = secret = 0
    for seed in range(4):
        for at, state in enumerate([*states(seed, options)][seed::3]):
            view = GAME.sight.observe(state, seat)
            imagined = imagine(view, seat, Random(at))
            assert GAME.rules.invalid(imagined) is None
            assert GAME.sight.observe(imagined, seat) == view
            if GAME.rules.to_act(state) == seat or GAME.sight.open_choice(state):
                assert GAME.rules.options(imagined) == GAME.rules.options(state)
            different += imagined != state
            secret += view != state
    assert different > 0.75 * secret


@pytest.mark.parametrize("options", GAMES, ids=names)
def test_games_go_on_to_their_end_from_imagined_positions(options: dict[str, object]) -> None:
    rng = Random(1)
    for seed in range(3):
        for seat in (FUGITIVE, MARSHAL):
            for state in [*states(seed, options)][::7]:
                imagined = imagine(GAME.sight.observe(state, seat), seat, rng)
                end, _ = playout(GAME, imagined, rng)
                assert GAME.rules.to_act(end) == NOBODY


def test_the_same_view_and_luck_give_the_same_position_whatever_was_asked_before() -> None:
    some = [GAME.sight.observe(state, MARSHAL) for state in [*states(3, {})][30::9]]
    once = [imagine(view, MARSHAL, Random(1)) for view in some]
    for view in some:
        imagine(view, MARSHAL, Random(2))
    assert [imagine(view, MARSHAL, Random(1)) for view in some] == once


# -- how likely


def exactly(evidence: Evidence) -> dict[World, float]:
    """The share of every world with its hand, by listing all."""
    unseen = brute._loose(evidence)
    decks = [range(low, high + 1) for low, high in evidence.cards.decks]
    found: defaultdict[World, float] = defaultdict(float)
    for world in brute.worlds(evidence):
        weight = brute.histories(evidence, world)
        if not weight:
            continue
        numbers = tuple(number for number, _ in world)
        under = tuple(
            tuple(sorted(set(cards) - set(hideout.sprints)))
            for hideout, (_, cards) in zip(evidence.trail, world, strict=True)
        )
        laid = {*numbers, *(card for cards in under for card in cards)}
        hands = [frozenset(unseen - laid - {card for deck in decks for card in deck})]
        ways = 1
        for nth, deck in enumerate(decks):
            known = {*evidence.face_up, *(each.card for each in evidence.spent)}
            gone = len((laid | known) & set(deck))
            left = sum(draw.deck == nth for draw in evidence.draws) - gone
            loose = sorted((unseen - laid) & set(deck))
            ways *= comb(len(loose), left)
            hands = [hand | {*more} for hand in hands for more in combinations(loose, left)]
        for hand in hands:
            found[World(numbers, under, hand)] += weight / ways
    whole = sum(found.values())
    return {world: weight / whole for world, weight in found.items()}


def by_proposals(evidence: Evidence) -> Callable[[Random], World | None]:
    ready = walkable(evidence)
    assert ready is not None
    return Draws(evidence, ready).world


def by_going_back(evidence: Evidence) -> Callable[[Random], World | None]:
    ready = walkable(evidence)
    assert ready is not None
    return Walks(evidence, ready).world


@pytest.mark.parametrize("way", [by_proposals, by_going_back])
def test_every_world_comes_up_as_often_as_listing_says(
    way: Callable[[Evidence], Callable[[Random], World | None]],
) -> None:
    """By the sum of squares that a chi-squared test takes, within six deviations."""
    for seed in range(20):
        evidence = positions.position(Random(seed), most_hidden=4)
        shares = exactly(evidence)
        rng, draw = Random(seed), way(evidence)
        drawn = Counter(world for _ in range(4000) if (world := draw(rng)) is not None)
        assert set(drawn) <= set(shares), seed
        count = sum(drawn.values())
        often = [world for world, share in shares.items() if share * count >= 8]
        rest = 1 - sum(shares[world] for world in often)
        cells = [(drawn[world], shares[world] * count) for world in often]
        if rest * count >= 8:
            cells.append((count - sum(drawn[world] for world in often), rest * count))
        squares = sum((seen - due) ** 2 / due for seen, due in cells)
        freedom = max(1, len(cells) - 1)
        assert squares < freedom + 6 * sqrt(2 * freedom) + 6, seed


def test_numbers_come_up_as_often_as_the_odds_with_draws_say() -> None:
    """In whole games, where worlds can't be listed."""
    for seed in range(4):
        some = [state for state in states(seed, {}) if GAME.rules.to_act(state) == MARSHAL]
        evidence = evidence_of(GAME.sight.observe(some[min(12, len(some) - 1)], MARSHAL))
        due, rng, count = odds(evidence, WITH_DRAWS), Random(seed), 1500
        drawn = Counter(
            (place, number)
            for _ in range(count)
            for place, number in enumerate(random_world(evidence, rng).numbers)
        )
        for place in evidence.hidden:
            for number, chance in due.of_hideout(place).items():
                share = float(chance)
                margin = 5 * sqrt(share * (1 - share) / count) + due.error + 0.002
                assert abs(drawn[place, number] / count - share) < margin, (seed, place, number)


def test_the_unseen_cards_are_divided_evenly_between_the_marshal_and_the_decks() -> None:
    state = position(
        "trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 17; now: fugitive draws"
    )
    view = GAME.sight.observe(state, FUGITIVE)
    rng, count = Random(1), 4000
    held = Counter(card for _ in range(count) for card in imagine(view, FUGITIVE, rng).marshal)
    for deck, size in ((1, 8), (2, 12)):
        shares = [held[card] / count for card in held if Tuning().decks.of[card] == deck]
        assert len(shares) == size
        assert all(abs(share - 1 / size) < 0.025 for share in shares)


# -- a card that somebody peeked at


def peeks(seat: Seat, fate: Fate) -> Iterator[State]:
    """Positions of games in which a seat looked at a card that met this fate."""
    for seed in range(400):
        for state in states(seed, {"variant": Variant.DISCOVERY}):
            peeked = state.peeked
            if peeked is not None and (peeked.seat, peeked.fate) == (seat, fate):
                yield state


@pytest.mark.parametrize("fate", [Fate.KEPT, Fate.DRAWN_BY_FUGITIVE, Fate.DRAWN_BY_MARSHAL])
@pytest.mark.parametrize("viewer", [FUGITIVE, MARSHAL], ids=["fugitive", "marshal"])
def test_who_does_not_know_the_card_that_was_peeked_at_may_imagine_another(
    viewer: Seat, fate: Fate
) -> None:
    found = []
    for at, state in enumerate(peeks(FUGITIVE, fate)):
        view = GAME.sight.observe(state, viewer)
        imagined = imagine(view, viewer, Random(at))
        assert state.peeked is not None
        assert imagined.peeked is not None
        assert view.peeked is not None
        if view.peeked.card != HIDDEN:
            assert imagined.peeked == state.peeked
        else:
            found.append(imagined.peeked.card != state.peeked.card)
        if at == 20:
            break
    assert any(found) or viewer == FUGITIVE or fate is Fate.DRAWN_BY_MARSHAL


def test_a_card_that_the_marshal_saw_being_drawn_is_with_the_fugitive() -> None:
    state = position(
        "options: variant random; trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6; "
        "now: marshal draws, marshal attempts, fugitive turn"
    )
    for text in (
        "draw 2",
        "card event",
        "event peek",
        "peek 3",
        "card 33",
        "keep",
        "card 17",
        "decline",
    ):
        state, _ = GAME.play(state, GAME.notation.read_move(text, state))
    for text in ("draw 3", "card 33"):
        state, _ = GAME.play(state, GAME.notation.read_move(text, state))
    view = GAME.sight.observe(state, MARSHAL)
    rng = Random(1)
    assert all(33 in imagine(view, MARSHAL, rng).hand for _ in range(20))


def test_nothing_can_be_imagined_from_evidence_that_contradicts_itself() -> None:
    state = position(
        "trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6; now: fugitive draws"
    )
    view = GAME.sight.observe(state, MARSHAL)
    hidden = evidence_of(view)
    with pytest.raises(NoWorld):
        random_world(type(hidden)(hidden.trail, hand=tuple(range(1, 42))), Random(1))
