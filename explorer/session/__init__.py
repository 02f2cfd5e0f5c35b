"""A game under study, without a widget.

`Session` is a place in a game that grows; `Standpoint` is that place as a frozen value, from which
everything is shown, stored and judged. Beside them stand the story, why not, what if, and seats
that play themselves. This room may import `files`.
"""
