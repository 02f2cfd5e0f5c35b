"""Every loader of the explorer: what it reads, and how the result is shown."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY
from engine.core.record import from_json, to_json, to_plain
from engine.core.study_code import CHECKSUM, VERSION, study_code
from engine.core.timeline import Timeline
from explorer.cli.table.terminal import Terminal
from explorer.files.library import find_game, games, scenario_files
from explorer.learning.answered import HEAD, Answered, line
from explorer.learning.keeping import read_progress
from explorer.learning.overview import overview
from explorer.learning.questions import items
from explorer.lessons.lesson import open_session
from explorer.session.session import (
    Session,
    new_session,
    position_session,
    session_from_code,
)
from explorer.widget.editor import editor
from explorer.widget.intents import Intent
from explorer.widget.obeying import OBEY
from explorer.widget.study import Study
from tests.plain_values import read_move_value, read_value

from .showing import show, show_position
from .spoiling import spoilt_json, spoilt_plain, spoilt_text, spoilt_toml

Spoil = Callable[[str, Sequence[str], Random], str]


class Loader(NamedTuple):
    """`read` takes a text in, and returns what shows it."""

    name: str
    originals: Callable[[], Sequence[str]]
    spoil: Spoil
    read: Callable[[str], Callable[[], object]]


def nothing() -> None:
    """Return what needs no showing."""


# -- originals


@cache
def timelines(name: str) -> tuple[Timeline[Any], ...]:
    """Random games, each with a few branches and notes."""
    game, found = find_game(name), []
    for seed, players in enumerate(game.player_counts):
        rng = Random(seed)
        timeline = Timeline(game, game.setup(players), seed)
        while game.rules.to_act(timeline.state) != NOBODY and len(timeline.nodes) < 60:
            if game.rules.to_act(timeline.state) == CHANCE:
                timeline.draw()
            else:
                timeline.play(game.sample(timeline.state, rng))
            if rng.random() < 0.05:
                timeline.comment(timeline.at, "말 = # \\ \n\t“x”")
            if rng.random() < 0.05:
                timeline.go(rng.choice(timeline.path()[-4:]).number)
        found.append(timeline)
    return tuple(found)


@cache
def positions(name: str) -> tuple[str, ...]:
    game = find_game(name)
    texts = (
        game.notation.position_text(n.state) for t in timelines(name) for n in t.nodes.values()
    )
    return tuple(dict.fromkeys(texts))


@cache
def scenarios() -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in scenario_files().values())


@cache
def moves(name: str) -> tuple[str, ...]:
    game = find_game(name)
    return tuple(
        dict.fromkeys(
            game.notation.move_text(node.move, timeline.node(node.parent).state)
            for timeline in timelines(name)
            for node in timeline.nodes.values()
            if node.move is not None
        )
    )


@cache
def moves_in_json(name: str) -> tuple[str, ...]:
    nodes = (node for timeline in timelines(name) for node in timeline.nodes.values())
    return tuple(dict.fromkeys(to_json(node.move) for node in nodes if node.move is not None))


@cache
def intents() -> tuple[str, ...]:
    values: tuple[str, ...] = (
        "",
        "1",
        "752",
        "a=b",
        "bluff=0.5",
        "deck 1",
        "card 7",
        "C1",
        '["C1",""]',
        "notes",
    )
    values += ("reveal", "plan Move, Turn, Shoot", "draw 1", "lay 5", "random", "doc=random", "ko")
    return tuple(
        json.dumps(to_plain(Intent("page", 1, do, value, (9, 0))))
        for do in OBEY
        for value in values
    )


@cache
def arguments() -> tuple[str, ...]:
    return tuple(
        json.dumps({"game": name, "players": players, "seed": 7, "options": {option: value}})
        for name, game in games().items()
        for players in (game.player_counts[0], list(game.seat_names[: game.player_counts[-1]]))
        for option in ("horse", "expert", "variant")
        for value in (True, "on", "random")
    )


@cache
def commands() -> tuple[str, ...]:
    return ("", "b", "f", "m", "1", "2", "? reveal", "r sx.shoot.miss", "reveal", "skip", "out")


@cache
def progress_lines() -> tuple[str, ...]:
    now = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)
    return tuple(
        line(Answered(now, item.scenario, item.question, "wrong", item.rules, place % 2 == 0))
        for name in games()
        for place, item in enumerate(items(name))
    )


# -- reading


FOLDER = TemporaryDirectory(prefix="fuzz")


def read_scenario_file(text: str) -> Callable[[], object]:
    path = Path(FOLDER.name) / "spoilt.toml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return partial(show, open_session(path))


def read_progress_line(text: str) -> Callable[[], object]:
    path = Path(FOLDER.name) / "spoilt.jsonl"
    path.write_bytes(f"{HEAD}\n{text}\n".encode("utf-8", "surrogatepass"))
    progress = read_progress(path)
    assert not progress.problem
    return partial(overview, progress, date(2026, 3, 3), "en")


def read_position(name: str, text: str) -> Callable[[], object]:
    return partial(show_position, position_session(name, text))


def read_state(game: Game[Any], text: str) -> Callable[[], object]:
    state = read_value(game, from_json(text, dict[str, Any]))
    return partial(show_position, Session(Timeline(game, state)))


def read_move(name: str, text: str) -> Callable[[], object]:
    for timeline in timelines(name)[:2]:
        for number in (0, len(timeline.nodes) // 2):
            session = Session(timeline.copy())
            session.go_to(number)
            session.why_not(text)
    return nothing


def read_move_in_json(name: str, text: str) -> Callable[[], object]:
    game = find_game(name)
    for timeline in timelines(name)[:2]:
        for number in (0, len(timeline.nodes) // 2):
            session = Session(timeline.copy())
            session.go_to(number)
            session.why_not(
                read_move_value(game, from_json(text, dict[str, Any]), session.here.state)
            )
    return nothing


def read_study_code(text: str) -> Callable[[], object]:
    return partial(show, session_from_code(text))


def read_arguments(text: str) -> Callable[[], object]:
    given = json.loads(text)
    if not isinstance(given, dict):
        return nothing
    options = given.get("options")
    chosen = options if isinstance(options, dict) else {}
    game: Any = given.get("game")
    session = new_session(game, given.get("players"), given.get("seed", 0), **chosen)
    return partial(show_position, session)


def read_command(text: str) -> Callable[[], object]:
    session = open_session("super_express/shot_off_the_rear")
    told: list[str] = []
    terminal = Terminal(session, lambda _: text, told.append)
    for command in (text, ""):
        terminal.obey(command)
    assert not any("\x1b" in each for each in told), "an escape is printed"
    return nothing


class Deaf(Exception):
    """A study that does not answer its page any more."""


@cache
def studies() -> tuple[Study, ...]:
    started = [Study(new_session(name, seed=7)) for name in games()]
    return (*started, Study(open_session("super_express/paradox")), editor("fugitive"))


def read_intents(text: str) -> Callable[[], object]:
    """Sent to a study of every game; afterwards each must still answer."""
    for study in studies():
        study.intents, study.ack = [], {}
        try:
            study.intents = [json.loads(text)]
        except ValueError as error:
            raise Deaf(f"not answered: {error}") from None
        study.intents = [{"view": "other", "number": 1, "do": "width", "value": "600"}]
        drawn = [board["width"] for board in study.page["boards"]]
        # An editor's boards have widths of their own.
        if study.ack.get("other") != 1 or not {520, 600}.intersection(drawn):
            raise Deaf
        study.intents = [{"view": "other", "number": 2, "do": "width", "value": "0"}]
    return nothing


# -- codes whose checksum is right


def spoilt_code(code: str, others: Sequence[str], rng: Random) -> str:
    if rng.random() < 0.3:
        return spoilt_text(code, others, rng)
    inside = spoilt_json(_inside(code), [_inside(rng.choice(others))], rng)
    body = zlib.compress(inside.encode("utf-8", "replace"), 1)
    check = zlib.crc32(body).to_bytes(CHECKSUM, "big")
    return VERSION + urlsafe_b64encode(check + body).decode().rstrip("=")


def _inside(code: str) -> str:
    letters = code.removeprefix(VERSION)
    data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    return zlib.decompress(data[CHECKSUM:]).decode()


def _all_games(make: Callable[[Timeline[Any]], str]) -> Callable[[], Sequence[str]]:
    return cache(lambda: tuple(make(each) for name in games() for each in timelines(name)))


def _states(name: str) -> tuple[str, ...]:
    return tuple(to_json(n.state) for t in timelines(name) for n in t.nodes.values())


def _of_game(name: str) -> tuple[Loader, ...]:
    return (
        Loader(
            f"position-{name}",
            partial(positions, name),
            spoilt_text,
            partial(read_position, name),
        ),
        Loader(
            f"state-{name}",
            cache(partial(_states, name)),
            spoilt_json,
            partial(read_state, find_game(name)),
        ),
        Loader(f"move-{name}", partial(moves, name), spoilt_text, partial(read_move, name)),
        Loader(
            f"move-json-{name}",
            partial(moves_in_json, name),
            spoilt_json,
            partial(read_move_in_json, name),
        ),
    )


LOADERS: tuple[Loader, ...] = (
    Loader("scenario", scenarios, spoilt_toml, read_scenario_file),
    *(loader for name in games() for loader in _of_game(name)),
    Loader("code", _all_games(study_code), spoilt_code, read_study_code),
    Loader("progress", progress_lines, spoilt_json, read_progress_line),
    Loader("intent", intents, spoilt_plain, read_intents),
    Loader("argument", arguments, spoilt_plain, read_arguments),
    Loader("command", commands, spoilt_text, read_command),
)
