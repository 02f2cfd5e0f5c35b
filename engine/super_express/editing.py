"""Setting a position up by hand: whom to put where, with which cards and treasures."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.editing import Edit
from engine.core.moves import CHANCE, Seat
from engine.core.record import replace

from .notation import spot_word
from .options import Options
from .pieces import OPPOSITE, SPOTS, WAGONS, Card, Name, Spot
from .reading import usual_turn
from .setup import PLAYERS
from .state import (
    ABOARD,
    EXECUTION,
    OFF,
    OUT,
    PLANNING,
    SETUP,
    Bandit,
    State,
    empty_train,
    moved,
    spot_of,
    with_bandit,
)


def blank(options: Options) -> State:
    """Return the train of a game with as few players as may be, with nobody aboard."""
    return State(options, (), empty_train(options.wagons(PLAYERS[0])), round=1)


class Put(Edit[State]):
    """Put a bandit, wherever it is now, at the rear end of a floor."""

    name: Name
    spot: Spot

    @property
    def target(self) -> str:
        return spot_word(self.spot)

    def on(self, state: State) -> State:
        joined = state
        if self.name not in _names(state):
            joined = replace(state, bandits=(*state.bandits, Bandit(self.name, OUT)))
        seat = Seat(_names(joined).index(self.name))
        aboard = replace(joined.bandits[seat], status=ABOARD, out_in_round=0)
        lifted = with_bandit(_lifted(joined, seat), seat, aboard)
        return _settled(moved(lifted, seat, None, self.spot))


class TakeAway(Edit[State]):
    """Take a bandit out of the game as if nobody played it."""

    seat: Seat

    def on(self, state: State) -> State:
        lifted = _lifted(state, self.seat)
        rows = (tuple(_closed_up(each, self.seat) for each in row) for row in lifted.floors)
        bandits = state.bandits[: self.seat] + state.bandits[self.seat + 1 :]
        first = _closed_up(state.first, self.seat) if state.first != self.seat else Seat(0)
        turn = _closed_up(state.turn, self.seat) if state.turn != self.seat else CHANCE
        return _settled(
            replace(state, bandits=bandits, floors=tuple(rows), first=first, turn=turn, winners=())
        )


class TurnRound(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        bandit = state.bandits[self.seat]
        return with_bandit(state, self.seat, replace(bandit, facing=OPPOSITE[bandit.facing]))


class Stun(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], stunned=True))


class Wake(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], stunned=False))


class PutOff(Edit[State]):
    """Put a bandit off the train, where a Horse may still fetch it."""

    seat: Seat

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], status=OFF, stunned=False)
        return _settled(with_bandit(_lifted(state, self.seat), self.seat, bandit))


class PutOut(Edit[State]):
    """Eliminate a bandit in this round."""

    seat: Seat

    def on(self, state: State) -> State:
        was = state.bandits[self.seat]
        bandit = Bandit(was.name, OUT, treasures=was.treasures, out_in_round=max(state.round, 1))
        return _settled(with_bandit(_lifted(state, self.seat), self.seat, bandit))


class MakeFirst(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        return _settled(replace(state, first=self.seat))


class LetPlan(Edit[State]):
    """Make it this bandit's turn to plan."""

    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, phase=PLANNING, turn=self.seat, winners=())


class LetPlay(Edit[State]):
    """Make it this bandit's turn to play a card."""

    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, phase=EXECUTION, turn=self.seat, winners=())


class AddCard(Edit[State]):
    """Add a card to the end of a plan."""

    seat: Seat
    card: Card

    def on(self, state: State) -> State:
        bandit = state.bandits[self.seat]
        planned = (*bandit.planned, self.card)
        return _settled(with_bandit(state, self.seat, replace(bandit, planned=planned)))


class PlayCard(Edit[State]):
    """Count the next card of a plan as played."""

    seat: Seat

    def on(self, state: State) -> State:
        bandit = state.bandits[self.seat]
        played = bandit.played + 1
        seen = max(bandit.seen, played)
        return _settled(with_bandit(state, self.seat, replace(bandit, played=played, seen=seen)))


class TakePlan(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], planned=(), played=0, seen=0, travelled=False)
        return _settled(with_bandit(state, self.seat, bandit))


class Travel(Edit[State]):
    """Note that a bandit has been in the Time Travel Car this round."""

    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], travelled=True))


