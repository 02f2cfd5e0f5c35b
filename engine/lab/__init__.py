"""Experiments without a widget: variants, runs, comparisons, honest intervals. Where to find what:

separate streams of luck        luck.py
intervals that may be watched   intervals.py
"""
