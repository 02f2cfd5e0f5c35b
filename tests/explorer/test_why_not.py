"""The answers to why a move can't be made: the numbers, and the rule."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.messages import plain
from explorer.session.session import position_session


class Asked(NamedTuple):
    name: str
    position: str
    move: str
    answer: str
    rule: str


INSIDE = "train: 3; marshal: 0; 1: Doc; 2: Cheyenne; 3: Ghost; pile: | Doc Fire, Ghost Marshal"
SAME_CAR = "train: 3; marshal: 0; 1: Doc, Ghost; 2: Cheyenne; pile: | Doc Fire, Ghost Marshal"
CHARMED = "train: 3; marshal: 0; 2: Doc; 3: Belle; 1: Ghost; pile: | Doc Fire, Ghost Marshal"
ROOFS = (
    "train: 3; marshal: 0; 1 roof: Doc; 2 roof: Ghost; 3 roof: Cheyenne; "
    "pile: | Doc Fire, Ghost Marshal"
)
MOVING = (
    "train: 4; marshal: 0; 0 roof: Doc; 2: Ghost; 3: Tuco; 4: Belle; "
    "pile: | Doc Move, Ghost Marshal"
)
AT_REAR = "train: 3; marshal: 0; 3: Doc; 2: Ghost; 1: Tuco; pile: | Doc Move, Ghost Marshal"
ROBBING = (
    "train: 3; marshal: 0; 2: Doc; 3: Ghost; 1: Tuco; loot 2: purse; loot 2 roof: jewel; "
    "pile: | Doc Robbery, Ghost Marshal"
)
HAND = "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco; first: Doc; hand Doc: Fire, bullet Tuco"
SIX = ", ".join(["bullet Doc"] * 6)

AT_4 = "trail: 1, 4; fugitive: 2, 3, 5, 6, 8, 10, 16, 18; now: fugitive lays"
NAMING = "trail: 1, 4; fugitive: 2, 3, 5, 6, 16, 18; now: marshal attempts"
OPENING = "round: 1; fugitive: 1, 2, 3, 5, 9, 12, 16, 20, 42; now: fugitive opens"

COLT_EXPRESS = (
    Asked(
        "two cars away inside",
        INSIDE,
        "fire Ghost",
        "Ghost is 2 cars away; inside, Fire reaches 1.",
        "ce.fire.inside",
    ),
    Asked(
        "in the same car",
        SAME_CAR,
        "fire Ghost",
        "Ghost is in the same car, and Fire never hits there.",
        "ce.fire.inside",
    ),
    Asked(
        "Belle beside another target",
        CHARMED,
        "fire Belle",
        "Belle is spared as long as somebody else can be hit: Ghost.",
        "ce.belle",
    ),
    Asked(
        "behind a nearer bandit on the roofs",
        ROOFS,
        "fire Cheyenne",
        "Ghost stands between, so Cheyenne can't be seen.",
        "ce.fire.roof",
    ),
    Asked(
        "a Move of zero",
        MOVING,
        "move 0",
        "Doc is at the locomotive already, and a Move must lead somewhere.",
        "ce.move.must",
    ),
    Asked(
        "a Move of four",
        MOVING,
        "move 4",
        "That is 4 cars away; on the roof, Move reaches 3.",
        "ce.move.roof",
    ),
    Asked(
        "a Move off the train",
        AT_REAR,
        "move 4",
        "That is off the train, whose caboose is car 3.",
        "ce.pawn.on_train",
    ),
    Asked(
        "a Robbery on the other level",
        ROBBING,
        "rob jewel",
        "On the other level, on the roof of car 2, there is a jewel; here there is none.",
        "ce.rob.none",
    ),
    Asked(
        "playing a bullet",
        HAND,
        "play bullet Tuco",
        "A bullet card is dead weight and can't be played: a bullet of Tuco.",
        "ce.scheme.bullets_dead",
    ),
    Asked(
        "Fire with an empty chamber",
        f"{HAND}; top Tuco: {SIX}",
        "play Fire",
        "Doc has no bullet left, so Fire is out of the question.",
        "ce.fire.empty",
    ),
)
FUGITIVE = (
    Asked(
        "one beyond reach",
        AT_4,
        "lay 10 with 2",
        "10 needs 1 more footprint: reach is 4 + 3 + 2 = 9.",
        "fg.place.reach",
    ),
    Asked(
        "a lower number",
        AT_4,
        "lay 3",
        "3 is not higher than the last hideout, 4.",
        "fg.place.ascending",
    ),
    Asked(
        "a card not in hand",
        AT_4,
        "lay 7",
        "7 is not in the fugitive's hand.",
        "fg.place.hand_only",
    ),
    Asked(
        "42 as a sprint",
        AT_4,
        "lay 5 with 42",
        "42 can't be a sprint card.",
        "fg.place.no_42_sprint",
    ),
    Asked(
        "naming 0",
        NAMING,
        "name 0",
        "0 can't be named: numbers are 1 to 41.",
        "fg.guess.range",
    ),
    Asked(
        "naming 42",
        NAMING,
        "name 42",
        "42 can't be named: numbers are 1 to 41.",
        "fg.guess.range",
    ),
    Asked(
        "naming a number twice",
        NAMING,
        "name 4, 9, 4",
        "4 is named twice, and the numbers are a set.",
        "fg.guess.once",
    ),
    Asked(
        "passing on the first turn",
        OPENING,
        "pass",
        "The first turn can't be passed: it lays one hideout or two.",
        "fg.pass",
    ),
)


def told(game: str, asked: Asked) -> list[tuple[str, ...]]:
    session = position_session(game, asked.position)
    verdict = session.why_not(asked.move)
    assert not verdict.legal
    assert session.here.step == 0
    return [(plain(each.segments), " ".join(each.rules)) for each in verdict.reasons]


@pytest.mark.parametrize("asked", COLT_EXPRESS, ids=lambda asked: asked.name)
def test_colt_express_says_why_not(asked: Asked) -> None:
    assert told("colt_express", asked) == [(asked.answer, asked.rule)]


@pytest.mark.parametrize("asked", FUGITIVE, ids=lambda asked: asked.name)
def test_fugitive_says_why_not(asked: Asked) -> None:
    assert told("fugitive", asked) == [(asked.answer, asked.rule)]
