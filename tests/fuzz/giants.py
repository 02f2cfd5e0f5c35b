"""Cases that are too large to store: each is made when it is tried."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable

from engine.core.study_code import VERSION

from .loaders import LOADERS, Loader

MANY = 1_000_000

HEAD = 'game = "super_express"\ntitle = "x"\nstart = { players = 3 }\n'
STEP = '[[line]]\nmove = "luck"\n'
QUESTION = '[[line.question]]\nask = "?"\nanswer = "C1"\npiece = "doc"\n'
MOVES = '{"game":"super_express","seed":0,"start":"","mark":0,"nodes":[%s]}'


def giants() -> dict[str, tuple[Loader, Callable[[], str]]]:
    """By name, the loader and what makes the text."""
    by_name = {loader.name: loader for loader in LOADERS}
    return {name: (by_name[door], make) for door, cases in MADE.items() for name, make in cases}


def _code(inside: str) -> str:
    body = zlib.compress(inside.encode(), 1)
    return VERSION + urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode()


def _intent(do: str, value: str) -> str:
    return json.dumps({"view": "page", "number": 1, "do": do, "value": value})


MADE: dict[str, tuple[tuple[str, Callable[[], str]], ...]] = {
    "move-super_express": (
        ("a plan of a million cards", lambda: "plan " + "Move, " * MANY),
        ("a plan of many cards", lambda: "plan " + "Move, " * 160),
    ),
    "move-fugitive": (
        ("a million numbers named", lambda: "name " + "7, " * MANY),
        ("a card of many digits", lambda: "lay " + "9" * 900),
    ),
    "position-fugitive": (
        ("100,000 sprints", lambda: f"trail: 3 ({'2 ' * 100_000})"),
        ("many sprints", lambda: f"trail: 3 ({'2 ' * 9_000})"),
        ("many hideouts", lambda: "trail: " + "3, " * 6_000),
        ("many misses", lambda: "trail: 3\nmissed: " + "7 9 @1, " * 2_000),
        ("many draws", lambda: "trail: 3\ndrawn: " + "1@1, " * 3_500),
    ),
    "position-super_express": (
        ("a million bandits", lambda: "C1: " + "Doc> " * MANY),
        ("a long plan", lambda: "C1: Doc>\nplan Doc: " + "Move, " * 3_000),
    ),
    "position-colt_express": (
        ("a long hand", lambda: "1: Doc\nhand Doc: Move" + ", Move" * 3_000),
        ("a long pile", lambda: "1: Doc\npile: Doc Fire" + ", Doc Fire" * 1_500),
    ),
    "scenario": (
        ("a billion times", lambda: f"{HEAD}{STEP}times = 1000000000"),
        ("a million steps", lambda: HEAD + STEP * MANY),
        ("thousands of steps", lambda: HEAD + STEP * 10_000),
        ("10,000 questions on a step", lambda: HEAD + STEP + QUESTION * 10_000),
        ("20 questions on each step", lambda: HEAD + (STEP + QUESTION * 20) * 100),
        ("60 KB of dotted keys", lambda: "a" + ".a" * 30_000 + " = 1"),
        ("900 nested arrays", lambda: "a = " + "[" * 900 + "]" * 900),
        ("90,000 nested tables", lambda: "a = " + "{a=" * 90_000),
        ("a number without end", lambda: f"{HEAD}seed = {'9' * 200_000}"),
        ("a title without end", lambda: HEAD.replace("x", "x" * 200_000)),
        ("a file of ten million letters", lambda: "#" * 10 * MANY),
        ("thousands of tables", lambda: HEAD + "".join(f"[a{n}]\n" for n in range(20_000))),
        ("thousands of branches", lambda: HEAD + "[[branch]]\nfrom = 0\nline = []\n" * 5_000),
    ),
    "argument": (
        ("a billion players", lambda: '{"game": "fugitive", "players": 1000000000}'),
        ("players in many digits", lambda: f'{{"game": "fugitive", "players": {"9" * 4_000}}}'),
    ),
    "code": (
        ("a code of a million letters", lambda: VERSION + "A" * MANY),
        ("a packed bomb", lambda: _code("0" * 50 * MANY)),
        ("a packed nest", lambda: _code('{"game":"fugitive","seed":' + "[" * 500_000)),
        ("packed moves", lambda: _code(MOVES % ",".join(['{"m":0}'] * 100_000))),
    ),
    "state-super_express": (
        ("brackets without end", lambda: "[" * 10 * MANY),
        ("a text without end", lambda: '"' + "a" * 10 * MANY),
    ),
    "intent": (
        ("a value without end", lambda: _intent("play", "x" * 10 * MANY)),
        ("an absurd width", lambda: _intent("width", "9" * 9_000)),
        ("an absurd setting", lambda: _intent("set", "bluff=1e999999999")),
    ),
    "command": (("a command without end", lambda: "reveal " * MANY),),
}

GIANTS = giants()
