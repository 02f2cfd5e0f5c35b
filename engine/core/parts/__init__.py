"""The parts that a game is made of, a contract each. A module of the game satisfies a contract.

rules               what the rules decide: set-up, whose decision, legal moves, luck, who has won
sight               who sees what
notation            positions and moves as text
board               seats, places, pieces, and what stands for a move on the board
editing             positions set up by hand
teaching            what a learner is told, may try, and is shown at the end
sampling            only for games with more legal moves than can be listed
foresight           only for games whose players look ahead in imagined worlds
judging             only for games that judge moves by a way of thinking of their own
plain               functions for a game that has nothing of its own to say; its modules import
                    them by name
"""

from .board import Board
from .editing import Editing
from .foresight import Foresight
from .judging import Judging
from .notation import Notation
from .rules import Rules
from .sampling import Sampling
from .sight import Sight
from .teaching import Teaching

__all__ = [
    "Board",
    "Editing",
    "Foresight",
    "Judging",
    "Notation",
    "Rules",
    "Sampling",
    "Sight",
    "Teaching",
]
