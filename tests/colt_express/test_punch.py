from tests.colt_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    choices,
    lines,
    play,
    set_up,
    table,
)

CAR = "train: 3; marshal: 0; 2: Doc, Ghost; 3: Tuco; loot Ghost: purse 2, 450, jewel"


@table(
    Case(
        "a jewel lands where the punch fell, and the victim one car on",
        CAR,
        "Doc plays Punch: punch Ghost, jewel, to 3",
        (
            "Punched Doc, Ghost, 2 [ce.punch.target]",
            "LootDropped Ghost, jewel, 2 [ce.punch.loot]",
            "Pushed Ghost, 2, 3 [ce.punch.push]",
        ),
        "loot 2: jewel; 3: Ghost, Tuco; loot Ghost: purse 2, purse 4",
    ),
    Case(
        "a purse keeps its number on the floor",
        CAR,
        "Doc plays Punch: punch Ghost, purse 4, to 1",
        (
            "Punched Doc, Ghost, 2 [ce.punch.target]",
            "LootDropped Ghost, purse 4, 2 [ce.punch.loot]",
            "Pushed Ghost, 2, 1 [ce.punch.push]",
        ),
        "loot 2: purse 4; purse 4: 450 Ghost; 1: Ghost",
    ),
    Case(
        "without loot the victim is still pushed, on the roof too",
        "train: 3; marshal: 0; 2 roof: Doc, Ghost; 3: Tuco; loot Ghost: nothing",
        "Doc plays Punch: punch Ghost, nothing, to 1",
        (
            "Punched Doc, Ghost, 2 roof [ce.punch.target ce.punch.no_loot]",
            "Pushed Ghost, 2 roof, 1 roof [ce.punch.push]",
        ),
        "1 roof: Ghost",
    ),
    Case(
        "punched in on the marshal",
        "train: 3; marshal: 3; 2: Doc, Ghost; 1: Tuco; loot Ghost: strongbox",
        "Doc plays Punch: punch Ghost, strongbox, to 3",
        (
            "Punched Doc, Ghost, 2 [ce.punch.target]",
            "LootDropped Ghost, strongbox, 2 [ce.punch.loot]",
            "Pushed Ghost, 2, 3 [ce.punch.push]",
            "Fled Ghost, 3, 3 roof [ce.marshal.meets ce.marshal.never_together]",
            "MarshalHit Ghost [ce.marshal.meets]",
        ),
        "3 roof: Ghost; loot 2: strongbox",
    ),
    Case(
        "nobody there",
        CAR,
        "Tuco plays Punch: nothing",
        ("NothingDone Tuco, punch [ce.punch.none]",),
    ),
    Case(
        "Cheyenne keeps the purse",
        "train: 3; marshal: 0; 2: Cheyenne, Ghost; 3: Tuco; loot Ghost: 450",
        "Cheyenne plays Punch: punch Ghost, purse 4, to 1",
        (
            "Punched Cheyenne, Ghost, 2 [ce.punch.target]",
            "LootSnatched Cheyenne, Ghost, purse 4 [ce.punch.loot ce.cheyenne]",
            "LookedInside Cheyenne, Cheyenne, purse 4, 450 [ce.sight.loot ce.pieces.purses]",
            "Pushed Ghost, 2, 1 [ce.punch.push]",
        ),
        "loot Cheyenne: purse 1, purse 4; purse 4: 450 Cheyenne, Ghost",
    ),
    Case(
        "a strongbox falls to the floor even for Cheyenne",
        "train: 3; marshal: 0; 2: Cheyenne, Ghost; 3: Tuco; loot Ghost: strongbox",
        "Cheyenne plays Punch: punch Ghost, strongbox, to 1",
        (
            "Punched Cheyenne, Ghost, 2 [ce.punch.target]",
            "LootDropped Ghost, strongbox, 2 [ce.punch.loot]",
            "Pushed Ghost, 2, 1 [ce.punch.push]",
        ),
        "loot 2: strongbox",
    ),
    Case(
        "beside Belle the other is punched",
        "train: 3; marshal: 0; 2: Doc, Belle, Ghost; loot Ghost: nothing",
        "Doc plays Punch: punch Ghost, nothing, to 1",
        (
            "Punched Doc, Ghost, 2 [ce.punch.target ce.belle ce.punch.no_loot]",
            "Pushed Ghost, 2, 1 [ce.punch.push]",
        ),
    ),
    Case(
        "Belle alone is punched",
        "train: 3; marshal: 0; 2: Doc, Belle; 3: Ghost",
        "Doc plays Punch: punch Belle, purse 2, to 1",
        (
            "Punched Doc, Belle, 2 [ce.punch.target]",
            "LootDropped Belle, purse 2, 2 [ce.punch.loot]",
            "Pushed Belle, 2, 1 [ce.punch.push]",
        ),
    ),
)
def test_punch(case: Case) -> None:
    check(case)


