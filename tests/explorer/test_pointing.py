"""Clicks on places of the board that offer no choice: the board says why not."""

from __future__ import annotations

from random import Random

import pytest

from explorer import from_position, new_game, study
from explorer.files.library import games
from explorer.page.board import names_drawn
from explorer.session.session import Session
from explorer.session.verdict import UnknownChoice
from explorer.widget.obeying import point
from explorer.widget.study import Study


def unasked(name: str) -> Study:
    """A scenario at its start, without its questions."""
    return Study(Session(study(name).timeline))


def refused(shown: Study) -> list[tuple[str, ...]]:
    return [each["rules"] for each in shown.page["choices"]["refusal"]]


@pytest.mark.parametrize(
    ("name", "key", "rules"),
    [
        ("colt_express/move_inside", "3 roof", [("ce.steal.order",)]),
        ("colt_express/move_inside", "belle", [("ce.steal.order",)]),
        ("colt_express/floor_change", "0", [("ce.steal.order",)]),
        ("fugitive/a_step_too_far", "number 12", [("fg.place.hand_only",), ("fg.place.reach",)]),
        ("fugitive/a_step_too_far", "deck 1", [("fg.turn.fugitive",)]),
    ],
)
def test_what_may_be_meant_is_refused_with_its_rules(
    name: str, key: str, rules: list[tuple[str, ...]]
) -> None:
    shown = unasked(name)
    point(shown, key)
    assert refused(shown) == rules
    assert shown.page["choices"]["nearest"]
    assert shown.step == 0


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("super_express/first_steps", "C2", "C2 inside: nothing can be done there now."),
        ("fugitive/a_step_too_far", "hideout 1", "h1: nothing can be done there now."),
    ],
)
def test_where_nothing_can_be_meant_that_is_said(name: str, key: str, said: str) -> None:
    shown = unasked(name)
    point(shown, key)
    assert (shown.page["choices"]["notice"], refused(shown)) == (said, [])


def test_nothing_is_said_of_what_the_board_does_not_show() -> None:
    with pytest.raises(UnknownChoice, match="nothing is called 'C9' here; there are C0"):
        point(study("super_express/first_steps"), "C9")


@pytest.mark.parametrize("viewer", ["marshal", "spectator"])
def test_pointing_tells_nothing_to_who_may_not_know_the_choices(viewer: str) -> None:
    """The fugitive is to lay: whether a number can be laid tells what is in the hand."""
    shown = unasked("fugitive/a_step_too_far")
    shown.viewer = viewer
    for key, name in names_drawn(shown.session.here).items():
        point(shown, key)
        choices = shown.page["choices"]
        assert choices["notice"] == f"{name}: nothing can be done there now."
        assert (refused(shown), choices["nearest"]) == ([], ())


def test_hands_that_the_marshal_cannot_see_point_alike() -> None:
    pages: list[list[object]] = []
    for hand in ("3, 9, 16, 20", "3, 5, 17, 21"):
        laying = f"round: 4; trail: 2, 4! (1), 7 (6 8); fugitive: {hand}, 42; now: fugitive lays"
        shown = from_position("fugitive", laying)
        shown.viewer = "marshal"
        pages.append([])
        for key in names_drawn(shown.session.here):
            point(shown, key)
            pages[-1].append(shown.page)
    assert pages[0] == pages[1]


@pytest.mark.parametrize("name", games())
def test_every_spot_of_a_game_answers_without_being_played(name: str) -> None:
    shown = new_game(name, players=max(games()[name].player_counts), seed=2)
    rng = Random(name)
    for _ in range(25):
        if shown.session.here.actor == "nobody":
            break
        step = shown.step
        for key in rng.sample(tuple(names_drawn(shown.session.here)), 4):
            point(shown, key)
            choices = shown.page["choices"]
            assert choices["notice"] or choices["refusal"], key
            assert shown.step == step
        shown.play(shown.session.here.game.sample(shown.session.here.whole_state, rng))
