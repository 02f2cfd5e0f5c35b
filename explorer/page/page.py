"""The page of a study at one step: board, choices and story as plain data."""

from __future__ import annotations

from engine.core.messages import plain
from engine.core.nearest import concerned
from engine.core.record import WholeRecord, replace
from engine.core.tree import START

from ..draw.drawing import NO_MARKS, Cell, Drawing, Marks
from ..draw.piece import Piece
from ..draw.words import load_words
from ..lessons.kinds import kind_of
from ..lessons.kinds.judgement import Answer
from ..lessons.open_questions import entry_of, withholds_moves
from ..lessons.progress import Progress, Reached, progress
from ..panels import pile, seats, strip
from ..panels.seats import Mark, Pile, SeatTile, Table
from ..panels.strip import Square, Strip
from ..session.standpoint import Standpoint
from ..session.story import Told
from .board import bare_drawing
from .choices import Choices, choices
from .look import Look
from .match.advice import may_advise
from .match.ending import Ending, ending
from .match.reply import Reply, reply
from .story import told_story

MOST_POINTED_OUT = 20
"""The most numbers that can be chosen before rings around all of them would be too much."""


class Board(WholeRecord):
    width: int
    height: float
    extent: float
    """The width that is drawn; a page scrolls it sideways if that is more than `width`."""
    pieces: tuple[Piece | int, ...]
    """The pieces; stored pages share theirs and name each by its number."""
    cells: tuple[Cell, ...]


class Page(WholeRecord):
    at: int
    shown: int
    step: int
    steps: int
    last: bool
    on_main: bool
    sub: str
    house: str
    """The house rules that the game is played by, if there are any."""
    comment: str
    label: str
    boards: tuple[Board, ...]
    seats: tuple[SeatTile, ...]
    pile: Pile | None
    strip: Strip | None
    choices: Choices
    story: tuple[Told, ...]
    lesson: Progress | None = None
    ending: Ending | None = None
    reply: Reply | None = None
    """The move of somebody else that led here, if it is shown by itself."""
    advice: bool = False
    """True if the viewer can ask what a good player would do."""
    curtain: str = ""
    intro: str = ""
    """The scenario's introduction, at its start."""
    said: str = ""
    former: str = ""
    """The title of the study to return to from a question shown for practice."""
    turn: int = 0
    """A counter by which the browser can tell whether its panel belongs to this page."""


def page(here: Standpoint, look: Look, widths: tuple[int, ...]) -> tuple[Page, tuple[Drawing, ...]]:
    """The page and its drawings; a curtain hides what only the seat to act may see."""
    table = Table(here.state, here.sight, here.events, load_words(here.language, here.game.name))
    tiles, common = seats(here.game.name, table), pile(here.game.name, table)
    numbers = strip(here.game.name, table)
    around = _keys_around(tiles, common, numbers)
    wanted: dict[str, Marks] = {}

    def marks(drawn: tuple[str, ...]) -> Marks:
        if not wanted:
            wanted[""] = _marks(here, look, (*drawn, *around))
        return wanted[""].on(drawn)

    drawings = tuple(bare_drawing(here, width, marks) for width in widths)
    told = told_story(here)
    marked = _kinds(wanted[""].on(around))
    shown = Page(
        at=here.at,
        shown=here.shown,
        step=here.step,
        steps=len(here.line) - 1,
        last=not here.node.children,
        on_main=here.on_main_line,
        sub=status(here),
        house=here.house_rules,
        comment=here.say(here.node.comment),
        label=drawings[0].label,
        boards=tuple(map(shown_board, drawings)),
        seats=tuple(replace(tile, mark=marked.get(tile.key, "")) for tile in tiles),
        pile=_marked_pile(common, marked) if common else None,
        strip=_marked_strip(numbers, marked) if numbers else None,
        choices=choices(here, look, (*_keys(drawings[0]), *around)),
        story=told,
        lesson=_lesson(here, look),
        ending=ending(here),
        reply=reply(here, look),
        advice=may_advise(here),
        curtain=here.actor if here.curtained else "",
        intro=_intro(here),
        said=" ".join("".join(text for text, _ in each.segments) for each in told if each.now),
    )
    return shown, drawings


def _lesson(here: Standpoint, look: Look) -> Progress | None:
    judged = look.answer.asked if look.answer else None
    return progress(here, Reached(judged, look.ended))


def shown_board(drawing: Drawing) -> Board:
    extent = drawing.extent or drawing.width
    return Board(drawing.width, drawing.height, extent, drawing.pieces, drawing.cells)


