"""Lessons: the questions of a scenario, asked, answered and judged.

It imports `session` and `files` and nothing above them. `kinds` has a file for each kind of
question; the modules here treat all kinds alike. `Lesson` is what others use to answer, and
`open_session` opens a scenario; `shown_question`, `offline` and `answer_key` make what is shown.
"""
