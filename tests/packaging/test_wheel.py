"""A built wheel works in a fresh environment, away from the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
LINK = re.compile(r"\]\(([^)\s]+)\)")
OURS = re.compile(r"https://[^/]+/heist-explorer/heist-explorer/(?:blob/)?main/([^#]+)")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a new environment in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    (wheel,) = folder.glob("*.whl")
    subprocess.run([python, "-m", "pip", "install", "-q", str(wheel)], check=True)
    return python


def explorer(python: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, "-m", "explorer", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=python.parent,
        check=False,
    )


def test_it_plays_a_scenario(python: Path) -> None:
    played = explorer(python, "play", "super_express/paradox", typed="\n\nq\n")
    assert played.returncode == 0, played.stderr
    assert "step 1" in played.stdout


def test_its_scenarios_hold(python: Path) -> None:
    checked = explorer(python, "check")
    assert checked.returncode == 0, checked.stdout
    assert checked.stdout.splitlines()[-1].endswith(" passed, 0 failed")


def test_its_rules_can_be_read_in_three_languages(python: Path) -> None:
    for language, title in (("en", "Line of sight"), ("ko", "시야"), ("pt", "Linha de visão")):
        played = explorer(
            python,
            *("play", "super_express/paradox", "--language", language),
            typed="r sx.shoot.target\nq\n",
        )
        assert title.split()[0] in played.stdout, played.stdout


def test_its_description_needs_nothing_of_the_repository(python: Path) -> None:
    ask = "from importlib.metadata import metadata as m; print(m('heist-explorer').get_payload())"
    told = subprocess.run(
        [python, "-X", "utf8", "-c", ask], capture_output=True, encoding="utf-8", check=True
    )
    links = LINK.findall(told.stdout)
    assert [link for link in links if not link.startswith("https://")] == []
    inside = [found[1] for link in links if (found := OURS.match(link))]
    assert len(inside) > 10
    assert [path for path in inside if not (ROOT / path).is_file()] == []


def command(
    python: Path, *arguments: str, folder: Path, **settings: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python.parent / "heist-explorer", *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **settings},
        check=False,
    )


def test_help_calls_itself_by_the_command_that_was_used(python: Path, tmp_path: Path) -> None:
    helped = command(python, "--help", folder=tmp_path)
    assert helped.stdout.startswith("usage: heist-explorer [-h]")
    assert explorer(python, "--help").stdout.startswith("usage: python -m explorer [-h]")


def test_the_course_comes_along(python: Path, tmp_path: Path) -> None:
    copied = command(python, "course", "here", folder=tmp_path)
    assert copied.returncode == 0, copied.stderr
    names = {str(path.relative_to(NOTEBOOKS)) for path in NOTEBOOKS.rglob("*.ipynb")}
    here = tmp_path / "here"
    assert {str(path.relative_to(here)) for path in here.rglob("*.ipynb")} == names
    assert f"{len(names)} notebooks are in here" in copied.stdout
    again = command(python, "course", "here", folder=tmp_path)
    assert (again.returncode, again.stdout) == (1, "")
    assert again.stderr == "here holds something already; name a folder that is new or empty\n"


def test_jupyterlab_is_asked_for_where_it_is_missing(python: Path, tmp_path: Path) -> None:
    opened = command(python, "lab", "--no-browser", folder=tmp_path)
    assert opened.returncode == 1
    assert opened.stderr == "JupyterLab is not installed: pip install 'heist-explorer[lab]'\n"
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["engine", "explorer"])
def test_another_package_of_the_same_name_is_told_in_one_sentence(
    python: Path, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    told = command(python, "list", folder=tmp_path, PYTHONPATH=str(tmp_path))
    assert told.returncode == 1
    assert f"the package {name!r} that Python finds is another one, at {tmp_path}" in told.stderr
    assert told.stderr.count("\n") == 1


def test_the_import_of_a_notebook_names_what_is_in_its_way(python: Path, tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").touch()
    imported = subprocess.run(
        [python, "-c", "import explorer"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    last = imported.stderr.splitlines()[-1]
    assert last.startswith("ImportError: Heist Explorer can't start: the package 'engine' that")
