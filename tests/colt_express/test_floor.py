from tests.colt_express.table import Case, Refused, check, check_refused, table

SPOTS = "train: 3; marshal: 1; 2: Doc; 2 roof: Belle; 1 roof: Tuco"


@table(
    Case(
        "up",
        SPOTS,
        "Doc plays Floor: floor",
        ("ChangedFloor Doc, 2, 2 roof [ce.floor]",),
        "2 roof: Doc, Belle",
    ),
    Case(
        "down",
        SPOTS,
        "Belle plays Floor: floor",
        ("ChangedFloor Belle, 2 roof, 2 [ce.floor]",),
        "2: Doc, Belle",
    ),
    Case(
        "down onto the marshal and up again at once",
        SPOTS,
        "Tuco plays Floor: floor",
        (
            "ChangedFloor Tuco, 1 roof, 1 [ce.floor]",
            "Fled Tuco, 1, 1 roof [ce.marshal.meets ce.marshal.never_together]",
            "MarshalHit Tuco [ce.marshal.meets]",
        ),
        "1 roof: Tuco; top Tuco: bullet marshal",
    ),
)
def test_floor_change(case: Case) -> None:
    check(case)


@table(
    Refused(
        "a card that would do harm is carried out all the same",
        SPOTS,
        "Tuco plays Floor: nothing",
        "ce.steal.forced",
        "Tuco's Floor change can be carried out, so it must be, even if it does harm.",
    ),
)
def test_nobody_can_leave_a_card_out(case: Refused) -> None:
    check_refused(case)
