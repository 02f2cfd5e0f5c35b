"""Lost luggage: the top card of each deck is turned up and removed."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..cards import Card
from ..event_card_events import LuggageLost
from ..event_cards import EventCard
from ..events import Follows
from ..state import Due, State, Task, cards_left
from ..turns import go_on
from .common import CITED, nothing


def carry_out(play: Play[State], drawer: Seat) -> None:
    left = cards_left(play.state)
    if left:
        removals = tuple([Due(Task.LOST_LUGGAGE, drawer, deck) for deck in left])
        play.happens(Follows(CITED, removals))
    else:
        nothing(play, EventCard.LOST_LUGGAGE)


def lose(play: Play[State], card: Card) -> None:
    """Remove the card that luck has turned up."""
    play.happens(LuggageLost(CITED, play.state.agenda[0].deck, card))
    go_on(play)
