"""Every public name is in the reference, beside an example, and every example is run."""

from __future__ import annotations

import doctest
import inspect
import re
import typing
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from explorer import Study, new_game
from explorer.learning.keeping import CHOICE
from explorer.widget.match import matching
from tests.architecture.sources import ROOT

PAGES = sorted((ROOT / "docs" / "reference").glob("*.rst"))
PACKAGES = ("explorer", "engine.lab", "engine.players", "engine.adapters")
"""The packages that list what they offer."""
KERNEL = ("engine.core.game", "engine.core.timeline", "engine.core.scenario", "engine.core.turn")
"""The modules of the kernel that a programmer calls; everything public in them is offered."""
STEPS_AWAY = 2
"""What the functions of a class return is looked into so many times."""

BLOCK = re.compile(r"^\.\. auto(\w+):: (\S+)\n((?:(?:[ ]{3}.*)?\n)*)", re.MULTILINE)


def ours(found: Any) -> bool:
    return str(getattr(found, "__module__", "")).startswith(("engine.", "explorer"))


# -- what is offered


def offered() -> dict[str, Any]:
    """Every function, class and value that a package lists or a module of the kernel defines."""
    found: dict[str, Any] = {}
    for name in PACKAGES:
        package = import_module(name)
        found |= {f"{name}.{each}": getattr(package, each) for each in package.__all__}
    for name in KERNEL:
        for each, value in vars(import_module(name)).items():
            own = getattr(value, "__module__", "") == name and hasattr(value, "__qualname__")
            if own and not each.startswith("_"):
                found[f"{name}.{each}"] = value
    return found


def returned(function: Any) -> Iterator[type]:
    """The classes of the project that a function returns, alone or within something else."""
    if not inspect.isfunction(function):
        return
    try:
        given = typing.get_type_hints(function).get("return")
    except NameError:  # a library that is imported for type checkers alone
        return
    waiting = [given]
    while waiting:
        each = waiting.pop()
        if inspect.isclass(each) and ours(each):
            yield each
        waiting += typing.get_args(each)


def members(owner: type) -> dict[str, Any]:
    """The public functions and properties of a class that say what they are."""
    if owner is Study:
        shown = new_game("fugitive")
        return {each: getattr(owner, each, None) for each in dir(shown) if not each.startswith("_")}
    found = {}
    for name in dir(owner):
        each = inspect.getattr_static(owner, name)
        body = getattr(each, "fget", None) or getattr(each, "func", None) or each
        body = getattr(body, "__func__", body)
        if not name.startswith("_") and inspect.isfunction(body) and ours(body) and body.__doc__:
            found[name] = body
    return found


@cache
def classes() -> tuple[type, ...]:
    """The classes that are offered, and those of what functions return."""
    found: dict[type, None] = {}
    near = [each for each in offered().values() if inspect.isclass(each)]
    near += [each for found in offered().values() for each in returned(found)]
    for _ in range(STEPS_AWAY + 1):
        found |= dict.fromkeys(near)
        near = [
            result
            for owner in near
            for member in members(owner).values()
            for result in returned(getattr(member, "fget", member))
            if result not in found
        ]
    return tuple(found)


def first_owner(owner: type, name: str) -> type:
    """The first class, from the root, that has the member: overriding it makes no new name."""
    return next(each for each in reversed(owner.__mro__) if ours(each) and name in each.__dict__)


def called(found: Any) -> str:
    return f"{found.__module__}.{found.__qualname__}"


def required() -> set[str]:
    """Return what has to be in the reference, each by the place where it is defined."""
    names = {defined(name) for name in offered()}
    for owner in classes():
        shown_by_heir = any(
            each is not owner and issubclass(each, owner) and each.__name__ == owner.__name__
            for each in classes()
        )
        if not shown_by_heir:
            names.add(called(owner))
        names |= {defined(f"{called(owner)}.{each}") for each in members(owner)}
    return names


# -- what the pages show


def defined(name: str) -> str:
    """The name by which something is defined, of any name by which it can be reached."""
    module_name, found, owner = name, None, None
    while found is None:
        module_name = module_name.rpartition(".")[0]
        try:
            found = import_module(module_name)
        except ModuleNotFoundError:
            continue
    path = name.removeprefix(f"{module_name}.").split(".")
    for each in path[:-1]:
        found = getattr(found, each)
    if inspect.isclass(found):
        own = [each for each in found.__mro__ if ours(each) and path[-1] in each.__dict__]
        owner = first_owner(found, path[-1]) if own else found
        return f"{called(owner)}.{path[-1]}"
    value = getattr(found, path[-1])
    return called(value) if hasattr(value, "__qualname__") else name


def blocks() -> Iterator[tuple[str, str]]:
    """Every name that a page describes, with what stands below it."""
    for page in PAGES:
        for _, name, body in BLOCK.findall(page.read_text("utf-8")):
            yield name, body


def has_example(name: str, body: str) -> bool:
    """Return whether an example stands below the name and uses it."""
    word = re.compile(rf"\b{re.escape(name.rpartition('.')[2])}\b")
    return any(word.search(each.source) for each in doctest.DocTestParser().get_examples(body))


def test_every_public_name_is_in_the_reference_beside_an_example() -> None:
    shown = {defined(name) for name, body in blocks() if has_example(name, body)}
    assert required() - shown == set()


def test_every_name_of_the_reference_has_an_example_that_uses_it() -> None:
    assert [name for name, body in blocks() if not has_example(name, body)] == []


def test_no_name_is_described_twice() -> None:
    names = [name for name, _ in blocks()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_of_the_reference_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(CHOICE, "made", False)
    monkeypatch.setattr(CHOICE, "file", None)
    for remembered in ("remembered", "unfinished"):
        monkeypatch.setattr(matching.TABLE, remembered, getattr(matching.Table(), remembered))
    failed, tried = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert tried
    assert not failed
