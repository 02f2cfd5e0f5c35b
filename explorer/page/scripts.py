"""The scripts and styles that show a page in a browser: `widget/js` and `widget/css`.

The scripts are plain ES modules. A widget is one text, so each module that is imported becomes a
scope of its own before the one that needs it; what stands in the files is what runs. Notebooks
store that text for every board, so it is packed behind a small loader.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ..files.packing import pack, unpack

_WIDGET = files("explorer") / "widget"
_IMPORT = re.compile(r'^import (\{.*\}) from "\./([\w-]+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
_DEFAULT = re.compile(r"^export default .*;\n", re.MULTILINE)
_PACKED = re.compile(r'^const PACKED = "(.*)";$', re.MULTILINE)


@cache
def loader(widget: str = "study") -> str:
    """The text of a widget: the loader, with the script and the style in it."""
    packed = pack({"script": script(widget), "style": style()})
    return _PACKED.sub(f'const PACKED = "{packed}";', _whole("loader"))


def loaded(text: str) -> tuple[str, str, str]:
    """A loader taken apart: its own text, the script and the style that it loads."""
    found = _PACKED.search(text)
    held = unpack(found[1]) if found else {"script": "", "style": ""}
    return _PACKED.sub("", text), held["script"], held["style"]


@cache
def script(widget: str = "study") -> str:
    return _whole(widget)


@cache
def page_script() -> str:
    """The script of a page of its own: that of a study, and what gives it something to show."""
    return _whole("alone")


def _whole(name: str) -> str:
    """A module that is run, behind the modules that it needs, each of them once."""
    text = _text(name)
    return _needed(text, {name}) + _body(text)


def _needed(text: str, seen: set[str]) -> str:
    """The modules that a text imports, as far as they were not seen before."""
    scopes = ""
    for _, name in _IMPORT.findall(text):
        if name not in seen:
            seen.add(name)
            scopes += _scope(name, seen)
    return scopes


def _scope(name: str, seen: set[str]) -> str:
    text = _text(name)
    exports, body = ", ".join(_EXPORT.findall(text)), _DEFAULT.sub("", _body(text))
    own = f"const {name}_js = (() => {{\n{body}return {{ {exports} }};\n}})();\n"
    return _needed(text, seen) + own


def _text(name: str) -> str:
    return (_WIDGET / "js" / f"{name}.js").read_text("utf-8")


def _body(text: str) -> str:
    return _EXPORT.sub("", _IMPORT.sub(r"const \1 = \2_js;", text))


@cache
def style() -> str:
    draw = files("explorer.draw")
    own = _WIDGET / "css"
    sheets = (draw / "tokens.css", draw / "board.css", own / "study.css", own / "contrast.css")
    return "".join(sheet.read_text("utf-8") for sheet in sheets)
