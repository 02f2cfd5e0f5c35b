"""The commands of `python -m explorer`; `__main__` finds them."""
