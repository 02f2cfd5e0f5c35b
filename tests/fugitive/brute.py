"""Worlds listed one by one, as slowly and plainly as possible, to check the walk against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from engine.fugitive.deduction.evidence import Evidence, Hideout

World = tuple[tuple[int, tuple[int, ...]], ...]
"""Of each hideout its number, and the cards under it."""


def worlds(evidence: Evidence) -> Iterator[World]:
    """Every way to put different cards where cards lie face down."""
    return (world for world in _rising(evidence, (), _loose(evidence)) if _fits(evidence, world))


def _rising(evidence: Evidence, laid: World, loose: set[int]) -> Iterator[World]:
    """Worlds in which the numbers rise; whether they fit is another question."""
    if len(laid) == len(evidence.trail):
        yield laid
        return
    hideout = evidence.trail[len(laid)]
    last = laid[-1][0] if laid else 0
    for number in loose if hideout.number is None else {hideout.number}:
        for hidden in permutations(loose - {number}, hideout.hidden_sprints):
            if number > last:
                here = (number, (*hideout.sprints, *hidden))
                yield from _rising(evidence, (*laid, here), loose - {number, *hidden})


def beyond_need(evidence: Evidence, world: World) -> int:
    """The footprints under hideouts that would have been in reach without them."""
    beyond = last = 0
    for hideout, (number, under) in zip(evidence.trail, world, strict=True):
        near = evidence.cards.strides[last] + hideout.bonus
        beyond += max(0, _prints(evidence, under) - max(0, number - last - near))
        last = number
    return beyond


def _loose(evidence: Evidence) -> set[int]:
    cards = set(evidence.cards.start)
    for low, high in evidence.cards.decks:
        cards |= set(range(low, high + 1))
    if evidence.goal_sprints:
        cards.add(evidence.cards.goal)
    seen = {*evidence.hand, *evidence.removed, *(each.card for each in evidence.spent)}
    for hideout in evidence.trail:
        seen |= {*hideout.sprints, *([hideout.number] if hideout.number else [])}
    return {card for card in cards if card not in seen}


def _fits(evidence: Evidence, world: World) -> bool:
    numbers = [number for number, _ in world]
    face_down = (n for n, h in zip(numbers, evidence.trail, strict=True) if h.number is None)
    if evidence.cards.goal in face_down:
        return False
    if any(set(miss.numbers) <= set(numbers[: miss.trail]) for miss in evidence.misses):
        return False
    return all(
        _hideout_fits(evidence, hideout, before, number, under)
        for hideout, before, (number, under) in zip(
            evidence.trail, [0, *numbers], world, strict=False
        )
    )


def _hideout_fits(
    evidence: Evidence, hideout: Hideout, last: int, number: int, under: tuple[int, ...]
) -> bool:
    if hideout.odd is not None and hideout.odd != (number % 2 == 1):
        return False
    if hideout.among is not None and not hideout.among[0] <= number <= hideout.among[1]:
        return False
    near, shown = last + evidence.cards.strides[last] + hideout.bonus, _prints(evidence, under)
    return any(
        last < number <= near + shown + sum(taken) and _told(hideout, shown, taken)
        for taken in product(evidence.cards.footprints, repeat=hideout.taken_back)
    )


def _told(hideout: Hideout, shown: int, taken: tuple[int, ...]) -> bool:
    """Return whether the footprints told are those under it now and of what was taken back."""
    if hideout.told is None:
        return True
    return hideout.told.footprints == shown + sum(taken[hideout.told.taken_back :])


def _prints(evidence: Evidence, cards: tuple[int, ...]) -> int:
    even, odd = evidence.cards.footprints
    return sum(odd if card % 2 else even for card in cards)


def histories(evidence: Evidence, world: World) -> int:
    """The ways in which the fugitive can have drawn what this world needs, draw by draw."""
    needed = {each.card: each.time for each in evidence.spent}
    for hideout, (number, under) in zip(evidence.trail, world, strict=True):
        needed |= dict.fromkeys((number, *under), hideout.laid)
    ways = 1
    for deck, (low, high) in enumerate(evidence.cards.decks):
        cards = {c for c in range(low, high + 1) if c not in (*evidence.hand, *evidence.removed)}
        times = [draw.time for draw in evidence.draws if draw.deck == deck]
        ways *= _orders(times, cards, {c: t for c, t in needed.items() if c in cards})
    return ways


def _orders(times: list[int], cards: set[int], needed: dict[int, int]) -> int:
    if not times:
        return not needed
    ways = 0
    for card in cards:
        if times[0] < needed.get(card, times[0] + 1):
            rest = {each: time for each, time in needed.items() if each != card}
            ways += _orders(times[1:], cards - {card}, rest)
    return ways
