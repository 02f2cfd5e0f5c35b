"""The end of the game: everybody's loot, the best gunslinger, and the winner."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import score as scores
from engine.core.house import replaceable
from engine.core.house_answers import some_of
from engine.core.moves import NOBODY, Seat
from engine.core.play import Play
from engine.core.record import Record
from engine.core.rulebook import RuleId
from engine.core.score import Column, Row, Score

from . import rules
from .events.rounds import GameEnded, GunslingersNamed, LootCounted
from .options import TieBreak
from .pieces import BULLET, JEWEL, STRONGBOX, LootKind
from .state import OVER, Bandit, State, side


class Account(Record):
    """The money of a bandit at the end, column by column."""

    bandit: Seat
    purses: int
    jewels: int
    strongboxes: int
    ransom: int
    gunslinger: int

    @property
    def total(self) -> int:
        return self.purses + self.jewels + self.strongboxes + self.ransom + self.gunslinger


COLUMNS: Mapping[str, RuleId] = {
    "purses": rules.SCORE_LOOT,
    "jewels": rules.SCORE_LOOT,
    "strongboxes": rules.SCORE_LOOT,
    "ransom": rules.EVENT_HOSTAGE,
    "gunslinger": rules.SCORE_GUNSLINGER,
    "total": rules.SCORE_WIN,
    "bullets_received": rules.SCORE_TIE,
}
"""The rule behind each column of the reckoning."""
TEAM_COLUMNS = {**COLUMNS, "total": rules.DUO_WIN}


class Standing(Record):
    """The money of all bandits of a player, and the bullets that break a tie."""

    seat: Seat
    total: int
    bullets_received: int


class Reckoning(Record):
    accounts: tuple[Account, ...]
    standings: tuple[Standing, ...]
    gunslingers: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    tied: bool
    """True if several were equally rich, so that bullets decided."""


def reckon(state: State) -> Reckoning:
    """Return the final reckoning of a position in which nothing is hidden."""
    best = gunslingers(state)
    accounts = _accounts(state, best)
    totals = _totals(state, accounts)
    standings = tuple(
        Standing(Seat(seat), total, bullets_received(state, Seat(seat)))
        for seat, total in enumerate(totals)
    )
    return Reckoning(accounts, standings, best, _richest(state, totals), _tied(totals))


def _accounts(state: State, best: tuple[Seat, ...]) -> tuple[Account, ...]:
    bandits = enumerate(state.bandits)
    return tuple([_account(state, Seat(n), bandit, n in best) for n, bandit in bandits])


def _totals(state: State, accounts: tuple[Account, ...]) -> tuple[int, ...]:
    """Return the money of each player."""
    money, players = [account.total for account in accounts], len(state.cards)
    return tuple([sum(money[seat::players]) for seat in range(players)])


def _tied(totals: tuple[int, ...]) -> bool:
    return totals.count(max(totals)) > 1


@replaceable(
    rules.SCORE_TIE,
    some_of(lambda state: range(len(state.cards))),
    "a tuple of seats",
)
def tie_winners(state: State, richest: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who wins of those who are equally rich: whoever received the fewest bullets."""
    received = {seat: bullets_received(state, seat) for seat in richest}
    return tuple(seat for seat in richest if received[seat] == min(received.values()))


def _account(state: State, number: Seat, bandit: Bandit, gunslinger: bool) -> Account:
    tuning = state.options.tuning
    values = [state.purses[loot.number - 1].value or 0 for loot in bandit.loot if loot.number]
    return Account(
        number,
        sum(values),
        tuning.jewel_value * _count(bandit, JEWEL),
        tuning.strongbox_value * _count(bandit, STRONGBOX),
        bandit.ransom,
        tuning.gunslinger_bonus if gunslinger else 0,
    )


def _count(bandit: Bandit, kind: LootKind) -> int:
    return sum([loot.kind is kind for loot in bandit.loot])


