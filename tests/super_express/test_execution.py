"""Execution: whose card is turned up when, and that no card can be kept back."""

from engine.super_express import GAME
from engine.super_express.execution import Reveal
from tests.super_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    lines,
    play,
    position,
    table,
)

TRAIN = "train: 4; seats: Doc, Mei, Tuco; C1: Doc<; C2 roof: Mei<; C3: Tuco<"


def revealed(told: list[str]) -> list[str]:
    return [line.split(" [")[0] for line in told if line.startswith("Revealed")]


def test_clockwise_from_the_first_player_one_card_a_turn_until_the_stacks_are_empty() -> None:
    state = position(
        f"{TRAIN}; first: Mei; plan Doc: | Turn, Floor, Shoot; "
        "plan Mei: | Floor, Turn, Shoot; plan Tuco: | Shoot, Turn, Floor"
    )
    state, told = play(state, *["reveal"] * 9)
    assert revealed(told) == [
        "Revealed Mei, Floor",
        "Revealed Tuco, Shoot",
        "Revealed Doc, Turn",
        "Revealed Mei, Turn",
        "Revealed Tuco, Turn",
        "Revealed Doc, Floor",
        "Revealed Mei, Shoot",
        "Revealed Tuco, Floor",
        "Revealed Doc, Shoot",
    ]
    assert told[-2].startswith("Uncoupled C4")
    assert lines(state)[-1] == "now: treasure"


@table(
    Case(
        "the turn passes to the left",
        f"{TRAIN}; now: Mei plays",
        "reveal",
        ("Revealed Mei, Turn [sx.execute.turns]", "Turned Mei, rear [sx.turn]"),
        "C1: Doc<; C2 roof: Mei>; C3: Tuco<",
        "plan Mei: Turn | Move, Floor; now: Tuco plays",
    ),
    Case(
        "and from the last seat to the first",
        f"{TRAIN}; now: Tuco plays",
        "reveal",
        ("Revealed Tuco, Turn [sx.execute.turns]", "Turned Tuco, rear [sx.turn]"),
        "C1: Doc<; C2 roof: Mei<; C3: Tuco>",
        "now: Doc plays",
    ),
    Case(
        "over the eliminated",
        "train: 4; seats: Doc, Mei, Tuco, Belle; C1: Doc<; C3: Tuco<, Belle<; out: Mei 1; "
        "now: Doc plays",
        "reveal",
        ("Revealed Doc, Turn [sx.execute.turns]", "Turned Doc, rear [sx.turn]"),
        "C1: Doc>; C3: Tuco<, Belle<; out: Mei 1",
        "now: Tuco plays",
    ),
    Case(
        "over those whose stack is empty",
        f"{TRAIN}; plan Mei: Turn, Move, Floor |; now: Doc plays",
        "reveal",
        ("Revealed Doc, Turn [sx.execute.turns]", "Turned Doc, rear [sx.turn]"),
        "C1: Doc>; C2 roof: Mei<; C3: Tuco<",
        "now: Tuco plays",
    ),
    Case(
        "to one who is off the train",
        "options: horse; train: 4; seats: Doc, Mei, Tuco; C1: Doc<; C3: Tuco<; off: Mei; "
        "now: Doc plays",
        "reveal",
        ("Revealed Doc, Turn [sx.execute.turns]", "Turned Doc, rear [sx.turn]"),
        "C1: Doc>; C3: Tuco<; off: Mei",
        "now: Mei plays",
    ),
    Case(
        "from the one just eliminated to the next",
        "train: 3; seats: Doc, Mei, Tuco; C0: Mei<; C1: Doc<; C3: Tuco<; "
        "plan Mei: | Move, Turn, Floor; now: Mei plays",
        "reveal",
        (
            "Revealed Mei, Move [sx.execute.turns]",
            "Eliminated Mei, walked_off, C0 [sx.move.off_train sx.execute.eliminated]",
        ),
        "C1: Doc<; C3: Tuco<; out: Mei 1",
        "now: Tuco plays",
    ),
)
def test_whose_turn_is_next(case: Case) -> None:
    check(case)


@table(
    Refused(
        "a card that does harm",
        "train: 3; C3: Doc>; C1: Mei<, Tuco>; plan Doc: | Move, Turn, Floor",
        "skip",
        "sx.execute.forced",
        "Doc must play the card on top of the stack, even if it does harm. [sx.execute.forced]",
    ),
    Refused(
        "a card of one who lies stunned",
        "train: 3; C1: Mei<*, Doc>, Tuco>; now: Mei plays",
        "skip",
        "sx.execute.forced",
        "Mei must play the card on top of the stack, even if it does harm. [sx.execute.forced]",
    ),
    Refused(
        "there is nothing to skip while plans are laid",
        "train: 3; C1: Mei<*, Doc>, Tuco>; now: Mei plans",
        "skip",
        "sx.round.phases",
        "This can't be done now: plans are being laid. [sx.round.phases]",
    ),
    Refused(
        "nor anything to reveal",
        "train: 3; C1: Mei<*, Doc>, Tuco>; now: Mei plans",
        "reveal",
        "sx.round.phases",
        "This can't be done now: plans are being laid. [sx.round.phases]",
    ),
    Refused(
        "no card is played while a treasure is drawn",
        "train: 3; C1: Mei<*, Doc>, Tuco>; now: treasure",
        "reveal",
        "sx.treasure.farthest",
        "This can't be done now: a treasure is being drawn. [sx.treasure.farthest]",
    ),
)
def test_no_card_is_kept_back_or_played_early(case: Refused) -> None:
    check_refused(case)


def test_the_only_move_is_to_turn_up_the_next_card() -> None:
    assert GAME.rules.options(position(TRAIN)) == (Reveal(),)
