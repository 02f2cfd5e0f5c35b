"""Pages: what a study shows at a standpoint, as typed records.

A page has a board, choices, a story, a track, a score and tools; `page.page` builds it. Nothing
here changes a session. This room may import `lessons`, `session` and `files`, and `draw`, `text`
and `panels` for what is drawn or written.
"""
