"""Draws a world at random: which card was drawn when, and which draw was laid where.

Every draw of the fugitive gets a card, and every card laid was got in one of the draws before.
All ways to choose both that fit the evidence are equally likely, which is the model with draws.
A world is proposed in three steps, and given up as soon as it does not fit:

- The hideouts get their numbers by a walk along the trail. It takes every sprint to reach as far
  as any can, so it need not tell sprint cards apart, and counts the draws that each hideout may
  come from.
- The hideouts and the known cards are matched with draws, then the sprints with the draws that
  are left. A later hideout may have taken a draw that a sprint could have come from; for each
  such draw some of the worlds are given up.
- The other draws get their cards, and the sprints now have to reach far enough.

Most positions need few proposals; where they need many, `retraced` finds worlds instead.
"""

from __future__ import annotations

from bisect import bisect, bisect_left
from itertools import accumulate
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from .evidence import Evidence
from .pools import falling, pools
from .trail import Reach, Step, Walkable
from .world import World

START_POOL = 0

Reached: TypeAlias = tuple[int, tuple[int, ...]]
"""The last number, and how many face-down hideouts there are of each pool so far."""


class _Pick(NamedTuple):
    """Situations to pick one of, and the ways of each and those before it."""

    reached: list[Reached]
    up_to: list[int]

    def one(self, rng: Random) -> Reached:
        return self.reached[bisect(self.up_to, rng.randrange(self.up_to[-1]))]


class _Known(NamedTuple):
    """A known card that left the fugitive's hand: the deck it came from, and when it left."""

    pool: int
    time: int


