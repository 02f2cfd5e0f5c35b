"""Fugitive in numbers: a hideout is laid card by card, and an attempt is made number by number.

Sprint cards and numbers are added from the lowest to the highest, so that every move has one
spelling; `done` ends a move that could go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.events import Event
from engine.core.moves import Move, Seat
from engine.fugitive.attempts import NAMING, Attempt, Decline, single_only
from engine.fugitive.cards import CARDS, DECKS, ESCAPE, IN_HAND, NAMEABLE, Card
from engine.fugitive.drawing import DrawFrom, TopCard
from engine.fugitive.events import Found, Missed, Revealed
from engine.fugitive.game import GAME as GAME
from engine.fugitive.hideouts import LAYING, Lay
from engine.fugitive.options import Options
from engine.fugitive.passing import Pass, instead_of_laying
from engine.fugitive.reach import layable, most_sprints, sprint_cards, stride
from engine.fugitive.setup import PLAYERS as PLAYERS
from engine.fugitive.state import Hideout, State, Task, footprints

from .contract import listed, one_of

DONE = "done"
PLAYED_BY = range(2)
"""The seats: the fugitive and the marshal."""
IN_DECKS = tuple(card for card in CARDS if card not in IN_HAND and card)


def spell(move: Move[State]) -> tuple[str, ...]:
    match move:
        case DrawFrom(deck):
            return (f"draw {deck}",)
        case TopCard(card):
            return (f"card {card}",)
        case Lay(card, sprints):
            return (f"lay {card}", *(f"with {each}" for each in sprints), DONE)
        case Attempt(numbers):
            return (*(f"name {number}" for number in numbers), DONE)
        case Decline():
            return ("decline",)
    return ("pass" if isinstance(move, Pass) else "stop",)


STEPS = (
    *(f"draw {deck}" for deck in DECKS),
    *(f"lay {card}" for card in CARDS[1:]),
    *(f"with {card}" for card in NAMEABLE),
    "pass",
    "stop",
    *(f"name {number}" for number in NAMEABLE),
    "decline",
    DONE,
)
LUCK = tuple(f"card {card}" for card in IN_DECKS)
TOLD = (
    "found",
    "missed",
    *(f"hideout {place}" for place in CARDS[1:]),
    *(f"under it {card}" for card in NAMEABLE),
)


def start(players: int) -> State:
    return GAME.setup(players)


def thing(thing: object) -> str:
    return str(thing)


def following(state: State, path: tuple[str, ...]) -> Mapping[str, Move[State] | None]:
    task = state.agenda[0].task
    if task in LAYING:
        return _laying(state, tuple(Card(int(step.split()[1])) for step in path))
    if task in NAMING:
        return _naming(state, tuple(Card(int(step.split()[1])) for step in path))
    return listed([(spell(move), move) for move in GAME.rules.options(state)], path)


def _laying(state: State, cards: tuple[Card, ...]) -> dict[str, Move[State] | None]:
    if not cards:
        first: dict[str, Move[State] | None] = {f"lay {card}": None for card in layable(state)}
        return first | {spell(move)[0]: move for move in instead_of_laying(state)}
    card, sprints = cards[0], cards[1:]
    lay = Lay(card, sprints)
    found: dict[str, Move[State] | None] = {}
    if lay.refusal(state) is None:
        found[DONE] = lay
    if len(sprints) >= most_sprints(state):
        return found
    needed = card - stride(state) - footprints(state, sprints)
    higher = [each for each in sprint_cards(state, card) if not sprints or each > sprints[-1]]
    for at, each in enumerate(higher):
        if footprints(state, tuple(higher[at:])) >= needed:
            found[f"with {each}"] = None
    return found


def _naming(state: State, numbers: tuple[Card, ...]) -> dict[str, Move[State] | None]:
    attempt = Attempt(numbers)
    found: dict[str, Move[State] | None] = {}
    if not numbers and Decline().refusal(state) is None:
        found["decline"] = Decline()
    if numbers:
        found[DONE] = attempt
        if single_only(state):
            return found
    last = numbers[-1] if numbers else 0
    return found | {f"name {number}": None for number in NAMEABLE if number > last}


def told(events: Sequence[Event[State]], view: State) -> tuple[str, ...]:
    """Return whether an attempt was right, and what lies under the hideouts that were found."""
    news: list[str] = []
    for event in events:
        match event:
            case Found():
                news.append("found")
            case Missed():
                news.append("missed")
            case Revealed():
                news.append(f"hideout {event.place}")
                news += [f"under it {card}" for card in event.sprints]
    return tuple(news)


def features(view: State, seat: Seat) -> list[float]:
    """Return what is due, the known cards, the decks, the trail, and single numbers that missed."""
    missed = {miss.numbers[0] for miss in view.misses if len(miss.numbers) == 1}
    tasks = (view.agenda[0].task,) if view.agenda else ()
    return [
        *one_of(seat, PLAYED_BY),
        *(float(task in tasks) for task in Task),
        *(float(card in view.hand) for card in CARDS[1:]),
        *(float(card in view.marshal) for card in CARDS[1:]),
        len(view.hand) / len(CARDS),
        len(view.marshal) / len(CARDS),
        *(len(deck) / len(CARDS) for deck in view.decks),
        *(sum(drawn.deck == deck for drawn in view.draws) / len(CARDS) for deck in DECKS),
        *(float(number in missed) for number in NAMEABLE),
        *(number for place in range(MOST_CARDS) for number in _hideout(view.trail, place)),
    ]


def _hideout(trail: tuple[Hideout, ...], place: int) -> list[float]:
    """Return whether a hideout is there and face up, its number if known, and its sprint cards."""
    if place >= len(trail):
        return [0.0] * 4
    hideout = trail[place]
    number = max(hideout.card, 0) / ESCAPE
    return [1.0, float(hideout.up), number, len(hideout.sprints) / len(CARDS)]


_TUNING = Options().tuning
_DEALT = len(_TUNING.dealt)
_LEFT = len(IN_DECKS) - _DEALT
_DRAWING_ROUNDS = 1 + (_LEFT - _TUNING.marshal_first_draws + 1) // 2
"""The rounds until the decks are empty: both draw a card each, after the first round."""
MOST_CARDS = len(IN_HAND) + _DEALT + _DRAWING_ROUNDS
"""The most cards that come to the fugitive, and so the most hideouts."""
_ROUNDS = _DRAWING_ROUNDS + 2 * (MOST_CARDS + 1)
"""With nothing to draw, the fugitive lays or passes, and may not pass twice in a row."""


def longest(players: int) -> int:
    """In each round two draws, a pass and an attempt; each card is laid once, with a `done`."""
    return _TUNING.marshal_first_draws + _ROUNDS * (3 + len(NAMEABLE) + 1) + 2 * MOST_CARDS + 1


def luckiest(players: int) -> int:
    """Luck turns up every card of the decks."""
    return len(IN_DECKS)


def most_told(players: int) -> int:
    """Each attempt is right or wrong; each card of the trail is turned up once."""
    return _ROUNDS + 1 + 2 * MOST_CARDS
