"""Nearly right positions of a game, read and judged: those judged possible must be playable.

`python -m tests.contract.mutations --count 10000 GAME` tries many and counts; `--only 17` shows
one again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from traceback import extract_tb
from typing import Any, NamedTuple

from engine.core.game import Game, IllegalSetup
from engine.core.moves import CHANCE, NOBODY
from engine.core.notation import NotationError
from engine.core.options import UnknownOption
from engine.core.record import RecordError, from_json, to_json, to_plain
from explorer.files.library import games, scenario_files
from explorer.lessons.lesson import open_scenario
from tests.plain_values import read_value, state_from_json

from .census import census
from .lines import MOST_MOVES, play_line, random_move, viewers
from .mutants import changed_text, changed_value
from .tables import GAMES, TABLES, setups, tuned

CAREFUL_MOVES = 30
POSITIONS_OF_A_LINE = 4
UNREADABLE = (NotationError, UnknownOption, RecordError)
"""What a game may say of a position that it can't read; an IllegalSetup says why it can't be."""

UNREAD, IMPOSSIBLE, PLAYED, FAILED = "unread", "impossible", "played", "failed"


class Mutant(NamedTuple):
    """A position to be tried: its text or its JSON."""

    number: int
    said: str
    json: bool

    def read(self, game: Game[Any]) -> Any:
        if self.json:
            return read_value(game, from_json(self.said, dict[str, Any]))
        return game.read_position(self.said)


class Trial(NamedTuple):
    """What became of a mutant; `fault` says what failed, without what differs between mutants."""

    mutant: Mutant
    verdict: str
    fault: str = ""
    detail: str = ""


class Fault(Exception):
    """Something that a possible position may not do."""


@cache
def originals(game_name: str, seed: str) -> tuple[Any, ...]:
    """Positions of random games of every set-up, and those of all scenarios."""
    found = []
    for table in TABLES:
        for setup in (*setups(table), *tuned(table)) if table.game == game_name else ():
            line = play_line(setup, f"{seed}/{setup}")
            some = line.rng("originals").sample(range(len(line.states)), POSITIONS_OF_A_LINE)
            found += [line.states[at] for at in some]
    for name in scenario_files():
        if name.startswith(f"{game_name}/"):
            nodes = open_scenario(name).timeline.nodes
            found += [node.state for node in nodes.values()]
    return tuple(dict.fromkeys(found))


def mutants(game: Game[Any], seed: str, numbers: range) -> Iterator[Mutant]:
    """Mutants of the texts, and every second one of the plain values."""
    states = originals(game.name, seed)
    texts = [game.notation.position_text(state) for state in states]
    values = [to_plain(state) for state in states]
    for number in numbers:
        rng = Random(f"{seed}/{game.name}/{number}")
        at = rng.randrange(len(states))
        if number % 2:
            value = changed_value(values[at], values, rng)
            yield Mutant(number, to_json(value), json=True)
        else:
            yield Mutant(number, changed_text(texts[at], texts, rng), json=False)


def trial(game: Game[Any], mutant: Mutant) -> Trial:
    try:
        state = mutant.read(game)
    except IllegalSetup:
        return Trial(mutant, IMPOSSIBLE)
    except UNREADABLE:
        return Trial(mutant, UNREAD)
    except Exception as error:
        return _failed(mutant, "read", error)
    try:
        _look(game, state)
    except Exception as error:
        return _failed(mutant, "look", error)
    try:
        _play_on(game, state, Random(mutant.said))
    except Exception as error:
        return _failed(mutant, "play", error)
    return Trial(mutant, PLAYED)


def _look(game: Game[Any], state: Any) -> None:
    """That a position reads back, and can be seen by everybody."""
    _expect(game.rules.invalid(state) is None, "is reached and judged impossible")
    _expect(
        game.notation.parse_position(game.notation.position_text(state), None) == state,
        "text reads back otherwise",
    )
    _expect(state_from_json(game, to_json(state)) == state, "JSON reads back otherwise")
    for viewer in viewers(game, state):
        game.sight.observe(state, viewer)


def _play_on(game: Game[Any], state: Any, rng: Random) -> None:
    """That play goes on to an end without a crash, and loses no piece."""
    pieces = census(game, state)
    for number in range(MOST_MOVES):
        seat = game.rules.to_act(state)
        if seat == NOBODY:
            break
        careful = number < CAREFUL_MOVES
        if careful and seat != CHANCE:
            _expect(seat in game.board.seats(state), "nobody's turn")
            options = game.rules.options(state)
            _expect(bool(options), "no option")
            _expect(not any(game.refusal(state, move) for move in options), "an option is refused")
        state, _ = game.play(state, random_move(game, state, rng))
        if careful:
            _expect(census(game, state) == pieces, "pieces lost or won")
        if number == CAREFUL_MOVES:
            _look(game, state)
    else:
        raise Fault("no end")
    game.rules.winners(state)
    game.teaching.score(state)
    _look(game, state)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Fault(otherwise)


def _failed(mutant: Mutant, stage: str, error: Exception) -> Trial:
    if isinstance(error, Fault):
        return Trial(mutant, FAILED, f"{stage}: {error}")
    last = extract_tb(error.__traceback__)[-1]
    fault = f"{stage}: {type(error).__name__} in {last.filename.rpartition('/engine/')[2]}"
    return Trial(mutant, FAILED, f"{fault}, line {last.lineno}", str(error))


def main(arguments: list[str]) -> int:
    parser = ArgumentParser("python -m tests.contract.mutations", description=__doc__)
    parser.add_argument("game", choices=(*games(), []), nargs="*")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", default="ci")
    parser.add_argument("--only", type=int, help="show this one")
    given = parser.parse_args(arguments)
    numbers = range(given.count) if given.only is None else range(given.only, given.only + 1)
    failed = 0
    for name in given.game or games():
        trials = [
            trial(GAMES[name], mutant) for mutant in mutants(GAMES[name], given.seed, numbers)
        ]
        print(f"{name}, seed {given.seed}: {counted(trials)}", flush=True)
        failures = [each for each in trials if each.verdict == FAILED]
        failed += len(failures)
        for fault, times in Counter(each.fault for each in failures).most_common():
            first = next(each for each in failures if each.fault == fault)
            print(f"\n{times} times {fault}; first in number {first.mutant.number}: {first.detail}")
            print(first.mutant.said)
        if given.only is not None and not failures:
            print(trials[0].mutant.said)
    return 1 if failed else 0


def counted(trials: list[Trial]) -> str:
    verdicts = Counter(each.verdict for each in trials)
    possible = verdicts[PLAYED] + sum(each.fault.startswith(("look", "play")) for each in trials)
    return (
        f"{len(trials)} mutants, {len(trials) - verdicts[UNREAD]} read, {possible} judged "
        f"possible, {verdicts[PLAYED]} played on, {verdicts[FAILED]} failed"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
