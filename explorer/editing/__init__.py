"""Positions set up by hand.

without a widget   editor.py
what a page shows  page.py
in a notebook      board.py
"""
