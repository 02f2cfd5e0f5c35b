"""A session with luck, with seats that play themselves, and with questions."""

from __future__ import annotations

import pytest

from engine.core.moves import CHANCE
from explorer.lessons.lesson import Lesson
from explorer.session.others import draw_on, let_others_play, player_kinds
from explorer.session.session import (
    Session,
    new_session,
    position_session,
)
from explorer.session.verdict import UnknownChoice

from .shots import POSITION, TREASURE, texts

# -- luck


def round_to_its_end(session: Session) -> None:
    while session.here.actor != "luck" and session.here.state.round == 1:
        session.play(session.here.legal_moves[0])


def test_drawn_luck_follows_at_once() -> None:
    session = new_session("super_express", 3, seed=5)
    round_to_its_end(session)
    assert session.here.state.round == 2
    drawn = [
        node
        for node in session.timeline.path()
        if session.here.game.rules.to_act(node.state) == CHANCE
    ]
    assert len(drawn) == 2


def test_chosen_luck_waits_and_offers_its_outcomes() -> None:
    session = new_session("super_express", 3, seed=5)
    session.luck = "chosen"
    round_to_its_end(session)
    assert session.here.actor == "luck"
    assert len(session.here.legal_moves) == 8
    told = session.play("treasure 378")
    assert any("378" in text for text in texts(told))
    assert session.here.state.round == 2


def test_luck_may_be_left_to_the_seed_when_it_is_chosen() -> None:
    by_hand, drawn = (new_session("super_express", 3, seed=5) for _ in range(2))
    by_hand.luck = "chosen"
    round_to_its_end(by_hand)
    round_to_its_end(drawn)
    assert by_hand.draw() == by_hand.here.story
    assert by_hand.timeline == drawn.timeline


def test_luck_has_no_choices_while_the_seed_draws_it() -> None:
    session = position_session("super_express", TREASURE)
    assert (session.here.actor, session.here.legal_moves) == ("luck", ())
    session.luck = "chosen"
    assert "treasure 301" in session.here.legal_moves
    assert "treasure 312" not in session.here.legal_moves


# -- seats that play themselves


def test_every_seat_is_played_by_hand_at_first(session: Session) -> None:
    assert session.players == {"doc": "hand", "mei": "hand", "tuco": "hand"}
    assert player_kinds(session.here)[0] == "hand"
    assert "random" in player_kinds(session.here)


def test_others_play_until_a_seat_by_hand_is_to_act() -> None:
    session = new_session("super_express", ("doc", "mei", "tuco"), seed=3)
    session.players = {"mei": "random", "tuco": "random"}
    let_others_play(session)
    actors = {session.here.actor}
    while session.here.actor != "nobody":
        session.play(session.here.legal_moves[0])
        actors.add(session.here.actor)
    assert actors <= {"doc", "nobody"}
    assert session.here.step > 8


def test_a_game_of_seats_that_play_themselves_is_repeated_by_its_seed() -> None:
    timelines = []
    for seed in (3, 3, 4):
        session = new_session("super_express", 3, seed=seed)
        session.players = dict.fromkeys(session.here.seat_names, "random")
        let_others_play(session)
        assert session.here.actor == "nobody"
        timelines.append([node.move for node in session.timeline.path()])
    assert timelines[0] == timelines[1] != timelines[2]


KINDS = ("random", "easy", "fair", "hard", "greedy", "search")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("game", "players"),
    [("super_express", 3), ("colt_express", 3), ("fugitive", 2)],
    ids=["super_express", "colt_express", "fugitive"],
)
def test_a_seat_can_be_given_to_any_player(game: str, players: int, kind: str) -> None:
    session = new_session(game, players, seed=5)
    assert player_kinds(session.here) == ("hand", *KINDS)
    draw_on(session)
    actor = session.here.actor
    before = session.here.step
    session.players = {actor: kind}
    let_others_play(session)
    assert session.here.actor not in (actor, "luck")
    assert session.here.step > before


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"zorro": "random"}, "'zorro': doc, mei, tuco"),
        ({"doc": "clever"}, "'clever' can't play doc; these can: hand, random"),
    ],
    ids=["unknown seat", "unknown player"],
)
def test_an_unknown_player_is_refused(session: Session, chosen: dict[str, str], said: str) -> None:
    with pytest.raises(UnknownChoice) as refused:
        session.players = chosen
    assert said in str(refused.value)
    assert set(session.players.values()) == {"hand"}


# -- questions


def test_a_question_is_asked_before_its_move(session: Session) -> None:
    asked = {}
    for number in sorted(session.timeline.nodes):
        session.go_to(number)
        asked[number] = [asked.question.ask for asked in Lesson(session).here]
    assert asked == {0: [], 1: [], 2: [], 3: ["Where will Mei be?"], 4: [], 5: []}


def test_a_game_without_a_scenario_asks_nothing() -> None:
    session = position_session("super_express", POSITION)
    session.play(session.here.legal_moves[0])
    session.back()
    assert Lesson(session).here == ()
