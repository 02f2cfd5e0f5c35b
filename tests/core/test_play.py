"""Moves become events, events make states, and illegal moves are refused with reasons."""

from __future__ import annotations

import pytest

from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE, NOBODY, IllegalMove, Move, Refusal, Seat, refuse
from engine.core.options import UnknownOption
from engine.core.play import Play, replay

from . import toy_pieces as toy
from .toy import TOY
from .toy_moves import Lay, NoStones, NotNow, NotYours, Pick, Show, StoneTwice, TooHigh
from .toy_pieces import Phase, State, Tree
from .toy_play import LAYING, PICKING, position

ANN, BOB = Seat(0), Seat(1)


class Stranger(Move[State]):
    """A move of no game."""


def test_what_happens_changes_the_state_and_is_written_down() -> None:
    start = position(PICKING)
    play = Play(start)
    climbed, picked = toy.Climbed((toy.PICK,), ANN, Tree.LOW), toy.Picked((toy.PICK,), ANN, 1)
    play.happens(climbed)
    play.happens(picked)
    assert play.events == [climbed, picked]
    assert play.state == picked.on(climbed.on(start))
    assert start == position(PICKING)


def test_two_plays_do_not_share_their_events() -> None:
    one, other = Play(position(PICKING)), Play(position(PICKING))
    one.happens(toy.Climbed((toy.PICK,), ANN, Tree.LOW))
    assert other.events == []


def test_the_log_of_a_move_replays_to_its_end() -> None:
    start = position(PICKING)
    state, events = TOY.play(start, Pick(Tree.LOW))
    assert [type(event) for event in events] == [toy.Climbed, toy.Picked, toy.TurnPassed]
    assert replay(start, events) == state
    assert replay(start, ()) == start
    assert replay(start, events[:2]) != state


def test_a_choice_is_made_while_a_card_is_resolved() -> None:
    showing = position(
        "Ann: 0 apples, card 2, stones 3; Bob: 0 apples, card 1, stones 1; now: show Ann"
    )
    state, _ = TOY.play(showing, Show())
    assert (TOY.rules.to_act(state), state.phase) == (ANN, Phase.PICKING)
    state, _ = TOY.play(state, Pick(Tree.HIGH))
    assert (TOY.rules.to_act(state), state.phase) == (CHANCE, Phase.SKYING)


def test_the_end_comes_in_the_middle_of_a_sequence() -> None:
    start = position("options: calm; " + PICKING)
    state, events = TOY.play(start, Pick(Tree.HIGH))
    assert [type(event) for event in events] == [toy.Climbed, toy.Picked, toy.GameEnded]
    assert (TOY.rules.to_act(state), TOY.rules.winners(state)) == (NOBODY, (ANN,))
    assert not state.players[BOB].shown


def test_every_independent_reason_is_given() -> None:
    refusal = TOY.refusal(position(LAYING), Lay((7, 2, 2, 9)))
    assert refusal == Refusal(
        (
            NotYours(toy.LAY, 7, (1, 2, 3)),
            NotYours(toy.LAY, 9, (1, 2, 3)),
            StoneTwice(toy.LAY, 2),
        )
    )


@pytest.mark.parametrize(
    ("where", "move", "sentence"),
    [
        (LAYING, Lay(()), "A stack has at least one stone. [toy.lay]"),
        (LAYING, Show(), "This can't be done now: stones are being laid. [toy.round]"),
        (
            LAYING,
            Lay((9, 1, 1)),
            "There is no stone 9; there are 1, 2 and 3. [toy.lay] "
            "Stone 1 can be laid once only. [toy.lay]",
        ),
        (
            "Ann: 0 apples, card 1, stones 1, shown; now: pick Ann",
            Pick(Tree.HIGH),
            "Ann can't climb the high tree with a 1. [toy.high_card]",
        ),
    ],
    ids=["no stones", "wrong time", "two reasons", "a value in the sentence"],
)
def test_an_illegal_move_says_why(where: str, move: Move[State], sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        TOY.play(position(where), move)
    assert str(refused.value) == sentence
    assert refused.value.refusal == TOY.refusal(position(where), move)


def test_a_move_of_another_game_is_no_move() -> None:
    with pytest.raises(ValueError, match="is no move of toy; its moves are Deal, Lay, Show"):
        TOY.play(position(LAYING), Stranger())


def test_refuse_keeps_the_reasons_that_hold() -> None:
    no_stones, not_now = NoStones(toy.LAY), NotNow(toy.ROUND, Phase.OVER)
    assert refuse(None, no_stones, None, not_now) == Refusal((no_stones, not_now))
    assert refuse(None, None) is None
    assert refuse() is None


def test_a_refusal_names_each_rule_once_in_order() -> None:
    reasons = (NoStones(toy.LAY), TooHigh(toy.HIGH_CARD, ANN, 1), StoneTwice(toy.LAY, 1))
    assert Refusal(reasons).rules == (toy.LAY, toy.HIGH_CARD)


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (4, {}, "2 to 3 can play, not 4. [toy.players]"),
        (1, {}, "2 to 3 can play, not 1. [toy.players]"),
        (("ann", "ann"), {}, "Ann can sit in one place only. [toy.players]"),
        (("ann", "zoe"), {}, "Nobody is called zoe; there are Ann, Bob and Cas. [toy.players]"),
        (
            2,
            {"calm": True, "wind": "one"},
            "Without wind there is nothing to choose about it. [toy.wind]",
        ),
        (
            5,
            {"calm": True, "wind": "half"},
            "Without wind there is nothing to choose about it. [toy.wind] "
            "2 to 3 can play, not 5. [toy.players]",
        ),
    ],
    ids=["too many", "too few", "twice", "unknown", "contradictory options", "two reasons"],
)
def test_a_set_up_is_refused_with_a_sentence(
    players: int | tuple[str, ...], options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(IllegalSetup) as refused:
        TOY.setup(players, **options)
    assert sentence in str(refused.value)
    assert refused.value.refusal.reasons


def test_a_position_is_read_only_if_it_is_possible_unless_it_may_be_unfinished() -> None:
    text = f"{LAYING}; bag: 9"
    with pytest.raises(IllegalSetup, match="6 cards"):
        TOY.read_position(text)
    assert TOY.read_position(text, unfinished=True).bag == 9


def test_seats_are_filled_in_the_order_of_the_names() -> None:
    state = TOY.setup(("cas", "ann"))
    assert [TOY.board.seat_name(state, seat) for seat in TOY.board.seats(state)] == ["cas", "ann"]
    assert TOY.setup(2) == TOY.setup(("ann", "bob"))


def test_every_player_has_a_name() -> None:
    with pytest.raises(ValueError, match="a player has an empty name"):
        TOY.setup(("ann", " "))


def test_an_option_that_is_not_there_is_refused_before_the_set_up() -> None:
    with pytest.raises(UnknownOption, match="no option is called 'storm'"):
        TOY.setup(2, storm=True)


def test_a_game_without_labels_or_prompts_of_its_own_uses_the_common_ones() -> None:
    state = position(LAYING)
    assert TOY.teaching.prompt(state) == "prompt"
    assert TOY.board.target(Lay((1,)), state) == ""
