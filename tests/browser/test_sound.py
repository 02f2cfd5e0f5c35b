"""Tones in a game against others: none until they are switched on."""

from __future__ import annotations

from explorer import play
from tests.browser.conftest import Open
from tests.browser.menus import choose_in_menu, open_menu

COUNTED = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
  };
}"""


def test_tones_are_off_until_they_are_switched_on(shown: Open) -> None:
    host = shown(play("super_express", seat="doc", players=3, level="easy", seed=3))
    host.page.evaluate(COUNTED)
    assert host.study.session.here.actor == "doc"

    def plays() -> int:
        host.page.keyboard.press("Escape")
        host.study.play(host.study.legal_moves[0])
        host.settle()
        tones: int = host.page.evaluate("() => window.tones")
        return tones

    assert plays() == 0
    choose_in_menu(host, "[data-focus=sound]")
    open_menu(host)
    switch = host.page.locator("[data-focus=sound]")
    assert switch.get_attribute("aria-pressed") == "true"
    assert "Sound: on" in switch.inner_text()
    assert plays() > 1
