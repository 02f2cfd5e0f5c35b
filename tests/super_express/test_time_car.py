"""The Time Travel Car: entering, arriving, the cards that come back, the paradox."""

from engine.super_express import GAME
from tests.super_express.table import Case, check, event_text, lines, play, position, table

MOVE = "Revealed Doc, Move [sx.execute.turns]"
ARRIVES = "[sx.time.enter sx.time.arrive]"
ARRIVES_AMONG_OTHERS = "[sx.time.enter sx.time.arrive sx.position.order]"


def test_it_is_laid_in_front_of_the_locomotive() -> None:
    start = GAME.setup(["Doc", "Mei", "Tuco"], time_car=True)
    state, events = GAME.play(start, GAME.notation.read_move("first Doc", start))
    assert [event_text(event, state) for event in events][:2] == [
        "TrainCoupled 4 [sx.setup.train sx.pieces]",
        "TimeCarPlaced [sx.time.setup]",
    ]
    assert lines(state)[:2] == ["options: time_car", "train: 4"]


@table(
    Case(
        "by Move, inside",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 1 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Move!, Turn, Floor; now: Mei plays",
    ),
    Case(
        "by Move, from the roof down into the last wagon, past others",
        "options: time_car; train: 3; C0 roof: Mei<, Doc<; C0: Tuco>",
        "Doc plays Move",
        (
            MOVE,
            f"TravelledInTime Doc, C0 roof, C3, rear {ARRIVES}",
            "Rewound Doc, 1 [sx.time.rewind]",
        ),
        "C0 roof: Mei<; C0: Tuco>; C3: Doc<; travelled: Doc",
    ),
    Case(
        "by Move, at the rear end of the row, with somebody on the roof above",
        "options: time_car; train: 3; C0: Doc<; C3: Mei<, Tuco>*; C3 roof: Belle>",
        "Doc plays Move",
        (
            MOVE,
            f"TravelledInTime Doc, C0, C3, rear {ARRIVES_AMONG_OTHERS}",
            "Rewound Doc, 1 [sx.time.rewind]",
        ),
        "C3 roof: Belle>; C3: Mei<, Tuco>*, Doc<; travelled: Doc",
    ),
    Case(
        "shot forward, inside: standing, and facing the locomotive",
        "options: time_car; train: 3; C1: Mei<; C0: Doc>; C2 roof: Tuco>",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            f"TravelledInTime Doc, C0, C3, rear {ARRIVES}",
            "Rewound Doc, 0 [sx.time.rewind]",
        ),
        "C1: Mei<; C2 roof: Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Turn, Move, Floor",
    ),
    Case(
        "shot forward, on the roof",
        "options: time_car; train: 3; C2 roof: Mei<; C0 roof: Doc>; C3: Tuco<",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C2 roof, C0 roof [sx.shoot.target]",
            f"TravelledInTime Doc, C0 roof, C3, rear {ARRIVES_AMONG_OTHERS}",
            "Rewound Doc, 0 [sx.time.rewind]",
        ),
        "C2 roof: Mei<; C3: Tuco<, Doc<; travelled: Doc",
    ),
    Case(
        "nobody falls off the front, but the rear is as dangerous as ever",
        "options: time_car; train: 3; C3: Doc>; C1: Mei<, Tuco>",
        "Doc plays Move",
        (MOVE, "Eliminated Doc, walked_off, C3 [sx.move.off_train sx.execute.eliminated]"),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "with Horse in the game too, the front is not a way off the train",
        "options: horse, time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; "
        "plan Doc: | Move, Horse, Turn",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 1 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Move!, Horse, Turn",
    ),
    Case(
        "shot forward from C1, a bandit lands on the locomotive, not in the Time Travel Car",
        "options: time_car; train: 3; C1: Doc>, Mei<; C2: Tuco>",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C1 [sx.shoot.target]",
            "Pushed Doc, C1, C0, rear [sx.shoot.push]",
        ),
        "C0: Doc>*; C1: Mei<; C2: Tuco>",
    ),
    Case(
        "Move from C1 ends on the locomotive, not in the Time Travel Car",
        "options: time_car; train: 3; C1: Doc<; C2: Mei<, Tuco>",
        "Doc plays Move",
        (MOVE, "Walked Doc, C1, C0, rear [sx.move]"),
        "C0: Doc<; C2: Mei<, Tuco>",
    ),
)
def test_entering_and_arriving(case: Case) -> None:
    check(case)


