"""`progress`: the course page of a reader, in a terminal."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from engine.core.errors import GameError

from ..learning.in_text import course_text
from ..learning.keeping import progress_file, read_progress
from ..learning.overview import overview
from .arguments import add_language


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `progress`."""
    command.add_argument(
        "file", nargs="?", default="", help="the file of progress; without one, the usual one"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: print the course; 1 is returned if the file is no file of progress."""
    file = Path(options.file).absolute() if options.file else progress_file()
    if options.file and not Path(options.file).exists():
        raise GameError(f"there is no file {options.file!r}; without a name the usual one is read")
    progress = read_progress(file)
    today = datetime.now().astimezone().date()
    print(course_text(overview(progress, today, options.language), options.language))
    return 1 if progress.problem else 0
