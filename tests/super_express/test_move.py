from tests.super_express.table import Case, check, table

REVEALED = "Revealed Doc, Move [sx.execute.turns]"


@table(
    Case(
        "facing front inside, one card toward the locomotive",
        "train: 4; C2: Doc<; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2, C1, rear [sx.move]"),
        "C1: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "facing rear inside, one card toward the last wagon",
        "train: 4; C2: Doc>; C0: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2, C3, front [sx.move]"),
        "C0: Mei<, Tuco>; C3: Doc>",
    ),
    Case(
        "facing front on the roof, the next roof",
        "train: 4; C2 roof: Doc<; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2 roof, C1 roof, rear [sx.move]"),
        "C1 roof: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "facing rear on the roof, the next roof",
        "train: 4; C2 roof: Doc>; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2 roof, C3 roof, front [sx.move]"),
        "C3 roof: Doc>; C4: Mei<, Tuco>",
    ),
    Case(
        "the locomotive is a card like the others, inside",
        "train: 4; C1: Doc<; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C1, C0, rear [sx.move]"),
        "C0: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "the locomotive is a card like the others, on the roof",
        "train: 4; C1 roof: Doc<; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C1 roof, C0 roof, rear [sx.move]"),
        "C0 roof: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "from the locomotive back to the first wagon",
        "train: 4; C0 roof: Doc>; C4: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C0 roof, C1 roof, front [sx.move]"),
        "C1 roof: Doc>; C4: Mei<, Tuco>",
    ),
    Case(
        "into the last wagon",
        "train: 4; C3: Doc>; C1: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C3, C4, front [sx.move]"),
        "C1: Mei<, Tuco>; C4: Doc>",
    ),
)
def test_one_card_in_the_direction_faced(case: Case) -> None:
    check(case)


@table(
    Case(
        "coming from the rear, stand at the rear end",
        "train: 4; C2: Doc<; C1: Mei<, Tuco>",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C2, C1, rear [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C1: Mei<, Tuco>, Doc<",
    ),
    Case(
        "coming from the front, stand at the front end",
        "train: 4; C0: Doc>; C1: Mei<, Tuco>",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C0, C1, front [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C1: Doc>, Mei<, Tuco>",
    ),
    Case(
        "coming from the rear onto an occupied roof",
        "train: 4; C4 roof: Doc<; C3 roof: Tuco<, Mei>; C3: Belle<",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C4 roof, C3 roof, rear [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C3 roof: Tuco<, Mei>, Doc<; C3: Belle<",
    ),
    Case(
        "coming from the front onto an occupied roof",
        "train: 4; C2 roof: Doc>; C3 roof: Tuco<, Mei>; C3: Belle<",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C2 roof, C3 roof, front [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C3 roof: Doc>, Tuco<, Mei>; C3: Belle<",
    ),
    Case(
        "somebody stunned takes a place in the row like anybody else",
        "train: 4; C2: Doc>; C3: Mei<*; C0: Tuco<",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C2, C3, front [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C0: Tuco<; C3: Doc>, Mei<*",
    ),
    Case(
        "others on the other floor of the card are not met",
        "train: 4; C2: Doc>; C3 roof: Mei<, Tuco<",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2, C3, front [sx.move]"),
        "C3 roof: Mei<, Tuco<; C3: Doc>",
    ),
    Case(
        "those left behind close up and keep their order",
        "train: 4; C2: Mei<, Doc>, Tuco>, Belle<",
        "Doc plays Move",
        (REVEALED, "Walked Doc, C2, C3, front [sx.move]"),
        "C2: Mei<, Tuco>, Belle<; C3: Doc>",
    ),
    Case(
        "a bandit in the way in one's own card is passed",
        "train: 4; C2: Doc>, Mei<; C3: Tuco<",
        "Doc plays Move",
        (
            REVEALED,
            "Walked Doc, C2, C3, front [sx.move sx.move.entry_side sx.position.order]",
        ),
        "C2: Mei<; C3: Doc>, Tuco<",
    ),
)
def test_stand_on_the_side_you_came_in_by(case: Case) -> None:
    check(case)


@table(
    Case(
        "off the rear, inside",
        "train: 3; C3: Doc>; C1: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]"),
        "C1: Mei<, Tuco>; out: Doc 1",
        "now: Mei plays",
    ),
    Case(
        "off the rear, on the roof",
        "train: 3; C3 roof: Doc>; C3: Mei<, Tuco>",
        "Doc plays Move",
        (
            REVEALED,
            "Eliminated Doc, walked_off, C3 roof [sx.move.off_train sx.execute.eliminated]",
        ),
        "C3: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "off the front, inside",
        "train: 3; C0: Doc<; C1: Mei<, Tuco>",
        "Doc plays Move",
        (REVEALED, "Eliminated Doc, walked_off, C0 [sx.move.off_train sx.execute.eliminated]"),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "off the front, on the roof, past others",
        "train: 3; C0 roof: Mei<, Doc<, Tuco>; round: 2",
        "Doc plays Move",
        (
            REVEALED,
            "Eliminated Doc, walked_off, C0 roof [sx.move.off_train sx.execute.eliminated]",
        ),
        "C0 roof: Mei<, Tuco>; out: Doc 2",
    ),
    Case(
        "with the last card of the stack no card is left unplayed",
        "train: 3; C3: Doc>; C1: Mei<, Tuco>; plan Doc: Floor, Turn | Move",
        "Doc plays Move",
        (REVEALED, "Eliminated Doc, walked_off, C3 [sx.move.off_train]"),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
)
def test_leaving_the_train_eliminates(case: Case) -> None:
    check(case)
