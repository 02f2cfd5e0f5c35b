"""The event cards: one table, of our own design.

The rulebook names three kinds of event cards but not the cards, and no public source lists the 17
of the printed game. The 17 below are this project's own; the printed list can replace the table.
"""

from __future__ import annotations

from engine.core.record import Kind


class Icon(Kind):
    """Whom an event card favours: the fugitive, the marshal, or whoever drew it."""

    FOOTPRINT = "footprint"
    MAGNIFIER = "magnifier"
    NO_ICON = "no_icon"


class EventCard(Kind):
    TIP_OFF = "tip_off"
    SECOND_WIND = "second_wind"
    SHORTCUT = "shortcut"
    COVER_TRACKS = "cover_tracks"
    DEAD_PHONE = "dead_phone"
    INSIDE_SOURCE = "inside_source"
    BACKUP = "backup"
    HOT_PURSUIT = "hot_pursuit"
    FOOTPRINT_CAST = "footprint_cast"
    WITNESS = "witness"
    DROPPED_WALLET = "dropped_wallet"
    ROADBLOCK = "roadblock"
    QUIET_NIGHT = "quiet_night"
    NEWS_FLASH = "news_flash"
    LOST_LUGGAGE = "lost_luggage"
    PEEK = "peek"
    SLIP_OF_THE_TONGUE = "slip_of_the_tongue"


ICONS = {
    **dict.fromkeys(tuple(EventCard)[:6], Icon.FOOTPRINT),
    **dict.fromkeys(tuple(EventCard)[6:12], Icon.MAGNIFIER),
    **dict.fromkeys(tuple(EventCard)[12:], Icon.NO_ICON),
}

EVENT_CARDS = tuple(EventCard)
TRIGGERS = 6
"""The trigger cards, all alike: two for each deck."""


def of_icon(cards: tuple[EventCard, ...], icon: Icon) -> tuple[EventCard, ...]:
    return tuple([card for card in cards if ICONS[card] is icon])
