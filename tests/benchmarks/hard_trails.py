"""Hard positions for the deduction: long games in which nothing is ever found.

The fugitive hoards cards, bluffs with many sprints and takes small steps; the marshal names
several numbers at once, most of them right, so that each failed attempt stays open for long.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.sight import SPECTATOR
from engine.fugitive import GAME
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import ESCAPE, NAMEABLE, Card
from engine.fugitive.deduction import Evidence, evidence_of, public_evidence
from engine.fugitive.drawing import DrawFrom
from engine.fugitive.hideouts import LAYING, Lay
from engine.fugitive.passing import Pass
from engine.fugitive.state import MARSHAL, State, Task, cards_left, footprints
from engine.fugitive.tuning import Tuning

STRIDE = Tuning().stride
HIDDEN, SPRINTS, MISSES = 7, 10, 10
"""What a hard position has at least: hidden hideouts, hidden sprints, failed attempts."""


def hard_positions(count: int, seed: int = 1) -> Iterator[Evidence]:
    """Some of the marshal's view, some of what everybody sees, which leaves still more open."""
    rng = Random(seed)
    found = 0
    while found < count:
        state = _played(rng)
        evidence = (
            public_evidence(GAME.sight.observe(state, SPECTATOR))
            if found % 2
            else evidence_of(GAME.sight.observe(state, MARSHAL))
        )
        sprints = sum(hideout.hidden_sprints for hideout in evidence.trail)
        enough = len(evidence.hidden) >= HIDDEN and sprints >= SPRINTS
        if enough and len(evidence.misses) >= MISSES:
            found += 1
            yield evidence


def _played(rng: Random) -> State:
    """The last position of a game in which something may still be laid."""
    state: State = GAME.setup(2)
    hoarding = rng.randrange(8)
    step = rng.choice((3, 4, 5, 6))
    while GAME.rules.to_act(state) != NOBODY:
        before = state
        state, _ = GAME.play(state, _move(state, rng, hoarding, step))
        if state.misses and _settled(state):
            return before
    return before


def _settled(state: State) -> bool:
    return not any(state.decks) and state.idle > 0


def _move(state: State, rng: Random, hoarding: int, step: int) -> Move[State]:
    if GAME.rules.to_act(state) == CHANCE:
        return GAME.rules.chance(state).sample(rng)
    task = state.agenda[0].task
    if task in LAYING:
        return _lay(state, rng, hoarding, step)
    if task is Task.DRAW:
        return DrawFrom(rng.choice(cards_left(state)))
    return _attempt(state, rng)


def _lay(state: State, rng: Random, hoarding: int, step: int) -> Move[State]:
    """A small step over many sprints, once enough cards are in hand."""
    may_pass = state.agenda[0].task is Task.LAY
    last = state.last
    higher = sorted(card for card in state.hand if last < card < min(ESCAPE, last + step + 1))
    if may_pass and (not higher or state.round <= hoarding):
        return Pass()
    if not higher:
        return GAME.sample(state, rng)
    card = rng.choice(higher)
    loose = [each for each in state.hand if each not in (card, ESCAPE)]
    rng.shuffle(loose)
    under: list[Card] = []
    while card > last + STRIDE + footprints(state, tuple(under)) and loose:
        under.append(loose.pop())
    if card > last + STRIDE + footprints(state, tuple(under)):
        return Pass() if may_pass else GAME.sample(state, rng)
    wanted = rng.choice((0, 1, 1, 2, 2, 3, 4))
    low = [each for each in loose if each < card]
    while low and len(under) < wanted:
        under.append(low.pop())
    return Lay(card, tuple(under))


def _attempt(state: State, rng: Random) -> Move[State]:
    """Numbers of which one at least is wrong, and most are right."""
    laid = [hideout.card for hideout in state.trail]
    right = rng.sample(laid, min(len(laid), rng.choice((0, 1, 1, 2, 2, 3))))
    near = [number for number in NAMEABLE if number not in laid and number <= laid[-1] + 3]
    wrong = rng.sample(near or NAMEABLE[-1:], 1)
    return Attempt((*right, *wrong))
