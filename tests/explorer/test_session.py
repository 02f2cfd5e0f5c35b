"""A session: how it opens, its viewers, its choices and its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.notation import NotationError
from engine.core.options import UnknownOption
from engine.core.rulebook import UnknownLanguage, UnknownRule
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.core.tree import START
from engine.super_express.execution import Reveal
from engine.super_express.pieces import Card
from engine.super_express.planning import Plan
from explorer.files.library import UnknownGame
from explorer.session.plain import board_text, kept_text
from explorer.session.session import (
    Session,
    new_session,
    position_session,
    session_from_code,
)
from explorer.session.verdict import UnknownChoice, UnknownViewer
from explorer.session.why_not import read_move, refusal_of

from .shots import POSITION, SHOOT, TREASURE, texts

# -- opening


def test_a_scenario_opens_at_its_start(session: Session) -> None:
    assert (session.here.title, session.here.step, session.node.number) == ("A shot", 0, START)
    assert (session.viewer, session.language, session.luck) == ("all-seeing", "en", "drawn")
    assert (session.here.actor, session.here.winners, session.here.story) == ("doc", (), ())


def test_a_new_game_is_set_up_by_its_seed() -> None:
    session = new_session("super_express", 4, seed=7, horse=True)
    assert session.here.title == "Colt Super Express"
    assert (
        session.here.step,
        session.here.to_act in session.here.game.board.seats(session.here.state),
    ) == (1, True)
    assert session.here.state.options.horse
    assert session.here.state == new_session("super_express", 4, seed=7, horse=True).here.state
    firsts = {new_session("super_express", 4, seed=seed).here.actor for seed in range(12)}
    assert firsts == set(session.here.seat_names)


def test_players_may_be_named() -> None:
    session = new_session("super_express", ("tuco", "doc", "belle"))
    assert session.here.seat_names == ("tuco", "doc", "belle")


def test_a_position_opens_as_it_is_written() -> None:
    session = position_session("super_express", POSITION, horse=True)
    assert (session.here.seat_names, session.here.step) == (("doc", "mei", "tuco"), 0)
    assert session.here.state.options.horse


@pytest.mark.parametrize(
    ("opening", "error", "said"),
    [
        (lambda: new_session("chess"), UnknownGame, "'chess'; there are "),
        (lambda: new_session("super_express", 9), IllegalSetup, "3 to 7 can play, not 9."),
        (
            lambda: new_session("super_express", ("doc", "doc", "zorro")),
            IllegalSetup,
            "There is no bandit zorro",
        ),
        (lambda: new_session("super_express", hors=True), UnknownOption, "'hors'; the options are"),
        (
            lambda: new_session("super_express", horse_rescue="at_once"),
            IllegalSetup,
            "needs the Horse expansion",
        ),
        (lambda: position_session("super_express", "C1: Zorro<"), NotationError, "a bandit: belle"),
        (lambda: position_session("super_express", "C1: Doc<"), IllegalSetup, "[sx.setup.players]"),
        (lambda: position_session("super_express", "train: 3"), ValueError, "3 to 7 can play"),
        (lambda: position_session("super_express", ""), ValueError, "3 to 7 can play"),
    ],
    ids=[
        *("unknown game", "too many", "unknown bandit", "unknown option", "contradictory"),
        *("unreadable position", "impossible position", "nobody on the train", "empty position"),
    ],
)
def test_what_can_not_be_opened_is_refused(
    opening: Callable[[], Session], error: type[ValueError], said: str
) -> None:
    with pytest.raises(error) as refused:
        opening()
    assert said in str(refused.value)


# -- who looks, and how


def test_anybody_at_the_table_can_look(session: Session) -> None:
    assert session.here.viewers == ("spectator", "doc", "mei", "tuco", "to-act", "all-seeing")


@pytest.mark.parametrize(
    ("viewer", "sight"),
    [
        ("spectator", SPECTATOR),
        ("all-seeing", ALL_SEEING),
        ("tuco", Seat(2)),
        ("to-act", Seat(0)),
    ],
)
def test_a_viewer_has_eyes(session: Session, viewer: str, sight: Viewer) -> None:
    session.viewer = viewer
    assert (session.viewer, session.here.sight) == (viewer, sight)


def test_who_is_to_act_changes_from_step_to_step(session: Session) -> None:
    session.viewer = "to-act"
    seen = []
    for _ in range(5):
        seen.append(session.here.sight)
        session.forward()
    assert seen == [Seat(0), Seat(1), Seat(2), Seat(0), Seat(2)]


@pytest.mark.parametrize("at_end", [True, False], ids=["over", "luck"])
def test_when_nobody_is_to_act_a_spectator_looks(at_end: bool) -> None:
    over = "train: 2; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    session = position_session("super_express", over if at_end else TREASURE)
    session.viewer = "to-act"
    assert session.here.sight is SPECTATOR
    assert session.here.to_act == (NOBODY if at_end else CHANCE)
    assert session.here.actor == ("nobody" if at_end else "luck")


@pytest.mark.parametrize("name", ["zorro", "Doc", "", "belle"])
def test_a_stranger_is_refused_with_those_who_may_look(session: Session, name: str) -> None:
    with pytest.raises(UnknownViewer) as refused:
        session.viewer = name
    assert str(refused.value) == (
        f"{name!r} can't look on; these can: spectator, doc, mei, tuco, to-act, all-seeing"
    )


def test_a_language_is_one_of_three(session: Session) -> None:
    session.language = "ko"
    assert session.language == "ko"
    with pytest.raises(UnknownLanguage, match="no language is called 'fr'; there are en, ko, pt"):
        session.language = "fr"


def test_a_rule_is_read_in_the_language(session: Session) -> None:
    titles = {}
    for language in ("en", "ko", "pt"):
        session.language = language
        titles[language] = session.here.rule("sx.plan.three").title
    assert titles["en"] == "Three cards, in order"
    assert len(set(titles.values())) == 3
    with pytest.raises(UnknownRule, match=r"no rule is called 'sx\.nap'; the ids are sx\.pieces"):
        session.here.rule("sx.nap")


def test_luck_is_drawn_or_chosen(session: Session) -> None:
    session.luck = "chosen"
    assert session.luck == "chosen"
    with pytest.raises(UnknownChoice, match="luck can't be 'bad'; it is 'drawn' or 'chosen'"):
        session.luck = "bad"


# -- what may be done


def test_options_are_the_texts_of_the_moves(session: Session) -> None:
    assert len(session.here.legal_moves) == len(session.here.moves) == 24
    assert session.here.legal_moves[0] == "plan Move, Turn, Floor"
    assert read_move(session.here, session.here.legal_moves[0]) == session.here.moves[0]
    assert read_move(session.here, session.here.moves[0]) is session.here.moves[0]


def test_a_move_is_allowed_or_not_with_its_reasons(session: Session) -> None:
    allowed = session.why_not(SHOOT)
    assert (allowed.legal, allowed.reasons, str(allowed)) == (True, (), f"{SHOOT}: allowed")
    verdict = session.why_not("plan Shoot, Shoot, Horse")
    assert not verdict.legal
    assert str(verdict) == repr(verdict)
    assert str(verdict).splitlines() == [
        "plan Shoot, Shoot, Horse: not possible",
        "  Shoot is already card 1 of this plan, and there is one of each. [sx.plan.three]",
        "  Horse is not in the hand, which is Move, Turn, Change floor and Shoot. "
        "[sx.expansion.hand]",
    ]


def test_a_refusal_is_none_or_the_reasons(session: Session) -> None:
    refusal = refusal_of(session.here, "reveal")
    assert refusal_of(session.here, SHOOT) is None
    assert refusal is not None
    assert refusal.rules == ("sx.round.phases",)
    assert refusal_of(session.here, Reveal()) == refusal


def test_a_move_is_composed_card_by_card(session: Session) -> None:
    whole = session.here.compose(("shoot", "move", "turn"))
    begun = session.here.compose(("shoot",))
    assert whole is not None
    assert begun is not None
    assert whole.move == Plan((Card.SHOOT, Card.MOVE, Card.TURN))
    assert [part.key for part in begun.parts if part.refusal] == ["shoot"]
    session.last()
    assert session.here.compose(()) is None


# -- playing


def test_playing_tells_the_story_and_goes_on(session: Session) -> None:
    told = session.play("plan Turn, Move, Floor")
    assert texts(told) == [
        "Doc lays a plan of three cards: Turn, Move and Change floor. [sx.plan.three]"
    ]
    assert (session.here.step, session.here.actor) == (1, "mei")
    assert session.here.story == told
    assert session.here.story_of(session.node.number) == told


def test_a_move_of_the_line_is_followed_and_another_one_branches(session: Session) -> None:
    session.play(SHOOT)
    assert (session.node.number, session.node.comment) == (1, "Doc shoots first.")
    session.back()
    session.play("plan Turn, Move, Floor")
    assert session.timeline.node(START).children == (1, session.node.number)
    assert not session.timeline.on_main_line(session.node.number)


def test_a_branch_leads_back_to_the_main_line(session: Session) -> None:
    session.go_to(2)
    session.play("plan Floor, Move, Turn")
    session.play("reveal")
    session.to_main_line()
    assert session.node.number == 2


def test_the_state_before_a_move_is_seen_like_the_state_after(session: Session) -> None:
    assert session.here.before is None
    start = session.here.state
    session.play(SHOOT)
    assert session.here.before == start
    session.viewer = "mei"
    assert session.here.before == session.here.game.sight.observe(start, Seat(1))


# -- text


def test_the_text_has_heading_board_story_and_choices(session: Session) -> None:
    session.last()
    heading, board, seats, story, choices = board_text(session.here).split("\n\n")
    assert heading == "A shot · step 4 · Tuco to act"
    assert board.splitlines() == [
        "       | C0 | C1    | C2   | C3 |",
        "roof   |    | Tuco> |      |    |",
        "inside |    |       | Doc> |    |",
    ]
    assert seats.splitlines() == [
        "1  Doc  (Shoot), Move, Turn",
        "   Mei  out in round 1",
        " + Tuco  Turn, Move, Change floor",
    ]
    assert story.splitlines() == texts(session.here.story)
    assert choices == "Choices:\n  1  reveal"
    assert kept_text(session.here) == board_text(session.here)
    assert repr(session) == session.to_text() == board_text(session.here)


def test_many_choices_are_cut_short(session: Session) -> None:
    lines = board_text(session.here).splitlines()
    assert lines[-1].strip() == "and 12 more"
    assert lines[-2] == f" 12  {session.here.legal_moves[11]}"


@pytest.mark.parametrize(
    ("position", "heading"),
    [
        (TREASURE, "luck to act"),
        ("train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc", "over, Doc won"),
        ("train: 1; out: Mei 1, Tuco 1, Doc 1; now: over, won by nobody", "over, nobody won"),
    ],
)
def test_the_heading_says_whose_turn_it_is(position: str, heading: str) -> None:
    session = position_session("super_express", position)
    assert board_text(session.here).splitlines()[0] == f"Colt Super Express · step 0 · {heading}"


def test_winners_are_named() -> None:
    over = "train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    assert position_session("super_express", over).here.winners == ("doc",)


def test_the_timeline_reads_back_from_its_code(session: Session) -> None:
    assert session_from_code(session.code()).timeline == session.timeline