class GiveTreasure(Edit[State]):
    seat: Seat
    value: int

    def on(self, state: State) -> State:
        bandit = state.bandits[self.seat]
        return with_bandit(
            state, self.seat, replace(bandit, treasures=(*bandit.treasures, self.value))
        )


class TakeTreasures(Edit[State]):
    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], treasures=()))


class Couple(Edit[State]):
    """Couple one more wagon at the rear."""

    def on(self, state: State) -> State:
        return replace(state, floors=(*state.floors, (), ()))


class Uncouple(Edit[State]):
    """Take away the last wagon, which nobody is on."""

    def on(self, state: State) -> State:
        return replace(state, floors=state.floors[:-2])


class SetRound(Edit[State]):
    number: int

    def on(self, state: State) -> State:
        return replace(state, round=self.number)


EDITS: tuple[type[Edit[State]], ...] = (
    *(Put, TakeAway, TurnRound, Stun, Wake, PutOff, PutOut, MakeFirst, LetPlan, LetPlay),
    *(AddCard, PlayCard, TakePlan, Travel, GiveTreasure, TakeTreasures),
    *(Couple, Uncouple, SetRound),
)


def edits(state: State, chosen: str) -> tuple[Edit[State], ...]:
    """Return what can be done by hand with a spot, a bandit or, if empty, the whole table."""
    if not chosen:
        return tuple(_of_table(state))
    spots = {spot_word(spot): spot for spot in SPOTS[: len(state.floors)]}
    if chosen in spots:
        return tuple(Put(name, spots[chosen]) for name in Name)
    names = [name.value for name in _names(state)]
    return tuple(_of_bandit(state, Seat(names.index(chosen)))) if chosen in names else ()


def _of_table(state: State) -> Iterator[Edit[State]]:
    if state.last_car < WAGONS:
        yield Couple()
    if state.last_car > 0 and not any(state.floors[-2:]):
        yield Uncouple()
    if state.round < WAGONS:
        yield SetRound(state.round + 1)
    if state.round > 1:
        yield SetRound(state.round - 1)


def _of_bandit(state: State, seat: Seat) -> Iterator[Edit[State]]:
    bandit = state.bandits[seat]
    if bandit.status is ABOARD:
        yield TurnRound(seat)
        yield Wake(seat) if bandit.stunned else Stun(seat)
    yield from _of_turn(state, seat)
    yield from _of_cards(state, seat)
    if state.options.horse and bandit.status is not OFF:
        yield PutOff(seat)
    if bandit.status is not OUT:
        yield PutOut(seat)
    yield TakeAway(seat)
    yield from (Put(bandit.name, spot) for spot in SPOTS[: len(state.floors)])


def _of_turn(state: State, seat: Seat) -> Iterator[Edit[State]]:
    if state.first != seat:
        yield MakeFirst(seat)
    if (state.phase, state.turn) != (PLANNING, seat):
        yield LetPlan(seat)
    if (state.phase, state.turn) != (EXECUTION, seat):
        yield LetPlay(seat)


def _of_cards(state: State, seat: Seat) -> Iterator[Edit[State]]:
    bandit = state.bandits[seat]
    if bandit.status is not OUT and len(bandit.planned) < state.options.tuning.plan_cards:
        yield from (AddCard(seat, card) for card in state.options.hand)
    if bandit.stack:
        yield PlayCard(seat)
    if bandit.planned:
        yield TakePlan(seat)
    if state.options.time_car and not bandit.travelled:
        yield Travel(seat)
    values = (value for value in state.options.tuning.treasures if value not in bandit.treasures)
    yield from (GiveTreasure(seat, value) for value in values)
    if bandit.treasures:
        yield TakeTreasures(seat)


def _names(state: State) -> tuple[Name, ...]:
    return tuple(bandit.name for bandit in state.bandits)


def _lifted(state: State, seat: Seat) -> State:
    if state.bandits[seat].status is not ABOARD:
        return state
    return moved(state, seat, spot_of(state, seat), None)


def _closed_up(other: Seat, gone: Seat) -> Seat:
    return Seat(other - 1) if other > gone else other


def _settled(state: State) -> State:
    """Return the position with the turn that would be usual in it."""
    if not state.bandits:
        return replace(state, phase=SETUP, turn=CHANCE, winners=())
    phase, names = usual_turn(state)
    turn = Seat(_names(state).index(names[0])) if names else state.first
    return replace(state, phase=phase, turn=turn, winners=())
