"""What each dial changes, in a position and a move."""

from __future__ import annotations

from engine.core.tuning import dials_of
from engine.super_express.options import Options
from tests.super_express.table import Case, check, table

DONE = "Move, Floor, Turn |"
LAST_CARD = f"plan Doc: Move, Floor | Turn; plan Mei: {DONE}; plan Tuco: {DONE}; now: Doc plays"
TURNS = ("Revealed Doc, Turn [sx.execute.turns]", "Turned Doc, rear [sx.turn]")
TAKEN = "[sx.pieces.treasure sx.treasure.secret]"
ON_THE_LOCOMOTIVE = f"train: 1; round: 4; C0: Doc<, Mei<, Tuco>; {LAST_CARD}"


CASES = (
    Case(
        "plan_cards: two cards make a plan",
        "options: plan_cards 2; train: 4; C1: Doc<; C2: Mei<; C3: Tuco<; now: Doc plans",
        "plan Move, Turn",
        ("Planned Doc, Move and Turn [sx.plan.three]",),
        "C1: Doc<; C2: Mei<; C3: Tuco<",
        "plan Doc: | Move, Turn; now: Mei plans",
    ),
    Case(
        "plan_cards: with one card each, the round ends after a card of everybody",
        "options: plan_cards 1; train: 4; C1: Doc<; C2: Mei<; C3: Tuco<; "
        "plan Doc: | Turn; plan Mei: Turn |; plan Tuco: Turn |",
        "reveal",
        (
            *TURNS,
            "Uncoupled C4, nobody [sx.uncouple]",
            "TreasureDue Tuco, C4 [sx.treasure.farthest]",
        ),
        "C1: Doc>; C2: Mei<; C3: Tuco<",
    ),
    Case(
        "spare_wagons: without one, somebody starts on the locomotive",
        "options: spare_wagons 0; train: 3; seats: Doc, Mei, Tuco; round: 0; now: setup",
        "first Doc",
        (
            "TrainCoupled 3 [sx.setup.train sx.pieces]",
            "CardsDealt Doc and Mei and Tuco, Move and Turn and Floor and Shoot "
            "[sx.setup.players sx.setup.hand]",
            "FirstPlayerChosen Doc [sx.setup.first]",
            "Placed Doc, C2, front [sx.setup.placement sx.setup.facing]",
            "Placed Mei, C1, front [sx.setup.placement sx.setup.facing]",
            "Placed Tuco, C0, rear [sx.setup.placement sx.setup.facing]",
            "RoundBegan 1 [sx.round.phases]",
        ),
        "C0: Tuco>; C1: Mei<; C2: Doc<",
        "train: 3",
    ),
    Case(
        "wagons_behind: the first player starts in the last wagon",
        "options: wagons_behind 0; train: 4; seats: Doc, Mei, Tuco; round: 0; now: setup",
        "first Mei",
        (
            "TrainCoupled 4 [sx.setup.train sx.pieces]",
            "CardsDealt Mei and Tuco and Doc, Move and Turn and Floor and Shoot "
            "[sx.setup.players sx.setup.hand]",
            "FirstPlayerChosen Mei [sx.setup.first]",
            "Placed Mei, C4, front [sx.setup.placement sx.setup.facing]",
            "Placed Tuco, C3, front [sx.setup.placement sx.setup.facing]",
            "Placed Doc, C2, rear [sx.setup.placement sx.setup.facing]",
            "RoundBegan 1 [sx.round.phases]",
        ),
        "C2: Doc>; C3: Tuco<; C4: Mei<",
    ),
    Case(
        "first_passes: off, the first player stays so",
        f"options: first_passes off; train: 3; C0: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal; treasure 301",
        (f"TreasureTaken Tuco, 301 {TAKEN}", "RoundBegan 2 [sx.round.phases]"),
        "C0: Doc>; C1: Mei<; C2: Tuco>; treasure Tuco: 301",
        "first: Doc; now: Doc plans",
    ),
    Case(
        "first_passes: off, it passes all the same when the first player is out",
        "options: first_passes off; train: 3; first: Mei; C0: Doc<; C3: Mei<; C2: Tuco>; "
        f"{LAST_CARD}",
        "reveal; treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Doc [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc>; C2: Tuco>; out: Mei 1; treasure Tuco: 301",
        "first: Doc; now: Doc plans",
    ),
    Case(
        "treasure_farthest: off, the nearest takes it",
        f"options: treasure_farthest off; train: 3; C0: Doc<, Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal",
        (
            *TURNS,
            "Uncoupled C3, nobody [sx.uncouple]",
            "TreasureAwarded Doc, C3 [sx.treasure.farthest]",
        ),
        "C0: Doc>, Mei<; C2: Tuco>",
    ),
    Case(
        "roof_first: off, the inside takes it",
        f"options: roof_first off; train: 3; C0: Doc<; C2 roof: Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal",
        (
            *TURNS,
            "Uncoupled C3, nobody [sx.uncouple]",
            "TreasureDue Tuco, C3 [sx.treasure.farthest sx.treasure.roof_first]",
        ),
        "C0: Doc>; C2 roof: Mei<; C2: Tuco>",
    ),
    Case(
        "treasure_spread: the values are further apart",
        "options: treasure_spread 7; train: 2; C0: Doc<; C1: Mei<; C2: Tuco>; now: treasure",
        "treasure 917",
        (
            f"TreasureTaken Tuco, 917 {TAKEN}",
            "FirstPlayerPassed Mei [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc<; C1: Mei<; C2: Tuco>; treasure Tuco: 917",
    ),
    Case(
        "uncoupled: two wagons go, with everybody in both",
        f"options: uncoupled 2; train: 4; C0: Doc<; C1: Mei<; C3: Tuco>; {LAST_CARD}",
        "reveal",
        (
            *TURNS,
            "Uncoupled C4, nobody [sx.uncouple]",
            "Uncoupled C3, Tuco [sx.uncouple]",
            "TreasureDue Mei, C4 [sx.treasure.farthest]",
        ),
        "C0: Doc>; C1: Mei<; out: Tuco 1; adrift: 2",
        "train: 2; now: treasure",
    ),
    Case(
        "uncoupled: each wagon is a treasure of its own",
        f"options: uncoupled 2; train: 4; C0: Doc<; C1: Mei<; C2: Tuco>; {LAST_CARD}",
        "reveal; treasure 301",
        (f"TreasureTaken Tuco, 301 {TAKEN}", "TreasureDue Tuco, C3 [sx.treasure.farthest]"),
        "C0: Doc>; C1: Mei<; C2: Tuco>; treasure Tuco: 301",
        "now: treasure",
    ),
    Case(
        "uncoupled: no more wagons go than there are",
        f"options: uncoupled 3; {ON_THE_LOCOMOTIVE}; round: 2".replace("round: 4; ", ""),
        "reveal",
        (
            *TURNS,
            "Uncoupled C1, nobody [sx.uncouple]",
            "TreasureDue Tuco, C1 [sx.treasure.farthest]",
        ),
        "C0: Doc>, Mei<, Tuco>",
    ),
    Case(
        "uncoupled: the game ends at once when the first of two leaves one bandit",
        f"options: uncoupled 2; train: 4; C0: Doc<; C4: Mei<; C4 roof: Tuco>; {LAST_CARD}",
        "reveal",
        (
            *TURNS,
            "Uncoupled C4, Tuco and Mei [sx.uncouple]",
            "GameEnded Doc [sx.end.last_bandit]",
        ),
        "C0: Doc>; out: Mei 1, Tuco 1; adrift: 1",
        "train: 3",
    ),
    Case(
        "roof_uncoupled: off, those on the roof jump to the next car",
        f"options: roof_uncoupled off; train: 3; C0: Doc<; C3 roof: Mei<; C3: Tuco>; {LAST_CARD}",
        "reveal",
        (
            *TURNS,
            "Walked Mei, C3 roof, C2 roof, rear [sx.uncouple]",
            "Uncoupled C3, Tuco [sx.uncouple]",
            "TreasureDue Mei, C3 [sx.treasure.farthest]",
        ),
        "C0: Doc>; C2 roof: Mei<; out: Tuco 1",
    ),
    Case(
        "treasures_by_value: one of a high value wins against two",
        f"options: treasures_by_value, treasure_spread 7; {ON_THE_LOCOMOTIVE}; "
        "treasure Doc: 301, 378; treasure Mei: 917",
        "reveal; treasure 455",
        (f"TreasureTaken Tuco, 455 {TAKEN}", "GameEnded Mei [sx.end.locomotive]"),
        "C0: Doc>, Mei<, Tuco>; treasure Doc: 301, 378; treasure Mei: 917; treasure Tuco: 455",
    ),
    Case(
        "highest_breaks_tie: off, the tied win together",
        f"options: highest_breaks_tie off; {ON_THE_LOCOMOTIVE}; "
        "treasure Doc: 301; treasure Mei: 389",
        "reveal; treasure 345",
        (
            f"TreasureTaken Tuco, 345 {TAKEN}",
            "GameEnded Doc and Mei and Tuco [sx.end.locomotive sx.end.tie]",
        ),
        "C0: Doc>, Mei<, Tuco>; treasure Doc: 301; treasure Mei: 389; treasure Tuco: 345",
        "now: over, won by Doc, Mei, Tuco",
    ),
    Case(
        "move_cars: a Move goes two cars",
        "options: move_cars 2; train: 4; C3: Doc<; C0: Mei<; C2: Tuco>",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", "Walked Doc, C3, C1, rear [sx.move]"),
        "C0: Mei<; C1: Doc<; C2: Tuco>",
    ),
    Case(
        "move_cars: and off the train from C1",
        "options: move_cars 2; train: 4; C1: Doc<; C0: Mei<; C2: Tuco>",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "Eliminated Doc, walked_off, C1 [sx.move.off_train sx.execute.eliminated]",
        ),
        "C0: Mei<; C2: Tuco>; out: Doc 1",
    ),
    Case(
        "push_cars: a shot pushes three cars",
        "options: push_cars 3; train: 4; C0: Doc>; C1: Mei<; C2: Tuco>",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C0, C1 [sx.shoot.target]",
            "Pushed Mei, C1, C4, front [sx.shoot.push]",
        ),
        "C0: Doc>; C2: Tuco>; C4: Mei<*",
    ),
    Case(
        "push_cars: and into the Time Travel Car from C1",
        "options: push_cars 2, time_car; train: 4; C2: Doc<; C1: Mei<; C3: Tuco>",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C2, C1 [sx.shoot.target]",
            "TravelledInTime Mei, C1, C4, rear [sx.time.enter sx.time.arrive]",
            "Rewound Mei, 0 [sx.time.rewind]",
        ),
        "C2: Doc<; C3: Tuco>; C4: Mei<; travelled: Mei",
    ),
    Case(
        "shot_reach: a bandit two cars away is out of reach of one",
        "options: shot_reach 1; train: 4; C0: Doc>; C2: Mei<; C1 roof: Tuco>",
        "Doc plays Shoot",
        ("Revealed Doc, Shoot [sx.execute.turns]", "Missed Doc, rear [sx.shoot.miss]"),
        "C0: Doc>; C1 roof: Tuco>; C2: Mei<",
    ),
    Case(
        "shot_reach: within one car it hits, toward the front as well",
        "options: shot_reach 1; train: 4; C3: Doc<; C2: Mei<; C1: Tuco>",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Mei, C3, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C1, rear [sx.shoot.push sx.position.order]",
        ),
        "C1: Tuco>, Mei<*; C3: Doc<",
    ),
    Case(
        "over_stunned: off, the stunned are hit like others",
        "options: over_stunned off; train: 4; C0: Doc>; C1: Tuco>*; C2: Mei<",
        "Doc plays Shoot",
        (
            "Revealed Doc, Shoot [sx.execute.turns]",
            "Shot Doc, Tuco, C0, C1 [sx.shoot.target]",
            "Pushed Tuco, C1, C2, front [sx.shoot.push sx.position.order]",
        ),
        "C0: Doc>; C2: Tuco>*, Mei<",
    ),
    Case(
        "stun_lasts: off, a new round stands everybody up",
        f"options: stun_lasts off; train: 3; C0: Doc<; C1: Mei<*; C2: Tuco>; {LAST_CARD}",
        "reveal; treasure 301",
        (
            f"TreasureTaken Tuco, 301 {TAKEN}",
            "FirstPlayerPassed Mei [sx.first.passes]",
            "StoodUp Mei [sx.wake.next_round]",
            "RoundBegan 2 [sx.round.phases]",
        ),
        "C0: Doc>; C1: Mei<; C2: Tuco>; treasure Tuco: 301",
    ),
    Case(
        "reflex_shoots: off, Reflex only stands a stunned bandit up",
        "options: reflex, reflex_shoots off; train: 4; C0: Doc>*; C1: Mei<; C2: Tuco>",
        "Doc plays Reflex",
        ("Revealed Doc, Reflex [sx.execute.turns]", "StoodUp Doc [sx.reflex.stunned]"),
        "C0: Doc>; C1: Mei<; C2: Tuco>",
    ),
    Case(
        "time_rewinds: off, the cards that were played stay so",
        "options: time_car, time_rewinds off; train: 4; C0: Doc<; C1: Mei<; C2: Tuco>",
        "Doc plays Move",
        (
            "Revealed Doc, Move [sx.execute.turns]",
            "TravelledInTime Doc, C0, C4, rear [sx.time.enter sx.time.arrive]",
        ),
        "C1: Mei<; C2: Tuco>; C4: Doc<; travelled: Doc",
        "plan Doc: Move | Turn, Floor",
    ),
)


@table(*CASES)
def test_a_dial_changes_what_happens(case: Case) -> None:
    check(case)


def test_every_dial_has_a_case() -> None:
    assert {case.name.partition(":")[0] for case in CASES} == set(dials_of(Options))
