"""Luck in separate streams from one seed, so that two variants can be played on the same luck.

Each source of luck (a deck, the first player, …) and each player draws from a stream of its own.
Within a stream every draw has a key of its own, made of the seed, the game's number, the stream,
the round and how many draws of that round came before. So a draw that uses more numbers, or a
round with a draw more, shifts no later luck.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from random import Random

from engine.core.moves import Seat

GOLDEN = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1
SCALE = 2.0**-53


def mixed(key: int) -> int:
    """The key with its 64 bits scrambled: the output step of splitmix64."""
    key = ((key ^ (key >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    key = ((key ^ (key >> 27)) * 0x94D049BB133111EB) & WORD
    return key ^ (key >> 31)


@cache
def key_of(text: str) -> int:
    """A key for a text, the same in every process."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Keyed(Random):
    """A generator that begins anew from any whole number within a microsecond (splitmix64)."""

    key = 0

    def random(self) -> float:
        self.key = key = (self.key + GOLDEN) & WORD
        key = ((key ^ (key >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        key = ((key ^ (key >> 27)) * 0x94D049BB133111EB) & WORD
        return ((key ^ (key >> 31)) >> 11) * SCALE

    def getrandbits(self, count: int, /) -> int:
        drawn = 0
        for _ in range(0, count, 64):
            self.key = (self.key + GOLDEN) & WORD
            drawn = drawn << 64 | mixed(self.key)
        return drawn >> (-count % 64)

    def seed(self, *given: object) -> None:
        """Do nothing: the key is set where a draw begins, never by the clock."""


class Streams:
    """The luck of one game. The generator that it hands out serves until the next is asked for."""

    def __init__(self, seed: int | str, game: int) -> None:
        self._base = mixed(key_of(f"{type(seed).__name__} {seed}") + game * GOLDEN & WORD)
        self._last: dict[tuple[int, int], int] = {}
        self._generator = Keyed()

    def source(self, stream: str, chapter: int) -> Random:
        """The luck for the next draw of a source, in this round of the game."""
        return self._next(key_of(stream), chapter)

    def player(self, seat: Seat, chapter: int) -> Random:
        """The luck for the next choice of a player, in this round of the game."""
        return self._next(PLAYERS + seat, chapter)

    def _next(self, stream: int, chapter: int) -> Random:
        last = self._last.get((stream, chapter))
        if last is None:
            last = mixed((stream ^ self._base) + chapter * GOLDEN & WORD)
        self._last[stream, chapter] = key = (last + GOLDEN) & WORD
        generator = self._generator
        generator.key = mixed(key)
        return generator


PLAYERS = key_of("players")
