"""The commands of `python -m explorer`; `__main__` finds them here.

They use the rooms that need no widget, so that a terminal can do without Jupyter: they may import
everything below but `widget`.
"""
