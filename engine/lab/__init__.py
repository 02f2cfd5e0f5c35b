"""Experiments without a widget: variants, runs, comparisons, honest intervals. Where to find what:

the lab itself                  lab.py (what can be asked), bench.py (a table and its games)
what is played, and by whom     table.py, bots.py
one game, many games            playing.py, runs.py, cluster.py (on dask)
separate streams of luck        luck.py
what is measured                measures.py, uses.py (cards and the like)
what was found, and kept        results.py
how two results differ          comparing.py
what can be changed             offered.py (in words)
which change matters            trying.py (what is tried), ablating.py
how deep a game is              ladder.py
a closer look                   looking.py (event by event), findings.py (rules, flows, heat)
the game behind a number        examples.py
intervals that may be watched   intervals.py, on numpy or without it (arrays.py)

It needs joblib, and numpy to be quick with many values. They are loaded when the lab is asked for:
games are played and shown without them. Only a dask cluster needs distributed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.core.errors import GameError

if TYPE_CHECKING:
    from .lab import Lab

__all__ = ["Lab"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return import_module(".lab", __name__).Lab
    except ModuleNotFoundError as error:
        raise GameError(
            f"the lab needs {error.name}: pip install 'heist-explorer[experiments]'"
        ) from None
