"""Imagined positions: every deal and every purse as often as the rules and the view allow."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.dealing import TurnRoundCard
from engine.colt_express.pieces import BULLET, HIDDEN, Card, RoundCard, in_order
from engine.colt_express.scheming import Scheme
from engine.colt_express.state import Cards, State, to_act
from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE, Move, Seat
from engine.core.sight import SPECTATOR
from tests.drawn import check_drawn, shared_out

DOC, BELLE, TUCO = Seat(0), Seat(1), Seat(2)
TABLE = "seats: Doc, Belle, Tuco; train: 3; 3: Doc, Tuco; 2: Belle; first: Belle"


def imagining(view: State, seat: Seat = DOC) -> Callable[[], State]:
    rng = Random(1)
    return lambda: GAME.sight.imagine(view, seat, rng)


def of_belle(state: State) -> tuple[Cards, tuple[Card, ...]]:
    """Belle's cards, and those of the pile that she played."""
    return state.cards[BELLE], tuple(e.card for e in state.pile if e.seat == BELLE)


def _cards_of_belle(draw: Callable[[], State]) -> Callable[[], object]:
    return lambda: of_belle(draw())


# -- by the rules

SWIVEL_ARM = TurnRoundCard(RoundCard.SWIVEL_ARM)
"""A turn in the open, one in a tunnel, two more in the open."""


def blindly(state: State) -> Iterator[tuple[Move[State], int | Fraction]]:
    """Yield what may come next, with its weight. Nobody heeds what else they have in hand.

    Belle plays any card, or draws; luck has its own odds; the others do the first thing they can.
    """
    seat = to_act(state)
    if seat == CHANCE and not state.due:
        yield SWIVEL_ARM, 1
    elif seat == CHANCE:
        yield from GAME.rules.chance(state).outcomes
    elif seat != BELLE:
        yield GAME.rules.options(state)[0], 1
    else:
        held = Counter(state.cards[BELLE].hand)
        for move in GAME.rules.options(state):
            yield move, held[move.card] if isinstance(move, Scheme) else 1


def behind_views_of_doc(start: State, moves: int) -> Mapping[State, Mapping[object, Fraction]]:
    """For each view that Doc may have after so many moves, Belle's cards by their odds."""
    reached: dict[State, Fraction] = {start: Fraction(1)}
    for _ in range(moves):
        following: dict[State, Fraction] = defaultdict(Fraction)
        for state, weight in reached.items():
            for move, share in blindly(state):
                following[GAME.play(state, move)[0]] += weight * share
        reached = following
    behind: dict[State, dict[object, Fraction]] = defaultdict(dict)
    for state, weight in reached.items():
        behind[GAME.sight.observe(state, DOC)][of_belle(state)] = weight
    return {view: shared_out(cards) for view, cards in behind.items()}


@pytest.mark.parametrize("bullets", ["", ", bullet Doc", ", bullet Doc, bullet marshal"])
def test_hands_and_tunnel_cards_are_drawn_with_the_odds_of_the_rules(bullets: str) -> None:
    """Belle is dealt 3 cards, acts openly, then in a tunnel, and each time plays or draws."""
    start = GAME.read_position(
        f"{TABLE}; round: 1; now: dealing; due: Belle 3; "
        f"hand Belle: ; deck Belle: Move, Move, Fire, Robbery, Punch{bullets}; "
        "hand Doc: Move, Move, Floor, Floor; hand Tuco: Move, Move, Floor, Floor",
        unfinished=True,
    )
    views = behind_views_of_doc(start, 9)
    told = [view for view, cards in views.items() if len(cards) > 1]
    tunnels = [view for view in told if any(e.card.action is HIDDEN for e in view.pile)]
    assert {len(view.drew) for view in tunnels} == {0, 1}
    for view in tunnels:
        check_drawn(_cards_of_belle(imagining(view)), views[view])


# -- by counting


def ways(
    unseen: tuple[Card, ...],
    hand: int,
    pile: int = 0,
    fits: Callable[[tuple[Card, ...], tuple[Card, ...]], bool] = lambda hand, pile: True,
) -> Mapping[object, Fraction]:
    """Every hand, and cards face down on the pile, that fit; each card counts by itself."""
    found: Counter[object] = Counter()
    for played in permutations(range(len(unseen)), pile):
        cards = tuple(unseen[at] for at in played)
        rest = [card for at, card in enumerate(unseen) if at not in played]
        if any(card.action is BULLET for card in cards):
            continue
        for chosen in combinations(rest, hand):
            if fits(chosen, cards):
                found[in_order(chosen), cards] += 1
    return shared_out(found)


