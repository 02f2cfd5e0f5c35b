"""The fugitive lays a hideout, with sprint cards under it."""

from __future__ import annotations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Composition, Move, Part, Reason, Refusal, refuse
from engine.core.notation import Scanner
from engine.core.play import Play
from engine.core.record import replace, settle
from engine.core.rulebook import RuleId

from . import passing, rules
from .actions import Choice, Verb
from .cards import ESCAPE, Card
from .events import SECOND_LAY, Follows, HideoutLaid
from .manhunt import escape
from .options import Sprint42
from .pace import first_lays
from .passing import FIRST_TURN, instead_of_laying
from .reach import (
    all_sprints,
    bonus,
    cheapest,
    count_lays,
    count_over,
    footprints_shown,
    furthest,
    layable,
    most_sprints,
    reach_from,
    sprint_cards,
    stride,
    within_reach,
)
from .state import FUGITIVE, State, Task, footprints
from .turns import due, go_on, not_now
from .words import card_word, card_words, read_card, read_cards

LAYING = {
    Task.OPENING: "opens",
    Task.SECOND: "second",
    Task.LAY: "lays",
    Task.SECOND_WIND: "second-wind",
}
"""The tasks of laying a hideout, each with its word in the text of a position."""

MOST_LISTED = 40
"""If more lays than this are legal, only the cheapest of each card is listed."""

ALONE = (rules.PLACE_NEXT,)
WITH_SPRINTS = (
    rules.PLACE_NEXT,
    rules.PLACE_SPRINT,
    rules.PLACE_SPRINT_VISIBLE_COUNT,
    rules.CARD_FOOTPRINTS,
)
OPENING_GOES_ON = Follows((rules.TURN_FUGITIVE_FIRST,), SECOND_LAY)


class NotInHand(Reason):
    card: Card


class CardTwice(Reason):
    card: Card


class EscapeAsSprint(Reason):
    pass


class NotHigher(Reason):
    card: Card
    last: Card


class TooFar(Reason):
    """The hideout is beyond the reach that its sprint cards give it."""

    card: Card
    last: Card
    footprints: int
    bonus: int
    stride: int

    @property
    def phrase(self) -> str:
        return "TooFar.bonus" if self.bonus else "TooFar"

    @property
    def reach(self) -> int:
        return self.last + self.stride + self.bonus + self.footprints

    @property
    def missing(self) -> int:
        return self.card - self.reach


class TooManySprints(Reason):
    """A roadblock allows fewer sprint cards."""

    count: int
    most: int


