"""Fugitive as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, cast

from engine.core import game
from engine.core.chance import Chance
from engine.core.editing import Edit
from engine.core.events import Event
from engine.core.moves import CHANCE, NOBODY, Composition, Move, Refusal, Seat
from engine.core.record import Record
from engine.core.rulebook import RuleId
from engine.core.sight import Viewer

from . import (
    choices,
    editing,
    kinds,
    notation,
    places,
    reading,
    rules,
    sampling,
    setup,
    sight,
    validity,
    worlds,
)
from .careful import careful
from .options import Options
from .rules import PLACE_LOOK
from .state import LUCKY, SEATS, State


class Fugitive(game.Game[State]):
    name = "fugitive"
    state_type = State
    option_type = Options
    move_types = kinds.MOVES
    event_types = kinds.EVENTS
    reason_types = kinds.REASONS
    edit_types = editing.EDITS
    variants = frozenset({"variant", "favour"})
    rules = rules.ALL
    rules_without_effect: ClassVar[Mapping[RuleId, str]] = {
        PLACE_LOOK: "tests/fugitive/test_sight.py::"
        "test_the_fugitive_may_look_at_the_whole_trail_and_the_marshal_may_not",
    }
    player_counts = setup.PLAYERS
    seat_names = notation.SEAT_WORDS

    def prepare(self, names: tuple[str, ...], options: Record) -> State | Refusal:
        return setup.prepare(names, cast(Options, options))

    def invalid(self, state: State) -> Refusal | None:
        return validity.invalid(state)

    def blank(self, options: Record) -> State:
        return editing.blank(cast(Options, options))

    def edits(self, state: State, chosen: str) -> tuple[Edit[State], ...]:
        return editing.edits(state, chosen)

    def to_act(self, state: State) -> Seat:
        if not state.agenda:
            return NOBODY
        first = state.agenda[0]
        return CHANCE if first.task in LUCKY else first.seat

    def options(self, state: State) -> tuple[Move[State], ...]:
        return choices.options(state)

    def chance(self, state: State) -> Chance[State]:
        return choices.chance(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def lists_all(self, state: State) -> bool:
        return choices.lists_all(state)

    def sample(self, state: State, rng: Random) -> Move[State]:
        return sampling.sample(state, rng)

    def open_choice(self, state: State) -> bool:
        return choices.open_choice(state)

    def compose(self, state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
        return choices.compose(state, chosen)

    def prompt(self, state: State) -> str:
        return f"prompt.{state.agenda[0].task.value}" if state.agenda else "prompt.over"

    def status(self, state: State) -> str:
        if not state.agenda:
            return "status.over"
        return "status" if state.round else "status.setup"

    def chapter(self, state: State) -> int:
        return state.round

    def temptations(self, state: State) -> tuple[Move[State], ...]:
        return choices.temptations(state)

    def target(self, move: Move[State], state: State) -> str:
        return places.target(move)

    def players(self, rng: Random) -> Mapping[str, Callable[[State], Move[State]]]:
        return {**super().players(rng), "careful": careful}

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
        return places.census(state)

    def move_text(self, move: Move[State], state: State) -> str:
        return notation.move_text(move)

    def read_move(self, text: str, state: State) -> Move[State]:
        return notation.read_move(text)

    def position_text(self, state: State) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str, options: Record | None) -> State:
        return reading.read_position(text, reading.check_options(options))

    def seat_name(self, state: State, seat: Seat) -> str:
        return notation.SEAT_WORDS[seat]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return SEATS

    def sign(self, move: Move[State], state: State) -> str:
        return places.sign(move)

    def place_of(self, state: State, piece: str) -> str:
        return places.place_of(state, piece)

    def places(self, state: State) -> tuple[str, ...]:
        return places.places(state)

    def aimed_at(self, key: str, state: State) -> Move[State] | None:
        return places.aimed_at(key, state)

    def pointed_at(self, key: str, kind: object, name: str, state: State) -> object | None:
        return places.pointed_at(key, kind, name, state)

    def place_word(self, place: str, state: State, language: str = "en") -> str:
        kind, _, number = place.partition(" ")
        template = self.speaker(state, language).messages.phrases.get(f"at.{kind}", place)
        return template.format(number=number)
