"""Two players, two teams: each leads two bandits with one deck."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.notation import Scanner
from engine.core.play import Play
from engine.core.record import remembered

from . import rounds, rules
from .actions import Verb
from .events.laying import Mustering, Placed, TeamDeckMade
from .phases import only_in
from .pieces import INSIDE, Name, spot_at
from .state import MUSTER, State, table_order
from .words import names_of, read_bandit

PLAYERS = 2

PARTNERS = {
    Name.TUCO: Name.CHEYENNE,
    Name.DJANGO: Name.DOC,
    Name.BELLE: Name.GHOST,
}
"""The usual teams."""


def teams(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the four bandits of two players, the leaders first.

    A player names a team as `tuco+doc`, or only its leader.
    """
    leaders, partners = [], []
    for name in names:
        leader, _, partner = name.partition("+")
        leaders.append(leader.strip() or name)
        partners.append(partner.strip())
    for at, leader in enumerate(leaders):
        taken = {each.lower() for each in (*leaders, *partners)}
        if leader and not partners[at]:
            partners[at] = next(each for each in _preferred(leader) if each not in taken)
    return (*leaders, *partners)


def _preferred(leader: str) -> tuple[str, ...]:
    """List the possible partners of a leader, the usual one first."""
    usual = {one.value: two.value for one, two in PARTNERS.items()}
    usual |= {two: one for one, two in usual.items()}
    first = usual.get(leader.lower())
    names = tuple(name.value for name in Name)
    return (first, *names) if first else names


def muster(play: Play[State]) -> None:
    state = play.state
    order = table_order(state.first, PLAYERS)
    play.happens(Mustering((rules.DUO_SETUP, rules.DUO_DECK), order))


class NotOfTheTeam(Reason):
    bandit: Seat
    seat: Seat


class Muster(Move[State]):
    """Start with `caboose` in the caboose, and keep the Marshal card of `marshal_card`."""

    caboose: Seat
    marshal_card: Seat

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not MUSTER:
            return only_in(MUSTER, state)
        seat = state.turn
        return refuse(
            *(
                NotOfTheTeam(rule, bandit, seat)
                for rule, bandit in (
                    (rules.DUO_SETUP, self.caboose),
                    (rules.DUO_DECK, self.marshal_card),
                )
                if bandit not in team(seat)
            )
        )

    def carry_out(self, play: Play[State]) -> None:
        seat, caboose = play.state.turn, play.state.caboose
        for bandit in team(seat):
            car = caboose if bandit == self.caboose else caboose - 1
            play.happens(Placed((rules.DUO_SETUP,), bandit, spot_at(car, INSIDE)))
        play.happens(TeamDeckMade((rules.DUO_DECK,), seat, team(seat), self.marshal_card))
        if not play.state.waiting:
            rounds.begin(play, 1)


def team(seat: Seat) -> tuple[Seat, Seat]:
    return seat, Seat(seat + PLAYERS)


@remembered
def musters(seat: Seat) -> tuple[Muster, ...]:
    return tuple(
        Muster(caboose, marshal_card) for caboose in team(seat) for marshal_card in team(seat)
    )


def _rest(move: Muster, state: State) -> str:
    names = names_of(state.bandits)
    return f"caboose {names[move.caboose]}, marshal {names[move.marshal_card]}"


def _read(scanner: Scanner, state: State) -> Muster:
    scanner.expect("caboose")
    caboose = read_bandit(scanner, state.bandits)
    scanner.expect(",")
    scanner.expect("marshal")
    return Muster(caboose, read_bandit(scanner, state.bandits))


VERBS = (Verb(Muster, "muster", _read, _rest, reasons=(NotOfTheTeam,)),)
