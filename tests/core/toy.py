"""A toy of the kernel's own, with all that a real game may ask of it.

Each round luck deals everybody a card in secret, everybody lays a stack of stones in secret, and
in turn everybody shows. An odd stack lets its owner pick apples: one from the low tree, or as many
as the card says from the high one, if the wind allows. Three apples win at once.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import ClassVar, cast

from engine.core import game
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.moves import CHANCE, Composition, Move, Part, Refusal, Seat, refuse
from engine.core.record import Record, replace
from engine.core.rulebook import RuleId
from engine.core.sight import ALL_SEEING, Viewer
from engine.core.worlds import first_alike

from . import toy_notation, toy_texts
from . import toy_pieces as toy
from .toy_moves import (
    PLAYER_COUNTS,
    Blow,
    CardsAstray,
    Deal,
    Lay,
    NameTwice,
    NoStones,
    NoSuchCard,
    NotNow,
    NotYours,
    NoWind,
    Pick,
    Show,
    StoneTwice,
    TooHigh,
    UnknownName,
    WrongCount,
    card_of,
    conflicts,
    faults,
)
from .toy_pieces import CARDS, Name, Options, Phase, Player, Sky, State, Tree


class Toy(game.Game[State]):
    name = "toy"
    state_type = State
    option_type = Options
    move_types = (Deal, Lay, Show, Pick, Blow)
    event_types = (
        *(toy.Dealt, toy.Laid, toy.TurnPassed, toy.Shown, toy.Rested),
        *(toy.Climbed, toy.Blew, toy.Picked, toy.RoundEnded, toy.GameEnded),
    )
    reason_types = (
        *(WrongCount, UnknownName, NameTwice, NoWind, NotNow, NoSuchCard),
        *(NoStones, NotYours, StoneTwice, TooHigh, CardsAstray),
    )
    rules = toy.ALL_RULES
    rules_without_effect: ClassVar[Mapping[RuleId, str]] = {
        toy.SECRET: "tests/core/test_toy.py::test_cards_and_stacks_are_secret_until_shown"
    }
    player_counts = PLAYER_COUNTS
    seat_names = tuple(name.value for name in Name)

    @property
    def package(self) -> str:
        return toy_texts.__name__

    def prepare(self, names: tuple[str, ...], options: Record) -> State | Refusal:
        chosen = cast(Options, options)
        known = [name.value for name in Name]
        refusal = refuse(
            *conflicts(chosen, len(names)),
            *(UnknownName(toy.PLAYERS, name, tuple(Name)) for name in names if name not in known),
            *(NameTwice(toy.PLAYERS, name) for name in Name if names.count(name.value) > 1),
        )
        return refusal or State(chosen, tuple(Player(Name(name)) for name in names))

    def invalid(self, state: State) -> Refusal | None:
        count = state.bag + len(state.out)
        astray = count != len(CARDS) or len(state.left) != state.bag
        return refuse(
            *conflicts(state.options, len(state.players)),
            CardsAstray(toy.DEAL, count, len(CARDS)) if astray else None,
            *(
                fault
                for player in state.players
                if player.laid
                for fault in faults(player.laid, state.options.stones)
            ),
        )

    def to_act(self, state: State) -> Seat:
        return state.turn

    def options(self, state: State) -> tuple[Move[State], ...]:
        if state.phase in (Phase.DEALING, Phase.SKYING):
            return tuple(move for move, _ in self.chance(state).weighted)
        if state.phase is Phase.LAYING:
            stones = state.options.stones
            lengths = range(1, len(stones) + 1) if self.lists_all(state) else (1,)
            return tuple(Lay(stack) for k in lengths for stack in permutations(stones, k))
        if state.phase is Phase.PICKING:
            return tuple(Pick(tree) for tree in Tree if tree is Tree.LOW or card_of(state) > 1)
        return (Show(),) if state.phase is Phase.SHOWING else ()

    def lists_all(self, state: State) -> bool:
        return state.options.small or state.phase is not Phase.LAYING

    def sample(self, state: State, rng: Random) -> Move[State]:
        if self.lists_all(state):
            return super().sample(state, rng)
        stones = state.options.stones
        return Lay(tuple(rng.sample(stones, rng.randint(1, len(stones)))))

    def compose(self, state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
        if state.phase is not Phase.LAYING:
            return None
        lay = Lay(tuple(map(int, chosen)))
        parts = tuple(
            Part(str(stone), refuse(*faults((*lay.stones, stone), state.options.stones)))
            for stone in state.options.stones
        )
        return Composition(parts, lay, lay.refusal(state)) if chosen else Composition(parts)

    def temptations(self, state: State) -> tuple[Move[State], ...]:
        tempting = state.phase is Phase.PICKING and card_of(state) == 1
        return (Pick(Tree.HIGH),) if tempting else ()

    def chance(self, state: State) -> Chance[State]:
        if state.turn != CHANCE:
            raise ValueError("luck has nothing to decide here")
        if state.phase is Phase.SKYING:
            return Chance("sky", ((Blow(Sky.SUN), 3), (Blow(Sky.WIND), 1)))
        left = state.left
        return Chance("bag", ((Deal(card), left.count(card)) for card in dict.fromkeys(left)))

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def observe(self, state: State, viewer: Viewer) -> State:
        if viewer is ALL_SEEING:
            return state
        players = tuple(
            player
            if seat == viewer or player.shown
            else replace(player, card=hidden(player.card), laid=hidden(player.laid))
            for seat, player in enumerate(state.players)
        )
        return replace(state, players=players)

    def witness(self, event: Event[State], viewer: Viewer) -> Event[State]:
        match event:
            case toy.Dealt(_, seat, _) if viewer not in (seat, ALL_SEEING):
                return replace(event, card=None)
            case toy.Laid(_, seat, stones) if viewer not in (seat, ALL_SEEING):
                return replace(event, stones=hidden(stones))
        return event

    def witness_move(self, move: Move[State], state: State, viewer: Viewer) -> Move[State]:
        if viewer in (state.active, ALL_SEEING):
            return move
        match move:
            case Deal():
                return Deal(None)
            case Lay(stones):
                return Lay(hidden(stones))
        return move

    def another_world(
        self, start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
    ) -> tuple[Move[State], ...]:
        secrets = self._secrets(start, moves, seat)
        stones = start.options.stones

        def disguised() -> list[Move[State]]:
            other = list(moves)
            for index in secrets:
                match other[index]:
                    case Deal():
                        other[index] = Deal(rng.choice(CARDS))
                    case Lay(stack):
                        other[index] = Lay(tuple(rng.sample(stones, len(stack))))
            return other

        return first_alike(self, start, moves, (disguised() for _ in range(20)), public)

    def _secrets(self, state: State, moves: Sequence[Move[State]], seat: Seat) -> list[int]:
        """The deals and the lays of others that were never shown, by index."""
        hidden_at: dict[Seat, list[int]] = {}
        for index, move in enumerate(moves):
            if isinstance(move, Deal | Lay) and state.active != seat:
                hidden_at.setdefault(state.active, []).append(index)
            if isinstance(move, Show):
                hidden_at.pop(state.active, None)
            state, _ = self.play(state, move)
        return [index for indices in hidden_at.values() for index in indices]

    def census(self, state: State) -> Mapping[str, int]:
        held = sum(len(player.card) for player in state.players)
        picked = sum(player.apples for player in state.players)
        return {
            "cards": state.bag + held + len(state.spent),
            "apples": state.basket + picked,
        }

    def move_text(self, move: Move[State], state: State) -> str:
        match move:
            case Deal(card):
                return f"deal {toy_notation.value_word(card)}"
            case Lay(stones):
                return " ".join(["lay", *map(toy_notation.value_word, stones)])
            case Pick(tree):
                return f"pick {tree.value}"
            case Blow(sky):
                return f"sky {sky.value}"
        return "show"

    def read_move(self, text: str, state: State) -> Move[State]:
        word, scanner = toy_notation.read_word(text)
        move: Move[State] = Show()
        if word == "deal":
            move = Deal(scanner.number("a card", 1, 3))
        elif word == "lay":
            move = Lay(toy_notation.read_stones(scanner))
        elif word == "pick":
            move = Pick(scanner.one_of("a tree", {tree.value: tree for tree in Tree}))
        elif word == "sky":
            move = Blow(scanner.one_of("the sky", {sky.value: sky for sky in Sky}))
        scanner.end()
        return move

    def position_text(self, state: State) -> str:
        return toy_notation.position_text(state)

    def parse_position(self, text: str, options: Record | None) -> State:
        return toy_notation.read_position(text, cast(Options | None, options))

    def seat_name(self, state: State, seat: Seat) -> str:
        return state.players[seat].name.value

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(len(state.players)))

    def place_of(self, state: State, piece: str) -> str:
        trees = {player.name.value: player.tree for player in state.players}
        if piece not in trees:
            raise ValueError(f"no piece is called {piece!r}; there are {', '.join(trees)}")
        tree = trees[piece]
        return tree.value if tree else "ground"

    def places(self, state: State) -> tuple[str, ...]:
        return (*(tree.value for tree in Tree), "ground")


def hidden(values: tuple[int | None, ...]) -> tuple[int | None, ...]:
    return (None,) * len(values)


def public(state: State) -> Hashable:
    """What lies open on the table."""
    players = tuple(
        (player.shown, player.apples, player.tree, len(player.card), len(player.laid))
        + ((player.card, player.laid) if player.shown else ())
        for player in state.players
    )
    return players, state.phase, state.active, state.round, state.bag, state.spent, state.winners


TOY = Toy()
