"""Horse, by every reading of what the rulebook leaves open."""

from tests.super_express.table import Case, check, play, position, table

REVEALED = "Revealed Doc, Horse [sx.execute.turns]"
RESCUED = "Rescued Doc, nowhere [sx.horse.rescue sx.horse.ride]"


@table(
    Case(
        "from inside a wagon, facing rear",
        "options: horse; train: 3; C3: Doc>; C2: Mei<, Tuco>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C3 [sx.horse.ride]"),
        "C0: Doc<; C2: Mei<, Tuco>",
    ),
    Case(
        "from a roof, into the locomotive, before the others there",
        "options: horse; train: 3; C2 roof: Doc<; C0: Mei<, Tuco>*; C0 roof: Belle<",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C2 roof [sx.horse.ride]"),
        "C0 roof: Belle<; C0: Doc<, Mei<, Tuco>*",
    ),
    Case(
        "from the rear end of the locomotive to its front end",
        "options: horse; train: 3; C0: Mei<, Tuco>, Doc>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C0 [sx.horse.ride]"),
        "C0: Doc<, Mei<, Tuco>",
    ),
    Case(
        "from the roof of the locomotive",
        "options: horse; train: 3; C0 roof: Mei<, Doc>; C1: Tuco>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C0 roof [sx.horse.ride]"),
        "C0 roof: Mei<; C0: Doc<; C1: Tuco>",
    ),
    Case(
        "already at the front end it only turns the rider to the front",
        "options: horse; train: 3; C0: Doc>, Mei<; C1: Tuco>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C0 [sx.horse.ride]"),
        "C0: Doc<, Mei<; C1: Tuco>",
    ),
)
def test_horse_rides_into_the_locomotive(case: Case) -> None:
    check(case)


OFF = "train: 3; C1: Mei<; C2: Tuco>; off: Doc; seats: Doc, Mei, Tuco"


@table(
    Case(
        "after walking off, on the next turn",
        f"options: horse; {OFF}; plan Doc: Move | Horse, Turn",
        "Doc plays Horse",
        (REVEALED, RESCUED),
        "C0: Doc<; C1: Mei<; C2: Tuco>",
        "plan Doc: Move, Horse | Turn; now: Mei plays",
    ),
    Case(
        "before any card was played, after being shot off",
        f"options: horse; {OFF}; plan Doc: | Horse, Turn, Move",
        "Doc plays Horse",
        (REVEALED, RESCUED),
        "C0: Doc<; C1: Mei<; C2: Tuco>",
    ),
    Case(
        "with the last card, before others in the locomotive",
        "options: horse; train: 3; C0: Mei<, Tuco>; off: Doc; plan Doc: Turn, Move | Horse",
        "Doc plays Horse",
        (REVEALED, RESCUED),
        "C0: Doc<, Mei<, Tuco>",
    ),
    Case(
        "walked off, and back one turn later, standing and facing front",
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C3: Doc>; C1: Mei<; C2: Tuco>; "
        "plan Doc: | Move, Horse, Turn; now: Doc plays",
        "reveal; reveal; reveal; reveal",
        (REVEALED, RESCUED),
        "C0: Doc<; C1: Mei>; C2: Tuco<",
    ),
    Case(
        "another card next: eliminated then, and no card is shown",
        f"options: horse; {OFF}; plan Doc: Move | Turn, Horse; now: Doc plays",
        "reveal",
        ("Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
        "now: Mei plays",
    ),
    Case(
        "one card left and it is not Horse: that card stays unseen too",
        f"options: horse; {OFF}; plan Doc: Horse, Move | Turn; now: Doc plays",
        "reveal",
        ("Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
    ),
)
def test_horse_rescues_when_it_is_the_very_next_card(case: Case) -> None:
    check(case)


AT_ONCE = "options: horse, horse_rescue at_once; train: 3"
FELL_OFF = "FellOff Doc, C3 [sx.move.off_train sx.horse.off_train]"


@table(
    Case(
        "walking off, back within the same turn",
        f"{AT_ONCE}; C3: Doc>; C0: Mei<; C2: Tuco>; plan Doc: | Move, Horse, Turn",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", FELL_OFF, REVEALED, RESCUED),
        "C0: Doc<, Mei<; C2: Tuco>",
        "plan Doc: Move, Horse | Turn; now: Mei plays",
    ),
    Case(
        "shot off, back out of turn",
        f"{AT_ONCE}; seats: Mei, Tuco, Doc; C3: Doc>; C2: Mei>; C1: Tuco>; "
        "plan Doc: | Horse, Move, Turn",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C2, C3 [sx.shoot.target]",
            "FellOff Doc, C3 [sx.shoot.off_train sx.horse.off_train]",
            REVEALED,
            RESCUED,
        ),
        "C0: Doc<; C1: Tuco>; C2: Mei>",
        "plan Doc: Horse | Move, Turn; now: Tuco plays",
    ),
    Case(
        "another card next: eliminated at once",
        f"{AT_ONCE}; C3: Doc>; C0: Mei<; C2: Tuco>; plan Doc: | Move, Turn, Horse",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            FELL_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",
        ),
        "C0: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "no card left: eliminated at once",
        f"{AT_ONCE}; C3: Doc>; C0: Mei<; C2: Tuco>; plan Doc: Horse, Turn | Move",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            FELL_OFF,
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train]",
        ),
        "C0: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "two aboard, one shot off and back: the game goes on",
        f"{AT_ONCE}; round: 2; C1: Mei>; C3: Doc>; out: Tuco 1; plan Doc: | Horse, Move, Turn",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C3 [sx.shoot.target]",
            "FellOff Doc, C3 [sx.shoot.off_train sx.horse.off_train]",
            REVEALED,
            RESCUED,
        ),
        "C0: Doc<; C1: Mei>; out: Tuco 1",
        "now: Doc plays",
    ),
    Case(
        "two aboard, one shot off for good: the game is over",
        f"{AT_ONCE}; round: 2; C1: Mei>; C3: Doc>; out: Tuco 1; plan Doc: | Turn, Horse, Move",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C3 [sx.shoot.target]",
            "FellOff Doc, C3 [sx.shoot.off_train sx.horse.off_train]",
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei>; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
)
def test_reading_horse_rescues_at_once(case: Case) -> None:
    check(case)


