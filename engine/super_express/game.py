"""Colt Super Express as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, cast

from engine.core import game
from engine.core.bounds import quoted
from engine.core.chance import Chance
from engine.core.editing import Edit
from engine.core.events import Event
from engine.core.messages import plain
from engine.core.moves import CHANCE, Composition, Move, Refusal, Seat
from engine.core.record import Record
from engine.core.rulebook import RuleId
from engine.core.score import Score
from engine.core.sight import Viewer

from . import (
    editing,
    ending,
    execution,
    kinds,
    notation,
    planning,
    reading,
    rules,
    setup,
    sight,
    uncoupling,
    validity,
    worlds,
)
from .options import Options
from .pieces import SPOTS, Name, Spot
from .state import ABOARD, EXECUTION, OVER, PLANNING, SETUP, TREASURE, State, Status, spot_of

REVEAL = (execution.REVEAL,)


class SuperExpress(game.Game[State]):
    name = "super_express"
    state_type = State
    option_type = Options
    move_types = kinds.MOVES
    event_types = kinds.EVENTS
    reason_types = kinds.REASONS
    edit_types = editing.EDITS
    rules = rules.ALL
    rules_without_effect: ClassVar[Mapping[RuleId, str]] = {}
    player_counts = setup.PLAYERS
    seat_names = tuple(name.value for name in Name)

    def prepare(self, names: tuple[str, ...], options: Record) -> State | Refusal:
        return setup.prepare(names, cast(Options, options))

    def invalid(self, state: State) -> Refusal | None:
        return validity.invalid(state)

    def blank(self, options: Record) -> State:
        return editing.blank(cast(Options, options))

    def edits(self, state: State, chosen: str) -> tuple[Edit[State], ...]:
        return editing.edits(state, chosen)

    def to_act(self, state: State) -> Seat:
        return state.turn

    def options(self, state: State) -> tuple[Move[State], ...]:
        if state.phase is EXECUTION:
            return REVEAL
        if state.phase is PLANNING:
            return planning.plans(state.options.hand)
        if state.phase is TREASURE:
            return uncoupling.draws(state)
        return () if state.phase is OVER else setup.draws(state)

    def chance(self, state: State) -> Chance[State]:
        if state.turn != CHANCE:
            raise ValueError("luck has nothing to decide here")
        if state.phase is SETUP:
            return setup.first_player(state)
        return uncoupling.treasure(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def compose(self, state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
        return planning.compose(state, chosen) if state.phase is PLANNING else None

    def prompt(self, state: State) -> str:
        return f"prompt.{state.phase.value}"

    def status(self, state: State) -> str:
        return f"status.{state.phase.value}"

    def chapter(self, state: State) -> int:
        return state.round

    def open_choice(self, state: State) -> bool:
        return state.phase is EXECUTION

    def score(self, state: State) -> Score | None:
        return ending.score(state)

    def temptations(self, state: State) -> tuple[Move[State], ...]:
        return execution.temptations(state)

    def observe(self, state: State, viewer: Viewer) -> State:
        return sight.observe(state, viewer)

    def witness(self, event: Event[State], viewer: Viewer) -> Event[State]:
        return sight.witness(event, viewer)

    def witness_move(self, move: Move[State], state: State, viewer: Viewer) -> Move[State]:
        return sight.witness_move(move, state, viewer)

    def another_world(
        self, start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
    ) -> tuple[Move[State], ...]:
        return worlds.another_world(self, start, moves, seat, rng)

    def census(self, state: State) -> Mapping[str, int]:
        standing = sum(map(len, state.floors))
        elsewhere = sum(bandit.status is not ABOARD for bandit in state.bandits)
        taken = sum(len(bandit.treasures) for bandit in state.bandits)
        return {
            "bandits": len(state.bandits) if state.phase is SETUP else standing + elsewhere,
            "wagons": state.last_car + taken + state.adrift,
        }

    def move_text(self, move: Move[State], state: State) -> str:
        return notation.move_text(move, state)

    def read_move(self, text: str, state: State) -> Move[State]:
        return notation.read_move(text, state)

    def position_text(self, state: State) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str, options: Record | None) -> State:
        return reading.read_position(text, reading.check_options(options))

    def seat_name(self, state: State, seat: Seat) -> str:
        return state.bandits[seat].name.value

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(len(state.bandits)))

    def place_of(self, state: State, piece: str) -> str:
        for number, bandit in enumerate(state.bandits):
            if bandit.name.value == piece:
                if bandit.status is not ABOARD:
                    return bandit.status.value
                return notation.spot_word(spot_of(state, Seat(number)))
        known = ", ".join(bandit.name.value for bandit in state.bandits)
        raise ValueError(f"no piece is called {quoted(piece)}; there are {known}")

    def places(self, state: State) -> tuple[str, ...]:
        spots = (notation.spot_word(spot) for spot in SPOTS[: len(state.floors)])
        return (*spots, *(status.value for status in Status if status is not ABOARD))

    def place_word(self, place: str, state: State, language: str = "en") -> str:
        if place not in notation.PLACES:
            return super().place_word(place, state, language)
        return plain(self.speaker(state, language).value(Spot, notation.PLACES[place]))
