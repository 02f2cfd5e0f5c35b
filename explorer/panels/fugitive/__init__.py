"""What Fugitive shows around its trail. Contents:

seats                  seats.py
the strip of numbers   strip.py
ranges on the trail    ranges.py
the odds of the strip  chances.py, stakes.py (what is picked or may be laid), reading.py, figures.py
"""

from __future__ import annotations

from math import ceil

from engine.core.sight import ALL_SEEING
from engine.fugitive.attempts import NAMING
from engine.fugitive.cards import Card
from engine.fugitive.deduction import Evidence, NoWorld, limits, odds, say
from engine.fugitive.hideouts import LAYING
from engine.fugitive.state import MARSHAL, State, Task

from ...draw.words import load_words
from ..panel import Panel, Wanted
from . import reading as how
from .chances import outlooks
from .figures import Words
from .reading import Reading
from .stakes import manhunt, promises, stake


def panel(wanted: Wanted) -> Panel | None:
    """The odds of the strip as the viewer may see them; None before the first hideout."""
    view: State = wanted.view
    if not view.trail:
        return None
    words = load_words(wanted.language)
    reading = how.reading_of(wanted)
    shown = Panel(words["note_title"], controls=how.controls(reading, words))
    try:
        return _with_odds(shown, wanted, reading, words)
    except NoWorld:
        return Panel(shown.title, controls=shown.controls, told=words["note_no_world"])


def _with_odds(shown: Panel, wanted: Wanted, reading: Reading, words: Words) -> Panel:
    view, viewer, language = wanted.view, wanted.viewer, wanted.language
    evidence, model = how.known_to(view, viewer), reading.current
    task = view.agenda[0].task if view.agenda else None
    found, reasons = outlooks(evidence, model, words, language)
    numbers = _picked(wanted) if task in NAMING else ()
    hunt, method = manhunt(evidence, model, words) if task is Task.MANHUNT else ("", None)
    remarks = (
        *_remarks(wanted, evidence, reading, words),
        *([say(method, language)] if method else []),
    )
    return Panel(
        title=shown.title,
        outlooks=found,
        reasons=reasons,
        stake=stake(evidence, numbers, reading, words, language) if numbers else None,
        told=hunt,
        promises=promises(view, viewer, model, words) if task in LAYING else (),
        controls=shown.controls,
        notes=remarks,
    )


def _picked(wanted: Wanted) -> tuple[Card, ...]:
    return tuple(Card(int(key)) for key in wanted.picked if key.isdigit())


def _remarks(wanted: Wanted, evidence: Evidence, reading: Reading, words: Words) -> tuple[str, ...]:
    """The remarks: whose odds these are, how exact they are, and what the model ignores."""
    remarks = []
    if wanted.viewer not in (MARSHAL, ALL_SEEING):
        remarks.append(words["note_public"])
    if error := odds(evidence, reading.current).error:
        remarks.append(words["note_estimated"].format(points=max(1, ceil(100 * error))))
    if reading.model == "bluff":
        remarks.append(words["note_bluff"])
    left_out = limits(evidence, reading.current)
    return (*remarks, *(say(limit, wanted.language) for limit in left_out))
