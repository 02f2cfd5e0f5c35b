"""A study to take along: one page to step through, pictures, and pictures that move.

Everything here is made from a standpoint and changes nothing. It may import `page` and the rooms
below it. `export.export` is the way in.
"""
