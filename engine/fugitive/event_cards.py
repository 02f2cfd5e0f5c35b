"""The event cards: one table, of our own design.

The rulebook names three kinds of event cards but not the cards, and no public source lists the 17
of the printed game. The 17 below are this project's own; the printed list can replace the table.
"""

from __future__ import annotations

from engine.core.record import Kind


class Icon(Kind):
    """The icon of an event card: it favours the fugitive, the marshal, or whoever drew it."""

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
    EventCard.TIP_OFF: Icon.FOOTPRINT,
    EventCard.SECOND_WIND: Icon.FOOTPRINT,
    EventCard.SHORTCUT: Icon.FOOTPRINT,
    EventCard.COVER_TRACKS: Icon.FOOTPRINT,
    EventCard.DEAD_PHONE: Icon.FOOTPRINT,
    EventCard.INSIDE_SOURCE: Icon.FOOTPRINT,
    EventCard.BACKUP: Icon.MAGNIFIER,
    EventCard.HOT_PURSUIT: Icon.MAGNIFIER,
    EventCard.FOOTPRINT_CAST: Icon.MAGNIFIER,
    EventCard.WITNESS: Icon.MAGNIFIER,
    EventCard.DROPPED_WALLET: Icon.MAGNIFIER,
    EventCard.ROADBLOCK: Icon.MAGNIFIER,
    EventCard.QUIET_NIGHT: Icon.NO_ICON,
    EventCard.NEWS_FLASH: Icon.NO_ICON,
    EventCard.LOST_LUGGAGE: Icon.NO_ICON,
    EventCard.PEEK: Icon.NO_ICON,
    EventCard.SLIP_OF_THE_TONGUE: Icon.NO_ICON,
}

EVENT_CARDS = tuple(EventCard)


def of_icon(cards: tuple[EventCard, ...], icon: Icon) -> tuple[EventCard, ...]:
    """Return those of the cards that have an icon."""
    return tuple([card for card in cards if ICONS[card] is icon])
