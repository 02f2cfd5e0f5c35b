"""How the reference is built: `make reference`. Nothing on its pages comes from a network."""

from __future__ import annotations

from importlib.metadata import version as version_of
from typing import Any

project = "Heist Explorer"
author = "Heist Explorer contributors"
project_copyright = author
version = release = version_of("heist-explorer")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".rst": "restructuredtext", ".md": "markdown"}
exclude_patterns = ["_static", "_templates", "site"]
default_role = "code"
"""Docstrings write `code` as Markdown does."""
myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_member_order = "bysource"
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 76
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Heist Explorer"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        *("sidebar/brand.html", "sidebar/site.html", "sidebar/search.html"),
        *("sidebar/scroll-start.html", "sidebar/navigation.html", "sidebar/scroll-end.html"),
    ]
}
html_css_files = ["pages.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {"navigation_with_keys": True}
pygments_style = "friendly"
pygments_dark_style = "github-dark"


def without_traits(
    _app: Any, what: str, _name: str, _found: Any, _options: Any, signature: str, returns: str
) -> tuple[str, str]:
    """Leave out the arguments that a widget hands on to its traits; they say nothing."""
    return ("" if what == "class" and "**kwargs" in (signature or "") else signature), returns


def setup(app: Any) -> None:
    app.connect("autodoc-process-signature", without_traits)
