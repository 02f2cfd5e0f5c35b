"""The ids of the rules. "Find references" on one of these is the index of the code."""

from engine.core.rulebook import RuleId

PIECES = RuleId("ce.pieces")
PIECES_PURSES = RuleId("ce.pieces.purses")
PIECES_DECK = RuleId("ce.pieces.deck")
PIECES_CARS = RuleId("ce.pieces.cars")
PIECES_ROUNDS = RuleId("ce.pieces.rounds")

SETUP_PLAYERS = RuleId("ce.setup.players")
SETUP_TRAIN = RuleId("ce.setup.train")
SETUP_LOOT = RuleId("ce.setup.loot")
SETUP_MARSHAL = RuleId("ce.setup.marshal")
SETUP_ROUNDS = RuleId("ce.setup.rounds")
SETUP_BULLETS = RuleId("ce.setup.bullets")
SETUP_PURSE = RuleId("ce.setup.purse")
SETUP_FIRST = RuleId("ce.setup.first")
SETUP_SEATS = RuleId("ce.setup.seats")

ROUND_DEAL = RuleId("ce.round.deal")
ROUND_REVEAL = RuleId("ce.round.reveal")

SCHEME_CHOICE = RuleId("ce.scheme.choice")
SCHEME_BULLETS_DEAD = RuleId("ce.scheme.bullets_dead")

TURN_FACE_UP = RuleId("ce.turn.face_up")
TURN_TUNNEL = RuleId("ce.turn.tunnel")
TURN_SPEEDING_UP = RuleId("ce.turn.speeding_up")
TURN_SWITCHING = RuleId("ce.turn.switching")
TURN_CLOCKWISE = RuleId("ce.turn.clockwise")

STEAL_ORDER = RuleId("ce.steal.order")
STEAL_FORCED = RuleId("ce.steal.forced")

ROUND_EVENT = RuleId("ce.round.event")
ROUND_RETURN = RuleId("ce.round.return")
ROUND_FIRST = RuleId("ce.round.first")

PAWN_ON_TRAIN = RuleId("ce.pawn.on_train")

MOVE_INSIDE = RuleId("ce.move.inside")
MOVE_ROOF = RuleId("ce.move.roof")
MOVE_MUST = RuleId("ce.move.must")

FLOOR = RuleId("ce.floor")

ROB_TAKE = RuleId("ce.rob.take")
ROB_NONE = RuleId("ce.rob.none")

FIRE_INSIDE = RuleId("ce.fire.inside")
FIRE_ROOF = RuleId("ce.fire.roof")
FIRE_HIT = RuleId("ce.fire.hit")
FIRE_NONE = RuleId("ce.fire.none")
FIRE_EMPTY = RuleId("ce.fire.empty")

PUNCH_TARGET = RuleId("ce.punch.target")
PUNCH_LOOT = RuleId("ce.punch.loot")
PUNCH_PUSH = RuleId("ce.punch.push")
PUNCH_NO_LOOT = RuleId("ce.punch.no_loot")
PUNCH_NONE = RuleId("ce.punch.none")

MARSHAL_MOVE = RuleId("ce.marshal.move")
MARSHAL_MEETS = RuleId("ce.marshal.meets")
MARSHAL_NEVER_TOGETHER = RuleId("ce.marshal.never_together")
MARSHAL_BULLETS_SHORT = RuleId("ce.marshal.bullets_short")
MARSHAL_BULLETS_GONE = RuleId("ce.marshal.bullets_gone")

GHOST = RuleId("ce.ghost")

DOC = RuleId("ce.doc")

TUCO = RuleId("ce.tuco")

DJANGO = RuleId("ce.django")

CHEYENNE = RuleId("ce.cheyenne")

BELLE = RuleId("ce.belle")

EVENT_ANGRY_MARSHAL = RuleId("ce.event.angry_marshal")
EVENT_SWIVEL_ARM = RuleId("ce.event.swivel_arm")
EVENT_BRAKING = RuleId("ce.event.braking")
EVENT_TAKE_IT_ALL = RuleId("ce.event.take_it_all")
EVENT_REBELLION = RuleId("ce.event.rebellion")
EVENT_REVENGE = RuleId("ce.event.revenge")
EVENT_PICKPOCKETING = RuleId("ce.event.pickpocketing")
EVENT_HOSTAGE = RuleId("ce.event.hostage")

END_ROUNDS = RuleId("ce.end.rounds")

SCORE_LOOT = RuleId("ce.score.loot")
SCORE_WIN = RuleId("ce.score.win")
SCORE_GUNSLINGER = RuleId("ce.score.gunslinger")
SCORE_TIE = RuleId("ce.score.tie")

LOOT_KEPT = RuleId("ce.loot.kept")

SIGHT_LOOT = RuleId("ce.sight.loot")
SIGHT_HAND = RuleId("ce.sight.hand")
SIGHT_TUNNEL = RuleId("ce.sight.tunnel")
SIGHT_ROUNDS = RuleId("ce.sight.rounds")

EXPERT_DROP_BULLETS = RuleId("ce.expert.drop_bullets")
EXPERT_KEEP = RuleId("ce.expert.keep")
EXPERT_USED = RuleId("ce.expert.used")
EXPERT_REFILL = RuleId("ce.expert.refill")
EXPERT_RESHUFFLE = RuleId("ce.expert.reshuffle")
EXPERT_DISCARD_OPEN = RuleId("ce.expert.discard_open")

DUO_SETUP = RuleId("ce.duo.setup")
DUO_DECK = RuleId("ce.duo.deck")
DUO_TURNS = RuleId("ce.duo.turns")
DUO_EXPERT = RuleId("ce.duo.expert")
DUO_FRIENDLY_FIRE = RuleId("ce.duo.friendly_fire")
DUO_WIN = RuleId("ce.duo.win")
DUO_POWERS = RuleId("ce.duo.powers")

ALL = tuple(value for name, value in list(globals().items()) if name.isupper())
