"""Advice: a good player's judgement, from what the viewer knows, in words."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.messages import load_messages
from engine.core.moves import CHANCE, NOBODY
from engine.core.turn import turn_at
from engine.players import reasons
from explorer import new_game, play, study
from explorer.files.library import games
from explorer.page.match.advice import advice, may_advise
from explorer.session.verdict import NotTold
from explorer.widget.study import Study
from tests.asking import go_to_question
from tests.contract.thinkers import quick_players
from tests.explorer.clicking import Clicker
from tests.explorer.test_two_worlds import CASES, imagined

GAMES_PLAYED = 2


@pytest.mark.parametrize(("name", "place", "acting"), [case for case in CASES if case[2]])
def test_advice_is_the_same_in_two_worlds_that_look_alike(
    name: str, place: int, acting: bool
) -> None:
    two = imagined(name, place, acting)
    seat = two.game.board.seat_name(two.start, two.seat)
    one, other = (study.session.here for study in two.studies(seat))
    assert one.whole_state != other.whole_state
    assert advice(one) == advice(other)


@pytest.mark.parametrize("name", games())
def test_every_ground_of_a_judgement_has_words_in_each_language(name: str) -> None:
    game = games()[name]
    found: set[str] = set()
    for seed in range(GAMES_PLAYED):
        rng = Random(seed)
        state = game.setup(min(3, game.player_counts[-1]))
        while (seat := game.rules.to_act(state)) != NOBODY:
            if seat == CHANCE:
                move = game.rules.chance(state).sample(rng)
            else:
                turn = turn_at(game, state, rng)
                for player in quick_players(game).values():
                    judged = reasons(turn, player)
                    found |= {ground.key for each in judged for ground in each.grounds}
                move = judged[0].move
            state, _ = game.play(state, move)
    assert found
    for language in ("en", "ko", "pt"):
        phrases = load_messages(game.package, language).phrases
        for key in found:
            assert phrases[f"ground.{key}.more"] != phrases[f"ground.{key}.less"]


def asked(game: Study) -> bool:
    return may_advise(game.session.here)


def test_only_the_seat_to_act_or_who_sees_everything_is_advised() -> None:
    game = new_game("super_express", players=3, seed=1)
    actor, other = game.session.here.actor, game.session.here.seat_names[-1]
    assert game.page["advice"]
    everything = game.advice()
    for viewer in (actor, other, "spectator", "to-act"):
        game.viewer = viewer
        assert asked(game) == game.page["advice"] == (viewer == actor)
        if viewer != actor:
            with pytest.raises(NotTold, match="seat that is to act"):
                game.advice()
    game.lift_curtain()
    assert game.advice() == everything
    assert everything.who == actor


def test_a_page_asks_for_advice_and_puts_it_away() -> None:
    game = play("fugitive", seat="marshal", level="easy", seed=2)
    click = Clicker(game)
    click.click("advise")
    assert game.advised["at"] == game.page["at"]
    assert game.advised["moves"][0]["share"] == 1
    assert all(each["why"] for each in game.advised["moves"])
    click.click("advise")
    assert game.advised == {}
    click.click("advise")
    game.viewer = "spectator"
    assert game.advised == {}
    click.click("advise")
    assert "seat that is to act" in game.page["choices"]["notice"]


def test_an_open_question_is_not_answered_by_advice() -> None:
    lesson = study("colt_express/punch_and_push")
    go_to_question(lesson, lesson.lesson.all[-1])
    assert lesson.page["choices"]["asked"]["open"]
    assert not asked(lesson)
