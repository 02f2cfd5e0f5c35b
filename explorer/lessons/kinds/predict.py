"""Questions asked before a move: where a piece will be, or what value an event will have.

[[line.question]]
ask = "Where will it be?"
piece = "PIECE"             # or: event = "EVENT", value = "FIELD"
answer = "PLACE"

A text that can't be such a place or value is refused and not counted.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from string import digits
from typing import Any

from engine.core.bounds import MOST_QUOTED, is_number, printable, quoted
from engine.core.game import Game
from engine.core.messages import plain, spoken_kinds, without_none
from engine.core.moves import Seat
from engine.core.performing import Asked, Performed
from engine.core.questions import Question

from ...session.standpoint import Standpoint
from .judgement import Answer, Events, Judgement, NoSuchGuess, deciding_rules, events_of
from .kind import FEW, Alone, Button, Kind, OnBoard, Ways, performed_at, state_before
from .plainly import plainly
from .wording import Said, Wording

NOTHING = "nothing of the kind"
"""The true answer if the event that is asked about does not happen."""
MOST_BUTTONS = 8
EXAMPLES = 6
MOST_TOLD = 4
"""The most sentences that say what happened."""


class Predict(Kind):
    name = "predict"
    withholds_moves = True
    answered_on_board = True
    answered_in_words = True
    foretells = True

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        question = asked.question
        if question.piece:
            return
        events = {kind.__name__: kind for kind in performed.timeline.game.event_types}
        if question.event not in events:
            yield (
                f"the question {quoted(question.ask)} needs a 'piece', or an 'event' and its "
                f"'value': no event is called {quoted(question.event)}"
            )
        elif question.value not in spoken_kinds(events[question.event]):
            known = ", ".join(spoken_kinds(events[question.event]))
            yield (
                f"the question {quoted(question.ask)}: {question.event} has no value "
                f"{quoted(question.value)}; it has {known}"
            )

    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        question, path = asked.question, performed.path(asked)
        events = events_of(performed, asked)
        before = performed.tree.node(asked.start).state
        truth = true_answer(performed.timeline.game, question, path[-1].state, events)
        right = given.lower() == truth.lower()
        rules = deciding_rules(performed, before, events, question.piece, question.event)
        moves = tuple(node.move for node in path if node.move is not None)
        return Judgement(right, right, truth, rules, instead=() if right else moves)

    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer will see the answer, once it has happened."""
        game, performed = here.game, performed_at(here)
        state, events = performed.path(asked)[-1].state, events_of(performed, asked)
        view = game.sight.observe(state, here.sight)
        seen = tuple(game.sight.witness(event, here.sight) for event in events)
        truth = true_answer(game, asked.question, state, events)
        return true_answer(game, asked.question, view, seen) == truth

    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        return Guesses(here, asked).read(given)

    def ways(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        guesses = Guesses(here, asked)
        meant = {key: value for key in drawn if (value := guesses.meant(key))}
        several = guesses.lists and (
            guesses.item is not Seat
            or asked.sealed
            or (self.may_be_told(here, asked) and len(guesses.split(guesses.truth)) > 1)
        )
        how = "question.how.predict" if meant else "question.how.choose"
        buttons = tuple(Button(value, text) for value, text in guesses.buttons(drawn))
        return Ways("question.several" if several else how, buttons, meant, several)

    def listed(self, here: Standpoint, asked: Asked) -> tuple[str, ...]:
        return Guesses(here, asked).listed()

    def offered(self, here: Standpoint, asked: Asked) -> tuple[Button, ...]:
        return tuple(Button(value, text) for value, text in Guesses(here, asked).offered())

    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        return Guesses(here, asked).in_words(answer)

    def few_answers(self, here: Standpoint, asked: Asked, given: str) -> bool:
        return 0 < Guesses(here, asked).count <= FEW

    def once_more(self, asked: Asked) -> str:
        return "question.again.place" if asked.question.piece else "question.again"

    def outcome(self, here: Standpoint, answer: Answer) -> str:
        """Return the sentences about the piece that was asked for, or that the rules decided."""
        piece, rules = answer.asked.question.piece, set(answer.judged.rules)
        told = [
            sentence
            for node in performed_at(here).path(answer.asked)
            for sentence in here.story_of(node.number)
        ]
        about = [
            each
            for each in told
            if rules & set(each.rules) or any(part.piece == piece for part in each.segments)
        ]
        return " ".join(plain(each.segments) for each in (about or told)[-MOST_TOLD:])

    def on_board(self, here: Standpoint, answer: Answer, drawn: Sequence[str]) -> OnBoard:
        guesses, judged = Guesses(here, answer.asked), answer.judged
        right = tuple(key for key in drawn if guesses.meant(key) == judged.truth)
        return OnBoard(right, () if judged.right else (answer.given,))

    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        guesses = Guesses(here, asked)
        accepted = dict.fromkeys((guesses.truth, guesses.truth_in_words))
        yield Alone(
            tuple(accepted),
            known=tuple(dict.fromkeys((*accepted, *guesses.words()))),
            number=guesses.numeric,
            refused=guesses.refused("{given}"),
            joints=guesses.wording.joints if guesses.unordered else (),
        )


def true_answer(game: Game[Any], question: Question, state: Any, events: Events) -> str:
    """Return the true answer to a question: a piece's place, or a value of an event."""
    if question.piece:
        return game.board.place_of(state, question.piece)
    found = _told_value(question, events)
    return NOTHING if found is None else plain(game.words.speaker(state).value(*found))


def _told_value(question: Question, events: Events) -> tuple[Any, object] | None:
    """Return the type and the value of the event field asked about; None if it did not happen."""
    for event in events:
        kinds = spoken_kinds(type(event))
        if event.told and type(event).__name__ == question.event and question.value in kinds:
            return kinds[question.value], getattr(event, question.value)
    return None


class Guesses:
    """The possible answers to one question, read and written in the viewer's words."""

    def __init__(self, here: Standpoint, asked: Asked) -> None:
        self.here, self.game, self.question = here, here.game, asked.question
        before = state_before(here, asked)
        self.seen = self.game.sight.observe(before, here.sight)
        self.wording = Wording(self.game, before, here.language)
        kind = _declared_kind(self.game, self.question)
        self.lists = typing.get_origin(kind) is tuple
        """True if an answer is a list of values."""
        self.kind, self.item = kind, typing.get_args(kind)[0] if self.lists else kind
        performed = performed_at(here)
        self.sealed = asked.sealed
        """True if the answer is not known here."""
        self.after, self.events = performed.tree.node(asked.end).state, events_of(performed, asked)

    @property
    def truth(self) -> str:
        """The true answer; empty if it is not known here."""
        return "" if self.sealed else true_answer(self.game, self.question, self.after, self.events)

    @property
    def truth_in_words(self) -> str:
        """The true answer, in the words of the board and the story."""
        truth, language = self.truth, self.here.language
        if self.sealed:
            return ""
        if truth == NOTHING:
            return self.here.phrase("question.nothing")
        if self.question.piece:
            return self.game.words.place_word(truth, self.after, language)
        found = _told_value(self.question, self.events)
        speaker = self.game.words.speaker(self.after, language)
        return plain(speaker.value(*found, "the")) if found else truth

    @property
    def numeric(self) -> bool:
        return self.item is int or (
            isinstance(self.item, typing.NewType)
            and self.item is not Seat
            and self.item.__supertype__ is int
        )

    @property
    def count(self) -> int:
        """The number of possible answers; 0 if there is no end of them."""
        if self.numeric or self.lists:
            return 0
        return len({english for english, _ in self._known()})

    @property
    def unordered(self) -> bool:
        """True if an answer is a list whose order does not matter, as of numbers or people."""
        return self.lists and (self.numeric or self.item is Seat)

    # -- on the board and as buttons

    def meant(self, key: str) -> str:
        """Return the answer that a key of the board stands for; empty if it stands for none."""
        if self.question.piece:
            return key if key in self.game.board.places(self.seen) else ""
        if self.item is Seat:
            return self.wording.seat(key)[0] if key in self.game.seat_names else ""
        value = self._pointed(key)
        return "" if value is None else self._value(value)[0]

    def buttons(self, drawn: Iterable[str]) -> tuple[Said, ...]:
        """Return the answers that get a button: those that can't be clicked on the board.

        For a number the buttons are all its possible values, or else the digits, whatever the true
        answer is; greater numbers are typed.
        """
        keys = tuple(drawn)
        if self.question.piece:
            found = [place for place in self.game.board.places(self.seen) if place not in keys]
            return tuple(self.wording.place(place) for place in found[-MOST_BUTTONS:])
        listed = tuple(dict.fromkeys(self._listed(keys)))
        if self.numeric and not listed and not any(map(self.meant, keys)):
            return tuple((digit, digit) for digit in digits)
        return listed if len(listed) <= MOST_BUTTONS else ()

    def offered(self) -> tuple[Said, ...]:
        """Return every possible answer, the true one worded like the others.

        There are none for numbers and for lists, which have to be written.
        """
        if self.question.piece:
            return tuple(map(self.wording.place, self.game.board.places(self.seen)))
        if self.numeric or self.lists:
            return ()
        return tuple(dict.fromkeys(self._listed(())))

    def _listed(self, keys: Iterable[str]) -> Iterator[Said]:
        """Yield every value of the type asked for, if there are few."""
        game, seen = self.game, self.seen
        if isinstance(self.item, type) and issubclass(self.item, Enum):
            yield from map(self._value, self.item)
        elif self.item is Seat:
            seats = [game.board.seat_name(seen, seat) for seat in game.board.seats(seen)]
            drawn = [key for key in keys if key in game.seat_names]
            yield from map(self.wording.seat, dict.fromkeys((*seats, *drawn)))
        else:
            yield from map(self._value, game.board.values(self.item, seen))
        if self.lists and self.item is Seat:
            yield self.wording.value(self.kind, ())

    def _pointed(self, key: str) -> object | None:
        return self.game.board.pointed_at(key, self.item, self.question.value, self.seen)

    def _value(self, value: object) -> Said:
        return self.wording.value(self.item, value)

    # -- in words

    def read(self, given: str) -> str:
        """Return an answer in the rules' own words, whatever words it is given in."""
        truth, heard = self.truth, plainly(given)
        if not self.sealed and heard in (plainly(truth), plainly(self.truth_in_words)):
            return truth
        if heard == plainly(NOTHING):
            return NOTHING
        known = {plainly(word): said[0] for said in self._known() for word in said}
        if not self.lists or heard in known:
            return self._one(given, known)
        found = [self._one(each, known) for each in self.split(given)]
        if self.sealed and not found:
            raise NoSuchGuess(self.refused(given))
        return truth if self._alike(found, self.split(truth)) else self.wording.joined(found)

    def _one(self, given: str, known: dict[str, str]) -> str:
        heard = plainly(given)
        if heard in known:
            return known[heard]
        if self.numeric and is_number(heard):
            return self._value(int(heard))[0]
        if meant := self.meant(given.strip()):
            return meant
        raise NoSuchGuess(self.refused(given))

    def _alike(self, found: list[str], true: list[str]) -> bool:
        one, other = [*map(plainly, found)], [*map(plainly, true)]
        return sorted(one) == sorted(other) if self.unordered else one == other

    def split(self, text: str) -> list[str]:
        """Split a list into its values."""
        return [each for each in re.split("|".join(self.wording.joints), text) if each.strip()]

    def in_words(self, given: str) -> str:
        """An answer in the reader's language."""
        read = self.read(given)
        if read == self.truth:
            return self.truth_in_words
        return next((here for english, here in reversed([*self._known()]) if english == read), read)

    def words(self) -> Iterator[str]:
        """Yield every answer that has a name, in English and in the reader's language."""
        return (word for said in self._known() for word in said)

    def listed(self) -> tuple[str, ...]:
        """Return every answer that has a name, in English."""
        return tuple(dict.fromkeys(english for english, _ in self._known()))

    def refused(self, given: str) -> str:
        """Return the reply to a text that is no possible answer."""
        given = printable(given, MOST_QUOTED)
        examples = list(dict.fromkeys(here for _, here in self._known()))[-EXAMPLES:]
        if self.numeric or not examples:
            kind = "numbers" if self.lists else "number"
            return self.here.phrase(f"question.none.{kind}").format(given=given)
        return self.here.phrase("question.none").format(given=given, answers=", ".join(examples))

    def _known(self) -> Iterator[Said]:
        places = self.game.board.places(self.seen)
        if self.question.piece:
            yield from ((place, place) for place in places)
            yield from map(self.wording.place, places)
            return
        yield from self._listed(self.game.seat_names)
        pointed = [value for key in places if (value := self._pointed(key)) is not None]
        for value in (*pointed, *self.game.board.values(self.item, self.seen)):
            yield self._value(value)
            yield self.wording.definite(self.item, value)


def _declared_kind(game: Game[Any], question: Question) -> Any:
    """Return the declared type of the event field asked about."""
    for event in game.event_types:
        if event.__name__ == question.event:
            return without_none(spoken_kinds(event).get(question.value))
    return None
