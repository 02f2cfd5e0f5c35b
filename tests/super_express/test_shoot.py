from tests.super_express.table import Case, check, table

REVEALED = "Revealed Doc, Shoot [sx.execute.turns]"


@table(
    Case(
        "facing rear, the bandit in the next card",
        "train: 4; C1: Doc>; C2: Mei<; C0: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C1, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push]",
        ),
        "C0: Tuco<; C1: Doc>; C3: Mei<*",
    ),
    Case(
        "facing front, the bandit in the next card",
        "train: 4; C3: Doc<; C2: Mei<; C4: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C3, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C1, rear [sx.shoot.push]",
        ),
        "C1: Mei<*; C3: Doc<; C4: Tuco<",
    ),
    Case(
        "facing rear, a bandit in the same card",
        "train: 4; C2: Doc>, Mei>; C0: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push]",
        ),
        "C0: Tuco<; C2: Doc>; C3: Mei>*",
    ),
    Case(
        "facing front, a bandit in the same card",
        "train: 4; C2: Mei>, Doc<; C4: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C1, rear [sx.shoot.push]",
        ),
        "C1: Mei>*; C2: Doc<; C4: Tuco<",
    ),
    Case(
        "the whole length of the train, over empty cards",
        "train: 5; C0: Doc>; C4: Mei<; C3 roof: Tuco<, Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C0, C4 [sx.shoot.target]",
            "Pushed Mei, C4, C5, front [sx.shoot.push]",
        ),
        "C0: Doc>; C3 roof: Tuco<, Belle<; C5: Mei<*",
    ),
    Case(
        "the whole length of the train, toward the front",
        "train: 5; C5 roof: Doc<; C1 roof: Mei>; C3: Tuco<, Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C5 roof, C1 roof [sx.shoot.target]",
            "Pushed Mei, C1 roof, C0 roof, rear [sx.shoot.push]",
        ),
        "C0 roof: Mei>*; C3: Tuco<, Belle<; C5 roof: Doc<",
    ),
    Case(
        "roof shot stops at the first occupied roof",
        "train: 4; C0 roof: Doc>; C2 roof: Mei<; C3 roof: Tuco<; C1: Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C0 roof, C2 roof [sx.shoot.target]",
            "Pushed Mei, C2 roof, C3 roof, front [sx.shoot.push sx.position.order]",
        ),
        "C0 roof: Doc>; C1: Belle<; C3 roof: Mei<*, Tuco<",
    ),
    Case(
        "facing rear, the foremost of a row is nearest and is pushed past the others",
        "train: 4; C1: Doc>; C2: Mei<, Tuco<, Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C1, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push]",
        ),
        "C1: Doc>; C2: Tuco<, Belle<; C3: Mei<*",
    ),
    Case(
        "facing front, the rearmost of a row is nearest and is pushed past the others",
        "train: 4; C3: Doc<; C2: Mei<, Tuco<, Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Belle, C3, C2 [sx.shoot.target]",
            "Pushed Belle, C2, C1, rear [sx.shoot.push]",
        ),
        "C1: Belle<*; C2: Mei<, Tuco<; C3: Doc<",
    ),
    Case(
        "facing rear, the next in one's own row comes before those behind and beyond",
        "train: 4; C2: Belle<, Doc>, Mei<, Tuco<; C3: Ghost<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push sx.position.order]",
        ),
        "C2: Belle<, Doc>, Tuco<; C3: Mei<*, Ghost<",
    ),
    Case(
        "facing front, the next in one's own row comes before those behind and beyond",
        "train: 4; C2: Belle<, Mei<, Doc<, Tuco<; C1: Ghost<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C1, rear [sx.shoot.push sx.position.order]",
        ),
        "C1: Ghost<, Mei<*; C2: Belle<, Doc<, Tuco<",
    ),
)
def test_the_first_bandit_in_the_line_of_sight(case: Case) -> None:
    check(case)


@table(
    Case(
        "over one who lies in the same card",
        "train: 4; C1: Doc>, Mei<*, Tuco<; C0: Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Tuco, C1, C1 [sx.shoot.target sx.shoot.over_stunned]",
            "Pushed Tuco, C1, C2, front [sx.shoot.push]",
        ),
        "C0: Belle<; C1: Doc>, Mei<*; C2: Tuco<*",
    ),
    Case(
        "over several who lie in other cards, toward the front",
        "train: 4; C4: Doc<; C3: Mei<*; C2: Belle>*, Ghost<*; C1: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Tuco, C4, C1 [sx.shoot.target sx.shoot.over_stunned]",
            "Pushed Tuco, C1, C0, rear [sx.shoot.push]",
        ),
        "C0: Tuco<*; C2: Belle>*, Ghost<*; C3: Mei<*; C4: Doc<",
    ),
    Case(
        "on the roof, over one to the next",
        "train: 4; C1 roof: Doc>; C2 roof: Mei<*, Tuco>; C0: Belle<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Tuco, C1 roof, C2 roof [sx.shoot.target sx.shoot.over_stunned]",
            "Pushed Tuco, C2 roof, C3 roof, front [sx.shoot.push]",
        ),
        "C0: Belle<; C1 roof: Doc>; C2 roof: Mei<*; C3 roof: Tuco>*",
    ),
    Case(
        "a stunned bandit beyond the target was not flown over",
        "train: 4; C1: Doc>; C2: Mei<; C3: Tuco<*",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C1, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push sx.position.order]",
        ),
        "C1: Doc>; C3: Mei<*, Tuco<*",
    ),
    Case(
        "with only the stunned ahead nobody is hit",
        "train: 4; C1: Doc>; C2: Mei<*; C3: Tuco<*; C2 roof: Belle<",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, rear [sx.shoot.miss sx.shoot.over_stunned]"),
        "C1: Doc>; C2 roof: Belle<; C2: Mei<*; C3: Tuco<*",
    ),
)
def test_a_bullet_passes_over_the_stunned(case: Case) -> None:
    check(case)


