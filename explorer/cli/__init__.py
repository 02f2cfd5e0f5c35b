"""The commands of `python -m explorer`; `__main__` finds them here.

They need no widget, so that a terminal works without Jupyter: they may import every room but
`widget`.
"""
