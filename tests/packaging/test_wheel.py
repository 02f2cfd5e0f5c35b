"""A built wheel works in a fresh environment, away from the repository."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


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
