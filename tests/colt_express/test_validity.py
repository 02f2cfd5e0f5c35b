import pytest

from engine.colt_express import GAME

SPOTS = "train: 3; 1: Doc; 2 roof: Belle; 3: Tuco"
TEAMS = "seats: Tuco+Doc, Django+Belle; 1: Tuco; 2 roof: Belle; 3: Doc; 4: Django"
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
            "Doc has a purse without having looked into it, or looks into one that is not there.",
        ),
        (
            f"{SPOTS}; hand Doc: Punch, Punch",
            "ce.pieces.deck",
            "There should be 1 of this card, not 2: Punch.",
        ),
        (
            f"{SPOTS}; bullets Doc: 5",
            "ce.setup.bullets",
            "Doc has 5 bullet cards, in the chamber and with others; there are 6.",
        ),
        (
            f"{SPOTS}; marshal bullets: 5",
            "ce.setup.bullets",
            "There are 5 marshal bullets in all; there should be 13.",
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
            "ce.steal.order",
            "Nobody can act (the pile is being resolved).",
        ),
        (
            f"{TEAMS}; train: 3",
            "ce.duo.setup",
            "The train has 4 different cars, not 3.",
        ),
        (
            f"{TEAMS}; train: 4; hand Tuco: Tuco Move, Tuco Move",
            "ce.duo.deck",
            "There should be 1 of this card, not 2",
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
    _assert_impossible(text, rule, sentence)


def _assert_impossible(text: str, rule: str, sentence: str) -> None:
    state = GAME.read_position(text, unfinished=True)
    refusal = GAME.rules.invalid(state)
    assert refusal is not None
    assert rule in refusal.rules
    assert sentence in GAME.words.explain(refusal, state)


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        (
            "seats: Tuco, Django; 1: Tuco; 2: Django",
            "ce.duo.setup",
            "Two players lead two bandits each, more players one each; here 2 lead 2.",
        ),
        (
            "seats: Tuco+Doc, Django+Belle, Ghost+Cheyenne",
            "ce.duo.setup",
            "Two players lead two bandits each, more players one each; here 3 lead 6.",
        ),
        (
            "seats: Doc, Belle, Tuco; now: setup; waiting: Doc; round: 0",
            "ce.setup.train",
            "While the table is being set up, nothing is on it but the train with its loot.",
        ),
        (
            "seats: Doc, Belle, Tuco; train: p, p, pj; now: setup",
            "ce.setup.train",
            "The train has 3 different cars, not 3.",
        ),
        (
            f"{SPOTS}; now: muster; round: 0",
            "ce.duo.setup",
            "Nobody can act (the teams are being prepared).",
        ),
        (
            f"{TEAMS}; round: 0; waiting: Tuco; first: Tuco; now: muster",
            "ce.duo.setup",
            "Somebody waits to choose who has nothing to choose now, or not in this order "
            "(the teams are being prepared).",
        ),
        (
            f"{SPOTS}; round: 5; rounds: Hostage; waiting: Doc; now: round_event",
            "ce.round.event",
            "Somebody waits to choose who has nothing to choose now, or not in this order "
            "(the event of the round is under way).",
        ),
        (
            f"{SPOTS}; round: 5; rounds: Revenge; marshal: 2; waiting: Doc; now: round_event",
            "ce.round.event",
            "Somebody waits to choose who has nothing to choose now, or not in this order "
            "(the event of the round is under way).",
        ),
        (
            f"options: expert; {TEAMS}; hand Tuco: Tuco Move; waiting: Doc; now: keeping",
            "ce.expert.keep",
            "Somebody waits to choose who has nothing to choose now, or not in this order "
            "(cards to keep are being chosen).",
        ),
        (
            f"{SPOTS}; hand Doc: Move; now: keeping",
            "ce.expert.keep",
            "Nobody can act (cards to keep are being chosen).",
        ),
        (
            f"options: expert; {SPOTS}; hand Doc: bullet Tuco; waiting: Doc; now: dropping",
            "ce.expert.drop_bullets",
            "Nobody can act (bullets are being discarded).",
        ),
        (
            f"{SPOTS}; deck Tuco: bullet Tuco",
            "ce.fire.hit",
            "Tuco can't have this card: a bullet of Tuco.",
        ),
        (
            f"{TEAMS}; hand Tuco: Django Move",
            "ce.pieces.deck",
            "Tuco can't have this card: Django's Move.",
        ),
        (
            f"{SPOTS}; discard Doc: Move",
            "ce.round.return",
            "Doc has a discard pile, and only the expert rules have one.",
        ),
        (
            f"{SPOTS}; ransom Doc: 100",
            "ce.event.hostage",
            "Doc can't have a ransom of $100 now: Hostage pays $250, once, at the end of the game.",
        ),
        (
            f"{SPOTS}; round: 5; rounds: Hostage; ransom Doc: 250",
            "ce.event.hostage",
            "Doc can't have a ransom of $250 now: Hostage pays $250, once, at the end of the game.",
        ),
        (
            f"{SPOTS}; lost: jewel",
            "ce.event.revenge",
            "This can't have left the game: jewel. Only Marshal's Revenge takes purses away.",
        ),
        (
            f"{SPOTS}; loot 1: strongbox, strongbox",
            "ce.event.take_it_all",
            "Take It All has not been played, "
            "so the second strongbox still waits beside the train.",
        ),
        (
            f"{SPOTS}; loot 1: strongbox, strongbox; beside: strongbox",
            "ce.pieces",
            "There are 2 of these tokens (strongbox), not 3.",
        ),
        (
            f"{SPOTS}; purse 4: 300 Tuco; loot Doc: purse 4",
            "ce.sight.loot",
            "Doc has a purse without having looked into it, or looks into one that is not there.",
        ),
        (
            f"{SPOTS}; loot Doc: {', '.join(['250'] * 5 + ['300', '350'])}; loot 2: "
            f"{', '.join(['purse'] * 9)}",
            "ce.pieces",
            "There are 18 of these tokens (purse), not 19.",
        ),
        (
            f"{SPOTS}; pile: | Doc Move, Doc Floor, Doc Fire, Doc Fire, Doc Move",
            "ce.scheme.choice",
            "Doc has played a card or drawn 5 times, "
            "and the round card has given Doc 4 turns so far.",
        ),
        (
            f"{SPOTS}; pile: Doc Move, Belle Move; acted: 1; now: scheming",
            "ce.scheme.choice",
            "Belle has played a card or drawn once, "
            "and the round card has given Belle 0 turns so far.",
        ),
        (
            f"{SPOTS}; pile: Doc Move; drew: 1, 1",
            "ce.scheme.choice",
            "Nobody can act (the pile is being resolved).",
        ),
        (
            f"{SPOTS}; pile: Doc Move | Belle Move; now: scheming",
            "ce.steal.order",
            "The common pile can't be as it is (cards are being planned).",
        ),
        (
            f"{SPOTS}; hand Doc: Move, Move; due: Doc 6; now: dealing",
            "ce.round.deal",
            "These cards can't be about to be drawn (cards are being dealt).",
        ),
        (
            f"{SPOTS}; due: Doc 3",
            "ce.round.deal",
            "These cards can't be about to be drawn (cards are being planned).",
        ),
        (
            f"{SPOTS}; looking: Doc; loot Doc: purse 1, purse",
            "ce.sight.loot",
            "Nobody can be about to look into a purse (cards are being planned).",
        ),
        (
            f"{SPOTS}; round: 0",
            "ce.setup.rounds",
            "This can't be round 0 (cards are being planned).",
        ),
        (
            f"{SPOTS}; round: 1; rounds: Bridge; now: revealing",
            "ce.setup.rounds",
            "These can't be the round cards so far: Bridge.",
        ),
        (
            f"{SPOTS}; round: 5; loot Doc: 500; won: Tuco; now: over",
            "ce.score.win",
            "The richest win, when the game is over and not before.",
        ),
        (
            f"{SPOTS}; won: Tuco",
            "ce.score.win",
            "The richest win, when the game is over and not before.",
        ),
    ],
)
def test_positions_that_no_game_comes_to(text: str, rule: str, sentence: str) -> None:
    _assert_impossible(text, rule, sentence)


