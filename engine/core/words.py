"""The words of a game in every language: its rulebook, and sentences for what happens."""

from __future__ import annotations

from typing import Generic, TypeVar

from .bounds import printable
from .editing import Edit
from .events import Event
from .messages import Segment, Speaker, load_messages, plain
from .moves import CHANCE, NOBODY, Move, Reason, Refusal, Seat
from .parts import Board
from .record import Record
from .rulebook import Rulebook, load_rulebook

S = TypeVar("S", bound=Record)


class Words(Generic[S]):
    """Puts the records of a game into words, with the names that its board gives."""

    def __init__(self, package: str, board: Board[S]) -> None:
        self._package = package
        self._board = board

    def rulebook(self, language: str = "en") -> Rulebook:
        return load_rulebook(self._package, language)

    def speaker(self, state: S | None, language: str = "en") -> Speaker:
        """The speaker for a position, or for none in particular."""

        def name(seat: Seat) -> str:
            if seat in (CHANCE, NOBODY) or state is None:
                return "nobody"
            return self._board.seat_name(state, seat)

        def own_name(kind: str, value: object) -> str:
            return self._board.own_name(kind, value, state)

        return Speaker(load_messages(self._package, language), name, own_name)

    def place_word(self, place: str, state: S, language: str = "en") -> str:
        """The words for a place that the board's `place_of` names."""
        return self._board.place_word(place, self.speaker(state, language))

    def tell(self, event: Event[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """The sentence of an event; empty if the event has none."""
        if not event.told:
            return ()
        speaker = self.speaker(state, language)
        return speaker.sentence(speaker.messages.event(_key(event)), event)

    def label(self, move: Move[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """The words on a button for the move."""
        speaker = self.speaker(state, language)
        return speaker.sentence(speaker.messages.move(_key(move)), move)

    def edit_label(self, edit: Edit[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """The words on a button for the edit."""
        speaker = self.speaker(state, language)
        return speaker.sentence(speaker.messages.phrase(f"edit.{_key(edit)}"), edit)

    def reason(self, reason: Reason, state: S | None, language: str = "en") -> tuple[Segment, ...]:
        """The sentence of one reason of a refusal."""
        speaker = self.speaker(state, language)
        return speaker.sentence(speaker.messages.reason(_key(reason)), reason)

    def explain(self, refusal: Refusal, state: S | None = None, language: str = "en") -> str:
        """A refusal as sentences, each with its rule."""
        return printable(
            " ".join(
                f"{plain(self.reason(reason, state, language))} [{reason.rule}]"
                for reason in refusal.reasons
            )
        )


def _key(record: Record) -> str:
    """The key of a record's sentence: its `phrase` if it has several sentences, else its kind."""
    return str(getattr(record, "phrase", type(record).__name__))