ANY_CARD = f"options: horse, horse_rescue any_card; {OFF}"
SHOWN = "[sx.execute.turns sx.horse.rescue]"


@table(
    Case(
        "Horse next: back on the next turn",
        f"{ANY_CARD}; plan Doc: Move | Horse, Turn",
        "Doc plays Horse",
        (f"Revealed Doc, Horse {SHOWN}", RESCUED),
        "C0: Doc<; C1: Mei<; C2: Tuco>",
    ),
    Case(
        "another card comes to nothing, and the wait goes on",
        f"{ANY_CARD}; plan Doc: Move | Turn, Horse",
        "Doc plays Turn",
        (f"Revealed Doc, Turn {SHOWN}",),
        "C1: Mei<; C2: Tuco>; off: Doc",
        "plan Doc: Move, Turn | Horse; now: Mei plays",
    ),
    Case(
        "Horse as a later card: back on that turn",
        f"{ANY_CARD}; plan Doc: Move | Turn, Horse",
        "reveal; reveal; reveal; reveal",
        (f"Revealed Doc, Horse {SHOWN}", RESCUED),
        "C0: Doc<; C1: Mei>; C2: Tuco<",
        "plan Doc: Move, Turn, Horse |",
    ),
    Case(
        "Horse already played: out after the last card",
        f"{ANY_CARD}; plan Doc: Horse, Move | Turn",
        "Doc plays Turn",
        (
            f"Revealed Doc, Turn {SHOWN}",
            "Eliminated Doc, no_horse, nowhere [sx.horse.off_train]",
        ),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "walking off with Horse as the third card",
        "options: horse, horse_rescue any_card; train: 3; C3: Doc>; C1: Mei<; C2: Tuco>; "
        "plan Doc: | Move, Turn, Horse",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", FELL_OFF),
        "C1: Mei<; C2: Tuco>; off: Doc",
    ),
)
def test_reading_any_later_horse_rescues(case: Case) -> None:
    check(case)


