from tests.super_express.table import Case, check, table


@table(
    Case(
        "Move only stands up, even at the end of the train",
        "train: 3; C3: Doc>*; C1: Mei<, Tuco>",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C1: Mei<, Tuco>; C3: Doc>",
        "plan Doc: Move | Turn, Floor",
    ),
    Case(
        "Turn only stands up, facing kept",
        "train: 3; C3: Doc<*; C1: Mei<, Tuco>",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C1: Mei<, Tuco>; C3: Doc<",
    ),
    Case(
        "Change floor only stands up, slot kept",
        "train: 3; C2 roof: Mei<, Doc>*, Tuco>",
        "Doc plays Floor",
        ("Revealed Doc, Floor [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C2 roof: Mei<, Doc>, Tuco>",
    ),
    Case(
        "Shoot only stands up, the bandit ahead is not hit",
        "train: 3; C2: Doc>*; C3: Mei<; C1: Tuco>",
        "Doc plays Shoot",
        ("Revealed Doc, Shoot [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C1: Tuco>; C2: Doc>; C3: Mei<",
    ),
    Case(
        "in the locomotive, on the roof, facing front",
        "train: 3; C0 roof: Doc<*; C1: Mei<, Tuco>",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C0 roof: Doc<; C1: Mei<, Tuco>",
    ),
    Case(
        "others who lie stunned stay so",
        "train: 3; C1: Doc>*, Mei<*, Tuco>",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C1: Doc>, Mei<*, Tuco>",
    ),
    Case(
        "the card after that acts as usual",
        "train: 3; C2: Doc>; C1: Mei<, Tuco>; plan Doc: Move | Turn, Floor",
        "Doc plays Turn",
        ("Revealed Doc, Turn [sx.execute.turns]", "Turned Doc, front [sx.turn]"),
        "C1: Mei<, Tuco>; C2: Doc<",
    ),
)
def test_every_card_only_stands_a_stunned_bandit_up(case: Case) -> None:
    check(case)


@table(
    Case(
        "the stunned begin the next round stunned",
        "train: 3; C2: Doc<*; C1: Mei>*, Tuco<; now: treasure",
        "treasure 312",
        (
            "TreasureTaken Doc, 312 [sx.pieces.treasure sx.treasure.secret]",
            "FirstPlayerPassed Mei [sx.first.passes]",
            "RoundBegan 2 [sx.round.phases sx.wake.next_round]",
        ),
        "C1: Mei>*, Tuco<; C2: Doc<*; treasure Doc: 312",
        "now: Mei plans",
    ),
    Case(
        "and spend a card of that round on waking",
        "train: 2; round: 2; C2: Doc<*; C1: Mei>, Tuco<",
        "Doc plays Move",
        ("Revealed Doc, Move [sx.execute.turns]", "StoodUp Doc [sx.wake]"),
        "C1: Mei>, Tuco<; C2: Doc<",
    ),
)
def test_stun_lasts_into_the_next_round(case: Case) -> None:
    check(case)
