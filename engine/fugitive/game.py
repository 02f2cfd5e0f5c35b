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
    attempts,
    choices,
    drawing,
    editing,
    event_card_events,
    events,
    hideouts,
    notation,
    options,
    over,
    past,
    places,
    reading,
    rules,
    sampling,
    setup,
    sight,
    turning_events,
    turns,
    validity,
    worlds,
)
from .careful import careful
from .effects import cover_tracks, dropped_wallet, inside_source, peek, telling
from .options import Options
from .rules import PLACE_LOOK
from .state import LUCKY, SEATS, State


class Fugitive(game.Game[State]):
    name = "fugitive"
    state_type = State
    option_type = Options
    move_types = (
        drawing.TopCard,
        drawing.DrawFrom,
        hideouts.Lay,
        attempts.Attempt,
        hideouts.Pass,
        hideouts.Stop,
        attempts.Decline,
        turning_events.TopEvent,
        cover_tracks.TakeBack,
        dropped_wallet.Discard,
        inside_source.ShowCard,
        telling.AskAbout,
        peek.PeekAt,
        peek.PutAway,
    )
    event_types = (
        events.TableLaid,
        events.Dealt,
        events.VariantPrepared,
        events.TurnBegan,
        events.DeckChosen,
        events.CardDrawn,
        events.Follows,
        events.DrawSkipped,
        events.HideoutLaid,
        events.Stopped,
        events.Passed,
        events.Found,
        events.Revealed,
        events.Missed,
        events.Declined,
        events.ManhuntBegan,
        events.GameEnded,
        event_card_events.EventDrawn,
        event_card_events.EventShown,
        event_card_events.NothingHappened,
        event_card_events.CameIntoForce,
        event_card_events.SprintTakenBack,
        event_card_events.CardShown,
        event_card_events.Told,
        event_card_events.Dropped,
        event_card_events.LuggageLost,
        event_card_events.PeekChosen,
        event_card_events.LookedAt,
        event_card_events.PutBack,
    )
    reason_types = (
        setup.WrongPlayerCount,
        setup.UnknownRole,
        setup.RoleTwice,
        options.NeedsSupport,
        turns.NotNow,
        turns.Over,
        turns.DeckEmpty,
        drawing.NotOnTop,
        turning_events.NotInPile,
        hideouts.NotInHand,
        hideouts.CardTwice,
        hideouts.EscapeAsSprint,
        hideouts.NotHigher,
        hideouts.TooFar,
        hideouts.TooManySprints,
        hideouts.FirstTurnLays,
        hideouts.SecondNeeded,
        attempts.NothingNamed,
        attempts.OutOfRange,
        attempts.NamedTwice,
        attempts.OnlyOne,
        attempts.MustAttempt,
        cover_tracks.NotUnder,
        dropped_wallet.EscapeKept,
        inside_source.NotInMarshalsHand,
        telling.NoSuchHideout,
        peek.NothingToPeekAt,
        validity.NotDealt,
        validity.NotForMarshal,
        validity.StartElsewhere,
        validity.EventElsewhere,
        validity.WrongDeck,
        validity.TooManyLaid,
        validity.NotSetUp,
        over.NotWonSo,
        validity.EscapeDropped,
        validity.NoTrail,
        validity.NotTheFirstRound,
        validity.AlreadyCaught,
        validity.AlreadyAway,
        validity.NoManhunt,
        validity.NothingCanBeDone,
        validity.NotTheirs,
        past.NothingLaidThen,
        past.WouldHaveHit,
        past.NotLaidThen,
        past.ToldWrong,
        validity.NotShown,
        validity.NoSuchEvent,
        validity.TooManyEvents,
        past.NotIdle,
        validity.PeekedElsewhere,
    )
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
        return "draw" if isinstance(move, drawing.DrawFrom) else ""

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
