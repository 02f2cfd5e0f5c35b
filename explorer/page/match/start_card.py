"""The start card of a game against others: everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.options import option_names, option_word, values_of
from engine.core.record import Record, WholeRecord

from ...draw.figures import pawn
from ...files.library import games
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
    """What is chosen for a game; `again` asks for the luck of the game before."""

    game: str
    seat: str
    players: int
    level: str
    options: dict[str, str]
    again: bool = False


class GameShown(WholeRecord):
    key: str
    title: str
    about: str
    counts: tuple[int, ...]
    seats: tuple[SeatShown, ...]
    levels: tuple[LevelShown, ...]
    options: tuple[OptionShown, ...]
    chosen: Chosen
    again: bool
    """True if the luck of an earlier game can be had again."""


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


def start_card(
    remembered: Remembered, only: str, language: str, going: str = "", notice: str = ""
) -> StartCard:
    """The card of one game, or of all games if none is named."""
    shown = tuple(
        _game(game, remembered.matches.get(name), language)
        for name, game in games().items()
        if name == only or not only
    )
    first = only or remembered.last or shown[0].key
    return StartCard(shown, first, going, notice)


def _game(game: Game[Any], before: Match | None, language: str) -> GameShown:
    words, own = load_messages("explorer", language), load_messages(game.package, language)
    names = [name for name in option_names(game.option_type) if _is_variant(game, name)]
    match = before or make_match(game.name)
    chosen = Chosen(
        game.name,
        match.seat,
        len(match.names),
        match.level,
        {
            name: match.options.get(name, option_word(values_of(game.option_type, name)[0]))
            for name in names
        },
    )
    return GameShown(
        game.name,
        own.word("title"),
        own.phrase("start.about"),
        tuple(game.player_counts),
        tuple(SeatShown(name, own.word(name), pawn(name, 1)) for name in game.seat_names),
        tuple(
            LevelShown(level, words.phrase(f"level.{level}"), words.phrase(f"level.{level}.about"))
            for level in levels_of(game)
        ),
        tuple(_option(game, name, language) for name in names),
        chosen,
        before is not None and before.seed is not None,
    )


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
    match = make_match(chosen.game, chosen.seat, chosen.players, chosen.level, seed, chosen.options)
    return Match(
        match.game,
        match.seat,
        match.names,
        match.level,
        changed_only(games()[match.game], match.options),
        seed,
    )