class Lay(Move[State]):
    """Lay a hideout, and sprint cards under it in whatever order."""

    card: Card
    sprints: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if len(self.sprints) > 1:
            settle(self, "sprints", tuple(sorted(self.sprints)))

    @property
    def phrase(self) -> str:
        return "Lay.sprints" if self.sprints else "Lay"

    def refusal(self, state: State) -> Refusal | None:
        if due(state) not in LAYING:
            return not_now(state, FUGITIVE)
        sprints, last = self.sprints, state.last
        near = last < self.card <= stride(state) + (footprints(state, sprints) if sprints else 0)
        return refuse(
            *_faults(state, (self.card, *sprints)),
            EscapeAsSprint(rules.PLACE_NO_42_SPRINT)
            if ESCAPE in sprints and state.options.sprint_42 is Sprint42.REFUSED
            else None,
            _too_many(state, len(sprints)) if state.in_force else None,
            None if near else too_far(state, self),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        place, added = len(state.trail) + 1, bonus(state) if state.in_force else 0
        play.happens(HideoutLaid(_cited(state, self), place, self.card, self.sprints, added))
        if self.card == ESCAPE:
            escape(play)
            return
        if state.agenda[0].task in FIRST_TURN and place < first_lays(state):
            play.happens(OPENING_GOES_ON)
        go_on(play)


def _faults(state: State, cards: tuple[Card, ...]) -> list[Reason]:
    """Return what is wrong with these cards, as a hideout or as sprint cards."""
    hand = state.hand
    found: list[Reason] = [
        NotInHand(rules.PLACE_HAND_ONLY, card) for card in cards if card not in hand
    ]
    if len(cards) > 1 and len(set(cards)) < len(cards):
        twice = dict.fromkeys(card for card in cards if cards.count(card) > 1)
        found += [CardTwice(rules.CARD_NUMBER, card) for card in twice]
    return found


def _too_many(state: State, count: int) -> Reason | None:
    most = most_sprints(state)
    return TooManySprints(rules.EVENT_EFFECTS, count, most) if count > most else None


def too_far(state: State, lay: Lay) -> Reason:
    if lay.card <= state.last:
        return NotHigher(rules.PLACE_ASCENDING, lay.card, state.last)
    return TooFar(
        rules.PLACE_REACH,
        lay.card,
        state.last,
        footprints(state, lay.sprints),
        bonus(state),
        reach_from(state, state.last) - state.last,
    )


def _cited(state: State, lay: Lay) -> tuple[RuleId, ...]:
    cited = WITH_SPRINTS if lay.sprints else ALONE
    if lay.sprints and footprints(state, lay.sprints) > max(0, lay.card - stride(state)):
        cited = (*cited, rules.PLACE_OVERPAY)
    if lay.card == ESCAPE:
        cited = (*cited, rules.WIN_ANNOUNCE)
    if state.in_force and bonus(state):
        cited = (*cited, rules.EVENT_EFFECTS)
    return cited


def options(state: State) -> tuple[Move[State], ...]:
    return (*lays(state), *instead_of_laying(state))


def lists_all(state: State) -> bool:
    return count_lays(state) <= MOST_LISTED


def lays(state: State) -> tuple[Lay, ...]:
    """List every lay, or, where there are too many, the cheapest of each card."""
    near = stride(state)
    cards = within_reach(state, near)
    most, shown = most_sprints(state), footprints_shown(state)
    if count_over(state, near, cards) <= MOST_LISTED:
        return tuple(
            Lay(card, sprints)
            for card in cards
            for sprints in all_sprints(sprint_cards(state, card), card - near, most, shown)
        )
    return tuple(
        Lay(card, cheapest(sprint_cards(state, card), max(0, card - near), most, shown))
        for card in cards
    )


def temptations(state: State) -> tuple[Move[State], ...]:
    """List a card beyond reach, a lower number, 42 as a sprint card, and a forbidden pass."""
    near, last = stride(state), state.last
    beyond = [Lay(card) for card in state.hand if card > near and card != ESCAPE]
    lower = [Lay(card) for card in state.hand if card < last]
    with_42 = [Lay(card, (ESCAPE,)) for card in layable(state) if card != ESCAPE]
    tried = [*beyond[:1], *lower[-1:], *with_42[:1], *passing.temptations(state)]
    return tuple(move for move in tried if move.refusal(state) is not None)


# -- piece by piece


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    """Return which card can be added next: the hideout first, then the sprint cards under it."""
    if not layable(state):
        return None
    cards = tuple(_card(state, key) for key in chosen)
    if not cards:
        parts = tuple(
            replace(_part(card, _hopeless(state, card)), leads_to=Lay(card)) for card in state.hand
        )
        return Composition(parts, otherwise=instead_of_laying(state))
    lay = Lay(cards[0], cards[1:])
    parts = tuple(_part(card, _no_sprint(state, cards, card)) for card in state.hand)
    return Composition(parts, lay, lay.refusal(state))


def _part(card: Card, refusal: Refusal | None) -> Part:
    return Part(str(card), refusal, f"card {card}")


def _card(state: State, key: str) -> Card:
    for card in state.hand:
        if str(card) == key:
            return card
    hand = ", ".join(map(str, state.hand))
    raise GameError(f"{quoted(key)} is no card of this hand: {hand}")


def _hopeless(state: State, card: Card) -> Refusal | None:
    """Return why a card can't be the next hideout, whatever is laid under it."""
    if card <= state.last or card - stride(state) > furthest(state, card):
        return refuse(too_far(state, Lay(card)))
    return None


def _no_sprint(state: State, cards: tuple[Card, ...], card: Card) -> Refusal | None:
    """Return why a card can't be added to the sprint cards.

    That the hideout is still out of reach is no reason while more sprint cards may follow.
    """
    refusal = Lay(cards[0], (*cards[1:], card)).refusal(state)
    if refusal is None or len(cards) >= most_sprints(state):
        return refusal
    return refuse(*(reason for reason in refusal.reasons if not isinstance(reason, TooFar)))


# -- in the tables


def _read(scanner: Scanner) -> Lay:
    card = read_card(scanner)
    return Lay(card, read_cards(scanner) if scanner.take("with") else ())


def _rest(lay: Lay) -> str:
    under = f" with {card_words(lay.sprints)}" if lay.sprints else ""
    return f"{card_word(lay.card)}{under}"


VERBS = (
    Verb(
        Lay,
        "lay",
        read=_read,
        rest=_rest,
        target=lambda lay: f"card {lay.card}",
        reasons=(NotInHand, CardTwice, EscapeAsSprint, NotHigher, TooFar, TooManySprints),
    ),
)
CHOICES = (
    Choice(
        LAYING,
        options,
        lists_all=lists_all,
        compose=compose,
        temptations=temptations,
        seat=FUGITIVE,
    ),
)
