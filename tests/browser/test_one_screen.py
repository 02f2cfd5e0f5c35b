"""At 1,000 × 720 all that a move needs is in view at every table, and nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from explorer import from_position, new_game, study
from explorer.files.library import games
from explorer.page.page import status
from explorer.widget.obeying import pick
from explorer.widget.study import Study
from tests.asking import go_to_question
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.states import opened

WIDTH, HEIGHT = 1000, 720
TABLES = [(name, players) for name, game in games().items() for players in game.player_counts]
STEPS = (2, 9, 17, 26)
"""How many moves are made before each look."""
LOOKED_AT = {
    "colt_express": {"scheming", "stealing"},
    "fugitive": {"fugitive", "marshal"},
    "super_express": {"planning", "execution"},
}
"""What is seen of every game: a choice of cards, and cards carried out; or either seat's turn."""

LOST = """([width, height]) => {
  const inside = ({ left, right, top, bottom }) =>
    left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1;
  const areas = ['boardbox', 'bar', 'bar-head', 'ribbon', 'seatrow', 'story'];
  const story = [...document.querySelectorAll('.hx-story > li')].at(-1);
  const body = document.querySelector('.hx-bar-body');
  const asked = document.querySelector('.hx-asked:not([hidden])');
  const found = areas.map((each) => [each, document.querySelector(`.hx-${each}`)]);
  if (asked) found.push(['question', asked]);
  const out = ([, each]) => !inside(each.getBoundingClientRect());
  const lost = found.filter(out).map(([name]) => name);
  const list = story.parentElement.getBoundingClientRect();
  const newest = story.getBoundingClientRect();
  if (newest.bottom > list.bottom + 1 || newest.bottom < list.top) lost.push('newest sentence');
  const shown = body.getBoundingClientRect();
  const first = body.querySelector('button');
  if (first && first.getBoundingClientRect().top > shown.bottom - 8) lost.push('first choice');
  const scrolls = getComputedStyle(body).overflowY === 'auto';
  for (const each of body.querySelectorAll('.hx-choice, .hx-answers button')) {
    if (!scrolls && !inside(each.getBoundingClientRect())) lost.push(each.textContent);
  }
  if (body.scrollTop) lost.push('the start of the choices');
  if (document.documentElement.scrollHeight > height) lost.push('the page scrolls');
  return lost;
}"""

PLACES = """() => ['.hx-boardbox', '.hx-bar', '.hx-ribbon', '.hx-side',
  ...['first', 'back', 'play', 'forward', 'last'].map((each) => `[data-focus=${each}]`)]
  .map((each) => document.querySelector(each).getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round))"""


def sized(host: Host) -> None:
    host.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    host.settle()


def lost(host: Host) -> list[str]:
    found: list[str] = host.page.evaluate(LOST, [WIDTH, HEIGHT])
    return found


def phase(game: Study) -> str:
    """The phase of a game by its status line; where there is none, whose turn it is."""
    here = game.session.here
    return status(here).partition(", ")[2] or here.actor


def played(game: Study, rng: Random) -> Iterator[int]:
    """Play on at random; yield at each of the steps to look at."""
    for step in range(max(STEPS) + 1):
        if game.session.here.actor == "nobody":
            return
        if step in STEPS:
            yield step
        game.play(game.session.here.game.sample(game.session.here.whole_state, rng))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_that_a_move_needs_is_in_view(shown: Open, name: str, players: int) -> None:
    game = new_game(name, players=players, seed=players)
    host = shown(game, WIDTH)
    sized(host)
    places: list[Any] = []
    phases: set[str] = set()
    for step in played(game, Random(players)):
        host.settle()
        assert lost(host) == [], step
        places.append(host.page.evaluate(PLACES))
        phases.add(phase(game))
    assert phases >= LOOKED_AT[name]
    assert all(each == places[0] for each in places)


WHOLE = """() => {
  const body = document.querySelector('.hx-bar-body');
  return body.scrollHeight - body.clientHeight;
}"""


def planned() -> Study:
    game = new_game("super_express", players=4, seed=7)
    for card in ("turn", "floor", "shoot"):
        pick(game, card)
    return game


