"""Every way in which a game ends."""

import pytest

from engine.core.moves import NOBODY
from engine.super_express import GAME
from tests.super_express.table import Case, check, lines, play, position, seat, table

TWO_LEFT = "train: 3; round: 2; seats: Doc, Mei, Tuco; out: Tuco 1"


@table(
    Case(
        "the other walks off, and no uncoupling follows",
        f"{TWO_LEFT}; C3: Doc>; C1: Mei<",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "train: 3; now: over, won by Mei",
    ),
    Case(
        "the other is shot off",
        f"{TWO_LEFT}; C1 roof: Doc>; C3 roof: Mei<",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C1 roof, C3 roof [sx.shoot.target]",
            "Eliminated Mei, shot_off, C3 roof [sx.shoot.off_train sx.execute.eliminated]",
            "GameEnded Doc [sx.end.last_bandit]",
        ),
        "C1 roof: Doc>; out: Mei 2, Tuco 1",
        "now: over, won by Doc",
    ),
    Case(
        "lying stunned is winning all the same",
        f"{TWO_LEFT}; C3: Doc>; C1: Mei<*",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<*; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "with the last card of the round, even in the last wagon, for none is uncoupled",
        f"{TWO_LEFT}; C0: Doc<; C3: Mei<; plan Doc: Turn, Floor | Move; "
        "plan Mei: Turn, Floor, Move |",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C0 [sx.move.off_train]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C3: Mei<; out: Doc 2, Tuco 1",
        "train: 3; now: over, won by Mei",
    ),
    Case(
        "the others go with the uncoupled wagon, which nobody takes as a treasure",
        "train: 3; C1: Doc<; C3: Mei<; C3 roof: Tuco>; plan Doc: Move, Floor | Turn; "
        "plan Mei: Move, Floor, Turn |; plan Tuco: Move, Floor, Turn |",
        "Doc plays Turn",
        (
            "Revealed Doc, Turn [sx.execute.turns]",
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C3, Tuco and Mei [sx.uncouple]",
            "GameEnded Doc [sx.end.last_bandit]",
        ),
        "C1: Doc>; out: Mei 1, Tuco 1; adrift: 1",
        "train: 2; now: over, won by Doc",
    ),
    Case(
        "three aboard less one is two: the game goes on",
        "train: 3; C3: Doc>; C1: Mei<, Tuco<",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]",
        ),
        "C1: Mei<, Tuco<; out: Doc 1",
        "now: Mei plays",
    ),
    Case(
        "more treasures do not help one who is out",
        f"{TWO_LEFT}; C3: Doc>; C1: Mei<; treasure Doc: 389",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1; treasure Doc: 389",
        "now: over, won by Mei",
    ),
)
def test_the_last_bandit_on_the_train_wins_at_once(case: Case) -> None:
    check(case)


@table(
    Case(
        "all that are left go with an uncoupled wagon",
        "train: 2; round: 2; C2: Doc<, Mei<; C2 roof: Belle<; out: Tuco 1; "
        "plan Doc: Move, Floor | Turn; plan Mei: Move, Floor, Turn |; "
        "plan Belle: Move, Floor, Turn |",
        "Doc plays Turn",
        (
            "Revealed Doc, Turn [sx.execute.turns]",
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C2, Belle and Doc and Mei [sx.uncouple]",
            "GameEnded nobody [sx.end.nobody]",
        ),
        "out: Doc 2, Mei 2, Belle 2, Tuco 1; adrift: 1",
        "train: 1; now: over, won by nobody",
    ),
    Case(
        "also with the last wagon of all",
        "train: 1; round: 3; C1: Doc<, Mei<; out: Tuco 1; "
        "plan Doc: Move, Floor | Turn; plan Mei: Move, Floor, Turn |",
        "Doc plays Turn",
        (
            "Revealed Doc, Turn [sx.execute.turns]",
            "Turned Doc, rear [sx.turn]",
            "Uncoupled C1, Doc and Mei [sx.uncouple]",
            "GameEnded nobody [sx.end.nobody]",
        ),
        "out: Doc 3, Mei 3, Tuco 1; adrift: 1",
        "train: 0; now: over, won by nobody",
    ),
)
def test_nobody_wins_when_the_last_go_with_the_wagon(case: Case) -> None:
    check(case)


TAKEN = "[sx.pieces.treasure sx.treasure.secret]"
LOCOMOTIVE = "train: 0; round: 4; now: treasure"


