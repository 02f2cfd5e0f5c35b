"""Leaving the train, with and without Horse in the game."""

from tests.super_express.table import Case, bandit, check, play, position, table


@table(
    Case(
        "without Horse, walking off eliminates at once",
        "train: 3; C3: Doc>; C1: Mei<; C2: Tuco>",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]",
        ),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
        "now: Mei plays",
    ),
    Case(
        "with Horse, walking off leaves a bandit waiting",
        "options: horse; train: 3; C3: Doc>; C1: Mei<; C2: Tuco>",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "FellOff Doc, C3 [sx.move.off_train sx.horse.off_train]",
        ),
        "C1: Mei<; C2: Tuco>; off: Doc",
        "now: Mei plays; plan Doc: Move | Turn, Floor",
    ),
    Case(
        "with Horse, walking off the front",
        "options: horse; train: 3; C0 roof: Doc<; C1: Mei<; C2: Tuco>",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "FellOff Doc, C0 roof [sx.move.off_train sx.horse.off_train]",
        ),
        "C1: Mei<; C2: Tuco>; off: Doc",
    ),
    Case(
        "with Horse, a bullet leaves the target waiting, whatever its cards",
        "options: horse; train: 3; C2: Doc>; C3: Mei<; C1 roof: Tuco>",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C2, C3 [sx.shoot.target]",
            "FellOff Mei, C3 [sx.shoot.off_train sx.horse.off_train]",
        ),
        "C1 roof: Tuco>; C2: Doc>; off: Mei",
        "now: Mei plays; plan Mei: | Turn, Move, Floor",
    ),
    Case(
        "with Horse but no card left, walking off eliminates at once",
        "options: horse; train: 3; C3: Doc>; C1: Mei<; C2: Tuco>; plan Doc: Horse, Turn | Move",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "FellOff Doc, C3 [sx.move.off_train sx.horse.off_train]",
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train]",
        ),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "with Horse but no card left, a bullet eliminates at once",
        "options: horse; train: 3; C2: Doc>; C3: Mei<; C1: Tuco>; plan Mei: Horse, Turn, Move |",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C2, C3 [sx.shoot.target]",
            "FellOff Mei, C3 [sx.shoot.off_train sx.horse.off_train]",
            "Eliminated Mei, no_horse, nowhere [sx.horse.off_train]",
        ),
        "C1: Tuco>; C2: Doc>; out: Mei 1",
    ),
)
def test_leaving_the_train(case: Case) -> None:
    check(case)


def test_the_cards_of_an_eliminated_bandit_are_neither_played_nor_shown() -> None:
    start = position("train: 3; C2: Doc>; C3: Mei<; C1 roof: Tuco>", "Doc plays Shoot")
    state, told = play(start, "reveal", "reveal", "reveal", "reveal", "reveal")
    assert [line for line in told if line.startswith("Revealed")] == [
        "Revealed Doc, Shoot [sx.execute.turns]",
        "Revealed Tuco, Turn [sx.execute.turns]",
        "Revealed Doc, Turn [sx.execute.turns]",
        "Revealed Tuco, Move [sx.execute.turns]",
        "Revealed Doc, Move [sx.execute.turns]",
    ]
    assert bandit(state, "Mei").planned == ()


def test_a_bandit_off_the_train_is_in_nobodys_line_of_sight() -> None:
    start = position(
        "options: horse; train: 3; seats: Mei, Doc, Tuco; C1: Doc>; C3: Mei>; C0: Tuco<; "
        "plan Mei: | Move, Horse, Turn; plan Doc: | Shoot, Turn, Move; now: Mei plays"
    )
    _, told = play(start, "reveal", "reveal")
    assert told[-2:] == [
        "Revealed Doc, Shoot [sx.execute.turns]",
        "Missed Doc, rear [sx.shoot.miss]",
    ]
