"""Which reading matters here, as a page shows it: what happens under each, side by side."""

from __future__ import annotations

from engine.core.messages import load_messages, plain
from engine.core.record import WholeRecord
from engine.core.rulebook import RuleId

from ..draw.piece import Pieces
from ..rulings.readings import Difference, Reading, Spot, readings, where
from ..session.standpoint import Standpoint
from .board import bare_after

WIDTH = 368


class SmallPicture(WholeRecord):
    width: int
    height: float
    still: str
    pieces: Pieces
    label: str


class ReadingHere(WholeRecord):
    """What happens under one reading, in words and on a small board."""

    value: str
    text: str
    own: bool
    """True for the reading that the game is played by."""
    refused: bool
    told: str
    rules: tuple[RuleId, ...]
    picture: SmallPicture | None


class SpotHere(WholeRecord):
    where: str
    readings: tuple[ReadingHere, ...]


class RulingHere(WholeRecord):
    option: str
    rule: RuleId
    question: str
    spots: tuple[SpotHere, ...]
    more: str


class ReadingsHere(WholeRecord):
    """The rulings that matter at a position; `note` says more about the answer, or that none do."""

    rulings: tuple[RulingHere, ...]
    note: str


def readings_here(here: Standpoint) -> ReadingsHere:
    """The tool that says which reading matters at a standpoint."""
    found = readings(here)
    words = load_messages("explorer", here.language)
    note = ""
    if found.hidden:
        note = words.phrase("what_if.hidden")
    elif not found.differences:
        note = words.phrase("readings.none")
    elif found.worlds:
        note = words.phrase("what_if.sampled").format(count=found.worlds)
    return ReadingsHere(tuple(_ruling(here, each) for each in found.differences), note)


def _ruling(here: Standpoint, found: Difference) -> RulingHere:
    more = here.phrase("readings.more").format(count=found.more) if found.more else ""
    spots = (_spot(here, spot, not place) for place, spot in enumerate(found.spots))
    return RulingHere(found.option, found.rule, found.question, tuple(spots), more)


def _spot(here: Standpoint, spot: Spot, drawn: bool) -> SpotHere:
    """A spot in words; the first one of a ruling is drawn too."""
    heading = where(spot, here.language)
    return SpotHere(heading, tuple(_reading(here, spot, each, drawn) for each in spot.readings))


def _reading(here: Standpoint, spot: Spot, reading: Reading, drawn: bool) -> ReadingHere:
    told = reading.refused or reading.story
    said = " ".join(plain(each.segments) for each in told)
    if spot.move and not said:
        said = here.phrase("readings.nothing" if spot.is_told else "readings.silent")
    return ReadingHere(
        reading.value,
        reading.text,
        reading.own,
        bool(reading.refused),
        said,
        tuple(dict.fromkeys(rule for each in told for rule in each.rules)),
        _picture(here, spot, reading) if drawn and spot.move and not reading.refused else None,
    )


def _picture(here: Standpoint, spot: Spot, reading: Reading) -> SmallPicture:
    # The traces of an earlier step would lead from where the pieces stand now.
    events = () if spot.step else reading.events
    drawn = bare_after(here, reading.state, events, WIDTH)
    return SmallPicture(drawn.width, drawn.height, drawn.still, drawn.pieces, drawn.label)
