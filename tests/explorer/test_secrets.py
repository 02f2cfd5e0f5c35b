"""A viewer who may not know a secret finds it nowhere: text, story, events or state."""

from __future__ import annotations

import re

import pytest

from engine.core.record import to_json
from explorer.session.plain import board_text
from explorer.session.session import Session, new_session, position_session

CARDS = ("Move", "Turn", "Floor", "Shoot", "Reflex", "Horse")
BOARD = "train: 3; C2: Doc>; C3: Mei<; C1 roof: Tuco>"
PLANNED = f"{BOARD}; plan Doc: | {{doc}}; plan Mei: | {{mei}}; plan Tuco: | Turn, Move, Floor"
LATER = "round: 3; train: 2; C1: Doc>; C2: Mei<; C1 roof: Tuco>"
TREASURES = f"{LATER}; treasure Doc: {{doc}}; treasure Mei: {{mei}}; now: Doc plans"


def perceived(session: Session) -> list[str]:
    """All that a session shows to its viewer here, apart from the choices."""
    board, _, _ = board_text(session.here).rpartition("\n\n")
    return [
        board,
        "\n".join(map(str, session.here.story)),
        to_json(session.here.events),
        to_json(session.here.state),
        to_json(session.here.before),
    ]


@pytest.mark.parametrize("viewer", ["spectator", "mei", "tuco"])
def test_no_unseen_card_of_a_plan_is_named(viewer: str) -> None:
    session = position_session("super_express", BOARD)
    session.play("plan Shoot, Turn, Floor")
    session.viewer = viewer
    board, story, events, state, before = perceived(session)
    assert not [card for card in CARDS if re.search(rf"\b{card}\b", f"{board} {story}")]
    data = events + state + before
    assert not [card for card in CARDS if re.search(rf'"{card.lower()}"(?!:)', data)]
    assert "?, ?, ?" in board_text(session.here)


def test_ones_own_plan_is_known() -> None:
    session = position_session("super_express", BOARD)
    session.play("plan Shoot, Turn, Floor")
    session.viewer = "doc"
    assert "Shoot, Turn, Change floor" in board_text(session.here)
    assert "Shoot, Turn and Change floor" in str(session.here.story[0])


@pytest.mark.parametrize(
    ("viewer", "known", "unknown"),
    [
        ("spectator", (), ("345", "389")),
        ("doc", ("345",), ("389",)),
        ("mei", ("389",), ("345",)),
        ("tuco", (), ("345", "389")),
        ("to-act", ("345",), ("389",)),
        ("all-seeing", ("345", "389"), ()),
    ],
)
def test_a_treasure_is_known_to_its_owner_alone(
    viewer: str, known: tuple[str, ...], unknown: tuple[str, ...]
) -> None:
    session = position_session("super_express", TREASURES.format(doc=345, mei=389))
    session.viewer = viewer
    shown = "\n".join(perceived(session))
    assert [value for value in known if value not in shown] == []
    assert [value for value in unknown if value in shown] == []


@pytest.mark.parametrize(("viewer", "told"), [("tuco", True), ("doc", False), ("spectator", False)])
def test_a_treasure_just_taken_is_told_to_its_owner_alone(viewer: str, told: bool) -> None:
    session = position_session(
        "super_express", "train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; now: treasure"
    )
    session.luck = "chosen"
    session.play("treasure 367")
    session.viewer = viewer
    assert ("367" in "\n".join(perceived(session))) == told


SECRETLY_DIFFERENT = {
    "plans": (
        PLANNED.format(doc="Shoot, Move, Turn", mei="Move, Turn, Floor"),
        PLANNED.format(doc="Shoot, Turn, Floor", mei="Floor, Shoot, Turn"),
    ),
    "treasures": (
        TREASURES.format(doc=301, mei=312),
        TREASURES.format(doc=389, mei=323),
    ),
}


FIRST_MOVE = {"plans": "reveal", "treasures": "plan Move, Turn, Floor"}


@pytest.mark.parametrize("viewer", ["spectator", "tuco"])
def test_choices_that_tell_a_hand_are_for_who_is_to_act(viewer: str) -> None:
    session = position_session("super_express", BOARD)
    assert session.here.legal_moves
    assert session.here.compose(())
    session.viewer = viewer
    assert session.here.legal_moves == ()
    assert session.here.compose(()) is None
    session.viewer = "to-act"
    assert session.here.legal_moves


@pytest.mark.parametrize("viewer", ["spectator", "tuco"])
def test_choices_that_tell_nothing_are_for_everybody(viewer: str) -> None:
    session = position_session("super_express", SECRETLY_DIFFERENT["plans"][0])
    session.viewer = viewer
    assert session.here.legal_moves == ("reveal",)


@pytest.mark.parametrize("viewer", ["spectator", "tuco"])
@pytest.mark.parametrize("secret", SECRETLY_DIFFERENT)
def test_two_games_that_differ_in_a_secret_look_the_same(secret: str, viewer: str) -> None:
    sessions = [position_session("super_express", text) for text in SECRETLY_DIFFERENT[secret]]
    assert len({"\n".join(perceived(session)) for session in sessions}) == 2
    for session in sessions:
        session.play(FIRST_MOVE[secret])
        session.viewer = viewer
    texts = [[board_text(session.here), *perceived(session)] for session in sessions]
    assert texts[0] == texts[1]
    assert sessions[0].here.whole_state != sessions[1].here.whole_state


@pytest.mark.parametrize("viewer", ["spectator", "tuco"])
def test_luck_chosen_by_hand_does_not_give_away_the_treasures_that_are_gone(viewer: str) -> None:
    due = "round: 2; train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; treasure Doc: {value}; now: treasure"
    sessions = [position_session("super_express", due.format(value=value)) for value in (301, 312)]
    for session in sessions:
        session.luck, session.viewer = "chosen", viewer
    assert board_text(sessions[0].here) == board_text(sessions[1].here)


def test_a_whole_game_has_no_secret_in_its_texts() -> None:
    """The spectator's texts are the same for two games in which others plan other unseen cards."""
    one, other = (new_session("super_express", 3, seed=4) for _ in range(2))
    one.play("plan Turn, Shoot, Floor")
    other.play("plan Turn, Floor, Shoot")
    for plan in ("plan Turn, Floor, Move", "plan Turn, Move, Floor"):
        for session in (one, other):
            session.viewer = "all-seeing"
            session.play(plan)
            session.viewer = "spectator"
        assert board_text(one.here) == board_text(other.here)
    for _ in range(3):
        for session in (one, other):
            session.play("reveal")
        assert board_text(one.here) == board_text(other.here)
    for session in (one, other):
        session.play("reveal")
    assert board_text(one.here) != board_text(other.here)


@pytest.mark.parametrize("viewer", ["spectator", "mei"])
def test_events_are_seen_one_by_one_without_their_secrets(viewer: str) -> None:
    session = position_session("super_express", BOARD)
    for plan in ("plan Shoot, Move, Turn", "plan Move, Turn, Shoot", "plan Turn, Move, Floor"):
        session.play(plan)
    session.viewer = viewer
    session.go_to(2)
    session.forward_event()
    assert session.here.between_events
    assert "face down" in str(session.here.story[0])
    assert "Move" not in str(session.here.story[0])
