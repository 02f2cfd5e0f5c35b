"""An illegal move that is tried anyway: the reasons, and the possible moves instead."""

from __future__ import annotations

from random import Random

import pytest

from explorer import new_game
from explorer.files.library import games
from explorer.session.session import Session
from explorer.session.verdict import NotTold
from explorer.session.why_not import attempt

from .shots import SHOOT, texts


def test_a_legal_move_is_allowed_and_not_played(session: Session) -> None:
    found = attempt(session.here, SHOOT)
    assert (found.legal, str(found)) == (True, f"{SHOOT}: allowed")
    assert session.here.step == 0


@pytest.mark.parametrize(
    ("tried", "rules", "offered"),
    [
        (
            "plan Shoot, Shoot, Turn",
            ["sx.plan.three"],
            ["plan Move, Shoot, Turn", "plan Floor, Shoot, Turn", "plan Shoot, Move, Turn"],
        ),
        (
            "reveal",
            ["sx.round.phases"],
            ["plan Move, Turn, Floor", "plan Move, Turn, Shoot", "plan Move, Floor, Turn"],
        ),
    ],
    ids=["a card twice", "not now"],
)
def test_a_refused_move_comes_with_reasons_and_with_the_nearest_moves(
    session: Session, tried: str, rules: list[str], offered: list[str]
) -> None:
    found = attempt(session.here, tried)
    assert [rule for sentence in found.reasons for rule in sentence.rules] == rules
    assert [each.move for each in found.nearest] == offered
    assert not found.legal
    assert str(found).splitlines()[0] == f"{tried}: not possible"
    assert str(found).splitlines()[-1] == f"Possible: {'; '.join(offered)}"


@pytest.mark.parametrize("tried", [SHOOT, "reveal", "no move at all"])
def test_others_are_told_nothing_by_trying(session: Session, tried: str) -> None:
    session.viewer = "mei"
    with pytest.raises(NotTold, match=r"Only who is to act \(Doc\) can be told"):
        attempt(session.here, tried)


def test_reasons_and_labels_are_told_in_the_language_chosen(session: Session) -> None:
    english = attempt(session.here, "reveal")
    session.language = "ko"
    korean = attempt(session.here, "reveal")
    assert texts(korean.reasons) != texts(english.reasons)
    assert korean.nearest[0].label != english.nearest[0].label
    assert korean.nearest[0].move == english.nearest[0].move


@pytest.mark.parametrize("name", games())
def test_in_every_game_a_refused_click_lights_up_what_it_is_about(name: str) -> None:
    """Whatever a learner is tempted to do, the board points at something and offers a way on."""
    study = new_game(name, players=max(games()[name].player_counts), seed=3)
    rng, tried = Random(1), 0
    for _ in range(60):
        session = study.session
        if session.here.actor == "nobody":
            break
        for move in session.here.game.teaching.temptations(session.here.whole_state)[:2]:
            text = session.here.game.notation.move_text(move, session.here.whole_state)
            at = [session.node.number, session.here.shown]
            number = study.ack.get("page", 0) + 1
            sent = {"view": "page", "number": number, "do": "play", "value": text, "at": at}
            study.intents = [sent]
            assert study.page["choices"]["refusal"], text
            assert study.page["choices"]["nearest"], text
            beside = str([study.page["seats"], study.page["strip"]])
            pieces = str(study.page["boards"][0]["pieces"])
            assert "hx-no" in pieces or "'mark': 'refused'" in beside, text
            tried += 1
        study.play(session.here.game.sample(session.here.whole_state, rng))
    assert tried > 3
