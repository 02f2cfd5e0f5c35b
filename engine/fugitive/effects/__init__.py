"""What each event card does. All of it is our own design: see event_cards.py.

draw two, draw more     drawing_more.py: Tip-off, Backup, Quiet night, News flash
for a while             for_a_while.py: Shortcut, Roadblock, Dead phone
a move out of turn      out_of_turn.py: Second wind, Hot pursuit
taken and shown         cover_tracks.py, dropped_wallet.py, inside_source.py
told about a hideout    telling.py: Footprint cast, Witness, Slip of the tongue
the decks               lost_luggage.py, peek.py
which is which          table.py
"""
