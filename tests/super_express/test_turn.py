from tests.super_express.table import Case, check, table

REVEALED = "Revealed Doc, Turn [sx.execute.turns]"


@table(
    Case(
        "from front to rear, between others, place kept",
        "train: 4; C2: Mei<, Doc<, Tuco>",
        "Doc plays Turn",
        (REVEALED, "Turned Doc, rear [sx.turn]"),
        "C2: Mei<, Doc>, Tuco>",
    ),
    Case(
        "from rear to front, between others, place kept",
        "train: 4; C2: Mei<, Doc>, Tuco>",
        "Doc plays Turn",
        (REVEALED, "Turned Doc, front [sx.turn]"),
        "C2: Mei<, Doc<, Tuco>",
    ),
    Case(
        "on the roof, at the front end of the row",
        "train: 4; C2 roof: Doc<, Mei<; C2: Tuco>",
        "Doc plays Turn",
        (REVEALED, "Turned Doc, rear [sx.turn]"),
        "C2 roof: Doc>, Mei<; C2: Tuco>",
    ),
    Case(
        "on the roof of the last wagon, at the rear end of the row",
        "train: 4; C4 roof: Mei>, Doc>; C4: Tuco>",
        "Doc plays Turn",
        (REVEALED, "Turned Doc, front [sx.turn]"),
        "C4 roof: Mei>, Doc<; C4: Tuco>",
    ),
    Case(
        "on the locomotive",
        "train: 4; C0: Doc<; C4: Mei>, Tuco>",
        "Doc plays Turn",
        (REVEALED, "Turned Doc, rear [sx.turn]"),
        "C0: Doc>; C4: Mei>, Tuco>",
    ),
)
def test_the_facing_changes_and_the_place_does_not(case: Case) -> None:
    check(case)
