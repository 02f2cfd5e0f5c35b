import pytest

from engine.colt_express import GAME
from engine.core.notation import NotationError
from tests.colt_express.table import lines, position

TEAMS = "seats: Tuco+Cheyenne, Django+Doc"


def test_a_position_needs_few_words() -> None:
    state = position("1: Doc; 2 roof: Belle; 3: Tuco")
    assert lines(state) == [
        "seats: Doc, Belle, Tuco",
        "train: p, pj, jjj",
        "round: 1",
        "rounds: Bridge",
        "first: Doc",
        "marshal: 0",
        "1: Doc",
        "2 roof: Belle",
        "3: Tuco",
        "loot Doc: purse 1",
        "loot Belle: purse 2",
        "loot Tuco: purse 3",
        "bullets Doc: 6",
        "bullets Belle: 6",
        "bullets Tuco: 6",
        "marshal bullets: 13",
        *(
            line
            for name in ("Doc", "Belle", "Tuco")
            for line in (
                f"hand {name}:",
                f"deck {name}: Move, Move, Floor, Floor, Punch, Fire, Fire, Robbery, Robbery, "
                "Marshal",
            )
        ),
        "acted: 0",
        "now: scheming",
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("loot Doc: 450, jewel", "loot Doc: purse 4, jewel"),
        ("loot Doc: 450, jewel", "purse 4: 450 Doc"),
        ("loot Doc: purse, strongbox", "loot Doc: purse 1, strongbox"),
        ("loot 2: purse 1", "loot Doc: nothing"),
        ("loot 2 roof: jewel", "loot 2 roof: jewel"),
        ("hand Doc: Move, bullet Tuco", "bullets Tuco: 5"),
        ("hand Doc: bullet marshal", "marshal bullets: 12"),
        ("pile: Doc Move | Belle Fire down", "pile: Doc Move | Belle Fire down"),
        ("pile: | Belle Fire", "now: stealing"),
        ("now: dealing; round: 2", "due: Doc 7, Belle 6, Tuco 6"),
        ("train: jjj, ppp, p", "train: jjj, ppp, p"),
    ],
)
def test_what_a_line_says(text: str, says: str) -> None:
    assert says in lines(
        GAME.read_position(f"1: Doc; 2 roof: Belle; 3: Tuco; {text}", unfinished=True)
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1: Doc; 1: Belle", "'1' is said twice"),
        ("1: Doc; 2: Doc, Belle", "Doc stands in two places"),
        ("1: Doc; 2: Mei", "expected a bandit"),
        ("1: Doc; loot Doc: gold", "expected loot"),
        ("1: Doc; loot Doc: 275", "expected a value"),
        ("1: Doc; hand Doc: Jump", "expected a card"),
        ("1: Doc; where: 3", "expected a line of a position"),
        ("1: Doc; pile: Belle Move", "expected a bandit of this game"),
        ("seats: Doc+Belle, Tuco", "expected a partner for every player"),
        ("seats: Doc, Doc", "is said twice"),
        ("8: Doc", "expected a car"),
        ("1: Doc; now: tomorrow", "expected a part of a round"),
        ("1: Doc; purse 1: 500 Doc", "a purse of the start holds 250, as all know"),
        ("1: Doc; purse 4: 500", "expected who has looked into it"),
        (f"1: Doc; loot Doc: {', '.join(['250'] * 18)}", "there are 18 purses"),
        ("1: Doc; pile: Doc bullet Doc", "a bullet can't be played"),
        ("1: Doc; pile: Doc Move | Doc Move | Doc Fire", "expected a bandit of this game"),
        (f"{TEAMS}; first: Cheyenne", "expected a player of this game: Tuco, Django"),
        (f"{TEAMS}; hand Cheyenne: Tuco Move", "expected a player of this game"),
        (f"{TEAMS}; deck Cheyenne: Tuco Move", "expected a player of this game"),
        (f"{TEAMS}; top Cheyenne: Tuco Move", "expected a player of this game"),
        (f"{TEAMS}; discard Cheyenne: Tuco Move", "expected a player of this game"),
        (f"{TEAMS}; purse 5: 300 Cheyenne", "expected a player of this game"),
        (f"{TEAMS}; due: Cheyenne 3", "expected a player of this game"),
        (f"{TEAMS}; won: Cheyenne", "expected a player of this game"),
        ("1: Doc; beside: jewel", "expected what waits beside the train: strongbox, nothing"),
    ],
)
def test_errors_point_at_the_word(text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        GAME.read_position(text, unfinished=True)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("jump", "expected a move"),
        ("fire Mei", "expected a bandit of this game"),
        ("punch Belle", "expected ','"),
        ("move 77", "expected a car"),
        ("play Jump", "expected a card"),
        ("draw three", "expected nothing more"),
    ],
)
def test_errors_in_moves(text: str, problem: str) -> None:
    state = position("1: Doc; 2 roof: Belle; 3: Tuco")
    with pytest.raises(NotationError, match=problem):
        GAME.notation.read_move(text, state)
