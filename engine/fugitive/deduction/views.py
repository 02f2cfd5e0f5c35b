"""Turns a view of the game into evidence: the marshal's view, or a spectator's."""

from __future__ import annotations

from engine.core.errors import GameError
from engine.core.record import remembered, replace

from ..cards import CARDS, DECKS, ESCAPE, EVENT, HIDDEN, IN_HAND, Card
from ..options import FaceUp, Sprint42
from ..reach import reach_from
from ..state import Fact, Fate, State, Topic
from ..state import Hideout as LaidHideout
from ..tuning import Tuning
from .evidence import (
    Cards,
    Draw,
    Evidence,
    Hideout,
    Miss,
    Spent,
    Told,
    deck_bounds,
    miss,
    opening_hand,
)

START_CARDS = (IN_HAND[0], IN_HAND[-2])
LYING = (Fate.LOOKED_AT, Fate.KEPT, Fate.BURIED)


class WrongView(GameError):
    """A view that shows more, or less, than the one that was asked for."""


def evidence_of(view: State) -> Evidence:
    """Return what the marshal knows. The view must be the marshal's; any other is refused."""
    _refuse_secrets(view)
    if HIDDEN in view.marshal:
        raise WrongView(
            "this view hides the marshal's hand; take the marshal's view, "
            "or public_evidence for what everybody can see"
        )
    return _evidence(view, view.marshal)


def public_evidence(view: State) -> Evidence:
    """Return what everybody can see: the least a marshal knows, whatever cards they hold.

    The fugitive does not see the marshal's hand, so this is all that a fugitive can be sure the
    marshal knows. The view must be a spectator's: the fugitive's own cards are no evidence.
    """
    _refuse_secrets(view)
    if any(card not in (HIDDEN, *view.shown) for card in view.marshal):
        raise WrongView("this view shows the marshal's hand; take a spectator's view")
    return _evidence(view, tuple(card for card in view.shown if card != HIDDEN))


def _refuse_secrets(view: State) -> None:
    shown = [place for place, hideout in enumerate(view.trail, 1) if _shows_too_much(hideout)]
    if shown:
        places = ", ".join(map(str, shown))
        raise WrongView(f"this view shows what lies face down at {places}; take the marshal's view")
    if any(card != HIDDEN for card in view.hand):
        raise WrongView("this view shows the fugitive's hand; take the marshal's view")


def _shows_too_much(hideout: LaidHideout) -> bool:
    cards = () if hideout.up else (hideout.card,)
    sprints = () if hideout.sprints_up else hideout.sprints
    return any(card != HIDDEN for card in (*cards, *sprints))


def _lay_time(place: int) -> int:
    return 2 * place + 1


def _evidence(view: State, hand: tuple[Card, ...]) -> Evidence:
    end = _lay_time(len(view.trail))
    draws = tuple(Draw(drawn.deck - 1, 2 * drawn.laid) for drawn in view.draws)
    watched, in_deck = _peeked(view)
    return Evidence(
        trail=tuple(_hideout(view, place) for place in range(len(view.trail))),
        hand=hand,
        removed=(*(card for card in view.removed if card != EVENT), *in_deck),
        spent=tuple(Spent(card, end) for card in view.dropped),
        misses=_misses(view),
        draws=(*opening_hand(view.options.tuning), *draws),
        seen_drawn=watched,
        goal_sprints=view.options.sprint_42 is Sprint42.ALLOWED,
        cards=_cards(view),
    )


def _cards(view: State) -> Cards:
    """Return the numbers that the game is played with, and how far hideouts reach."""
    usual = _played_with(view.options.tuning)
    if not view.options.tuning.house:
        return usual
    return replace(usual, strides=tuple(reach_from(view, last) - last for last in CARDS[:ESCAPE]))


@remembered
def _played_with(tuning: Tuning) -> Cards:
    return Cards(
        decks=deck_bounds(tuning),
        footprints=(tuning.even_footprints, tuning.odd_footprints),
        strides=(tuning.stride,) * ESCAPE,
    )


def _peeked(view: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the card that was peeked at, if known: as drawn by the fugitive, or as in a deck."""
    peeked = view.peeked
    if peeked is None or peeked.card in (HIDDEN, EVENT):
        return (), ()
    drawn = (peeked.card,) if peeked.fate is Fate.DRAWN_BY_FUGITIVE else ()
    return drawn, (peeked.card,) if peeked.fate in LYING else ()


def _misses(view: State) -> tuple[Miss, ...]:
    counts_as_right = view.options.face_up is FaceUp.RIGHT
    told = (
        miss(failed.numbers, failed.laid, frozenset(failed.up), counts_as_right)
        for failed in view.misses
    )
    return tuple(each for each in told if each is not None)


def _hideout(view: State, place: int) -> Hideout:
    hideout = view.trail[place]
    facts = {fact.topic: fact for fact in view.facts if fact.place == place + 1}
    cast = facts.get(Topic.FOOTPRINTS)
    return Hideout(
        laid=_lay_time(place),
        number=hideout.card if hideout.up else None,
        sprints=hideout.sprints if hideout.sprints_up else (),
        hidden_sprints=0 if hideout.sprints_up else len(hideout.sprints),
        taken_back=hideout.taken,
        bonus=hideout.bonus,
        odd=facts[Topic.PARITY].value == 1 if Topic.PARITY in facts else None,
        among=_deck(view, facts[Topic.DECK]) if Topic.DECK in facts else None,
        told=Told(cast.value, cast.taken) if cast else None,
    )


def _deck(view: State, fact: Fact) -> tuple[int, int]:
    """Return the lowest and highest number of the deck told; of no deck are the starting cards."""
    cards = view.options.tuning.decks.cards[DECKS[fact.value - 1]] if fact.value else START_CARDS
    return cards[0], cards[-1]
