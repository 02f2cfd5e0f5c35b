"""A position as a drawing: still scenery, and pieces with a key for everything else."""

from __future__ import annotations

from engine.colt_express.events import Event
from engine.colt_express.events.stealing import ChangedFloor, Fled
from engine.colt_express.pieces import INSIDE, ROOF, spot_at
from engine.colt_express.state import ROUND_EVENT, STEALING, State
from engine.colt_express.words import spot_word
from engine.core.moves import Seat

from .. import signs
from ..drawing import BARE_WIDTHS, NO_MARKS, Cell, Drawing, Marking, check_width, marks_on
from ..figures import marshal, pawn
from ..piece import Piece, Pieces, piece
from ..rails import train
from ..rails.rings import marked, pawn_cells
from ..rails.scenery import Words, caption, country, engine
from ..rails.stage import Stage, Standing
from .captions import captions
from .carriages import beside_the_train, carriages, loot
from .labels import board_label, event_label, floor_label, seat_label, turn_label
from .seats import Seating, seating
from .sheet import Sheet, read_sheet
from .stage import MARSHAL, name_of, set_the_bare_stage, set_the_stage
from .status import acts
from .timetable import Timetable, timetable
from .traces import traces


def draw(
    view: State,
    *,
    width: int,
    words: Words,
    last: tuple[Event, ...] = (),
    before: State | None = None,
    marks: Marking = NO_MARKS,
) -> Drawing:
    """The view drawn for a width, with the traces of the move that led from `before` to it."""
    stage = set_the_stage(view, check_width(width), before)
    sheet = read_sheet(view, words)
    table = timetable(sheet, width, stage.height + 12, words)
    seats = seating(view, width, table.end + 12, words)
    cells = (
        *_floors(stage, view, words),
        *_turns(table, sheet, view, words),
        *_seats(seats, view, words),
    )
    marked_out = marks_on(cells, marks)
    train = _train(stage, view, last, marked(stage, marked_out, cells), words)
    pieces = (*train, *table.drawn, *_drawn_seats(seats, view))
    still = country(stage) + engine(stage, words)
    label = board_label(view, words)
    short = _short(stage, table, before or view)
    return Drawing(width, seats.end, still, pieces, cells, label, short)


def draw_bare(
    view: State,
    *,
    width: int,
    words: Words,
    last: tuple[Event, ...] = (),
    before: State | None = None,
    marks: Marking = NO_MARKS,
) -> Drawing:
    """The train alone, in one row and always equally high; a page shows the rest around it."""
    stage = set_the_bare_stage(view, check_width(width, BARE_WIDTHS), before)
    cells = tuple(_floors(stage, view, words))
    seats = map(Seat, range(len(view.bandits)))
    labels = {name_of(view, seat): seat_label(view, seat, words) for seat in seats}
    pawns = pawn_cells(stage, labels)
    known = (*cells, *pawns)
    train = _train(stage, view, last, marked(stage, marks_on(known, marks), known), words)
    still = country(stage) + engine(stage, words)
    label = board_label(view, words)
    return Drawing(width, stage.height, still, train, cells, label, pawns=pawns, extent=stage.width)


def _train(
    stage: Stage,
    view: State,
    last: tuple[Event, ...],
    marked_out: tuple[Pieces, Pieces],
    words: Words,
) -> Pieces:
    """The train with everybody on it, and the line of words on the ground."""
    rings, badges = marked_out
    beside, end = beside_the_train(stage, view, words)
    return (
        *carriages(stage, view, words),
        *rings,
        *loot(stage, view),
        *_faint_pawns(stage),
        *traces(stage, view, last),
        *_pawns(stage, view, last),
        *badges,
        *_carets(stage, view),
        beside,
        caption(stage, captions(view, last, words), end, words),
    )


def _short(stage: Stage, table: Timetable, before: State) -> float:
    """The height that shows the last move: the train's, or the turns' if they changed."""
    return stage.height if before.phase in (STEALING, ROUND_EVENT) else table.end


def _pawn(standing: Standing, key: str, cls: str, target: str = "") -> Piece:
    if standing.name == MARSHAL:
        return piece(key, standing.x, standing.y, marshal(standing.scale), cls, target=target)
    figure = pawn(standing.name, standing.scale)
    return piece(key, standing.x, standing.y, figure, cls, standing.name, target=target)


def _pawns(stage: Stage, view: State, last: tuple[Event, ...]) -> Pieces:
    climbers = {
        name_of(view, event.bandit) for event in last if isinstance(event, ChangedFloor | Fled)
    }
    return tuple(
        _pawn(standing, f"pawn {name}", "hx-climbs" if name in climbers else "", name)
        for standing in stage.standings
        if not standing.faint
        for name in (standing.name,)
    )


def _faint_pawns(stage: Stage) -> Pieces:
    return tuple(
        _pawn(standing, f"was {standing.name}", "hx-was")
        for standing in stage.standings
        if standing.faint
    )


def _carets(stage: Stage, view: State) -> Pieces:
    acting = [number for number in range(len(view.bandits)) if acts(view, Seat(number))]
    standings = [stage.now(name_of(view, Seat(number))) for number in acting]
    return tuple(
        piece(f"caret {number}", standing.x, standing.top - 11, signs.caret())
        for number, standing in enumerate(standings, start=1)
        if standing is not None
    )


def _drawn_seats(seats: Seating, view: State) -> Pieces:
    return tuple(
        piece(f"tile {name}", box.x, box.y, box.content, accent=name)
        for box in seats.boxes
        for name in (name_of(view, box.bandit),)
    )


def _floors(stage: Stage, view: State, words: Words) -> list[Cell]:
    gauge = stage.gauge
    cells = []
    for number, berth in enumerate(stage.berths):
        for level, top, bottom in (
            (ROOF, 1, gauge.roof + train.SLAB),
            (INSIDE, gauge.room_top, gauge.deck + gauge.beam),
        ):
            spot = spot_at(number, level)
            label = floor_label(view, spot, words)
            box = (berth.x, berth.y + top, berth.width, bottom - top)
            cells.append(Cell(spot_word(spot), number, label, *box))
    return cells


def _turns(table: Timetable, sheet: Sheet, view: State, words: Words) -> list[Cell]:
    labels = [
        turn_label(number, column, words) for number, column in enumerate(sheet.columns, start=1)
    ]
    labels.append(event_label(sheet))
    row = view.caboose + 1
    return [
        Cell(panel.key, row, label, panel.x, panel.y, panel.width, panel.height)
        for panel, label in zip(table.panels, labels, strict=True)
    ]


def _seats(seats: Seating, view: State, words: Words) -> list[Cell]:
    row = view.caboose + 2
    return [
        Cell(
            name_of(view, box.bandit),
            row,
            seat_label(view, box.bandit, words),
            box.x,
            box.y,
            box.width,
            box.height,
        )
        for box in seats.boxes
    ]
