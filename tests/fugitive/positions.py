"""Small random positions that a game could have come to."""

from __future__ import annotations

from random import Random

from engine.fugitive.deduction.evidence import (
    Cards,
    Draw,
    Evidence,
    Hideout,
    Miss,
    Spent,
    Told,
)

SMALL = Cards(start=(1, 2), decks=((3, 6), (7, 9), (10, 11)), goal=12)
OTHERS = (
    Cards((1, 2), ((3, 4), (5, 10), (11, 11)), 12, footprints=(1, 3), strides=(2,) * 12),
    Cards((1, 2), ((3, 7), (8, 8), (9, 11)), 12, footprints=(4, 0), strides=(1,) * 12),
    Cards(
        (1, 2), ((3, 6), (7, 9), (10, 11)), 12, footprints=(2, 2), strides=(4, 1, 3, 2, 5, 1) * 2
    ),
)
"""Numbers that a designer may have turned; in the last the stride differs by the last number."""


def position(rng: Random, most_hidden: int = 4, cards: Cards = SMALL) -> Evidence:
    """A few lays, draws, reveals, misses and tellings, of a world that is then forgotten."""
    game = _Game(rng, most_hidden, cards)
    for turn in range(1, rng.randint(3, 9)):
        game.fugitive(turn)
        game.marshal()
    game.run()
    return Evidence(
        trail=tuple(game.trail),
        hand=tuple(game.marshals),
        removed=tuple(game.removed),
        spent=tuple(game.spent),
        misses=tuple(game.misses),
        draws=tuple(game.draws),
        goal_sprints=game.goal_sprints,
        cards=cards,
    )


class _Game:
    def __init__(self, rng: Random, most_hidden: int, cards: Cards) -> None:
        self.rng = rng
        self.cards = cards
        self.room = most_hidden
        self.goal_sprints = rng.random() < 0.2
        self.decks = [rng.sample(range(low, high + 1), high + 1 - low) for low, high in cards.decks]
        self.hand = [*cards.start, cards.goal, self.decks[0].pop(), self.decks[1].pop()]
        self.draws = [Draw(0, 0), Draw(1, 0)]
        self.marshals: list[int] = []
        self.removed: list[int] = []
        self.spent: list[Spent] = []
        self.trail: list[Hideout] = []
        self.truth = [0]
        self.misses: list[Miss] = []

    def fugitive(self, turn: int) -> None:
        deck = self.rng.randrange(3)
        if turn > 1 and self.decks[deck]:
            self.hand.append(self.decks[deck].pop())
            self.draws.append(Draw(deck, 2 * turn - 1))
        self.lay(2 * turn)
        loose = [card for card in self.hand if card != self.cards.goal]
        if loose and self.rng.random() < 0.1:
            self.spent.append(Spent(self.rng.choice(loose), 2 * turn))
            self.hand.remove(self.spent[-1].card)

    def lay(self, time: int) -> None:
        rng, last = self.rng, self.truth[-1]
        numbers = [card for card in self.hand if last < card < self.cards.goal]
        if self.room < 1 or not numbers:
            return
        number = rng.choice(sorted(numbers)[:2])
        usable = self.sprints(number)
        under = rng.sample(usable, min(len(usable), self.room - 1, rng.choice((0, 0, 0, 1, 2))))
        bonus = 2 if rng.random() < 0.1 else 0
        if number - last > self.cards.strides[last] + bonus + prints(self.cards, under):
            return
        self.hand = [card for card in self.hand if card not in (number, *under)]
        laid = Hideout(time, hidden_sprints=len(under), bonus=bonus)
        self.trail.append(_seen(rng, self.cards, laid, number, under, self.hand))
        self.truth.append(number)
        self.room -= (self.trail[-1].number is None) + self.trail[-1].hidden_sprints

    def sprints(self, number: int) -> list[int]:
        return [card for card in self.hand if card != number and self.may_sprint(card)]

    def may_sprint(self, card: int) -> bool:
        return card != self.cards.goal or self.goal_sprints

    def marshal(self) -> None:
        rng = self.rng
        for into, chance in ((self.marshals, 0.7), (self.removed, 0.1)):
            deck = self.decks[rng.randrange(3)]
            if deck and rng.random() < chance:
                into.append(deck.pop())
        named = rng.sample(range(1, self.cards.goal), rng.choice((1, 1, 2, 2, 3)))
        if self.trail and rng.random() < 0.6 and not set(named) <= set(self.truth):
            self.misses.append(Miss(tuple(named), len(self.trail)))

    def run(self) -> None:
        """Lay the goal, if it can be reached."""
        goal, last = self.cards.goal, self.truth[-1]
        under = self.sprints(goal)[: min(self.room, self.rng.randint(0, 2))]
        reach = last + self.cards.strides[last] + prints(self.cards, under)
        if self.trail and goal in self.hand and goal <= reach:
            self.trail.append(Hideout(99, number=goal, hidden_sprints=len(under)))


def prints(cards: Cards, under: list[int]) -> int:
    return sum(cards.footprints[card % 2] for card in under)


def _seen(
    rng: Random, cards: Cards, hideout: Hideout, number: int, under: list[int], hand: list[int]
) -> Hideout:
    """The hideout after what may have become known of it."""
    taken, told = 0, None
    if rng.random() < 0.15:
        told = Told(prints(cards, under))
    if under and rng.random() < 0.15:
        hand.append(under.pop())
        taken = 1
        if rng.random() < 0.3:
            told = Told(prints(cards, under), taken_back=1)
    deck = next((pair for pair in cards.decks if pair[0] <= number <= pair[1]), (1, 2))
    face_up = rng.random() < 0.2
    return Hideout(
        laid=hideout.laid,
        number=number if face_up else None,
        sprints=tuple(under) if face_up else (),
        hidden_sprints=0 if face_up else len(under),
        taken_back=taken,
        bonus=hideout.bonus,
        odd=bool(number % 2) if rng.random() < 0.15 else None,
        among=deck if rng.random() < 0.15 else None,
        told=told,
    )