def worth(state: State, kind: LootKind) -> int | None:
    """Return the value that all tokens of a kind have; None for purses, which differ."""
    if kind is JEWEL:
        return state.options.tuning.jewel_value
    return state.options.tuning.strongbox_value if kind is STRONGBOX else None


@replaceable(
    rules.SCORE_GUNSLINGER,
    some_of(lambda state: range(len(state.bandits))),
    "a tuple of bandits by number",
)
def gunslingers(state: State) -> tuple[Seat, ...]:
    """Return the bandits with the fewest bullet cards left; nobody where two teams play."""
    if state.players == 2:
        return ()
    fewest = min(bandit.bullets for bandit in state.bandits)
    return tuple(
        Seat(number) for number, bandit in enumerate(state.bandits) if bandit.bullets == fewest
    )


def bullets_received(state: State, seat: Seat) -> int:
    """Return how many bullet cards count against a player when money is equal."""
    own, spared = state.cards[seat], side(state, seat)
    if state.options.tie_break is not TieBreak.ALL_BULLETS:
        spared += (NOBODY,)
    cards = (*own.hand, *own.top, *own.deck, *own.discard)
    return len([c for c in cards if c.action is BULLET and c.bandit not in spared])


def score(state: State) -> Score | None:
    """Return the reckoning as a table with a row a player; teams have no column for gunslingers."""
    if state.phase is not OVER:
        return None
    reckoning = reckon(state)
    keys = [key for key in COLUMNS if reckoning.gunslingers or key != "gunslinger"]
    rows = []
    for standing in reckoning.standings:
        own = reckoning.accounts[standing.seat :: state.players]
        received = standing.bullets_received
        values = [
            received if key == "bullets_received" else sum(getattr(each, key) for each in own)
            for key in keys
        ]
        won = standing.seat in reckoning.winners
        rows.append(Row(standing.seat, tuple(values), won))
    rule_of = TEAM_COLUMNS if state.players == 2 else COLUMNS
    return Score(tuple(Column(key, rule_of[key]) for key in keys), tuple(rows))


def standing(state: State) -> scores.Standing:
    """Return the money of each player so far, and who would win by the reckoning now.

    The best gunslinger's bonus counts for who would win, but is nobody's before the end.
    """
    best, count = gunslingers(state), state.players
    money = [
        _account(state, Seat(number), bandit, False).total
        for number, bandit in enumerate(state.bandits)
    ]
    bonus = state.options.tuning.gunslinger_bonus
    with_bonus = [each + bonus * (number in best) for number, each in enumerate(money)]
    totals = tuple([sum(with_bonus[seat::count]) for seat in range(count)])
    owned = money if state.phase is not OVER else with_bonus
    return scores.Standing(
        tuple([sum(owned[seat::count]) for seat in range(count)]), _richest(state, totals)
    )


def _richest(state: State, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return those with the most money; among equals, those who win the tie."""
    most = max(totals)
    richest = tuple([Seat(seat) for seat, total in enumerate(totals) if total == most])
    return richest if len(richest) == 1 else tie_winners(state, richest)


def end(play: Play[State]) -> None:
    """Count everybody's loot, and name the winners. A tie alone asks for bullets."""
    state = play.state
    best = gunslingers(state)
    accounts = _accounts(state, best)
    for account in accounts:
        counted = (account.purses, account.jewels, account.strongboxes, account.ransom)
        play.happens(LootCounted((rules.SCORE_LOOT,), account.bandit, *counted))
    if best:
        left, bonus = state.bandits[best[0]].bullets, state.options.tuning.gunslinger_bonus
        play.happens(GunslingersNamed((rules.SCORE_GUNSLINGER,), best, left, bonus))
    for_two = state.players == 2
    won: tuple[RuleId, ...] = (rules.END_ROUNDS, rules.DUO_WIN if for_two else rules.SCORE_WIN)
    totals = _totals(state, accounts)
    if _tied(totals):
        won += (rules.SCORE_TIE,)
    winners = _richest(state, totals)
    bandits = tuple(each for seat in winners for each in side(state, seat))
    play.happens(GameEnded(won, winners, bandits))
