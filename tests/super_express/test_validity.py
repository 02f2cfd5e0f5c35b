"""Impossible positions written by hand, each refused with the rule it breaks."""

from typing import NamedTuple

import pytest

from engine.core.moves import Seat
from engine.core.record import replace
from engine.super_express import GAME
from engine.super_express.state import empty_train


class Impossible(NamedTuple):
    name: str
    position: str
    sentence: str


STACKS = "plan Doc: | Move, Turn, Shoot; plan Mei: | Move, Turn, Shoot"
IMPOSSIBLE = (
    Impossible("two players", "C1: Doc<, Mei<", "3 to 7 can play, not 2. [sx.setup.players]"),
    Impossible(
        "one player in the lab",
        "options: two_players; C1: Doc<; now: over, won by Doc",
        "2 to 7 can play, not 1. [sx.setup.players]",
    ),
    Impossible(
        "more wagons than were coupled",
        "train: 5; C1: Doc<, Mei<, Tuco<",
        "In this round 4 wagons are left at most, not 5: one more than players at first, and one "
        "goes each round. [sx.setup.train]",
    ),
    Impossible(
        "a wagon that went with the round before",
        "train: 4; round: 2; C1: Doc<, Mei<, Tuco<",
        "In this round 3 wagons are left at most, not 4: one more than players at first, and one "
        "goes each round. [sx.setup.train]",
    ),
    Impossible(
        "out in a round to come",
        "train: 3; round: 2; C1: Doc<, Mei<; out: Tuco 3",
        "Tuco is out since round 3, which has not come yet. [sx.execute.eliminated]",
    ),
    Impossible(
        "a bandit who is nowhere",
        "C1: Doc<, Mei<; seats: Doc, Mei, Tuco",
        "Tuco is in the game but stands nowhere, or in two places. [sx.setup.placement]",
    ),
    Impossible(
        "off the train without Horse in the game",
        "C1: Doc<, Mei<; off: Tuco; plan Tuco: | Move, Turn, Shoot; "
        "plan Doc: | Move, Turn, Shoot; now: Doc plays",
        "Tuco can only be off the train with the Horse expansion and cards left to play. "
        "[sx.horse.off_train]",
    ),
    Impossible(
        "off the train without a card left",
        "options: horse; C1: Doc<, Mei<; off: Tuco; plan Tuco: Move, Turn, Shoot |; "
        "plan Doc: | Move, Turn, Shoot; now: Doc plays",
        "Tuco can only be off the train with the Horse expansion and cards left to play. "
        "[sx.horse.off_train]",
    ),
    Impossible(
        "travelled without the Time Travel Car",
        "C1: Doc<, Mei<, Tuco<; travelled: Mei",
        "Mei can only have travelled in time with the Time Travel Car in play. [sx.time.setup]",
    ),
    Impossible(
        "a plan of two cards",
        "C1: Doc<, Mei<, Tuco<; plan Doc: | Move, Turn; now: Mei plans",
        "Doc has planned 2 cards; a plan is three. [sx.plan.three]",
    ),
    Impossible(
        "a plan of one card",
        "C1: Doc<, Mei<, Tuco<; plan Doc: | Move; now: Mei plans",
        "Doc has planned 1 card; a plan is three. [sx.plan.three]",
    ),
    Impossible(
        "a plan with one card twice",
        "C1: Doc<, Mei<, Tuco<; plan Doc: | Move, Turn, Move; now: Mei plans",
        "Move is already card 1 of this plan, and there is one of each. [sx.plan.three]",
    ),
    Impossible(
        "a plan with a card of an expansion that is not in the game",
        "C1: Doc<, Mei<, Tuco<; plan Doc: | Move, Turn, Reflex; now: Mei plans",
        "Reflex is not in the hand, which is Move, Turn, Change floor and Shoot. "
        "[sx.expansion.hand]",
    ),
    Impossible(
        "a treasure that two have",
        "train: 1; round: 4; C1: Doc<, Mei<, Tuco<; treasure Doc: 301; treasure Mei: 312, 301",
        "The treasure 301 is taken twice. [sx.pieces.treasure]",
    ),
    Impossible(
        "one bandit left, and the game not over",
        "train: 2; C1: Doc<; out: Mei 1, Tuco 1; now: Doc plans",
        "With 1 bandit on the train the game is over. [sx.end.last_bandit]",
    ),
    Impossible(
        "the locomotive alone, and the game not over",
        "train: 0; C0: Doc<, Mei<, Tuco<",
        "With the locomotive alone the game is over. [sx.end.locomotive]",
    ),
    Impossible(
        "a turn of one who is out",
        "train: 2; C1: Doc<, Mei<; out: Tuco 1; now: Tuco plans",
        "It is the turn of nobody who can act (plans are being laid). [sx.round.phases]",
    ),
    Impossible(
        "a turn of one whose stack is empty",
        "C1: Doc<, Mei<, Tuco<; plan Doc: Move, Turn, Shoot |; now: Doc plays",
        "It is the turn of nobody who can act (cards are being played). [sx.round.phases]",
    ),
    Impossible(
        "a turn to plan of one who has planned",
        "C1: Doc<, Mei<, Tuco<; plan Doc: | Move, Turn, Shoot; now: Doc plans",
        "It is the turn of nobody who can act (plans are being laid). [sx.round.phases]",
    ),
    Impossible(
        "contradictory options",
        "options: horse_stunned rides; C1: Doc<, Mei<, Tuco<",
        "The option horse_stunned needs the Horse expansion. [sx.horse.stunned]",
    ),
    Impossible(
        "out of the game and yet on the train",
        "train: 2; C1: Doc<, Mei<, Tuco<; out: Tuco 1; now: Doc plans",
        "Tuco is on the train and yet off it or out of the game. [sx.setup.placement]",
    ),
    Impossible(
        "off the train and yet on it",
        "options: horse; train: 2; C1: Doc<, Mei<, Tuco<; off: Tuco; "
        f"plan Tuco: | Horse, Move, Turn; {STACKS}; now: Doc plays",
        "Tuco is on the train and yet off it or out of the game. [sx.setup.placement]",
    ),
    Impossible(
        "off the train while plans are laid",
        "options: horse; train: 2; C1: Doc<, Mei<; off: Tuco; "
        "plan Tuco: | Horse, Move, Turn; now: Doc plans",
        "Tuco can be off the train only while cards are being played. [sx.horse.this_round]",
    ),
    Impossible(
        "off the train while a treasure is drawn",
        "options: horse; train: 2; C1: Doc<, Mei<; off: Tuco; "
        "plan Tuco: | Horse, Move, Turn; now: treasure",
        "Tuco can be off the train only while cards are being played. [sx.horse.this_round]",
    ),
    Impossible(
        "out of the game with cards to play",
        "train: 2; C1: Doc<, Mei<; out: Tuco 1; "
        f"plan Tuco: | Move, Turn, Shoot; {STACKS}; now: Doc plays",
        "Tuco is out of the game and has no cards to play. [sx.execute.eliminated]",
    ),
    Impossible(
        "plans laid under a first player who is out",
        "train: 2; round: 2; first: Tuco; C1: Doc<, Mei<; out: Tuco 1; now: Doc plans",
        "Tuco is out of the game and can't be first player. [sx.first.passes]",
    ),
    Impossible(
        "more wagons and treasures than there are wagon cards",
        "train: 7; round: 2; C1: Doc<, Mei<, Tuco<, Belle<, Ghost<, Django<, Cheyenne<; "
        "treasure Doc: 301, 312",
        "There are 8 wagon cards, in the train and as treasures, not 9. [sx.pieces]",
    ),
    Impossible(
        "a wagon just uncoupled is one of the eight cards",
        "train: 8; C1: Doc<, Mei<, Tuco<, Belle<, Ghost<, Django<, Cheyenne<; now: treasure",
        "There are 8 wagon cards, in the train and as treasures, not 9. [sx.pieces] "
        "In this round 7 wagons are left at most, not 8: one more than players at first, and one "
        "goes each round. [sx.setup.train]",
    ),
    Impossible(
        "one aboard, and one off without a Horse that comes next",
        "options: horse; train: 2; C1: Doc<; out: Mei 1; off: Tuco; "
        "plan Doc: | Move, Turn, Shoot; plan Tuco: | Move, Horse, Turn; now: Doc plays",
        "With 1 bandit on the train the game is over. [sx.horse.pending]",
    ),
    Impossible(
        "one aboard, and one off with a Horse that is not waited for",
        "options: horse, horse_pending never; train: 2; C1: Doc<; out: Mei 1; off: Tuco; "
        "plan Doc: | Move, Turn, Shoot; plan Tuco: | Horse, Move, Turn; now: Doc plays",
        "With 1 bandit on the train the game is over. [sx.horse.pending]",
    ),
    Impossible(
        "off the train where a Horse comes at once",
        "options: horse, horse_rescue at_once; train: 2; C1: Doc<, Mei<; off: Tuco; "
        f"{STACKS}; plan Tuco: | Horse, Move, Turn; now: Doc plays",
        "Tuco can't be off the train: a Horse comes at once or not at all. [sx.horse.rescue]",
    ),
    Impossible(
        "a treasure before a wagon was uncoupled",
        "C1: Doc<, Mei<, Tuco<; treasure Doc: 301",
        "0 treasures have been taken at most, one a round, not 1. [sx.treasure.farthest]",
    ),
    Impossible(
        "as many treasures as rounds, with one about to be taken",
        "train: 2; round: 2; C1: Doc<, Mei<, Tuco<; treasure Doc: 301, 312; now: treasure",
        "1 treasure has been taken at most, one a round, not 2. [sx.treasure.farthest]",
    ),
    Impossible(
        "a wagon that should be uncoupled when its treasure is drawn",
        "train: 4; C1: Doc<, Mei<, Tuco<; now: treasure",
        "In this round 3 wagons are left at most, not 4: one more than players at first, and one "
        "goes each round. [sx.setup.train]",
    ),
    Impossible(
        "cards played while plans are being laid",
        "C1: Doc<, Mei<, Tuco<; first: Mei; plan Mei: Floor, Move, Shoot |; now: Doc plans",
        "Mei can't have shown a card while plans are being laid. [sx.round.phases]",
    ),
    Impossible(
        "cards to play when the wagon has gone",
        "train: 3; C1: Doc<, Mei<, Tuco<; plan Doc: Move, Turn | Shoot; now: treasure",
        "Doc still has cards to play, so no wagon has been uncoupled. [sx.uncouple]",
    ),
    Impossible(
        "a journey in time before the first card",
        "options: time_car; C1: Doc<, Mei<, Tuco<; travelled: Doc",
        "Doc can't have travelled in time before a card of this round was played. [sx.time.rewind]",
    ),
    Impossible(
        "no round yet",
        "round: 0; C1: Doc<, Mei<, Tuco<",
        "This can't be round 0: the first round begins when everybody has been placed. "
        "[sx.setup.first]",
    ),
    Impossible(
        "somebody on the train while the table is set up",
        "train: 4; round: 0; C1: Doc<, Mei<, Tuco<; now: setup",
        "While the table is being set up, nobody is on the train, and it has one wagon more than "
        "there are players. [sx.setup.first]",
    ),
    Impossible(
        "a wagon adrift in the middle of a game",
        f"train: 2; round: 2; C1: Doc<, Mei<, Tuco<; {STACKS}; plan Tuco: | Move, Turn, Shoot; "
        "adrift: 1",
        "Only one wagon can be nobody's, the last one of a game that is over; here 1 is. "
        "[sx.uncouple]",
    ),
    Impossible(
        "two wagons adrift when the game is over",
        "train: 1; round: 3; C1: Doc<; out: Mei 2, Tuco 3; adrift: 2; now: over, won by Doc",
        "Only one wagon can be nobody's, the last one of a game that is over; here 2 are. "
        "[sx.uncouple]",
    ),
    Impossible(
        "a game over with wagons and several aboard",
        "train: 2; C1: Doc<, Mei<, Tuco<; now: over, won by Doc",
        "With 3 bandits on the train and a wagon behind the locomotive the game is not over. "
        "[sx.end.locomotive]",
    ),
    Impossible(
        "a winner who is out",
        "train: 2; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Mei",
        "Whoever is alone on the train wins, or on the locomotive alone the one with the most "
        "treasures. [sx.end.last_bandit]",
    ),
    Impossible(
        "a winner with fewer treasures",
        "train: 0; C0: Doc<, Mei<, Tuco<; now: over, won by Mei; treasure Doc: 301",
        "Whoever is alone on the train wins, or on the locomotive alone the one with the most "
        "treasures. [sx.end.locomotive]",
    ),
    Impossible(
        "every reason is given",
        "train: 0; C0: Doc<; travelled: Doc; now: Doc plays",
        "3 to 7 can play, not 1. [sx.setup.players] "
        "Doc can only have travelled in time with the Time Travel Car in play. [sx.time.setup] "
        "With 1 bandit on the train the game is over. [sx.end.last_bandit] "
        "With the locomotive alone the game is over. [sx.end.locomotive] "
        "It is the turn of nobody who can act (cards are being played). [sx.round.phases]",
    ),
)


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=lambda each: each.name)
def test_an_impossible_position_and_why(case: Impossible) -> None:
    state = GAME.read_position(case.position, unfinished=True)
    refusal = GAME.rules.invalid(state)
    assert refusal is not None
    assert GAME.words.explain(refusal, state) == case.sentence


