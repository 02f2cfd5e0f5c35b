"""The lock file of Pyodide: the packages that can be imported, and what each of them needs.

It lists the wheels that lie beside it and nothing else, so that no page asks anybody else.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterable, Mapping
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

BROWSER: Mapping[str, str] = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "python_full_version": "3.14.2",
    "python_version": "3.14",
    "sys_platform": "emscripten",
}
"""The environment that the markers of requirements are judged by."""
NOT_NEEDED = frozenset({"jedi", "jupyterlab-widgets", "pexpect", "widgetsnbextension"})
"""Requirements that serve a Jupyter on a machine; jedi is large, and only kernels ask for it."""


def lock(core: Path, wheels: Iterable[Path]) -> dict[str, Any]:
    """Return the lock file for these wheels, on top of Pyodide's own facts about itself."""
    info = json.loads((core / "pyodide-lock.json").read_text("utf-8"))["info"]
    packages = {each["name"]: each for each in map(_package, sorted(wheels))}
    for each in packages.values():
        if lacking := set(each["depends"]) - set(packages):
            raise SystemExit(f"{each['name']} needs {', '.join(sorted(lacking))} in the browser")
    return {"info": info, "packages": packages}


def _package(wheel: Path) -> dict[str, Any]:
    name, version, _, _ = parse_wheel_filename(wheel.name)
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = next(each for each in names if each.endswith(".dist-info/METADATA"))
        told = HeaderParser().parsestr(packed.read(metadata).decode())
    return {
        "name": str(name),
        "version": str(version),
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(_imports(names)),
        "depends": sorted(_needed(told.get_all("Requires-Dist") or [])),
        "unvendored_tests": False,
    }


def _imports(names: Iterable[str]) -> set[str]:
    """The modules and packages at the top of a wheel."""
    found = set()
    for name in names:
        top, _, rest = name.partition("/")
        if not rest and top.endswith(".py"):
            found.add(top.removesuffix(".py"))
        elif rest and not top.endswith((".dist-info", ".data")):
            found.add(top)
    return found


def _needed(requirements: Iterable[str]) -> set[str]:
    found = set[str]()
    for each in map(Requirement, requirements):
        if each.marker is None or each.marker.evaluate(dict(BROWSER)):
            found.add(canonicalize_name(each.name))
    return found - NOT_NEEDED
