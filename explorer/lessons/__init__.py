"""The questions of a scenario: asked, answered, judged, with a kernel and without one.

It may import `session` and `files`. `Lesson` keeps answers; all the rest are questions about a
standpoint.
"""
