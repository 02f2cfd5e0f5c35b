"""Fugitive. Where to find what:

set-up              setup.py, options.py, tuning.py (the numbers to turn), cards.py
a position          state.py, notation.py, reading.py, words.py, places.py, editing.py
an impossible one   validity.py, impossible_past.py, impossible_end.py
a turn              turns.py, pace.py (how much is done in one)
drawing a card      drawing.py, decks.py
laying a hideout    hideouts.py, reach.py; instead of that, passing.py
an attempt          attempts.py
the manhunt         manhunt.py
end of the game     ending.py
event cards         event_cards.py (the cards, of our own design), event_piles.py,
                    turning_events.py, and in effects/ a file a card: table.py lists them
what may be done    choices.py (the table of tasks), sampling.py, prospects.py (what it leads to)
every kind of move  kinds.py (the table of moves), actions.py (what the two tables hold)
what happened       events.py, event_card_events.py, happening.py (where)
who knows what      sight.py, worlds.py, imagining.py (a position that looks the same), and in
                    deduction/ what the marshal can infer
who plays           judgement.py (how good a move looks), greedy.py, careful.py
its parts           parts/: rules, sight, notation, board, teaching, sampling, judging; editing.py
the rules in words  rules.py (ids), rulebook/ (texts), messages/ (sentences)
"""

from .game import GAME

__all__ = ["GAME"]
