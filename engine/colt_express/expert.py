"""The expert rules: bullets that are dropped, and cards that are kept for the next round."""

from __future__ import annotations

from collections import Counter
from itertools import product

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import NOBODY, Composition, Move, Part, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered, settle
from engine.core.rulebook import RuleId

from . import pile, rules
from .actions import Verb
from .events.scheming import BulletsDropped, DropsDue, KeepsDue, Kept
from .options import DiscardOpen, DropBullets
from .phases import not_now
from .pieces import BULLET, RANK, Card, without
from .state import DROPPING, KEEPING, State, table_order
from .words import card_owner, card_word, cards_text, read_cards

DROPPED = (rules.EXPERT_DROP_BULLETS, rules.EXPERT_DISCARD_OPEN)
KEPT = (rules.EXPERT_KEEP, rules.EXPERT_DISCARD_OPEN)


def droppable(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the bullets in hand that may be discarded before the first card is played."""
    return tuple([card for card in state.cards[seat].hand if may_drop(state, card)])


def may_drop(state: State, card: Card) -> bool:
    """Return whether a card is a bullet that may be discarded before the first card is played."""
    if card.action is not BULLET:
        return False
    return card.bandit != NOBODY or state.options.drop_bullets is DropBullets.MARSHALS_TOO


def discard_open(state: State) -> bool:
    return state.options.discard_open is DiscardOpen.ANYONE


def drop_bullets(play: Play[State]) -> None:
    state = play.state
    if not state.expert:
        return
    order = table_order(state.first, state.players)
    burdened = tuple([seat for seat in order if droppable(state, seat)])
    if not burdened:
        return
    if state.options.drop_bullets is DropBullets.OWNER_CHOOSES:
        play.happens(DropsDue((rules.EXPERT_DROP_BULLETS,), burdened))
        return
    for seat in burdened:
        play.happens(BulletsDropped(DROPPED, seat, droppable(state, seat), discard_open(state)))


class NotInHand(Reason):
    card: Card
    count: int
    """The number of them in hand."""


class NoBanditBullet(Reason):
    """The card is no bullet of another bandit, and only those may be dropped."""

    card: Card


def lacking(rule: RuleId, cards: tuple[Card, ...], hand: tuple[Card, ...]) -> list[Reason]:
    """Return a reason for each card that is named more often than it is in hand."""
    held = Counter(hand)
    return [
        NotInHand(rule, card, held[card])
        for card, count in Counter(cards).items()
        if count > held[card]
    ]


class Drop(Move[State]):
    """Discard these bullets, named in any order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        _settle(self, self.cards)

    @property
    def phrase(self) -> str:
        return "Drop" if self.cards else "Drop.none"

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not DROPPING:
            return not_now(state)
        may_go = droppable(state, state.waiting[0])
        return refuse(
            *lacking(rules.EXPERT_DROP_BULLETS, self.cards, state.cards[state.waiting[0]].hand),
            *(
                NoBanditBullet(rules.EXPERT_DROP_BULLETS, card)
                for card in dict.fromkeys(self.cards)
                if card not in may_go
            ),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        seat = state.waiting[0]
        play.happens(BulletsDropped(DROPPED, seat, self.cards, discard_open(state)))


def _settle(move: Move[State], cards: tuple[Card, ...]) -> None:
    """Sort the cards of a move as they are held, so that their order makes no difference.

    Cards that do not exist come last: such a move can be named, and is refused.
    """
    if len(cards) > 1:
        settle(move, "cards", tuple(sorted(cards, key=lambda card: RANK.get(card, len(RANK)))))


def keep(play: Play[State]) -> None:
    """Ask everybody with cards in hand which they keep, once planning is over."""
    state = play.state
    order = table_order(state.first, state.players)
    holding = tuple([seat for seat in order if state.cards[seat].hand])
    if holding:
        play.happens(KeepsDue((rules.EXPERT_KEEP,), holding))
    else:
        pile.turn_over(play)


class Keep(Move[State]):
    """Keep these cards in hand for the next round, named in any order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        _settle(self, self.cards)

    @property
    def phrase(self) -> str:
        return "Keep" if self.cards else "Keep.none"

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not KEEPING:
            return not_now(state)
        hand = state.cards[state.waiting[0]].hand
        return refuse(*lacking(rules.EXPERT_KEEP, self.cards, hand))

    def carry_out(self, play: Play[State]) -> None:
        seat = play.state.waiting[0]
        discarded = without(play.state.cards[seat].hand, self.cards)
        play.happens(Kept(KEPT, seat, self.cards, discarded, discard_open(play.state)))
        if not play.state.waiting:
            pile.turn_over(play)


def choices(state: State) -> tuple[Move[State], ...]:
    seat = state.waiting[0]
    if state.phase is DROPPING:
        return tuple([Drop(cards) for cards in selections(droppable(state, seat))])
    return tuple([Keep(cards) for cards in selections(state.cards[seat].hand)])


@remembered
def selections(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return every different choice among some cards, beginning with all of them."""
    counts = Counter(cards)
    ranges = [range(count, -1, -1) for count in counts.values()]
    return tuple(
        tuple(card for card, number in zip(counts, numbers, strict=True) for _ in range(number))
        for numbers in product(*ranges)
    )


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    """Return how far a move has got whose cards are picked one by one; None in other phases."""
    if state.phase not in (KEEPING, DROPPING):
        return None
    hand = state.cards[state.turn].hand
    keys = {card_word(card, state.bandits): card for card in hand}
    unknown = [key for key in chosen if key not in keys]
    if unknown:
        raise GameError(f"{quoted(unknown[0])} is no card of this hand: {', '.join(keys)}")
    cards = tuple(keys[key] for key in chosen)
    make = Drop if state.phase is DROPPING else Keep
    parts = tuple(
        Part(
            key,
            make((*cards, card)).refusal(state),
            meant=card,
            sign=card.action.value,
        )
        for key, card in keys.items()
    )
    move = make(cards)
    return Composition(parts, move, move.refusal(state))


VERBS = (
    Verb(
        Keep,
        "keep",
        read=lambda scanner, state: Keep(read_cards(scanner, state, card_owner(state))),
        rest=lambda move, state: cards_text(move.cards, state.bandits),
        reasons=(NotInHand,),
    ),
    Verb(
        Drop,
        "drop",
        read=lambda scanner, state: Drop(read_cards(scanner, state, card_owner(state))),
        rest=lambda move, state: cards_text(move.cards, state.bandits),
        reasons=(NoBanditBullet,),
    ),
)
