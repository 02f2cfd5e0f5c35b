"""Set-up: who sits where, facing which way, for every number of players."""

from fractions import Fraction
from typing import NamedTuple

import pytest

from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE, Seat
from engine.core.options import UnknownOption
from engine.super_express import GAME
from engine.super_express.events import CardsDealt
from engine.super_express.setup import FirstPlayer
from tests.super_express.table import (
    Refused,
    assert_refused,
    board,
    check_refused,
    event_text,
    lines,
    table,
)

NAMES = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")


class Opening(NamedTuple):
    players: int
    first: str
    rows: str
    """The train after set-up, from C1 on: each wagon in turn has the bandit named."""


OPENINGS = (
    Opening(2, "Belle", "Cheyenne> Belle<"),
    Opening(2, "Cheyenne", "Belle> Cheyenne<"),
    Opening(3, "Belle", "Django> Cheyenne< Belle<"),
    Opening(3, "Cheyenne", "Belle> Django< Cheyenne<"),
    Opening(3, "Django", "Cheyenne> Belle< Django<"),
    Opening(4, "Belle", "Doc> Django> Cheyenne< Belle<"),
    Opening(4, "Doc", "Django> Cheyenne> Belle< Doc<"),
    Opening(5, "Django", "Cheyenne> Belle> Ghost< Doc< Django<"),
    Opening(6, "Mei", "Ghost> Doc> Django> Cheyenne< Belle< Mei<"),
    Opening(7, "Belle", "Tuco> Mei> Ghost> Doc< Django< Cheyenne< Belle<"),
    Opening(7, "Tuco", "Mei> Ghost> Doc> Django< Cheyenne< Belle< Tuco<"),
)


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda each: f"{each.players} {each.first}")
def test_where_everybody_starts_and_which_way_they_face(opening: Opening) -> None:
    start = GAME.setup(opening.players, two_players=opening.players == 2)
    state, events = GAME.play(start, GAME.notation.read_move(f"first {opening.first}", start))
    standing = opening.rows.split()
    last = opening.players + 1
    assert board(state) == [f"C{car}: {who}" for car, who in enumerate(standing, 1)]
    assert {f"train: {last}", f"first: {opening.first}", "round: 1"} <= set(lines(state))
    assert lines(state)[-1] == f"now: {opening.first} plans"

    facing = {"<": "front", ">": "rear"}
    seats = " and ".join(who[:-1] for who in reversed(standing))
    assert [event_text(event, state) for event in events] == [
        f"TrainCoupled {last} [sx.setup.train sx.pieces]",
        f"CardsDealt {seats}, Move and Turn and Floor and Shoot [sx.setup.players sx.setup.hand]",
        f"FirstPlayerChosen {opening.first} [sx.setup.first]",
        *(
            f"Placed {who[:-1]}, C{car}, {facing[who[-1]]} [sx.setup.placement sx.setup.facing]"
            for car, who in reversed(list(enumerate(standing, 1)))
        ),
        "RoundBegan 1 [sx.round.phases]",
    ]


@pytest.mark.parametrize("players", range(3, 8))
def test_the_rearmost_half_rounded_up_faces_front(players: int) -> None:
    start = GAME.setup(players)
    for move in GAME.rules.options(start):
        state, _ = GAME.play(start, move)
        signs = [row[-1] for row in board(state)]
        half = (players + 1) // 2
        assert signs == [">"] * (players - half) + ["<"] * half


@pytest.mark.parametrize("players", range(3, 8))
def test_any_bandit_may_be_drawn_as_first_player(players: int) -> None:
    start = GAME.setup(players)
    assert GAME.rules.to_act(start) == CHANCE
    outcomes = GAME.rules.chance(start).outcomes
    assert [GAME.notation.move_text(move, start) for move, _ in outcomes] == [
        f"first {name}" for name in NAMES[:players]
    ]
    assert {share for _, share in outcomes} == {Fraction(1, players)}


def test_the_expansions_add_a_card_to_every_hand_and_the_car_to_the_train() -> None:
    start = GAME.setup(["Tuco", "Doc", "Mei"], reflex=True, horse=True, time_car=True)
    state, events = GAME.play(start, GAME.notation.read_move("first Doc", start))
    assert [event_text(event, state) for event in events][:3] == [
        "TrainCoupled 4 [sx.setup.train sx.pieces]",
        "TimeCarPlaced [sx.time.setup]",
        "CardsDealt Doc and Mei and Tuco, Move and Turn and Floor and Shoot and Reflex and Horse "
        "[sx.setup.players sx.setup.hand sx.expansion.hand]",
    ]
    assert board(state) == ["C1: Tuco>", "C2: Mei<", "C3: Doc<"]


@pytest.mark.parametrize(
    ("expansion", "card", "rules"),
    [
        ("reflex", " and Reflex", "sx.setup.players sx.setup.hand sx.expansion.hand"),
        ("horse", " and Horse", "sx.setup.players sx.setup.hand sx.expansion.hand"),
        ("time_car", "", "sx.setup.players sx.setup.hand"),
    ],
)
def test_each_expansion_alone(expansion: str, card: str, rules: str) -> None:
    start = GAME.setup(["Doc", "Mei", "Tuco"], **{expansion: True})
    state, events = GAME.play(start, GAME.notation.read_move("first Doc", start))
    dealt = [event_text(event, state) for event in events if isinstance(event, CardsDealt)]
    hand = f"Move and Turn and Floor and Shoot{card}"
    assert dealt == [f"CardsDealt Doc and Mei and Tuco, {hand} [{rules}]"]


