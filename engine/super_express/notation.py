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

from engine.core.moves import Move, Seat
from engine.core.notation import (
    Scanner,
    options_text,
)

from .execution import Reveal, Skip
from .pieces import (
    FRONT,
    INSIDE,
    REAR,
    ROOF,
    SPOTS,
    TREASURES,
    Card,
    Name,
    Spot,
    spot_at,
)
from .planning import Plan
from .setup import FirstPlayer
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
from .uncoupling import DrawTreasure

FACING_SIGN = {FRONT: "<", REAR: ">"}
CARD_WORDS = {card.value: card for card in Card if card is not Card.HIDDEN}


def name_word(name: Name) -> str:
    return name.value.capitalize()


def card_word(card: Card) -> str:
    return "?" if card is Card.HIDDEN else card.value.capitalize()


def value_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def spot_word(spot: Spot) -> str:
    return f"C{spot.car} roof" if spot.level is ROOF else f"C{spot.car}"


PLACES: Mapping[str, Spot] = {spot_word(spot): spot for spot in SPOTS}


# -- moves


def move_text(move: Move[State], state: State) -> str:
    match move:
        case Plan(cards):
            return f"plan {', '.join(map(card_word, cards))}".rstrip()
        case FirstPlayer(seat):
            return f"first {name_word(state.bandits[seat].name)}"
        case DrawTreasure(value):
            return f"treasure {value_word(value)}"
        case Skip():
            return "skip"
        case _:
            return "reveal"


def read_move(text: str, state: State) -> Move[State]:
    scanner = Scanner.of_move(text)
    kind = scanner.one_of(
        "a move", {word: word for word in ("plan", "reveal", "skip", "first", "treasure")}
    )
    move: Move[State]
    if kind == "plan":
        move = Plan(_read_cards(scanner))
    elif kind == "first":
        move = FirstPlayer(_read_seat(scanner, state.bandits))
    elif kind == "treasure":
        move = DrawTreasure(scanner.one_of("a treasure", {str(v): v for v in TREASURES}))
    else:
        move = Reveal() if kind == "reveal" else Skip()
    scanner.end()
    return move


def _read_cards(scanner: Scanner) -> tuple[Card, ...]:
    cards = []
    while not scanner.done:
        cards.append(scanner.one_of("a card", CARD_WORDS))
        if not scanner.done:
            scanner.take(",")
    return tuple(cards)


def _read_seat(scanner: Scanner, bandits: tuple[Bandit, ...]) -> Seat:
    seats = {name_word(bandit.name): Seat(seat) for seat, bandit in enumerate(bandits)}
    return scanner.one_of("a bandit of this game", seats)


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
            values = ", ".join(map(value_word, bandit.treasures))
            lines.append(f"treasure {name_word(bandit.name)}: {values}")
    lines += [f"adrift: {state.adrift}"] if state.adrift and state.phase is OVER else []
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
