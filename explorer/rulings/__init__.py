"""Rulings: what a rulebook leaves open, its readings, and positions in which they differ.

This room may import `session` and `files`. `ruling` and `readings` are the ways in.
"""
