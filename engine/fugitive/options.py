"""The options: variants, and readings of what the rulebook leaves open."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.record import Kind, Record

from . import rules
from .event_cards import Icon


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
    """The face-up cards that prevent a manhunt if they are above 29."""

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


FAVOURED_ICON = {Favour.FUGITIVE: Icon.FOOTPRINT, Favour.MARSHAL: Icon.MAGNIFIER}


class NeedsSupport(Reason):
    """A side was favoured in a game without the support variant."""

    favour: Favour


def conflict(options: Options) -> Refusal | None:
    """Return why these options don't go together, or None if they do."""
    favoured = options.favour is not Favour.FUGITIVE
    if favoured and options.variant is not Variant.SUPPORT:
        return refuse(NeedsSupport(rules.VARIANT_SUPPORT, options.favour))
    return None


REASONS = (NeedsSupport,)
