"""Which reading matters here: the rulings that change what happens at a standpoint.

The line that led here and every move from here are replayed under each reading of each ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.events import Event
from engine.core.messages import load_messages, plain
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.options import option_word
from engine.core.record import Record, replace
from engine.core.rulebook import RuleId
from engine.core.sight import ALL_SEEING, Onlooker
from engine.core.tree import START

from ..session.standpoint import Standpoint
from ..session.story import Sentence, reasons, story
from .candidates import candidates
from .replaying import (
    Replay,
    looked_at,
    readings_of,
    replay_line,
    replay_move,
    same,
    still_choosing,
    under,
)
from .rulings import rulings

MOST_SPOTS = 3
WORLDS = 4

Replays = Mapping[object, tuple[Replay, ...]]


class Reading(Record):
    """What happens at a spot under one reading; `own` is the reading that the game is played by."""

    value: str
    text: str
    own: bool
    story: tuple[Sentence, ...]
    refused: tuple[Sentence, ...]
    state: Any
    """The position that follows, as the viewer would see it."""
    events: tuple[Event[Any], ...]


class Spot(Record):
    """A place where readings differ: a step of the line, a move from here, or what is seen here."""

    step: int
    """The step of the line, counted from 1; 0 for what is about the position at hand."""
    move: str
    """The move as a text; empty if the readings differ in what is seen."""
    label: str
    readings: tuple[Reading, ...]

    @property
    def is_told(self) -> bool:
        """Return whether the readings differ in words; else only in the position that follows."""
        return not self.move or any(each.story or each.refused for each in self.readings)


class Difference(Record):
    """A ruling that matters here, and up to `MOST_SPOTS` places where it does."""

    option: str
    rule: RuleId
    question: str
    spots: tuple[Spot, ...]
    more: int = 0
    """The number of further places."""


class Readings(Record):
    """The rulings that matter at a standpoint.

    `worlds` is 0 if the answer is exact, else the number of imagined worlds that were tried.
    `hidden` is set if nothing can be told without telling a secret.
    """

    differences: tuple[Difference, ...] = ()
    worlds: int = 0
    hidden: bool = False
    language: str = "en"

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that matter here."""
        return tuple(each.option for each in self.differences)

    def __str__(self) -> str:
        words = load_messages("explorer", self.language)
        if self.hidden:
            return words.phrase("what_if.hidden")
        lines = [line for each in self.differences for line in _lines(each, self.language)]
        if self.worlds and lines:
            lines.append(words.phrase("what_if.sampled").format(count=self.worlds))
        return "\n".join(lines) or words.phrase("readings.none")

    __repr__ = __str__


def _lines(found: Difference, language: str) -> Iterator[str]:
    words = load_messages("explorer", language)
    yield f"{found.option}: {found.question} [{found.rule}]"
    for spot in found.spots:
        yield f"  {where(spot, language)}"
        for each in spot.readings:
            own = f" ({words.phrase('readings.own')})" if each.own else ""
            yield f"    {each.value}{own}: {what(spot, each, language)}"
    if found.more:
        yield f"  {words.phrase('readings.more').format(count=found.more)}"


def where(spot: Spot, language: str) -> str:
    """The heading of a spot: the step and the move, or that it is about what is seen."""
    words = load_messages("explorer", language)
    if not spot.move:
        return words.phrase("readings.sight")
    if not spot.step:
        return words.phrase("readings.next").format(move=spot.label)
    return words.phrase("readings.step").format(step=spot.step, move=spot.label)


def what(spot: Spot, reading: Reading, language: str) -> str:
    """Return what happens at a spot under a reading, with the rules behind it."""
    words = load_messages("explorer", language)
    if not spot.move:
        return reading.text
    if reading.refused:
        told = " ".join(str(each) for each in reading.refused)
        return f"{words.phrase('edge.refused')} {told}"
    if spot.is_told:
        return " ".join(map(str, reading.story)) or words.phrase("readings.nothing")
    return words.phrase("readings.silent")


def readings(here: Standpoint) -> Readings:
    """The rulings that matter here.

    Who sees everything gets the line that led here and every move from here. A seat gets the moves
    from here, in worlds that it can't tell from the real one; nobody else gets anything.
    """
    if here.home or here.between_events:
        return Readings(language=here.language)
    worlds = _worlds(here)
    if not worlds:
        return Readings(hidden=True, language=here.language)
    found = (_difference(here, worlds, option) for option in rulings(here.game))
    sampled = 0 if here.sight is ALL_SEEING else len(worlds)
    return Readings(tuple(each for each in found if each), sampled, False, here.language)


def _worlds(here: Standpoint) -> tuple[Any, ...]:
    """The positions to try, drawn from the viewer's own view; none if it may know nothing."""
    if here.sight is ALL_SEEING:
        return (here.whole_state,)
    if isinstance(here.sight, Onlooker) or here.curtained or not here.sees_choices:
        return ()
    if here.to_act in (CHANCE, NOBODY):
        return ()
    rng = Random(f"readings {here.step}")
    return tuple(here.game.sight.imagine(here.state, here.sight, rng) for _ in range(WORLDS))


