"""The games for research frameworks, which want numbers: OpenSpiel and PettingZoo.

Importing this package needs neither framework. Where to find what:

the contract        contract.py: what a game has to say, so that moves and views become numbers
a game's contract   super_express.py, colt_express.py, fugitive.py
a game walked       walk.py: moves step by step, luck, what a seat sees and remembers
the frameworks      openspiel.py and pettingzoo.py; both need the extra `adapters`

A step is what a framework calls an action: a whole move, or a part of a move that is composed.
Each has a fixed number, its place in the contract's `STEPS`; an outcome of luck has its place in
`LUCK`. Planning at the same time is done as secret commits in seat order, and luck is explicit.
The rules are the rulebook's own; two players of Super Express play by its variant for two.

>>> from engine.adapters import Table
>>> game = Table("super_express", 2)
>>> walk = game.start()
>>> walk.odds
((0, Fraction(1, 2)), (1, Fraction(1, 2)))
>>> walk.after(0).numbers[:3]
(0, 1, 2)
"""

from .walk import Table, Walk

__all__ = ["Table", "Walk"]
