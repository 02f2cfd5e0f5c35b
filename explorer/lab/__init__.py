"""The lab's face in a notebook: results as charts and data frames, heat on the board.

The lab itself is `engine.lab`, which needs no notebook; here its results show themselves, a run
tells how far it is, and a number opens the game behind it. This room may import `widget` for that
game, `session` and `draw`; no other room may import it. Where to find what:

the lab                  lab.py
results that show        results.py (estimates, comparisons), findings.py (rules, flows, heat)
what can be changed      offered.py
what they share          showing.py (text, page, data frame), lab.css
charts                   charts.py (dots, bars, a line), scale.py (axes and numbers)
the board with heat      heat.py
the game behind a number examples.py
progress                 progress.py
"""
