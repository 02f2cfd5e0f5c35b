"""The grid of the notebook: a line for each face-down hideout, a column for each number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engine.fugitive.cards import Card

from ..drawing import Cell
from ..icons import icon
from ..piece import Piece, Pieces
from ..svg import d, path, rect, text
from .keys import hideout_name, number_key
from .notes import Known, Line, NotebookView, Square, Why
from .ruling import Block, Ruling

Words = Mapping[str, str]

HEATS = (0.05, 0.15, 0.3, 0.6)
"""The chances from which a square is one step darker."""
MOST_TUCKED = 3
DECK_NAME = 68
"""The room for the name of a deck; in less there is only its number."""
NAMED = (Why.POSSIBLE, Why.MISSED)
"""The squares that stand for their number: choosing one chooses the number."""


def grid(view: NotebookView, ruling: Ruling, blocks: tuple[Block, ...], words: Words) -> Pieces:
    picked = view.attempt.numbers if view.attempt else ()
    drawn = [_brackets(view, ruling, words)] if ruling.bracket else []
    for number, block in enumerate(blocks):
        heads = "".join(
            _heading(view, ruling, each, each in picked)
            for each in range(block.first, block.last + 1)
        )
        drawn.append(ruling.piece(f"heads {number}", 0, block.top, heads))
        for row, line in enumerate(block.lines):
            y = block.rows_top(ruling) + row * ruling.row
            shown = _line(line, ruling, block)
            drawn.append(ruling.piece(f"line {line.place} {number}", 0, y, shown))
        drawn += _columns(ruling, block, picked)
    if ruling.right:
        drawn.append(_likeliest(ruling, blocks[0], words))
    return tuple(drawn)


def heat(chance: float) -> int:
    """The darkness of a square, from 1 to 5."""
    return 1 + sum(chance >= step for step in HEATS)


def whole_percent(chance: float) -> str:
    """The percent in a square: never 0 if it is possible, never 100 if it is not sure."""
    if chance < 0.01:
        return "<1"
    return str(min(99, round(100 * chance)))


def _brackets(view: NotebookView, ruling: Ruling, words: Words) -> Piece:
    drawn = ""
    for deck, (first, last) in enumerate(view.decks, 1):
        x1, x2 = ruling.x(first) + 3, ruling.x(last) + ruling.step - 3
        drawn += path("hx-bracket", d("M", x1, 14, "v", -6, "H", x2, "v", 6))
        said, wide = words["note_deck"].format(deck=deck), float(DECK_NAME)
        if x2 - x1 < wide:
            said, wide = str(deck), ruling.step - 8
        middle = (x1 + x2) / 2
        drawn += rect("hx-bare", middle - wide / 2, 0, wide, 16)
        drawn += text("hx-d hx-mid", said, middle, 12)
    return ruling.piece("brackets", 0, 0, drawn)


def _heading(view: NotebookView, ruling: Ruling, number: int, picked: bool) -> str:
    known = view.known[number - 1]
    x, y = ruling.x(number), ruling.head - 25
    middle = x + ruling.step / 2
    wide = min(ruling.step - 1, 26)
    said = str(number)
    if picked:
        plate = rect("hx-pick", middle - wide / 2, y, wide, 22, 4)
        return plate + text("hx-w hx-mid", said, middle, y + 15.4)
    if known is Known.HELD:
        plate = rect("hx-held", middle - wide / 2 + 1, y + 1, wide - 2, 20, 3)
        return plate + text("hx-on-held hx-mid", said, middle, y + 15.4)
    if known is Known.NOTHING:
        return text("hx-mid", said, middle, y + 15.4)
    low, high = middle - wide / 2 + 3, middle + wide / 2 - 3
    level = y + 20 if known is Known.FACE_UP else y + 11
    under = path("hx-under", d("M", low, level, "H", high))
    return text("hx-d hx-mid", said, middle, y + 15.4) + under


def _line(line: Line, ruling: Ruling, block: Block) -> str:
    columns = block.last - block.first + 1
    lane = rect("hx-lane", ruling.left, 1, columns * ruling.step, ruling.row - 2, 3)
    marks = "".join(
        _square(square, ruling) for square in line.squares[block.first - 1 : block.last]
    )
    return lane + _name(line, ruling) + marks + _beyond(line, ruling, block) + _best(line, ruling)


def _name(line: Line, ruling: Ruling) -> str:
    drawn = text("hx-w", hideout_name(line.place), 1, ruling.row / 2 + 4.4)
    if not line.sprints:
        return drawn
    if ruling.left < 60:
        under = "".join(
            rect("hx-tucked", 1 + 6 * number, ruling.row - 7, 5, 4, 1)
            for number in range(min(line.sprints, 4))
        )
        return drawn + under
    x, middle = 30, ruling.row / 2
    if line.sprints > MOST_TUCKED:
        drawn += text("hx-d", f"×{line.sprints}", x + 11, middle + 4.4)
    chips = line.sprints if line.sprints <= MOST_TUCKED else 1
    for number in range(chips):
        drawn += rect("hx-tucked", x + 9 * number, middle - 5, 7, 10, 1.5)
    return drawn


def _square(square: Square, ruling: Ruling) -> str:
    x, middle = ruling.x(square.number), ruling.row / 2
    if square.why is Why.MISSED:
        half = x + ruling.step / 2
        return path("hx-miss", d("M", half - 4, middle - 4, "l", 8, 8, "m", 0, -8, "l", -8, 8))
    if square.why is not Why.POSSIBLE:
        return ""
    shade = heat(float(square.chance))
    plate = rect(f"hx-heat{shade}", x + 0.5, 1.5, ruling.step - 1, ruling.row - 3, 3)
    ink = "hx-hv5" if shade == 5 else "hx-hv"
    if square.chance == 1:
        tick = icon("check", x + ruling.step / 2 - 7, middle - 7, 14, "hx-i hx-sure")
        return plate + tick
    said = whole_percent(float(square.chance))
    return plate + text(f"{ink} hx-mid", said, x + ruling.step / 2, middle + 4.4)


def _beyond(line: Line, ruling: Ruling, block: Block) -> str:
    """A footprint at the first number that is out of reach."""
    far = next((square.number for square in line.squares if square.why is Why.TOO_FAR), 0)
    if not block.first <= far <= block.last:
        return ""
    x = ruling.x(far) + ruling.step / 2
    return icon("foot", x - 6.5, ruling.row / 2 - 6.5, 13, "hx-print")


def _best(line: Line, ruling: Ruling) -> str:
    if not ruling.right:
        return ""
    best = max(line.squares, key=lambda square: square.chance)
    if not best.chance:
        return ""
    said = f"{best.number}: {100 * float(best.chance):.0f}%"
    return text("hx-w hx-end", said, ruling.width - 4, ruling.row / 2 + 4.4)


def _columns(ruling: Ruling, block: Block, picked: tuple[int, ...]) -> Iterator[Piece]:
    """A frame down each column that is about to be named."""
    for number in picked:
        if block.first <= number <= block.last:
            height = len(block.lines) * ruling.row
            frame = rect("hx-column", 0, 0, ruling.step, height, 4)
            x, y = ruling.x(number), block.rows_top(ruling)
            yield ruling.piece(f"column {number}", x, y, frame, sudden=True)


def _likeliest(ruling: Ruling, block: Block, words: Words) -> Piece:
    said = words["note_likeliest"]
    return ruling.piece(
        "likeliest", ruling.width - 4, block.top + 18, text("hx-d hx-end", said, 0, 0)
    )


# -- for screen readers


def grid_cells(
    view: NotebookView, ruling: Ruling, blocks: tuple[Block, ...], words: Words
) -> tuple[Cell, ...]:
    """A cell for each number, and one for each run of squares with the same reason."""
    cells: list[Cell] = []
    row = 0
    for block in blocks:
        for number in range(block.first, block.last + 1):
            label = _heading_label(view, number, words)
            box = (ruling.x(number), block.top, ruling.step, ruling.head)
            cells.append(ruling.cell(number_key(Card(number)), row, label, box))
        row += 1
        for place, line in enumerate(block.lines):
            y = block.rows_top(ruling) + place * ruling.row
            for run in _runs(line.squares[block.first - 1 : block.last]):
                first, last = run[0].number, run[-1].number
                box = (ruling.x(first), y, (last - first + 1) * ruling.step, ruling.row)
                label = _run_label(line, run, words)
                key = f"{hideout_name(line.place)} {first}"
                if run[0].why in NAMED:
                    key = number_key(Card(first))
                cells.append(ruling.cell(key, row, label, box))
            row += 1
    return tuple(cells)


def _runs(squares: tuple[Square, ...]) -> Iterator[tuple[Square, ...]]:
    """Runs of neighbouring squares ruled out for the same reason; nameable squares stay alone."""
    for _, run in groupby(squares, lambda each: each.number if each.why in NAMED else each.why):
        yield tuple(run)


def _heading_label(view: NotebookView, number: int, words: Words) -> str:
    known = view.known[number - 1]
    parts = [words[f"note_known_{known.value}"].format(number=number)]
    chance = sum(float(line.squares[number - 1].chance) for line in view.lines)
    if chance:
        said = words["note_somewhere"].format(percent=percent(words, chance))
        parts.append(said)
    if view.attempt and number in view.attempt.numbers:
        parts.append(words["note_picked"])
    return ", ".join(parts)


def _run_label(line: Line, run: tuple[Square, ...], words: Words) -> str:
    """The label of a run: what rules out the square nearest to the possible ones."""
    first, last = run[0].number, run[-1].number
    nearest = run[-1] if run[0].why is Why.TOO_LOW else run[0]
    numbers = str(first)
    if last > first:
        numbers = words["note_run"].format(first=first, last=last)
    said = nearest.said or percent(words, float(nearest.chance))
    return f"{hideout_name(line.place)}, {numbers}: {said}"


def percent(words: Words, chance: float) -> str:
    return f"{100 * chance:.1f}%".replace(".", words["decimal"])
