"""What a rulebook leaves open: its readings, and positions in which they differ, side by side.

It may import `session` and `files`. `ruling` is the way in.
"""
