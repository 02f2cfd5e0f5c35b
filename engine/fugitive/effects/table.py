"""The table of event cards: how each begins, for whoever drew it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import State
from . import (
    backup,
    cover_tracks,
    dead_phone,
    dropped_wallet,
    footprint_cast,
    hot_pursuit,
    inside_source,
    lost_luggage,
    news_flash,
    peek,
    quiet_night,
    roadblock,
    second_wind,
    shortcut,
    slip_of_the_tongue,
    tip_off,
    witness,
)

EFFECTS: Mapping[EventCard, Callable[[Play[State], Seat], None]] = {
    EventCard.TIP_OFF: tip_off.carry_out,
    EventCard.SECOND_WIND: second_wind.carry_out,
    EventCard.SHORTCUT: shortcut.carry_out,
    EventCard.COVER_TRACKS: cover_tracks.carry_out,
    EventCard.DEAD_PHONE: dead_phone.carry_out,
    EventCard.INSIDE_SOURCE: inside_source.carry_out,
    EventCard.BACKUP: backup.carry_out,
    EventCard.HOT_PURSUIT: hot_pursuit.carry_out,
    EventCard.FOOTPRINT_CAST: footprint_cast.carry_out,
    EventCard.WITNESS: witness.carry_out,
    EventCard.DROPPED_WALLET: dropped_wallet.carry_out,
    EventCard.ROADBLOCK: roadblock.carry_out,
    EventCard.QUIET_NIGHT: quiet_night.carry_out,
    EventCard.NEWS_FLASH: news_flash.carry_out,
    EventCard.LOST_LUGGAGE: lost_luggage.carry_out,
    EventCard.PEEK: peek.carry_out,
    EventCard.SLIP_OF_THE_TONGUE: slip_of_the_tongue.carry_out,
}
