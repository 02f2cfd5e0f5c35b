"""Who can play a seat: at random, greedily, or thinking ahead. Where to find what:

any legal move                  chance.py
the best at a glance            greedy.py
the best after some thought     search.py
one that errs at times          wavering.py
names and levels for people     levels.py: one table
why a move is chosen            reasons.py

A player is a function of a turn (`engine/core/turn.py`): it gets what its seat may know and
returns a legal move. It travels to other processes. What a game has to say for its players to
think stands in its part `foresight` (`judgement.py` is the place to begin). The players import the
kernel alone; no game imports them.
"""

from .chance import at_random
from .greedy import Greedy
from .levels import find_player, player_names
from .reasons import reasons
from .search import Search
from .wavering import Wavering

__all__ = [
    "Greedy",
    "Search",
    "Wavering",
    "at_random",
    "find_player",
    "player_names",
    "reasons",
]
