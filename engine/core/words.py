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
from .rulebook import Glossary, Rulebook, load_glossary, load_rulebook

S = TypeVar("S", bound=Record)

ACTOR = "{actor}"
"""The place in the verb of a move where the name of who acts is put."""


class Words(Generic[S]):
    """Puts the records of a game into words, with the names that its board gives."""

    def __init__(self, package: str, board: Board[S]) -> None:
        self._package = package
        self._board = board

    def rulebook(self, language: str = "en") -> Rulebook:
        return load_rulebook(self._package, language)

    def glossary(self, language: str = "en") -> Glossary:
        """The words of the game by key, in the order in which a newcomer meets them."""
        return load_glossary(self._package, language)

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

    def label(
        self, move: Move[S], state: S, language: str = "en", own_names: bool = True
    ) -> tuple[Segment, ...]:
        """The words for the move; without `own_names`, values go by their kind and number."""
        speaker = self.speaker(state, language)
        if not own_names:
            speaker = Speaker(speaker.messages, speaker.seat_name)
        return speaker.sentence(speaker.messages.move(_key(move)), move)

    def verb(self, move: Move[S], state: S, actor: Seat, language: str = "en") -> str:
        """The words on the button that makes the move; `{actor}` in them is who acts."""
        speaker = self.speaker(state, language)
        template = speaker.messages.verb(_key(move))
        if ACTOR in template:
            name = plain(speaker.value(Seat, actor))
            template = template.replace(ACTOR, name)
        return plain(speaker.sentence(template, move))

    def prospect(self, record: Record, state: S, language: str = "en") -> str:
        """Return what a move leads to, without a full stop; empty if there is no phrase."""
        speaker, key = self.speaker(state, language), f"prospect.{_key(record)}"
        phrases = speaker.messages.phrases
        template = phrases.get(key) or phrases.get(key.rpartition(".")[0])
        return plain(speaker.sentence(template, record)) if template else ""

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
