"""Viewers are told only what they may know, even if they try moves or look from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from explorer import from_position, new_game, study
from explorer.export.export import to_html
from explorer.session.plain import board_text
from explorer.session.session import Session, new_session, position_session
from explorer.session.verdict import NotTold
from explorer.session.why_not import refusal_of
from explorer.widget.study import Study, from_code

from .shots import SHOOT
from .test_studies import intend

LAYING = "round: 3; trail: 1, 4; fugitive: 2, 3, 6, 8, 10, 16, 20, 42; now: fugitive lays"
LAYS = [f"lay {number}" for number in range(1, 43)]
SECRET_HAND = "2, 3, 6, 8, 10, 16, 20, 42"

WAYS: dict[str, Callable[[Session, str], object]] = {
    "why_not": Session.why_not,
    "play": Session.play,
    "refusal": lambda session, move: refusal_of(session.here, move),
}


def said(ask: Callable[[str], object], move: str) -> str:
    with pytest.raises(NotTold) as refused:
        ask(move)
    return str(refused.value)


@pytest.mark.parametrize("viewer", ["marshal", "spectator"])
@pytest.mark.parametrize("way", WAYS)
def test_no_hand_is_found_out_by_trying_every_card(way: str, viewer: str) -> None:
    session = position_session("fugitive", LAYING)
    session.viewer = viewer
    answers = {said(partial(WAYS[way], session), move) for move in (*LAYS, "nonsense")}
    assert len(answers) == 1
    assert session.here.step == 0


@pytest.mark.parametrize("viewer", ["fugitive", "to-act", "all-seeing"])
def test_who_is_to_act_and_who_sees_everything_are_told(viewer: str) -> None:
    session = position_session("fugitive", LAYING)
    session.viewer = viewer
    assert session.why_not("lay 6").legal
    assert session.why_not("lay 8").reasons
    assert session.play("lay 6")


@pytest.mark.parametrize("viewer", ["marshal", "spectator"])
def test_a_page_of_somebody_else_says_the_same_to_every_card(viewer: str) -> None:
    game = from_position("fugitive", LAYING)
    game.viewer = viewer
    pages = []
    for intent in [("play", move) for move in LAYS] + [("play", "nonsense")]:
        intend(game, intent)
        pages.append(game.page | {"turn": 0})
    assert all(page == pages[0] for page in pages)
    assert pages[0]["choices"]["notice"].startswith("Only who is to act (Fugitive) can be told")


def test_a_choice_that_tells_no_secret_is_explained_to_everybody() -> None:
    session = position_session("fugitive", LAYING.replace("fugitive lays", "marshal draws"))
    session.viewer = "spectator"
    assert session.why_not("draw 2").legal
    assert session.why_not("name 5").reasons


def test_between_events_a_move_is_tried_after_them_all(session: Session) -> None:
    """Doc seems to act still, but a move would be Mei's."""
    session.play(SHOOT)
    session.viewer, session.shown_events = "doc", 0
    assert session.here.sight == session.here.to_act
    assert "(Mei)" in said(session.why_not, "plan Move, Turn, Shoot")


@pytest.mark.parametrize(
    ("language", "start"),
    [("en", "Only who is to act (Fugitive)"), ("ko", "여기서"), ("pt", "Só quem vai agir")],
)
def test_it_is_said_in_the_language_chosen(language: str, start: str) -> None:
    session = position_session("fugitive", LAYING)
    session.viewer, session.language = "marshal", language
    assert said(session.why_not, "lay 6").startswith(start)


# -- two people at one screen


@pytest.fixture
def curtained() -> Study:
    game = from_position("fugitive", LAYING)
    game.viewer = "to-act"
    return game


def test_behind_the_curtain_nothing_is_told(curtained: Study) -> None:
    answers = {said(curtained.why_not, move) for move in LAYS}
    assert len(answers) == 1
    before = curtained.page
    intend(curtained, ("play", "lay 6"), ("pick", "6"), ("lay", ""))
    assert curtained.page["at"] == before["at"]
    assert SECRET_HAND not in str(curtained.state) + curtained.to_text()
    curtained.lift_curtain()
    assert curtained.why_not("lay 6").legal


