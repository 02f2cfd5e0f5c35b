"""Puzzles of Colt Express: the one way to carry out a card of the pile, with the pile known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.colt_express.pieces import (
    FIRE,
    MARSHAL,
    MOVE,
    PUNCH,
    ROBBERY,
    ROOF,
    Action,
    Loot,
    LootKind,
    card_of,
)
from engine.colt_express.state import STEALING, Played, State
from engine.colt_express.stealing.nothing import NoEffect
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.questions import Condition, Follow
from engine.core.record import Record, replace

from ..puzzle import Goal, Moment, Table
from ..trying import FEWEST

TABLES: Sequence[Table] = (
    Table(4, {}),
    Table(4, {}, "random"),
    Table(5, {}, "random"),
    Table(3, {}, "easy"),
    Table(5, {}, "easy"),
    Table(6, {}, "random"),
)
"""Players who err leave more bandits on the roofs, and more loot lying about."""
FLEETING: Sequence[str] = (
    *("options", "seats", "train", "round", "first", "bullets", "marshal bullets", "removed"),
    *("purse", "lost", "hand", "deck", "top", "discard", "acted", "drew", "now", "ransom"),
)
PILES = 300
"""How many piles are laid for each game."""
LENGTHS = (0, 1, 1, 2, 2, 3)
"""How many cards follow the first one of a pile."""
OWN = (ROBBERY, ROBBERY, FIRE, PUNCH)
THEIRS = (FIRE, PUNCH, ROBBERY, MARSHAL)
"""The second cards, by whose they are."""
KEPT = ("seats:", "train:", "marshal:", "loot ", "purse ", "lost:", "beside:")
"""The beginnings of the lines that say who and what is on the train."""
KEPT_AT_THE_END = (*KEPT, "round:", "rounds:")
NOTHING = "nothing"
PRECIOUS = (LootKind.JEWEL, LootKind.STRONGBOX)
SAME = Loot(LootKind.JEWEL)
"""The loot in the cast of a goal that speaks of none."""


class Cast(Record):
    """Who and what plays in a goal."""

    hero: Seat
    other: Seat
    loot: Loot
    card: Action
    """The card that the hero carries out."""


def moments(
    game: Game[State], history: Sequence[tuple[State, Move[State]]], rng: Random
) -> Iterator[Moment]:
    """Yield moments at random: where a played game stands in a stealing, short piles are laid.

    A pile of one card ends the round; the cards after it are the hero's own or another's.
    """
    standing = [state for state, _ in history if state.phase is STEALING]
    for _ in range(PILES):
        state = rng.choice(standing)
        hero = Seat(rng.randrange(len(state.bandits)))
        cards = _choosing(state, hero)
        if not cards:
            continue
        pile = [(hero, rng.choice(cards))]
        for _ in range(rng.choice(LENGTHS)):
            other = rng.choice((hero, Seat(rng.randrange(len(state.bandits)))))
            pile.append((other, rng.choice(OWN if other == hero else THEIRS)))
        found = _carried_out(game, _tried(state, pile), rng)
        laid = _laid(game, state, pile) if found else None
        if found and laid:
            then, actors = tuple(map(Follow, found[0])), found[1]
            options = game.rules.options(laid)
            setting = "stealing" if then else "last"
            yield Moment(game, laid, hero, options, then, actors, NOTHING, setting)


def _choosing(state: State, hero: Seat) -> list[Action]:
    """Return the cards that are likely to leave a bandit more than two choices."""
    spot = state.bandits[hero].spot
    near = sum(bandit.spot == spot for bandit in state.bandits) - 1
    kinds = {loot.kind for loot in state.lying[spot.floor]}
    found = {MOVE: spot.level is ROOF, FIRE: spot.level is ROOF, PUNCH: near, ROBBERY: kinds}
    return [card for card, likely in found.items() if likely]


def _tried(state: State, pile: Sequence[tuple[Seat, Action]]) -> State:
    """Return the position with another pile, quickly, whether it is possible or not."""
    cards = tuple(Played(seat, card_of(action, seat)) for seat, action in pile)
    return replace(state, pile=cards, resolved=0, looking=())


def _carried_out(
    game: Game[State], state: State, rng: Random
) -> tuple[tuple[str, ...], tuple[Seat, ...]] | None:
    """Return moves for the cards after the first, and who makes them; None if there are none.

    All but the last can be made so whatever the hero does.
    """
    options = game.rules.options(state)
    if len(options) < FEWEST:
        return None
    after = [game.play(state, move)[0] for move in options]
    follow: list[str] = []
    for entry in state.pile[1:]:
        if any(each.turn != entry.seat or each.phase is not STEALING for each in after):
            return None
        ways = [{_text(game, move, each): move for move in _acting(game, each)} for each in after]
        last = len(follow) == len(state.pile) - 2
        common = set.union(*map(set, ways)) if last else set.intersection(*map(set, ways))
        if not common:
            return None
        meant = [each for each in common if _said(state, state.turn) in each]
        text = rng.choice(sorted(meant or common))
        after = [
            game.play(each, way[text])[0] if text in way else each
            for each, way in zip(after, ways, strict=True)
        ]
        follow.append(text)
    if any(each.looking for each in after):
        return None
    return tuple(follow), tuple(entry.seat for entry in state.pile[1:])


def _text(game: Game[State], move: Move[State], state: State) -> str:
    return game.notation.move_text(move, state)


def _acting(game: Game[State], state: State) -> list[Move[State]]:
    return [move for move in game.rules.options(state) if not isinstance(move, NoEffect)]


def _laid(game: Game[State], state: State, pile: Sequence[tuple[Seat, Action]]) -> State | None:
    """Return the position with another pile; None if it is impossible.

    Hands, decks and bullets are as at the start, since they don't matter for the cards of a pile.
    """
    kept = KEPT if len(pile) > 1 else KEPT_AT_THE_END
    lines = game.notation.position_text(state).splitlines()
    there = [line for line in lines if line.startswith(kept) or line[0].isdigit()]
    cards = ", ".join(f"{_said(state, seat)} {card.value.capitalize()}" for seat, card in pile)
    try:
        return game.read_position("\n".join([*there, f"pile: | {cards}"]), state.options)
    except GameError:
        return None


def goals(moment: Moment) -> list[Goal]:
    """Return the goals that may matter: own ones, and those against or for another bandit."""
    state, hero = moment.state, moment.seat
    own = Cast(hero, hero, SAME, state.pile[state.resolved].card.action)
    others = [replace(own, other=Seat(n)) for n in range(len(state.bandits)) if n != hero]
    found = [*_own(state, own), *(goal for cast in others for goal in _against(state, cast))]
    if any(actor != hero for actor in moment.actors[-1:]):
        found += _guarded(state, own)
        found += [goal for cast in others for goal in _guarding(state, cast)]
    return found


def _own(state: State, cast: Cast) -> Iterator[Goal]:
    name = _said(state, cast.hero)
    met = (_never("Fled", bandit=name), _never("MarshalHit", bandit=name))
    yield Goal("clear", cast, met, paired=True)
    yield Goal("pick", cast, (_happens("PursePicked", bandit=name),))
    for kind in PRECIOUS:
        loot = replace(cast, loot=Loot(kind))
        taken = _happens("Robbed", bandit=name, loot=kind.value)
        yield Goal("take", loot, (taken,), alone=cast.card is not ROBBERY, paired=True)


def _against(state: State, cast: Cast) -> Iterator[Goal]:
    name, theirs = _said(state, cast.hero), _said(state, cast.other)
    hit = _happens("Shot", bandit=name, target=theirs)
    yield Goal("chase", cast, (_happens("Fled", bandit=theirs),), paired=True)
    yield Goal("hit", cast, (hit,), alone=cast.card is not FIRE, paired=True)
    for kind in PRECIOUS:
        dropped = _happens("LootDropped", bandit=theirs, loot=kind.value)
        yield Goal("drop", replace(cast, loot=Loot(kind)), (dropped,), alone=False, paired=True)


def _guarded(state: State, cast: Cast) -> Iterator[Goal]:
    """Yield the goals of a bandit whom the last card of the pile may hurt."""
    name = _said(state, cast.hero)
    yield Goal("unshot", cast, (_never("Shot", target=name),), paired=True)
    yield Goal("unpunched", cast, (_never("Punched", target=name),), paired=True)


def _guarding(state: State, cast: Cast) -> Iterator[Goal]:
    """Yield the goals by which the last card of the pile is made to fail."""
    theirs = _said(state, cast.other)
    yield Goal("protect", cast, (_never("Shot", target=theirs),), paired=True)
    for kind in PRECIOUS:
        kept = _never("Robbed", bandit=theirs, loot=kind.value)
        yield Goal("deny", replace(cast, loot=Loot(kind)), (kept,), paired=True)


def _said(state: State, seat: Seat) -> str:
    return state.bandits[seat].name.value.capitalize()


def _happens(event: str, **values: Any) -> Condition:
    return Condition(happens={"event": event, **values})


def _never(event: str, **values: Any) -> Condition:
    return Condition(never={"event": event, **values})
