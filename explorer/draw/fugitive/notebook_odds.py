"""The part under the grid: the attempt being composed, likeliest numbers, manhunt, prospects."""

from __future__ import annotations

from fractions import Fraction

from engine.core.record import Record
from engine.fugitive.cards import Card

from ..drawing import Cell
from ..measure import fitting, text_width
from ..piece import Pieces
from ..svg import at, rect, text
from .cards import HAND_HEIGHT, HAND_WIDTH, hand_face
from .keys import card_key, number_key
from .notebook_grid import Words, heat, percent
from .notes import Attempt, Manhunt, ModelOdds, NotebookView, Prospect
from .ruling import Ruling

CHIP_HEIGHT = 36
GAP = 8
TABLE_ROW = 20
LONGEST_FRACTION = 24
MOST_LIKELIEST = 3
TILE_WIDTH, TILE_HEIGHT = 104, 56


class Strip(Record):
    """A part of the page: its pieces, its height, and the cells that can be chosen or read out."""

    drawn: Pieces
    height: float
    cells: tuple[Cell, ...] = ()


NOTHING = Strip((), 0)


def odds_strip(view: NotebookView, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    if view.attempt:
        return _attempt(view.attempt, ruling, top, row, words)
    if view.likeliest:
        return _likeliest(view, ruling, top, row, words)
    return NOTHING


# -- the attempt


def _attempt(attempt: Attempt, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    width = ruling.width
    wide = width >= 600
    half = width / 2 - 16 if wide else width
    said = percent(words, float(attempt.current.together))
    bar_left = 118
    bar_width = half - bar_left
    filled = bar_width * float(attempt.current.together)
    drawn = (
        text("hx-big", said, 0, 32)
        + rect("hx-bar", bar_left + 0.5, 8.5, bar_width - 1, 13, 7)
        + (rect("hx-fill", bar_left + 1, 9, max(6, filled - 2), 12, 6) if filled else "")
        + text("hx-d", fitting(_exactly(attempt, words), bar_width, 12), bar_left, 38)
    )
    table_x, table_y = (half + 32, 0.0) if wide else (0.0, 52.0)
    table, height = _table(attempt, width - table_x, words)
    drawn += at(table_x, table_y, table)
    whole = max(46.0, table_y + height)
    cell = ruling.cell("attempt", row, attempt_label(attempt, words), (0, top, width, whole))
    return Strip((ruling.piece("attempt", 0, top, drawn),), whole, (cell,))


def _exactly(attempt: Attempt, words: Words) -> tuple[str, ...]:
    together = attempt.current.together
    key = "note_all" if len(attempt.numbers) > 1 else "note_one"
    shorter = words[f"{key}_exact"]
    if isinstance(together, Fraction):
        fraction = f"{together.numerator:,}/{together.denominator:,}".replace(
            ",", words["thousands"]
        )
        if len(fraction) <= LONGEST_FRACTION:
            return (words[key].format(fraction=fraction), fraction)
    return (shorter,)


def _table(attempt: Attempt, room: float, words: Words) -> tuple[str, float]:
    """The models side by side: each number alone, and all at once; and the table's height."""
    names = [_model_word(odds, words) for odds in attempt.odds]
    first = max(text_width(name, 12, bold=True) for name in names) + 18
    step = 52.0
    shown = min(len(attempt.numbers), int((room - first - step) // step))
    several = len(attempt.numbers) > 1
    heads = [str(number) for number in attempt.numbers[:shown]]
    columns = [first + step * (place + 1) for place in range(shown)]
    drawn = "".join(
        text("hx-w hx-end", head, x, 12) for head, x in zip(heads, columns, strict=True)
    )
    end = first + step * (shown + 1)
    if several:
        drawn += text("hx-d hx-end", words["note_together"], end, 12)
    for place, (odds, name) in enumerate(zip(attempt.odds, names, strict=True), 1):
        y = 14 + TABLE_ROW * place
        weight = "hx-w" if odds.current else "hx-d"
        if odds.current:
            drawn += rect("hx-lane", -4, y - 14, (end if several else columns[-1]) + 12, 20, 3)
        drawn += text(weight, name, 2, y)
        for chance, x in zip(odds.alone, columns, strict=False):
            drawn += text(f"{weight} hx-end", percent(words, chance), x, y)
        if several:
            drawn += text(f"{weight} hx-end", percent(words, float(odds.together)), end, y)
    return drawn, 20 + TABLE_ROW * len(attempt.odds)


def _model_word(odds: ModelOdds, words: Words) -> str:
    return words[f"note_model_{odds.model}"]


def attempt_label(attempt: Attempt, words: Words) -> str:
    parts = []
    for odds in attempt.odds:
        alone = ", ".join(
            f"{number} {percent(words, chance)}"
            for number, chance in zip(attempt.numbers, odds.alone, strict=True)
        )
        if len(attempt.numbers) > 1:
            alone += f", {words['note_together']} {percent(words, float(odds.together))}"
        parts.append(f"{_model_word(odds, words)}: {alone}")
    return "; ".join(parts)


# -- the likeliest numbers


def _likeliest(view: NotebookView, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    said = words["note_likeliest_single"]
    drawn = [ruling.piece("likeliest words", 0, top, text("hx-u hx-d", said, 0, 14))]
    cells = []
    x, y = 0.0, top + 22
    for number, chance in view.likeliest[:MOST_LIKELIEST]:
        chip_width = 52 + text_width(percent(words, chance), 12)
        if x + chip_width > ruling.width:
            x, y = 0.0, y + CHIP_HEIGHT + GAP
        chip = (
            rect("hx-note", 0.5, 0.5, chip_width - 1, CHIP_HEIGHT - 1, 6)
            + text("hx-card hx-mid", str(number), 22, 24)
            + text("hx-d", percent(words, chance), 42, 23)
        )
        drawn.append(ruling.piece(f"likely {number}", x, y, chip))
        label = words["note_known_nothing"].format(number=number) + f", {percent(words, chance)}"
        cells.append(
            ruling.cell(number_key(Card(number)), row, label, (x, y, chip_width, CHIP_HEIGHT))
        )
        x += chip_width + GAP
    return Strip(tuple(drawn), y - top + CHIP_HEIGHT, tuple(cells))


# -- the manhunt


def manhunt_strip(view: NotebookView, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    return _manhunt(view.manhunt, ruling, top, row, words) if view.manhunt else NOTHING


def _manhunt(hunt: Manhunt, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    key = "note_manhunt_exact" if hunt.exact else "note_manhunt_sampled"
    values = {
        "count": hunt.hideouts,
        "first": hunt.first,
        "low": percent(words, hunt.low),
        "high": percent(words, hunt.high),
    }
    label = words[key].format(percent=percent(words, float(hunt.chance)), **values)
    big = percent(words, float(hunt.chance))
    x = text_width(big, 17, bold=True) + 10
    wordings = [words[f"{name}_words"].format(**values) for name in (key, f"{key}_short")]
    drawn = text("hx-card", big, 0, 24) + text(
        "hx-d", fitting(wordings, ruling.width - x, 12), x, 23
    )
    cell = ruling.cell("manhunt", row, label, (0, top, ruling.width, 36))
    return Strip((ruling.piece("manhunt", 0, top, drawn),), 36, (cell,))


# -- what the fugitive may play


def prospect_strip(view: NotebookView, ruling: Ruling, top: float, row: int, words: Words) -> Strip:
    if not view.prospects:
        return NOTHING
    width = ruling.width
    columns = max(1, int((width + GAP) // (TILE_WIDTH + GAP)))
    step = (width + GAP) / columns
    said = text("hx-u hx-d", words["note_prospects"], 0, 14)
    drawn = [ruling.piece("prospect words", 0, top, said)]
    cells = []
    for place, prospect in enumerate(view.prospects):
        down, across = divmod(place, columns)
        x, y = across * step, top + 24 + down * (TILE_HEIGHT + GAP)
        key = f"prospect {prospect.number}"
        drawn.append(ruling.piece(key, x, y, _prospect(prospect, step - GAP, words)))
        label = _prospect_label(prospect, words)
        box = (x, y, step - GAP, TILE_HEIGHT)
        cells.append(ruling.cell(card_key(Card(prospect.number)), row + down, label, box))
    rows = -(-len(view.prospects) // columns)
    return Strip(tuple(drawn), 24 + rows * (TILE_HEIGHT + GAP), tuple(cells))


def _prospect(prospect: Prospect, width: float, words: Words) -> str:
    shade = heat(prospect.suspected)
    ink = "hx-hv5" if shade == 5 else "hx-hv"
    x = HAND_WIDTH + 10
    plate_width = min(60, width - x)
    over = f"+{prospect.sprints}" if prospect.sprints else ""
    return (
        at(0, (TILE_HEIGHT - HAND_HEIGHT) / 2, hand_face(prospect.number, prospect.footprints))
        + rect(f"hx-heat{shade}", x, 5, plate_width, 22, 3)
        + text(f"{ink} hx-mid", percent(words, prospect.suspected), x + plate_width / 2, 20.4)
        + (text("hx-d", over, x + 2, 44) if over else "")
    )


def _prospect_label(prospect: Prospect, words: Words) -> str:
    return words["note_prospect"].format(
        number=prospect.number,
        sprints=prospect.sprints,
        suspected=percent(words, prospect.suspected),
        best=percent(words, prospect.best),
    )
