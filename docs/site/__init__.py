"""The site: one folder of plain files, `build/site`, that needs no network when it is read.

`make site` runs `python -m docs.site`. `building.py` says which parts it has and in which order
they are made. A page that is text alone is made from a template of `templates`.
"""
