"""The short texts of moves and positions, and errors that point at the word."""

from typing import NamedTuple

import pytest

from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.notation import NotationError
from engine.super_express import GAME
from engine.super_express.execution import Reveal, Skip
from engine.super_express.options import HorseRescue, Options
from engine.super_express.pieces import FRONT, REAR, Card, Name
from engine.super_express.planning import Plan
from engine.super_express.setup import FirstPlayer
from engine.super_express.state import (
    EXECUTION,
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    TREASURE,
    Bandit,
    State,
)
from engine.super_express.uncoupling import DrawTreasure
from tests.super_express.table import lines

DOC, MEI, TUCO, BELLE = (Seat(number) for number in range(4))
TRAIN = "train: 2; C1: Doc<, Mei<, Tuco>"


# -- positions


def test_a_position_is_read_as_written() -> None:
    state = GAME.read_position(
        "options: horse, time_car, horse_rescue any_card\n"
        "train: 2\n"
        "seats: Doc, Mei, Tuco, Belle\n"
        "round: 3\n"
        "first: Mei\n"
        "C0 roof: Mei>*\n"
        "C2: Doc<\n"
        "off: Tuco\n"
        "out: Belle 2\n"
        "plan Doc: Move | Shoot!, Turn\n"
        "plan Mei: Turn, Move, Floor |\n"
        "plan Tuco: | Horse, Move, Turn\n"
        "travelled: Doc\n"
        "treasure Mei: 356, 301\n"
        "now: Doc plays",
        unfinished=True,
    )
    assert state == State(
        Options(horse=True, time_car=True, horse_rescue=HorseRescue.ANY_CARD),
        (
            Bandit(
                Name.DOC,
                planned=(Card.MOVE, Card.SHOOT, Card.TURN),
                played=1,
                seen=2,
                travelled=True,
            ),
            Bandit(
                Name.MEI,
                facing=REAR,
                stunned=True,
                planned=(Card.TURN, Card.MOVE, Card.FLOOR),
                played=3,
                seen=3,
                treasures=(356, 301),
            ),
            Bandit(Name.TUCO, status=OFF, planned=(Card.HORSE, Card.MOVE, Card.TURN)),
            Bandit(Name.BELLE, status=OUT, out_in_round=2),
        ),
        floors=((), (MEI,), (), (), (DOC,), ()),
        round=3,
        phase=EXECUTION,
        first=MEI,
        turn=DOC,
    )


def test_what_is_not_said_is_as_at_the_start_of_a_round() -> None:
    state = GAME.read_position("C2: Doc<, Mei>\nC1 roof: Tuco>", unfinished=True)
    assert lines(state) == [
        "train: 2",
        "seats: Doc, Mei, Tuco",
        "round: 1",
        "first: Doc",
        "C1 roof: Tuco>",
        "C2: Doc<, Mei>",
        "now: Doc plans",
    ]
    assert state.options == Options()
    assert [bandit.facing for bandit in state.bandits] == [FRONT, REAR, REAR]


def test_a_wagon_that_nobody_took_is_said_once_the_game_is_over() -> None:
    over = "train: 1; C0: Doc<; out: Mei 2, Tuco 2; adrift: 1; now: over, won by Doc"
    state = GAME.read_position(over, unfinished=True)
    assert state.adrift == 1
    assert "adrift: 1" in lines(state)
    due = GAME.read_position("train: 1; C0: Doc<, Mei<, Tuco<; now: treasure", unfinished=True)
    assert due.adrift == 1
    assert "adrift: 1" not in lines(due)


class Written(NamedTuple):
    name: str
    text: str
    same_as: str


