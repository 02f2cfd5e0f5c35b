"""The notebooks of the site are as its JupyterLite needs them."""

from __future__ import annotations

import json

from docs.site.books import KERNEL, for_a_browser


def test_a_notebook_is_trusted_and_has_every_text_in_one_piece() -> None:
    """JupyterLite shows a text of several pieces with commas between them."""
    output = {
        "output_type": "display_data",
        "metadata": {},
        "data": {"text/html": ["<style>\n", "</style>"], "text/plain": "board"},
    }
    cell = {
        "cell_type": "code",
        "id": "board",
        "metadata": {},
        "execution_count": 1,
        "source": ["a\n", "b"],
        "outputs": [output],
    }
    stored = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [cell]}
    book = json.loads(for_a_browser(json.dumps(stored)))
    [made] = book["cells"]
    assert made["outputs"][0]["data"]["text/html"] == "<style>\n</style>"
    assert made["source"] == "a\nb"
    assert made["metadata"]["trusted"] is True
    assert book["metadata"]["kernelspec"] == KERNEL