class Draws:
    """Proposes worlds that may fit the evidence."""

    def __init__(self, evidence: Evidence, ready: Walkable) -> None:
        cards = evidence.cards
        decks = [set(range(low, high + 1)) for low, high in cards.decks]
        every = [{*cards.start, cards.goal}, *decks]
        self.evidence, self.steps, self.misses = evidence, ready.steps, ready.misses
        self.pool_of = {card: pool for pool, some in enumerate(every) for card in some}
        self.unseen = [sorted(some & evidence.unseen) for some in every]
        self.times = [sorted(pool.draws or ()) for pool in pools(evidence, by_deck=True)]
        self.known = _known_cards(evidence, self.pool_of)
        self.reaches = [step.reach() for step in self.steps]
        self.most = self._most_choices()
        self.came_from: list[dict[Reached, _Pick]] = []
        self.ends = self._walked()

    def world(self, rng: Random) -> World | None:
        """Return a world at random, or None if the one proposed does not fit."""
        if not self.ends.up_to:
            return None
        numbers = self._numbers(rng)
        for miss in self.misses:
            if set(miss.numbers).issubset(numbers[: miss.trail]):
                return None
        under = self._sprints(numbers, rng)
        return None if under is None else self._with_cards(numbers, under, rng)

    def trail(self, rng: Random) -> tuple[frozenset[int], float]:
        """Return face-down hideouts at random, and roughly how likely their sprints reach so far.

        That is 0 where they don't fit. It takes a sprint to be even half of the time, and is
        much quicker than a whole world.
        """
        if not self.ends.up_to:
            return frozenset(), 0.0
        numbers = self._numbers(rng)
        for miss in self.misses:
            if set(miss.numbers).issubset(numbers[: miss.trail]):
                return frozenset(), 0.0
        ways, last = 1.0, 0
        for step, reach, number in zip(self.steps, self.reaches, numbers, strict=True):
            if not step.bare:
                ways *= _reaching(step.slots, reach, last, number)
            last = number
        hidden = (n for n, step in zip(numbers, self.steps, strict=True) if step.hidden)
        return frozenset(hidden), ways

    def _most_choices(self) -> list[list[int]]:
        """Return for each sprint of each hideout how many draws it may come from at most."""
        found, laid = [], 0
        for step, known in zip(self.steps, self.known, strict=False):
            laid += len(known) + step.hidden
            drawn = sum(bisect_left(times, step.hideout.laid) for times in self.times)
            most = len(self.unseen[START_POOL]) + drawn - laid
            found.append([most - nth for nth in range(step.slots)])
            laid += step.slots
        return found

    # -- the numbers of the hideouts

    def _walked(self) -> _Pick:
        """Walk along the trail; return where it may end, and note how it gets there."""
        layer: dict[Reached, int] = {(0, (0,) * len(self.times)): 1}
        left = [0] * len(self.times)
        for step, far, known in zip(self.steps, self.reaches, self.known, strict=False):
            gone = [*left]
            for pool, _ in known:
                left[pool] += 1
            arrived: dict[Reached, tuple[list[Reached], list[int]]] = {}
            for now, ways in layer.items():
                before = ways * self._matched(known, gone, now[1])
                for to, some in self._steps_to(step, far, left, now) if before else ():
                    sources, weights = arrived.setdefault(to, ([], []))
                    sources.append(now)
                    weights.append(before * some)
            self.came_from.append(
                {to: _Pick(some, [*accumulate(each)]) for to, (some, each) in arrived.items()}
            )
            layer = {to: pick.up_to[-1] for to, pick in self.came_from[-1].items()}
        return self._ends(layer, left)

    def _steps_to(
        self, step: Step, far: Reach, gone: list[int], now: Reached
    ) -> list[tuple[Reached, int]]:
        """Return what may follow a situation, and how many draws each hideout may come from.

        `gone` says how many known cards of each pool have left the hand by then.
        """
        last, hidden = now
        numbers = step.numbers
        near = bisect(numbers, last)
        within = numbers[near : bisect(numbers, far.after(last))]
        if not step.hidden:
            return [((number, hidden), 1) for number in within]
        found = []
        pool, ways, more = -1, 0, hidden
        for number in within:
            if self.pool_of[number] != pool:
                pool = self.pool_of[number]
                drawn = bisect_left(self.times[pool], step.hideout.laid)
                ways = 1 if pool == START_POOL else drawn - gone[pool] - hidden[pool]
                more = (*hidden[:pool], hidden[pool] + 1, *hidden[pool + 1 :])
            if ways > 0:
                found.append(((number, more), ways))
        return found

    def _matched(self, known: list[_Known], gone: list[int], hidden: tuple[int, ...]) -> int:
        """Return in how many ways known cards that leave the hand can have been drawn."""
        ways, gone = 1, [*gone]
        for pool, time in known:
            ways *= max(0, bisect_left(self.times[pool], time) - gone[pool] - hidden[pool])
            gone[pool] += 1
        return ways

    def _ends(self, layer: dict[Reached, int], gone: list[int]) -> _Pick:
        reached, weights = [], []
        last = self.known[-1]
        others = [
            len(times) - gone[pool] - sum(each.pool == pool for each in last)
            for pool, times in enumerate(self.times)
        ]
        for to, ways in layer.items():
            ways *= self._matched(last, gone, to[1])
            for pool, hidden in enumerate(to[1]):
                if pool != START_POOL and ways:
                    count = others[pool] - hidden
                    cards = len(self.unseen[pool]) - hidden
                    ways *= falling(cards, count) if count >= 0 else 0
            if ways:
                reached.append(to)
                weights.append(ways)
        return _Pick(reached, [*accumulate(weights)])

    def _numbers(self, rng: Random) -> tuple[int, ...]:
        now = self.ends.one(rng)
        found = []
        for came_from in reversed(self.came_from):
            found.append(now[0])
            now = came_from[now].one(rng)
        return tuple(reversed(found))

    # -- the draws that they come from

    def _sprints(self, numbers: tuple[int, ...], rng: Random) -> list[list[int]] | None:
        """Return the pools of the sprints under each hideout; None if the world is given up."""
        free = [list(times) for times in self.times]
        hideouts = 0
        for step, known, number in zip(self.steps, self.known, numbers, strict=False):
            own = _Known(self.pool_of[number], step.hideout.laid)
            for pool, time in (*known, own) if step.hidden else known:
                if pool == START_POOL:
                    hideouts += 1
                else:
                    free[pool].pop(int(rng.random() * bisect_left(free[pool], time)))
        for pool, time in self.known[-1]:
            free[pool].pop(int(rng.random() * bisect_left(free[pool], time)))
        left = [(-1, START_POOL)] * (len(self.unseen[START_POOL]) - hideouts)
        left += sorted((time, pool) for pool, times in enumerate(free) for time in times)
        under = []
        for step, most in zip(self.steps, self.most, strict=True):
            drawn = bisect_left(left, (step.hideout.laid,)) if most else 0
            pools_of_sprints = []
            for at_most in most:
                draw = int(rng.random() * at_most)
                if draw >= drawn:
                    return None
                pools_of_sprints.append(left.pop(draw)[1])
                drawn -= 1
            under.append(pools_of_sprints)
        return under

    # -- the cards

    def _with_cards(
        self, numbers: tuple[int, ...], under: list[list[int]], rng: Random
    ) -> World | None:
        """Return the world with a card for each draw; None if sprints don't reach far enough."""
        loose = self._loose(numbers, rng)
        sprints, last = [], 0
        for reach, number, pools_of_sprints in zip(self.reaches, numbers, under, strict=True):
            cards = sorted([loose[pool].pop() for pool in pools_of_sprints])
            evens = len(cards) - sum([card % 2 for card in cards])
            if not reach.fits(last, number, evens):
                return None
            sprints.append(tuple(cards))
            last = number
        return World(numbers, tuple(sprints), frozenset(card for some in loose for card in some))

    def _loose(self, numbers: tuple[int, ...], rng: Random) -> list[list[int]]:
        """Return the cards that the fugitive has or had beside the hideouts, shuffled, by pool."""
        found = []
        gone = [0] * len(self.times)
        for known in self.known:
            for pool, _ in known:
                gone[pool] += 1
        for step, number in zip(self.steps, numbers, strict=True):
            gone[self.pool_of[number]] += step.hidden
        for pool, cards in enumerate(self.unseen):
            others = [card for card in cards if card not in numbers]
            count = len(others) if pool == START_POOL else len(self.times[pool]) - gone[pool]
            found.append(rng.sample(others, count))
        return found


def _reaching(slots: int, reach: Reach, last: int, number: int) -> float:
    """Return how likely the face-down sprints reach so far, if half of all cards are even."""
    need = number - last - reach.strides[last]
    fitting = [comb(slots, evens) for evens, beyond in reach.by_evens.items() if need <= beyond]
    return float(sum(fitting)) / (1 << slots)


def _known_cards(evidence: Evidence, pool_of: dict[int, int]) -> list[list[_Known]]:
    """Return the known cards of the decks that left the hand by each hideout, and by the end."""
    spent = sorted(evidence.spent, key=lambda each: each.time)
    found = []
    for hideout in evidence.trail:
        early = [(each.card, each.time) for each in spent if each.time < hideout.laid]
        spent = spent[len(early) :]
        shown = (*hideout.sprints, *(() if hideout.number is None else (hideout.number,)))
        found.append([*early, *((card, hideout.laid) for card in shown)])
    found.append([(each.card, each.time) for each in spent])
    return [
        [_Known(pool_of[card], time) for card, time in some if pool_of[card] != START_POOL]
        for some in found
    ]
