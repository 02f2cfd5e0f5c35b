"""Set-up: the roles, the decks, the opening hand, and event cards where they are played with."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse
from engine.core.play import Play
from engine.core.record import Kind, remembered
from engine.core.roster import called

from . import rules
from .cards import DECKS, Card
from .events import Dealt, TableLaid, VariantPrepared, setting_up
from .options import Options, Variant, conflict, event_cards
from .state import State, Task
from .turns import go_on

PLAYERS = range(2, 3)


class Role(Kind):
    FUGITIVE = "fugitive"
    MARSHAL = "marshal"


class WrongPlayerCount(Reason):
    count: int


class UnknownRole(Reason):
    name: str
    known: tuple[Role, ...]


class RoleTwice(Reason):
    name: Role


@remembered
def prepare(names: tuple[str, ...], options: Options) -> State | Refusal:
    """Return the table before the opening hand is dealt, or why these players can't play so."""
    _, unknown, twice = called(names, Role)
    clash = conflict(options)
    refusal = refuse(
        *(clash.reasons if clash else ()),
        None if len(names) in PLAYERS else WrongPlayerCount(rules.SETUP_ROLES, len(names)),
        *(UnknownRole(rules.SETUP_ROLES, name, tuple(Role)) for name in unknown),
        *(RoleTwice(rules.SETUP_ROLES, role) for role in twice),
    )
    if refusal is not None:
        return refusal
    decks = tuple(options.tuning.decks.cards[deck] for deck in DECKS)
    return State(options, decks, agenda=setting_up(options))


TABLE_LAID = (rules.SETUP_ROLES, rules.SETUP_START, rules.SETUP_DECKS, rules.CARD_NUMBER)
DEALT = (rules.SETUP_HAND,)

VARIANT_RULES = {
    Variant.NONE: (rules.VARIANT_NONE,),
    Variant.RANDOM: (rules.VARIANT_RANDOM, rules.EVENT_SETUP, rules.EVENT_EFFECTS),
    Variant.DISCOVERY: (rules.VARIANT_DISCOVERY, rules.EVENT_EFFECTS),
    Variant.SUPPORT: (rules.VARIANT_SUPPORT, rules.EVENT_SETUP, rules.EVENT_EFFECTS),
    Variant.CATCH_UP: (rules.VARIANT_CATCH_UP, rules.EVENT_SETUP, rules.EVENT_EFFECTS),
}


def in_each_deck(options: Options) -> int:
    """Return how many event or trigger cards are shuffled into each deck."""
    if options.variant in (Variant.NONE, Variant.DISCOVERY):
        return 0
    return options.tuning.events_in_each_deck


def deal(play: Play[State], card: Card) -> None:
    """Deal a card of the opening hand; after the last one, prepare the variant."""
    options = play.state.options
    if len(play.state.agenda) > len(options.tuning.dealt):
        tuning = options.tuning
        play.happens(TableLaid(TABLE_LAID, tuning.first_deck_ends, tuning.second_deck_ends))
    play.happens(Dealt(DEALT, play.state.agenda[0].deck, card))
    if play.state.agenda[0].task is not Task.DEAL:
        cited, cards = VARIANT_RULES[options.variant], event_cards(options)
        play.happens(VariantPrepared(cited, options.variant, cards, in_each_deck(options)))
    go_on(play)


REASONS = (WrongPlayerCount, UnknownRole, RoleTwice)
