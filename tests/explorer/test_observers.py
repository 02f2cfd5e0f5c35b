"""Observers of a study may fail, set traits and call methods; traits may be set wrong."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from explorer import study
from explorer.widget.one_at_a_time import EndlessNews
from tests.agreeing import agrees
from tests.explorer.clicking import Clicker, planning


def test_an_observer_that_fails_leaves_everything_agreeing() -> None:
    lesson = study("super_express/shot_off_the_rear")

    def fails(_: object) -> None:
        raise ValueError("I fail")

    lesson.observe(fails, "step")
    with pytest.raises(ValueError, match="I fail"):
        lesson.forward()
    assert agrees(lesson)
    with pytest.raises(ValueError, match="I fail"):
        Clicker(lesson).click("forward")
    assert lesson.step == 2
    assert lesson.ack == {"page": 1}
    assert lesson.page["choices"]["notice"] == ""
    assert agrees(lesson)
    lesson.unobserve(fails, "step")
    lesson.viewer = "doc"
    lesson.step = 0
    assert lesson.session.here.step == 0
    assert agrees(lesson)


def test_every_intent_of_a_message_is_obeyed_whatever_observers_do() -> None:
    lesson = study("super_express/shot_off_the_rear")
    lesson.observe(lambda _: 1 / 0, "step")
    intents = [
        {"view": "page", "number": number, "do": "forward", "value": "", "at": [0, 0]}
        for number in (1, 2)
    ]
    with pytest.raises(ZeroDivisionError):
        lesson.set_state({"intents": intents})
    assert lesson.ack == {"page": 2}
    assert lesson.step == 2
    assert agrees(lesson)


def test_an_observer_may_set_traits_and_call_methods() -> None:
    lesson = study("super_express/shot_off_the_rear")

    def restrains(change: Any) -> None:
        lesson.viewer = "doc" if change["new"] == 1 else "all-seeing"
        if change["new"] == 2:
            lesson.back()

    lesson.observe(restrains, "step")
    lesson.forward()
    assert (lesson.viewer, lesson.session.viewer) == ("doc", "doc")
    assert agrees(lesson)
    Clicker(lesson).click("forward")
    assert lesson.step == 1
    assert lesson.viewer == "doc"
    assert agrees(lesson)


def test_an_observer_behind_the_curtain_sees_no_other_viewer() -> None:
    game = planning()
    seen: list[str] = []
    game.observe(lambda _: seen.append(game.session.viewer), ["page", "step"])
    game.observe(lambda _: 1 / 0, "step")
    game.viewer = "to-act"
    game.lift_curtain()
    with pytest.raises(ZeroDivisionError):
        game.play("plan Move, Turn, Floor")
    assert game.page["curtain"]
    assert set(seen) == {"to-act"}
    assert agrees(game)


def test_observers_that_answer_each_other_for_ever_are_stopped() -> None:
    lesson = study("super_express/shot_off_the_rear")
    lesson.observe(lambda _: setattr(lesson, "step", 1 - min(1, lesson.step)), "step")
    with pytest.raises(EndlessNews):
        lesson.forward()
    assert agrees(lesson)


def test_a_link_to_another_widget_holds_both_ways() -> None:
    class Slider(traitlets.HasTraits):
        value = traitlets.Int()

    lesson, slider = study("super_express/shot_off_the_rear"), Slider()
    traitlets.link((lesson, "step"), (slider, "value"))
    lesson.forward()
    assert slider.value == 1
    slider.value = 2
    assert lesson.session.here.step == 2
    assert agrees(lesson)


def test_changes_that_are_held_back_are_followed_together() -> None:
    lesson = study("super_express/shot_off_the_rear")
    heard: list[str] = []
    lesson.observe(lambda change: heard.append(change["name"]), ["step", "viewer"])
    with lesson.hold_trait_notifications():
        lesson.step = 2
        lesson.viewer = "doc"
    assert heard == ["step", "viewer"]
    assert agrees(lesson)


BAD: dict[str, dict[str, object]] = {
    "a step": {"step": 99},
    "a viewer": {"viewer": "zorro"},
    "a language, with what is well": {"luck": "chosen", "language": "fr"},
    "a player": {"players": {"x": "hand"}},
}


@pytest.mark.parametrize("name", BAD)
def test_a_trait_that_can_not_be_so_changes_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = study("super_express/shot_off_the_rear")
    sent: list[Any] = []
    monkeypatch.setattr(lesson, "_send", lambda message, **_: sent.append(message["state"]))
    before = lesson.get_state(list(BAD[name]))
    with pytest.raises(ValueError, match=r"there (is|are)|can|nobody"):
        lesson.set_state(BAD[name])
    assert lesson.get_state(list(BAD[name])) == sent[-1] == before
    assert agrees(lesson)
