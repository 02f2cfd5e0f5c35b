"""Seats that play themselves answer a click one by one, while other clicks go on.

They think in a thread of their own, on a snapshot. Each move is shown as soon as it is decided, as
a page of its own, and the browser plays these pages back one after the other.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from functools import partial
from sys import getswitchinterval, setswitchinterval
from threading import Thread
from typing import Any

from engine.core.moves import CHANCE, Move
from engine.core.timeline import Timeline

from ...page.look import Look
from ...session.others import decide, plays_itself
from ...session.session import Session
from ..one_at_a_time import after_others
from ..playing import Playing

USUAL = getswitchinterval()
QUICK = 0.001
"""Seconds after which a thread that thinks lets another one on, instead of Python's 5 ms."""


@contextmanager
def quick_turns() -> Iterator[None]:
    """Let threads take turns more often: a click waits for several turns of who thinks."""
    setswitchinterval(min(USUAL, QUICK))
    try:
        yield
    finally:
        setswitchinterval(USUAL)


class Replying(Playing):
    """A study whose seats that play themselves answer a page singly."""

    _singly = False
    """True if what others do next is shown move by move."""

    def _reply(self) -> None:
        """Let the others play on apart, from where the study stands now."""
        with self._my_turn:
            self._others_play = self._singly = False
            timeline, seen = self.session.timeline, self.session.apart()
        if plays_itself(seen):
            self._apart(partial(self._play_on, timeline, seen))

    def _apart(self, work: Callable[[], object]) -> None:
        """Do work in a thread of its own, as part of the request that it comes from.

        Python in a browser has no threads: there it is done as soon as the request is answered.
        """
        if sys.platform == "emscripten":
            asyncio.get_event_loop().call_soon(copy_context().run, work)
        else:
            Thread(target=copy_context().run, args=(work,), daemon=True).start()

    def _play_on(self, timeline: Timeline[Any], seen: Session) -> None:
        """Decide move after move on the snapshot, and make each in the study.

        It ends where somebody has to choose by hand, or when the study has no use for it any more:
        another game is shown, or the position was deleted.
        """
        node = seen.here.at
        while plays_itself(seen):
            after_others()
            with quick_turns():
                move = decide(seen)
            seen.timeline.play(move)
            more = plays_itself(seen)
            with self._my_turn:
                if self.session.home is not timeline or node not in timeline.nodes:
                    return
                node = self._made(timeline, node, move, more)

    def _made(self, timeline: Timeline[Any], node: int, move: Move[Any], more: bool) -> int:
        """Make a move of the others; a reader who went elsewhere meanwhile is left there."""
        session = self.session
        stays = session.timeline is timeline and session.here.at == node
        stays = stays and not session.here.between_events
        at = timeline.at
        by_luck = timeline.game.rules.to_act(timeline.node(node).state) == CHANCE
        timeline.go(node)
        number = timeline.play(move).number
        if not stays:
            timeline.go(at)
            self._show(self._look)
        elif more and by_luck and not session.here.story:
            return number
        else:
            self._show(Look(reply=True, more=more))
        return number
