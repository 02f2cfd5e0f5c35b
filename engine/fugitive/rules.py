"""The ids of the rules. "Find references" on one of these is the index of the code."""

from engine.core.rulebook import RuleId

SETUP_ROLES = RuleId("fg.setup.roles")

CARD_NUMBER = RuleId("fg.card.number")
CARD_FOOTPRINTS = RuleId("fg.card.footprints")

SETUP_START = RuleId("fg.setup.start")
SETUP_DECKS = RuleId("fg.setup.decks")
SETUP_HAND = RuleId("fg.setup.hand")

TURN_ORDER = RuleId("fg.turn.order")
TURN_FUGITIVE_FIRST = RuleId("fg.turn.fugitive_first")
TURN_MARSHAL_FIRST = RuleId("fg.turn.marshal_first")
TURN_FUGITIVE = RuleId("fg.turn.fugitive")
TURN_MARSHAL = RuleId("fg.turn.marshal")
TURN_OPENING_EXACT = RuleId("fg.turn.opening_exact")

PASS_DRAW = RuleId("fg.pass.draw")

TURN_STALEMATE = RuleId("fg.turn.stalemate")
TURN_EMPTY_DECK = RuleId("fg.turn.empty_deck")

PLACE_NEXT = RuleId("fg.place.next")
PLACE_ASCENDING = RuleId("fg.place.ascending")
PLACE_REACH = RuleId("fg.place.reach")
PLACE_SPRINT = RuleId("fg.place.sprint")
PLACE_SPRINT_VISIBLE_COUNT = RuleId("fg.place.sprint_visible_count")
PLACE_OVERPAY = RuleId("fg.place.overpay")
PLACE_LOOK = RuleId("fg.place.look")
PLACE_HAND_ONLY = RuleId("fg.place.hand_only")
PLACE_NO_42_SPRINT = RuleId("fg.place.no_42_sprint")

PASS = RuleId("fg.pass")

GUESS_RANGE = RuleId("fg.guess.range")
GUESS_NUMBER_ONLY = RuleId("fg.guess.number_only")
GUESS_HIT = RuleId("fg.guess.hit")
GUESS_ALL_OR_NOTHING = RuleId("fg.guess.all_or_nothing")
GUESS_HIDEOUTS_ONLY = RuleId("fg.guess.hideouts_only")
GUESS_ONCE = RuleId("fg.guess.once")
GUESS_HOPELESS = RuleId("fg.guess.hopeless")
GUESS_OPTIONAL = RuleId("fg.guess.optional")

WIN_CAUGHT = RuleId("fg.win.caught")
WIN_ESCAPE = RuleId("fg.win.escape")
WIN_ANNOUNCE = RuleId("fg.win.announce")

MANHUNT_TRIGGER = RuleId("fg.manhunt.trigger")
MANHUNT_SINGLE = RuleId("fg.manhunt.single")
MANHUNT_CAUGHT = RuleId("fg.manhunt.caught")
MANHUNT_ESCAPE = RuleId("fg.manhunt.escape")

VARIANT_NONE = RuleId("fg.variant.none")
VARIANT_RANDOM = RuleId("fg.variant.random")
VARIANT_DISCOVERY = RuleId("fg.variant.discovery")
VARIANT_SUPPORT = RuleId("fg.variant.support")
VARIANT_CATCH_UP = RuleId("fg.variant.catch_up")

EVENT_REDRAW = RuleId("fg.event.redraw")
EVENT_SETUP = RuleId("fg.event.setup")
EVENT_WIN_FIRST = RuleId("fg.event.win_first")
EVENT_KINDS = RuleId("fg.event.kinds")
EVENT_EMPTY = RuleId("fg.event.empty")
EVENT_ORDER = RuleId("fg.event.order")
EVENT_EFFECTS = RuleId("fg.event.effects")

ALL = tuple(value for name, value in list(globals().items()) if name.isupper())
