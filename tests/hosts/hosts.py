"""The hosts that are tried, each with what a user would write and type."""

from __future__ import annotations

import json

from .host import Host, Look

JUPYTER = (
    *("--no-browser", "--allow-root", "--ip=127.0.0.1", "--port={port}"),
    *("--IdentityProvider.token={token}", "--ServerApp.root_dir={folder}"),
)
THEMES = "CONFIG/lab/user-settings/@jupyterlab/apputils-extension/themes.jupyterlab-settings"
HOSTS = (
    Host(
        "Voilà",
        "voila",
        ("voila", "ipywidgets"),
        ("voila", "board.ipynb", "--no-browser", "--port={port}", "--Voila.ip=127.0.0.1"),
        "http://127.0.0.1:{port}/",
        (Look("light"), Look("dark", ("--theme=dark",))),
    ),
    Host(
        "marimo",
        "marimo",
        ("marimo",),
        (
            *("marimo", "run", "marimo_app.py", "--headless", "--no-token"),
            *("--host", "127.0.0.1", "--port", "{port}"),
        ),
        "http://127.0.0.1:{port}/",
        (
            Look("light"),
            Look("dark", files={"pyproject.toml": '[tool.marimo.display]\ntheme = "dark"\n'}),
        ),
        app="marimo_app.py",
    ),
    Host(
        "Shiny",
        "shiny",
        ("shiny", "shinywidgets"),
        ("shiny", "run", "shiny_app.py", "--host", "127.0.0.1", "--port", "{port}"),
        "http://127.0.0.1:{port}/",
        app="shiny_app.py",
    ),
    Host(
        "Panel",
        "panel",
        ("panel", "ipywidgets_bokeh"),
        ("panel", "serve", "panel_app.py", "--address", "127.0.0.1", "--port", "{port}"),
        "http://127.0.0.1:{port}/panel_app",
        (Look("light"), Look("dark", query="?theme=dark")),
        app="panel_app.py",
    ),
    Host(
        "Notebook 7",
        "notebook",
        ("notebook", "ipywidgets"),
        ("jupyter-notebook", *JUPYTER, "--expose-app-in-browser"),
        "http://127.0.0.1:{port}/notebooks/board.ipynb?token={token}",
        (
            Look("light"),
            Look("dark", files={THEMES: json.dumps({"theme": "JupyterLab Dark"})}),
        ),
        idle="() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel"
        "?.status === 'idle'",
        run="() => window.jupyterapp.commands.execute('notebook:run-all-cells')",
    ),
    Host(
        "nbclassic",
        "nbclassic",
        ("nbclassic", "ipywidgets"),
        ("jupyter-nbclassic", *JUPYTER),
        "http://127.0.0.1:{port}/nbclassic/notebooks/board.ipynb?token={token}",
        idle="() => window.Jupyter?.notebook?.kernel?.is_connected()"
        " && document.querySelector('.kernel_idle_icon') !== null",
        run="() => window.Jupyter.notebook.execute_all_cells()",
    ),
)
"""Shiny and nbclassic have no dark theme by default."""