@table(
    Case(
        "shot to the rear into a crowd: by the near side, to the front end",
        "train: 4; C1: Doc>; C2: Mei>; C3: Tuco<, Belle>*; C3 roof: Ghost<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C1, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push sx.position.order]",
        ),
        "C1: Doc>; C3 roof: Ghost<; C3: Mei>*, Tuco<, Belle>*",
    ),
    Case(
        "shot to the front into a crowd: by the near side, to the rear end",
        "train: 4; C4: Doc<; C2: Mei>; C1: Tuco<, Belle>*",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C4, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C1, rear [sx.shoot.push sx.position.order]",
        ),
        "C1: Tuco<, Belle>*, Mei>*; C4: Doc<",
    ),
    Case(
        "away from the shooter, whichever way the target faces",
        "train: 4; C4 roof: Doc<; C2 roof: Mei<; C0: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C4 roof, C2 roof [sx.shoot.target]",
            "Pushed Mei, C2 roof, C1 roof, rear [sx.shoot.push]",
        ),
        "C0: Tuco<; C1 roof: Mei<*; C4 roof: Doc<",
    ),
    Case(
        "onto the locomotive",
        "train: 4; C2: Doc<; C1: Mei>; C0: Tuco<",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C1 [sx.shoot.target]",
            "Pushed Mei, C1, C0, rear [sx.shoot.push sx.position.order]",
        ),
        "C0: Tuco<, Mei>*; C2: Doc<",
    ),
)
def test_the_target_goes_one_card_away_and_lies_stunned(case: Case) -> None:
    check(case)


@table(
    Case(
        "off the rear, inside",
        "train: 3; C2: Doc>; C3: Mei<; C1 roof: Tuco>",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C3 [sx.shoot.target]",
            "Eliminated Mei, shot_off, C3 [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C1 roof: Tuco>; C2: Doc>; out: Mei 1",
        "now: Tuco plays",
    ),
    Case(
        "off the rear, on the roof of one's own card",
        "train: 3; C3 roof: Doc>, Mei<; C1 roof: Tuco>",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C3 roof, C3 roof [sx.shoot.target]",
            "Eliminated Mei, shot_off, C3 roof [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C1 roof: Tuco>; C3 roof: Doc>; out: Mei 1",
    ),
    Case(
        "off the front, inside",
        "train: 3; C2: Doc<; C0: Mei<; C1 roof: Tuco>",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C0 [sx.shoot.target]",
            "Eliminated Mei, shot_off, C0 [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C1 roof: Tuco>; C2: Doc<; out: Mei 1",
    ),
    Case(
        "off the front, on the roof, past another on the locomotive",
        "train: 3; C1 roof: Doc<; C0 roof: Tuco>, Mei>",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C1 roof, C0 roof [sx.shoot.target]",
            "Eliminated Mei, shot_off, C0 roof [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C0 roof: Tuco>; C1 roof: Doc<; out: Mei 1",
    ),
    Case(
        "with no card left none stays unplayed",
        "train: 3; C2: Doc>; C3: Mei<; C1: Tuco>; plan Mei: Move, Turn, Floor |",
        "Doc plays Shoot",
        (
            REVEALED,
            "Shot Doc, Mei, C2, C3 [sx.shoot.target]",
            "Eliminated Mei, shot_off, C3 [sx.shoot.off_train]",
        ),
        "C1: Tuco>; C2: Doc>; out: Mei 1",
    ),
)
def test_pushed_off_the_train_is_eliminated(case: Case) -> None:
    check(case)


@table(
    Case(
        "those behind one's back are not in sight, facing rear",
        "train: 4; C2: Mei<, Doc>; C1: Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, rear [sx.shoot.miss]"),
        "C1: Tuco>; C2: Mei<, Doc>",
    ),
    Case(
        "those behind one's back are not in sight, facing front",
        "train: 4; C2: Doc<, Mei<; C3: Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, front [sx.shoot.miss]"),
        "C2: Doc<, Mei<; C3: Tuco>",
    ),
    Case(
        "those on the roof are not in sight from inside",
        "train: 4; C2: Doc>; C2 roof: Mei<; C3 roof: Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, rear [sx.shoot.miss]"),
        "C2 roof: Mei<; C2: Doc>; C3 roof: Tuco>",
    ),
    Case(
        "those inside are not in sight from the roof",
        "train: 4; C2 roof: Doc<; C2: Mei<; C0: Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, front [sx.shoot.miss]"),
        "C0: Tuco>; C2 roof: Doc<; C2: Mei<",
    ),
    Case(
        "from the last wagon out into the country",
        "train: 4; C4: Doc>; C2: Mei<, Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, rear [sx.shoot.miss]"),
        "C2: Mei<, Tuco>; C4: Doc>",
    ),
    Case(
        "from the locomotive out into the country",
        "train: 4; C0: Doc<; C2: Mei<, Tuco>",
        "Doc plays Shoot",
        (REVEALED, "Missed Doc, front [sx.shoot.miss]"),
        "C0: Doc<; C2: Mei<, Tuco>",
    ),
)
def test_without_a_target_nothing_happens(case: Case) -> None:
    check(case)
