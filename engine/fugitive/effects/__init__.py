"""A file for each event card, named like the card; table.py lists them.

All of them are our own design: see event_cards.py. Beside the cards there are

common.py     what several cards do
asking.py     the move that Footprint cast and Witness call for
question.py   what each of the two lets the marshal ask
"""
