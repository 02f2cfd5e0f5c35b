"""Experiments without a widget: variants, runs, comparisons, honest intervals. Where to find what:

the lab itself                  lab.py
what is played, and by whom     table.py, bots.py
one game, many games            playing.py, runs.py
separate streams of luck        luck.py
what is measured                measures.py
what was found, and kept        results.py
how two results differ          comparing.py
intervals that may be watched   intervals.py

It needs the extra `experiments` (numpy, joblib).
"""

from .lab import Lab

__all__ = ["Lab"]
