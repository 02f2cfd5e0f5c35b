"""An attempt: the marshal names numbers, all of which must be face-down hideouts; or declines."""

from __future__ import annotations

from collections import Counter

from engine.core.bounds import is_number, quoted
from engine.core.errors import GameError
from engine.core.house import replaceable
from engine.core.moves import Composition, Move, Part, Reason, Refusal, refuse
from engine.core.play import Play
from engine.core.record import settle
from engine.core.rulebook import RuleId

from . import rules
from .actions import Choice, Verb
from .cards import CARDS, ESCAPE, NAMEABLE, START, Card
from .ending import HUNTED_DOWN, SLIPPED_AWAY, all_found, caught
from .event_card_events import event_due
from .event_cards import EventCard
from .events import Declined, Follows, Found, Missed, Revealed
from .options import Attempting, FaceUp, Variant
from .state import FUGITIVE, MARSHAL, State, Task, face_up
from .turns import due, go_on, not_now
from .words import card_words, read_cards

NAMING = {Task.ATTEMPT: "attempts", Task.MANHUNT: "hunts", Task.HOT_PURSUIT: "pursues"}
"""The tasks of naming numbers, each with its word in the text of a position."""
ONE_ONLY = {Task.MANHUNT: rules.MANHUNT_SINGLE, Task.HOT_PURSUIT: rules.EVENT_EFFECTS}

HIT_ONE = (rules.GUESS_HIT, rules.GUESS_NUMBER_ONLY)
HIT_ALL = (rules.GUESS_ALL_OR_NOTHING, rules.GUESS_NUMBER_ONLY)
HIT_IN_MANHUNT = (rules.GUESS_HIT, rules.MANHUNT_SINGLE)
TURNED_UP = (rules.GUESS_HIT,)
EVENT_FOLLOWS = Follows((rules.VARIANT_DISCOVERY,), (event_due(FUGITIVE),))
DECLINED = Declined((rules.GUESS_OPTIONAL,))


class NothingNamed(Reason):
    pass


class OutOfRange(Reason):
    number: Card
    lowest: Card
    highest: Card


class NamedTwice(Reason):
    number: Card


class OnlyOne(Reason):
    """A manhunt, or an event, allows a single number."""

    count: int
    task: Task

    @property
    def phrase(self) -> str:
        return f"OnlyOne.{self.task.value}"


class MustAttempt(Reason):
    """Declining is not allowed: in a manhunt, or by the option played."""

    task: Task

    @property
    def phrase(self) -> str:
        return f"MustAttempt.{self.task.value}"


def _out_of_range(number: Card) -> Reason:
    return OutOfRange(rules.GUESS_RANGE, number, NAMEABLE[0], NAMEABLE[-1])