@pytest.mark.parametrize(
    "written",
    [
        Written("semicolons for lines", "train: 2; C1: Doc<, Mei<", "train: 2\nC1: Doc<, Mei<"),
        Written("any case", "TRAIN: 2; c1 ROOF: dOC<, mEI>", "train: 2; C1 roof: Doc<, Mei>"),
        Written(
            "comments and empty lines",
            "# the start\n\ntrain: 2  # three cards\nC1: Doc<  # alone",
            "train: 2; C1: Doc<",
        ),
        Written("spaces", "  C1 :  Doc <  ,Mei> *", "C1: Doc<, Mei>*"),
        Written("'inside' is said or not", "C1 inside: Doc<, Mei<", "C1: Doc<, Mei<"),
        Written("'wagons' is said or not", "train: 2 wagons; C1: Doc<", "train: 2; C1: Doc<"),
        Written("an option that is on", "options: horse on; C1: Doc<", "options: horse; C1: Doc<"),
        Written("an option that is off", "options: horse off; C1: Doc<", "C1: Doc<"),
        Written(
            "lines in any order",
            "now: Mei plays; plan Mei: | Move, Turn, Shoot; C1: Mei<, Doc<; train: 3",
            "train: 3; seats: Mei, Doc; C1: Mei<, Doc<; plan Mei: | Move, Turn, Shoot; "
            "now: Mei plays",
        ),
        Written(
            "a plan without a bar is all to be played",
            "C1: Doc<; plan Doc: Move, Turn, Shoot",
            "C1: Doc<; plan Doc: | Move, Turn, Shoot",
        ),
    ],
    ids=lambda each: each.name,
)
def test_other_ways_to_write_the_same(written: Written) -> None:
    assert GAME.read_position(written.text, unfinished=True) == GAME.read_position(
        written.same_as, unfinished=True
    )


@pytest.mark.parametrize(
    ("said", "phase", "turn"),
    [
        ("now: setup", SETUP, CHANCE),
        ("now: Mei plans", PLANNING, MEI),
        ("now: Tuco plays", EXECUTION, TUCO),
        ("now: treasure", TREASURE, CHANCE),
        ("now: over, won by Mei", OVER, NOBODY),
        ("now: over, won by nobody", OVER, NOBODY),
    ],
)
def test_whose_turn_it_is(said: str, phase: object, turn: Seat) -> None:
    state = GAME.read_position(f"{TRAIN}; {said}", unfinished=True)
    assert (state.phase, state.turn) == (phase, turn)
    assert lines(state)[-1] == said
    assert state.winners == ((MEI,) if said.endswith("by Mei") else ())


@pytest.mark.parametrize(
    ("plans", "now"),
    [
        ("", "now: Mei plans"),
        ("plan Mei: | Move, Turn, Shoot", "now: Tuco plans"),
        ("plan Mei: | Move, Turn, Shoot; plan Tuco: | Move, Turn, Shoot", "now: Doc plans"),
        (
            "plan Mei: | Move, Turn, Shoot; plan Tuco: | Move, Turn, Shoot; "
            "plan Doc: | Move, Turn, Shoot",
            "now: Mei plays",
        ),
    ],
)
def test_unsaid_the_first_without_a_plan_plans_and_then_the_first_plays(
    plans: str, now: str
) -> None:
    state = GAME.read_position(
        f"seats: Doc, Mei, Tuco; {TRAIN}; first: Mei; {plans}", unfinished=True
    )
    assert lines(state)[-1] == now


class Misread(NamedTuple):
    name: str
    text: str
    line: int
    word: str
    """What the error points at."""
    says: str


MISREAD = (
    Misread("an unknown bandit", "train: 2\nC1: Doc<, Zed<", 2, "Zed", "belle, cheyenne, django"),
    Misread("no facing", "C1: Doc, Mei<", 1, ",", "< front or > rear"),
    Misread("a bandit in two places", "C1: Doc<\nC2: Doc<", 2, "C2", "Doc stands in two places"),
    Misread("a bandit twice in a row", "C1: Doc<, Doc>", 1, "Doc", "Doc is said twice"),
    Misread("a card beyond the train", "train: 2\nC3: Doc<", 2, "C3", "the train ends at C2"),
    Misread("a card that no train has", "C9: Doc<", 1, "C9", "C0, C1, C2, C3, C4, C5, C6, C7, C8"),
    Misread("an unknown floor", "C1 cellar: Doc<", 1, "cellar", "'roof' or 'inside'"),
    Misread("an unknown line", "C1: Doc<\nweather: fine", 2, "weather", "train, seats, round"),
    Misread("no colon", "C1: Doc<\ntrain 3", 2, "train 3", "expected a line 'name: value'"),
    Misread("a line said twice", "train: 2\ntrain: 3", 2, "train", "'train' is said twice"),
    Misread("too many wagons", "train: 9", 1, "9", "a number from 0 to 8"),
    Misread("no number", "train: many", 1, "many", "a number from 0 to 8"),
    Misread("an impossible round", "round: 12", 1, "12", "a number from 0 to 8"),
    Misread("more than a number", "train: 2 cars", 1, "cars", "expected nothing more"),
    Misread("an unknown card", "plan Doc: | Jump, Turn", 1, "Jump", "move, turn, floor, shoot"),
    Misread("a second bar", "plan Doc: Move | Turn | Shoot", 1, "|", "expected a card"),
    Misread("a plan of nobody", "plan Zed: | Move", 1, "Zed", "expected a bandit"),
    Misread("an unknown treasure", "treasure Doc: 300", 1, "300", "301, 312, 323, 345, 356"),
    Misread("out without a round", "out: Doc", 1, "", "the round of going out"),
    Misread("an unknown doing", "C1: Doc<; now: Doc sleeps", 1, "sleeps", "plans, plays"),
    Misread("an end without a winner", "now: over", 1, "", "expected ','"),
    Misread("an unknown option", "options: mule", 1, "mule", "reflex, horse, time_car"),
    Misread(
        "an unknown reading",
        "options: horse, horse_rescue soon",
        1,
        "horse_rescue soon",
        "next_turn, at_once, any_card",
    ),
)


