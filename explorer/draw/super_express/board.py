"""A position as a drawing: still scenery, and pieces with a key for everything else."""

from __future__ import annotations

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.super_express.events import ChangedFloor, Event, Rode, TravelledInTime
from engine.super_express.notation import spot_word
from engine.super_express.pieces import FRONT, INSIDE, ROOF, spot_at
from engine.super_express.state import OUT, Bandit, State

from .. import signs
from ..drawing import BARE_WIDTHS, NO_MARKS, Cell, Drawing, Marking, check_width, marks_on
from ..figures import Toward, pawn
from ..piece import Pieces, piece
from ..rails import train
from ..rails.rings import marked, pawn_cells
from ..rails.scenery import caption, cars, couplings, front_end
from ..rails.stage import Stage, Standing
from ..svg import text
from .captions import captions
from .labels import board_label, floor_label, seat_label
from .scenery import scenery
from .seats import Seating, seat_lines, seat_tiles
from .stage import left_behind, name_of, set_the_bare_stage, set_the_stage
from .status import Words
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
    stage = set_the_stage(view, check_width(width), last, before)
    if stage.small:
        seating = seat_lines(view, width, stage.height + 8, last, words)
    else:
        seating = seat_tiles(view, width, stage.height + 19, last, words)
    cells = _floors(stage, view, words) + _seats(seating, view, last, words)
    marked_out = marks_on(cells, marks)
    faint = _faint_pawns(stage, before)
    train = _train(stage, view, last, before, marked(stage, marked_out, cells), faint, words)
    pieces = (*train, *_drawn_seats(seating, view, words))
    still = scenery(stage, view, words)
    return Drawing(width, seating.end, still, pieces, cells, board_label(view, words))


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
    stage = set_the_bare_stage(view, check_width(width, BARE_WIDTHS), last, before)
    cells = _floors(stage, view, words)
    seats = map(Seat, range(len(view.bandits)))
    labels = {name_of(view, seat): seat_label(view, seat, last, words) for seat in seats}
    pawns = pawn_cells(stage, labels)
    known = (*cells, *pawns)
    rings = marked(stage, marks_on(known, marks), known)
    out = {bandit.name.value for bandit in view.bandits if bandit.status is OUT}
    faint = tuple(each for each in _faint_pawns(stage, before) if each.accent not in out)
    return Drawing(
        width,
        stage.height,
        scenery(stage, view, words),
        _train(stage, view, last, before, rings, faint, words),
        cells,
        board_label(view, words),
        pawns=pawns,
        extent=stage.width,
    )


def _train(
    stage: Stage,
    view: State,
    last: tuple[Event, ...],
    before: State | None,
    marked_out: tuple[Pieces, Pieces],
    faint: Pieces,
    words: Words,
) -> Pieces:
    """The train with everybody on it, and the line of words on the ground."""
    rings, badges = marked_out
    return (
        *_cars(stage, last),
        *rings,
        *faint,
        *traces(stage, view, last, before),
        *_pawns(stage, view, last),
        *badges,
        *_caret(stage, view),
        caption(stage, captions(view, last, words), front_end(stage, words), words),
    )


def _cars(stage: Stage, last: tuple[Event, ...]) -> Pieces:
    gauge = stage.gauge
    shells = [
        train.car(gauge, berth.width, f"C{number}", *couplings(stage, number))
        for number, berth in enumerate(stage.berths)
    ]
    drawn = cars(stage, shells)
    if berth := left_behind(stage, last):
        gone = train.outline(gauge, berth.width)
        drawn += (piece(f"car {len(shells)}", berth.x, berth.y, gone, "hx-rolling"),)
    return drawn


def _toward(bandit: Bandit) -> Toward:
    return Toward.LEFT if bandit.facing is FRONT else Toward.RIGHT


def _figure(standing: Standing, bandit: Bandit) -> str:
    return pawn(bandit.name.value, standing.scale, _toward(bandit), stunned=bandit.stunned)


def _pawns(stage: Stage, view: State, last: tuple[Event, ...]) -> Pieces:
    moved = {
        name_of(view, event.seat): event
        for event in last
        if isinstance(event, ChangedFloor | TravelledInTime | Rode)
    }
    bandits = _by_name(view)
    return tuple(
        piece(
            f"pawn {name}",
            standing.x,
            standing.y,
            _figure(standing, bandits[name]),
            "hx-climbs" if isinstance(moved.get(name), ChangedFloor) else "",
            name,
            target=name,
            sudden=isinstance(moved.get(name), TravelledInTime | Rode),
        )
        for standing in stage.standings
        if not standing.faint
        for name in (standing.name,)
    )


def _faint_pawns(stage: Stage, before: State | None) -> Pieces:
    if before is None:
        return ()
    bandits = _by_name(before)
    return tuple(
        piece(f"was {name}", standing.x, standing.y, figure, "hx-was", name)
        for standing in stage.standings
        if standing.faint
        for name in (standing.name,)
        for figure in (_figure(standing, bandits[name]),)
    )


def _by_name(view: State) -> dict[str, Bandit]:
    return {bandit.name.value: bandit for bandit in view.bandits}


def _caret(stage: Stage, view: State) -> Pieces:
    standing = None if view.turn in (CHANCE, NOBODY) else stage.now(name_of(view, view.turn))
    if standing is None:
        return ()
    return (piece("caret", standing.x, standing.top - 11, signs.caret()),)


def _drawn_seats(seating: Seating, view: State, words: Words) -> Pieces:
    drawn = []
    if seating.out_top is not None:
        said = text("hx-u hx-d", words["out"], 0, 0)
        drawn.append(piece("out", 2, seating.out_top + 25, said))
    for box in seating.boxes:
        name = view.bandits[box.seat].name.value
        drawn.append(piece(f"tile {name}", box.x, box.y, box.content, accent=box.accent))
    return tuple(drawn)


def _floors(stage: Stage, view: State, words: Words) -> tuple[Cell, ...]:
    gauge = stage.gauge
    cells = []
    for number, berth in enumerate(stage.berths):
        for level, top, bottom in (
            (ROOF, 1, gauge.roof + train.SLAB),
            (INSIDE, gauge.room_top, gauge.floor + gauge.beam),
        ):
            spot = spot_at(number, level)
            label = floor_label(view, spot, words)
            box = (berth.x, berth.y + top, berth.width, bottom - top)
            cells.append(Cell(spot_word(spot), number, label, *box))
    return tuple(cells)


def _seats(
    seating: Seating, view: State, last: tuple[Event, ...], words: Words
) -> tuple[Cell, ...]:
    row = view.last_car + 1
    return tuple(
        Cell(
            view.bandits[box.seat].name.value,
            row,
            seat_label(view, box.seat, last, words),
            box.x,
            box.y,
            box.width,
            box.height,
        )
        for box in seating.boxes
    )
