"""What a closer look at games found: which rules decide, where value goes, where events happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.record import Record
from engine.core.rulebook import RuleId

from .intervals import CONFIDENCE
from .looking import Decided, Flowed, Placed
from .measures import MEASURES, Measure
from .results import Estimate, Result, estimate_of, estimates
from .sourced import Sourced
from .table import AnyGame

DECIDES = Measure(
    "decides",
    "share of the games that a rule decided: it brought about the last event that changed who "
    "would win if the game ended there, or the end itself where nothing counts on the way",
    lambda played: None,
    True,
    0.0,
)
FLOW = Measure(
    "flow", "what counts for the final score, per game and event", lambda played: None, False, 0.0
)
PLACE = Measure("places", "events per game and place", lambda played: None, False, 0.0)


class RuleUse(Record):
    """A rule: in how many games it came up, how often in a game, and how many it decided."""

    rule: str
    title: str
    games: Estimate
    """The share of the games in which it came up."""
    times: float
    """How often it came up in a game."""
    decides: Estimate

    def __str__(self) -> str:
        low, high = self.decides.interval.low, self.decides.interval.high
        decides = f"decides {self.decides.mean:.1%} [{low:.1%}, {high:.1%}]"
        return (
            f"{self.rule} ({self.title}): in {self.games.mean:.1%} of the games, "
            f"{self.times:.3g} times a game; {decides}"
        )


class RulesUsed(Sourced, Record):
    confidence: float
    rows: tuple[RuleUse, ...]
    """The rules that decide most come first."""
    never: tuple[str, ...]
    """The rules that never came up, as far as events can tell."""
    warning: str = ""
    source: str = ""

    def __getitem__(self, rule: str) -> RuleUse:
        for row in self.rows:
            if row.rule == rule:
                return row
        raise GameError(f"the rule {quoted(rule)} never came up")

    @property
    def remarks(self) -> tuple[str, ...]:
        never = (f"Never came up: {', '.join(self.never)}.",) if self.never else ()
        definition = f"Decides: {DECIDES.meaning}."
        return (definition, *never)

    def __str__(self) -> str:
        head = f"how often each rule comes up and decides, {self.confidence:.0%} intervals"
        return self.written(head, self.rows)


def rules_used(
    game: AnyGame, result: Result, looks: Sequence[Decided], confidence: float = CONFIDENCE
) -> RulesUsed:
    """Return how often each rule came up and decided, in the games that were looked at."""
    seen = {look.number for look in looks}
    games = tuple(played for played in result.games if played.number in seen)
    came_up = {
        row.label: row for row in estimates(MEASURES["rules"], games, result.planned, confidence)
    }
    decisive = {look.number: dict.fromkeys(look.rules, 1.0) for look in looks}
    decides = _by_label(DECIDES, decisive, tuple(came_up), result.planned, confidence)
    titles = game.words.rulebook().rules
    rows = [
        RuleUse(
            rule,
            titles[RuleId(rule)].title if rule in titles else "",
            row,
            sum(played.rules.get(rule, 0) for played in games) / len(games),
            decides[rule],
        )
        for rule, row in came_up.items()
    ]
    rows.sort(key=lambda row: (-row.decides.mean, -row.games.mean, row.rule))
    never = tuple(sorted(set(game.rule_ids) - came_up.keys() - game.rules_without_effect.keys()))
    return RulesUsed(confidence, tuple(rows), never, result.warning, result.cite())


class Flow(Record):
    """What seats won and lost by a kind of event, per game."""

    event: str
    won: Estimate
    lost: Estimate

    def __str__(self) -> str:
        return f"{self.event}: +{self.won.mean:.4g} −{self.lost.mean:.4g}"


class Flows(Sourced, Record):
    confidence: float
    rows: tuple[Flow, ...]
    """The largest flow first."""
    warning: str = ""
    source: str = ""

    @property
    def remarks(self) -> tuple[str, ...]:
        said = (
            "Counted is what each seat has so far; what only the end gives is counted at the end."
        )
        return (said,)

    def __str__(self) -> str:
        head = f"{FLOW.meaning}, {self.confidence:.0%} intervals"
        return self.written(head, self.rows)


def flows(result: Result, looks: Sequence[Flowed], confidence: float = CONFIDENCE) -> Flows:
    kinds = sorted({name for look in looks for name in (*look.won, *look.lost)})
    if not kinds:
        raise GameError(f"{result.game} counts nothing before its end, so nothing flows")
    won = {look.number: look.won for look in looks}
    lost = {look.number: look.lost for look in looks}
    gains = _by_label(FLOW, won, kinds, result.planned, confidence)
    losses = _by_label(FLOW, lost, kinds, result.planned, confidence)
    rows = [Flow(kind, gains[kind], losses[kind]) for kind in kinds]
    rows.sort(key=lambda row: -(row.won.mean + row.lost.mean))
    return Flows(confidence, tuple(rows), result.warning, result.cite())


class Heat(Sourced, Record):
    """How often an event happened at each place of the board, per game."""

    event: str
    confidence: float
    rows: tuple[Estimate, ...]
    """A row a place, in the order of their names."""
    total: int
    games: int
    shown_by: int
    """The number of a game in which it happened at as many places as in any."""
    warning: str = ""
    source: str = ""

    def __getitem__(self, place: str) -> Estimate:
        for row in self.rows:
            if row.label == place:
                return row
        known = ", ".join(row.label for row in self.rows)
        raise GameError(f"{self.event} never happened at {quoted(place)}; it did at {known}")

    def __str__(self) -> str:
        head = f"{self.event} by place, per game: {self.total} in {self.games} games"
        return self.written(head, self.rows)


def heat(
    event: str, result: Result, looks: Sequence[Placed], confidence: float = CONFIDENCE
) -> Heat:
    places = sorted({place for look in looks for place in look.places}, key=_by_number)
    if not places:
        raise GameError(f"{event} happened at no place of the board in these games")
    counts = {look.number: look.places for look in looks}
    rows = _by_label(PLACE, counts, places, result.planned, confidence)
    total = sum(count for look in looks for count in look.places.values())
    widest = max(looks, key=lambda look: (len(look.places), -look.number))
    return Heat(
        event,
        confidence,
        tuple(rows[place] for place in places),
        total,
        len(looks),
        widest.number,
        result.warning,
        result.cite(),
    )


def _by_number(place: str) -> tuple[tuple[int, str], ...]:
    words = place.replace("C", " ").split()
    return tuple((int(word), "") if word.isdecimal() else (10**6, word) for word in words)


def _by_label(
    measure: Measure,
    found: Mapping[int, Mapping[str, float]],
    labels: Sequence[str],
    planned: int,
    confidence: float,
) -> Mapping[str, Estimate]:
    """An estimate for each label; what a game has not counts as nothing."""
    return {
        label: estimate_of(
            label,
            {number: values.get(label, 0.0) for number, values in found.items()},
            measure,
            planned,
            confidence,
        )
        for label in labels
    }
