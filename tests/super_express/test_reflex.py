from tests.super_express.table import Case, check, table

REVEALED = "Revealed Doc, Reflex [sx.execute.turns]"


@table(
    Case(
        "facing front, in the middle of a row",
        "options: reflex; train: 4; C2: Mei<, Doc<, Tuco>",
        "Doc plays Reflex",
        (REVEALED, "Ducked Doc [sx.reflex.duck]"),
        "C2: Mei<, Doc<*, Tuco>",
    ),
    Case(
        "facing rear, on the roof of the locomotive",
        "options: reflex; train: 4; C0 roof: Doc>; C2: Mei<, Tuco>",
        "Doc plays Reflex",
        (REVEALED, "Ducked Doc [sx.reflex.duck]"),
        "C0 roof: Doc>*; C2: Mei<, Tuco>",
    ),
    Case(
        "a ducked bandit is flown over by the next bullet",
        "options: reflex; train: 3; seats: Doc, Mei; C1: Mei>; C2: Doc<; C3: Tuco>; "
        "plan Doc: | Reflex, Turn, Move; plan Mei: | Shoot, Turn, Move; now: Doc plays",
        "reveal; reveal",
        (
            "Revealed Mei, Shoot [sx.execute.turns]",
            "Shot Mei, Tuco, C1, C3 [sx.shoot.target sx.shoot.over_stunned]",
            "Eliminated Tuco, shot_off, C3 [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C1: Mei>; C2: Doc<*; out: Tuco 1",
    ),
)
def test_reflex_while_standing_ducks(case: Case) -> None:
    check(case)


@table(
    Case(
        "up, and the bandit ahead is hit",
        "options: reflex; train: 4; C1: Doc>*; C2: Mei<; C0: Tuco<",
        "Doc plays Reflex",
        (
            REVEALED,
            "StoodUp Doc [sx.reflex.stunned]",
            "Shot Doc, Mei, C1, C2 [sx.shoot.target]",
            "Pushed Mei, C2, C3, front [sx.shoot.push]",
        ),
        "C0: Tuco<; C1: Doc>; C3: Mei<*",
    ),
    Case(
        "facing kept: those behind are safe",
        "options: reflex; train: 4; C1: Doc<*; C2: Mei<; C3: Tuco<",
        "Doc plays Reflex",
        (
            REVEALED,
            "StoodUp Doc [sx.reflex.stunned]",
            "Missed Doc, front [sx.shoot.miss]",
        ),
        "C1: Doc<; C2: Mei<; C3: Tuco<",
    ),
    Case(
        "over others who lie stunned, on the roof",
        "options: reflex; train: 4; C2 roof: Tuco>, Mei<*, Doc<*; C3: Belle<",
        "Doc plays Reflex",
        (
            REVEALED,
            "StoodUp Doc [sx.reflex.stunned]",
            "Shot Doc, Tuco, C2 roof, C2 roof [sx.shoot.target sx.shoot.over_stunned]",
            "Pushed Tuco, C2 roof, C1 roof, rear [sx.shoot.push]",
        ),
        "C1 roof: Tuco>*; C2 roof: Mei<*, Doc<; C3: Belle<",
    ),
    Case(
        "off the train with the target",
        "options: reflex; train: 3; C1: Doc>*; C3: Mei<; C0: Tuco<",
        "Doc plays Reflex",
        (
            REVEALED,
            "StoodUp Doc [sx.reflex.stunned]",
            "Shot Doc, Mei, C1, C3 [sx.shoot.target]",
            "Eliminated Mei, shot_off, C3 [sx.shoot.off_train sx.execute.eliminated]",
        ),
        "C0: Tuco<; C1: Doc>; out: Mei 1",
    ),
)
def test_reflex_while_stunned_stands_up_and_shoots(case: Case) -> None:
    check(case)
