"""Every dial changes what happens, impossible mixes are refused, and rules are replaced by code."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.colt_express import GAME
from engine.colt_express.options import Options
from engine.colt_express.pieces import ON_THE_WAY, STATIONS, RoundCard
from engine.colt_express.tuning import RULEBOOK
from engine.colt_express.words import round_word
from engine.core.errors import GameError
from engine.core.game import IllegalSetup
from engine.core.messages import plain
from engine.core.moves import IllegalMove
from engine.core.options import UnknownOption, make_options, option_word
from engine.core.rulebook import LANGUAGES
from engine.core.tuning import dials_of
from tests.colt_express.table import TABLE, play, position, set_up, table

FOUR = "train: 4; marshal: 0; 2: Doc; 1: Belle; 3: Tuco; 4: Ghost"
ROUND = "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco; rounds: {}; pile: | Doc Robbery"
PLANNING = "train: 3; marshal: 0; 1: Ghost; 2: Doc; 3: Tuco; hand Ghost: Move"
LAST_ROUND = ROUND.format("Hostage") + "; round: 5"


class Turned(NamedTuple):
    """A dial, and what is told of a move with it; a refusal counts as told."""

    dial: str
    value: object
    position: str
    moves: str
    told: str

    @property
    def name(self) -> str:
        return f"{self.dial} {option_word(self.value)}"


TURNED = (
    Turned(
        "marshal_bullets",
        0,
        "train: 3; marshal: 1; 2: Doc; 3: Ghost, Tuco",
        "Doc plays Move: move 1",
        "NoMarshalBullet Doc, 0 [ce.marshal.bullets_gone]",
    ),
    Turned(
        "belle_power",
        False,
        FOUR,
        "Doc plays Fire: fire Belle",
        "Shot Doc, Belle, 2, 1 [ce.fire.inside ce.fire.hit]",
    ),
    Turned(
        "tuco_power",
        False,
        "train: 3; marshal: 0; 2: Tuco; 2 roof: Doc; 1: Ghost",
        "Tuco plays Fire: fire Doc",
        "Doc is in the same car, and Fire never hits there. [ce.fire.inside]",
    ),
    Turned(
        "django_power",
        False,
        "train: 3; marshal: 0; 1: Django; 2: Doc; 3: Ghost; pile: | Django Fire, Doc Move",
        "fire Doc; move 1",
        "Walked Doc, 2, 1 [ce.move.inside ce.move.must]",
    ),
    Turned(
        "doc_power",
        False,
        ROUND.format("Bridge"),
        "nothing",
        "RoundBegan 2, Ghost 6 and Tuco 6 and Doc 6 [ce.round.deal]",
    ),
    Turned(
        "cheyenne_power",
        False,
        "train: 3; marshal: 0; 1: Cheyenne, Doc; 2: Ghost",
        "Cheyenne plays Punch: punch Doc, purse 2, to 2",
        "LootDropped Doc, purse 2, 1 [ce.punch.loot]",
    ),
    Turned(
        "ghost_power",
        False,
        PLANNING,
        "play Move down",
        "Turn 1 is played in the open (face up): everybody sees the card. [ce.turn.face_up]",
    ),
    Turned(
        "bullets",
        1,
        f"{FOUR}; top Belle: bullet Doc",
        "Doc plays Fire: fire Tuco",
        "Doc has no bullet left, so Fire is out of the question. [ce.fire.empty]",
    ),
    Turned(
        "hand",
        4,
        ROUND.format("Bridge"),
        "nothing",
        "RoundBegan 2, Ghost 4 and Tuco 4 and Doc 5 [ce.round.deal]",
    ),
    Turned("draw", 1, PLANNING, "draw", "DrawChosen Ghost, 1 [ce.scheme.choice]"),
    Turned(
        "rounds",
        1,
        ROUND.format("Bridge"),
        "nothing",
        "LootCounted Doc, 250, 0, 0, 0 [ce.score.loot]",
    ),
    Turned(
        "gunslinger_bonus",
        500,
        LAST_ROUND,
        "nothing",
        "GunslingersNamed Doc and Ghost and Tuco, 6, 500 [ce.score.gunslinger]",
    ),
    Turned(
        "roof_reach",
        1,
        "train: 3; marshal: 0; 1 roof: Doc; 2: Ghost; 3: Tuco",
        "Doc plays Move: move 3",
        "That is 2 cars away; on the roof, Move reaches 1. [ce.move.roof]",
    ),
    Turned(
        "fire_reach",
        2,
        FOUR,
        "Doc plays Fire: fire Ghost",
        "Shot Doc, Ghost, 2, 4 [ce.fire.inside ce.fire.hit ce.belle]",
    ),
    Turned(
        "jewel_value",
        700,
        f"{LAST_ROUND}; loot Doc: purse 1, jewel",
        "nothing",
        "LootCounted Doc, 250, 700, 0, 0 [ce.score.loot]",
    ),
    Turned(
        "strongbox_value",
        0,
        f"{LAST_ROUND}; loot Doc: strongbox",
        "nothing",
        "LootCounted Doc, 0, 0, 0, 0 [ce.score.loot]",
    ),
    Turned(
        "starting_purse",
        600,
        LAST_ROUND,
        "nothing",
        "LootCounted Ghost, 600, 0, 0, 0 [ce.score.loot]",
    ),
    Turned(
        "most_purses",
        2,
        "seats: Doc, Belle, Tuco; round: 0; now: setup",
        "train ppp, ppppj, jjj",
        "LootLaid 4, 4 [ce.setup.loot ce.pieces.cars ce.pieces.purses]",
    ),
    Turned(
        "most_jewels",
        0,
        "seats: Doc, Belle, Tuco; round: 0; now: setup",
        "train ppp, ppppj, jjj",
        "LootLaid 7, 0 [ce.setup.loot ce.pieces.cars ce.pieces.purses]",
    ),
    Turned(
        "ransom",
        1000,
        LAST_ROUND.replace("3: Tuco", "0 roof: Tuco"),
        "nothing",
        "RansomPaid Tuco, 1000 [ce.event.hostage]",
    ),
    *(
        Turned(
            card.value,
            False,
            f"seats: Doc, Ghost, Tuco; train: 3; 1: Doc; 2: Ghost; 3: Tuco; round: {number}"
            "; rounds:; now: revealing",
            f"round {round_word(card)}",
            f"{GAME.words.speaker(None).messages.word(card.value)} can't be the next round card. "
            "[ce.setup.rounds]",
        )
        for cards, number in ((ON_THE_WAY, 1), (STATIONS, RULEBOOK.rounds))
        for card in cards
    ),
)


def told(text: str, moves: str) -> list[str]:
    """Everything told of some moves, or why one of them is refused."""
    state, moves = set_up(text, moves)
    try:
        return play(state, moves)[1]
    except IllegalMove as refused:
        return [str(refused)]


@table(*TURNED)
def test_a_dial_changes_what_happens(case: Turned) -> None:
    word = option_word(case.value)
    assert case.told in told(f"options: {case.dial} {word}; {case.position}", case.moves)
    assert case.told not in told(case.position, case.moves)


def test_every_dial_is_shown_to_change_something() -> None:
    assert {case.dial for case in TURNED} == set(dials_of(Options))


def test_set_up_tells_the_numbers() -> None:
    numbers = {"marshal_bullets": 5, "bullets": 4, "rounds": 3, "starting_purse": 300}
    state = GAME.setup(3, **numbers)
    _, events = play(state, "train p, pj, jjj", "first Tuco")
    assert "RoundCardsStacked 3 [ce.setup.rounds ce.pieces.rounds ce.sight.rounds]" in events
    assert "BulletsLaid 5, 4 [ce.setup.bullets]" in events
    given = "PursesGiven Tuco and Django and Belle, 300 [ce.setup.purse ce.setup.loot]"
    assert given in events


def test_one_round_is_told_in_the_singular() -> None:
    state, said = GAME.setup(3, rounds=1), []
    for move in ("train p, pj, jjj", "first Tuco"):
        state, events = GAME.play(state, GAME.notation.read_move(move, state))
        said += [plain(GAME.words.tell(event, state)) for event in events]
    assert "1 round card is stacked face down, a station at the bottom." in said


def test_purses_of_the_start_leave_as_many_others_in_the_box_whatever_they_are_worth() -> None:
    looking = "train: 3; 1: Doc; 2: Ghost; 3: Tuco; loot Doc: purse; looking: Doc"
    looking += "; pile: | Doc Move; acted: 12"
    usual, turned = (
        GAME.rules.chance(position(options + looking)).weighted
        for options in ("", "options: starting_purse 500; ")
    )
    assert usual == turned


# -- what can't be


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (
            {"rounds": 8, "bridge": False},
            "8 rounds need 7 round cards before the station, and 6 are in the game. "
            "[ce.setup.rounds]",
        ),
        (
            {"rounds": 2, **{card.value: False for card in ON_THE_WAY}},
            "2 rounds need 1 round card before the station, and 0 are in the game. "
            "[ce.setup.rounds]",
        ),
        (
            {card.value: False for card in STATIONS},
            "The last round is a station, so at least one station must be in the game. "
            "[ce.setup.rounds]",
        ),
    ],
    ids=["too many rounds", "no card before the station", "no station"],
)
def test_a_stack_that_can_not_be_made_is_refused(chosen: dict[str, object], sentence: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GAME.setup(4, **chosen)
    assert str(refused.value) == sentence
    for language in LANGUAGES:
        assert GAME.words.explain(refused.value.refusal, None, language)
    options = make_options(Options, chosen)
    with pytest.raises(IllegalSetup):
        GAME.read_position(FOUR, options)


@pytest.mark.parametrize("bonus", [25, 1001, 3050])
def test_money_goes_in_steps(bonus: int) -> None:
    with pytest.raises(UnknownOption) as refused:
        GAME.setup(4, gunslinger_bonus=bonus)
    assert str(refused.value) == (
        f"gunslinger_bonus can't be {bonus}; it can be a number from 0 to 3000 in steps of 50"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"options: marshal_bullets 5; {FOUR}; marshal bullets: 6",
            "expected bullets: a number from 0 to 5",
        ),
        (
            f"options: bullets 1; {FOUR}; bullets Doc: 1; top Tuco: bullet Doc",
            "Doc has 2 bullet cards, in the chamber and with others; there are 1.",
        ),
        (
            f"options: marshal_bullets 5; {FOUR}; marshal bullets: 5; top Doc: bullet marshal",
            "There are 6 marshal bullets in all; there should be 5.",
        ),
        (
            f"options: starting_purse 0; {FOUR}; loot Doc: 0",
            "expected a value",
        ),
        (
            f"options: starting_purse 700; {FOUR}; purse 1: 250 Doc, Belle, Tuco, Ghost",
            "a purse of the start holds 700, as all know",
        ),
        (
            f"options: rounds 3; {FOUR}; round: 4",
            "expected a round: a number from 0 to 3",
        ),
        (
            f"options: rounds 3; {FOUR}; round: 3; rounds: Hostage, Bridge",
            "These can't be the round cards so far: Hostage and Bridge.",
        ),
        (
            f"options: braking off; {FOUR}; rounds: Braking",
            "These can't be the round cards so far: Braking.",
        ),
        (
            f"options: draw 2; {PLANNING}; drew: 1; due: Ghost 3",
            "These cards can't be about to be drawn (cards are being planned).",
        ),
        (
            f"options: ransom 300; {LAST_ROUND}; ransom Doc: 250; now: over; won: Doc",
            "Doc can't have a ransom of $250 now: Hostage pays $300, once, at the end of the game.",
        ),
        (
            f"options: take_it_all off; {FOUR}; beside: nothing; loot 1: strongbox, strongbox",
            "Take It All has not been played, so the second strongbox still waits beside the "
            "train.",
        ),
    ],
    ids=[
        "more marshal bullets than there are",
        "a bullet too many",
        "a marshal bullet too many",
        "a purse of the box that is worth as much as one of the start",
        "a purse of the start that is worth something else",
        "a round too many",
        "a station before the last round",
        "a round card left out",
        "too many cards to draw",
        "another ransom",
        "a strongbox that nothing brings",
    ],
)
def test_a_position_keeps_to_the_dials(text: str, sentence: str) -> None:
    with pytest.raises(GameError) as refused:
        GAME.read_position(text)
    assert sentence in str(refused.value)


def test_a_number_of_cards_that_is_not_drawn_here_is_refused() -> None:
    state = position(f"options: draw 2; {PLANNING}")
    move = GAME.rules.options(state)[-1]
    for options, sentence in (
        ("", "3 cards are drawn here, not 2. [ce.scheme.choice]"),
        ("options: draw 1; ", "1 card is drawn here, not 2. [ce.scheme.choice]"),
    ):
        TABLE.assert_refused(position(options + PLANNING), move, "ce.scheme.choice", sentence)


@pytest.mark.parametrize(
    ("draw", "labels"),
    [
        (3, ("Draw three cards", "카드 3장 뽑기", "Comprar 3 cartas")),
        (1, ("Draw 1 card", "카드 1장 뽑기", "Comprar 1 carta")),
        (4, ("Draw 4 cards", "카드 4장 뽑기", "Comprar 4 cartas")),
    ],
)
def test_the_button_says_how_many_cards_are_drawn(draw: int, labels: tuple[str, ...]) -> None:
    state = position(f"options: draw {draw}; {PLANNING}")
    move = GAME.rules.options(state)[-1]
    said = [plain(GAME.words.label(move, state, language)) for language in LANGUAGES]
    assert said == list(labels)
    told = GAME.teaching.prompt(state)
    assert told == ("prompt.scheming" if draw == RULEBOOK.draw else "prompt.scheming.other")


def test_an_edit_by_hand_keeps_to_the_dials() -> None:
    options = make_options(Options, {"bullets": 2, "rounds": 2, "braking": False})
    state = GAME.read_position(PLANNING, options)
    numbers = {getattr(edit, "number", None) for edit in GAME.editing.edits(state, "")}
    assert numbers == {None, 2}
    cards = {getattr(edit, "card", None) for edit in GAME.editing.edits(state, "event")}
    assert RoundCard.BRAKING not in cards
    for place in ("", "event", "1", "doc"):
        for edit in GAME.editing.edits(state, place):
            after = edit.on(state)
            assert all(bandit.bullets <= 2 for bandit in after.bandits)
