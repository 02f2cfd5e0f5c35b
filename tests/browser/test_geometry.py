"""No text overlaps another, is cut or is smaller than 12 pixels, at any width, light or dark."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from explorer import from_position, new_game, study
from explorer.widget.obeying import pick
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.host import Host

PHONE, TALL = 600, 4000

MEASURE = """() => {
  const root = document.querySelector('.hx-study');
  const found = [];
  const visible = (el) => {
    const style = getComputedStyle(el);
    if (!el.checkVisibility()) return false;
    return style.visibility !== 'hidden' && style.display !== 'none' && style.opacity !== '0';
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !visible(parent)) continue;
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    if (parent.closest('.hx-live, option, [hidden], details:not([open]) > div')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(parent).fontSize);
    const scale = parent.closest('svg') ? (parent.getScreenCTM?.().d ?? 1) : 1;
    for (const whole of range.getClientRects()) {
      const box = inSight(parent, whole);
      if (!box.width || box.bottom - box.top < 1) continue;
      const faint = Boolean(parent.closest('.hx-was, .hx-branches'));
      found.push({ text: node.textContent.trim(), size: size * Math.abs(scale), faint,
        left: box.left, right: box.right, top: box.top, bottom: box.bottom,
        clipped: clip(parent, box), under: under(parent, box) });
    }
  }
  function under(el, { left, right, top, bottom }) {
    return [...root.querySelectorAll('.hx-menu, .hx-tools, .hx-whynot')].some((layer) => {
      const edge = layer.getBoundingClientRect();
      const over = getComputedStyle(layer).zIndex !== 'auto' && layer.checkVisibility();
      return over && !layer.contains(el)
        && right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
    });
  }
  function inSight(el, { left, right, width, top, bottom }) {
    const row = el.closest('.hx-places, .hx-branches span, .hx-table')?.getBoundingClientRect();
    if (row) {
      left = Math.max(left, row.left);
      right = Math.min(right, row.right);
      width = Math.max(0, right - left);
    }
    const drawn = el.closest('svg')?.getBoundingClientRect();
    if (drawn) {
      top = Math.max(top, drawn.top);
      bottom = Math.min(bottom, drawn.bottom);
    }
    for (let up = el; up && up !== root; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (!['auto', 'scroll'].includes(overflowY) && !up.matches('.hx-tokens')) continue;
      const edge = up.getBoundingClientRect();
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, width, top, bottom };
  }
  function clip(el, box) {
    if (el.closest('.hx-scroll, .hx-boardbox')) return false;
    for (let up = el; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible') continue;
      const edge = up.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return true;
    }
    return box.left < -1 || box.right > innerWidth + 1;
  }
  return found;
}"""


def problems(texts: list[dict[str, Any]]) -> list[str]:
    found = [f"small: {t['text']} {t['size']:.1f}" for t in texts if t["size"] < 11.95]
    found += [f"cut: {t['text']}" for t in texts if t["clipped"]]
    solid = [t for t in texts if not t["faint"]]
    for place, one in enumerate(solid):
        for other in solid[place + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            least = min(one["bottom"] - one["top"], other["bottom"] - other["top"])
            if across > 1 and down > 0.35 * least:
                found.append(f"overlap: {one['text']!r} and {other['text']!r}")
    return found


def unroll(host: Host, width: int) -> None:
    """Give a phone a window so tall that nothing sticky lies over what scrolls."""
    if width < PHONE:
        host.page.set_viewport_size({"width": width, "height": TALL})
    host.settle()


def positions() -> dict[str, Study]:
    opening = new_game("super_express", players=4, seed=7, reflex=True, horse=True, time_car=True)
    opening.viewer = opening.session.here.actor
    late = new_game("super_express", players=7, seed=3, reflex=True, horse=True, time_car=True)
    rng = Random(11)
    while late.session.here.actor != "nobody" and late.step < 70:
        late.play(rng.choice(late.legal_moves))
    paradox = study("super_express/paradox")
    paradox.last()
    korean = new_game("super_express", players=5, seed=2, horse=True)
    for _ in range(9):
        korean.play(rng.choice(korean.legal_moves))
    korean.language = "ko"
    three = new_game("super_express", players=3, seed=5)
    three.language = "pt"
    robbers = {
        name: new_game("colt_express", players=players, seed=players)
        for name, players in (("three robbers", 3), ("six robbers", 6), ("two teams", 2))
    }
    for robbery in robbers.values():
        while robbery.session.here.actor != "nobody" and robbery.step < 60:
            robbery.play(rng.choice(robbery.legal_moves))
        robbery.viewer = robbery.session.here.actor
    robbers["two teams"].language = "ko"
    return {
        **robbers,
        "opening": opening,
        "late": late,
        "paradox": paradox,
        "korean": korean,
        "three": three,
    }


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1200, 1000, 700, 400])
@pytest.mark.parametrize(
    "name",
    [
        *("opening", "late", "paradox", "korean", "three"),
        *("three robbers", "six robbers", "two teams"),
    ],
)
def test_texts_are_whole_and_apart(shown: Open, name: str, width: int, dark: bool) -> None:
    host = shown(positions()[name], width, dark)
    unroll(host, width)
    texts = host.page.evaluate(MEASURE)
    assert len(texts) > 30
    assert problems(texts) == []


HUNTS = {
    "attempt": (
        "marshal",
        "round: 5; trail: 2, 6! (4), 10 (7), 14! (8), 18 (11), 20, 25 (13 15)\n"
        "marshal: 5, 9, 16, 17, 24, 26, 31, 36; missed: 12 @4, 18 22 @6\nnow: marshal attempts",
    ),
    "laying": (
        "fugitive",
        "round: 4; trail: 2, 4! (1), 7 (6 8 12 13)\n"
        "fugitive: 3, 9, 11, 15, 16, 29, 42; now: fugitive lays",
    ),
    "manhunt": (
        "marshal",
        "round: 14; trail: 2, 4! (1), 7, 10, 13, 16, 19, 22, 25!, 28, 31, 34, 37, 40, 42!\n"
        "now: marshal hunts",
    ),
    "over": (
        "spectator",
        "round: 3; trail: 2!, 4! (1), 7!; fugitive: 3, 9, 16, 20, 42; now: over, won by marshal",
    ),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1200, 1000, 700, 400])
@pytest.mark.parametrize("name", HUNTS)
def test_texts_of_a_hunt_are_whole_and_apart(
    shown: Open, name: str, width: int, dark: bool
) -> None:
    viewer, position = HUNTS[name]
    hunt = from_position("fugitive", position)
    hunt.viewer = viewer
    if name == "attempt":
        pick(hunt, "18")
        pick(hunt, "20")
    host = shown(hunt, width, dark)
    unroll(host, width)
    assert problems(host.page.evaluate(MEASURE)) == []