@pytest.mark.parametrize("text", ["", "# nothing", "train: 4"])
def test_a_position_without_bandits_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"bandit|can play"):
        GAME.read_position(text)


def test_a_train_longer_than_its_cards() -> None:
    state = GAME.read_position("train: 8; C1: Doc<, Mei<, Tuco<", unfinished=True)
    longer = replace(state, floors=(*state.floors, *empty_train(0)))
    refusal = GAME.rules.invalid(longer)
    assert refusal is not None
    assert GAME.words.explain(refusal, longer) == (
        "There are 8 wagon cards, in the train and as treasures, not 9. [sx.pieces] "
        "In this round 4 wagons are left at most, not 9: one more than players at first, and one "
        "goes each round. [sx.setup.train]"
    )


def test_a_bandit_in_two_places() -> None:
    state = GAME.read_position("train: 2; C1: Doc<, Mei<, Tuco<", unfinished=True)
    doubled = replace(state, floors=((Seat(0),), *state.floors[1:]))
    refusal = GAME.rules.invalid(doubled)
    assert refusal is not None
    assert GAME.words.explain(refusal, doubled) == (
        "Doc is in the game but stands nowhere, or in two places. [sx.setup.placement]"
    )


@pytest.mark.parametrize(
    "text",
    [
        "C1: Doc<, Mei<, Tuco<",
        "options: two_players; C1: Doc<, Mei<",
        "train: 0; C0: Doc<, Mei<, Tuco<; now: treasure",
        "train: 0; C0: Doc<, Mei<, Tuco<; now: over, won by Doc; treasure Doc: 301",
        "train: 2; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc",
        "train: 2; out: Doc 1, Mei 1, Tuco 1; now: over, won by nobody",
        "options: horse; train: 2; C1: Doc<; out: Mei 1; off: Tuco; "
        "plan Doc: | Move, Turn, Shoot; plan Tuco: | Horse, Move, Turn; now: Doc plays",
        "train: 2; round: 2; first: Tuco; C1: Doc<, Mei<; out: Tuco 2; "
        "plan Doc: | Move, Turn, Shoot; plan Mei: | Move, Turn, Shoot; now: Doc plays",
        "train: 7; round: 2; C1: Doc<, Mei<, Tuco<, Belle<, Ghost<, Django<, Cheyenne<; "
        "treasure Doc: 301",
        "train: 4; seats: Doc, Mei, Tuco; round: 0; now: setup",
    ],
)
def test_possible_positions_are_not_refused(text: str) -> None:
    assert GAME.rules.invalid(GAME.read_position(text, unfinished=True)) is None
