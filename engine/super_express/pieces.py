"""The pieces: bandits, action cards, the two floors of a car, treasures."""

from __future__ import annotations

from typing import NewType

from engine.core.record import Kind, Record

Car = NewType("Car", int)
"""A train card by its number: C0 is the locomotive, the highest number the last wagon."""

LOCOMOTIVE = Car(0)
WAGONS = 8
TREASURES = (301, 312, 323, 345, 356, 367, 378, 389)


class Name(Kind):
    BELLE = "belle"
    CHEYENNE = "cheyenne"
    DJANGO = "django"
    DOC = "doc"
    GHOST = "ghost"
    MEI = "mei"
    TUCO = "tuco"


class Card(Kind):
    MOVE = "move"
    TURN = "turn"
    FLOOR = "floor"
    SHOOT = "shoot"
    REFLEX = "reflex"
    HORSE = "horse"
    HIDDEN = "hidden"
    """A card that the viewer may not know; never part of a real position."""


BASE_CARDS = (Card.MOVE, Card.TURN, Card.FLOOR, Card.SHOOT)


class Facing(Kind):
    FRONT = "front"
    REAR = "rear"


class Level(Kind):
    INSIDE = "inside"
    ROOF = "roof"


FRONT, REAR = Facing.FRONT, Facing.REAR
INSIDE, ROOF = Level.INSIDE, Level.ROOF


class Spot(Record):
    """A floor of a train card: floors count inside C0, roof of C0, inside C1, roof of C1, …"""

    floor: int

    @property
    def car(self) -> Car:
        return Car(self.floor // 2)

    @property
    def level(self) -> Level:
        return ROOF if self.floor % 2 else INSIDE

    @property
    def phrase(self) -> str:
        return "spot.roof" if self.level is ROOF else "spot.inside"


SPOTS = tuple(Spot(floor) for floor in range(2 * (WAGONS + 1)))
"""Every spot of the longest train, in the order of the floors."""


def spot_at(car: int, level: Level) -> Spot:
    return SPOTS[2 * car + (level is ROOF)]


OPPOSITE = {FRONT: REAR, REAR: FRONT}
FLOORS_ON = {FRONT: -2, REAR: +2}
"""The step to the same floor of the next train card, among the floors of the train."""