def keys_shown(page: Page) -> tuple[str, ...]:
    """The keys of all that a page lets its reader point at: on the board and around it."""
    on_board = tuple(cell.key for cell in page.boards[0].cells)
    return tuple(dict.fromkeys((*on_board, *_keys_around(page.seats, page.pile, page.strip))))


def _keys(drawing: Drawing) -> tuple[str, ...]:
    return tuple(cell.key for cell in drawing.cells)


def _keys_around(
    tiles: tuple[SeatTile, ...], common: Pile | None, numbers: Strip | None
) -> tuple[str, ...]:
    turns = (turn.key for turn in common.turns) if common else ()
    plates = (plate.key for plate in common.plates) if common else ()
    bands = numbers.bands if numbers else ()
    squares = (key for band in bands for square in band.squares for key in square.keys)
    return (*(tile.key for tile in tiles), *turns, *plates, *(band.key for band in bands), *squares)


def _kinds(marks: Marks) -> dict[str, Mark]:
    """Return how each key is marked; a judged answer hides that it could be chosen."""
    ranked: tuple[tuple[Mark, tuple[str, ...]], ...] = (
        ("legal", marks.legal),
        ("refused", marks.refused),
        ("chosen", marks.chosen),
        ("right", marks.right),
        ("wrong", marks.wrong),
    )
    return {key: kind for kind, keys in ranked for key in keys}


def _marked_pile(common: Pile, marked: dict[str, Mark]) -> Pile:
    turns = tuple(replace(turn, mark=marked.get(turn.key, "")) for turn in common.turns)
    plates = tuple(replace(plate, mark=marked.get(plate.key, "")) for plate in common.plates)
    return replace(common, turns=turns, plates=plates)


def _marked_strip(numbers: Strip, marked: dict[str, Mark]) -> Strip:
    def square(each: Square) -> Square:
        found = [marked[key] for key in each.keys if key in marked]
        return replace(each, mark=found[0]) if found else each

    bands = tuple(
        replace(
            band,
            mark=marked.get(band.key, ""),
            squares=tuple(map(square, band.squares)),
        )
        for band in numbers.bands
    )
    legal = sum(each.mark == "legal" for band in bands for each in band.squares)
    return replace(numbers, bands=bands, few=legal <= MOST_POINTED_OUT)


def _intro(here: Standpoint) -> str:
    if here.performed is None or here.home or here.at != START:
        return ""
    return here.say(here.performed.scenario.text).strip()


def _marks(here: Standpoint, look: Look, shown: tuple[str, ...]) -> Marks:
    """The targets, a judged answer, or the pieces in the way of a refused move."""
    found = _wanted(here, look, shown).on(shown)
    if look.refusal and not found.refused:
        return replace(found, refused=(here.actor,)).on(shown)
    return found


def _wanted(here: Standpoint, look: Look, shown: tuple[str, ...]) -> Marks:
    if here.home or not (look.answer or look.refusal):
        return _targets(here, look)
    return _judged(here, look.answer, shown) if look.answer else _in_the_way(here, look)


def _in_the_way(here: Standpoint, look: Look) -> Marks:
    """The pieces that a refused move is about, and the targets that are possible instead."""
    assert look.refusal is not None
    found = concerned(here.game, here.node.state, look.refusal)
    refused = look.tried.pieces if look.tried else found
    targets = _targets(here, look)
    legal = tuple(key for key in targets.legal if key not in refused)
    return replace(targets, refused=refused, legal=legal)


def status(here: Standpoint) -> str:
    speaker = here.game.words.speaker(here.state, here.language)
    template = speaker.messages.phrase(here.game.teaching.status(here.state))
    return plain(speaker.sentence(template, here.state))


def _targets(here: Standpoint, look: Look) -> Marks:
    """The keys of the board that can be clicked to make a move."""
    if here.curtained or withholds_moves(here):
        return NO_MARKS
    legal = [here.game.board.target(move, here.whole_state) for move in here.moves]
    chosen: list[str] = []
    if composition := here.compose(look.picked):
        legal += [part.target for part in composition.parts if part.refusal is None]
        chosen += [part.target for part in composition.parts if part.key in look.picked]
    return Marks(
        legal=tuple(dict.fromkeys(key for key in legal if key and key not in chosen)),
        chosen=tuple(dict.fromkeys(key for key in chosen if key)),
    )


def _judged(here: Standpoint, answer: Answer, shown: tuple[str, ...]) -> Marks:
    """A wrong answer, and the true one once nothing more can be tried."""
    found = kind_of(answer.asked).on_board(here, answer, shown)
    closed = entry_of(here, answer.asked).closed
    return Marks(right=found.right if closed else (), wrong=found.wrong)