class Attempt(Move[State]):
    """Name numbers, all at once and in whatever order."""

    numbers: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.numbers) > 1:
            settle(self, "numbers", tuple(sorted(self.numbers)))

    def refusal(self, state: State) -> Refusal | None:
        task = due(state)
        if task not in NAMING:
            return not_now(state, MARSHAL)
        numbers = self.numbers
        if numbers and numbers[0] > START and numbers[-1] < ESCAPE:
            one = len(numbers) == 1
            if one or (len(set(numbers)) == len(numbers) and not single_only(state)):
                return None
        return refuse(
            None if numbers else NothingNamed(rules.GUESS_ONCE),
            *(
                _out_of_range(number)
                for number in dict.fromkeys(numbers)
                if not START < number < ESCAPE
            ),
            *(
                NamedTwice(rules.GUESS_ONCE, number)
                for number, times in Counter(numbers).items()
                if times > 1
            ),
            _too_many(state, len(numbers)),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        manhunt = state.agenda[0].task is Task.MANHUNT
        if not is_right(state, self.numbers):
            play.happens(Missed(_cited_for_miss(state, self.numbers), self.numbers))
            if manhunt:
                play.happens(SLIPPED_AWAY)
                return
            go_on(play)
            return
        cited = HIT_ONE if len(self.numbers) == 1 else HIT_ALL
        play.happens(Found(HIT_IN_MANHUNT if manhunt else cited, self.numbers))
        for place, hideout in enumerate(state.trail, 1):
            if hideout.card in self.numbers and not hideout.up:
                play.happens(Revealed(TURNED_UP, place, hideout.card, hideout.sprints))
        _after_a_hit(play, state.agenda[0].task)


def _after_a_hit(play: Play[State], task: Task) -> None:
    if all_found(play.state):
        if task is Task.MANHUNT:
            play.happens(HUNTED_DOWN)
        else:
            caught(play)
        return
    if task is Task.ATTEMPT and play.state.options.variant is Variant.DISCOVERY:
        play.happens(EVENT_FOLLOWS)
    go_on(play)


def is_right(state: State, numbers: tuple[Card, ...]) -> bool:
    """Return whether all are face-down hideouts; by one reading some may be face up already."""
    hidden = {hideout.card for hideout in state.trail if not hideout.up}
    if state.options.face_up is FaceUp.WRONG:
        return hidden.issuperset(numbers)
    return not hidden.isdisjoint(numbers) and hidden.union(face_up(state)).issuperset(numbers)


def single_only(state: State) -> bool:
    """Return whether no more than one number may be named now."""
    return due(state) in ONE_ONLY or EventCard.DEAD_PHONE in state.in_force


def _too_many(state: State, count: int) -> Reason | None:
    if count <= 1 or not single_only(state):
        return None
    task = state.agenda[0].task
    return OnlyOne(ONE_ONLY.get(task, rules.EVENT_EFFECTS), count, task)


def _cited_for_miss(state: State, numbers: tuple[Card, ...]) -> tuple[RuleId, ...]:
    """Return the rules behind a miss; sight.py hides those that would give a card away."""
    cited = [rules.GUESS_HIT] if len(numbers) == 1 else [rules.GUESS_ALL_OR_NOTHING]
    if state.agenda[0].task is Task.MANHUNT:
        cited.append(rules.MANHUNT_SINGLE)
    named = set(numbers)
    if not named.isdisjoint([card for hideout in state.trail for card in hideout.sprints]):
        cited.append(rules.GUESS_HIDEOUTS_ONLY)
    if not named.isdisjoint(hopeless(state)):
        cited.append(rules.GUESS_HOPELESS)
    return tuple(cited)


def hopeless(state: State) -> tuple[Card, ...]:
    """Return the numbers that the marshal can see to be no face-down hideout."""
    return (*face_up(state), *state.marshal, *state.dropped, *state.removed)


class Decline(Move[State]):
    """Make no attempt this time."""

    def refusal(self, state: State) -> Refusal | None:
        task = due(state)
        if task not in NAMING:
            return not_now(state, MARSHAL)
        if task is Task.MANHUNT:
            return refuse(MustAttempt(rules.MANHUNT_SINGLE, task))
        if task is Task.ATTEMPT and not may_decline(state):
            return refuse(MustAttempt(rules.GUESS_OPTIONAL, task))
        return None

    def carry_out(self, play: Play[State]) -> None:
        play.happens(DECLINED)
        go_on(play)


@replaceable(rules.GUESS_OPTIONAL)
def may_decline(state: State) -> bool:
    """Return whether the marshal may make no attempt in a turn."""
    return state.options.attempting is Attempting.OPTIONAL


DECLINE = Decline()
SINGLES = tuple(Attempt((number,)) for number in NAMEABLE)
SINGLES_OR_NONE = (*SINGLES, DECLINE)


def _part(card: Card, reason: Reason | None) -> Part:
    target = f"number {card}" if card in NAMEABLE else ""
    return Part(str(card), refuse(reason), target)


PARTS = {card: _part(card, None if card in NAMEABLE else _out_of_range(card)) for card in CARDS}
PARTS_AGAIN = {card: _part(card, NamedTwice(rules.GUESS_ONCE, card)) for card in CARDS}
"""The same numbers, refused because they have been named already."""

OUTSIDE_THE_RANGE = (Attempt((START,)), Attempt((ESCAPE,)))


def options(state: State) -> tuple[Move[State], ...]:
    """List each number alone, and declining where it is allowed."""
    return SINGLES_OR_NONE if DECLINE.refusal(state) is None else SINGLES


def temptations(state: State) -> tuple[Move[State], ...]:
    """List 0 and 42; and, where one number is to be named, two of them and none."""
    tried = (*OUTSIDE_THE_RANGE, *((Attempt(NAMEABLE[:2]), DECLINE) if single_only(state) else ()))
    return tuple(move for move in tried if move.refusal(state) is not None)


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    """Return which number can be named next, and the attempt so far."""
    if single_only(state):
        return None
    numbers = tuple(_number(key) for key in chosen)
    parts = tuple(PARTS_AGAIN[card] if card in numbers else PARTS[card] for card in CARDS)
    if not numbers:
        decline = (DECLINE,) if DECLINE.refusal(state) is None else ()
        return Composition(parts, otherwise=decline)
    attempt = Attempt(numbers)
    return Composition(parts, attempt, attempt.refusal(state))


def _number(key: str) -> Card:
    if is_number(key) and int(key) <= ESCAPE:
        return Card(int(key))
    raise GameError(f"{quoted(key)} is no number from {START} to {ESCAPE}")


# -- in the tables


def _target(attempt: Attempt) -> str:
    return f"number {attempt.numbers[0]}" if len(attempt.numbers) == 1 else ""


VERBS = (
    Verb(
        Attempt,
        "name",
        read=lambda scanner: Attempt(read_cards(scanner)),
        rest=lambda attempt: card_words(attempt.numbers),
        target=_target,
        reasons=(NothingNamed, OutOfRange, NamedTwice, OnlyOne),
    ),
    Verb(Decline, "decline", read=lambda _scanner: DECLINE, reasons=(MustAttempt,)),
)
CHOICES = (
    Choice(
        NAMING,
        options,
        lists_all=single_only,
        compose=compose,
        temptations=temptations,
        seat=MARSHAL,
        public=True,
    ),
)
