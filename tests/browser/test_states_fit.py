"""In every state of a page nothing lies on anything else or is cut, at any width, light or dark."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.states import STATES, opened
from tests.browser.test_accessibility import look
from tests.browser.test_geometry import MEASURE, problems

SHORT = ".hx-branches, .hx-tokens, .hx-ask-advice, .hx-table"
"""What is shown in part by intent: a list, a title or a way to scroll has the whole."""

CONTROLS = """short => {
  const root = document.querySelector('.hx-study');
  const lying = [...root.querySelectorAll('.hx-menu, .hx-tools, .hx-whynot')]
    .filter((each) => each.checkVisibility());
  const inSight = (each) => {
    let { left, right, top, bottom } = each.getBoundingClientRect();
    for (let up = each.parentElement; up && up !== root; up = up.parentElement) {
      const style = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (style.overflowY !== 'visible') {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (style.overflowX !== 'visible') {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
    }
    return { each, left, right, top, bottom };
  };
  const layer = (each) => lying.find((over) => over.contains(each));
  const found = [...root.querySelectorAll('button, select, input, textarea, summary')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('svg'))
    .map(inSight)
    .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
  const name = ({ each }) => each.dataset.focus ?? each.textContent.slice(0, 30);
  const lost = [];
  found.forEach((one, place) => {
    for (const other of found.slice(place + 1)) {
      if (one.each.contains(other.each) || layer(one.each) !== layer(other.each)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) lost.push(`${name(one)} on ${name(other)}`);
    }
  });
  for (const each of root.querySelectorAll('*')) {
    const style = getComputedStyle(each);
    if (each.closest('svg') || each.closest(short) || !each.checkVisibility()) continue;
    if (style.clipPath !== 'none') continue;
    if (style.overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 2)
      lost.push(`cut below: ${each.className} ${each.innerText.slice(0, 60)}`);
    if (style.overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 2)
      lost.push(`cut at the right: ${each.className} ${each.innerText.slice(0, 60)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) lost.push('the page is too wide');
  return lost;
}"""


def fits(host: Host) -> list[str]:
    texts: list[dict[str, Any]] = host.page.evaluate(MEASURE)
    on_show = [each for each in texts if not each["under"]]
    controls: list[str] = host.page.evaluate(CONTROLS, SHORT)
    return problems(on_show) + controls


@pytest.mark.parametrize("width", [1200, 1000, 700, 400])
@pytest.mark.parametrize("name", STATES)
def test_nothing_overlaps_or_is_cut(shown: Open, name: str, width: int) -> None:
    host = opened(shown, name, width)
    for dark in (False, True):
        look(host, width, dark)
        assert fits(host) == []
