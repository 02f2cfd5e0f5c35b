"""Study codes: a timeline as a short text that can be pasted into a chat, and back.

A code is `hx1.` and letters: a checksum and the packed timeline. It holds the game with all its
secrets, its seed included.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from typing import Generic, TypeVar

from .archive import timeline_to_text
from .bounds import (
    MOST_CODE,
    MOST_JSON,
    MOST_STEPS,
    OutOfBounds,
    check_size,
    check_text,
    printable,
    quoted,
)
from .errors import GameError
from .game import Game
from .moves import CHANCE, Move
from .record import Record, RecordError, from_json, to_json
from .timeline import Timeline
from .tree import START, Mark

S = TypeVar("S", bound=Record)

FAMILY, VERSION = "hx", "hx1."
CHECKSUM = 4
DRAWN = -1
QUOTES = "\"'`“”‘’«»"
"""The quotation marks that may surround a code copied out of a text."""


class CodeError(GameError):
    """Raised for a text that is no study code, or a damaged one."""


class PackedNode(Record):
    """A position and its move, packed.

    `m` is the move: its index among the options, its text, or -1 if the seed draws it. `u` counts
    back to the parent's place; 1 is the node just before. `c`, `n` and `k` are its comment, name
    and marks.
    """

    m: int | str
    u: int = 1
    c: str = ""
    n: str = ""
    k: tuple[Mark, ...] = ()


class Packed(Record):
    game: str
    seed: int | str
    start: str
    nodes: tuple[PackedNode, ...]
    mark: int
    """A checksum of where the moves lead, so that changed rules are noticed."""
    title: str = ""
    c: str = ""
    n: str = ""
    k: tuple[Mark, ...] = ()


class Decoded(Record, Generic[S]):
    timeline: Timeline[S]
    title: str


def study_code(timeline: Timeline[S], title: str = "") -> str:
    root = timeline.node(START)
    packed = Packed(
        timeline.game.name,
        timeline.seed,
        timeline.game.notation.position_text(root.state),
        _pack(timeline),
        _fingerprint(timeline),
        title,
        root.comment,
        root.name,
        root.marks,
    )
    plain = to_json(packed).encode()
    body = zlib.compress(plain, 9)
    code = VERSION + urlsafe_b64encode(_checksum(body) + body).decode().rstrip("=")
    if len(plain) > MOST_JSON or len(code) > MOST_CODE:
        raise CodeError(f"this study is too long for a code, which has {MOST_CODE:,} letters")
    return code


def read_code(code: str, find: Callable[[str], Game[S]]) -> Decoded[S]:
    packed = _unpack(_body(_letters(code)))
    game = find(packed.game)
    try:
        check_text(packed.title, "a title")
        check_size(packed.nodes, "a study", MOST_STEPS, "positions")
        start = game.read_position(packed.start)
        timeline = Timeline(game, start, packed.seed)
        _annotate(timeline, packed)
        _replay(timeline, packed.nodes)
    except (ValueError, IndexError) as error:
        raise CodeError(
            f"this code does not fit {packed.game} as it is here: {printable(str(error))}"
        ) from None
    timeline.first()
    if _fingerprint(timeline) != packed.mark:
        raise CodeError(
            f"this code was made with other rules of {packed.game}: its moves lead elsewhere here"
        )
    return Decoded(timeline, packed.title)


# -- moves


def _pack(timeline: Timeline[S]) -> tuple[PackedNode, ...]:
    scratch = timeline.copy()
    order = timeline.walk()
    place = {number: index for index, number in enumerate(order)}
    nodes = []
    for number in order[1:]:
        node = timeline.node(number)
        assert node.move is not None
        scratch.go(node.parent)
        up = place[number] - place[node.parent]
        nodes.append(
            PackedNode(_short(scratch, node.move), up, node.comment, node.name, node.marks)
        )
    return tuple(nodes)


def _short(timeline: Timeline[S], move: Move[S]) -> int | str:
    game, state = timeline.game, timeline.state
    if (
        game.rules.to_act(state) == CHANCE
        and timeline.luck().draw(game.rules.chance(state)) == move
    ):
        return DRAWN
    listed = _listed(game, state)
    return listed.index(move) if move in listed else game.notation.move_text(move, state)


def _listed(game: Game[S], state: S) -> tuple[Move[S], ...]:
    if game.rules.to_act(state) == CHANCE:
        return tuple(move for move, _ in game.rules.chance(state).weighted)
    return game.rules.options(state)


def _replay(timeline: Timeline[S], nodes: tuple[PackedNode, ...]) -> None:
    for number, node in enumerate(nodes, 1):
        timeline.go(number - node.u)
        game, state = timeline.game, timeline.state
        if node.m == DRAWN:
            timeline.draw()
        elif isinstance(node.m, str):
            timeline.play(game.notation.read_move(node.m, state))
        else:
            timeline.play(_listed(game, state)[node.m])
        if timeline.at != number:
            raise GameError(f"step {number} repeats step {timeline.at}")
        _annotate(timeline, node)


def _annotate(timeline: Timeline[S], said: Packed | PackedNode) -> None:
    timeline.comment(timeline.at, said.c)
    timeline.rename(timeline.at, said.n)
    timeline.mark(timeline.at, said.k)


# -- letters


def _letters(code: object) -> str:
    """The letters of a code that was copied out of a text."""
    if not isinstance(code, str):
        raise CodeError(f"a code is a text, not {quoted(code)}")
    try:
        check_size(code, "a code", 2 * MOST_CODE, "letters")
    except OutOfBounds as error:
        raise CodeError(str(error)) from None
    return "".join(code.split()).strip(QUOTES)


def _body(code: str) -> bytes:
    if not code.startswith(FAMILY) or "." not in code:
        raise CodeError(f"this is no code of a study: one begins with {VERSION!r}")
    if not code.startswith(VERSION):
        version = code.partition(".")[0]
        raise CodeError(
            f"this code is of version {quoted(version)}; {VERSION[:-1]!r} can be read here"
        )
    letters = code.removeprefix(VERSION)
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (NotBase64, ValueError):
        raise CodeError(DAMAGED) from None
    if len(data) <= CHECKSUM or _checksum(data[CHECKSUM:]) != data[:CHECKSUM]:
        raise CodeError(DAMAGED)
    return data[CHECKSUM:]


DAMAGED = "this code is damaged: a part is missing or changed; copy it again as a whole"


def _unpack(body: bytes) -> Packed:
    try:
        unpacked = zlib.decompressobj().decompress(body, MOST_JSON)
        return from_json(unpacked, Packed)
    except (zlib.error, RecordError):
        raise CodeError(DAMAGED) from None


def _checksum(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(CHECKSUM, "big")


def _fingerprint(timeline: Timeline[S]) -> int:
    ends = (node.state for node in timeline.nodes.values() if not node.children)
    texts = sorted(timeline.game.notation.position_text(state) for state in ends)
    return zlib.crc32("\n".join([timeline_to_text(timeline), *texts]).encode())
