"""Exported files are whole, small, and without a secret."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.moves import NOBODY, Move, Seat
from engine.core.timeline import Timeline
from engine.core.tree import Mark
from explorer import study
from explorer.export import pictures
from explorer.export.animation import animated
from explorer.export.browsers import NoBrowser
from explorer.export.export import WIDTHS, UnknownFormat, export, to_html
from explorer.export.frames import frames
from explorer.export.pictures import picture, png
from explorer.files.library import games
from explorer.lessons.lesson import Lesson, open_session
from explorer.page.board import names_drawn
from explorer.session.plain import board_text
from explorer.session.session import Session
from tests.unpacking import unpack

from .lessons.test_lessons import LESSON, answer_all
from .shots import written

STEPS = 60
LARGEST = 400_000
SEED = "ambush-1899"

each_game = pytest.mark.parametrize("name", games())


def at_random(name: str, seed: str = SEED, steps: int = STEPS) -> Session:
    """A game played at random, with luck that the seed has drawn."""
    game, rng = games()[name], Random(seed)
    timeline = Timeline(game, game.setup(min(4, max(game.player_counts))), seed)
    session = Session(timeline)
    while session.here.to_act != NOBODY and len(timeline.nodes) <= steps:
        if session.here.actor == "luck":
            timeline.draw()
        else:
            timeline.play(game.sample(timeline.state, rng))
    return session


def stored(page: str) -> dict[str, Any]:
    found = re.search(r'id="stored">(.*)</script>', page)
    assert found
    return dict(unpack(found[1]))


def everything(page: str) -> str:
    return page + json.dumps(stored(page), ensure_ascii=False)


# -- a page


@each_game
def test_a_page_of_many_steps_is_small(name: str) -> None:
    session = at_random(name)
    page = to_html(session.here)
    assert len(page.encode()) < LARGEST
    assert len(stored(page)["frames"]["pages"]) == len(session.timeline.nodes)


@each_game
def test_a_page_loads_nothing(name: str) -> None:
    page = everything(to_html(at_random(name, steps=9).here))
    addresses = set(re.findall(r"\w+://[^\s\"'<>`)\\]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in page


@each_game
def test_neither_the_seed_nor_the_luck_to_come_is_in_a_page(name: str) -> None:
    page = everything(to_html(at_random(name).here))
    assert SEED not in page
    assert "seed" not in stored(page)["frames"]


def test_a_page_says_the_board_as_text_where_no_script_runs(session: Session) -> None:
    assert board_text(session.here).splitlines()[0] in to_html(session.here)


def imagined(name: str) -> tuple[Timeline[Any], list[tuple[Seat, tuple[Move[Any], ...]]]]:
    """A game and, for each seat, other moves that the seat can't tell from it."""
    timeline = at_random(name, steps=30).timeline
    line = timeline.line()
    moves = [node.move for node in line[1:] if node.move is not None]
    start = line[0].state
    return timeline, [
        (seat, timeline.game.sight.another_world(start, moves, seat, Random(f"{seat}")))
        for seat in timeline.game.board.seats(start)
    ]


@each_game
def test_worlds_that_a_seat_cannot_tell_apart_make_the_same_files(name: str) -> None:
    timeline, worlds = imagined(name)
    game, start = timeline.game, timeline.line()[0].state
    differing = 0
    for seat, moves in worlds:
        other = Timeline(game, start, "another seed")
        for move in moves:
            other.play(move)
        one, two = Session(timeline), Session(other)
        one.go_to(timeline.line()[-1].number)
        differing += animated(one.here) != animated(two.here)
        for viewer in (one.here.seat_names[seat], "spectator"):
            one.viewer = two.viewer = viewer
            assert stored(to_html(one.here)) == stored(to_html(two.here))
            assert animated(one.here) == animated(two.here)
            assert picture(one.here) == picture(two.here)
    assert differing


def test_who_is_to_act_sees_no_more_than_a_spectator() -> None:
    session = at_random("super_express", steps=9)
    session.viewer = "to-act"
    one = stored(to_html(session.here))["frames"], animated(session.here), picture(session.here)
    session.viewer = "spectator"
    assert (
        stored(to_html(session.here))["frames"],
        animated(session.here),
        picture(session.here),
    ) == one


