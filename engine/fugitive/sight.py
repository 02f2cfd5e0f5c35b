"""Sight: what each seat may know.

The marshal sees the trail with its face-down backs, how many sprint cards lie where, and which
deck is drawn from; the fugitive sees all but the marshal's hand and the decks.
"""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.record import replace
from engine.core.rulebook import RuleId
from engine.core.sight import ALL_SEEING, Viewer

from . import rules
from .cards import ESCAPE, EVENT, HIDDEN, Card
from .drawing import TopCard
from .effects.cover_tracks import TakeBack
from .event_card_events import LookedAt, SprintTakenBack
from .events import CardDrawn, Dealt, Event, HideoutLaid, Missed
from .hideouts import Lay
from .state import FUGITIVE, MARSHAL, Fate, Hideout, State, Task


def observe(state: State, viewer: Viewer) -> State:
    """Return the position without what the viewer may not know."""
    if viewer is ALL_SEEING:
        return state
    seen = replace(state, decks=tuple([_backs(deck) for deck in state.decks]))
    if viewer != FUGITIVE:
        seen = replace(
            seen,
            hand=(HIDDEN,) * len(state.hand),
            trail=tuple([_from_outside(hideout) for hideout in state.trail]),
        )
    if viewer != MARSHAL:
        unseen = (HIDDEN,) * (len(state.marshal) - len(state.shown))
        seen = replace(seen, marshal=unseen + state.shown)
    peeked = state.peeked
    if peeked is not None and not _knows_peeked(state, viewer):
        seen = replace(seen, peeked=replace(peeked, card=HIDDEN))
    return seen


def _backs(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Hide the cards of a deck, but not its event cards: everybody can count those."""
    return tuple([card if card == EVENT else HIDDEN for card in deck])


def _from_outside(hideout: Hideout) -> Hideout:
    sprints = hideout.sprints if hideout.sprints_up else (HIDDEN,) * len(hideout.sprints)
    card = hideout.card if hideout.up else HIDDEN
    return replace(hideout, card=card, sprints=sprints)


def _knows_peeked(state: State, viewer: Viewer) -> bool:
    """Return whether a viewer peeked at the card, has drawn it since, or saw it face up."""
    assert state.peeked is not None
    seat, fate = state.peeked.seat, state.peeked.fate
    drew = {Fate.DRAWN_BY_FUGITIVE: FUGITIVE, Fate.DRAWN_BY_MARSHAL: MARSHAL}.get(fate)
    return viewer in (seat, drew) or fate is Fate.REMOVED


def witness(event: Event, viewer: Viewer) -> Event:
    if viewer is ALL_SEEING:
        return event
    match event:
        case HideoutLaid() if viewer != FUGITIVE:
            card = event.card if event.card == ESCAPE else HIDDEN
            cited = _without(event.rules, rules.PLACE_OVERPAY)
            sprints = (HIDDEN,) * len(event.sprints)
            return replace(event, rules=cited, card=card, sprints=sprints)
        case Missed():
            return replace(event, rules=_without(event.rules, *SECRET_REASONS[viewer]))
        case CardDrawn() | LookedAt() if viewer != event.seat:
            return replace(event, card=HIDDEN)
        case Dealt() | SprintTakenBack() if viewer != FUGITIVE:
            return replace(event, card=HIDDEN)
    return event


class _Reasons(dict[Viewer, tuple[RuleId, ...]]):
    """The rules behind a miss that would give a card away to a viewer; most for a spectator."""

    def __missing__(self, viewer: Viewer) -> tuple[RuleId, ...]:
        return (rules.GUESS_HIDEOUTS_ONLY, rules.GUESS_HOPELESS)


SECRET_REASONS = _Reasons(
    {FUGITIVE: (rules.GUESS_HOPELESS,), MARSHAL: (rules.GUESS_HIDEOUTS_ONLY,)}
)


def _without(cited: tuple[RuleId, ...], *secret: RuleId) -> tuple[RuleId, ...]:
    return tuple([rule for rule in cited if rule not in secret])


def witness_move(move: Move[State], state: State, viewer: Viewer) -> Move[State]:
    """Return the move as the viewer saw it made in this position."""
    if viewer is ALL_SEEING:
        return move
    if isinstance(move, Lay) and viewer != FUGITIVE:
        card = move.card if move.card == ESCAPE else HIDDEN
        return Lay(card, (HIDDEN,) * len(move.sprints))
    if isinstance(move, TakeBack) and viewer != FUGITIVE:
        return replace(move, card=HIDDEN)
    if isinstance(move, TopCard) and not _sees_top_card(move, state, viewer):
        return TopCard(HIDDEN)
    return move


def _sees_top_card(move: TopCard, state: State, viewer: Viewer) -> bool:
    first = state.agenda[0]
    if first.task is Task.LOST_LUGGAGE or viewer == first.seat:
        return True
    return move.card == EVENT and first.task is Task.TURN_UP
