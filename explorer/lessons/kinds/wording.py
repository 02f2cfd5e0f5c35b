"""Answers in two languages: English, in which they are judged, and the reader's language."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.messages import plain

Said = tuple[str, str]
"""An answer in English and in the reader's language."""


class Wording:
    """The names of places, seats and values in a position."""

    def __init__(self, game: Game[Any], state: Any, language: str) -> None:
        self.game, self.state, self.language = game, state, language

    def place(self, place: str) -> Said:
        return place, self.game.words.place_word(place, self.state, self.language)

    def seat(self, name: str) -> Said:
        """Return the name of a seat in words, given the name that the board uses."""
        english, here = (
            self.game.words.speaker(self.state, language).messages.word(name)
            for language in ("en", self.language)
        )
        return english, here

    def value(self, kind: Any, value: object) -> Said:
        return self._word(kind, value, "en"), self._word(kind, value, self.language)

    def definite(self, kind: Any, value: object) -> Said:
        """Return a value in both languages; in the reader's it has its article."""
        return self._word(kind, value, "en"), self._word(kind, value, self.language, "the")

    def _word(self, kind: Any, value: object, language: str, form: str = "") -> str:
        return plain(self.game.words.speaker(self.state, language).value(kind, value, form))

    @property
    def joints(self) -> tuple[str, ...]:
        """The words and signs that may stand between the values of a list."""
        speakers = [self.game.words.speaker(None, language) for language in ("en", self.language)]
        ands = (speaker.messages.phrase("list.and") for speaker in speakers)
        return tuple(dict.fromkeys((*ands, ",", ";")))

    def joined(self, values: list[str]) -> str:
        """Join English values to one list."""
        phrases = self.game.words.speaker(self.state).messages.phrases
        return phrases["list.and"].join(
            [phrases["list.comma"].join(values[:-1]), values[-1]] if len(values) > 1 else values
        )
