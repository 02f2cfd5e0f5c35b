"""The page of an editor."""

from __future__ import annotations

from engine.core.messages import load_messages
from engine.core.record import replace
from engine.core.tree import START

from ..draw.boards import board
from ..draw.drawing import Drawing, Marks
from ..draw.figures import pawn
from ..draw.words import load_words
from ..page.choices import HOTKEYS, Choices, Item
from ..page.look import Look
from ..page.page import Page, shown_board
from ..page.track import Station, Stop, Track
from ..page.words import Fixed, Phrase, fixed
from ..session.standpoint import Standpoint
from ..session.story import Told
from ..text.house_rules import house_line
from .editor import Editor

OTHER_WORDS = {
    "story.title": "editor.problems",
    "timeline.back": "editor.undo",
    "timeline.forward": "editor.redo",
}
"""The phrases that differ while a position is set up."""


def editing_page(
    editor: Editor, look: Look, widths: tuple[int, ...]
) -> tuple[Page, tuple[Drawing, ...]]:
    drawings = tuple(_drawing(editor, width) for width in widths)
    told = _report(editor)
    shown = Page(
        at=editor.step,
        shown=0,
        step=editor.step,
        steps=editor.steps,
        last=editor.step == editor.steps,
        on_main=True,
        sub=_against(editor),
        house=house_line(editor.game, editor.state.options, editor.language),
        comment=editor.brief,
        label=drawings[0].label,
        boards=tuple(map(shown_board, drawings)),
        seats=(),
        pile=None,
        strip=None,
        choices=replace(_choices(editor, drawings[0]), notice=look.notice),
        story=told,
        said=" ".join("".join(text for text, _ in each.segments) for each in told),
    )
    return shown, drawings


def _against(editor: Editor) -> str:
    """The number of problems with the position, in words."""
    words = load_messages("explorer", editor.language)
    count = len(editor.problems)
    return words.phrase("editor.count").format(count=count) if count else ""


def _drawing(editor: Editor, width: int) -> Drawing:
    def drawn(marks: Marks) -> Drawing:
        words = load_words(editor.language, editor.game.name)
        return board(editor.game.name, editor.state, width=width, words=words, marks=marks)

    bare = drawn(Marks())
    targets = dict.fromkeys(edit.target for edit in editor.edits)
    legal = tuple(key for key in targets if key != editor.chosen)
    return drawn(Marks(legal, chosen=(editor.chosen,)).on({cell.key for cell in bare.cells}))


def _choices(editor: Editor, drawing: Drawing) -> Choices:
    words = load_messages("explorer", editor.language)
    labels = {cell.key: cell.label for cell in drawing.cells}
    items = [Item("start", "", words.phrase("editor.play"), why=_against(editor))]
    if editor.chosen:
        items.append(Item("choose", "", words.phrase("editor.back")))
    for place, (edit, label) in enumerate(zip(editor.edits, editor.edit_labels, strict=True)):
        hot = HOTKEYS[place] if place < len(HOTKEYS) else ""
        target = "" if edit.target == editor.chosen else edit.target
        items.append(Item("edit", label, label, hot=hot, target=target))
    heading, *_ = labels.get(editor.chosen, words.phrase("editor.table")).split(";")
    return Choices(heading, words.phrase("editor.how"), items=tuple(items), by_hand=True)


def _report(editor: Editor) -> tuple[Told, ...]:
    found = tuple(
        Told(
            editor.step,
            place,
            tuple((segment.text, segment.piece) for segment in problem.segments),
            problem.rules,
        )
        for place, problem in enumerate(editor.problems)
    )
    valid = load_messages("explorer", editor.language).phrase("editor.valid")
    return found or (Told(editor.step, 0, ((valid, ""),), ()),)


def editing_track(editor: Editor) -> Track:
    """A track with a stop for each edit: back undoes it, forward redoes it."""
    stops = tuple(Stop(number, "", "", "luck") for number in range(1, editor.steps + 1))
    return Track((Station(0, stops, 0, START),) if stops else (), ())


def editing_fixed(editor: Editor, here: Standpoint) -> Fixed:
    """The words of a study's page, but with every name that may join the table."""
    words = load_messages("explorer", editor.language)
    known = editor.game.words.speaker(None, editor.language).messages.words
    names = editor.game.seat_names
    shown = fixed(here)
    other = {Phrase(word): words.phrase(phrase) for word, phrase in OTHER_WORDS.items()}
    return replace(
        shown,
        title=words.phrase("editor.title"),
        words=shown.words | other,
        names={name: known[name] for name in names},
        figures={name: pawn(name, 1, called=known[name]) for name in names},
    )
