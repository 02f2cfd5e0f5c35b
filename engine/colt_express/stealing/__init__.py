"""The cards of the common pile, a file a kind: cards.py is the table of them.

nothing.py is for a card that has no effect, purse.py for looking into a purse that was taken.
"""
