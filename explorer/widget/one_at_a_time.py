"""Turns: notebook cells and page clicks run in parallel threads, so widgets lock.

Whoever reads or changes a widget takes a turn, and waits while another thread has one. Slow work
copies what it needs during a turn and runs between turns.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Lock, get_ident
from time import monotonic, sleep
from typing import Any, TypeVar

import anywidget
import traitlets

from ..session.verdict import UnknownChoice

C = TypeVar("C")
F = TypeVar("F", bound=Callable[..., Any])

MOST_NEWS = 1000
"""The limit on changes in one turn; more come from observers that answer each other for ever."""


MOST_PATIENCE = 0.05
"""Seconds that background work waits for turns under way before it goes on beside them."""
A_MOMENT = 0.002

_under_way: set[int] = set()
"""The widgets that somebody has a turn with now, in this kernel."""


def after_others() -> None:
    """Wait for a little while any widget of this kernel is at work for a click or a cell.

    Threads share one processor: long work in the background lets them pass between its steps.
    """
    until = monotonic() + MOST_PATIENCE
    while _under_way and monotonic() < until:
        sleep(A_MOMENT)


class EndlessNews(RuntimeError):
    """Raised if observers keep changing what they observe."""


class RefusedTrait(UnknownChoice, traitlets.TraitError):
    """Raised for a value that a trait can't have; everything set together with it is undone."""


class Turns:
    """A lock that its holder may take again, and that passes to the longest waiting thread.

    `ending` is called when a turn is about to end, `ended` when it has ended.
    """

    def __init__(self, ending: Callable[[], None], ended: Callable[[], None]) -> None:
        self._ending, self._ended = ending, ended
        self._held, self._line = Lock(), Lock()
        self._holder = 0
        self._depth = 0

    def __enter__(self) -> None:
        if self._holder != get_ident():
            # Threads queue here, so that the one that just had a turn can't take the next one too.
            with self._line:
                self._held.acquire()
            self._holder = get_ident()
            _under_way.add(id(self))
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        if self._depth > 1:
            self._depth -= 1
            return
        try:
            self._ending()
        finally:
            self._depth = self._holder = 0
            _under_way.discard(id(self))
            self._held.release()
            self._ended()


def takes_long(method: F) -> F:
    """Mark a public method that takes its turns itself, because it works between them."""
    vars(method)["takes_long"] = True
    return method


def in_turn(cls: type[C]) -> type[C]:
    """Make every public method and property of a class take a turn, unless it `takes_long`.

    Private ones are called during a turn, or take their turns themselves.
    """
    for name, found in tuple(vars(cls).items()):
        if name.startswith("_") and name != "__repr__":
            continue
        if isinstance(found, property):
            setattr(cls, name, property(_in_turn(found.fget)))
        elif inspect.isfunction(found) and not hasattr(found, "takes_long"):
            setattr(cls, name, _in_turn(found))
    return cls


def _in_turn(method: Any) -> Any:
    @functools.wraps(method)
    def waiting(self: Any, *given: Any, **named: Any) -> Any:
        with self._my_turn:
            return method(self, *given, **named)

    return waiting


class Together:
    """Widgets that show the same thing and take turns with one another."""

    def __init__(self) -> None:
        self.members: list[OneAtATime] = []
        self.turns = Turns(self._ending, self._ended)

    def _ending(self) -> None:
        """Tell all observers all news, even if some of them fail."""
        _try_all(self._news())

    def _news(self) -> Iterator[Callable[[], None]]:
        told = 0
        while teller := self._next_teller():
            told += 1
            if told > MOST_NEWS:
                for each in self.members:
                    each._news.clear()
                raise EndlessNews("observers keep changing what they observe")
            change = teller._news.pop(next(iter(teller._news)))
            yield functools.partial(teller._observers.notify_change, change)

    def _next_teller(self) -> OneAtATime | None:
        """The next widget that has something to tell, once all show the same."""
        if len(self.members) > 1:
            for each in self.members:
                each._follow_others()
        return next((each for each in self.members if each._news), None)

    def _ended(self) -> None:
        for each in tuple(self.members):
            each._catch_up()


def _try_all(acts: Iterable[Callable[[], None]]) -> None:
    """Do everything, then raise the errors."""
    failures: list[Exception] = []
    for act in acts:
        try:
            act()
        except Exception as failure:
            failures.append(failure)
    if failures:
        raise failures[0] if len(failures) == 1 else ExceptionGroup("observers", failures)


class OneAtATime(anywidget.AnyWidget):
    """A widget whose traits are read and set, from a cell or by a page, during a turn.

    Observers of its own class follow a change at once. Other observers hear of it when the turn
    ends and everything agrees again, so they may change the widget, or fail.
    """

    @property
    def _my_turn(self) -> Turns:
        return self._together.turns

    @functools.cached_property
    def _together(self) -> Together:
        """The widgets that this one takes turns with, itself included."""
        found = Together()
        found.members.append(self)
        return found

    def _join(self, other: OneAtATime) -> None:
        """Take turns with another widget from now on; must be called first."""
        self.__dict__["_together"] = other._together
        with other._my_turn:
            other._together.members.append(self)

    def close(self) -> None:
        with self._my_turn:
            members = self._together.members
            members[:] = [each for each in members if each is not self]
            super().close()

    def _follow_others(self) -> None:
        """Show what another widget that takes turns with this one has changed."""

    @functools.cached_property
    def _observers(self) -> traitlets.HasTraits:
        """A holder of the observers that are not those of the class."""
        return traitlets.HasTraits()

    @functools.cached_property
    def _news(self) -> dict[tuple[str, str], Any]:
        """The changes to be told at the end of this turn, by trait name and type of change."""
        return {}

    def _catch_up(self) -> None:
        """Do slow work after each turn, before whoever had the turn goes on."""

    # -- traits

    def __setattr__(self, name: str, value: object) -> None:
        with self._my_turn:
            super().__setattr__(name, value)

    def set_trait(self, name: str, value: object) -> None:
        with self._my_turn:
            super().set_trait(name, value)

    def set_state(self, sync_data: Any) -> None:
        with self._my_turn:
            try:
                super().set_state(sync_data)
            except traitlets.TraitError:
                self.send_state([name for name in sync_data if name in self.keys])
                raise

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        with self._my_turn:
            return super().get_state(key, drop_defaults)

    def send_state(self, key: Any = None) -> None:
        with self._my_turn:
            super().send_state(key)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        with self._my_turn, super().hold_sync():
            yield

    @contextmanager
    def hold_trait_notifications(self) -> Iterator[None]:
        with self._my_turn, super().hold_trait_notifications():
            yield

    # -- observers

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:
        with self._my_turn:
            if isinstance(handler, traitlets.EventHandler):
                super().observe(handler, names, type)
            else:
                self._observers.observe(handler, names, type)

    def unobserve(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:
        with self._my_turn:
            self._observers.unobserve(handler, names, type)

    def unobserve_all(self, name: Any = traitlets.All) -> None:
        with self._my_turn:
            self._observers.unobserve_all(name)

    def notify_change(self, change: Any) -> None:
        with self._my_turn:
            self._hear(traitlets.Bunch(change))
            super().notify_change(change)

    def _hear(self, change: Any) -> None:
        """Keep a change to be told; several of one trait become one, from first value to last."""
        key = change["name"], change["type"]
        before = self._news.setdefault(key, change)
        before["new"] = change["new"]
        if before is not change and before["old"] == before["new"]:
            del self._news[key]
