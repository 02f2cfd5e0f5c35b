"""`readings` names the rulings that matter at a position, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.messages import plain
from engine.core.moves import NOBODY
from engine.core.options import option_word, values_of
from engine.core.performing import starting_position
from engine.core.record import to_plain
from engine.core.scenario import Scenario
from engine.core.timeline import Timeline
from explorer.files.library import find_game, games
from explorer.lessons.lesson import open_session
from explorer.rulings.readings import readings
from explorer.rulings.rulings import Case, read_edge_case, rulings
from explorer.session.session import position_session
from explorer.session.standpoint import Standpoint
from explorer.session.story import reasons
from explorer.widget.study import from_position, study

START, END = "start", "end"

CASES: Mapping[tuple[str, str, int], tuple[set[str], set[str]]] = {
    ("colt_express", "speeding_up", 1): ({"speeding_up"}, {"speeding_up"}),
    ("colt_express", "empty_chamber", 1): ({"empty_chamber"}, {"empty_chamber"}),
    ("colt_express", "ghost_card", 1): (
        {"speeding_up", "ghost_card"},
        {"speeding_up", "ghost_card"},
    ),
    ("colt_express", "tie_break", 1): ({"tie_break"}, {"tie_break"}),
    ("colt_express", "drop_bullets", 1): ({"drop_bullets"}, {"drop_bullets", "discard_open"}),
    ("colt_express", "discard_open", 1): ({"discard_open"}, {"discard_open"}),
    ("fugitive", "opening", 1): ({"opening", "sprint_42"}, {"opening"}),
    ("fugitive", "pass_draw", 1): ({"pass_draw", "sprint_42"}, {"pass_draw"}),
    ("fugitive", "stalemate", 1): ({"stalemate", "sprint_42"}, {"stalemate"}),
    ("fugitive", "sprint_42", 1): ({"pass_draw", "sprint_42"}, {"pass_draw", "sprint_42"}),
    ("fugitive", "face_up", 1): ({"face_up", "attempting"}, {"face_up"}),
    ("fugitive", "attempting", 1): ({"attempting"}, {"attempting"}),
    ("fugitive", "manhunt_counts", 1): ({"pass_draw", "manhunt_counts"}, {"manhunt_counts"}),
    ("super_express", "horse_rescue", 1): ({"horse_rescue"}, {"horse_rescue"}),
    ("super_express", "horse_rescue", 2): ({"horse_rescue"}, {"horse_rescue"}),
    ("super_express", "horse_pending", 1): (
        {"horse_rescue", "horse_pending"},
        {"horse_rescue", "horse_pending"},
    ),
    ("super_express", "horse_pending", 2): ({"horse_pending"}, {"horse_pending"}),
    ("super_express", "horse_stunned", 1): ({"horse_stunned"}, {"horse_stunned"}),
}
"""The cases of every ruling: what matters before its line is played, and after it."""

NOTHING = [
    ("colt_express/belle_alone_punched", START),
    ("colt_express/django_pushes_on_the_roof", END),
    ("colt_express/tuco_through_the_roof", START),
    ("colt_express/marshal_meets_one", END),
    ("fugitive/a_turn_each", END),
    ("fugitive/hopeless_numbers", END),
    ("fugitive/manhunt_to_the_last_hideout", START),
    ("super_express/horse_ride", END),
    ("super_express/paradox", END),
    ("super_express/roof_before_inside", END),
    ("super_express/stun_lasts", START),
]
"""Positions at which no ruling matters."""


def played(
    game: Any, case: Case, options: Mapping[str, bool | int | str]
) -> tuple[Standpoint, str]:
    """A case played to its end or to the first refusal, and why it was refused."""
    scenario = Scenario(game.name, "", case.start, options=dict(options))
    timeline = Timeline(game, starting_position(scenario, game))
    for follow in case.line:
        for _ in range(follow.times):
            if game.rules.to_act(timeline.state) == NOBODY:
                break
            move = game.notation.read_move(follow.move, timeline.state)
            refusal = game.refusal(timeline.state, move)
            if refusal is not None:
                return Standpoint(timeline.tree, timeline.at), str(
                    reasons(game, refusal, timeline.state)
                )
            timeline.play(move)
    return Standpoint(timeline.tree, timeline.at), ""


def told_and_seen(game: Any, here: Standpoint) -> object:
    """Return what was told on the way here, and what each seat sees now."""
    told = [
        plain(sentence.segments) for node in here.path for sentence in here.story_of(node.number)
    ]
    views = []
    for seat in game.board.seats(here.whole_state):
        seen = to_plain(game.sight.observe(here.whole_state, seat))
        seen.pop("options")
        views.append(seen)
    return told, views


@pytest.mark.parametrize(("game", "option", "number"), CASES)
def test_the_cases_of_a_ruling_name_what_matters_there(game: str, option: str, number: int) -> None:
    found, written = find_game(game), read_edge_case(game, option)
    here, _ = played(found, written.case[number - 1], written.options)
    before, after = CASES[game, option, number]
    assert set(readings(here.at_node(0)).options) == before
    assert set(readings(here).options) == after
    assert option in before | after


def test_every_case_of_every_ruling_is_in_the_table() -> None:
    written = {
        (name, option, number)
        for name, game in games().items()
        for option in rulings(game)
        for number, _ in enumerate(read_edge_case(name, option).case, 1)
    }
    assert set(CASES) == written
    assert len({(game, option) for game, option, _ in CASES}) == 16


@pytest.mark.parametrize(("game", "option", "number"), CASES)
def test_a_line_set_up_anew_under_each_reading_agrees(game: str, option: str, number: int) -> None:
    """Set each position up anew for every reading of every ruling, and play the line by hand."""
    found, written = find_game(game), read_edge_case(game, option)
    case = written.case[number - 1]
    here, refused = played(found, case, written.options)
    differ = set()
    for other in rulings(found):
        outcomes = []
        for value in values_of(found.option_type, other):
            try:
                there, why = played(found, case, {**written.options, other: option_word(value)})
            except ValueError:
                continue  # this game can't be played by that reading
            outcomes.append((told_and_seen(found, there), why))
        if any(each != outcomes[0] for each in outcomes):
            differ.add(other)
    named = set(readings(here).options)
    assert named & differ == differ
    assert option in differ
    assert refused or len(here.path) > 1


@pytest.mark.parametrize(("name", "place"), NOTHING)
def test_no_ruling_matters_where_none_does(name: str, place: str) -> None:
    session = open_session(name)
    if place == END:
        session.last()
    assert readings(session.here).options == ()
    assert str(readings(session.here)) == "No ruling changes anything here."


GHOST = """
train: 3; rounds: Bridge; first: Ghost
1: Ghost
2: Belle
2 roof: Tuco
hand Ghost: Fire, Robbery, Punch, Marshal, Move, Move, Floor, Floor, Robbery
hand Belle: Fire, Robbery, Punch
hand Tuco: Fire, Robbery, Punch
pile: Belle Move, Tuco Floor
acted: 3
now: scheming
"""


def test_it_says_what_happens_under_each_reading() -> None:
    board = from_position("colt_express", GHOST)
    board.play("play Move down")
    assert str(board.readings()).splitlines()[-3:] == [
        "  Step 1: Move, face down",
        "    first_card (played here): Ghost plays Move, face down. [ce.scheme.choice]"
        " [ce.turn.speeding_up] [ce.turn.clockwise] [ce.ghost] [ce.sight.tunnel]",
        "    first_turn: Not possible: Turn 2 is played in the open (speeding up): everybody sees"
        " the card. [ce.turn.speeding_up]",
    ]
    assert repr(board.readings()) == str(board.readings())


def test_it_is_told_in_the_readers_language() -> None:
    board = from_position("colt_express", GHOST)
    board.language = "pt"
    assert "Passo" not in str(board.readings())
    assert "Se agora" in str(board.readings())
    board.language = "ko"
    assert "지금 둔다면" in str(board.readings())


def test_many_places_are_cut_short() -> None:
    found = readings(position_session("colt_express", GHOST).here)
    ghost = next(each for each in found.differences if each.option == "ghost_card")
    assert len(ghost.spots) == 3
    assert ghost.more == 3
    assert "and at 3 more places" in str(found)


def test_the_seat_to_act_gets_its_own_moves_and_nobody_else_anything() -> None:
    board = from_position("colt_express", GHOST)
    board.viewer = "ghost"
    seen = board.readings()
    assert seen.options == ("speeding_up", "ghost_card")
    assert seen.worlds > 0
    for viewer in ("belle", "spectator"):
        board.viewer = viewer
        assert board.readings().hidden
        assert board.readings().options == ()
        assert str(board.readings()) == "This cannot be told without telling a secret."


def test_asking_changes_nothing() -> None:
    board = study("super_express/horse_rescue")
    before = repr(board), board.step
    assert repr(board.readings()) == repr(board.readings())
    assert (repr(board), board.step) == before


def test_a_seat_is_told_the_same_in_worlds_that_look_the_same() -> None:
    """What another holds makes no difference to the answer that a seat gets."""
    told = []
    for belle in ("Fire, Robbery, Punch", "Move, Floor, Marshal"):
        text = GHOST.replace("hand Belle: Fire, Robbery, Punch", f"hand Belle: {belle}")
        session = position_session("colt_express", text)
        session.viewer = "ghost"
        told.append(str(readings(session.here)))
    assert told[0] == told[1]


def test_a_story_is_told_without_what_all_readings_share() -> None:
    session = open_session("super_express/horse_rescue")
    session.last()
    found = readings(session.here)
    shared = [
        {str(each.story[:1]) for each in spot.readings}
        for difference in found.differences
        for spot in difference.spots
        if spot.move
    ]
    assert shared
    assert all(len(each) > 1 for each in shared)