@table(
    Case(
        "one card: the Move that brought him there",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; plan Doc: | Move, Shoot, Turn",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 1 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Move!, Shoot, Turn",
    ),
    Case(
        "two cards, in the order planned, with one spent on waking",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; plan Doc: Shoot | Move, Turn",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 2 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Shoot!, Move!, Turn",
    ),
    Case(
        "three cards: the whole stack again",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; plan Doc: Shoot, Turn | Move",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 3 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Shoot!, Turn!, Move!",
    ),
    Case(
        "all three played when a bullet comes: the whole stack again",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; "
        "plan Doc: Shoot, Turn, Floor |; plan Mei: Turn, Move | Shoot",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            f"TravelledInTime Doc, C0, C3, rear {ARRIVES}",
            "Rewound Doc, 3 [sx.time.rewind]",
        ),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Shoot!, Turn!, Floor!; plan Mei: Turn, Move, Shoot |",
    ),
    Case(
        "no card played when a bullet comes: nothing to put back",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; plan Doc: | Shoot, Turn, Floor",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            f"TravelledInTime Doc, C0, C3, rear {ARRIVES}",
            "Rewound Doc, 0 [sx.time.rewind]",
        ),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Shoot, Turn, Floor",
    ),
    Case(
        "two cards played when a bullet comes: the third was never out",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; plan Doc: Shoot, Turn | Floor",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            f"TravelledInTime Doc, C0, C3, rear {ARRIVES}",
            "Rewound Doc, 2 [sx.time.rewind]",
        ),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc",
        "plan Doc: | Shoot!, Turn!, Floor",
    ),
)
def test_the_cards_played_go_back_on_the_stack(case: Case) -> None:
    check(case)


@table(
    Case(
        "the first card is played again",
        "options: time_car; train: 3; C3: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: | Turn!, Move!, Floor",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns sx.time.replay]", "Turned Doc, rear [sx.turn]"),
        "C1: Mei<, Tuco>; C3: Doc>; travelled: Doc",
        "plan Doc: Turn | Move!, Floor; now: Mei plays",
    ),
    Case(
        "a card that was not out before is no replay",
        "options: time_car; train: 3; C3: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: Turn, Move | Floor",
        "Doc plays Floor",
        (
            "Revealed Doc, Floor [sx.execute.turns]",
            "ChangedFloor Doc, C3, C3 roof, rear [sx.floor]",
        ),
        "C1: Mei<, Tuco>; C3 roof: Doc<; travelled: Doc",
    ),
    Case(
        "alone, when the rest have finished",
        "options: time_car; train: 3; C2: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: | Turn!, Floor!, Move!; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move, Floor |",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns sx.time.replay]", "Turned Doc, rear [sx.turn]"),
        "C1: Mei<, Tuco>; C2: Doc>; travelled: Doc",
        "now: Doc plays",
    ),
    Case(
        "alone to the last card, and only then the wagon is uncoupled",
        "options: time_car; train: 3; C3: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: | Floor!, Turn!, Shoot!; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move, Floor |; now: Doc plays",
        "reveal; reveal; reveal",
        (
            "Revealed Doc, Shoot [sx.execute.turns sx.time.replay]",
            "Missed Doc, rear [sx.shoot.miss]",
            "Uncoupled C3, Doc [sx.uncouple]",
            "TreasureDue Tuco, C3 [sx.treasure.farthest]",
        ),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
)
def test_the_plan_is_played_again(case: Case) -> None:
    check(case)


