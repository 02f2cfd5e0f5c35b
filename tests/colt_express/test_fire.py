from tests.colt_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    choices,
    position,
    set_up,
    table,
)

INSIDE = "train: 4; marshal: 0; 2: Ghost; 1: Doc; 3: Cheyenne; 4: Tuco"
ROOFS = "train: 4; marshal: 0; 0 roof: Ghost; 2 roof: Doc; 4 roof: Cheyenne; 2: Tuco"
SIX = "bullet {0}, bullet {0}, bullet {0}, bullet {0}, bullet {0}, bullet {0}"
HIT_INSIDE = "[ce.fire.inside ce.fire.hit]"
HIT_ROOF = "[ce.fire.roof ce.fire.hit]"


@table(
    Case(
        "a neighbour inside",
        INSIDE,
        "Ghost plays Fire: fire Cheyenne",
        (f"Shot Ghost, Cheyenne, 2, 3 {HIT_INSIDE}",),
        "bullets Ghost: 5; top Cheyenne: bullet Ghost",
    ),
    Case(
        "a neighbour toward the front",
        INSIDE,
        "Ghost plays Fire: fire Doc",
        (f"Shot Ghost, Doc, 2, 1 {HIT_INSIDE}",),
        "bullets Ghost: 5; top Doc: bullet Ghost",
    ),
    Case(
        "on roofs at any distance",
        "train: 4; marshal: 1; 0 roof: Ghost; 2: Doc; 4 roof: Cheyenne; 2 roof: Tuco",
        "Cheyenne plays Fire: fire Tuco",
        (f"Shot Cheyenne, Tuco, 4 roof, 2 roof {HIT_ROOF}",),
        "bullets Cheyenne: 5",
    ),
    Case(
        "two bandits on the nearest roof are both in sight",
        "train: 4; marshal: 1; 0 roof: Ghost; 3 roof: Doc, Cheyenne; 2: Tuco",
        "Ghost plays Fire: fire Cheyenne",
        (f"Shot Ghost, Cheyenne, 0 roof, 3 roof {HIT_ROOF}",),
        "top Cheyenne: bullet Ghost",
    ),
    Case(
        "a second bullet lies above the first",
        f"{INSIDE}; top Doc: bullet marshal",
        "Ghost plays Fire: fire Doc",
        (f"Shot Ghost, Doc, 2, 1 {HIT_INSIDE}",),
        "top Doc: bullet Ghost, bullet marshal",
    ),
    Case(
        "no target, and no bullet lost",
        "train: 3; marshal: 0; 1: Doc; 3: Ghost; 1 roof: Cheyenne",
        "Doc plays Fire: nothing",
        ("NothingDone Doc, fire [ce.fire.none]",),
        "bullets Doc: 6",
    ),
    Case(
        "an empty chamber",
        "train: 3; marshal: 0; 1: Doc; 2: Ghost; 1 roof: Cheyenne; top Ghost: " + SIX.format("Doc"),
        "Doc plays Fire: nothing",
        ("NothingDone Doc, fire [ce.fire.empty]",),
        "bullets Doc: 0",
    ),
)
def test_fire(case: Case) -> None:
    check(case)


