"""Colt Express as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, cast

from engine.core import game
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
    dealing,
    duo,
    editing,
    expert,
    kinds,
    notation,
    offers,
    reading,
    round_events,
    rules,
    scheming,
    scoring,
    setup,
    sight,
    targets,
    validity,
    worlds,
    writing,
)
from .census import census
from .options import Options
from .pieces import Name, Spot
from .state import (
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    ROUND_EVENT,
    SCHEMING,
    SETUP,
    STEALING,
    State,
    side,
    to_act,
)
from .stealing import cards, nothing, purse
from .temptations import temptations


class ColtExpress(game.Game[State]):
    name = "colt_express"
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
        return offers.edits(state, chosen)

    to_act = staticmethod(to_act)

    def options(self, state: State) -> tuple[Move[State], ...]:
        if state.due or state.looking:
            return self._outcomes(state)
        phase = state.phase
        if phase is STEALING:
            card = state.pile[state.resolved].card
            return cards.CHOICES[card.action](state, card.bandit) or nothing.NO_EFFECT
        if phase is SCHEMING:
            return scheming.choices(state)
        if phase is OVER:
            return ()
        if phase is ROUND_EVENT:
            return round_events.choices(state)
        if phase is KEEPING or phase is DROPPING:
            return expert.choices(state)
        return duo.musters(state.turn) if phase is MUSTER else self._outcomes(state)

    def _outcomes(self, state: State) -> tuple[Move[State], ...]:
        return tuple([move for move, _ in self.chance(state).weighted])

    def chance(self, state: State) -> Chance[State]:
        if state.due:
            return dealing.luck(state)
        if state.turn != CHANCE:
            raise ValueError("luck has nothing to decide here")
        if state.looking:
            return purse.luck(state)
        return setup.luck(state) if state.phase is SETUP else dealing.luck(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def compose(self, state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
        return expert.compose(state, chosen)

    def prompt(self, state: State) -> str:
        return targets.prompt(state)

    def status(self, state: State) -> str:
        return f"status.{state.phase.value}"

    def chapter(self, state: State) -> int:
        return state.round

    def open_choice(self, state: State) -> bool:
        return targets.open_choice(state)

    def score(self, state: State) -> Score | None:
        return scoring.score(state)

    def temptations(self, state: State) -> tuple[Move[State], ...]:
        return temptations(state)

    def target(self, move: Move[State], state: State) -> str:
        return targets.target(move, state)

    def sign(self, move: Move[State], state: State) -> str:
        return targets.sign(move, state)

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
        return census(state)

    def move_text(self, move: Move[State], state: State) -> str:
        return notation.move_text(move, state)

    def read_move(self, text: str, state: State) -> Move[State]:
        return notation.read_move(text, state)

    def position_text(self, state: State) -> str:
        return writing.position_text(state)

    def parse_position(self, text: str, options: Record | None) -> State:
        return reading.read_position(text, reading.check_options(options))

    def seat_name(self, state: State, seat: Seat) -> str:
        return state.bandits[seat].name.value

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(state.players))

    def side(self, state: State, seat: Seat) -> tuple[Seat, ...]:
        return side(state, seat)

    def place_of(self, state: State, piece: str) -> str:
        return targets.place_of(state, piece)

    def places(self, state: State) -> tuple[str, ...]:
        return targets.places(state)

    def aimed_at(self, key: str, state: State) -> Move[State] | None:
        return targets.aimed_at(key, state)

    def pointed_at(self, key: str, kind: object, name: str, state: State) -> object | None:
        return targets.PLACES.get(key) if kind is Spot else None

    def values(self, kind: object, state: State) -> tuple[object, ...]:
        return targets.values(kind, state)

    def own_name(self, kind: str, value: object, state: State | None) -> str:
        return targets.own_name(kind, value, state)

    def place_word(self, place: str, state: State, language: str = "en") -> str:
        if place not in targets.PLACES:
            return super().place_word(place, state, language)
        return plain(self.speaker(state, language).value(Spot, targets.PLACES[place], "the"))
