"""Studies to take away: one page to step through, pictures, and animated pictures.

Everything here is made from a standpoint and changes nothing. This room may import `page` and the
rooms below it. `export.export` is the way in.
"""