@table(
    Refused(
        "two cars away inside",
        INSIDE,
        "Ghost plays Fire: fire Tuco",
        "ce.fire.inside",
        "Tuco is 2 cars away; inside, Fire reaches 1.",
    ),
    Refused(
        "in the same car",
        "train: 3; marshal: 0; 1: Doc, Ghost; 2: Cheyenne",
        "Doc plays Fire: fire Ghost",
        "ce.fire.inside",
        "Ghost is in the same car, and Fire never hits there.",
    ),
    Refused(
        "Tuco hits nobody beside him, though his car is no shelter",
        "train: 4; marshal: 0; 1: Tuco, Ghost; 1 roof: Doc; 3: Cheyenne",
        "Tuco plays Fire: fire Ghost",
        "ce.fire.inside",
        "Ghost stands beside Tuco; in his own car Tuco hits only the other level.",
    ),
    Refused(
        "nor beside him on a roof",
        "train: 4; marshal: 0; 1 roof: Tuco, Ghost; 1: Doc; 3: Cheyenne",
        "Tuco plays Fire: fire Ghost",
        "ce.fire.roof",
        "Ghost stands beside Tuco; in his own car Tuco hits only the other level.",
    ),
    Refused(
        "on the roof of the same car",
        "train: 3; marshal: 0; 1: Doc; 1 roof: Ghost; 2: Cheyenne",
        "Doc plays Fire: fire Ghost",
        "ce.fire.inside",
        "Ghost is in the same car, and Fire never hits there.",
    ),
    Refused(
        "on the other level of the next car",
        "train: 3; marshal: 0; 1: Doc; 2 roof: Ghost; 2: Cheyenne",
        "Doc plays Fire: fire Ghost",
        "ce.fire.inside",
        "Ghost is on the other level, on the roof of car 2.",
    ),
    Refused(
        "behind a nearer bandit on roofs",
        ROOFS,
        "Ghost plays Fire: fire Cheyenne",
        "ce.fire.roof",
        "Doc stands between, so Cheyenne can't be seen.",
    ),
    Refused(
        "with an empty chamber, and out of range",
        f"{INSIDE}; top Doc: " + SIX.format("Ghost"),
        "Ghost plays Fire: fire Tuco",
        "ce.fire.empty ce.fire.inside",
        "Ghost has no bullet left, so Fire is out of the question. "
        "Tuco is 2 cars away; inside, Fire reaches 1.",
    ),
    Refused(
        "holding fire",
        INSIDE,
        "Ghost plays Fire: nothing",
        "ce.steal.forced",
        "Ghost's Fire can be carried out, so it must be, even if it does harm.",
    ),
)
def test_a_shot_that_can_not_be_fired(case: Refused) -> None:
    check_refused(case)


def test_both_directions_are_in_sight_on_roofs() -> None:
    state, _ = set_up(ROOFS, "Doc plays Fire: fire Ghost")
    assert choices(state) == ["fire Ghost", "fire Cheyenne"]


def test_belle_blocks_the_line_of_sight() -> None:
    text = "train: 4; marshal: 0; 0 roof: Ghost; 2 roof: Belle; 4 roof: Cheyenne; 2: Tuco"
    state, _ = set_up(text, "Ghost plays Fire: fire Belle")
    assert choices(state) == ["fire Belle"]


@table(
    Case(
        "Tuco shoots through the roof of his car",
        "train: 3; marshal: 0; 2: Tuco; 2 roof: Doc; 3 roof: Ghost",
        "Tuco plays Fire: fire Doc",
        ("Shot Tuco, Doc, 2, 2 roof [ce.tuco ce.fire.hit]",),
        "top Doc: bullet Tuco",
    ),
    Case(
        "Tuco shoots down as well",
        "train: 3; marshal: 0; 2 roof: Tuco; 2: Doc; 3: Ghost",
        "Tuco plays Fire: fire Doc",
        ("Shot Tuco, Doc, 2 roof, 2 [ce.tuco ce.fire.hit]",),
        "top Doc: bullet Tuco",
    ),
)
def test_tuco(case: Case) -> None:
    check(case)


def test_others_do_not_shoot_through_roofs() -> None:
    state, _ = set_up(
        "train: 3; marshal: 0; 2: Doc; 2 roof: Tuco; 3 roof: Ghost", "Doc plays Fire: nothing"
    )
    assert choices(state) == ["nothing"]


