from tests.colt_express.table import Case, Refused, check, check_refused, table

TRAIN = "train: 3; marshal: 1; 2: Doc, Ghost; 3: Tuco"
FLED = "[ce.marshal.meets ce.marshal.never_together]"
HIT = "[ce.marshal.meets]"


@table(
    Case(
        "into an empty car",
        TRAIN,
        "Doc plays Marshal: marshal 0",
        ("MarshalMoved Doc, 1, 0 [ce.marshal.move]",),
        "marshal: 0",
    ),
    Case(
        "onto one bandit",
        "train: 3; marshal: 2; 1: Doc; 3: Tuco; 1 roof: Ghost",
        "Doc plays Marshal: marshal 3",
        (
            "MarshalMoved Doc, 2, 3 [ce.marshal.move]",
            f"Fled Tuco, 3, 3 roof {FLED}",
            f"MarshalHit Tuco {HIT}",
        ),
        "marshal: 3; 3 roof: Tuco; top Tuco: bullet marshal; marshal bullets: 12",
    ),
    Case(
        "onto two bandits, the owner of the card too",
        TRAIN,
        "Doc plays Marshal: marshal 2",
        (
            "MarshalMoved Doc, 1, 2 [ce.marshal.move]",
            f"Fled Doc, 2, 2 roof {FLED}",
            f"Fled Ghost, 2, 2 roof {FLED}",
            f"MarshalHit Doc {HIT}",
            f"MarshalHit Ghost {HIT}",
        ),
        "2 roof: Doc, Ghost; marshal bullets: 11",
    ),
    Case(
        "bullets run short: nobody gets one, and the rest leave the game",
        f"{TRAIN}; marshal bullets: 1; removed bullets: 12",
        "Doc plays Marshal: marshal 2",
        (
            "MarshalMoved Doc, 1, 2 [ce.marshal.move]",
            f"Fled Doc, 2, 2 roof {FLED}",
            f"Fled Ghost, 2, 2 roof {FLED}",
            "NoMarshalBullet Doc and Ghost, 1 [ce.marshal.bullets_short]",
        ),
        "2 roof: Doc, Ghost; marshal bullets: 0; removed bullets: 13",
    ),
    Case(
        "three bandits and two bullets",
        "train: 3; marshal: 1; 2: Doc, Ghost, Tuco; marshal bullets: 2; removed bullets: 11",
        "Doc plays Marshal: marshal 2",
        (
            "MarshalMoved Doc, 1, 2 [ce.marshal.move]",
            f"Fled Doc, 2, 2 roof {FLED}",
            f"Fled Ghost, 2, 2 roof {FLED}",
            f"Fled Tuco, 2, 2 roof {FLED}",
            "NoMarshalBullet Doc and Ghost and Tuco, 2 [ce.marshal.bullets_short]",
        ),
        "marshal bullets: 0; removed bullets: 13",
    ),
    Case(
        "exactly enough bullets",
        f"{TRAIN}; marshal bullets: 2; removed bullets: 11",
        "Doc plays Marshal: marshal 2",
        (
            "MarshalMoved Doc, 1, 2 [ce.marshal.move]",
            f"Fled Doc, 2, 2 roof {FLED}",
            f"Fled Ghost, 2, 2 roof {FLED}",
            f"MarshalHit Doc {HIT}",
            f"MarshalHit Ghost {HIT}",
        ),
        "marshal bullets: 0; removed bullets: 11",
    ),
    Case(
        "with no bullet left bandits still flee",
        "train: 3; marshal: 2; 1: Doc; 3: Tuco; 1 roof: Ghost; "
        "marshal bullets: 0; removed bullets: 13",
        "Doc plays Marshal: marshal 3",
        (
            "MarshalMoved Doc, 2, 3 [ce.marshal.move]",
            f"Fled Tuco, 3, 3 roof {FLED}",
            "NoMarshalBullet Tuco, 0 [ce.marshal.bullets_gone]",
        ),
        "3 roof: Tuco",
    ),
)
def test_marshal(case: Case) -> None:
    check(case)


@table(
    Refused(
        "staying",
        TRAIN,
        "Doc plays Marshal: marshal 1",
        "ce.marshal.move",
        "The marshal is in car 1 and moves one car; car 1 is not next to it.",
    ),
    Refused(
        "two cars",
        TRAIN,
        "Doc plays Marshal: marshal 3",
        "ce.marshal.move",
        "The marshal is in car 1 and moves one car; the caboose is not next to it.",
    ),
    Refused(
        "off the train",
        "train: 3; marshal: 0; 2: Doc, Ghost; 3: Tuco",
        "Doc plays Marshal: marshal -1",
        "ce.pawn.on_train",
        "That is off the train, whose caboose is car 3.",
    ),
    Refused(
        "leaving him where he is",
        TRAIN,
        "Doc plays Marshal: nothing",
        "ce.steal.forced",
        "Doc's Marshal can be carried out, so it must be, even if it does harm.",
    ),
)
def test_a_marshal_that_does_not_go(case: Refused) -> None:
    check_refused(case)
