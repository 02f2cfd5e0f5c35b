"""Chapters: the notebooks of a course, written as text files and made into notebooks.

A chapter is a Markdown file of cells. Each begins with a line that names it:

<!-- languages: en ko pt -->        the languages of the prose; English alone without this line
<!-- cell: title -->                prose or code that a reader sees
<!-- ko -->                         the same prose in Korean, below the English
<!-- folded: imports -->            code that is run with its source folded
<!-- hidden: key -->                code with source and output folded
<!-- plot: odds -->                folded code whose picture may differ a little from run to run
<!-- check: setup-check -->         folded code that checks the chapter; left out of translations

Code stands between a line of ```python and a line of ```.
"""
