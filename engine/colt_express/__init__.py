"""Colt Express. Where to find what:

set-up              setup.py, options.py, pieces.py; for two players duo.py
numbers to turn     tuning.py; stacks.py: the round cards that are played with
a position          state.py, validity/
its text            writing.py, reading.py, defaults.py
set up by hand      editing.py, seating.py, settling.py, offers.py
a round             rounds.py, dealing.py, decks.py, phases.py
scheming            scheming.py
stealing            pile.py, and in stealing/ a file a card; cards.py is the table of them
                    (nothing.py: a card without effect, purse.py: looking into a purse taken)
the marshal         encounters.py
characters          characters.py
events of a round   round_events.py
purses              looking.py
expert rules        expert.py
end of the game     scoring.py
what happened       events/: laying.py, scheming.py, stealing.py, rounds.py
who knows what      sight.py, worlds.py, imagining.py
for its players     judgement.py: what shows at a glance; chances.py: how likely a win is;
                    second_guessing.py, leanings.py: how others are thought to play
a kind of move      actions.py: what its file says of it; kinds.py: the table of all
the text of a move  notation.py, words.py
on the board        targets.py, happening.py, temptations.py
what a move does    prospects.py: told before it is made
its parts           parts/: rules, sight, notation, board, editing, teaching, foresight
the rules in words  rules.py (ids), rulebook/ (texts), messages/ (sentences)
"""

from .game import GAME

__all__ = ["GAME"]