@pytest.mark.parametrize("players", range(3, 8))
def test_before_the_draw_the_train_is_as_long_as_it_will_be_and_empty(players: int) -> None:
    assert lines(GAME.setup(players)) == [
        f"train: {players + 1}",
        f"seats: {', '.join(NAMES[:players])}",
        "round: 0",
        "first: Belle",
        "now: setup",
    ]


def test_bandits_are_named_in_any_case_and_sit_in_the_order_given() -> None:
    start = GAME.setup(["MEI", "doc", "Tuco"])
    assert [GAME.board.seat_name(start, seat) for seat in GAME.board.seats(start)] == [
        "mei",
        "doc",
        "tuco",
    ]


class BadSetup(NamedTuple):
    name: str
    players: int | list[str]
    options: dict[str, object]
    rules: str
    sentence: str


KNOWN = "Belle, Cheyenne, Django, Doc, Ghost, Mei and Tuco"
BAD_SETUPS = (
    BadSetup("nobody", 0, {}, "sx.setup.players", "3 to 7 can play, not 0. [sx.setup.players]"),
    BadSetup("fewer", -1, {}, "sx.setup.players", "3 to 7 can play, not 0. [sx.setup.players]"),
    BadSetup("one", 1, {}, "sx.setup.players", "3 to 7 can play, not 1. [sx.setup.players]"),
    BadSetup(
        "two, without the lab option",
        2,
        {},
        "sx.setup.players",
        "3 to 7 can play, not 2. [sx.setup.players]",
    ),
    BadSetup(
        "one, with the lab option",
        1,
        {"two_players": True},
        "sx.setup.players",
        "2 to 7 can play, not 1. [sx.setup.players]",
    ),
    BadSetup("eight", 8, {}, "sx.setup.players", "3 to 7 can play, not 8. [sx.setup.players]"),
    BadSetup(
        "an unknown bandit",
        ["Doc", "Zed", "Mei"],
        {},
        "sx.pieces",
        f"There is no bandit Zed; there are {KNOWN}. [sx.pieces]",
    ),
    BadSetup(
        "the same bandit twice",
        ["Doc", "doc", "Mei"],
        {},
        "sx.pieces",
        "Doc can be taken by one player only. [sx.pieces]",
    ),
    BadSetup(
        "both mistakes about bandits",
        ["Doc", "Doc", "Zed"],
        {},
        "sx.pieces",
        f"There is no bandit Zed; there are {KNOWN}. [sx.pieces] "
        "Doc can be taken by one player only. [sx.pieces]",
    ),
    BadSetup(
        "a reading of Horse without Horse",
        3,
        {"horse_rescue": "at_once"},
        "sx.horse.rescue",
        "The option horse_rescue needs the Horse expansion. [sx.horse.rescue]",
    ),
)


@pytest.mark.parametrize("bad", BAD_SETUPS, ids=lambda each: each.name)
def test_a_setup_that_is_refused(bad: BadSetup) -> None:
    with pytest.raises(IllegalSetup) as caught:
        GAME.setup(bad.players, **bad.options)
    assert " ".join(caught.value.refusal.rules) == bad.rules
    assert str(caught.value) == bad.sentence


def test_every_independent_reason_against_a_setup_is_given() -> None:
    with pytest.raises(IllegalSetup) as caught:
        GAME.setup(["Doc", "Zed"], horse_stunned="rides")
    assert set(caught.value.refusal.rules) == {
        "sx.horse.stunned",
        "sx.setup.players",
        "sx.pieces",
    }


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"horses": True},
            "no option is called 'horses'; the options are reflex, horse, time_car, two_players, "
            "horse_rescue, horse_pending, horse_stunned, plan_cards, spare_wagons, wagons_behind, "
            "first_passes, treasure_farthest, treasure_spread, roof_first, uncoupled, "
            "roof_uncoupled, treasures_by_value, highest_breaks_tie, move_cars, push_cars, "
            "shot_reach, over_stunned, stun_lasts, reflex_shoots, time_rewinds, house",
        ),
        ({"horse": "maybe"}, "horse can't be 'maybe'; it can be off, on"),
        ({"horse": 1}, "horse can't be 1; it can be off, on"),
        (
            {"horse": True, "horse_rescue": "later"},
            "horse_rescue can't be 'later'; it can be next_turn, at_once, any_card",
        ),
        (
            {"horse": True, "horse_pending": True},
            "horse_pending can't be True; it can be if_horse, always, never",
        ),
    ],
)
def test_options_that_the_game_does_not_have(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(UnknownOption) as caught:
        GAME.setup(3, **options)
    assert str(caught.value) == sentence


@table(
    Refused(
        "the first player is drawn once",
        "train: 4; C1: Doc<, Mei<, Tuco>",
        "first Doc",
        "sx.round.phases",
        "This can't be done now: cards are being played. [sx.round.phases]",
    ),
    Refused(
        "no plans before the train stands",
        "train: 4; seats: Doc, Mei, Tuco; round: 0; now: setup",
        "plan Move, Turn, Shoot",
        "sx.setup.first",
        "This can't be done now: the train is being set up. [sx.setup.first]",
    ),
    Refused(
        "no cards before the train stands",
        "train: 4; seats: Doc, Mei, Tuco; round: 0; now: setup",
        "reveal",
        "sx.setup.first",
        "This can't be done now: the train is being set up. [sx.setup.first]",
    ),
)
def test_moves_out_of_their_phase(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize("number", [3, -1])
def test_a_first_player_who_has_no_seat(number: int) -> None:
    assert_refused(
        GAME.setup(3),
        FirstPlayer(Seat(number)),
        "sx.setup.first",
        f"There is no seat {number}; 3 are playing. [sx.setup.first]",
    )
