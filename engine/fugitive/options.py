"""The options: variants, and readings of what the rulebook leaves open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules
from .cards import DECKS, ESCAPE, IN_HAND, Deck
from .event_cards import EVENT_CARDS, EventCard, Icon, of_icon
from .tuning import Tuning


class Variant(Kind):
    """The ways in which event cards come into play."""

    NONE = "none"
    RANDOM = "random"
    DISCOVERY = "discovery"
    SUPPORT = "support"
    CATCH_UP = "catch_up"


VARIANT_RULE = {
    Variant.NONE: rules.VARIANT_NONE,
    Variant.RANDOM: rules.VARIANT_RANDOM,
    Variant.DISCOVERY: rules.VARIANT_DISCOVERY,
    Variant.SUPPORT: rules.VARIANT_SUPPORT,
    Variant.CATCH_UP: rules.VARIANT_CATCH_UP,
}
"""The rule that says which event cards are in play, and where."""


class Favour(Kind):
    """The side whose event cards are shuffled in for support."""

    FUGITIVE = "fugitive"
    MARSHAL = "marshal"


class Opening(Kind):
    ONE_OR_TWO = "one_or_two"
    EXACTLY_TWO = "exactly_two"


EXACTLY = 2
"""How many hideouts the reading `EXACTLY_TWO` asks for."""


class PassDraw(Kind):
    NOTHING = "nothing"
    LOWEST_DECK = "lowest_deck"


class Stalemate(Kind):
    MARSHAL = "marshal"
    FUGITIVE = "fugitive"
    DRAW = "draw"


class Sprint42(Kind):
    REFUSED = "refused"
    ALLOWED = "allowed"


class FaceUp(Kind):
    """The readings of how an attempt counts a number that is face up already."""

    WRONG = "wrong"
    RIGHT = "right"


class Attempting(Kind):
    OPTIONAL = "optional"
    REQUIRED = "required"


class ManhuntCounts(Kind):
    """The face-up cards that prevent a manhunt if they are high enough."""

    HIDEOUTS = "hideouts"
    SPRINTS_TOO = "sprints_too"


class Options(Record):
    variant: Variant = Variant.NONE
    favour: Favour = Favour.FUGITIVE
    opening: Opening = Opening.ONE_OR_TWO
    pass_draw: PassDraw = PassDraw.NOTHING
    stalemate: Stalemate = Stalemate.MARSHAL
    sprint_42: Sprint42 = Sprint42.REFUSED
    face_up: FaceUp = FaceUp.WRONG
    attempting: Attempting = Attempting.OPTIONAL
    manhunt_counts: ManhuntCounts = ManhuntCounts.HIDEOUTS
    tuning: Tuning = Tuning()


FAVOURED_ICON = {Favour.FUGITIVE: Icon.FOOTPRINT, Favour.MARSHAL: Icon.MAGNIFIER}


def event_cards(options: Options) -> tuple[EventCard, ...]:
    """Return the event cards that the variant is played with."""
    if options.variant is Variant.NONE:
        return ()
    if options.variant is Variant.SUPPORT:
        return of_icon(EVENT_CARDS, FAVOURED_ICON[options.favour])
    return EVENT_CARDS


class NeedsSupport(Reason):
    """A side was favoured in a game without the support variant."""

    favour: Favour


class NotTwoAtFirst(Reason):
    """Exactly two hideouts were chosen for a first turn that lays another number."""

    count: int


class NothingDealt(Reason):
    """The opening hand holds no card of a deck."""


class DeckTooSmall(Reason):
    """More cards are to be dealt from a deck than it has."""

    deck: Deck
    dealt: int
    count: int


class EscapeAtOnce(Reason):
    """The opening hand may hold enough footprints to lay 42 as the first hideout."""

    reach: int


class TooFewEvents(Reason):
    """More event cards are to be shuffled into the decks than the variant has."""

    wanted: int
    count: int


def conflict(options: Options) -> Refusal | None:
    """Return why these options don't go together, or None if they do."""
    favoured = options.favour is not Favour.FUGITIVE
    wanted, count = len(DECKS) * options.tuning.events_in_each_deck, len(event_cards(options))
    lays, reach = options.tuning.first_lays, _first_reach(options.tuning)
    return refuse(
        NeedsSupport(rules.VARIANT_SUPPORT, options.favour)
        if favoured and options.variant is not Variant.SUPPORT
        else None,
        NotTwoAtFirst(rules.TURN_OPENING_EXACT, lays)
        if options.opening is Opening.EXACTLY_TWO and lays != EXACTLY
        else None,
        *_dealt_amiss(options.tuning),
        TooFewEvents(rules.EVENT_SETUP, wanted, count)
        if options.variant in (Variant.RANDOM, Variant.SUPPORT) and wanted > count
        else None,
        EscapeAtOnce(rules.SETUP_HAND, reach) if reach >= ESCAPE else None,
    )


def _first_reach(tuning: Tuning) -> int:
    """Return the highest number that any opening hand can reach with its first hideout."""
    start = sum(tuning.footprints[card] for card in IN_HAND if card != ESCAPE)
    return tuning.stride + start + tuning.most_footprints * len(tuning.dealt)


def _dealt_amiss(tuning: Tuning) -> list[Reason]:
    """Return what is wrong with the opening hand."""
    dealt = tuning.dealt
    found: list[Reason] = [
        DeckTooSmall(rules.SETUP_HAND, deck, dealt.count(deck), len(cards))
        for deck, cards in tuning.decks.cards.items()
        if dealt.count(deck) > len(cards)
    ]
    return found if dealt else [NothingDealt(rules.SETUP_HAND)]


REASONS = (NeedsSupport, NotTwoAtFirst, NothingDealt, DeckTooSmall, EscapeAtOnce, TooFewEvents)
