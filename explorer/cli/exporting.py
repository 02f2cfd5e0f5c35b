"""`export`: write a scenario, at a step and for a viewer, to a page or a picture."""

from __future__ import annotations

import argparse

from ..export.export import export
from ..export.frames import left_out
from ..lessons.lesson import open_session
from .arguments import add_looking, add_scenario

READABLE = (
    "The page judges by itself, so the answers are in it, and anybody who looks into the file can "
    "read them; `python -m explorer handout` makes one without them."
)


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `export`."""
    add_scenario(command)
    command.add_argument(
        "--to", required=True, metavar="FILE", help="a file ending in .html|svg|png"
    )
    command.add_argument(
        "--step", default="0", help="the step that is shown: 3, or b3 for step 3 of branch b"
    )
    command.add_argument("--moving", action="store_true", help="an .svg that plays the whole line")
    add_looking(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: export a scenario, at a step and for a viewer."""
    session = open_session(options.scenario)
    session.viewer, session.language = options.viewer, options.language
    session.go(options.step)
    written = export(session.here, options.to, "moving.svg" if options.moving else "")
    print(f"{written}: {written.stat().st_size / 1024:.0f} KB")
    if written.suffix == ".html":
        performed = session.here.performed
        if performed and performed.asked and not session.here.sealed:
            print(READABLE)
        if missing := left_out(session.here):
            print(missing)
    return 0
