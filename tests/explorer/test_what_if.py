"""The what-if tool: all moves with their results; exact for all-seeing viewers, else sampled."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.moves import CHANCE
from explorer.session.session import Session, new_session, position_session
from explorer.session.what_if import WORLDS, WhatIf, what_if

from .shots import SHOOT, TREASURE


@pytest.fixture
def game() -> Session:
    """A game of three in which all plans are laid."""
    session = new_session("super_express", 3, seed=5)
    for _ in range(3):
        session.play(SHOOT)
    return session


def told(found: WhatIf) -> set[str]:
    return {str(result.story[0]) for each in found.alternatives for result in each.results}


def test_every_move_is_shown_with_its_result(game: Session) -> None:
    (reveal,) = what_if(game.here).alternatives
    (result,) = reveal.results
    game.play("reveal")
    assert (reveal.move, result.share) == ("reveal", Fraction(1))
    assert (result.state, result.story) == (game.here.state, game.here.story)


def test_asking_changes_nothing(game: Session) -> None:
    before = game.code()
    for viewer in game.here.viewers:
        game.viewer = viewer
        assert what_if(game.here) == what_if(game.here)
    assert game.code() == before


def test_moves_beyond_the_most_are_counted(session: Session) -> None:
    found = what_if(session.here, most=5)
    assert (len(found.alternatives), found.more) == (5, 19)
    assert what_if(session.here).more == 0
    assert str(found).endswith("and 19 more")


def test_luck_has_its_exact_distribution() -> None:
    session = position_session("super_express", TREASURE)
    found = what_if(session.here)
    assert found.worlds == 0
    assert {each.chance for each in found.alternatives} == {Fraction(1, len(found.alternatives))}
    moves = [move for move, _ in session.here.game.rules.chance(session.here.whole_state).outcomes]
    assert [each.move for each in found.alternatives] == [
        session.here.game.notation.move_text(move, session.here.whole_state) for move in moves
    ]


def test_others_see_several_worlds_and_are_told_so(game: Session) -> None:
    game.viewer = "spectator"
    found = what_if(game.here)
    assert found.worlds == WORLDS
    assert len(told(found)) > 1
    assert sum(result.share for result in found.alternatives[0].results) == 1
    assert "sampled from 8 worlds" in str(found)


def test_who_is_to_act_knows_the_card_that_comes_next(game: Session) -> None:
    game.viewer = game.here.actor
    assert len(told(what_if(game.here))) == 1


def test_what_luck_brings_to_others_stays_unseen(game: Session) -> None:
    game.luck = "chosen"
    while game.here.actor != "luck":
        game.play("reveal")
    game.viewer = next(name for name in game.here.seat_names if "looks" not in name)
    found = what_if(game.here)
    assert sum(each.chance or 0 for each in found.alternatives) == 1
    game.viewer = "spectator"
    (unseen,) = what_if(game.here).alternatives
    assert (unseen.move, unseen.chance) == ("treasure ?", Fraction(1))


def test_choices_that_tell_a_hand_are_not_told_to_others(session: Session) -> None:
    session.viewer = "mei"
    assert what_if(session.here) == WhatIf(hidden=True)


def test_secrets_of_the_start_are_not_told() -> None:
    plans = "plan Doc: | Shoot, Move, Turn; plan Mei: | Move, Turn, Shoot; plan Tuco: | Turn, Move,"
    position = f"train: 3; C2: Doc>; C3: Mei<; C1 roof: Tuco>; {plans} Floor"
    session = position_session("super_express", position)
    assert len(told(what_if(session.here))) == 1
    session.viewer = "mei"
    assert what_if(session.here) == WhatIf(hidden=True)
    assert "telling a secret" in str(what_if(session.here))


def test_there_is_nothing_to_ask_between_events_and_after_the_end(game: Session) -> None:
    game.play("reveal")
    game.back()
    game.forward_event()
    assert what_if(game.here) == WhatIf()
    over = "train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    ended = what_if(position_session("super_express", over).here)
    assert str(ended) == "nothing can be done here"


def test_what_luck_may_bring_is_told_whole() -> None:
    session = new_session("colt_express", 3, seed=1)
    session.first()
    while session.here.to_act == CHANCE and session.node.children:
        found = what_if(session.here, most=2)
        chances = [each.chance for each in found.alternatives if each.chance is not None]
        assert (sum(chances), found.more) == (1, 0)
        session.forward()
    assert session.here.step > 3
