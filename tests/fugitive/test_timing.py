"""A move at the wrong time is refused by the rule that says what comes now."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.moves import Move
from engine.fugitive import GAME
from engine.fugitive.state import State
from tests.fugitive.table import play, position, table

HAND = "fugitive: 2, 5, 7, 10, 16, 20"
TURN = f"trail: 1, 3; {HAND}"
MARSHAL = f"{TURN}; marshal: 4, 6"
RANDOM = f"options: variant random; {MARSHAL}"
OPENING = "fugitive: 1, 2, 3, 5, 7, 10, 16, 20, 42; round: 1; now: fugitive opens"
FIRST = "trail: 1; fugitive: 2, 3, 5, 7, 10, 16, 20; round: 1"
HUNT = (
    "trail: 1, 4, 7, 10, 42 (3 14 15 16 18 20 22 24 26 28 30 32 34 36 38 40); fugitive: 2, 6"
    "; drawn: 1@2, 1@2, 2@4, 2@4, 2@4, 2@4, 2@4, 2@4, 3@4, 3@4, 3@4, 3@4, 3@4, 3@4"
)


class Early(NamedTuple):
    """A move that does not come now, and the rule it breaks."""

    name: str
    position: str
    moves: str
    """Played first; the last of them is refused."""
    rule: str


@table(
    Early("a second attempt", f"{MARSHAL}; now: fugitive draws", "name 4", "fg.turn.order"),
    Early("declining out of turn", f"{MARSHAL}; now: fugitive lays", "decline", "fg.turn.order"),
    Early(
        "a lay in the marshal's turn", f"{MARSHAL}; now: marshal draws", "lay 5", "fg.turn.order"
    ),
    Early(
        "a pass in the marshal's turn", f"{MARSHAL}; now: marshal attempts", "pass", "fg.turn.order"
    ),
    Early(
        "an attempt before drawing",
        f"{MARSHAL}; now: marshal draws, marshal attempts",
        "name 4",
        "fg.turn.marshal",
    ),
    Early(
        "declining before drawing",
        f"{MARSHAL}; now: marshal draws, marshal attempts",
        "decline",
        "fg.turn.marshal",
    ),
    Early(
        "the marshal's second draw",
        f"{MARSHAL}; now: marshal attempts",
        "draw 1",
        "fg.turn.marshal",
    ),
    Early(
        "the marshal's third draw of the first turn",
        FIRST + "; now: fugitive second",
        "stop; draw 1; card 4; draw 1; card 6; draw 1",
        "fg.turn.marshal_first",
    ),
    Early(
        "an attempt after one draw of the first turn",
        FIRST + "; now: fugitive second",
        "stop; draw 1; card 4; name 1",
        "fg.turn.marshal_first",
    ),
    Early(
        "the fugitive's second draw", f"{TURN}; now: fugitive lays", "draw 1", "fg.turn.fugitive"
    ),
    Early("a lay before drawing", TURN, "lay 5", "fg.turn.fugitive"),
    Early("a pass before drawing", TURN, "pass", "fg.turn.fugitive"),
    Early("a lay while the card is turned up", TURN, "draw 1; lay 5", "fg.turn.fugitive"),
    Early("an attempt while the fugitive draws", TURN, "draw 1; name 3", "fg.turn.order"),
    Early("stopping a turn that passes", f"{TURN}; now: fugitive lays", "stop", "fg.turn.fugitive"),
    Early("a draw in the first turn", OPENING, "draw 1", "fg.turn.fugitive_first"),
    Early("stopping before the first hideout", OPENING, "stop", "fg.turn.fugitive_first"),
    Early("an attempt in the first turn", OPENING, "name 3", "fg.turn.order"),
    Early("a hideout while the hand is dealt", "now: setup", "lay 3", "fg.setup.hand"),
    Early("a draw in a manhunt", f"{HUNT}; now: marshal hunts", "draw 1", "fg.manhunt.single"),
    Early("a lay in a manhunt", f"{HUNT}; now: marshal hunts", "lay 2", "fg.manhunt.single"),
    Early("a lay while an event is due", RANDOM, "draw 3; card event; lay 5", "fg.variant.random"),
    Early(
        "a lay before the card is drawn again",
        "options: variant random; inside: 1, 2, 2; trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16; "
        "marshal: 5, 6, 8, 9, 11, 12, 13, 14",
        "draw 1; card event; event dead_phone; lay 15",
        "fg.variant.random",
    ),
    Early(
        "a lay while an event is carried out",
        RANDOM,
        "draw 3; card event; event quiet_night; lay 5",
        "fg.event.order",
    ),
    Early(
        "a lay while a card of an event is drawn",
        RANDOM,
        "draw 3; card event; event quiet_night; draw 1; lay 5",
        "fg.event.order",
    ),
    Early(
        "an attempt while the marshal shows a card",
        RANDOM,
        "draw 3; card event; event inside_source; name 3",
        "fg.event.order",
    ),
    Early(
        "another draw while a card that was peeked at is put away",
        RANDOM,
        "draw 3; card event; event peek; peek 1; card 8; draw 1",
        "fg.event.order",
    ),
    Early(
        "an attempt when the fugitive has the event of a discovery",
        f"options: variant discovery; trail: 1, 3; {HAND}; marshal: 4, 6; now: marshal attempts",
        "name 3; name 1",
        "fg.variant.discovery",
    ),
)
def test_the_rule_says_what_comes_now(case: Early) -> None:
    *before, last = case.moves.split("; ")
    state, _ = play(position(case.position), *before)
    assert refusal(state, GAME.notation.read_move(last, state)) == [case.rule]


def refusal(state: State, move: Move[State]) -> list[str]:
    refused = GAME.refusal(state, move)
    assert refused is not None
    return list(refused.rules)


EMPTY = (
    "trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16, 40, 42; marshal: 5, 6, 8, 9, 11, 12, 13, 14, 17, "
    "18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 41"
)
AWAY = (
    "trail: 3, 7 (1), 11 (2), 16 (10), 21 (6), 25 (13), 30! (18); marshal: 5, 19; "
    "fugitive: 20, 24, 28, 31, 32, 34, 36, 38, 40, 42; now: fugitive lays"
)


@pytest.mark.parametrize(
    ("start", "moves", "rule"),
    [
        (f"{MARSHAL}; now: marshal attempts", "name 1, 3", "fg.win.caught"),
        (f"{EMPTY}; round: 5; now: fugitive lays", "pass; decline; pass", "fg.turn.stalemate"),
        (AWAY, "lay 42 with 20, 24, 28, 32, 34", "fg.win.escape"),
        (f"{HUNT}; now: marshal hunts", "name 41", "fg.manhunt.escape"),
        (f"{HUNT}; now: marshal hunts", "name 1; name 4; name 7; name 10", "fg.manhunt.caught"),
    ],
)
def test_when_it_is_over_the_rule_says_how_it_ended(start: str, moves: str, rule: str) -> None:
    state, _ = play(position(start), moves)
    assert refusal(state, GAME.notation.read_move("lay 2", state)) == [rule]
    assert refusal(state, GAME.notation.read_move("draw 1", state)) == [rule]
