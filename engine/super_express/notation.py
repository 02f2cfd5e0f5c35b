"""Short texts of moves and positions.

A position names who stands where, front to rear; `<` faces the locomotive, `>` the rear, `*` lies
stunned. Cards before the bar are played, a `!` marks a card that everybody has seen:

    options: horse, time_car
    train: 4; round: 2; first: Doc
    C2 roof: Belle>
    C3: Doc<, Mei>*
    plan Doc: Move | Shoot, Turn
    treasure Mei: 356
    now: Doc plays
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import Move
from engine.core.notation import Scanner, options_text

from .kinds import VERBS, verb_of
from .pieces import FRONT, INSIDE, REAR, ROOF, SPOTS, Spot, spot_at
from .state import (
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    TREASURE,
    Bandit,
    State,
)
from .words import card_word, name_word, treasure_word

FACING_SIGN = {FRONT: "<", REAR: ">"}


def spot_word(spot: Spot) -> str:
    return f"C{spot.car} roof" if spot.level is ROOF else f"C{spot.car}"


PLACES: Mapping[str, Spot] = {spot_word(spot): spot for spot in SPOTS}


# -- moves


VERB_WORDS = {verb.word: verb for verb in VERBS}


def move_text(move: Move[State], state: State) -> str:
    verb = verb_of(move)
    return f"{verb.word} {verb.rest(move, state)}".rstrip()


def read_move(text: str, state: State) -> Move[State]:
    """Read a move, legal or not."""
    scanner = Scanner.of_move(text)
    move: Move[State] = scanner.one_of("a move", VERB_WORDS).read(scanner, state)
    scanner.end()
    return move


# -- writing a position


def position_text(state: State) -> str:
    names = [name_word(bandit.name) for bandit in state.bandits]
    lines = [f"train: {state.last_car}", f"round: {state.round}"]
    if names:
        lines.insert(1, f"seats: {', '.join(names)}")
        lines.append(f"first: {names[state.first]}")
    changed = options_text(state.options)
    if changed:
        lines.insert(0, f"options: {changed}")
    for car in range(state.last_car + 1):
        for level in (ROOF, INSIDE):
            spot = spot_at(car, level)
            row = ", ".join(_standing(state.bandits[seat]) for seat in state.row(spot))
            if row:
                lines.append(f"{spot_word(spot)}: {row}")
    off = [name_word(b.name) for b in state.bandits if b.status is OFF]
    out = [f"{name_word(b.name)} {b.out_in_round}" for b in state.bandits if b.status is OUT]
    lines += [f"off: {', '.join(off)}"] if off else []
    lines += [f"out: {', '.join(out)}"] if out else []
    for bandit in state.bandits:
        if bandit.planned:
            lines.append(f"plan {name_word(bandit.name)}: {_stack(bandit)}")
    travelled = [name_word(b.name) for b in state.bandits if b.travelled]
    lines += [f"travelled: {', '.join(travelled)}"] if travelled else []
    for bandit in state.bandits:
        if bandit.treasures:
            values = ", ".join(map(treasure_word, bandit.treasures))
            lines.append(f"treasure {name_word(bandit.name)}: {values}")
    usual = state.phase is TREASURE
    lines += [f"adrift: {state.adrift}"] if state.adrift != usual else []
    lines.append(f"now: {_now(state, names)}")
    return "\n".join(lines)


def _standing(bandit: Bandit) -> str:
    return name_word(bandit.name) + FACING_SIGN[bandit.facing] + "*" * bandit.stunned


def _stack(bandit: Bandit) -> str:
    words = [
        card_word(card) + "!" * (bandit.played <= at < bandit.seen)
        for at, card in enumerate(bandit.planned)
    ]
    played = ", ".join(words[: bandit.played])
    return f"{played} | {', '.join(words[bandit.played :])}".strip()


def _now(state: State, names: list[str]) -> str:
    if state.phase is SETUP:
        return "setup"
    if state.phase is TREASURE:
        return "treasure"
    if state.phase is OVER:
        winners = ", ".join(names[seat] for seat in state.winners) or "nobody"
        return f"over, won by {winners}"
    verb = "plans" if state.phase is PLANNING else "plays"
    return f"{names[state.turn]} {verb}"
