"""The start card of a game against others: everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.options import make_options, option_names, option_word, values_of
from engine.core.record import Record, WholeRecord

from ...draw.figures import pawn
from ...files.library import games
from ...text.house_rules import house_rules
from .setup import Match, changed_only, levels_of, make_match


class SeatShown(WholeRecord):
    key: str
    name: str
    figure: str


class LevelShown(WholeRecord):
    key: str
    name: str
    about: str


class ReadingShown(WholeRecord):
    value: str
    text: str


class OptionShown(WholeRecord):
    """An expansion or a variant; one with the values on and off is a switch."""

    key: str
    question: str
    switch: bool
    readings: tuple[ReadingShown, ...]


class Chosen(WholeRecord):
    """What is chosen for a game.

    `again` asks for the luck of the game before, `given` for what has no switch of its own.
    """

    game: str
    seat: str
    players: int
    level: str
    options: dict[str, str]
    again: bool = False
    given: bool = False


class GameShown(WholeRecord):
    key: str
    title: str
    about: str
    counts: tuple[int, ...]
    seats: tuple[SeatShown, ...]
    levels: tuple[LevelShown, ...]
    options: tuple[OptionShown, ...]
    chosen: Chosen
    table: tuple[str, ...]
    """Who sat at the table last, or was asked for; empty if that is left to the number."""
    given: str
    """The options that have no switch of their own and differ from the usual, in words."""
    again: str
    """The luck that can be had again, in words; empty if there is none."""


class StartCard(WholeRecord):
    games: tuple[GameShown, ...]
    game: str
    """The game that is chosen first."""
    going: str = ""
    """An unfinished game that can be gone on with, in words; else empty."""
    notice: str = ""


class Remembered(Record):
    """What was chosen last for each game, and the luck of its last game."""

    matches: Mapping[str, Match] = {}
    last: str = ""
    seeded: str = ""
    """The game whose luck was asked for by a seed, and not yet dealt."""


def start_card(
    remembered: Remembered, only: str, language: str, going: str = "", notice: str = ""
) -> StartCard:
    """The card of one game, or of all games if none is named."""
    shown = tuple(
        _game(game, remembered.matches.get(name), language, name == remembered.seeded)
        for name, game in games().items()
        if name == only or not only
    )
    first = only or remembered.last or shown[0].key
    return StartCard(shown, first, going, notice)


def _game(game: Game[Any], before: Match | None, language: str, seeded: bool) -> GameShown:
    words, own = load_messages("explorer", language), load_messages(game.package, language)
    names = [name for name in option_names(game.option_type) if _is_variant(game, name)]
    match = before or make_match(game.name)
    given = "; ".join(_given(game, match, language))
    known = before is not None and before.seed is not None
    chosen = Chosen(
        game.name,
        match.seat,
        len(match.names),
        match.level,
        {
            name: match.options.get(name, option_word(values_of(game.option_type, name)[0]))
            for name in names
        },
        seeded,
        bool(given),
    )
    return GameShown(
        game.name,
        own.word("title"),
        own.phrase("start.about"),
        tuple(game.player_counts),
        tuple(
            SeatShown(name, said := own.word(name), pawn(name, 1, called=said))
            for name in game.seat_names
        ),
        tuple(
            LevelShown(level, words.phrase(f"level.{level}"), words.phrase(f"level.{level}.about"))
            for level in levels_of(game)
        ),
        tuple(_option(game, name, language) for name in names),
        chosen,
        before.names if before else (),
        given and words.phrase("start.given").format(options=given),
        words.phrase("start.seed" if seeded else "start.again") if known else "",
    )


def _unswitched(game: Game[Any], match: Match) -> dict[str, str]:
    """The options of a match that a card has no switch for."""
    chosen = changed_only(game, match.options)
    return {name: value for name, value in chosen.items() if not _is_variant(game, name)}


def _given(game: Game[Any], match: Match, language: str) -> tuple[str, ...]:
    """Those options in words: dials and house rules, and readings of what a rule leaves open."""
    given, book = _unswitched(game, match), game.words.rulebook(language)
    readings = [book.options[name].readings[given[name]] for name in given if name in book.options]
    own = house_rules(game, make_options(game.option_type, given), language)
    return (*own, *readings)


def _is_variant(game: Game[Any], name: str) -> bool:
    """Return whether an option is an expansion or a variant, not a reading of an open rule.

    An option that only lets fewer play is left to who asks for it by name.
    """
    book = game.words.rulebook()
    if name not in book.options:
        return False
    if name in game.variants:
        return True
    return not book.rule(book.options[name].rule).ruling and not _lets_fewer_play(game, name)


def _lets_fewer_play(game: Game[Any], name: str) -> bool:
    fewer = game.player_counts[0] - 1
    try:
        game.setup(fewer, **{name: values_of(game.option_type, name)[-1]})
    except GameError:
        return False
    return True


def _option(game: Game[Any], name: str, language: str) -> OptionShown:
    choice = game.words.rulebook(language).options[name]
    values = [option_word(value) for value in values_of(game.option_type, name)]
    switch = isinstance(values_of(game.option_type, name)[0], bool)
    return OptionShown(
        name,
        choice.question,
        switch,
        tuple(ReadingShown(value, choice.readings[value]) for value in values),
    )


def asked_for(chosen: Chosen, remembered: Remembered) -> Match:
    """The match that a card asks for."""
    before = remembered.matches.get(chosen.game)
    seed = before.seed if chosen.again and before else None
    given = _unswitched(games()[before.game], before) if chosen.given and before else {}
    same = before is not None and len(before.names) == chosen.players
    players = before.names if before and same and chosen.seat in before.names else chosen.players
    options = {**given, **chosen.options}
    match = make_match(chosen.game, chosen.seat, players, chosen.level, seed, options)
    return Match(
        match.game,
        match.seat,
        match.names,
        match.level,
        changed_only(games()[match.game], match.options),
        seed,
    )
