"""Writing a position: everything that is needed to read it back."""

from __future__ import annotations

from engine.core.notation import options_text

from .pieces import HIDDEN, SPOTS, STRONGBOXES, LootKind
from .state import OVER, SETUP, Played, State
from .words import (
    BESIDE,
    cards_text,
    loot_text,
    name_word,
    names_of,
    round_word,
    spot_word,
    train_text,
    value_word,
)


def position_text(state: State) -> str:
    bandits = state.bandits
    names = names_of(bandits)
    lines = [f"options: {text}"] if (text := options_text(state.options)) else []
    lines.append(f"seats: {', '.join(seat_word(state, seat) for seat in range(state.players))}")
    if state.train:
        lines.append(f"train: {train_text(state.train)}")
    lines.append(f"round: {state.round}")
    if state.rounds:
        lines.append(f"rounds: {', '.join(map(round_word, state.rounds))}")
    lines += [f"first: {names[state.first]}", f"marshal: {state.marshal}"]
    lines += _spots(state) + _loot(state)
    lines += [f"bullets {names[n]}: {bandit.bullets}" for n, bandit in enumerate(bandits)]
    lines.append(f"marshal bullets: {state.marshal_bullets}")
    if state.removed_bullets:
        lines.append(f"removed bullets: {state.removed_bullets}")
    return "\n".join(lines + _cards(state) + _progress(state))


def seat_word(state: State, seat: int) -> str:
    return "+".join(names_of(state.bandits[seat :: state.players]))


def _spots(state: State) -> list[str]:
    lines = []
    for spot in SPOTS[: len(state.lying)]:
        there = [name_word(b.name) for b in state.bandits if b.spot == spot]
        lines += [f"{spot_word(spot)}: {', '.join(there)}"] if there else []
    return lines


def _loot(state: State) -> list[str]:
    lines = [
        f"loot {spot_word(SPOTS[floor])}: {loot_text(lying)}"
        for floor, lying in enumerate(state.lying)
        if lying
    ]
    if state.phase is not SETUP:
        lines += [f"loot {name_word(b.name)}: {loot_text(b.loot)}" for b in state.bandits]
    names = names_of(state.bandits)
    for number, purse in enumerate(state.purses[len(state.bandits) :], len(state.bandits) + 1):
        seen = ", ".join(names[seat] for seat in purse.seen)
        lines.append(f"purse {number}: {value_word(purse.value)} {seen}")
    lines += [f"lost: {loot_text(state.lost)}"] if state.lost else []
    if state.second_strongbox != (_strongboxes(state) < STRONGBOXES):
        lines += [
            f"beside: {word}" for word, box in BESIDE.items() if box is state.second_strongbox
        ]
    lines += [f"ransom {name_word(b.name)}: {b.ransom}" for b in state.bandits if b.ransom]
    return lines


def _strongboxes(state: State) -> int:
    held = (*state.lying, *(bandit.loot for bandit in state.bandits))
    return sum(loot.kind is LootKind.STRONGBOX for tokens in held for loot in tokens)


def _cards(state: State) -> list[str]:
    if state.phase is SETUP:
        return []
    lines = []
    names = names_of(state.bandits)
    for seat, own in enumerate(state.cards):
        lines.append(f"hand {names[seat]}: {cards_text(own.hand, state.bandits)}".strip())
        lines.append(f"deck {names[seat]}: {cards_text(own.deck, state.bandits)}".strip())
        if own.top:
            lines.append(f"top {names[seat]}: {cards_text(own.top, state.bandits)}")
        if own.discard:
            lines.append(f"discard {names[seat]}: {cards_text(own.discard, state.bandits)}")
    return lines


def _progress(state: State) -> list[str]:
    names = names_of(state.bandits)
    lines = []
    if state.pile:
        played = ", ".join(_entry(entry, state) for entry in state.pile[: state.resolved])
        coming = ", ".join(_entry(entry, state) for entry in state.pile[state.resolved :])
        lines.append(f"pile: {played} | {coming}".replace(":  |", ": |").rstrip())
    lines.append(f"acted: {state.acted}")
    if state.drew:
        lines.append(f"drew: {', '.join(map(str, state.drew))}")
    if state.due:
        due = ", ".join(f"{names[each.seat]} {each.count}" for each in state.due)
        lines.append(f"due: {due}")
    for key, seats in (
        ("looking", state.looking),
        ("waiting", state.waiting),
        ("won", state.winners if state.phase is OVER else ()),
    ):
        if seats:
            lines.append(f"{key}: {', '.join(names[seat] for seat in seats)}")
    lines.append(f"now: {state.phase.value}")
    return lines


def _entry(entry: Played, state: State) -> str:
    if entry.card.action is HIDDEN:
        return f"{seat_word(state, entry.seat)} ?"
    owner = name_word(state.bandits[entry.card.bandit].name)
    down = " down" * entry.face_down
    return f"{owner} {entry.card.action.value.capitalize()}{down}"
