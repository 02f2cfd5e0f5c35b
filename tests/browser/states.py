"""The states of a page to look at: a study, and what is pressed in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from explorer import edge_case, editor, from_position, new_game, play, study
from explorer.lessons.lesson import Lesson
from explorer.widget.obeying import pick
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.host import Host

MENU = "[data-menu=more]"
NAMING = "round: 3; trail: 1, 4, 7 (6); fugitive: 2, 3, 10, 16, 20, 42; now: marshal attempts"


class State(NamedTuple):
    make: Callable[[], Any]
    presses: tuple[str, ...] = ()


def refused() -> Study:
    game = new_game("super_express", players=4, seed=7)
    pick(game, "move")
    pick(game, "move")
    return game


def asked() -> Study:
    lesson = study("super_express/shot_off_the_rear")
    while not Lesson(lesson.session).here:
        lesson.forward()
    return lesson


def tempted() -> Study:
    """The same position, with nothing asked that its moves would tell."""
    session = asked().session
    return from_position(
        "super_express", session.here.game.notation.position_text(session.here.whole_state)
    )


def finished() -> Study:
    lesson = asked()
    while lesson.lesson.current or lesson.go_on():
        if lesson.lesson.current:
            lesson.show_answer()
    return lesson


def reckoned() -> Study:
    ending = study("super_express/tie_single_highest")
    ending.last()
    return ending


def curtained() -> Study:
    game = new_game("super_express", players=3, seed=1)
    game.viewer = "to-act"
    return game


def express() -> Study:
    return new_game("colt_express", players=4, seed=7)


def naming() -> Study:
    return from_position("fugitive", NAMING)


def dealt() -> Study:
    return play("colt_express", seat="belle", players=4, level="easy", seed=3)


def lost() -> Study:
    game = play("colt_express", seat="belle", players=4, level="easy", seed=3, rounds=1)
    while game.session.here.actor != "nobody":
        game.play(game.legal_moves[0])
    return game


STATES: Mapping[str, State] = {
    "refused": State(refused, (".hx-chip",)),
    "question": State(asked, (".hx-chip",)),
    "tempted": State(tempted),
    "answered": State(asked, ("[data-focus=answer-off]",)),
    "right": State(asked, ("[data-focus=answer-out]",)),
    "given up": State(asked, ("[data-focus=hint]", "[data-focus=show]")),
    "lesson over": State(finished),
    "reckoning": State(reckoned, (".hx-chip",)),
    "curtain": State(curtained),
    "viewers": State(express, ("[data-menu=viewers]",)),
    "seats": State(express, (MENU, "[data-focus=seats]")),
    "notes": State(express, (MENU, "[data-tool=notes]:visible", "[data-focus=note-mark]")),
    "what if": State(express, (MENU, "[data-tool=what_if]:visible")),
    "keep": State(naming, (MENU, "[data-tool=keep]", "[data-focus=keep-code]")),
    "panel": State(
        naming, (".hx-strip [data-cell='number 30']", ".hx-stake .hx-chip", "[data-menu=odds]")
    ),
    "start card": State(play),
    "my turn": State(dealt, (".hx-bar .hx-choice",)),
    "others play": State(dealt, (".hx-bar .hx-choice", "[data-focus=do]", "[data-focus=pause]")),
    "advice": State(dealt, ("[data-focus=advise]",)),
    "end": State(lost, (".hx-score .hx-chip",)),
    "editor": State(lambda: editor("super_express"), (".hx-choice",)),
    "folded ruling": State(
        lambda: edge_case("fugitive", "opening", folded=True), ("[data-focus=unfold]",)
    ),
    "ruling": State(lambda: edge_case("super_express", "horse_stunned"), ("summary",)),
}


def opened(shown: Open, name: str, width: int = 1200) -> Host:
    make, presses = STATES[name]
    host = shown(make(), width)
    for selector in presses:
        press(host, selector)
    return host


def press(host: Host, selector: str, key: str = "Enter") -> None:
    host.page.locator(selector).first.focus()
    host.page.keyboard.press(key)
    host.settle()