def test_the_curtain_falls_again_for_who_looks_in_between() -> None:
    game = from_position("fugitive", LAYING)
    game.play("lay 6")
    game.back()
    game.viewer = "to-act"
    game.lift_curtain()
    assert not game.page["curtain"]
    game.forward()
    assert game.page["curtain"] == "marshal"
    game.back()
    assert game.page["curtain"] == "fugitive"


@pytest.mark.parametrize("lifted", [True, False])
def test_what_an_output_keeps_of_who_is_to_act_is_what_anybody_sees(
    curtained: Study, lifted: bool
) -> None:
    if lifted:
        curtained.lift_curtain()
    bundle: Any = curtained._repr_mimebundle_()
    kept = [bundle[0]["text/plain"], repr(curtained), curtained.to_text()]
    kept += [repr(curtained.session), to_html(curtained.session.here)]
    assert [text for text in kept if SECRET_HAND in text] == []
    assert "Fugitive: ?, ?" in kept[0]


def test_a_terminal_shows_who_is_to_act_their_hand() -> None:
    session = position_session("fugitive", LAYING)
    session.viewer = "to-act"
    assert SECRET_HAND in board_text(session.here)


# -- frames follow the viewer


def stored(game: Study) -> Any:
    game._repr_mimebundle_()
    return game.frames


@pytest.mark.parametrize("viewer", ["marshal", "spectator", "to-act", "fugitive"])
def test_stored_steps_follow_the_viewer(viewer: str) -> None:
    game, fresh = (from_position("fugitive", LAYING) for _ in range(2))
    seen = []
    everything = stored(game)
    game.observe(lambda change: seen.append(change["new"]), "frames")
    game.viewer = fresh.viewer = viewer
    assert seen[0] == {}
    assert game.frames == stored(fresh) != everything


def test_stored_steps_follow_a_click_on_the_viewer() -> None:
    game, fresh = (from_position("fugitive", LAYING) for _ in range(2))
    stored(game)
    intend(game, ("viewer", "marshal"))
    fresh.viewer = "marshal"
    assert game.frames == stored(fresh)


def test_stored_steps_are_those_of_the_study_that_is_shown() -> None:
    game = from_position("fugitive", LAYING)
    first = stored(game)
    with game._my_turn:
        game._take(new_session("fugitive", 2, seed=5))
    assert game.frames == stored(new_game("fugitive", 2, seed=5))
    intend(game, ("take_back", ""))
    assert game.frames == first


def test_nothing_is_stored_before_it_is_shown() -> None:
    game = from_position("fugitive", LAYING)
    game.viewer = "marshal"
    assert game.frames == {}


# -- what tells everything, and the seed


@pytest.mark.parametrize("viewer", ["marshal", "spectator", "to-act", "fugitive"])
@pytest.mark.parametrize("telling", [Study.code, Study.key])
def test_what_tells_everything_is_for_who_sees_everything(
    telling: Callable[[Study], str], viewer: str
) -> None:
    game = study("fugitive/bluff_sprints")
    assert telling(game)
    game.viewer = viewer
    with pytest.raises(NotTold, match="Look as all-seeing"):
        telling(game)


def test_a_page_that_may_not_have_a_code_is_told_so() -> None:
    game = from_position("fugitive", LAYING)
    game.viewer = "marshal"
    intend(game, ("tool", "keep"), ("code", ""))
    assert (game.tools["keep"]["code"], game._tool_state.code) == ("", "")
    assert game.tools["keep"]["said"].startswith("Look as all-seeing")


def test_a_game_whose_seed_nobody_sees_is_another_each_time() -> None:
    one, other = (new_game("fugitive", 2, seed=None) for _ in range(2))
    assert one.timeline.seed != other.timeline.seed
    assert str(one.timeline.seed) not in repr(one) + str(one.page) + str(stored(one))
    assert from_code(one.code()).timeline == one.timeline
    position = from_position("fugitive", LAYING, seed=None)
    assert position.timeline.seed != from_position("fugitive", LAYING, seed=None).timeline.seed
