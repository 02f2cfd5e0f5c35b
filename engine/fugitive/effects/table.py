"""Each event card and how it begins, for whoever drew it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import State
from .cover_tracks import cover_tracks
from .drawing_more import backup, news_flash, quiet_night, tip_off
from .dropped_wallet import dropped_wallet
from .for_a_while import dead_phone, roadblock, shortcut
from .inside_source import inside_source
from .lost_luggage import lost_luggage
from .out_of_turn import hot_pursuit, second_wind
from .peek import peek
from .telling import footprint_cast, slip_of_the_tongue, witness

EFFECTS: Mapping[EventCard, Callable[[Play[State], Seat], None]] = {
    EventCard.TIP_OFF: tip_off,
    EventCard.SECOND_WIND: second_wind,
    EventCard.SHORTCUT: shortcut,
    EventCard.COVER_TRACKS: cover_tracks,
    EventCard.DEAD_PHONE: dead_phone,
    EventCard.INSIDE_SOURCE: inside_source,
    EventCard.BACKUP: backup,
    EventCard.HOT_PURSUIT: hot_pursuit,
    EventCard.FOOTPRINT_CAST: footprint_cast,
    EventCard.WITNESS: witness,
    EventCard.DROPPED_WALLET: dropped_wallet,
    EventCard.ROADBLOCK: roadblock,
    EventCard.QUIET_NIGHT: quiet_night,
    EventCard.NEWS_FLASH: news_flash,
    EventCard.LOST_LUGGAGE: lost_luggage,
    EventCard.PEEK: peek,
    EventCard.SLIP_OF_THE_TONGUE: slip_of_the_tongue,
}
