"""What a choice leads to as things stand: the effects of an action, and what a card could do."""

from __future__ import annotations

from engine.core.moves import Move, Seat, foreseen
from engine.core.record import Record

from .events import stealing
from .events.base import Event
from .pieces import BULLET, SPOTS, Action, Car, Loot, Spot
from .scheming import DrawCards, Scheme
from .state import STEALING, State, slot
from .stealing.cards import BY_ACTION, CHOICES
from .stealing.fire import Fire
from .stealing.floor import ChangeFloor
from .stealing.marshal import MoveMarshal
from .stealing.move import MoveTo
from .stealing.punch import Punch
from .stealing.rob import Rob

FEW = 2
"""Up to so many possibilities are named; more are counted."""

ACTIONS: tuple[type[Move[State]], ...] = tuple(card.verb.move for card in BY_ACTION.values())

FORESEEN: tuple[type[Event], ...] = (
    *(stealing.Walked, stealing.Robbed, stealing.Shot, stealing.Punched, stealing.LootDropped),
    *(stealing.LootSnatched, stealing.Pushed, stealing.HeldOn, stealing.MarshalMoved),
    *(stealing.MarshalHit, stealing.NoMarshalBullet),
)
"""The events that follow from an action by what everybody can see."""


class Reachable(Record):
    cars: tuple[Car, ...]

    @property
    def phrase(self) -> str:
        return "Reachable" if len(self.cars) <= FEW else "Reachable.many"


class OtherFloor(Record):
    spot: Spot


class Within(Record):
    """The bandits who can be hit."""

    bandits: tuple[Seat, ...]

    @property
    def phrase(self) -> str:
        return "Within" if len(self.bandits) <= FEW else "Within.many"


class Lying(Record):
    """The loot that can be taken."""

    loot: tuple[Loot, ...]

    @property
    def phrase(self) -> str:
        return "Lying" if len(self.loot) <= FEW else "Lying.many"


class NothingNow(Record):
    """The card would have no effect."""


class InDeck(Record):
    count: int


def foresee(view: State, move: Move[State]) -> tuple[Event, ...]:
    """Return what an action does, up to a look into a purse or the end of the pile."""
    if view.phase is not STEALING or not isinstance(move, ACTIONS):
        return ()
    return foreseen(view, (move,), FORESEEN)


def prospect(view: State, move: Move[State]) -> Record | None:
    """Return what a card could do if it were carried out now, or the size of the deck."""
    if isinstance(move, Scheme) and move.card.action is not BULLET:
        return _could_do(view, move.card.action, move.card.bandit)
    if isinstance(move, DrawCards) and move.refusal(view) is None:
        own = view.cards[slot(view).seat]
        return InDeck(len(own.top) + len(own.deck))
    return None


def _could_do(view: State, action: Action, bandit: Seat) -> Record | None:
    moves = CHOICES[action](view, bandit) if action in CHOICES else ()
    if not moves:
        return NothingNow()
    if isinstance(moves[0], ChangeFloor):
        return OtherFloor(SPOTS[view.bandits[bandit].spot.floor ^ 1])
    if isinstance(moves[0], Rob):
        return Lying(tuple(move.loot for move in moves if isinstance(move, Rob)))
    if isinstance(moves[0], MoveTo | MoveMarshal):
        return Reachable(tuple(m.car for m in moves if isinstance(m, MoveTo | MoveMarshal)))
    hit = (move.target for move in moves if isinstance(move, Fire | Punch))
    return Within(tuple(dict.fromkeys(hit)))
