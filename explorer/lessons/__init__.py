"""The questions of a scenario: asked, answered, judged, with a kernel and without one.

It may import `session` and `files`. `kinds` has a file for each kind of question; the modules here
treat all kinds alike. `Lesson` keeps answers, `open_session` opens a scenario; everything else is
a function of a standpoint.
"""
