"""Checks of progress: who has acted, draws, looks or has to choose, and who has won."""

from __future__ import annotations

from collections import Counter

from engine.core.moves import Reason, Seat

from .. import duo, rules
from ..characters import hand_size
from ..expert import droppable
from ..options import DropBullets
from ..phases import RULE_OF
from ..pieces import RoundCard
from ..round_events import CHOOSING
from ..scoring import reckon
from ..state import (
    DEALING,
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    Phase,
    Slot,
    State,
    schedule,
    table_order,
)
from .rounds import OPEN_CARD


class OutOfTurn(Reason):
    """Nobody has anything to do in this part of the round, or the options leave it out."""

    phase: Phase


class TooManyTurns(Reason):
    """A seat has played and drawn more often than the round card gave it turns."""

    seat: Seat
    count: int
    turns: int


class WrongPile(Reason):
    """There is a pile, or part of it is carried out, at a time when there can't be."""

    phase: Phase


class WrongDraw(Reason):
    """A seat is about to draw cards that it does not draw now, or not so many."""

    phase: Phase


class WrongLook(Reason):
    """A bandit is about to look into a purse at a time when nobody takes one."""

    phase: Phase


class WrongChoosers(Reason):
    """A seat or bandit waits to choose who has nothing to choose, or waits out of turn."""

    phase: Phase


class WrongWinners(Reason):
    winners: tuple[Seat, ...]


PROGRESS_REASONS = (
    *(OutOfTurn, TooManyTurns, WrongPile, WrongDraw, WrongLook, WrongChoosers),
    WrongWinners,
)


def wrong_progress(state: State) -> list[Reason]:
    phase = state.phase
    if phase in OPEN_CARD and not state.rounds:
        return [OutOfTurn(rules.ROUND_REVEAL, phase)]
    slots = _slots(state)
    found: list[Reason] = []
    if not _somebody_acts(state, slots):
        turns = phase is SCHEMING
        found.append(OutOfTurn(rules.ROUND_REVEAL if turns else RULE_OF[phase], phase))
    if not _is_played(state):
        found.append(OutOfTurn(RULE_OF[phase], phase))
    found += _turns(state, slots)
    if not _pile_fits(state):
        found.append(WrongPile(rules.STEAL_ORDER, phase))
    if not _draws_fit(state, slots):
        found.append(WrongDraw(rules.ROUND_DEAL, phase))
    if state.looking and phase is not STEALING and not _picking(state):
        found.append(WrongLook(rules.SIGHT_LOOT, phase))
    if not _waiting_fits(state):
        found.append(WrongChoosers(RULE_OF[phase], phase))
    return found + _winners(state)


def _slots(state: State) -> tuple[Slot, ...]:
    """Return the actions of this round's scheming so far."""
    if state.phase not in (SCHEMING, KEEPING, STEALING, ROUND_EVENT, OVER) or not state.rounds:
        return ()
    slots = schedule(state.rounds[-1], state.players, state.first)
    return slots[: state.acted] if state.phase is SCHEMING else slots


def _somebody_acts(state: State, slots: tuple[Slot, ...]) -> bool:
    """Return whether there is something left to do in this part of the round."""
    phase = state.phase
    if phase is SCHEMING:
        actions = len(schedule(state.rounds[-1], state.players, state.first))
        return state.acted < actions or (state.acted == actions and bool(state.due))
    if state.acted > len(slots):
        return False
    if phase is STEALING:
        return bool(state.looking) or state.resolved < len(state.pile)
    if phase is ROUND_EVENT:
        return bool(state.waiting or state.looking)
    if phase is DEALING:
        return bool(state.due)
    return bool(state.waiting) if phase in (MUSTER, DROPPING, KEEPING) else True


def _is_played(state: State) -> bool:
    """Return whether a game with these options and players has this part at all."""
    if state.phase is MUSTER:
        return state.players == duo.PLAYERS
    if state.phase is DROPPING:
        return state.expert and state.options.drop_bullets is DropBullets.OWNER_CHOOSES
    return state.expert or state.phase is not KEEPING


def _turns(state: State, slots: tuple[Slot, ...]) -> list[Reason]:
    """Return a reason where cards played and drawn do not fit the turns taken."""
    if list(state.drew) != sorted(set(state.drew)) or max(state.drew, default=0) > len(slots):
        return [OutOfTurn(rules.SCHEME_CHOICE, state.phase)]
    taken = Counter(entry.seat for entry in state.pile)
    taken.update(slots[number - 1].seat for number in state.drew)
    given = Counter(slot.seat for slot in slots)
    return [
        TooManyTurns(rules.SCHEME_CHOICE, seat, taken[seat], given[seat])
        for seat in sorted(taken)
        if taken[seat] > given[seat]
    ]


def _pile_fits(state: State) -> bool:
    if state.phase is STEALING:
        return state.resolved <= len(state.pile)
    if state.phase is ROUND_EVENT:
        return state.resolved == len(state.pile)
    return not state.resolved and (not state.pile or state.phase in (SCHEMING, KEEPING))


def _draws_fit(state: State, slots: tuple[Slot, ...]) -> bool:
    due = state.due
    if state.phase is DEALING:
        seats = [each.seat for each in due]
        order = [seat for seat in table_order(state.first, state.players) if seat in seats]
        return seats == order and all(
            each.count <= hand_size(state, each.seat) - len(state.cards[each.seat].hand)
            for each in due
        )
    if not due:
        return True
    if state.phase is not SCHEMING or not slots or len(due) > 1:
        return False
    return due[0].seat == slots[-1].seat and due[0].count <= state.options.tuning.draw


def _picking(state: State) -> bool:
    return state.phase is ROUND_EVENT and state.rounds[-1] is RoundCard.PICKPOCKETING


def _waiting_fits(state: State) -> bool:
    """Return whether those who wait have a choice, and wait in the order of the table."""
    waiting = state.waiting
    return waiting == tuple(each for each in _choosers(state) if each in waiting)


def _choosers(state: State) -> tuple[Seat, ...]:
    phase = state.phase
    order = table_order(state.first, state.players)
    if phase is MUSTER:
        return order if order[-1] in state.waiting else ()
    if phase is DROPPING:
        return tuple(seat for seat in order if droppable(state, seat))
    if phase is KEEPING:
        return tuple(seat for seat in order if state.cards[seat].hand)
    choosing = CHOOSING.get(state.rounds[-1]) if phase is ROUND_EVENT else None
    aboard = all(0 <= bandit.spot.floor < len(state.lying) for bandit in state.bandits)
    return choosing(state) if choosing and aboard else ()


def _winners(state: State) -> list[Reason]:
    if state.phase is not OVER:
        right = not state.winners
    else:
        known = all(loot.number <= len(state.purses) for b in state.bandits for loot in b.loot)
        right = known and state.winners == reckon(state).winners
    rule = rules.DUO_WIN if state.players == duo.PLAYERS else rules.SCORE_WIN
    return [] if right else [WrongWinners(rule, state.winners)]
