"""The announcements for screen readers: everything new, once, and why a move is not possible."""

from __future__ import annotations

import pytest

from explorer import new_game, study
from explorer.files.library import games
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.states import opened, press

LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector('.hx-live');
  const hear = () => window.heard.push(live.textContent);
  new MutationObserver(hear).observe(live, { childList: true });
}"""


def heard(host: Host) -> list[str]:
    """Return what was said since the last time, or since it was listened to."""
    said: list[str] = host.page.evaluate("() => window.heard.splice(0)")
    return said


def listening(host: Host) -> Host:
    host.page.evaluate(LISTEN)
    return host


def test_each_event_is_said_to_a_screen_reader(shown: Open) -> None:
    host = listening(shown(study("super_express/shot_off_the_rear")))
    host.study.last()
    host.settle()
    (said,) = heard(host)
    assert "Mei is shot off the train" in said


@pytest.mark.parametrize(
    ("name", "pressed", "said"),
    [
        ("refused", "[data-focus=choice-pick-move]", "Not possible. Move is already card 1"),
        ("question", "[data-focus=answer-off]", "Not there. Once more?"),
        ("question", "[data-focus=hint]", "One card farther to the rear."),
        ("curtain", "[data-focus=ready]", "Belle plans three cards"),
        ("editor", "[data-focus=choice-start-]", "3 to 7 can play"),
    ],
)
def test_an_answer_is_said_once(shown: Open, name: str, pressed: str, said: str) -> None:
    host = listening(opened(shown, name))
    press(host, pressed)
    (found,) = heard(host)
    assert said in found


def test_the_same_refusal_is_said_again_when_it_is_tried_again(shown: Open) -> None:
    host = listening(opened(shown, "refused"))
    for _ in range(2):
        press(host, "[data-focus=choice-pick-move]")
        assert len(heard(host)) == 1


@pytest.mark.parametrize("pressed", [".hx-chip", "[data-tool=notes]", "[data-focus=seats]"])
def test_what_was_said_is_not_said_again_when_something_is_opened(
    shown: Open, pressed: str
) -> None:
    host = listening(opened(shown, "refused"))
    press(host, pressed)
    assert heard(host) == []


def test_marking_says_what_comes_next(shown: Open) -> None:
    host = listening(opened(shown, "notes"))
    host.page.focus(".hx-grid")
    host.page.keyboard.press("Enter")
    assert "choose it again to highlight it" in heard(host)[0]


@pytest.mark.parametrize("game", games())
def test_the_board_tells_who_is_to_act(shown: Open, game: str) -> None:
    host = shown(new_game(game, players=2 if game == "fugitive" else 3, seed=1))
    names = host.study.fixed["names"]
    assert names[host.study.session.here.actor] in str(
        host.page.get_attribute(".hx-grid", "aria-label")
    )