def named() -> Study:
    hunt = from_position(
        "fugitive",
        "round: 3; trail: 1, 4, 7 (6); fugitive: 2, 3, 10, 16, 20, 42; now: marshal attempts",
    )
    hunt.viewer = "marshal"
    pick(hunt, "18")
    return hunt


@pytest.mark.parametrize("composed", [planned, named])
def test_a_move_that_is_composed_is_seen_whole(shown: Open, composed: Callable[[], Study]) -> None:
    host = shown(composed(), WIDTH)
    sized(host)
    assert host.page.locator(".hx-bar :is(.hx-then, .hx-share)").is_visible()
    assert host.page.evaluate(WHOLE) <= 0


def test_what_the_others_do_is_seen_whole(shown: Open) -> None:
    host = opened(shown, "others play", WIDTH)
    sized(host)
    assert host.page.locator(".hx-bar .hx-beat").count() > 1
    assert host.page.evaluate(WHOLE) <= 0


ASKED = {
    ("colt_express", 2): "colt_express/belle_and_a_team_mate",
    ("colt_express", 3): "colt_express/a_fist_and_a_door",
    ("colt_express", 4): "colt_express/belle_blocks_the_line",
    ("colt_express", 5): "colt_express/fire_inside",
    ("colt_express", 6): "colt_express/setup_for_six",
    ("fugitive", 2): "fugitive/both_at_once",
    ("super_express", 2): "super_express/two_player_lab",
    ("super_express", 3): "super_express/shot_off_the_rear",
    ("super_express", 4): "super_express/both_floors_uncoupled",
    ("super_express", 5): "super_express/entry_sides",
    ("super_express", 6): "",
    ("super_express", 7): "super_express/setup_for_seven",
}
"""A scenario that asks, for each number of players; the one for six stands below."""
SIX = """
game = "super_express"
title = "Six aboard"

[start]
position = '''
train: 5
C1: Doc>, Mei>
C2: Tuco<
C3: Belle<
C4: Ghost<
C5: Django<
plan Doc: | Turn, Move, Floor
plan Mei: | Turn, Move, Floor
plan Tuco: | Turn, Move, Floor
plan Belle: | Turn, Move, Floor
plan Ghost: | Turn, Move, Floor
plan Django: | Turn, Move, Floor
'''

[[line]]
move = "reveal"

[[line.question]]
ask = "Where will Doc be?"
piece = "doc"
answer = "C1"
"""


def test_every_number_of_players_is_asked_something() -> None:
    assert set(TABLES) <= set(ASKED)


@pytest.mark.parametrize("table", ASKED, ids=str)
def test_a_question_moves_nothing(shown: Open, tmp_path: Path, table: tuple[str, int]) -> None:
    (tmp_path / "six.toml").write_text(SIX, "utf-8")
    lesson = study(ASKED[table] or tmp_path / "six.toml")
    assert len(lesson.session.seat_names) == table[1]
    host = shown(lesson, WIDTH)
    sized(host)
    before = host.page.evaluate(PLACES)
    for asked in lesson.lesson.all:
        go_to_question(lesson, asked)
        host.settle()
        assert lost(host) == [], asked.question.ask
        assert host.page.evaluate(PLACES) == before


def test_what_happened_is_in_view_beside_the_answer(shown: Open) -> None:
    lesson = study("super_express/shot_off_the_rear")
    host = shown(lesson, WIDTH)
    sized(host)
    go_to_question(lesson, lesson.lesson.all[0])
    for wrong in ("C1", "C2"):
        host.page.click(f".hx-boardbox .hx-spot[data-cell={wrong}]")
        host.settle()
        assert lost(host) == []


@pytest.mark.parametrize(
    "name", ["colt_express/a_fist_and_a_door", "fugitive/a_turn_each", "super_express/paradox"]
)
def test_nothing_moves_over_a_whole_scenario(shown: Open, name: str) -> None:
    scenario = study(name)
    host = shown(scenario, WIDTH)
    sized(host)
    before = host.page.evaluate(PLACES)
    while scenario.session.node.children:
        scenario.forward()
        host.settle()
        assert host.page.evaluate(PLACES)[2:] == before[2:]
        assert lost(host) == []
