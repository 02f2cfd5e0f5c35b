from tests.colt_express.table import Case, Refused, check, check_refused, choices, set_up, table

TRAIN = "train: 4; marshal: 0; 2: Doc; 3 roof: Belle; 4: Tuco; 4 roof: Ghost"
ROOF = "train: 4; marshal: 0; 2 roof: Doc; 3 roof: Belle; 4: Tuco; 4 roof: Ghost"
INSIDE = "ce.move.inside ce.move.must"
ON_ROOF = "ce.move.roof ce.move.must"


@table(
    Case(
        "one car to the rear",
        TRAIN,
        "Doc plays Move: move 3",
        (f"Walked Doc, 2, 3 [{INSIDE}]",),
        "3: Doc",
    ),
    Case(
        "one car to the front",
        TRAIN,
        "Doc plays Move: move 1",
        (f"Walked Doc, 2, 1 [{INSIDE}]",),
        "1: Doc",
    ),
    Case(
        "one car on the roof",
        ROOF,
        "Doc plays Move: move 1",
        (f"Walked Doc, 2 roof, 1 roof [{ON_ROOF}]",),
        "1 roof: Doc",
    ),
    Case(
        "three cars on the roof, over a bandit",
        "train: 4; marshal: 0; 1 roof: Doc; 3 roof: Belle; 4: Tuco; 2: Ghost",
        "Doc plays Move: move 4",
        (f"Walked Doc, 1 roof, 4 roof [{ON_ROOF}]",),
        "4 roof: Doc",
    ),
    Case(
        "on the roof above the marshal nothing happens",
        "train: 4; marshal: 1; 2 roof: Doc; 3: Belle; 4: Tuco; 4 roof: Ghost",
        "Doc plays Move: move 1",
        (f"Walked Doc, 2 roof, 1 roof [{ON_ROOF}]",),
        "1 roof: Doc; marshal: 1",
    ),
    Case(
        "walking in on the marshal",
        "train: 4; marshal: 1; 2: Doc; 3: Belle; 4: Tuco; 4 roof: Ghost",
        "Doc plays Move: move 1",
        (
            f"Walked Doc, 2, 1 [{INSIDE}]",
            "Fled Doc, 1, 1 roof [ce.marshal.meets ce.marshal.never_together]",
            "MarshalHit Doc [ce.marshal.meets]",
        ),
        "1 roof: Doc; top Doc: bullet marshal; marshal bullets: 12",
    ),
)
def test_move(case: Case) -> None:
    check(case)


@table(
    Refused(
        "staying put",
        TRAIN,
        "Doc plays Move: move 2",
        "ce.move.must",
        "Doc is at car 2 already, and a Move must lead somewhere.",
    ),
    Refused(
        "two cars inside",
        TRAIN,
        "Doc plays Move: move 4",
        "ce.move.inside",
        "That is 2 cars away; inside, Move reaches 1.",
    ),
    Refused(
        "four cars on the roof",
        "train: 4; marshal: 1; 0 roof: Doc; 3 roof: Belle; 4: Tuco; 4 roof: Ghost",
        "Doc plays Move: move 4",
        "ce.move.roof",
        "That is 4 cars away; on the roof, Move reaches 3.",
    ),
    Refused(
        "off the rear of the train",
        TRAIN,
        "Tuco plays Move: move 5",
        "ce.pawn.on_train",
        "That is off the train, whose caboose is car 4.",
    ),
    Refused(
        "off the front of the train, and too far",
        TRAIN,
        "Doc plays Move: move -1",
        "ce.move.inside ce.pawn.on_train",
        "That is 3 cars away; inside, Move reaches 1. "
        "That is off the train, whose caboose is car 4.",
    ),
    Refused(
        "another card lies on top",
        TRAIN,
        "Doc plays Floor: move 3",
        "ce.steal.order",
        "The card to carry out is Doc's Floor change.",
    ),
)
def test_a_move_that_is_no_move(case: Refused) -> None:
    check_refused(case)


def test_inside_and_roof_reach_differently() -> None:
    inside, _ = set_up(TRAIN, "Doc plays Move: move 3")
    roof, _ = set_up(ROOF, "Doc plays Move: move 3")
    assert choices(inside) == ["move 1", "move 3"]
    assert choices(roof) == ["move 0", "move 1", "move 3", "move 4"]
