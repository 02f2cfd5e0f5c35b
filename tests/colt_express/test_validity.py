import pytest

from engine.colt_express import GAME

SPOTS = "train: 3; 1: Doc; 2 roof: Belle; 3: Tuco"
BOXES = "loot 1: strongbox, strongbox, strongbox"


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        (
            "train: 2; 1: Doc; 2: Belle, Tuco",
            "ce.setup.train",
            "The train has 3 different cars, not 2.",
        ),
        (
            "train: 3; 1: Doc; 2: Belle; seats: Doc, Belle, Tuco",
            "ce.pawn.on_train",
            "Tuco stands nowhere on the train.",
        ),
        (
            f"{SPOTS}; marshal: 1",
            "ce.marshal.never_together",
            "Doc can't be inside the marshal's car.",
        ),
        (f"{SPOTS}; marshal: 5", "ce.setup.marshal", "There is no car 5 for the marshal."),
        (f"{SPOTS}; loot 5: jewel", "ce.setup.loot", "Loot lies behind the 3 cars of the train."),
        (f"{SPOTS}; {BOXES}", "ce.pieces", "There are 2 of these tokens (strongbox), not 3."),
        (
            f"{SPOTS}; loot 1: purse 1; loot Doc: purse 1",
            "ce.pieces.purses",
            "Purse 1 is in two places, or nobody has said its value.",
        ),
        (
            f"{SPOTS}; loot 1: purse 9",
            "ce.pieces.purses",
            "Purse 9 is in two places, or nobody has said its value.",
        ),
        (
            f"{SPOTS}; loot Doc: 500, 500, 500",
            "ce.pieces.purses",
            "More purses of $500 have been seen than there are.",
        ),
        (
            f"{SPOTS}; looking: Doc",
            "ce.sight.loot",
            "Doc has a purse that nobody has looked into, or looks into one that is not there.",
        ),
        (
            f"{SPOTS}; hand Doc: Punch, Punch",
            "ce.pieces.deck",
            "There should be 1 of this card, not 2: Punch.",
        ),
        (
            f"{SPOTS}; bullets Doc: 5",
            "ce.setup.bullets",
            "Doc has 5 bullet cards, in the chamber and with others; there are six.",
        ),
        (
            f"{SPOTS}; marshal bullets: 5",
            "ce.setup.bullets",
            "There are 5 marshal bullets in all; there should be thirteen.",
        ),
        (
            f"{SPOTS}; rounds: Hostage",
            "ce.setup.rounds",
            "These can't be the round cards so far: Hostage.",
        ),
        (
            f"{SPOTS}; rounds: Bridge, Bridge",
            "ce.setup.rounds",
            "These can't be the round cards so far: Bridge and Bridge.",
        ),
        (f"{SPOTS}; acted: 50", "ce.round.reveal", "Nobody can act (cards are being planned)."),
        (
            f"{SPOTS}; now: stealing",
            "ce.round.reveal",
            "Nobody can act (the pile is being resolved).",
        ),
        ("1: Doc", "ce.setup.players", "2 to 6 can play, not 1."),
        (
            f"options: discard_open owner; {SPOTS}",
            "ce.expert.discard_open",
            "The option discard_open belongs to the expert rules.",
        ),
    ],
)
def test_impossible_positions(text: str, rule: str, sentence: str) -> None:
    state = GAME.read_position(text, unfinished=True)
    refusal = GAME.invalid(state)
    assert refusal is not None
    assert rule in refusal.rules
    assert sentence in GAME.explain(refusal, state)
