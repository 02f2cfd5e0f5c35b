"""`Game`: a game's name, its kinds of moves, events and reasons, and its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from .bounds import quoted
from .editing import Edit
from .errors import GameError
from .events import Event
from .moves import IllegalMove, Move, Reason, Refusal, resolve
from .options import make_options
from .parts import (
    Board,
    Editing,
    Foresight,
    Judging,
    Notation,
    Rules,
    Sampling,
    Sight,
    Teaching,
)
from .record import Record
from .roster import named
from .rulebook import RuleId
from .words import Words

S = TypeVar("S", bound=Record)


class IllegalSetup(GameError):
    """A set-up, or a position, that the rules refuse; `refusal` holds the reasons."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game(Generic[S]):
    """A game, made of parts. `engine.core.parts` says what each part can be asked."""

    name: str
    """The folder of the game in `engine`, and what it is called in files and commands."""
    package: str
    """The package that holds the folders `rulebook`, `glossary` and `messages` of the game."""
    player_counts: range
    seat_names: tuple[str, ...]
    """The names that players can have, in the order in which seats are filled by default."""

    state_type: type[S]
    option_type: type[Record]
    move_types: tuple[type[Move[Any]], ...]
    event_types: tuple[type[Event[Any]], ...]
    reason_types: tuple[type[Reason], ...]
    edit_types: tuple[type[Edit[Any]], ...] = ()

    rule_ids: tuple[RuleId, ...]
    rules_without_effect: Mapping[RuleId, str] = field(default_factory=dict)
    """Rules that no event or refusal can carry, and the test that asserts each."""
    variants: frozenset[str] = frozenset()
    """The options that are variants of the rulebook's own, not readings of what it leaves open."""

    rules: Rules[S]
    sight: Sight[S]
    notation: Notation[S]
    board: Board[S]
    editing: Editing[S]
    teaching: Teaching[S]
    sampling: Sampling[S] | None = None
    """Only for a game with more legal moves than can be listed."""
    foresight: Foresight[S] | None = None
    """Only for a game whose players look ahead in imagined worlds."""
    judging: Judging[S] | None = None
    """Only for a game that judges moves by a way of thinking of its own."""

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @cached_property
    def words(self) -> Words[S]:
        """Everything that the game says, in every language."""
        return Words(self.package, self.board)

    # -- positions

    def setup(self, players: int | Sequence[str], **options: object) -> S:
        """A new game for a number of players, or for players with these names in seat order."""
        chosen = make_options(self.option_type, options)
        state = self.rules.prepare(named(players, self.seat_names), chosen)
        if isinstance(state, Refusal):
            raise IllegalSetup(state, self.words.explain(state))
        return state

    def possible(self, state: S) -> S:
        """Return the position if it is possible; raise IllegalSetup with every reason otherwise."""
        refusal = self.rules.invalid(state)
        if refusal is not None:
            raise IllegalSetup(refusal, self.words.explain(refusal, state))
        return state

    def read_position(
        self, text: str, options: Record | None = None, *, unfinished: bool = False
    ) -> S:
        """Read a position from its text; refuse an impossible one unless it may be `unfinished`."""
        state = self.notation.parse_position(text, options)
        return state if unfinished else self.possible(state)

    # -- moves

    def refusal(self, state: S, move: Move[S]) -> Refusal | None:
        """The reasons why the move can't be made here, or None if it is legal."""
        if type(move) in self.move_types:
            return move.refusal(state)
        kinds = ", ".join(kind.__name__ for kind in self.move_types)
        raise GameError(f"{quoted(move)} is no move of {self.name}; its moves are {kinds}")

    def play(self, state: S, move: Move[S]) -> tuple[S, tuple[Event[S], ...]]:
        """The position after the move, and everything that happened on the way."""
        known = type(move) in self.move_types
        refusal = move.refusal(state) if known else self.refusal(state, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.words.explain(refusal, state))
        return resolve(state, move)

    def lists_all(self, state: S) -> bool:
        """Return whether the rules' `options` list every legal move of this position."""
        return self.sampling is None or self.sampling.lists_all(state)

    def sample(self, state: S, rng: Random) -> Move[S]:
        """A legal move of the seat to act, out of all of them, by the game's own way of drawing.

        It need not be an even one: `random_player` is who plays at random.
        """
        if self.sampling is None:
            return rng.choice(self.rules.options(state))
        return self.sampling.sample(state, rng)

    def random_player(self, rng: Random) -> Callable[[S], Move[S]]:
        """The random player, everywhere: any move is as likely as any other where all are listed.

        Where they are not, the game's own `sample` picks one.
        """
        options, sampling, draw = self.rules.options, self.sampling, rng.random

        def evenly(state: S) -> Move[S]:
            moves = options(state)
            return moves[0] if len(moves) == 1 else moves[int(draw() * len(moves))]

        if sampling is None:
            return evenly
        lists_all, sample = sampling.lists_all, sampling.sample
        return lambda state: evenly(state) if lists_all(state) else sample(state, rng)