def check_belle(text: str, fits: Callable[[tuple[Card, ...], tuple[Card, ...]], bool]) -> None:
    state = GAME.read_position(f"{text}; hand Doc: ; hand Tuco: ", unfinished=True)
    view = GAME.sight.observe(state, DOC)
    draw = imagining(view)
    down = [at for at, e in enumerate(view.pile) if e.seat == BELLE and e.card.action is HIDDEN]

    def drawn() -> object:
        imagined = draw()
        return imagined.cards[BELLE].hand, tuple(imagined.pile[at].card for at in down)

    cards = view.cards[BELLE]
    check_drawn(drawn, ways(cards.out_of_sight, len(cards.hand), len(down), fits))


FIVE = "hand Belle: Move, Fire, Punch; deck Belle: Fire, Robbery, bullet Tuco, bullet marshal"
ROUND = "round: 1; rounds: long_tunnel; now: scheming"
EXPERT = "options: expert"


def fires(cards: tuple[Card, ...]) -> int:
    return sum(card.action.value == "fire" for card in cards)


def from_bandits(cards: tuple[Card, ...]) -> int:
    return sum(card.action is BULLET and card.bandit >= 0 for card in cards)


def bullets(cards: tuple[Card, ...]) -> int:
    return sum(card.action is BULLET for card in cards)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (f"{TABLE}; {ROUND}; {FIVE}", lambda hand, pile: True),
        (
            f"{TABLE}; {ROUND}; {FIVE}; pile: Belle Floor, Belle Move down, Belle Floor down",
            lambda hand, pile: True,
        ),
        (
            f"{TABLE}; {ROUND}; {FIVE}; bullets Belle: 0; pile: Belle Floor, Belle Move down",
            lambda hand, pile: not fires(pile),
        ),
        (
            f"options: empty_chamber bluff; {TABLE}; {ROUND}; {FIVE}; bullets Belle: 0; "
            "pile: Belle Floor, Belle Move down",
            lambda hand, pile: True,
        ),
        (
            f"{TABLE}; round: 1; rounds: long_tunnel; now: stealing; {FIVE}; bullets Belle: 0; "
            "pile: Belle Fire | Belle Floor, Belle Move down",
            lambda hand, pile: True,
        ),
        (f"{EXPERT}; {TABLE}; {ROUND}; {FIVE}", lambda hand, pile: not from_bandits(hand)),
        (
            f"{EXPERT}, drop_bullets marshals_too; {TABLE}; {ROUND}; {FIVE}",
            lambda hand, pile: not bullets(hand),
        ),
        (
            f"{EXPERT}, drop_bullets owner_chooses; {TABLE}; {ROUND}; {FIVE}",
            lambda hand, pile: True,
        ),
        (f"{EXPERT}; {TABLE}; {ROUND}; {FIVE}; drew: 1", lambda hand, pile: True),
        (f"{EXPERT}; {TABLE}; {ROUND}; {FIVE}; drew: 2", lambda hand, pile: not from_bandits(hand)),
        (
            f"{EXPERT}; {TABLE}; round: 1; now: revealing; {FIVE}",
            lambda hand, pile: True,
        ),
        (
            f"{EXPERT}, drop_bullets owner_chooses; {TABLE}; round: 1; rounds: Bridge; "
            f"now: dropping; waiting: Belle; {FIVE}",
            lambda hand, pile: from_bandits(hand) > 0,
        ),
        (
            f"{EXPERT}, drop_bullets owner_chooses; {TABLE}; round: 1; rounds: Bridge; "
            f"now: dropping; waiting: Doc; {FIVE}",
            lambda hand, pile: True,
        ),
        (
            f"{EXPERT}, drop_bullets owner_chooses; {TABLE}; round: 1; rounds: Bridge; "
            f"now: dropping; waiting: Doc; {FIVE}".replace("first: Belle", "first: Doc"),
            lambda hand, pile: not from_bandits(hand),
        ),
    ],
    ids=[
        "hand and deck",
        "two cards in tunnels are no bullets",
        "Fire is barred",
        "Fire may be a bluff",
        "Fire was not barred when it was played",
        "bullets were dropped",
        "marshal bullets too",
        "or kept by choice",
        "a bullet may have been drawn since",
        "but not by others",
        "before they are dropped",
        "who must choose has a bullet",
        "who chose before may have one",
        "who will not be asked has none",
    ],
)
def test_every_way_to_lay_the_cards_that_fits_is_as_likely(
    text: str, fits: Callable[[tuple[Card, ...], tuple[Card, ...]], bool]
) -> None:
    check_belle(text, fits)