@pytest.mark.parametrize("case", MISREAD, ids=lambda each: each.name)
def test_an_error_says_what_was_expected_and_points_at_the_word(case: Misread) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read_position(case.text, unfinished=True)
    assert case.says in caught.value.problem
    assert caught.value.line == case.line
    assert pointed_at(caught.value) == case.word


def pointed_at(error: NotationError) -> str:
    *_, line, marks = str(error).split("\n")
    return line[marks.index("^") : marks.rindex("^") + 1]


def test_the_same_floor_cannot_be_said_twice_in_other_words() -> None:
    with pytest.raises(NotationError, match="twice"):
        GAME.read_position("C1: Doc<\nC1 inside: Mei<", unfinished=True)


@pytest.mark.parametrize("line", ["seats: Doc, Doc, Mei", "off: Doc, Doc", "out: Doc 1, Doc 2"])
def test_a_bandit_cannot_be_said_twice_in_a_line(line: str) -> None:
    with pytest.raises(NotationError, match="Doc"):
        GAME.read_position(f"options: horse; C1: Mei<, Tuco<; {line}", unfinished=True)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="no options of this game"):
        GAME.read_position(TRAIN, Bandit(Name.DOC), unfinished=True)


def test_options_may_come_from_outside_the_text() -> None:
    assert GAME.read_position(TRAIN, Options(reflex=True), unfinished=True).options == Options(
        reflex=True
    )


# -- moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("reveal", Reveal()),
        ("skip", Skip()),
        ("plan Shoot, Move, Turn", Plan((Card.SHOOT, Card.MOVE, Card.TURN))),
        ("plan Horse, Reflex, Floor", Plan((Card.HORSE, Card.REFLEX, Card.FLOOR))),
        ("plan", Plan(())),
        ("plan Move, Move", Plan((Card.MOVE, Card.MOVE))),
        ("first Tuco", FirstPlayer(TUCO)),
        ("treasure 356", DrawTreasure(356)),
    ],
)
def test_a_move_and_its_text(text: str, move: Move[State]) -> None:
    state = GAME.read_position(TRAIN, unfinished=True)
    assert GAME.notation.read_move(text, state) == move
    assert GAME.notation.read_move(text.upper(), state) == move
    assert GAME.notation.move_text(move, state) == text


@pytest.mark.parametrize(
    "case",
    [
        Misread("no move at all", "", 1, "", "plan, reveal, skip, first, treasure"),
        Misread("an unknown move", "jump", 1, "jump", "plan, reveal, skip, first, treasure"),
        Misread("an unknown card", "plan Move, Jump", 1, "Jump", "move, turn, floor, shoot"),
        Misread("more than a move", "reveal Move", 1, "Move", "expected nothing more"),
        Misread("a bandit of another game", "first Belle", 1, "Belle", "Doc, Mei, Tuco"),
        Misread("a treasure never made", "treasure 300", 1, "300", "301, 312, 323, 345, 356"),
        Misread("nobody named", "first", 1, "", "Doc, Mei, Tuco"),
    ],
    ids=lambda each: each.name,
)
def test_a_move_that_cannot_be_read(case: Misread) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.notation.read_move(case.text, GAME.read_position(TRAIN, unfinished=True))
    assert case.says in caught.value.problem
    assert caught.value.line == case.line
    assert pointed_at(caught.value) == case.word