@table(
    Case(
        "standing inside the last wagon with Horse unplayed in the hand",
        "options: horse; train: 3; C3: Doc<; C1: Mei<; C2: Tuco>; "
        "plan Doc: Move, Turn | Floor; plan Mei: Move, Turn, Floor |; "
        "plan Tuco: Move, Turn, Floor |",
        "Doc plays Floor",
        (
            "Revealed Doc, Floor [sx.execute.turns]",
            "ChangedFloor Doc, C3, C3 roof, rear [sx.floor]",
            "Uncoupled C3, Doc [sx.uncouple sx.horse.this_round]",
            "TreasureDue Tuco, C3 [sx.treasure.farthest]",
        ),
        "C1: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "left in the last wagon after all cards, Horse among them",
        "options: horse; train: 3; C0: Doc<; C1: Belle<; C3: Mei<; C3 roof: Tuco>*; "
        "plan Doc: Move, Turn | Floor; plan Belle: Move, Turn, Floor |; "
        "plan Mei: Horse, Turn, Floor |; plan Tuco: Move, Turn, Horse |",
        "Doc plays Floor",
        (
            "Revealed Doc, Floor [sx.execute.turns]",
            "ChangedFloor Doc, C0, C0 roof, rear [sx.floor]",
            "Uncoupled C3, Tuco and Mei [sx.uncouple sx.horse.this_round]",
            "TreasureDue Belle, C3 [sx.treasure.farthest]",
        ),
        "C0 roof: Doc<; C1: Belle<; out: Mei 1, Tuco 1",
    ),
)
def test_horse_saves_nobody_from_an_uncoupling(case: Case) -> None:
    check(case)


@table(
    Case(
        "default reading: Horse only stands a stunned bandit up",
        "options: horse; train: 3; C3: Doc>*; C1: Mei<; C2: Tuco>",
        "Doc plays Horse",
        (REVEALED, "StoodUp Doc [sx.wake sx.horse.stunned]"),
        "C1: Mei<; C2: Tuco>; C3: Doc>",
    ),
    Case(
        "other reading: a stunned bandit rides, and stands on arrival",
        "options: horse, horse_stunned rides; train: 3; C3: Doc>*; C0: Mei<; C2: Tuco>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C3 [sx.horse.ride sx.horse.stunned]"),
        "C0: Doc<, Mei<; C2: Tuco>",
    ),
    Case(
        "other reading: whoever stands rides as ever",
        "options: horse, horse_stunned rides; train: 3; C3: Doc>; C0: Mei<; C2: Tuco>",
        "Doc plays Horse",
        (REVEALED, "Rode Doc, C3 [sx.horse.ride]"),
        "C0: Doc<, Mei<; C2: Tuco>",
    ),
    Case(
        "other reading: another card still only wakes",
        "options: horse, horse_stunned rides; train: 3; C3: Doc>*; C0: Mei<; C2: Tuco>",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C0: Mei<; C2: Tuco>; C3: Doc>",
    ),
)
def test_horse_while_stunned(case: Case) -> None:
    check(case)


def test_one_off_without_horse_is_put_out_before_the_rider_comes_back() -> None:
    start = position(
        "options: horse; train: 3; seats: Doc, Tuco, Mei; C1: Mei<; off: Doc, Tuco; "
        "plan Doc: Move | Turn, Floor; plan Tuco: Move | Horse, Turn; now: Doc plays"
    )
    _, told = play(start, "reveal", "reveal")
    assert told == [
        "Eliminated Doc, no_horse, nowhere [sx.horse.off_train sx.execute.eliminated]",
        "GameWaits Tuco [sx.horse.pending]",
        "Revealed Tuco, Horse [sx.execute.turns]",
        "Rescued Tuco, nowhere [sx.horse.rescue sx.horse.ride]",
    ]


def test_the_round_ends_only_after_the_rider_has_come_back() -> None:
    start = position(
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C3: Doc>; C1: Mei<, Tuco>; "
        "plan Doc: Turn | Move, Horse; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move, Floor |; now: Doc plays"
    )
    _, told = play(start, "reveal", "reveal")
    assert told[1:] == [
        FELL_OFF,
        REVEALED,
        RESCUED,
        "Uncoupled C3, nobody [sx.uncouple]",
        "TreasureDue Tuco, C3 [sx.treasure.farthest]",
    ]