@pytest.mark.parametrize(
    "text",
    [
        f"{SPOTS}; round: 2; rounds: Take_it_all, Bridge; loot 1: strongbox, strongbox",
        f"{SPOTS}; round: 2; rounds: Bridge; loot 1: strongbox, strongbox",
        f"{SPOTS}; round: 2; rounds: Take_it_all, Bridge; loot 1: strongbox; beside: nothing",
        f"{SPOTS}; round: 5; rounds: Bridge; ransom Doc: 250",
        f"{SPOTS}; round: 5; won: Doc, Belle, Tuco; now: over",
        f"{SPOTS}; pile: Tuco Move, Doc Move; now: scheming",
        f"{SPOTS}; purse 4: 300 Doc, Tuco; loot Doc: purse 4",
        f"{SPOTS}; purse 1: 250 Doc, Belle, Tuco",
        f"{TEAMS}; hand Tuco: bullet Tuco",
        "seats: Tuco+Doc, Django+Belle; round: 0; now: muster",
        "seats: Tuco, Django, Belle; round: 0; now: setup",
        "now: dealing; 1: Doc; 2 roof: Belle; 3: Tuco",
    ],
)
def test_what_teaches_is_possible(text: str) -> None:
    state = GAME.read_position(text)
    assert GAME.read_position(GAME.notation.position_text(state)) == state
