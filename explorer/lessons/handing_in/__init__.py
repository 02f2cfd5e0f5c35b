"""Handing in: questions without their answers, what was answered, and the code that carries it.

`sealing` takes the answers out of questions and gives a lesson its digest, `codes` is the format of
a hand-in code (the page writes the same one), and `hand_in` makes a code from a study. It may
import what `lessons` may.
"""