@table(
    Refused(
        "somebody in the next car",
        CAR,
        "Doc plays Punch: punch Tuco, purse 3, to 3",
        "ce.punch.target",
        "Tuco is not where the punch lands, in car 2.",
    ),
    Refused(
        "somebody on the roof above",
        "train: 3; marshal: 0; 2: Doc; 2 roof: Ghost; 3: Tuco",
        "Doc plays Punch: punch Ghost, purse 2, to 3",
        "ce.punch.target",
        "Ghost is not where the punch lands, in car 2.",
    ),
    Refused(
        "loot that they don't have",
        CAR,
        "Doc plays Punch: punch Ghost, strongbox, to 3",
        "ce.punch.loot",
        "Ghost does not have a strongbox.",
    ),
    Refused(
        "leaving them their loot",
        CAR,
        "Doc plays Punch: punch Ghost, nothing, to 3",
        "ce.punch.loot",
        "Ghost has loot, and the punch costs one.",
    ),
    Refused(
        "not pushing",
        CAR,
        "Doc plays Punch: punch Ghost, jewel, to 2",
        "ce.punch.push",
        "A push goes one car; car 2 is not next to car 2.",
    ),
    Refused(
        "pushing off the train",
        "train: 3; marshal: 0; 3: Doc, Ghost; 2: Tuco",
        "Doc plays Punch: punch Ghost, purse 2, to 4",
        "ce.pawn.on_train",
        "That is off the train, whose caboose is car 3.",
    ),
    Refused(
        "Belle while another is there",
        "train: 3; marshal: 0; 2: Doc, Belle, Ghost",
        "Doc plays Punch: punch Belle, purse 2, to 1",
        "ce.belle",
        "Belle is spared as long as somebody else can be hit: Ghost.",
    ),
    Refused(
        "sparing the only target",
        CAR,
        "Doc plays Punch: nothing",
        "ce.steal.forced",
        "Doc's Punch can be carried out, so it must be, even if it does harm.",
    ),
)
def test_a_punch_that_is_none(case: Refused) -> None:
    check_refused(case)


def test_every_loot_and_direction_can_be_chosen() -> None:
    state, _ = set_up(CAR, "Doc plays Punch: nothing")
    assert choices(state) == [
        "punch Ghost, purse 2, to 1",
        "punch Ghost, purse 2, to 3",
        "punch Ghost, purse 4, to 1",
        "punch Ghost, purse 4, to 3",
        "punch Ghost, jewel, to 1",
        "punch Ghost, jewel, to 3",
    ]


def test_at_the_end_of_the_train_there_is_one_direction() -> None:
    state, _ = set_up("train: 3; marshal: 0; 3: Doc, Ghost; 2: Tuco", "Doc plays Punch: nothing")
    assert choices(state) == ["punch Ghost, purse 2, to 2"]


def test_two_jewels_are_one_choice() -> None:
    text = "train: 3; marshal: 0; 3: Doc, Ghost; 2: Tuco; loot Ghost: jewel, jewel"
    state, _ = set_up(text, "Doc plays Punch: nothing")
    assert choices(state) == ["punch Ghost, jewel, to 2"]
    state, _ = play(state, "punch Ghost, jewel, to 2")
    assert "loot Ghost: jewel" in lines(state)
