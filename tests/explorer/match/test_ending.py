"""The end of a game: who won and why, what counted, and where to look again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.timeline import Timeline
from explorer import new_game
from explorer.files.library import find_game, games
from explorer.page.match.ending import Ending, ending
from explorer.page.match.moments import MOST
from explorer.page.score import reckoning
from explorer.session.session import Session
from explorer.widget.study import Study, from_position

LANGUAGES = ("en", "ko", "pt")


def ended(game: str, players: int, seed: int) -> Study:
    shown = new_game(game, players=players, seed=seed)
    shown.players = dict.fromkeys(shown.session.here.seat_names, "easy")
    assert shown.session.here.actor == "nobody"
    return shown


def told(shown: Study, viewer: str) -> Ending:
    shown.viewer = viewer
    found = ending(shown.session.here)
    assert found is not None
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_is_told_its_own_end(game: str, seed: int) -> None:
    counts = games()[game].player_counts
    shown = ended(game, counts[min(seed, len(counts) - 1)], seed)
    winners = shown.winners
    for seat in shown.session.seat_names:
        own = told(shown, seat)
        assert own.outcome == ("won" if seat in winners else "lost")
        assert own.headline.startswith("You won" if seat in winners else "You lost")
        assert own.why.rules
        if own.table:
            assert [line.you for line in own.table.lines].count(True) <= 1
    assert told(shown, "spectator").outcome == "seen"
    for language in LANGUAGES:
        shown.language = language
        for viewer in (*shown.session.seat_names, "spectator"):
            assert "{" not in told(shown, viewer).headline


@pytest.mark.parametrize("game", games())
def test_moments_are_few_told_and_lead_to_their_step(game: str) -> None:
    shown = ended(game, games()[game].player_counts[-1], 1)
    for viewer in (shown.session.seat_names[0], "spectator", "all-seeing"):
        found = told(shown, viewer)
        assert 0 < len(found.moments) <= MOST
        steps = [each.step for each in found.moments]
        assert steps == sorted(set(steps))
        for each in found.moments:
            assert each.text
            assert each.chapter > 0
            assert len(shown.timeline.path(each.node)) - 1 == each.step
        assert found.moves == shown.step
        assert set(found.rules) <= set(shown.session.here.game.rule_ids)


def test_who_went_out_is_a_moment_and_says_why() -> None:
    shown = ended("super_express", 3, 1)
    loser = next(each for each in shown.session.seat_names if each not in shown.winners)
    name = shown.fixed["names"][loser]
    found = told(shown, loser)
    assert name in "".join(text for text, _ in found.why.segments)
    assert any(name in each.text for each in found.moments)


def test_columns_in_which_nobody_has_anything_are_named_in_a_line() -> None:
    named = 0
    for seed in range(4):
        shown = ended("colt_express", 3, seed)
        whole, found = reckoning(shown.session.here), told(shown, "spectator")
        assert whole
        assert found.table
        empty = [
            head.text
            for at, head in enumerate(whole.heads)
            if all(line.values[at] == "0" for line in whole.lines)
        ]
        assert [each.text for each in found.table.heads] == [
            each.text for each in whole.heads if each.text not in empty
        ]
        assert all(each in found.nothing for each in empty)
        named += len(empty)
    assert named


def test_before_the_end_and_between_its_events_nothing_is_told() -> None:
    shown = ended("super_express", 3, 1)
    shown.step_by = "event"
    pages = []
    for travel in (shown.back, shown.last):
        travel()
        pages.append(bool(shown.page["ending"]))
    assert pages == [False, True]
    assert new_game("super_express").page["ending"] is None


def whole_line(name: str, seed: int) -> tuple[Any, tuple[Move[Any], ...]]:
    game, rng = find_game(name), Random(seed)
    start = state = game.setup(min(4, game.player_counts[-1]))
    moves: list[Move[Any]] = []
    while (seat := game.rules.to_act(state)) != NOBODY:
        chance = seat == CHANCE
        moves.append(game.rules.chance(state).sample(rng) if chance else game.sample(state, rng))
        state, _ = game.play(state, moves[-1])
    return start, tuple(moves)


@pytest.mark.parametrize("name", games())
def test_two_games_that_look_alike_to_a_seat_end_alike_for_it(name: str) -> None:
    game, differing = find_game(name), 0
    for seed in range(3):
        start, moves = whole_line(name, seed)
        for seat in game.board.seats(start):
            other = game.sight.another_world(start, moves, seat, Random(seed))
            differing += other != moves
            told = []
            for line in (moves, other):
                timeline = Timeline(game, start, "hush")
                for move in line:
                    timeline.play(move)
                session = Session(timeline)
                session.viewer = game.board.seat_name(start, seat)
                told.append(ending(session.here))
            assert told[0] == told[1]
    assert differing


def test_a_position_that_is_over_from_the_start_has_no_end_to_tell() -> None:
    over = ended("super_express", 3, 1)
    game = over.session.here.game
    text = game.notation.position_text(over.session.here.whole_state)
    assert from_position("super_express", text).page["ending"] is None
