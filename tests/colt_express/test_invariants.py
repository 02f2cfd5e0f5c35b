"""Invariants of every random game, computed apart from the engine's own bookkeeping."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.events.rounds import GunslingersNamed
from engine.colt_express.events.scheming import RoundBegan, Schemed
from engine.colt_express.events.stealing import (
    MarshalMoved,
    NothingDone,
    Punched,
    Robbed,
    Shot,
    Walked,
)
from engine.colt_express.options import Options
from engine.colt_express.pieces import Action, LootKind
from engine.colt_express.state import SETUP, State
from engine.core.events import Event
from engine.core.moves import CHANCE, NOBODY, Move
from tests.option_space import option_space

GAMES = 200
RESOLVING = (Walked, Robbed, Shot, Punched, MarshalMoved, NothingDone)

Step = tuple[State, Move[State], State, tuple[Event[State], ...]]


def random_options(rng: Random, players: int) -> dict[str, object]:
    chosen = {name: rng.choice(values) for name, values in option_space(Options).items()}
    if not chosen["expert"] and players != 2:
        default = Options()
        chosen |= {name: getattr(default, name) for name in ("drop_bullets", "discard_open")}
    return chosen


def game(number: int, players: int, seed: str) -> list[Step]:
    rng = Random(f"{seed}/{number}")
    state = GAME.setup(players, **random_options(rng, players))
    steps: list[Step] = []
    while (seat := GAME.rules.to_act(state)) != NOBODY:
        luck = seat == CHANCE
        move = GAME.rules.chance(state).sample(rng) if luck else GAME.sample(state, rng)
        after, events = GAME.play(state, move)
        steps.append((state, move, after, events))
        state = after
    return steps


@pytest.fixture(scope="module")
def games(games_seed: str, effort: int) -> list[list[Step]]:
    numbered = zip(range(GAMES * min(effort, 10)), cycle(range(2, 7)), strict=False)
    return [game(number, players, games_seed) for number, players in numbered]


def test_nobody_is_with_the_marshal_after_a_move(games: list[list[Step]]) -> None:
    for steps in games:
        for _, _, state, _ in steps:
            assert all(bandit.spot.floor != 2 * state.marshal for bandit in state.bandits)


def tokens(state: State) -> Counter[LootKind]:
    lying = [loot.kind for spot in state.lying for loot in spot]
    held = [loot.kind for bandit in state.bandits for loot in bandit.loot]
    beside = [LootKind.STRONGBOX] * state.second_strongbox
    return Counter([*lying, *held, *(loot.kind for loot in state.lost), *beside])


def cards(state: State) -> Counter[tuple[Action, int]]:
    """Every action card in hands, decks, discard piles and the common pile."""
    mine = (
        card
        for own in state.cards
        for pile in (own.hand, own.top, own.deck, own.discard)
        for card in pile
    )
    everywhere = [*mine, *(entry.card for entry in state.pile)]
    return Counter((card.action, card.bandit) for card in everywhere)


def test_tokens_cards_and_bullets_are_conserved(games: list[list[Step]]) -> None:
    for steps in games:
        running = [state for _, _, state, _ in steps if state.round > 0]
        first = running[0]
        for state in running:
            assert tokens(state) == tokens(first)
            now, then = cards(state), cards(first)
            action = {key: count for key, count in now.items() if key[0] is not Action.BULLET}
            assert action == {k: n for k, n in then.items() if k[0] is not Action.BULLET}
            for number, bandit in enumerate(state.bandits):
                assert bandit.bullets + now[Action.BULLET, number] == 6
            neutral = now[Action.BULLET, NOBODY] + state.marshal_bullets + state.removed_bullets
            assert neutral == 13


def test_every_card_played_is_resolved_once(games: list[list[Step]]) -> None:
    for steps in games:
        events = [event for _, _, _, happened in steps for event in happened]
        rounds: list[list[Event[State]]] = []
        for event in events:
            if isinstance(event, RoundBegan):
                rounds.append([])
            elif rounds:
                rounds[-1].append(event)
        assert len(rounds) == 5
        for happened in rounds:
            played = [e.card.bandit for e in happened if isinstance(e, Schemed)]
            resolved = [e.bandit for e in happened if isinstance(e, RESOLVING)]
            assert resolved == played


def test_the_final_money_is_tokens_ransom_and_bonus(games: list[list[Step]]) -> None:
    for steps in games:
        state = steps[-1][2]
        worth = {LootKind.JEWEL: 500, LootKind.STRONGBOX: 1000}
        money = Counter[int]()
        for number, bandit in enumerate(state.bandits):
            seat = number % len(state.cards)
            for loot in bandit.loot:
                value = worth.get(loot.kind) or state.purses[loot.number - 1].value
                assert value is not None
                money[seat] += value
            money[seat] += bandit.ransom
        for event in steps[-1][3]:
            if isinstance(event, GunslingersNamed):
                for bandit_number in event.bandits:
                    money[bandit_number] += 1000
        richest = {seat for seat in range(len(state.cards)) if money[seat] == max(money.values())}
        assert set(state.winners) <= richest
        if len(state.cards) > 2:
            fewest = min(bandit.bullets for bandit in state.bandits)
            best = [n for n, bandit in enumerate(state.bandits) if bandit.bullets == fewest]
            named = [e.bandits for e in steps[-1][3] if isinstance(e, GunslingersNamed)]
            assert named == [tuple(best)]


def test_games_end_after_five_rounds(games: list[list[Step]]) -> None:
    for steps in games:
        assert steps[0][0].phase is SETUP
        assert steps[-1][2].round == 5
        assert len(steps[-1][2].rounds) == 5
        assert steps[-1][2].winners