WAYS: dict[str, Callable[[Session], object]] = {
    "page": lambda session: to_html(session.here),
    "picture": lambda session: picture(session.here),
    "moving picture": lambda session: animated(session.here),
    "frames": lambda session: frames(session.here, (700,)),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_session_stays_where_it_is(way: str) -> None:
    session = open_session("super_express/paradox")
    session.viewer = "to-act"
    session.forward()
    session.forward_event()
    before = session.node.number, session.here.shown, session.viewer, board_text(session.here)
    WAYS[way](session)
    assert (
        session.node.number,
        session.here.shown,
        session.viewer,
        board_text(session.here),
    ) == before


# -- questions


def test_a_page_holds_the_answers_to_what_it_asks() -> None:
    held = stored(to_html(open_session("super_express/shot_off_the_rear").here))["frames"]
    asking = {step for step, page in held["pages"].items() if page["choices"]["asked"]}
    assert asking
    assert set(held["answers"]) == asking
    for answers in held["answers"].values():
        for answer in answers:
            assert answer["replies"]["right"]["said"].startswith("Right")
            assert answer["replies"]["again"]["said"].startswith("Not there")
            assert answer["replies"]["shown"]["said"].startswith("The answer")
            assert answer["accepted"]


def test_a_page_judges_what_needs_no_rules_although_it_was_answered_before(tmp_path: Path) -> None:
    session = open_session(written(tmp_path, LESSON))
    answer_all(session)
    held = stored(to_html(session.here))["frames"]["answers"]
    assert {step: [each["accepted"] for each in found] for step, found in held.items()} == {
        "0": [[]],
        "3": [["out", "out of the game"], ["illegal"], ["sx.execute.forced"]],
        "4": [["sx.shoot.off_train"]],
    }
    assert Lesson(session).finished


def test_a_page_of_answers_kept_in_a_file_is_open_and_tells_none_of_them(tmp_path: Path) -> None:
    session = open_session(written(tmp_path, LESSON))
    unanswered = stored(to_html(session.here))
    answer_all(session)
    kept = open_session(session.save(tmp_path / "kept.toml"))
    assert Lesson(kept).finished
    assert stored(to_html(kept.here)) == unanswered
    assert Lesson(kept).finished


HIDDEN = """
game = "super_express"
title = "What is it worth?"
[start]
position = "train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; now: treasure"
[[line]]
move = "treasure 367"
[[line.question]]
ask = "Which treasure does Tuco take?"
event = "TreasureTaken"
value = "value"
answer = "367"
"""


@pytest.mark.parametrize(
    ("viewer", "asks"), [("tuco", True), ("all-seeing", True), ("doc", False), ("spectator", False)]
)
def test_nothing_is_asked_whose_answer_the_viewer_may_not_know(
    tmp_path: Path, viewer: str, asks: bool
) -> None:
    file = tmp_path / "worth.toml"
    file.write_text(HIDDEN, "utf-8")
    session = open_session(file)
    session.viewer = viewer
    held = stored(to_html(session.here))["frames"]
    assert bool(held["answers"]) == asks
    assert bool(held["pages"]["0"]["choices"]["asked"]) == asks
    assert ("367" in json.dumps(held["answers"])) == asks


# -- marks


def marked(name: str) -> tuple[Session, list[str]]:
    """A game with a spot and an arrow marked at its third step, and how they are keyed."""
    session = at_random(name, steps=6)
    session.go_to(3)
    first, second, *_ = names_drawn(session.here)
    session.timeline.mark(3, (Mark(first), Mark(first, second)))
    return session, [f"mark {first}", f"mark {first} {second}"]


def drawn_marks(pieces: str) -> list[str]:
    return re.findall(r'data-key="(mark [^"]*)"', pieces)


@each_game
def test_a_picture_shows_what_was_marked(name: str) -> None:
    session, keys = marked(name)
    assert drawn_marks(picture(session.here)) == keys
    assert "Marked: " in picture(session.here)
    session.back()
    assert drawn_marks(picture(session.here)) == []


@each_game
def test_every_board_of_a_page_shows_what_was_marked(name: str) -> None:
    session, keys = marked(name)
    held = stored(to_html(session.here))["frames"]
    for step, page in held["pages"].items():
        assert len(page["boards"]) == len(WIDTHS)
        for board in page["boards"]:
            shown = (held["parts"][number]["key"] for number in board["pieces"])
            assert [key for key in shown if "mark " in key] == (keys if step == "3" else [])
    assert "Marked: " in held["pages"]["3"]["label"]


@each_game
def test_a_moving_picture_shows_marks_at_their_step_alone(name: str) -> None:
    session, _ = marked(name)
    session.timeline.mark(3, ())
    plain = ElementTree.fromstring(animated(session.here))
    session, _ = marked(name)
    drawn = ElementTree.fromstring(animated(session.here))
    shapes = [each for each in drawn.iter() if each.get("class") in ("hx-spotlight", "hx-arrow")]
    assert len(shapes) == 2
    assert sorted(texts(drawn)) == sorted(texts(plain))
    hidden = [each for each in drawn.iter() if "visibility:hidden" in each.get("style", "")]
    assert all(any(shape in group.iter() for group in hidden) for shape in shapes)


def test_a_png_shows_what_was_marked() -> None:
    session, _ = marked("super_express")
    with_marks = png(picture(session.here))
    session.timeline.mark(3, ())
    assert png(picture(session.here)) != with_marks


# -- pictures


@each_game
def test_pictures_are_well_formed(name: str) -> None:
    session = at_random(name, steps=20)
    for drawn in (picture(session.here), animated(session.here)):
        assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"


@each_game
def test_a_moving_picture_ends_with_the_last_position(name: str) -> None:
    """Without motion, what is visible is what the picture of the last step shows."""
    session = at_random(name, steps=20)
    session.last()
    shown = texts(ElementTree.fromstring(picture(session.here)))
    assert sorted(texts(ElementTree.fromstring(animated(session.here)))) == sorted(shown)


def texts(element: ElementTree.Element) -> list[str]:
    if "visibility:hidden" in element.get("style", "") or element.tag.endswith("style"):
        return []
    own = [element.text.strip()] if element.text and element.text.strip() else []
    return own + [text for child in element for text in texts(child)]


def test_every_motion_has_its_keyframes() -> None:
    drawn = animated(open_session("super_express/paradox").here)
    written = set(re.findall(r"@keyframes (hx-film\d+)", drawn))
    assert written
    assert set(re.findall(r"animation:(hx-film\d+)", drawn)) == written


def test_a_png_is_drawn_at_twice_its_size(session: Session) -> None:
    drawn = png(picture(session.here))
    assert drawn.startswith(b"\x89PNG")
    assert int.from_bytes(drawn[16:20]) == 2 * pictures.WIDTH


def test_without_a_browser_a_png_says_what_to_do(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(NoBrowser, match=r"install one of chromium, .* or write an .svg"):
        png(picture(session.here))


@pytest.mark.parametrize("browser", ["/bin/false", "/bin/true", "/nowhere/chromium"])
def test_a_browser_that_fails_is_told_and_the_old_picture_stays(
    session: Session, browser: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: browser)
    (file := tmp_path / "board.png").write_bytes(b"before")
    with pytest.raises(NoBrowser, match=f"{browser} drew none: write an .svg"):
        export(session.here, file)
    assert file.read_bytes() == b"before"
    assert list(tmp_path.glob("board*")) == [file]


# -- files and commands


@pytest.mark.parametrize("kind", ["html", "svg", "animated_svg"])
def test_a_study_writes_itself(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"board.{kind.rpartition('_')[2]}"
    assert getattr(study("super_express/paradox"), f"to_{kind}")(path) == path
    assert path.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("path", "kind", "said"),
    [
        ("board.gif", "", "becomes html, svg, png, moving.svg"),
        ("board", "", "becomes html"),
        ("board.svg", "html", "ends in .html"),
        ("board.html", "moving.svg", "ends in .svg"),
    ],
)
def test_other_endings_are_refused(session: Session, path: str, kind: str, said: str) -> None:
    with pytest.raises(UnknownFormat, match=said):
        export(session.here, path, kind)


def test_nothing_is_written_where_there_is_no_folder(session: Session, tmp_path: Path) -> None:
    said = r"can't write 'board\.svg': there is no folder '.*nowhere'"
    with pytest.raises(ValueError, match=said):
        export(session.here, tmp_path / "nowhere" / "board.svg")
