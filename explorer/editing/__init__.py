"""Positions set up by hand: the editor without a widget, and what its page shows.

This room may import `page` and the rooms below it; the widget is `widget.editor`.
"""
