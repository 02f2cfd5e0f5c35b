"""Marking a class: hand-outs without answers, and hand-ins judged by the teacher's original.

`handout` and `forms` make what students get, `collecting` reads what they hand in, `judging` gives
marks by the original alone, and `grading` puts a class together, with `statistics` of each
question. It may import `export` and the rooms below it, and knows no widget.
"""