def _difference(here: Standpoint, worlds: tuple[Any, ...], option: str) -> Difference | None:
    values = readings_of(here.game, here.whole_state, option)
    spots: dict[tuple[int, str], Spot] = {}
    if here.sight is ALL_SEEING:
        spots |= {(spot.step, spot.move): spot for spot in _on_the_line(here, option, values)}
    for world in worlds:
        for spot in _from_here(here, world, option, values):
            spots.setdefault((spot.step, spot.move), spot)
    if not spots:
        return None
    told = {key: spot for key, spot in spots.items() if spot.is_told}
    spots = told or spots
    choice = here.game.words.rulebook(here.language).options[option]
    shown = tuple(spots.values())[:MOST_SPOTS]
    return Difference(option, choice.rule, choice.question, shown, len(spots) - len(shown))


def _on_the_line(here: Standpoint, option: str, values: tuple[object, ...]) -> Iterator[Spot]:
    """The first step of the line at which readings differ, told until their words do."""
    game, start = here.game, here.tree.node(START).state
    moves = [node.move for node in here.path if node.move is not None]
    replays = {
        value: replay_line(game, under(start, option, value), moves)
        if place
        else tuple(Replay(node.events, node.state) for node in here.path[1:])
        for place, value in enumerate(values)
    }
    for step, move in enumerate(moves):
        if not _same(here, [each[step] for each in replays.values()]):
            before = here.path[step].state
            yield _spot(here, before, step + 1, move, option, _told_apart(here, replays, step))
            return


def _told_apart(here: Standpoint, replays: Replays, step: int) -> Replays:
    """The replays from a step on, up to where they read differently."""
    longest = max(len(each) for each in replays.values())
    part = {value: each[step : step + 1] for value, each in replays.items()}
    for end in range(step + 1, longest + 1):
        part = {value: each[step:end] for value, each in replays.items()}
        if any(each[-1].refusal for each in part.values()):
            break
        if len({tuple(map(str, _sentences(here, each))) for each in part.values()}) > 1:
            break
    return part


def _from_here(
    here: Standpoint, world: Any, option: str, values: tuple[object, ...]
) -> Iterator[Spot]:
    """Yield what is seen here, and the moves from here that come to something else."""
    game, sight = here.game, here.sight
    positions = {value: under(world, option, value) for value in values}
    views = {looked_at(game, each, sight, world.options) for each in positions.values()}
    if len(views) > 1:
        replays = {value: (Replay((), each),) for value, each in positions.items()}
        yield _spot(here, world, 0, None, option, replays)
    for move in candidates(game, positions.values()):
        made = {value: replay_move(game, each, move) for value, each in positions.items()}
        if not _same(here, [*made.values()]):
            replays = {value: (each,) for value, each in made.items()}
            yield _spot(here, world, 0, move, option, replays)
        else:
            yield from _then(here, world, move, option, made)


def _then(
    here: Standpoint, world: Any, move: Move[Any], option: str, made: Mapping[object, Replay]
) -> Iterator[Spot]:
    """The moves that only some readings allow next, while it is still the same seat's turn."""
    game = here.game
    for after in still_choosing(game, world, made.values()):
        replays = {value: (replay_move(game, each.state, after),) for value, each in made.items()}
        spot = _spot(here, made[next(iter(made))].state, 0, after, option, replays)
        text = game.notation.move_text(move, world)
        label = plain(game.words.label(move, world, here.language))
        yield replace(spot, move=f"{text}; {spot.move}", label=f"{label} → {spot.label}")


def _same(here: Standpoint, replays: Sequence[Replay]) -> bool:
    return same(here.game, replays, here.sight, here.whole_state.options)


def _spot(
    here: Standpoint,
    before: Any,
    step: int,
    move: Move[Any] | None,
    option: str,
    replays: Replays,
) -> Spot:
    game = here.game
    text = game.notation.move_text(move, before) if move else ""
    label = plain(game.words.label(move, before, here.language)) if move else ""
    texts = game.words.rulebook(here.language).options[option].readings
    own = getattr(here.whole_state.options, option)
    told = _without_what_they_share([_sentences(here, each) for each in replays.values()])
    found = (
        _reading(here, value, texts[option_word(value)], value == own, told.pop(0), each)
        for value, each in replays.items()
    )
    return Spot(step, text, label, tuple(found))


def _sentences(here: Standpoint, replays: tuple[Replay, ...]) -> tuple[Sentence, ...]:
    return tuple(
        sentence
        for each in replays
        if each.refusal is None
        for sentence in story(here.game, each.events, each.state, here.sight, here.language)
    )


def _without_what_they_share(stories: list[tuple[Sentence, ...]]) -> list[tuple[Sentence, ...]]:
    """The stories without the sentences with which all of them begin and end."""
    shortest = min(len(each) for each in stories)
    first = 0
    while first < shortest and len({plain(each[first].segments) for each in stories}) == 1:
        first += 1
    last = 0
    while (
        last < shortest - first
        and len({plain(each[len(each) - last - 1].segments) for each in stories}) == 1
    ):
        last += 1
    return [each[first : len(each) - last] for each in stories]


def _reading(
    here: Standpoint,
    value: object,
    text: str,
    own: bool,
    told: tuple[Sentence, ...],
    replays: tuple[Replay, ...],
) -> Reading:
    game, sight, last = here.game, here.sight, replays[-1]
    refused = (
        reasons(game, last.refusal, last.state, here.language)
        if last.refusal and len(replays) == 1
        else ()
    )
    events = tuple(game.sight.witness(event, sight) for each in replays for event in each.events)
    view = game.sight.observe(last.state, sight)
    return Reading(option_word(value), text, own, told, refused, view, events)