@table(
    Case(
        "the most treasure cards win",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<, Tuco>; treasure Doc: 301, 312; treasure Mei: 389",
        "treasure 378",
        (f"TreasureTaken Tuco, 378 {TAKEN}", "GameEnded Doc [sx.end.locomotive]"),
        "C0: Doc<, Mei<, Tuco>; treasure Doc: 301, 312; treasure Mei: 389; treasure Tuco: 378",
        "now: over, won by Doc",
    ),
    Case(
        "the wagon just uncoupled counts",
        f"{LOCOMOTIVE}; C0 roof: Mei<; C0: Doc<, Tuco>; treasure Doc: 378; treasure Mei: 389",
        "treasure 301",
        (f"TreasureTaken Mei, 301 {TAKEN}", "GameEnded Mei [sx.end.locomotive]"),
        "C0 roof: Mei<; C0: Doc<, Tuco>; treasure Mei: 389, 301; treasure Doc: 378",
        "now: over, won by Mei",
    ),
    Case(
        "no other has one: the wagon just uncoupled decides",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<; out: Tuco 1",
        "treasure 301",
        (f"TreasureTaken Mei, 301 {TAKEN}", "GameEnded Mei [sx.end.locomotive]"),
        "C0: Doc<, Mei<; out: Tuco 1; treasure Mei: 301",
        "now: over, won by Mei",
    ),
    Case(
        "one who is out has the most, but is not on the locomotive",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<; out: Tuco 3; treasure Tuco: 367, 378, 389",
        "treasure 301",
        (f"TreasureTaken Mei, 301 {TAKEN}", "GameEnded Mei [sx.end.locomotive]"),
        "C0: Doc<, Mei<; out: Tuco 3; treasure Mei: 301; treasure Tuco: 367, 378, 389",
        "now: over, won by Mei",
    ),
)
def test_on_the_locomotive_alone_the_most_treasures_win(case: Case) -> None:
    check(case)


@table(
    Case(
        "one each: the higher treasure",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 345",
        "treasure 323",
        (f"TreasureTaken Mei, 323 {TAKEN}", "GameEnded Doc [sx.end.locomotive sx.end.tie]"),
        "C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 345; treasure Mei: 323",
        "now: over, won by Doc",
    ),
    Case(
        "sums are never compared",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 389, 301; treasure Mei: 378",
        "treasure 367",
        (f"TreasureTaken Mei, 367 {TAKEN}", "GameEnded Doc [sx.end.locomotive sx.end.tie]"),
        "C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 389, 301; treasure Mei: 378, 367",
        "now: over, won by Doc",
    ),
    Case(
        "the highest counts, in whatever order the treasures were taken",
        f"{LOCOMOTIVE}; C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 301, 367; treasure Mei: 378",
        "treasure 312",
        (f"TreasureTaken Mei, 312 {TAKEN}", "GameEnded Mei [sx.end.locomotive sx.end.tie]"),
        "C0: Doc<, Mei<; out: Tuco 1; treasure Doc: 301, 367; treasure Mei: 378, 312",
        "now: over, won by Mei",
    ),
    Case(
        "one with fewer cards is not in the tie, however high the treasure",
        "train: 0; round: 5; now: treasure; C0: Doc<, Tuco>, Mei<; out: Belle 1; "
        "treasure Doc: 301, 312; treasure Mei: 323; treasure Tuco: 389",
        "treasure 345",
        (f"TreasureTaken Mei, 345 {TAKEN}", "GameEnded Mei [sx.end.locomotive sx.end.tie]"),
        "C0: Doc<, Tuco>, Mei<; out: Belle 1; "
        "treasure Doc: 301, 312; treasure Tuco: 389; treasure Mei: 323, 345",
        "now: over, won by Mei",
    ),
)
def test_a_tie_goes_to_the_single_highest_treasure(case: Case) -> None:
    check(case)


def test_the_last_wagon_takes_its_passengers_and_the_rest_count_treasures() -> None:
    start = position(
        "train: 1; round: 3; C0: Doc<; C0 roof: Mei<; C1: Tuco<; treasure Tuco: 378, 389; "
        "plan Doc: Move, Floor | Turn; plan Mei: Move, Floor, Turn |; "
        "plan Tuco: Move, Floor, Turn |; now: Doc plays"
    )
    state, told = play(start, "reveal", "treasure 301")
    assert told[2:] == [
        "Uncoupled C1, Tuco [sx.uncouple]",
        "TreasureDue Mei, C1 [sx.treasure.farthest sx.treasure.roof_first]",
        f"TreasureTaken Mei, 301 {TAKEN}",
        "GameEnded Mei [sx.end.locomotive]",
    ]
    assert GAME.rules.winners(state) == (seat(state, "Mei"),)


@pytest.mark.parametrize("move", ["reveal", "skip", "plan Move, Turn, Shoot", "treasure 301"])
def test_nothing_can_be_done_after_the_end(move: str) -> None:
    state = GAME.read_position("train: 1; C0: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc")
    refusal = GAME.refusal(state, GAME.notation.read_move(move, state))
    assert refusal is not None
    assert refusal.rules == ("sx.end.last_bandit",)
    assert GAME.words.explain(refusal, state) == (
        "This can't be done now: the game is over. [sx.end.last_bandit]"
    )
    assert GAME.rules.to_act(state) == NOBODY
    assert GAME.rules.options(state) == ()
    assert lines(state)[-1] == "now: over, won by Doc"