@table(
    Case(
        "a second time by Move, inside",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; travelled: Doc",
        "Doc plays Move",
        (MOVE, "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]"),
        "C1: Mei<, Tuco>; out: Doc 1",
        "now: Mei plays",
    ),
    Case(
        "a second time by Move, on the roof, with the last card",
        "options: time_car; train: 3; C0 roof: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: Turn, Floor | Move",
        "Doc plays Move",
        (MOVE, "Eliminated Doc, paradox, C0 roof [sx.time.paradox]"),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "a second time by a bullet",
        "options: time_car; train: 3; C0: Doc>; C1: Mei<, Tuco>; travelled: Doc",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]",
        ),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "another's journey is no journey of one's own",
        "options: time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; travelled: Mei",
        "Doc plays Move",
        (MOVE, f"TravelledInTime Doc, C0, C3, rear {ARRIVES}", "Rewound Doc, 1 [sx.time.rewind]"),
        "C1: Mei<, Tuco>; C3: Doc<; travelled: Doc, Mei",
    ),
    Case(
        "Horse as the next card does not rescue from it",
        "options: horse, time_car; train: 3; C0: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: | Move, Horse, Turn",
        "Doc plays Move",
        (MOVE, "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]"),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "nor does Horse as the next card after a bullet, rescue at once or not",
        "options: horse, time_car, horse_rescue at_once; train: 3; C0: Doc<; C1: Mei<, Tuco>; "
        "travelled: Doc; plan Doc: | Horse, Move, Turn",
        "Mei plays Shoot",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Doc, C1, C0 [sx.shoot.target]",
            "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]",
        ),
        "C1: Mei<, Tuco>; out: Doc 1",
    ),
    Case(
        "with one other aboard it ends the game",
        "options: time_car; train: 3; round: 2; C0: Doc<; C1: Mei<; out: Tuco 1; travelled: Doc",
        "Doc plays Move",
        (
            MOVE,
            "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C1: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
    Case(
        "of the only one aboard, while another is off with Horse next: the game waits",
        "options: horse, time_car; train: 3; round: 2; C0: Doc<; off: Mei; out: Tuco 1; "
        "travelled: Doc; plan Mei: Move | Horse, Turn",
        "Doc plays Move",
        (
            MOVE,
            "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]",
            "GameWaits Mei [sx.horse.pending]",
        ),
        "off: Mei; out: Doc 2, Tuco 1",
        "now: Mei plays",
    ),
    Case(
        "and the rider who comes back has won",
        "options: horse, time_car; train: 3; round: 2; off: Mei; out: Doc 2, Tuco 1; "
        "plan Mei: Move | Horse, Turn",
        "Mei plays Horse",
        (
            "Revealed Mei, Horse [sx.execute.turns]",
            "Rescued Mei, nowhere [sx.horse.rescue sx.horse.ride]",
            "GameEnded Mei [sx.end.last_bandit]",
        ),
        "C0: Mei<; out: Doc 2, Tuco 1",
        "now: over, won by Mei",
    ),
)
def test_a_second_time_in_the_same_round_is_a_paradox(case: Case) -> None:
    check(case)


def test_horse_then_move_planned_with_the_car_in_front_is_a_paradox_of_ones_own_making() -> None:
    start = position(
        "options: horse, time_car; train: 3; C2: Doc>; C1: Mei<, Tuco>; "
        "plan Doc: | Horse, Move, Turn; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move, Floor |; now: Doc plays"
    )
    state, told = play(start, "reveal", "reveal", "reveal", "reveal")
    assert told == [
        "Revealed Doc, Horse [sx.execute.turns]",
        "Rode Doc, C2 [sx.horse.ride]",
        "Revealed Doc, Move [sx.execute.turns]",
        f"TravelledInTime Doc, C0, C3, rear {ARRIVES}",
        "Rewound Doc, 2 [sx.time.rewind]",
        "Revealed Doc, Horse [sx.execute.turns sx.time.replay]",
        "Rode Doc, C3 [sx.horse.ride]",
        "Revealed Doc, Move [sx.execute.turns sx.time.replay]",
        "Eliminated Doc, paradox, C0 [sx.time.paradox sx.execute.eliminated]",
        "Uncoupled C3, nobody [sx.uncouple]",
        "TreasureDue Tuco, C3 [sx.treasure.farthest]",
    ]
    assert "out: Doc 1" in lines(state)


def test_a_journey_of_the_last_round_is_forgotten() -> None:
    start = position(
        "options: time_car; train: 3; C0: Doc<; C1: Mei<; C2: Tuco<; travelled: Doc; "
        "plan Doc: Turn, Move, Floor |; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move | Floor; now: Tuco plays"
    )
    state, _ = play(start, "reveal", "treasure 301")
    assert not [line for line in lines(state) if line.startswith("travelled")]
    plans = ("plan Turn, Floor, Shoot", "plan Turn, Floor, Shoot", "plan Move, Turn, Floor")
    state, told = play(state, *plans, "reveal", "reveal", "reveal")
    assert told[-3:] == [
        "Revealed Doc, Move [sx.execute.turns]",
        f"TravelledInTime Doc, C0, C2, rear {ARRIVES}",
        "Rewound Doc, 1 [sx.time.rewind]",
    ]


def test_a_horse_seen_before_the_rewind_is_replayed_when_it_rescues() -> None:
    start = position(
        "options: horse, time_car; train: 3; C3: Doc>; C1: Mei<, Tuco>; travelled: Doc; "
        "plan Doc: Turn | Move!, Horse!; plan Mei: Turn, Move, Floor |; "
        "plan Tuco: Turn, Move, Floor |; now: Doc plays"
    )
    _, told = play(start, "reveal", "reveal")
    assert told[:4] == [
        "Revealed Doc, Move [sx.execute.turns sx.time.replay]",
        "FellOff Doc, C3 [sx.move.off_train sx.horse.off_train]",
        "Revealed Doc, Horse [sx.execute.turns sx.time.replay]",
        "Rescued Doc, nowhere [sx.horse.rescue sx.horse.ride]",
    ]
