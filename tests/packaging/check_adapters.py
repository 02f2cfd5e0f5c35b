"""`make adapters`: the adapters pass the suites of OpenSpiel and of PettingZoo, for all games.

The project is installed with its extra `adapters` into a fresh environment, outside this folder,
and every suite runs there in a process of its own. The exit code is 1 if any of them fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
TABLES = (
    ("super_express", 2),
    ("super_express", 5),
    ("colt_express", 2),
    ("colt_express", 4),
    ("fugitive", 2),
)
RANDOM_SIM = """
import pyspiel, engine.adapters.openspiel
game = pyspiel.load_game("heist_{game}(players={players})")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
"""
PLAYTHROUGH = """
import engine.adapters.openspiel
from open_spiel.python.algorithms import generate_playthrough
name = "heist_{game}(players={players})"
text = generate_playthrough.playthrough(name, action_sequence=None, seed=7)
actions = [int(line.split(":")[1]) for line in text.splitlines() if line.startswith("action: ")]
again = generate_playthrough.playthrough(name, action_sequence=actions, seed=7)
assert actions and "IsTerminal() = True" in text
assert again == text, "the same actions led elsewhere"
"""
API = """
from pettingzoo.test import api_test
from engine.adapters.pettingzoo import env
api_test(env("{game}", {players}), num_cycles=300, verbose_progress=False)
"""
SEED = """
from pettingzoo.test import seed_test
from engine.adapters.pettingzoo import env
seed_test(lambda: env("{game}", {players}), num_cycles=60)
"""
SUITES = {
    "OpenSpiel random_sim_test": RANDOM_SIM,
    "OpenSpiel playthrough": PLAYTHROUGH,
    "PettingZoo api_test": API,
    "PettingZoo seed_test": SEED,
}


def main() -> int:
    with TemporaryDirectory() as held:
        folder = Path(held)
        python = environment(folder / "env")
        failed = [
            f"{suite}, {game}, {players} players"
            for game, players in TABLES
            for suite, script in SUITES.items()
            if not passes(python, folder, suite, script, game, players)
        ]
    for each in failed:
        print(f"failed: {each}")
    print(f"{len(SUITES) * len(TABLES) - len(failed)} of {len(SUITES) * len(TABLES)} suites pass")
    return 1 if failed else 0


def environment(folder: Path) -> Path:
    """The Python of a fresh environment with the project and its extra."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    quiet = ("--quiet", "--disable-pip-version-check")
    subprocess.run([python, "-m", "pip", "install", *quiet, f"{ROOT}[adapters]"], check=True)
    return python


def passes(python: Path, folder: Path, suite: str, script: str, game: str, players: int) -> bool:
    code = script.format(game=game, players=players)
    asked = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [python, "-c", code], cwd=folder, env=asked, capture_output=True, text=True
    )
    right = done.returncode == 0
    print(f"{'ok    ' if right else 'FAILED'} {suite}, {game}, {players} players")
    if not right:
        print(done.stdout[-2000:], done.stderr[-4000:], sep="\n")
    return right


if __name__ == "__main__":
    sys.exit(main())
