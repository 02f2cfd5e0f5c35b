"""A game walked step by step: moves and luck as numbers, and what each seat sees and remembers."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Generic, TypeVar

from engine.core.bounds import quoted
from engine.core.chance import Handful
from engine.core.errors import GameError
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.record import Record

from .contract import Contract, one_of
from .contracts import CONTRACTS

S = TypeVar("S", bound=Record)

HIDDEN = 1
"""The number, in what a seat remembers, of what it could not see; 0 is nothing yet."""


class NoSuchStep(GameError):
    """Raised for a number that is no legal step here."""


class Table(Generic[S]):
    """A game for a number of players, with everything that stays the same while it is played."""

    def __init__(self, game: str, players: int) -> None:
        if game not in CONTRACTS:
            raise GameError(f"no game is called {quoted(game)}; there are {', '.join(CONTRACTS)}")
        contract: Contract[S] = CONTRACTS[game]
        if players not in contract.PLAYERS:
            fewest, most = contract.PLAYERS[0], contract.PLAYERS[-1]
            raise GameError(
                f"{game} has tables for {fewest} to {most} players, not for {quoted(players)}"
            )
        self.contract = contract
        self.players = players
        self.steps = contract.STEPS
        self.luck = contract.LUCK
        self.number = {step: number for number, step in enumerate(self.steps)}
        self.luck_number = {step: number for number, step in enumerate(self.luck)}
        known = (*self.steps, *self.luck, *contract.TOLD)
        self.remembered = {step: number for number, step in enumerate(known, HIDDEN + 1)}
        """The number of everything that a seat may remember."""
        self.longest = contract.longest(players)
        self.luckiest = contract.luckiest(players)
        self.memory = self.longest + self.luckiest + contract.most_told(players)
        """How much a seat has to remember at most."""

    def __reduce__(self) -> tuple[type[Table[S]], tuple[str, int]]:
        """A table is copied and pickled by its game and its players."""
        return Table, (self.contract.GAME.name, self.players)

    @cached_property
    def size(self) -> int:
        """Return how many numbers an observation has."""
        return len(self.start().observation(Seat(0)))

    @property
    def information_size(self) -> int:
        """Return how many numbers an information state has."""
        return self.size + self.memory

    def start(self) -> Walk[S]:
        """The game before its first step."""
        return Walk(self, self.contract.start(self.players), (), ((),) * self.players)


class Walk(Generic[S]):
    """A position, the steps taken towards the next move, and what each seat has seen so far."""

    def __init__(
        self, table: Table[S], state: S, path: tuple[str, ...], seen: tuple[tuple[str, ...], ...]
    ) -> None:
        self.table = table
        self.state = state
        self.path = path
        self.seen = seen
        """For each seat the steps of every move as it saw them, and what it was told."""

    @cached_property
    def actor(self) -> Seat:
        """The seat that takes the next step; CHANCE, or NOBODY once the game is over."""
        return self.table.contract.GAME.rules.to_act(self.state)

    @cached_property
    def _luck(self) -> tuple[Mapping[str, int], Mapping[str, Move[S]]]:
        """The weights of the steps that luck may take, and the moves that some complete."""
        contract = self.table.contract
        chance = contract.GAME.rules.chance(self.state)
        if isinstance(chance, Handful) and chance.count:
            return self._from_the_bag(chance)
        weights: dict[str, int] = {}
        whole: dict[str, Move[S]] = {}
        at = len(self.path)
        for move, weight in chance.weighted:
            steps = contract.spell(move)
            if steps[:at] == self.path:
                weights[steps[at]] = weights.get(steps[at], 0) + weight
                if len(steps) == at + 1:
                    whole[steps[at]] = move
        return weights, whole

    def _from_the_bag(
        self, chance: Handful[S, object]
    ) -> tuple[Mapping[str, int], Mapping[str, Move[S]]]:
        """Things are drawn one after the other, each as likely as it is among those left."""
        name = self.table.contract.thing
        left = [name(each) for each in chance.bag]
        for step in self.path:
            left.remove(step)
        weights = {step: left.count(step) for step in left}
        if len(self.path) + 1 < chance.count:
            return weights, {}
        whole: dict[str, Move[S]] = {}
        for step in weights:
            drawn, taken = [*self.path, step], []
            for each in chance.bag:
                if name(each) in drawn:
                    drawn.remove(name(each))
                    taken.append(each)
            whole[step] = chance.move(tuple(taken))
        return weights, whole

    @cached_property
    def odds(self) -> tuple[tuple[int, Fraction], ...]:
        """The numbers of the steps that luck may take, each with its probability."""
        weights, _ = self._luck
        total, number = sum(weights.values()), self.table.luck_number
        return tuple(
            sorted((number[step], Fraction(weight, total)) for step, weight in weights.items())
        )

    @cached_property
    def _following(self) -> Mapping[str, Move[S] | None]:
        return self.table.contract.following(self.state, self.path)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the legal steps of the seat that acts, in order."""
        if self.actor < 0:
            return ()
        return tuple(sorted(self.table.number[step] for step in self._following))

    def after(self, number: int) -> Walk[S]:
        """The game after a step of the seat, or of luck, that acts.

        Steps that are the only ones left in a move are taken with it.
        """
        if self.actor == CHANCE:
            return self._after_luck(number)
        if number not in self.numbers:
            raise NoSuchStep(f"{quoted(number)} is no legal step here; these are: {self.numbers}")
        step = self.table.steps[number]
        move, path, following = self._following[step], (*self.path, step), self._following
        while move is None:
            following = self.table.contract.following(self.state, path)
            if len(following) > 1:
                return Walk(self.table, self.state, path, self.seen)
            [(step, move)] = following.items()
            path = (*path, step)
        return self.play(move)

    def _after_luck(self, number: int) -> Walk[S]:
        weights, whole = self._luck
        step = self.table.luck[number] if 0 <= number < len(self.table.luck) else ""
        if step not in weights:
            possible = tuple(each for each, _ in self.odds)
            raise NoSuchStep(f"luck can't bring {quoted(number)} here; it can bring {possible}")
        if step not in whole:
            return Walk(self.table, self.state, (*self.path, step), self.seen)
        return self.play(whole[step])

    def play(self, move: Move[S]) -> Walk[S]:
        """The game after a whole move, as the game's own players choose it."""
        contract = self.table.contract
        game, sight = contract.GAME, contract.GAME.sight
        state, events = game.play(self.state, move)
        seen = []
        for seat, before in enumerate(map(list, self.seen)):
            viewer = Seat(seat)
            before += contract.spell(sight.witness_move(move, self.state, viewer))
            witnessed = [sight.witness(event, viewer) for event in events]
            before += contract.told(witnessed, sight.observe(state, viewer))
            seen.append(tuple(before))
        return Walk(self.table, state, (), tuple(seen))

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def returns(self) -> tuple[float, ...]:
        """Return what each player gets: 1 for winning alone, 0 for all together or before the end.

        Winners share alike, and the others pay it alike. Where nobody wins, nobody pays.
        """
        players = self.table.players
        won = self.table.contract.GAME.rules.winners(self.state) if self.over else ()
        if not won:
            return (0.0,) * players
        share = (players / len(won) - 1) / (players - 1)
        return tuple(share if seat in won else -1 / (players - 1) for seat in range(players))

    def text(self) -> str:
        """The position with all its secrets, and the steps taken towards the next move."""
        return "\n".join(filter(None, (self._position(self.state), "; ".join(self.path))))

    def _position(self, state: S) -> str:
        return self.table.contract.GAME.notation.position_text(state)

    def observation_text(self, seat: Seat) -> str:
        """Return what a seat sees, as a text: its view, and the steps of the move it composes."""
        view = self.table.contract.GAME.sight.observe(self.state, seat)
        own = self.path if self.actor == seat else ()
        return "\n".join((f"seat: {seat}; to act: {self.actor}", self._position(view), *own))

    def observation(self, seat: Seat) -> list[float]:
        """Return what a seat sees, in numbers: its view, and the steps of the move it composes."""
        contract = self.table.contract
        view = contract.GAME.sight.observe(self.state, seat)
        own = self.path if self.actor == seat else ()
        return [
            *contract.features(view, seat),
            *one_of(self.actor, (*range(self.table.players), CHANCE, NOBODY)),
            *(float(step in own) for step in self.table.steps),
        ]

    def remembers(self, seat: Seat) -> tuple[str, ...]:
        """Everything that a seat has seen, in order, with the steps of a move that it composes."""
        known = self.table.remembered
        own = self.path if self.actor == seat else ()
        return tuple(step if step in known else "?" for step in (*self.seen[seat], *own))

    def information(self, seat: Seat) -> list[float]:
        """Return what a seat sees and all that it remembers, in numbers."""
        known = self.table.remembered
        memory = [float(known.get(step, HIDDEN)) for step in self.remembers(seat)]
        return [*self.observation(seat), *memory, *[0.0] * (self.table.memory - len(memory))]

    def information_text(self, seat: Seat) -> str:
        """All that a seat remembers, as a text."""
        return f"{seat}: " + "; ".join(self.remembers(seat))
