"""The forms of a hand-out: a file, a notebook and a page, each made from the hand-out alone.

None of them is made from the original, so none can hold more than the hand-out itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from engine.core.errors import GameError
from engine.core.performing import perform
from engine.core.rulebook import LANGUAGES, check_language
from engine.core.scenario import Scenario, scenario_text

from ..export.export import UnknownFormat, to_html
from ..files.library import find_game
from ..files.notebooks import code, notebook_text, prose
from ..files.writing import to_path, write_whole
from ..lessons.lesson import session_on
from ..lessons.question_check import refuse_unaskable
from .handout import Part

WELCOME = """# {title}

Run the two cells below, then answer the questions on the board. You can change an answer until you
hand in; nobody but your teacher can judge it.
"""
HAND_IN = """Put your name or pseudonym between the quotes and run the cell. Then save this notebook
and hand it in, or send the code that is printed.
"""
SIGNS: Mapping[str, str] = {".toml": 'handout = "', ".ipynb": "handed_out("}
"""What a hand-out's file or notebook holds, and others don't."""


class WouldBeLost(GameError):
    """Raised where a hand-out would be written over something else."""


def handout_page(scenario: Scenario, language: str = LANGUAGES[0]) -> bytes:
    """Return a hand-out as a page that needs nothing else."""
    session = session_on(refuse_unaskable(perform(scenario, find_game, scenario.title)))
    session.language = check_language(language)
    return to_html(session.here).encode()


def handout_notebook(scenario: Scenario, language: str = LANGUAGES[0]) -> bytes:
    """Return a hand-out as a notebook that holds its file; the cell that does is folded."""
    held = f"from explorer import handed_out\n\nlesson = handed_out({scenario_text(scenario)!r})"
    shown = "lesson" if language == LANGUAGES[0] else f'lesson.language = "{language}"\nlesson'
    return notebook_text(
        [
            prose("title", WELCOME.format(title=scenario.title)),
            code("lesson", held, {"jupyter": {"source_hidden": True}}),
            code("board", shown),
            prose("how", HAND_IN),
            code("hand-in", 'print(lesson.hand_in(""))'),
        ]
    )


FORMS: Mapping[str, Callable[[Scenario, str], bytes]] = {
    ".toml": lambda scenario, _: scenario_text(scenario).encode(),
    ".ipynb": handout_notebook,
    ".html": handout_page,
}


def write_handouts(parts: tuple[Part, ...], path: str | Path, language: str = "en") -> list[Path]:
    """Write each part of a hand-out in the form that the ending of the path names."""
    target = to_path(path)
    if target.suffix not in FORMS:
        raise UnknownFormat(
            f"can't write {target.name!r}: a hand-out becomes a file ending in {', '.join(FORMS)}"
        )
    check_language(language)
    made = [FORMS[target.suffix](part.scenario, language) for part in parts]
    names = numbered(target, len(made))
    for name in names:
        _refuse_to_lose(name)
    return [write_whole(name, content) for name, content in zip(names, made, strict=True)]


def _refuse_to_lose(file: Path) -> None:
    """Refuse to write over what is no hand-out, such as the teacher's original with its answers."""
    sign = SIGNS.get(file.suffix)
    if sign and file.exists() and sign not in file.read_text("utf-8", "replace"):
        raise WouldBeLost(f"{file.name!r} is no hand-out, and it would be lost: name another file")


def numbered(target: Path, parts: int) -> list[Path]:
    """Return a file for each part: the target itself, or numbered ones if there are several."""
    if parts == 1:
        return [target]
    names = (f"{target.stem}-part{number}{target.suffix}" for number in range(1, parts + 1))
    return [target.with_name(name) for name in names]
