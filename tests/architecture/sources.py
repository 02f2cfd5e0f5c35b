"""The source files of the project, and what can be read from them without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ENGINE = ROOT / "engine"
CORE = ENGINE / "core"
EXPLORER = ROOT / "explorer"
TESTS = ROOT / "tests"

GAMES = tuple(
    sorted(path.name for path in ENGINE.iterdir() if (path / "game.py").exists() and path != CORE)
)


def python_files(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def module_name(path: Path) -> str:
    """`engine/core/play.py` is `engine.core.play`; a package is called like its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(
    source: str, module: str, is_package: bool = False, all_modules: Iterable[str] = ()
) -> set[str]:
    """The modules that a module imports, also within a function or only for type checkers.

    `from x import y` is the module x.y where there is one, and otherwise x.
    """
    known = set(all_modules)
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, module, is_package)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                found.add(inner if inner in known else base)
    return found


def _base(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    package = module.split(".") if is_package else module.split(".")[:-1]
    start = package[: len(package) - node.level + 1]
    return ".".join([*start, node.module] if node.module else start)


def import_graph(paths: Iterable[Path]) -> Mapping[str, set[str]]:
    """Return which module imports which, of any kind."""
    files = {module_name(path): path for path in paths}
    return {
        module: imports(text_of(path), module, path.name == "__init__.py", files)
        for module, path in files.items()
    }


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Some modules that import one another in a circle; none where there is no circle."""
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in done:
            return []
        for imported in sorted(graph.get(module, ())):
            if imported in graph and (found := visit(imported, [*path, module])):
                return found
        done.add(module)
        return []

    return next((found for module in sorted(graph) if (found := visit(module, []))), [])


def words_found(text: str, words: Iterable[str]) -> set[str]:
    """Return which of the words a text has, in any case, alone or within a name, one or several."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", re.sub(r"__\w+__", "", text))
    return {
        word
        for word in words
        if re.search(rf"(?<![^\W_]){re.escape(word)}s?(?![^\W_])", apart, re.IGNORECASE)
    }


def calls_random(source: str) -> bool:
    """Return whether a module makes or draws random numbers; naming a generator's type is fine."""
    tree = ast.parse(source)
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names):
            return True
        if isinstance(node, ast.ImportFrom) and node.module in (
            "random",
            "secrets",
            "numpy.random",
        ):
            names |= {alias.asname or alias.name for alias in node.names}
    if names - {"Random"}:
        return True
    return any(
        isinstance(node, ast.Call) and ast.unparse(node.func).partition(".")[0] in names | {"rng"}
        for node in ast.walk(tree)
    )


def constants(source: str) -> set[str]:
    """The names in capitals that a module assigns on its top level, tuples of them left out."""
    return {
        target.id
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name)
        and target.id.isupper()
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "RuleId"
    }


def names_used(source: str) -> set[str]:
    tree = ast.parse(source)
    plain = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return plain | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