@table(
    Case(
        "Django pushes inside, in the direction of the shot",
        "train: 4; marshal: 0; 2: Django; 3: Doc; 1: Ghost; 1 roof: Tuco",
        "Django plays Fire: fire Doc",
        (f"Shot Django, Doc, 2, 3 {HIT_INSIDE}", "Pushed Doc, 3, 4 [ce.django]"),
        "4: Doc",
    ),
    Case(
        "Django pushes on the roof",
        "train: 4; marshal: 0; 4 roof: Django; 2 roof: Doc; 1: Ghost, Tuco",
        "Django plays Fire: fire Doc",
        (f"Shot Django, Doc, 4 roof, 2 roof {HIT_ROOF}", "Pushed Doc, 2 roof, 1 roof [ce.django]"),
        "1 roof: Doc",
    ),
    Case(
        "at the rear end of the train the target stays, and takes the bullet",
        "train: 3; marshal: 0; 2: Django; 3: Doc; 1: Ghost",
        "Django plays Fire: fire Doc",
        (f"Shot Django, Doc, 2, 3 {HIT_INSIDE}", "HeldOn Doc, 3 [ce.django ce.pawn.on_train]"),
        "3: Doc; top Doc: bullet Django",
    ),
    Case(
        "at the front end of the train the target stays",
        "train: 3; marshal: 3; 1 roof: Django; 0 roof: Doc; 1: Ghost",
        "Django plays Fire: fire Doc",
        (
            f"Shot Django, Doc, 1 roof, 0 roof {HIT_ROOF}",
            "HeldOn Doc, 0 roof [ce.django ce.pawn.on_train]",
        ),
        "0 roof: Doc",
    ),
    Case(
        "Django pushes a bandit onto the marshal",
        "train: 3; marshal: 0; 2: Django; 1: Doc; 3: Ghost",
        "Django plays Fire: fire Doc",
        (
            f"Shot Django, Doc, 2, 1 {HIT_INSIDE}",
            "Pushed Doc, 1, 0 [ce.django]",
            "Fled Doc, 0, 0 roof [ce.marshal.meets ce.marshal.never_together]",
            "MarshalHit Doc [ce.marshal.meets]",
        ),
        "0 roof: Doc; top Doc: bullet marshal, bullet Django",
    ),
)
def test_django(case: Case) -> None:
    check(case)


@table(
    Refused(
        "Belle beside another target",
        "train: 3; marshal: 0; 2: Doc; 3: Belle; 1: Ghost",
        "Doc plays Fire: fire Belle",
        "ce.belle",
        "Belle is spared as long as somebody else can be hit: Ghost.",
    ),
    Refused(
        "Belle with another on the nearest roof",
        "train: 3; marshal: 0; 0 roof: Doc; 3 roof: Belle, Ghost",
        "Doc plays Fire: fire Belle",
        "ce.belle",
        "Belle is spared as long as somebody else can be hit: Ghost.",
    ),
    Refused(
        "Belle saved by Tuco's target above",
        "train: 3; marshal: 0; 2: Tuco; 2 roof: Doc; 3: Belle",
        "Tuco plays Fire: fire Belle",
        "ce.belle",
        "Belle is spared as long as somebody else can be hit: Doc.",
    ),
)
def test_belle_is_spared(case: Refused) -> None:
    check_refused(case)


@table(
    Case(
        "the other one is hit instead of Belle",
        "train: 3; marshal: 0; 2: Doc; 3: Belle; 1: Ghost",
        "Doc plays Fire: fire Ghost",
        ("Shot Doc, Ghost, 2, 1 [ce.fire.inside ce.fire.hit ce.belle]",),
        "top Ghost: bullet Doc",
    ),
    Case(
        "Belle alone is a target like any other",
        "train: 3; marshal: 0; 2: Doc; 3: Belle; 3 roof: Ghost",
        "Doc plays Fire: fire Belle",
        (f"Shot Doc, Belle, 2, 3 {HIT_INSIDE}",),
        "top Belle: bullet Doc",
    ),
)
def test_belle_as_a_target(case: Case) -> None:
    check(case)


def test_a_shot_position_is_possible() -> None:
    assert position(INSIDE).bandits[0].bullets == 6
