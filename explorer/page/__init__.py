"""What a page shows at a standpoint, as typed records: board, choices, story, track, score, tools.

Nothing here changes a session. It may import `lessons`, `session`, `files`, and for what is drawn
or written `draw`, `text` and `panels`. `page.page` is the whole of it.
"""
