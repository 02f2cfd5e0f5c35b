"""The scripts and styles that show a page in a browser: `widget/js` and `widget/css`.

The scripts are plain ES modules. A widget is one text, so each imported module becomes a scope of
its own, placed before the module that needs it. Apart from comments, the files run as they are.
Notebooks store this text for every board, so it is packed behind a small loader.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from posixpath import dirname, join, normpath

from ..files.packing import pack

_WIDGET = files("explorer") / "widget"
_SCREEN = ("study", "top", "seats", "story", "timeline")
_AREAS = ("choices", "strip", "lesson", "play", "tools", "reference")
_SHEETS = (*_SCREEN, *_AREAS, "contrast")
_FURTHER = {"course": ("course",)}
"""The sheets that a widget needs besides those of all."""
_IMPORT = re.compile(r'^import (\{.*\}) from "(\.{1,2}/[\w/.-]+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
_DEFAULT = re.compile(r"^export default .*;\n", re.MULTILINE)
_REST = r"(?:(?!\*/).)*\*/"
_COMMENT = re.compile(rf"^ */\*\*{_REST}\n|/\*\* @type {_REST} ?", re.MULTILINE | re.DOTALL)
_PACKED = re.compile(r'^const PACKED = "(.*)";$', re.MULTILINE)


@cache
def loader(widget: str = "study") -> str:
    """The text of a widget: the loader, with the script and the style packed in it."""
    packed = pack({"script": script(widget), "style": style(widget)})
    return _PACKED.sub(f'const PACKED = "{packed}";', _whole("loader"))


@cache
def script(widget: str = "study") -> str:
    return _whole(widget)


@cache
def page_script() -> str:
    """The script of a stand-alone page: a study's, and the part that feeds it its data."""
    return _whole("alone")


def _whole(name: str) -> str:
    """A module preceded by the modules that it needs, each of them once."""
    return _needed(name, {name}) + _body(name)


def _needed(name: str, seen: set[str]) -> str:
    """The scopes of the modules that a module imports, without those already seen."""
    scopes = ""
    for _, path in _IMPORT.findall(_text(name)):
        found = _found(path, name)
        if found not in seen:
            seen.add(found)
            scopes += _needed(found, seen) + _scope(found)
    return scopes


def _scope(name: str) -> str:
    exports, body = ", ".join(_EXPORT.findall(_text(name))), _DEFAULT.sub("", _body(name))
    return f"const {_called(name)} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _found(path: str, name: str) -> str:
    """The name of the module that another one imports by a relative path."""
    return normpath(join(dirname(name), path))


def _called(name: str) -> str:
    return f"{name.replace('/', '_')}_js"


def _text(name: str) -> str:
    text = _WIDGET.joinpath("js", f"{name}.js").read_text("utf-8")
    return _COMMENT.sub("", text)


def _body(name: str) -> str:
    def known(found: re.Match[str]) -> str:
        return f"const {found[1]} = {_called(_found(found[2], name))};"

    return _EXPORT.sub("", _IMPORT.sub(known, _text(name)))


@cache
def style(widget: str = "study") -> str:
    draw = files("explorer.draw")
    own = _WIDGET / "css"
    names = (*_SHEETS, *_FURTHER.get(widget, ()))
    sheets = (draw / "tokens.css", draw / "board.css", *(own / f"{name}.css" for name in names))
    return "".join(sheet.read_text("utf-8") for sheet in sheets)
