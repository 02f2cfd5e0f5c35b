"""Small positions made by luck, that a game could have come to."""

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
    footprints,
)

SMALL = Cards(start=(1, 2), decks=((3, 6), (7, 9), (10, 11)), goal=12)


def position(rng: Random, most_hidden: int = 4) -> Evidence:
    """A few lays, draws, reveals, misses and tellings, of a world that is then forgotten."""
    cards = SMALL
    decks = [list(range(low, high + 1)) for low, high in cards.decks]
    for cards_of_deck in decks:
        rng.shuffle(cards_of_deck)
    hand = [*cards.start, decks[0].pop(), decks[1].pop()]
    draws = [Draw(0, 0), Draw(1, 0)]
    marshal: list[int] = []
    removed: list[int] = []
    spent: list[Spent] = []
    trail: list[Hideout] = []
    truth: list[int] = []
    misses: list[Miss] = []
    goal_sprints = rng.random() < 0.15
    hand += [cards.goal] * goal_sprints
    hidden = last = 0
    for time in range(1, rng.randint(3, 9)):
        deck = rng.randrange(3)
        if time > 1 and decks[deck]:
            hand.append(decks[deck].pop())
            draws.append(Draw(deck, 2 * time - 1))
        laid = _lay(rng, hand, last, 2 * time, most_hidden - hidden, cards.goal)
        if laid is not None:
            hideout, last, under = laid
            trail.append(_seen(rng, hideout, last, under, hand))
            truth.append(last)
            hidden += (trail[-1].number is None) + trail[-1].hidden_sprints
        if len(hand) > 1 and rng.random() < 0.1:
            card = rng.choice([each for each in hand if each != cards.goal])
            hand.remove(card)
            spent.append(Spent(card, 2 * time))
        for into, chance in ((marshal, 0.7), (removed, 0.1)):
            deck = rng.randrange(3)
            if decks[deck] and rng.random() < chance:
                into.append(decks[deck].pop())
        if rng.random() < 0.6 and trail:
            named = rng.sample(range(1, cards.goal), rng.choice((1, 1, 2, 2, 3)))
            if not set(named) <= set(truth):
                misses.append(Miss(tuple(named), len(trail)))
    goal_laid = None
    if cards.goal in hand and cards.goal - last <= 3 and trail:
        goal_laid = Hideout(99, number=cards.goal, hidden_sprints=int(hidden < most_hidden))
        if len(hand) < 2:
            goal_laid = Hideout(99, number=cards.goal)
    return Evidence(
        trail=(*trail, goal_laid) if goal_laid else tuple(trail),
        hand=tuple(marshal),
        removed=tuple(removed),
        spent=tuple(spent),
        misses=tuple(misses),
        draws=tuple(draws),
        goal_sprints=goal_sprints,
        cards=cards,
    )


def _lay(
    rng: Random, hand: list[int], last: int, time: int, room: int, goal: int
) -> tuple[Hideout, int, list[int]] | None:
    numbers = [card for card in hand if last < card < goal]
    if room < 1 or not numbers:
        return None
    number = rng.choice(sorted(numbers)[:2])
    others = [card for card in hand if card != number]
    bonus = 2 if rng.random() < 0.1 else 0
    for _ in range(8):
        under = rng.sample(
            others, min(len(others), rng.choice((0, 0, 0, min(1, room - 1), min(2, room - 1))))
        )
        if number - last <= 3 + bonus + sum(map(footprints, under)):
            for card in (number, *under):
                hand.remove(card)
            return Hideout(time, hidden_sprints=len(under), bonus=bonus), number, under
    return None


def _seen(rng: Random, hideout: Hideout, number: int, under: list[int], hand: list[int]) -> Hideout:
    """The hideout after what may have become known of it."""
    taken, told = 0, None
    if rng.random() < 0.15:
        told = Told(sum(map(footprints, under)))
    if under and rng.random() < 0.15:
        hand.append(under.pop())
        taken = 1
        if rng.random() < 0.3:
            told = Told(sum(map(footprints, under)), taken_back=1)
    deck = next((pair for pair in SMALL.decks if pair[0] <= number <= pair[1]), (1, 2))
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
