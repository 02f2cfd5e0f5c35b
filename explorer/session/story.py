"""Events as sentences, each with the rules that made it happen."""

from __future__ import annotations

from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import Segment, plain
from engine.core.moves import Refusal
from engine.core.record import Record, WholeRecord
from engine.core.rulebook import RuleId
from engine.core.sight import Viewer


class Sentence(Record):
    """The sentence of one event. `event` is the event's place among those of its move."""

    segments: tuple[Segment, ...]
    rules: tuple[RuleId, ...]
    event: int = 0

    def __str__(self) -> str:
        cited = " ".join(f"[{rule}]" for rule in self.rules)
        return f"{plain(self.segments)} {cited}".rstrip()

    __repr__ = __str__


class Told(WholeRecord):
    """A sentence as a page shows it, with its step."""

    step: int
    event: int
    segments: tuple[tuple[str, str], ...]
    rules: tuple[RuleId, ...]
    now: bool = False


def told(sentence: Sentence, step: int, now: bool = False) -> Told:
    segments = tuple((segment.text, segment.piece) for segment in sentence.segments)
    return Told(step, sentence.event, segments, sentence.rules, now)


def story(
    game: Game[Any],
    events: tuple[Event[Any], ...],
    state: Record,
    viewer: Viewer,
    language: str = "en",
) -> tuple[Sentence, ...]:
    """The sentences of the events as the viewer saw them, without those that have none."""
    told = []
    for number, event in enumerate(events):
        seen = game.sight.witness(event, viewer)
        segments = game.words.tell(seen, state, language)
        if segments:
            told.append(Sentence(segments, seen.rules, number))
    return tuple(told)


def reasons(
    game: Game[Any], refusal: Refusal, state: Record, language: str = "en"
) -> tuple[Sentence, ...]:
    """The reasons of a refusal, a sentence each."""
    return tuple(
        Sentence(game.words.reason(reason, state, language), (reason.rule,))
        for reason in refusal.reasons
    )
