"""A study from Python: its methods, its traits, and the intents of a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.moves import IllegalMove
from explorer import from_position, new_game, study
from explorer.lessons.lesson import Lesson
from explorer.session.verdict import UnknownViewer
from explorer.widget.study import Study
from explorer.widget.unhurried import WIDTH

POSITION = """
train: 3
C2: Doc>
C3: Mei<
C1 roof: Tuco>
plan Doc: | Shoot, Move, Turn
plan Mei: | Move, Turn, Floor
plan Tuco: | Turn, Move, Floor
"""


@pytest.fixture
def shot() -> Study:
    return from_position("super_express", POSITION)


def intend(target: Study, *intents: tuple[str, str], at: tuple[int, int] | None = None) -> None:
    """Return what a page sends: intents numbered on from the last one."""
    last = target.ack.get("page", 0)
    target.intents = [
        {
            "view": "page",
            "number": last + place,
            "do": do,
            "value": value,
            "at": list(at or target._position),
        }
        for place, (do, value) in enumerate(intents, 1)
    ]


def test_a_move_is_played_in_words_and_told(shot: Study) -> None:
    told = [str(sentence) for sentence in shot.play("reveal")]
    assert told[1] == "Doc shoots from C2 and hits Mei. [sx.shoot.target]"
    assert shot.step == 1
    assert shot.page["step"] == 1
    assert [event.rules for event in shot.events][1] == ("sx.shoot.target",)


def test_a_study_is_opened_as_a_viewer_sees_it() -> None:
    opened = study("fugitive/three_long_steps", viewer="marshal")
    assert opened.viewer == "marshal"
    assert "[9]" in opened.to_text()
    assert "[3]" not in opened.to_text()
    with pytest.raises(UnknownViewer, match="'sheriff' can't look on"):
        study("fugitive/three_long_steps", viewer="sheriff")


def test_going_back_and_forward_follows_the_line(shot: Study) -> None:
    shot.play("reveal")
    shot.back()
    assert shot.step == 0
    shot.forward()
    assert shot.step == 1
    shot.first()
    shot.last()
    assert shot.step == 1
    shot.go(0)
    assert shot.step == 0


def test_a_page_says_whether_its_line_goes_on(shot: Study) -> None:
    shot.play("reveal")
    assert (shot.page["last"], shot.page["step"], shot.page["steps"]) == (True, 1, 1)
    shot.back()
    assert (shot.page["last"], shot.page["step"], shot.page["steps"]) == (False, 0, 1)
    assert shot.page["curtain"] == ""


def test_why_not_tells_every_reason(shot: Study) -> None:
    verdict = shot.why_not("skip")
    assert not verdict.legal
    assert str(verdict).endswith("[sx.execute.forced]")
    assert shot.why_not("reveal").legal


REFUSED: dict[str, tuple[Callable[[Study], Any], str]] = {
    "an illegal move": (lambda s: s.play("skip"), "sx.execute.forced"),
    "a move that is none": (lambda s: s.play("fly"), "expected a move: plan, reveal"),
    "a step that is none": (lambda s: setattr(s, "step", 9), "this line has steps 0 to 0"),
    "a viewer who is none": (lambda s: setattr(s, "viewer", "zorro"), "these can: spectator, doc"),
    "a language that is none": (lambda s: setattr(s, "language", "fr"), "there are en, ko, pt"),
    "luck that is none": (lambda s: setattr(s, "luck", "good"), "'drawn' or 'chosen'"),
    "a way to step that is none": (lambda s: setattr(s, "step_by", "day"), "'move' or 'event'"),
    "a player who is none": (lambda s: setattr(s, "players", {"doc": "x"}), "hand, random"),
    "a seat that is none": (lambda s: setattr(s, "players", {"x": "hand"}), "doc, mei, tuco"),
    "an answer to nothing": (lambda s: s.answer("C1"), "nothing is asked"),
    "a step of no line": (lambda s: s.go(7), "there is no step 7; the steps are 0"),
    "a step of no branch": (lambda s: s.go("b3"), "there is no step 'b3'; the steps are 0"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_refused_and_nothing_is_lost(shot: Study, name: str) -> None:
    act, said = REFUSED[name]
    before = (dict(shot.timeline.nodes), shot.step, shot.viewer, shot.language, shot.page)
    with pytest.raises(ValueError, match=said):
        act(shot)
    assert (shot.timeline.nodes, shot.step, shot.viewer, shot.language, shot.page) == before


def test_a_refused_move_carries_its_refusal(shot: Study) -> None:
    with pytest.raises(IllegalMove) as error:
        shot.play("skip")
    assert error.value.refusal.rules == ("sx.execute.forced",)


def test_an_intent_is_answered_once(shot: Study) -> None:
    intend(shot, ("play", "reveal"))
    again = list(shot.intents)
    shot.intents = []
    shot.intents = again
    assert shot.step == 1
    assert shot.ack == {"page": 1}


def test_an_intent_that_fails_does_not_stop_the_tools_from_following(
    shot: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_study: Study) -> None:
        raise KeyError

    monkeypatch.setattr(Study, "back", fail)
    with pytest.raises(KeyError):
        intend(shot, ("back", ""))
    intend(shot, ("tool", "notes"))
    assert shot.tools["open"] == "notes"


def test_an_intent_made_on_another_position_is_not_played(shot: Study) -> None:
    intend(shot, ("play", "reveal"), ("play", "reveal"), at=(0, 0))
    assert shot.step == 1
    assert shot.ack == {"page": 2}
    assert "not played" in shot.page["choices"]["notice"]


def test_travelling_intents_are_all_carried_out(shot: Study) -> None:
    shot.play("reveal")
    shot.play("reveal")
    intend(shot, ("back", ""), ("back", ""), ("forward", ""), at=(0, 0))
    assert shot.step == 1


def test_a_plan_is_picked_part_by_part() -> None:
    game = new_game("super_express", players=3, seed=1)
    intend(game, ("pick", "move"))
    intend(game, ("pick", "move"))
    assert list(game.page["choices"]["refusal"][0]["rules"]) == ["sx.plan.three"]
    intend(game, ("lay", ""))
    assert "not whole" in game.page["choices"]["notice"]
    intend(game, ("pick", "turn"))
    intend(game, ("unpick", ""))
    intend(game, ("pick", "shoot"))
    intend(game, ("pick", "turn"))
    intend(game, ("lay", ""))
    assert game.step == 2
    intend(game, ("pick", "dynamite"))
    assert "can't be picked" in game.page["choices"]["notice"]


def test_each_page_is_drawn_for_its_own_width(shot: Study) -> None:
    assert list(shot.stills) == [str(WIDTH)]
    intend(shot, ("width", "368"))
    assert list(shot.stills) == ["368"]
    other = {"view": "other", "number": 1, "do": "width", "value": "860", "at": [0, 0]}
    shot.intents = [other]
    assert sorted(shot.stills) == ["368", "860"]
    assert [board["width"] for board in shot.page["boards"]] == [860, 368]
    intend(shot, ("width", "0"))
    assert list(shot.stills) == ["860"]


def test_the_text_of_a_study_is_whole(shot: Study) -> None:
    bundle = shot._repr_mimebundle_()
    text = bundle[0]["text/plain"] if isinstance(bundle, tuple) else bundle["text/plain"]
    assert text == shot.to_text()
    assert "inside |" in text


def test_a_question_is_answered_from_python() -> None:
    lesson = study("super_express/shot_off_the_rear")
    while not Lesson(lesson.session).here:
        lesson.forward()
    truth = Lesson(lesson.session).here[0].question.answer
    assert not lesson.answer("C1")
    assert lesson.answer(truth)
    assert lesson.page["choices"]["asked"]["feedback"]["state"] == "right"


def test_frames_hold_every_step_and_leave_the_study_where_it_is(shot: Study) -> None:
    shot.play("reveal")
    shot.back()
    shot._repr_mimebundle_()
    assert sorted(shot.frames["pages"]) == ["0", "1"]
    children = shot.frames["tree"]["children"]
    assert {step: list(after) for step, after in children.items()} == {"0": [1], "1": []}
    assert shot.step == 0


def test_a_save_that_fails_is_told_and_the_board_goes_on(shot: Study, tmp_path: Path) -> None:
    intend(shot, ("save", str(tmp_path / "nowhere" / "mine.toml")))
    assert "there is no folder" in shot.page["choices"]["notice"]
    intend(shot, ("play", "reveal"))
    assert shot.step == 1


def test_a_fault_in_answering_a_page_does_not_make_it_ask_again(
    shot: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shot, "save", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        intend(shot, ("save", "mine.toml"))
    assert shot.ack == {"page": 1}
    intend(shot, ("play", "reveal"))
    assert shot.step == 1


def test_what_became_of_keeping_is_said_where_it_was_wished(shot: Study, tmp_path: Path) -> None:
    intend(shot, ("tool", "keep"), ("take", "hx1.broken"))
    assert "damaged" in shot.tools["keep"]["said"]
    assert shot.page["choices"]["notice"] == ""
    intend(shot, ("save", str(tmp_path / "mine.toml")))
    assert "mine.toml" in shot.tools["keep"]["said"]


def test_who_does_not_see_everything_does_not_save_everything(shot: Study, tmp_path: Path) -> None:
    shot.viewer = "mei"
    intend(shot, ("save", str(tmp_path / "mine.toml")))
    assert "all-seeing" in shot.page["choices"]["notice"]
    assert not (tmp_path / "mine.toml").exists()
