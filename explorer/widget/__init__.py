"""The interactive boards of a notebook: the study, the editor and the page of a ruling.

Widgets obey their pages, and show what the rooms below make. This is the highest room: it may
import every other but `cli`. The scripts and styles that run in the browser stand beside it.
"""
