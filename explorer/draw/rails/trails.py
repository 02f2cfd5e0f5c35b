"""The traces of the last move over a train: dotted walks and climbs, dashed shots.

On a wrapped train, a level trace leaves a row at the edge of the board and comes back in at the
other edge of the next row.
"""

from __future__ import annotations

from ..signs import arrow_head, hit_ring, shot_line, walk_line
from .stage import Stage, Standing

BELT = 21
"""The height of a walk above the floor, at scale 1."""
ARM = 26
SHORTEST = 6

Place = tuple[float, int]
"""A distance along a row, and the number of the row."""


def _along(stage: Stage, start: Place, end: Place, way: int) -> list[tuple[float, float, float]]:
    """The left, right and top of each part of a trace."""
    (x1, row1), (x2, row2) = start, end
    out, back = (stage.width, 0) if way > 0 else (0, stage.width)
    rows = range(row1, row2 + way, way)
    return [
        (x1 if row == row1 else back, x2 if row == row2 else out, row * stage.gauge.height)
        for row in rows
    ]


def dotted(stage: Stage, old: Standing, start: Place, end: Place, way: int) -> str:
    height = old.y - BELT * old.scale - stage.berths[old.car].y
    parts = _along(stage, start, end, way)
    lines = [
        walk_line(x1, top + height, x2, top + height)
        for x1, x2, top in parts
        if (x2 - x1) * way > SHORTEST
    ]
    return "".join(lines) + arrow_head(end[0] + way * 5, parts[-1][2] + height, way, 0)


def walk(stage: Stage, old: Standing | None, new: Standing | None) -> str:
    if old is None or new is None:
        return ""
    way = 1 if new.car > old.car else -1
    start = old.x + way * 22 * old.scale
    end = new.x - way * 30 * new.scale
    return dotted(stage, old, (start, stage.row_of(old)), (end, stage.row_of(new)), way)


def climb(stage: Stage, old: Standing | None, new: Standing | None) -> str:
    if old is None or new is None:
        return ""
    berth = stage.berths[old.car]
    aside = 26 * max(old.scale, new.scale)
    x = new.x + aside if new.x + aside < berth.right else new.x - aside
    way = -1 if new.roof else 1
    y1, y2 = old.y - BELT * old.scale, new.y - BELT * new.scale
    return walk_line(x, y1, x, y2 - 5 * way) + arrow_head(x, y2, 0, way)


def shot(stage: Stage, shooter: Standing | None, hit: Standing | None) -> str:
    if shooter is None or hit is None:
        return ""
    way = 1 if (hit.car, hit.x) > (shooter.car, shooter.x) else -1
    aside = 12 if hit.faint else 25 * hit.scale
    end = (hit.x - way * (aside + 5), stage.row_of(hit))
    lines, height = dashed(stage, shooter, end, way)
    return lines + hit_ring(hit.x - way * aside, height)


def dashed(stage: Stage, shooter: Standing, end: Place, way: int) -> tuple[str, float]:
    """The line of a shot, and the height at which it ends."""
    start = (shooter.x + way * 27 * shooter.scale, stage.row_of(shooter))
    height = shooter.y - ARM * shooter.scale - stage.berths[shooter.car].y
    parts = _along(stage, start, end, way)
    lines = [shot_line(x1, x2, top + height) for x1, x2, top in parts if (x2 - x1) * way > SHORTEST]
    return "".join(lines), parts[-1][2] + height