def test_a_discard_pile_that_only_its_owner_may_look_through_is_mixed_too() -> None:
    state = GAME.read_position(
        f"{EXPERT}, discard_open owner; {TABLE}; {ROUND}; hand Belle: Move; deck Belle: Fire; "
        "discard Belle: Punch, bullet marshal",
        unfinished=True,
    )
    draw = imagining(GAME.sight.observe(state, DOC))
    cards = (*state.cards[BELLE].hand, *state.cards[BELLE].deck, *state.cards[BELLE].discard)
    expected = Counter((one, other) for one, other, *_ in permutations(cards))

    def drawn() -> object:
        own = draw().cards[BELLE]
        assert len(own.discard) == 2
        return own.hand[0], own.deck[0]

    check_drawn(drawn, shared_out(expected))


def test_a_purse_that_only_others_have_seen_has_any_value_that_is_left() -> None:
    state = GAME.read_position(
        f"{TABLE}; loot Doc: 500; loot Belle: 500, 450; loot Tuco: purse 3", unfinished=True
    )
    view = GAME.sight.observe(state, DOC)
    unseen = [at for at, purse in enumerate(view.purses) if purse.value is None]
    assert len(unseen) == 2
    left = [250] * 5 + [300, 300, 350, 350, 400, 400, 450, 450, 500]
    draw = imagining(view)

    def drawn() -> object:
        purses = draw().purses
        return tuple(purses[at].value for at in unseen)

    check_drawn(drawn, shared_out(Counter(permutations(left, 2))))


# -- what a view tells


def test_a_view_tells_which_cards_a_player_has_but_not_where() -> None:
    text = f"{TABLE}; {ROUND}; {FIVE}; pile: Belle Floor, Belle Move down"
    state = GAME.read_position(text, unfinished=True)
    own = state.cards[BELLE]
    seen = GAME.sight.observe(state, DOC).cards[BELLE]
    assert seen.out_of_sight == in_order((*own.hand, *own.deck, state.pile[1].card))
    assert GAME.sight.observe(state, SPECTATOR).cards[BELLE] == seen
    assert GAME.sight.observe(state, BELLE).cards[BELLE] == own


def test_a_view_is_no_position() -> None:
    for names in (("tuco", "belle"), ("tuco", "belle", "doc")):
        state = GAME.setup(names)
        rng = Random(1)
        while state.round < 1 or state.due:
            luck = to_act(state) == CHANCE
            move = GAME.rules.chance(state).sample(rng) if luck else GAME.sample(state, rng)
            state, _ = GAME.play(state, move)
        assert GAME.possible(state) == state
        for seat in range(len(names)):
            view = GAME.sight.observe(state, Seat(seat))
            assert GAME.sight.observe(view, Seat(seat)) == view
            with pytest.raises(IllegalSetup):
                GAME.possible(view)


def test_whose_marshal_card_a_team_kept_is_public() -> None:
    for kept in ("Tuco", "Cheyenne"):
        state = GAME.setup(("tuco+cheyenne", "doc+belle"))
        rng = Random(1)
        while not state.round:
            if to_act(state) == CHANCE:
                move: Move[State] = GAME.rules.chance(state).sample(rng)
            else:
                leader = "Tuco" if to_act(state) == 0 else "Doc"
                mine = kept if leader == "Tuco" else "Belle"
                move = GAME.notation.read_move(f"muster caboose {leader}, marshal {mine}", state)
            state, _ = GAME.play(state, move)
        imagined = GAME.sight.imagine(GAME.sight.observe(state, Seat(1)), Seat(1), rng)
        assert GAME.possible(imagined)
        everything = (*imagined.cards[0].hand, *imagined.cards[0].deck)
        marshals = [card.bandit for card in everything if card.action.value == "marshal"]
        assert marshals == [0 if kept == "Tuco" else 2]
