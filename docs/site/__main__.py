"""`python -m docs.site` builds the site; `--fetch` only fetches what it needs from elsewhere."""

from __future__ import annotations

import argparse

from .building import CACHE, build
from .fetching import pyodide, wheels


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m docs.site", description=__doc__)
    parser.add_argument("--fetch", action="store_true", help="fetch, and build nothing")
    if parser.parse_args().fetch:
        pyodide(CACHE)
        wheels(CACHE)
    else:
        build()


if __name__ == "__main__":
    main()
