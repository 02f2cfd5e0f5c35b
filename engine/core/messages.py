"""Message catalogues: the sentences of a game, by key, and how they are filled in.

A template names fields in braces. `{n:# card|# cards}` picks a plural form and puts the number at
`#`. `{seat:이/가}` appends the Korean particle that fits the name's last sound. `{spot:in}` says a
value in another form, such as with an article or a preposition: the phrase of the value followed by
`.in`, or else the phrase itself. `{cars:or}` joins the values of a list by "or" instead of "and",
and `{cars:the or}` says each of them in a form.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from string import Formatter
from typing import Any

from .errors import GameError
from .moves import Seat
from .record import Record, RecordError, field_names, from_plain, remembered
from .rulebook import read_toml

SeatName = Callable[[Seat], str]
OwnName = Callable[[str, object], str]
"""Returns the special name of a value in a position, such as the last car; empty if it has none."""


OR = "or"
"""The form that joins the values of a list by "or", after the form of each of them."""


class MissingMessage(GameError):
    """Raised for a sentence or word that a catalogue lacks."""


class Segment(Record):
    """A stretch of a sentence; `piece` is set if it names a piece of the game."""

    text: str
    piece: str = ""


class Messages(Record):
    """The catalogue of a game, or of the interface, in one language."""

    language: str
    events: Mapping[str, str] = {}
    reasons: Mapping[str, str] = {}
    moves: Mapping[str, str] = {}
    verbs: Mapping[str, str] = {}
    """The words on the button that makes a move: a verb first, then what it is done to."""
    phrases: Mapping[str, str] = {}
    words: Mapping[str, str] = {}
    synonyms: Mapping[str, str] = {}
    """Words that readers may type, each with the word that a move is called by."""

    def word(self, key: str) -> str:
        return self._find("words", self.words, key)

    def phrase(self, key: str) -> str:
        return self._find("phrases", self.phrases, key)

    def event(self, key: str) -> str:
        return self._find("events", self.events, key)

    def move(self, key: str) -> str:
        return self._find("moves", self.moves, key)

    def verb(self, key: str) -> str:
        """The verb of a move: of its own sentence, or else of its kind."""
        own = self.verbs.get(key)
        return own or self._find("verbs", self.verbs, key.partition(".")[0])

    def reason(self, key: str) -> str:
        return self._find("reasons", self.reasons, key)

    def _find(self, table: str, entries: Mapping[str, str], key: str) -> str:
        if key not in entries:
            raise MissingMessage(f"messages/{self.language}.toml has no [{table}] entry {key!r}")
        return entries[key]


@remembered
def load_messages(package: str, language: str) -> Messages:
    """The catalogue in the folder `messages` of a package; untranslated entries are in English."""
    english = _read(package, "en")
    if language == "en":
        return english
    own = _read(package, language)
    return Messages(
        language,
        {**english.events, **own.events},
        {**english.reasons, **own.reasons},
        {**english.moves, **own.moves},
        {**english.verbs, **own.verbs},
        {**english.phrases, **own.phrases},
        {**english.words, **own.words},
        {**english.synonyms, **own.synonyms},
    )


def _read(package: str, language: str) -> Messages:
    try:
        return from_plain(
            {"language": language, **read_toml(package, "messages", language)}, Messages
        )
    except FileNotFoundError:
        return Messages(language)
    except RecordError as error:
        raise RecordError(f"{package}/messages/{language}.toml: {error}") from None


class Speaker:
    """Turns records into sentences of one language, with the names of the seats."""

    def __init__(
        self,
        messages: Messages,
        seat_name: SeatName,
        own_name: OwnName = lambda kind, value: "",
    ) -> None:
        self.messages = messages
        self.seat_name = seat_name
        self.own_name = own_name

    def sentence(self, template: str, record: Record) -> tuple[Segment, ...]:
        kinds = spoken_kinds(type(record))
        segments: list[Segment] = []
        for literal, name, spec, _ in Formatter().parse(template):
            if literal:
                segments.append(Segment(literal))
            if name is None:
                continue
            if name not in kinds:
                raise MissingMessage(
                    f"{template!r} speaks of {name!r}; there are {', '.join(kinds)}"
                )
            value = getattr(record, name)
            if spec and "|" in spec:
                count = len(value) if isinstance(value, tuple) else value
                segments.append(Segment(self._plural(spec, count)))
                continue
            pair = spec if spec and "/" in spec else ""
            said = self.value(kinds[name], value, "" if pair else spec or "")
            segments.extend(said)
            if pair:
                segments.append(Segment(particle(plain(said), pair)))
        return tuple(segments)

    def value(self, kind: Any, value: object, form: str = "") -> tuple[Segment, ...]:
        """The words for a field's value, chosen by the field's declared kind.

        Without a form, these are the words by which events are compared.
        """
        kind = without_none(kind)
        if value is None:
            return (Segment(self.messages.word("unknown")),)
        if kind is Seat:
            key = self.seat_name(typing.cast(Seat, value))
            return (Segment(self.messages.word(key), key),)
        if isinstance(kind, typing.NewType):
            return (Segment(self._called(kind.__name__, value, form).format(value=value)),)
        if isinstance(value, Enum):
            return (Segment(self.messages.word(f"{value.value}")),)
        if isinstance(value, Record):
            key = getattr(value, "phrase", type(value).__name__)
            formed = self.messages.phrases.get(f"{key}.{form}") if form else None
            return self.sentence(formed or self.messages.phrase(key), value)
        if isinstance(value, tuple):
            arguments = typing.get_args(kind)
            item = arguments[0] if arguments else Any
            own, _, joined = form.rpartition(" ")
            last, each_form = ("list.or", own) if joined == OR else ("list.and", form)
            return self._list([self.value(item, each, each_form) for each in value], last)
        return (Segment(str(value)),)

    def _called(self, kind: str, value: object, form: str) -> str:
        """The phrase for a value: first by its own name, then by its kind; first with the form."""
        named = [kind]
        if own := self.own_name(kind, value):
            named.insert(0, f"{kind}.{own}")
        keys = [key for name in named for key in ((f"{name}.{form}", name) if form else (name,))]
        phrases = self.messages.phrases
        return next((phrases[key] for key in keys if key in phrases), "{value}")

    def _list(self, items: list[tuple[Segment, ...]], last: str) -> tuple[Segment, ...]:
        if not items:
            return (Segment(self.messages.word("nobody")),)
        said: list[Segment] = list(items[0])
        for item in items[1:-1]:
            said += [Segment(self.messages.phrase("list.comma")), *item]
        if len(items) > 1:
            said += [Segment(self.messages.phrase(last)), *items[-1]]
        return tuple(said)

    def _plural(self, spec: str, count: int) -> str:
        forms = spec.split("|")
        form = forms[0] if PLURAL_IS_ONE[self.messages.language](count) else forms[-1]
        return form.replace("#", str(count))


PLURAL_IS_ONE: Mapping[str, Callable[[int], bool]] = {
    "en": lambda n: n == 1,
    "pt": lambda n: n in (0, 1),
    "ko": lambda n: False,
}


@remembered
def field_kinds(record: type[Any]) -> Mapping[str, Any]:
    return {
        name: kind
        for name, kind in typing.get_type_hints(record).items()
        if name in field_names(record)
    }


@remembered
def spoken_kinds(record: type[Any]) -> Mapping[str, Any]:
    """The fields and properties of a record that a sentence may name, with their kinds."""
    properties = {
        name: typing.get_type_hints(member.fget)["return"]
        for base in record.__mro__
        for name, member in vars(base).items()
        if isinstance(member, property) and member.fget is not None
    }
    return {**properties, **field_kinds(record)}


def without_none(kind: Any) -> Any:
    if isinstance(kind, types.UnionType) or typing.get_origin(kind) is typing.Union:
        rest = [each for each in typing.get_args(kind) if each is not type(None)]
        return rest[0] if len(rest) == 1 else Any
    return kind


_READ_IN_KOREAN = dict(zip("0123456789LMNR", "영일이삼사오육칠팔구엘엠엔알", strict=True))
"""The sounds of digits and of letters whose names end in a consonant."""


def particle(word: str, pair: str) -> str:
    """The particle of a pair such as 을/를 or 으로/로 that fits the word's last sound."""
    closed, _, opened = pair.partition("/")
    last = next((c for c in reversed(word) if c.isalnum()), "")
    last = _READ_IN_KOREAN.get(last.upper(), last)
    final = (ord(last) - 0xAC00) % 28 if "가" <= last <= "힣" else 0
    rieul = 8
    if final == 0 or (final == rieul and opened == "로"):
        return opened
    return closed


def plain(segments: tuple[Segment, ...]) -> str:
    return "".join(segment.text for segment in segments)
