"""The ids of the rules. "Find references" on one of these is the index of the code."""

from engine.core.rulebook import RuleId

PIECES = RuleId("sx.pieces")
PIECES_TREASURE = RuleId("sx.pieces.treasure")

SETUP_PLAYERS = RuleId("sx.setup.players")
SETUP_TRAIN = RuleId("sx.setup.train")
SETUP_HAND = RuleId("sx.setup.hand")
SETUP_FIRST = RuleId("sx.setup.first")
SETUP_PLACEMENT = RuleId("sx.setup.placement")
SETUP_FACING = RuleId("sx.setup.facing")

ROUND_PHASES = RuleId("sx.round.phases")
PLAN_THREE = RuleId("sx.plan.three")
EXECUTE_TURNS = RuleId("sx.execute.turns")
EXECUTE_FORCED = RuleId("sx.execute.forced")
EXECUTE_ELIMINATED = RuleId("sx.execute.eliminated")

POSITION_ORDER = RuleId("sx.position.order")

TURN = RuleId("sx.turn")
FLOOR = RuleId("sx.floor")
FLOOR_BACK_TO_EDGE = RuleId("sx.floor.back_to_edge")
MOVE = RuleId("sx.move")
MOVE_ENTRY_SIDE = RuleId("sx.move.entry_side")
MOVE_OFF_TRAIN = RuleId("sx.move.off_train")
SHOOT_TARGET = RuleId("sx.shoot.target")
SHOOT_OVER_STUNNED = RuleId("sx.shoot.over_stunned")
SHOOT_PUSH = RuleId("sx.shoot.push")
SHOOT_OFF_TRAIN = RuleId("sx.shoot.off_train")
SHOOT_MISS = RuleId("sx.shoot.miss")
WAKE = RuleId("sx.wake")
WAKE_NEXT_ROUND = RuleId("sx.wake.next_round")

UNCOUPLE = RuleId("sx.uncouple")
TREASURE_FARTHEST = RuleId("sx.treasure.farthest")
TREASURE_ROOF_FIRST = RuleId("sx.treasure.roof_first")
TREASURE_SECRET = RuleId("sx.treasure.secret")
FIRST_PASSES = RuleId("sx.first.passes")

END_LAST_BANDIT = RuleId("sx.end.last_bandit")
END_NOBODY = RuleId("sx.end.nobody")
END_LOCOMOTIVE = RuleId("sx.end.locomotive")
END_TIE = RuleId("sx.end.tie")

EXPANSION_HAND = RuleId("sx.expansion.hand")
REFLEX_STUNNED = RuleId("sx.reflex.stunned")
REFLEX_DUCK = RuleId("sx.reflex.duck")
HORSE_RIDE = RuleId("sx.horse.ride")
HORSE_RESCUE = RuleId("sx.horse.rescue")
HORSE_OFF_TRAIN = RuleId("sx.horse.off_train")
HORSE_THIS_ROUND = RuleId("sx.horse.this_round")
HORSE_PENDING = RuleId("sx.horse.pending")
HORSE_STUNNED = RuleId("sx.horse.stunned")

TIME_SETUP = RuleId("sx.time.setup")
TIME_ENTER = RuleId("sx.time.enter")
TIME_ARRIVE = RuleId("sx.time.arrive")
TIME_REWIND = RuleId("sx.time.rewind")
TIME_REPLAY = RuleId("sx.time.replay")
TIME_PARADOX = RuleId("sx.time.paradox")

ALL = tuple(value for name, value in list(globals().items()) if name.isupper())
