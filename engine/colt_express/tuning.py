"""The numbers and switches that a designer may turn; every default is the rulebook's."""

from __future__ import annotations

from typing import Annotated

from engine.core.tuning import Dial, Dials

from . import rules
from .pieces import JEWEL, PRINTED, PURSE, CarCard, Loot

DOLLARS = 50
"""The step of a dial for money."""


class Tuning(Dials, cache_hash=True):
    """The dials of Colt Express. A round card that is off stays in the box."""

    marshal_bullets: Annotated[int, Dial(rules.SETUP_BULLETS, 0, 30)] = 13
    belle_power: Annotated[bool, Dial(rules.BELLE)] = True
    tuco_power: Annotated[bool, Dial(rules.TUCO)] = True
    django_power: Annotated[bool, Dial(rules.DJANGO)] = True
    doc_power: Annotated[bool, Dial(rules.DOC)] = True
    cheyenne_power: Annotated[bool, Dial(rules.CHEYENNE)] = True
    ghost_power: Annotated[bool, Dial(rules.GHOST)] = True
    bullets: Annotated[int, Dial(rules.SETUP_BULLETS, 0, 9)] = 6
    hand: Annotated[int, Dial(rules.ROUND_DEAL, 1, 9)] = 6
    draw: Annotated[int, Dial(rules.SCHEME_CHOICE, 1, 6)] = 3
    rounds: Annotated[int, Dial(rules.SETUP_ROUNDS, 1, 8)] = 5
    gunslinger_bonus: Annotated[int, Dial(rules.SCORE_GUNSLINGER, 0, 3000, DOLLARS)] = 1000
    roof_reach: Annotated[int, Dial(rules.MOVE_ROOF, 1, 6)] = 3
    fire_reach: Annotated[int, Dial(rules.FIRE_INSIDE, 1, 6)] = 1
    jewel_value: Annotated[int, Dial(rules.SCORE_LOOT, 0, 2000, DOLLARS)] = 500
    strongbox_value: Annotated[int, Dial(rules.SCORE_LOOT, 0, 3000, DOLLARS)] = 1000
    starting_purse: Annotated[int, Dial(rules.SETUP_PURSE, 0, 1000, DOLLARS)] = 250
    most_purses: Annotated[int, Dial(rules.SETUP_LOOT, 0, 4)] = 4
    most_jewels: Annotated[int, Dial(rules.SETUP_LOOT, 0, 3)] = 3
    """How much of what is printed on it a car gets at the start."""
    ransom: Annotated[int, Dial(rules.EVENT_HOSTAGE, 0, 2000, DOLLARS)] = 250
    angry_marshal: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    swivel_arm: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    braking: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    take_it_all: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    rebellion: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    long_tunnel: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    bridge: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    revenge: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    pickpocketing: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True
    hostage: Annotated[bool, Dial(rules.PIECES_ROUNDS)] = True

    def loot_on(self, car: CarCard) -> tuple[Loot, ...]:
        """The loot that a car starts with, purses first."""
        purses, jewels = (
            tuple(loot for loot in PRINTED[car] if loot.kind is kind) for kind in (PURSE, JEWEL)
        )
        return purses[: self.most_purses] + jewels[: self.most_jewels]

    def loot_on_train(self, train: tuple[CarCard, ...]) -> tuple[int, int]:
        """How many purses and jewels a train starts with."""
        kinds = [loot.kind for car in train for loot in self.loot_on(car)]
        return kinds.count(PURSE), kinds.count(JEWEL)


RULEBOOK = Tuning()
"""The dials as the rulebook has them."""
