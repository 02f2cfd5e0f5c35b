"""Sentences from templates: fields, plurals, Korean particles, lists, and what is missing."""

from __future__ import annotations

from typing import NewType, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.messages import (
    Messages,
    MissingMessage,
    Segment,
    Speaker,
    load_messages,
    particle,
    plain,
)
from engine.core.moves import Seat
from engine.core.record import Kind, Record, RecordError
from engine.core.rulebook import UnknownLanguage

from . import toy_pieces as toy
from . import toy_texts
from .toy import TOY
from .toy_play import LAYING, position

Street = NewType("Street", int)


class Fruit(Kind):
    PEAR = "pear"


class Spot(Record):
    street: Street

    @property
    def phrase(self) -> str:
        return "spot.far" if self.street > 9 else "spot.near"


class Told(Record):
    """A field of each kind that a sentence may name."""

    seat: Seat = Seat(0)
    seats: tuple[Seat, ...] = ()
    count: int = 0
    maybe: int | None = None
    fruit: Fruit = Fruit.PEAR
    street: Street = Street(3)
    spot: Spot = Spot(Street(3))
    names: tuple[str, ...] = ()

    @property
    def double(self) -> int:
        return 2 * self.count


WORDS = {
    "ann": "Ann",
    "bob": "Bob",
    "cas": "Cas",
    "nobody": "nobody",
    "unknown": "unknown",
    "pear": "Pear",
}
PHRASES = {
    "list.comma": ", ",
    "list.and": " and ",
    "Street": "{value}th Street",
    "spot.near": "{street}",
    "spot.far": "far away on {street}",
    "spot.far.to": "far away, to {street:the}",
    "Street.the": "the {value}th Street",
    "Street.main": "Main Street",
    "Street.last.the": "the last street",
}
KOREAN = {"ann": "안", "bob": "보", "cas": "칼", "nobody": "아무도", "unknown": "?"}


def speaker(language: str = "en", words: dict[str, str] = WORDS) -> Speaker:
    messages = Messages(language, phrases=PHRASES, words=words)
    return Speaker(messages, lambda seat: ("ann", "bob", "cas")[seat], own_name)


def own_name(kind: str, value: object) -> str:
    return {1: "main", 99: "last"}.get(cast(int, value), "") if kind == "Street" else ""


def said(template: str, told: Told, language: str = "en") -> str:
    words = KOREAN if language == "ko" else WORDS
    return plain(speaker(language, words).sentence(template, told))


@pytest.mark.parametrize(
    ("language", "spec", "forms"),
    [
        ("en", "{count:# card|# cards}", ("0 cards", "1 card", "2 cards")),
        ("pt", "{count:# carta|# cartas}", ("0 carta", "1 carta", "2 cartas")),
        ("ko", "카드 {count:#장|#장}", ("카드 0장", "카드 1장", "카드 2장")),
        ("ko", "{count:하나|여럿}", ("여럿", "여럿", "여럿")),
        ("en", "{count:one is|all are} left", ("all are left", "one is left", "all are left")),
    ],
)
def test_plurals_at_0_1_and_2(language: str, spec: str, forms: tuple[str, str, str]) -> None:
    assert tuple(said(spec, Told(count=count), language) for count in range(3)) == forms


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ((0,), "Ann wins"),
        ((0, 1), "Ann and Bob win"),
        ((0, 1, 2), "Ann, Bob and Cas win"),
        ((), "nobody win"),
    ],
)
def test_a_list_is_joined_and_counted(seats: tuple[int, ...], sentence: str) -> None:
    told = Told(seats=tuple(map(Seat, seats)))
    assert said("{seats} {seats:wins|win}", told) == sentence


@pytest.mark.parametrize(
    ("word", "pair", "particle_"),
    [
        ("칼", "이/가", "이"),
        ("보", "이/가", "가"),
        ("안", "은/는", "은"),
        ("보", "은/는", "는"),
        ("안", "을/를", "을"),
        ("보", "을/를", "를"),
        ("안", "과/와", "과"),
        ("보", "과/와", "와"),
        ("안", "으로/로", "으로"),
        ("보", "으로/로", "로"),
        ("칼", "으로/로", "로"),
        ("칼", "을/를", "을"),
        ("값", "이/가", "이"),
        ("안”", "이/가", "이"),
        ("보)", "이/가", "가"),
        ("0", "이/가", "이"),
        ("1", "이/가", "이"),
        ("2", "이/가", "가"),
        ("3", "이/가", "이"),
        ("4", "이/가", "가"),
        ("5", "이/가", "가"),
        ("6", "이/가", "이"),
        ("7", "이/가", "이"),
        ("8", "이/가", "이"),
        ("9", "이/가", "가"),
        ("10", "을/를", "을"),
        ("C1", "으로/로", "로"),
        ("7", "으로/로", "로"),
        ("8", "으로/로", "로"),
        ("3", "으로/로", "으로"),
        ("6", "으로/로", "으로"),
        ("0", "으로/로", "으로"),
        ("2", "으로/로", "로"),
        ("Bo", "이/가", "가"),
        ("C10", "으로/로", "으로"),
        ("h2", "을/를", "를"),
        ("$250", "을/를", "을"),
        ("$1,000", "은/는", "은"),
        ("R", "이/가", "이"),
        ("R", "으로/로", "로"),
        ("N", "으로/로", "으로"),
        ("C", "은/는", "는"),
        ("닥*", "이/가", "이"),
        ("", "이/가", "가"),
    ],
)
def test_a_korean_particle_fits_the_last_sound(word: str, pair: str, particle_: str) -> None:
    assert particle(word, pair) == particle_


