"""Commands for teachers: hand-outs, marks, worksheets, chapters."""
