from tests.super_express.table import Case, check, table

REVEALED = "Revealed Doc, Floor [sx.execute.turns]"
AMONG_OTHERS = "[sx.floor sx.floor.back_to_edge sx.position.order]"


@table(
    Case(
        "up, facing front",
        "train: 4; C2: Doc<; C4: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C2, C2 roof, rear [sx.floor]"),
        "C2 roof: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "up, facing rear, from between others",
        "train: 4; C2: Mei<, Doc>, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C2, C2 roof, front [sx.floor]"),
        "C2 roof: Doc>; C2: Mei<, Tuco>",
    ),
    Case(
        "down, facing front",
        "train: 4; C3 roof: Doc<; C4: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C3 roof, C3, rear [sx.floor]"),
        "C3: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "down, facing rear",
        "train: 4; C3 roof: Doc>; C4: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C3 roof, C3, front [sx.floor]"),
        "C3: Doc>; C4: Mei<, Tuco>",
    ),
    Case(
        "up onto the locomotive",
        "train: 4; C0: Doc<; C4: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C0, C0 roof, rear [sx.floor]"),
        "C0 roof: Doc<; C4: Mei<, Tuco>",
    ),
    Case(
        "down into the locomotive",
        "train: 4; C0 roof: Doc>; C4: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C0 roof, C0, front [sx.floor]"),
        "C0: Doc>; C4: Mei<, Tuco>",
    ),
    Case(
        "up in the last wagon",
        "train: 4; C4: Doc>, Mei<; C1: Tuco>",
        "Doc plays Floor",
        (REVEALED, "ChangedFloor Doc, C4, C4 roof, front [sx.floor]"),
        "C1: Tuco>; C4 roof: Doc>; C4: Mei<",
    ),
)
def test_the_other_floor_of_the_same_card(case: Case) -> None:
    check(case)


@table(
    Case(
        "up, facing front, to the rear end of the row",
        "train: 4; C2: Doc<; C2 roof: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2, C2 roof, rear {AMONG_OTHERS}"),
        "C2 roof: Mei<, Tuco>, Doc<",
    ),
    Case(
        "up, facing rear, to the front end of the row",
        "train: 4; C2: Doc>; C2 roof: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2, C2 roof, front {AMONG_OTHERS}"),
        "C2 roof: Doc>, Mei<, Tuco>",
    ),
    Case(
        "down, facing front, to the rear end of the row",
        "train: 4; C2 roof: Doc<; C2: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2 roof, C2, rear {AMONG_OTHERS}"),
        "C2: Mei<, Tuco>, Doc<",
    ),
    Case(
        "down, facing rear, to the front end of the row",
        "train: 4; C2 roof: Doc>; C2: Mei<, Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2 roof, C2, front {AMONG_OTHERS}"),
        "C2: Doc>, Mei<, Tuco>",
    ),
    Case(
        "somebody stunned counts as one who is there",
        "train: 4; C2: Doc>; C2 roof: Mei<*; C4: Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2, C2 roof, front {AMONG_OTHERS}"),
        "C2 roof: Doc>, Mei<*; C4: Tuco>",
    ),
    Case(
        "on the locomotive too",
        "train: 4; C0: Doc>; C0 roof: Mei<; C4: Tuco>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C0, C0 roof, front {AMONG_OTHERS}"),
        "C0 roof: Doc>, Mei<; C4: Tuco>",
    ),
)
def test_back_to_the_edge_of_the_card(case: Case) -> None:
    check(case)


@table(
    Case(
        "facing front, from the front slot to the rear end",
        "train: 4; C2: Doc<, Mei<; C2 roof: Tuco>, Belle>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2, C2 roof, rear {AMONG_OTHERS}"),
        "C2 roof: Tuco>, Belle>, Doc<; C2: Mei<",
    ),
    Case(
        "facing rear, from the rear slot to the front end",
        "train: 4; C2: Mei<, Doc>; C2 roof: Tuco>, Belle>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2, C2 roof, front {AMONG_OTHERS}"),
        "C2 roof: Doc>, Tuco>, Belle>; C2: Mei<",
    ),
    Case(
        "from the middle never into the middle",
        "train: 4; C2 roof: Mei<, Doc<, Ghost>; C2: Tuco>, Belle>",
        "Doc plays Floor",
        (REVEALED, f"ChangedFloor Doc, C2 roof, C2, rear {AMONG_OTHERS}"),
        "C2 roof: Mei<, Ghost>; C2: Tuco>, Belle>, Doc<",
    ),
)
def test_change_floor_keeping_the_old_slot(case: Case) -> None:
    """A mistake of other programs: the slot is decided by the facing, not by the old slot."""
    check(case)
