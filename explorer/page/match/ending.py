"""The end of a game: who won and why, the score, the moments to revisit, the rules that came up."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from engine.core.moves import NOBODY, Seat
from engine.core.record import WholeRecord, replace
from engine.core.rulebook import RuleId

from ...session.standpoint import Standpoint
from ...session.story import Told, told
from ..score import Reckoning, reckoning
from .moments import Moment, moments, went_out

TOTAL = "total"
"""The column that decides, in a game that has one."""
MOST_RULES = 12
NOTHING = ("0", "—")


class Ending(WholeRecord):
    headline: str
    outcome: Literal["won", "lost", "seen"]
    why: Told
    table: Reckoning | None
    nothing: str
    """The columns in which nobody has anything, in one line."""
    moments: tuple[Moment, ...]
    moves: int
    rules: tuple[RuleId, ...]
    """The rules that came up, the most frequent first."""


@lru_cache(maxsize=8)
def ending(here: Standpoint) -> Ending | None:
    """The end of the game as the viewer is told it; None before it."""
    if here.between_events or here.home or here.to_act != NOBODY or here.node.move is None:
        return None
    table, nothing = _shortened(here)
    return Ending(
        _headline(here),
        _outcome(here),
        _why(here),
        table,
        nothing,
        moments(here),
        here.step,
        _rules(here),
    )


def _outcome(here: Standpoint) -> Literal["won", "lost", "seen"]:
    if not isinstance(here.sight, int):
        return "seen"
    return "won" if here.sight in here.game.rules.winners(here.whole_state) else "lost"


def _headline(here: Standpoint) -> str:
    """The outcome and how it came about, in the words for the rule that ended the game."""
    phrases = here.game.words.speaker(here.state, here.language).messages.phrases
    rule, outcome = here.events[-1].rules[0], _outcome(here)
    names = winners_named(here)
    how = phrases[f"ending.how.{rule}"]
    if outcome == "won":
        how = phrases.get(f"ending.won.{rule}", how)
    key = f"ending.{outcome}" if names or outcome == "lost" else "ending.nobody"
    said = how.format(winners=names, total=_total(here))
    return here.phrase(key).format(how=said, winners=names)


def winners_named(here: Standpoint) -> str:
    """The names of all who win, such as everybody of a team."""
    game, state = here.game, here.whole_state
    words = game.words.speaker(state, here.language).messages
    sides = [seat for won in game.rules.winners(state) for seat in game.rules.side(state, won)]
    return ", ".join(words.word(game.board.seat_name(state, seat)) for seat in sides)


def _totals(here: Standpoint) -> dict[Seat, int]:
    """Return what each seat has in the column that decides; empty in a game without one."""
    score = here.game.teaching.score(here.whole_state)
    keys = [column.key for column in score.columns] if score else []
    if score is None or TOTAL not in keys:
        return {}
    return {row.seat: row.values[keys.index(TOTAL)] or 0 for row in score.rows}


def _total(here: Standpoint) -> str:
    return _amount(here, max(_totals(here).values(), default=0))


def _amount(here: Standpoint, number: int) -> str:
    return f"{number:,}".replace(",", here.phrase("number.thousands"))


def _why(here: Standpoint) -> Told:
    """Return what decided: how the viewer went out, by how much one led, or the last event."""
    last = here.story[-1]
    own = here.seat_names[here.sight] if isinstance(here.sight, int) else ""
    gone = went_out(here, own) if own else None
    if gone is not None:
        found = [
            each
            for each in here.story_of(gone)
            if any(segment.piece == own for segment in each.segments)
        ]
        if found:
            rules = tuple(dict.fromkeys((*found[-1].rules, *last.rules)))
            return told(replace(found[-1], rules=rules), here.at)
    lead = _lead(here)
    if lead:
        return Told(here.at, last.event, ((lead, ""),), last.rules)
    return told(last, here.at)


def _lead(here: Standpoint) -> str:
    """By how much the winner is ahead of the next, if that is counted."""
    totals = _totals(here)
    won = here.game.rules.winners(here.whole_state)
    others = {seat: total for seat, total in totals.items() if seat not in won}
    if not others or not won:
        return ""
    second = max(others, key=lambda seat: others[seat])
    if totals[won[0]] == others[second]:
        return ""
    messages = here.game.words.speaker(here.whole_state, here.language).messages
    return messages.phrase("ending.lead").format(
        winners=winners_named(here),
        lead=_amount(here, totals[won[0]] - others[second]),
        second=messages.word(here.seat_names[second]),
    )


def _shortened(here: Standpoint) -> tuple[Reckoning | None, str]:
    """The score without the columns in which nobody has anything, and a line that names those."""
    table = reckoning(here)
    if table is None:
        return None, ""
    count = range(len(table.heads))
    kept = [at for at in count if any(line.values[at] not in NOTHING for line in table.lines)]
    empty = [table.heads[at].text for at in count if at not in kept]
    totals = {here.seat_names[seat]: total for seat, total in _totals(here).items()}
    ranked = sorted(table.lines, key=lambda line: (not line.won, -totals.get(line.who, 0)))
    lines = tuple(replace(line, values=tuple(line.values[at] for at in kept)) for line in ranked)
    said = here.phrase("ending.nothing").format(columns=", ".join(empty)) if empty else ""
    return Reckoning(tuple(table.heads[at] for at in kept), lines), said


def _rules(here: Standpoint) -> tuple[RuleId, ...]:
    witness, found = here.game.sight.witness, Counter[RuleId]()
    for node in here.path:
        found.update(rule for event in node.events for rule in witness(event, here.sight).rules)
    return tuple(rule for rule, _ in found.most_common(MOST_RULES))
