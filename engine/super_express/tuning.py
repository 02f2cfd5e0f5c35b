"""The numbers and switches of the rules that a designer may turn, as the rulebook has them."""

from __future__ import annotations

from typing import Annotated

from engine.core.rulebook import RuleId
from engine.core.tuning import Dial, Dials

from . import rules
from .pieces import TREASURES, WAGONS

RULEBOOK_PLAN = 3
"""The cards of a plan by the rulebook, which some sentences say in words."""


MOST_SPREAD = 7

TREASURES_SPREAD = {
    spread: tuple(TREASURES[0] + spread * (value - TREASURES[0]) for value in TREASURES)
    for spread in range(1, MOST_SPREAD + 1)
}
"""The values of the treasures by how far they are spread; they all have three digits."""


class Tuning(Dials):
    plan_cards: Annotated[int, Dial(rules.PLAN_THREE, 1, 4)] = RULEBOOK_PLAN
    spare_wagons: Annotated[int, Dial(rules.SETUP_TRAIN, 0, 4)] = 1
    """The wagons that the train has more than there are players."""
    wagons_behind: Annotated[int, Dial(rules.SETUP_FIRST, 0, 2)] = 1
    """The empty wagons behind the first player at the start."""
    first_passes: Annotated[bool, Dial(rules.FIRST_PASSES)] = True
    treasure_farthest: Annotated[bool, Dial(rules.TREASURE_FARTHEST)] = True
    """Whether the farthest bandit takes a treasure; if not, the nearest does."""
    treasure_spread: Annotated[int, Dial(rules.PIECES_TREASURE, 1, MOST_SPREAD)] = 1
    """How many times as far apart the values of the treasures are as the rulebook's."""
    roof_first: Annotated[bool, Dial(rules.TREASURE_ROOF_FIRST)] = True
    uncoupled: Annotated[int, Dial(rules.UNCOUPLE, 1, 3)] = 1
    """The wagons that go at the end of each round."""
    roof_uncoupled: Annotated[bool, Dial(rules.UNCOUPLE)] = True
    """Whether those on the roof go with a wagon; if not, they jump to the next car."""
    treasures_by_value: Annotated[bool, Dial(rules.END_LOCOMOTIVE)] = False
    highest_breaks_tie: Annotated[bool, Dial(rules.END_TIE)] = True
    move_cars: Annotated[int, Dial(rules.MOVE, 1, 3)] = 1
    push_cars: Annotated[int, Dial(rules.SHOOT_PUSH, 1, 3)] = 1
    shot_reach: Annotated[int, Dial(rules.SHOOT_TARGET, 0, WAGONS)] = WAGONS
    """The cars beyond its own that a shot reaches."""
    over_stunned: Annotated[bool, Dial(rules.SHOOT_OVER_STUNNED)] = True
    stun_lasts: Annotated[bool, Dial(rules.WAKE_NEXT_ROUND)] = True
    reflex_shoots: Annotated[bool, Dial(rules.REFLEX_STUNNED)] = True
    time_rewinds: Annotated[bool, Dial(rules.TIME_REWIND)] = True

    @property
    def treasures(self) -> tuple[int, ...]:
        """The values of the treasures."""
        return TREASURES_SPREAD[self.treasure_spread]

    def keeps(self, rule: RuleId) -> bool:
        """Return whether a rule is the game's own, not replaced by code."""
        return not self.house or all(house.rule != rule for house in self.house)