@given(st.text(), st.sampled_from(["이/가", "은/는", "을/를", "으로/로", "과/와"]))
def test_a_particle_is_always_one_of_the_pair(word: str, pair: str) -> None:
    assert particle(word, pair) in pair.split("/")


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [(0, "안이 안으로"), (1, "보가 보로"), (2, "칼이 칼로")],
)
def test_a_particle_follows_a_name_in_a_sentence(seat: int, sentence: str) -> None:
    assert said("{seat:이/가} {seat:으로/로}", Told(seat=Seat(seat)), "ko") == sentence


@pytest.mark.parametrize(
    ("template", "told", "sentence"),
    [
        ("{seat} eats a {fruit}", Told(), "Ann eats a Pear"),
        ("{maybe} seen", Told(), "unknown seen"),
        ("{maybe} seen", Told(maybe=0), "0 seen"),
        ("to {street}", Told(), "to 3th Street"),
        ("to {spot}", Told(), "to 3th Street"),
        ("to {spot}", Told(spot=Spot(Street(12))), "to far away on 12th Street"),
        ("twice {count} is {double}", Told(count=4), "twice 4 is 8"),
        ("{names}", Told(names=("x", "y")), "x and y"),
        ("{{braces}} and {count}", Told(), "{braces} and 0"),
        ("nothing to fill in", Told(), "nothing to fill in"),
    ],
    ids=[
        *("seat and kind", "None is unknown", "0 is known", "new type", "record", "record phrase"),
        *("property", "plain list", "escaped braces", "no fields"),
    ],
)
def test_a_field_is_said_by_its_kind(template: str, told: Told, sentence: str) -> None:
    assert said(template, told) == sentence


@pytest.mark.parametrize(
    ("template", "street", "sentence"),
    [
        ("{street:the}", 3, "the 3th Street"),
        ("{street:of}", 3, "3th Street"),
        ("{street}", 1, "Main Street"),
        ("{street:the}", 1, "Main Street"),
        ("{street}", 99, "99th Street"),
        ("{street:the}", 99, "the last street"),
        ("{spot:to}", 12, "far away, to the 12th Street"),
        ("{spot:to}", 3, "3th Street"),
    ],
    ids=[
        *("a form", "a form that is missing", "a name of its own", "without that form"),
        *("a name in another form only", "a name in a form", "a record", "a record without it"),
    ],
)
def test_a_value_is_said_in_a_form(template: str, street: int, sentence: str) -> None:
    told = Told(street=Street(street), spot=Spot(Street(street)))
    assert said(template, told) == sentence


def test_a_name_is_a_segment_that_knows_its_piece() -> None:
    told = Told(seats=(Seat(1), Seat(2)))
    assert speaker().sentence("See {seats}!", told) == (
        Segment("See "),
        Segment("Bob", "bob"),
        Segment(" and "),
        Segment("Cas", "cas"),
        Segment("!"),
    )


@pytest.mark.parametrize("table", ["event", "reason", "move", "phrase", "word"])
def test_a_missing_entry_is_named_with_its_file_and_table(table: str) -> None:
    with pytest.raises(MissingMessage) as missing:
        getattr(Messages("pt"), table)("NoSuchKey")
    expected = f"messages/pt.toml has no [{table}s] entry 'NoSuchKey'"
    assert str(missing.value) == expected


def test_a_sentence_about_a_field_that_is_not_there_names_it() -> None:
    with pytest.raises(MissingMessage) as missing:
        said("{weight}", Told())
    assert "'weight'" in str(missing.value)
    assert "count" in str(missing.value)


def test_a_word_that_is_missing_is_named_in_a_sentence() -> None:
    with pytest.raises(MissingMessage, match="'ann'"):
        plain(speaker(words={}).sentence("{seat}", Told()))


# -- catalogues of a package


def test_what_is_not_translated_is_english() -> None:
    korean = load_messages(toy_texts.__name__, "ko")
    assert korean.language == "ko"
    assert (korean.word("ann"), korean.word("cas")) == ("안", "Cas")
    assert korean.event("Rested") == load_messages(toy_texts.__name__, "en").event("Rested")


def test_a_language_without_a_file_is_english_with_its_own_plurals() -> None:
    picked = toy.Picked((toy.PICK,), Seat(0), 0)
    state = position(LAYING)
    assert plain(TOY.words.tell(picked, state, "en")) == "Ann picks 0 apples."
    assert plain(TOY.words.tell(picked, state, "pt")) == "Ann picks 0 apple."


@pytest.mark.parametrize(
    ("seat", "sentence"), [(0, "안이 사과를 2개 딴다."), (1, "보가 사과를 2개 딴다.")]
)
def test_a_game_tells_an_event_in_korean(seat: int, sentence: str) -> None:
    picked = toy.Picked((toy.PICK,), Seat(seat), 2)
    assert plain(TOY.words.tell(picked, position(LAYING), "ko")) == sentence


def test_an_event_that_is_not_told_has_no_sentence() -> None:
    passed = toy.TurnPassed((toy.ROUND,), Seat(0), toy.Phase.OVER)
    assert TOY.words.tell(passed, position(LAYING)) == ()


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="no language is called 'fr'; there are en, ko, pt"):
        load_messages(toy_texts.__name__, "fr")


def test_a_damaged_catalogue_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "engine.core.messages.read_toml", lambda package, folder, language: {"evens": {}}
    )
    with pytest.raises(RecordError, match=r"broken/messages/en\.toml: .*evens"):
        load_messages("broken", "en")
