"""The moves of the toy game, and every reason against one."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import toy_pieces as toy
from .toy_pieces import Name, Options, Phase, Sky, State, Tree, Wind

PLAYER_COUNTS = range(2, 4)


class WrongCount(Reason):
    count: int
    fewest: int
    most: int


class UnknownName(Reason):
    name: str
    known: tuple[Name, ...]


class NameTwice(Reason):
    name: Name


class NoWind(Reason):
    """A reading about the wind was chosen for a game without wind."""


class NotNow(Reason):
    phase: Phase


class NoSuchCard(Reason):
    card: int | None
    left: tuple[int, ...]


class NoStones(Reason):
    pass


class NotYours(Reason):
    stone: int
    stones: tuple[int, ...]


class StoneTwice(Reason):
    stone: int


class TooHigh(Reason):
    seat: Seat
    card: int


class CardsAstray(Reason):
    count: int
    cards: int


def only_in(phase: Phase, state: State) -> Refusal | None:
    return None if state.phase is phase else refuse(NotNow(toy.ROUND, state.phase))


class Deal(Move[State]):
    card: int | None

    def refusal(self, state: State) -> Refusal | None:
        return only_in(Phase.DEALING, state) or refuse(
            None if self.card in state.left else NoSuchCard(toy.DEAL, self.card, state.left)
        )

    def carry_out(self, play: Play[State]) -> None:
        play.happens(toy.Dealt((toy.DEAL,), play.state.active, self.card))
        pass_on(play, Phase.DEALING, Phase.LAYING)


class Lay(Move[State]):
    stones: tuple[int | None, ...]

    def refusal(self, state: State) -> Refusal | None:
        return only_in(Phase.LAYING, state) or refuse(*faults(self.stones, state.options.stones))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(toy.Laid((toy.LAY,), play.state.active, self.stones))
        pass_on(play, Phase.LAYING, Phase.SHOWING)


def faults(stones: tuple[int | None, ...], hand: tuple[int, ...]) -> list[Reason]:
    found: list[Reason] = [] if stones else [NoStones(toy.LAY)]
    known = [stone for stone in stones if stone is not None]
    found += [NotYours(toy.LAY, stone, hand) for stone in known if stone not in hand]
    found += [StoneTwice(toy.LAY, stone) for stone in hand if known.count(stone) > 1]
    return found


class Show(Move[State]):
    def refusal(self, state: State) -> Refusal | None:
        return only_in(Phase.SHOWING, state)

    def carry_out(self, play: Play[State]) -> None:
        seat = play.state.active
        player = play.state.players[seat]
        stones = tuple(stone for stone in player.laid if stone is not None)
        play.happens(toy.Shown((toy.SHOW,), seat, card_of(play.state), stones))
        if sum(stones) % 2:
            play.happens(toy.TurnPassed((toy.ODD,), seat, Phase.PICKING))
        else:
            play.happens(toy.Rested((toy.ODD,), seat))
            go_on(play)


class Pick(Move[State]):
    """Made while the shown card is being resolved."""

    tree: Tree

    def refusal(self, state: State) -> Refusal | None:
        low_card = self.tree is Tree.HIGH and not reaches_high(state, card_of(state))
        return only_in(Phase.PICKING, state) or refuse(
            TooHigh(toy.HIGH_CARD, state.active, card_of(state)) if low_card else None
        )

    def carry_out(self, play: Play[State]) -> None:
        seat = play.state.active
        play.happens(toy.Climbed((toy.PICK,), seat, self.tree))
        if self.tree is Tree.LOW:
            pick(play, 1 + play.state.options.tuning.generous)
        elif play.state.options.calm:
            pick(play, card_of(play.state))
        else:
            play.happens(toy.TurnPassed((toy.SKY,), seat, Phase.SKYING))


@replaceable(toy.HIGH_CARD)
def reaches_high(state: State, card: int) -> bool:
    """Return whether a card reaches the apples of the high tree."""
    return card > 1


class Blow(Move[State]):
    sky: Sky

    def refusal(self, state: State) -> Refusal | None:
        return only_in(Phase.SKYING, state)

    def carry_out(self, play: Play[State]) -> None:
        card = card_of(play.state)
        saved = {Wind.NOTHING: 0, Wind.ONE: 1, Wind.HALF: card // 2}[play.state.options.wind]
        play.happens(toy.Blew((toy.SKY,), self.sky))
        if self.sky is Sky.SUN:
            pick(play, card)
        elif saved:
            pick(play, saved, (toy.WIND,))
        else:
            go_on(play)


def card_of(state: State) -> int:
    """The card of who is being resolved; 0 where there is none."""
    return next((card for card in state.players[state.active].card if card is not None), 0)


def pick(play: Play[State], count: int, cited: tuple[RuleId, ...] = (toy.PICK,)) -> None:
    seat = play.state.active
    play.happens(toy.Picked(cited, seat, count))
    if play.state.players[seat].apples >= play.state.options.tuning.goal:
        play.happens(toy.GameEnded((toy.GOAL_ENDS,), (seat,)))
    else:
        go_on(play)


def pass_on(play: Play[State], same: Phase, following: Phase) -> None:
    seat = Seat(play.state.active + 1)
    if seat < len(play.state.players):
        play.happens(toy.TurnPassed((toy.ROUND,), seat, same))
    else:
        play.happens(toy.TurnPassed((toy.ROUND,), Seat(0), following))


def go_on(play: Play[State]) -> None:
    if play.state.active + 1 < len(play.state.players):
        pass_on(play, Phase.SHOWING, Phase.SHOWING)
        return
    play.happens(toy.RoundEnded((toy.ROUND,), play.state.round))
    players = play.state.players
    if play.state.bag < len(players):
        most = max(player.apples for player in players)
        winners = [Seat(seat) for seat, player in enumerate(players) if player.apples == most]
        play.happens(toy.GameEnded((toy.MOST_WINS,), tuple(winners)))
    else:
        play.happens(toy.TurnPassed((toy.ROUND,), Seat(0), Phase.DEALING))


def conflicts(options: Options, count: int) -> list[Reason]:
    found: list[Reason] = []
    if options.calm and options.wind is not Wind.NOTHING:
        found.append(NoWind(toy.WIND))
    if count not in PLAYER_COUNTS:
        found.append(WrongCount(toy.PLAYERS, count, PLAYER_COUNTS[0], PLAYER_COUNTS[-1]))
    return found


MOVES = (Deal, Lay, Show, Pick, Blow)
REASONS = (
    *(WrongCount, UnknownName, NameTwice, NoWind, NotNow, NoSuchCard),
    *(NoStones, NotYours, StoneTwice, TooHigh, CardsAstray),
)
