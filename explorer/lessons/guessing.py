"""What may be answered to a question before its move is shown: on the board, as a button, in words.

A question asks for the place of a piece or for a value of an event. What can't be such a place or
value is no answer at all.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from string import digits
from typing import Any

from engine.core.bounds import MOST_QUOTED, is_number, printable
from engine.core.judging import NOTHING, NoAnswer, true_answer
from engine.core.messages import load_messages, plain, spoken_kinds, without_none
from engine.core.moves import Seat
from engine.core.performing import Asked

from ..session.standpoint import Standpoint
from .knowing import may_be_told
from .plainly import plainly
from .truth import said_truth

MOST = 8
EXAMPLES = 6

Said = tuple[str, str]
"""An answer in English, by which it is judged, and in the reader's language."""


class NoSuchGuess(NoAnswer):
    """What can't be an answer, said in the reader's language with what could be one."""


class Guessing:
    """The answers to one question, as the viewer can give them."""

    def __init__(self, here: Standpoint, asked: Asked) -> None:
        self.here, self.asked = here, asked
        self.game, self.language = here.game, here.language
        self.before = here.tree.node(asked.start).state
        self.seen = self.game.sight.observe(self.before, here.sight)
        self.kind = _kind(here, asked)
        self.item = typing.get_args(self.kind)[0] if self._lists else self.kind

    @property
    def _lists(self) -> bool:
        return typing.get_origin(self.kind) is tuple

    @property
    def several(self) -> bool:
        """Whether an answer is put together of several, so that one click is not yet all of it."""
        if not self._lists or self.item is not Seat:
            return self._lists
        return may_be_told(self.here, self.asked) and len(self._split(self.truth)) > 1

    @property
    def truth(self) -> str:
        performed = self.here.performed
        assert performed is not None
        path = performed.path(self.asked)
        events = tuple(event for node in path for event in node.events)
        return true_answer(self.game, self.asked.question, path[-1].state, events)

    # -- on the board and as buttons

    def meant(self, key: str) -> str:
        """The answer that a key of the board stands for; empty where it stands for none."""
        if self.asked.question.piece:
            return key if key in self.game.board.places(self.seen) else ""
        if self.item is Seat:
            return self._name(key)[0] if key in self.game.seat_names else ""
        value = self._pointed(key)
        return "" if value is None else self._said(value)[0]

    def buttons(self, drawn: Iterable[str]) -> tuple[Said, ...]:
        """What is answered by a button: what can't be answered by a click on what is drawn.

        The buttons of a number are all the values that there are, or else the digits, whatever is
        true: a greater number is typed.
        """
        keys = tuple(drawn)
        if self.asked.question.piece:
            found = [place for place in self.game.board.places(self.seen) if place not in keys]
            return tuple(self._place(place) for place in found[-MOST:])
        listed = tuple(dict.fromkeys(self._listed(self.seen, keys)))
        if self.numeric and not listed and not any(map(self.meant, keys)):
            return tuple((digit, digit) for digit in digits)
        return listed if len(listed) <= MOST else ()

    @property
    def numeric(self) -> bool:
        return self.item is int or (
            isinstance(self.item, typing.NewType)
            and self.item is not Seat
            and self.item.__supertype__ is int
        )

    def _listed(self, state: Any, keys: Iterable[str]) -> Iterator[Said]:
        """Every value of the kind in question, where there are few."""
        if isinstance(self.item, type) and issubclass(self.item, Enum):
            yield from map(self._said, self.item)
        elif self.item is Seat:
            seats = [
                self.game.board.seat_name(state, seat) for seat in self.game.board.seats(state)
            ]
            drawn = [key for key in keys if key in self.game.seat_names]
            yield from map(self._name, dict.fromkeys((*seats, *drawn)))
        else:
            yield from map(self._said, self.game.board.values(self.item, state))
        if self._lists and self.item is Seat:
            yield self._said((), self.kind)

    # -- in words

    def read(self, given: str) -> str:
        """The answer as the rules say it, in whichever words it is given."""
        truth, heard = self.truth, plainly(given)
        if heard in (plainly(truth), plainly(said_truth(self.here, self.asked, truth))):
            return truth
        if heard == plainly(NOTHING):
            return NOTHING
        known = {plainly(word): said[0] for said in self._known() for word in said}
        if not self._lists or heard in known:
            return self._one(given, known)
        found = [self._one(each, known) for each in self._split(given)]
        if self._alike(found, self._split(truth)):
            return truth
        phrases = self.game.words.speaker(self.before).messages.phrases
        return phrases["list.and"].join(
            [phrases["list.comma"].join(found[:-1]), found[-1]] if len(found) > 1 else found
        )

    def said(self, given: str) -> str:
        """An answer in the reader's language."""
        read = self.read(given)
        return next((here for english, here in reversed([*self._known()]) if english == read), read)

    def _one(self, given: str, known: dict[str, str]) -> str:
        heard = plainly(given)
        if heard in known:
            return known[heard]
        if self.numeric and is_number(heard):
            return self._said(int(heard))[0]
        if meant := self.meant(given.strip()):
            return meant
        raise NoSuchGuess(self.refused(given))

    @property
    def unordered(self) -> bool:
        """Whether an answer is a list in any order, as of numbers and of people."""
        return self._lists and (self.numeric or self.item is Seat)

    def _alike(self, found: list[str], true: list[str]) -> bool:
        if self.unordered:
            return sorted(map(plainly, found)) == sorted(map(plainly, true))
        return [*map(plainly, found)] == [*map(plainly, true)]

    def _split(self, text: str) -> list[str]:
        return [each for each in re.split("|".join(self.joints), text) if each.strip()]

    @property
    def joints(self) -> tuple[str, ...]:
        """What stands between the values of a list."""
        speakers = [self.game.words.speaker(None, language) for language in ("en", self.language)]
        ands = (speaker.messages.phrase("list.and") for speaker in speakers)
        return tuple(dict.fromkeys((*ands, ",", ";")))

    def words(self) -> Iterator[str]:
        """Every answer that is known by name, in both languages."""
        return (word for said in self._known() for word in said)

    def refused(self, given: str) -> str:
        """What is said to what is no answer."""
        words = load_messages("explorer", self.language)
        given = printable(given, MOST_QUOTED)
        examples = list(dict.fromkeys(here for _, here in self._known()))[-EXAMPLES:]
        if self.numeric or not examples:
            kind = "numbers" if self._lists else "number"
            return words.phrase(f"question.none.{kind}").format(given=given)
        return words.phrase("question.none").format(given=given, answers=", ".join(examples))

    def _known(self) -> Iterator[Said]:
        places = self.game.board.places(self.seen)
        if self.asked.question.piece:
            yield from ((place, place) for place in places)
            yield from map(self._place, places)
            return
        yield from self._listed(self.seen, self.game.seat_names)
        pointed = [value for key in places if (value := self._pointed(key)) is not None]
        for value in (*pointed, *self.game.board.values(self.item, self.seen)):
            english, here = self._said(value)
            yield english, here
            yield english, self._in_words(self.item, value, self.language, "the")

    # -- said in both languages

    def _pointed(self, key: str) -> object | None:
        name = self.asked.question.value
        return self.game.board.pointed_at(key, self.item, name, self.seen)

    def _place(self, place: str) -> Said:
        return place, self.game.words.place_word(place, self.before, self.language)

    def _name(self, key: str) -> Said:
        english, here = (
            self.game.words.speaker(self.before, language).messages.word(key)
            for language in ("en", self.language)
        )
        return english, here

    def _said(self, value: object, kind: Any = None) -> Said:
        english, here = (
            self._in_words(kind or self.item, value, language) for language in ("en", self.language)
        )
        return english, here

    def _in_words(self, kind: Any, value: object, language: str, form: str = "") -> str:
        return plain(self.game.words.speaker(self.before, language).value(kind, value, form))


def _kind(here: Standpoint, asked: Asked) -> Any:
    """The declared kind of the value in question."""
    for event in here.game.event_types:
        if event.__name__ == asked.question.event:
            return without_none(spoken_kinds(event).get(asked.question.value))
    return None
