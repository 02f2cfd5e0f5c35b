"""The what-if tool: the moves of a step side by side, each with its results.

An all-seeing viewer gets exact answers. Others get the results in worlds that look alike to them,
so that the answers tell no secret; such an answer says that it is sampled.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.core.events import Event
from engine.core.imagining import HiddenStart, imagined
from engine.core.messages import plain
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.record import Record, replace
from engine.core.sight import ALL_SEEING
from engine.core.timeline import Timeline

from .standpoint import Standpoint
from .story import Sentence, story

MOST_MOVES = 24
WORLDS = 8


class Result(Record):
    """A position that a move may lead to, as the viewer would see it, and how likely it is."""

    share: Fraction
    state: Any
    events: tuple[Event[Any], ...]
    story: tuple[Sentence, ...]


class Alternative(Record):
    """A move with its possible results; `chance` is set if luck decides."""

    move: str
    label: str
    results: tuple[Result, ...]
    chance: Fraction | None = None


class WhatIf(Record):
    """The alternatives of a step.

    `worlds` is 0 if the answer is exact; `more` counts the moves that are not shown. `hidden` is
    set if nothing can be told without telling a secret.
    """

    alternatives: tuple[Alternative, ...] = ()
    worlds: int = 0
    more: int = 0
    hidden: bool = False

    def __str__(self) -> str:
        lines = [_line(each) for each in self.alternatives]
        if self.more:
            lines.append(f"and {self.more} more")
        if self.worlds:
            lines.append(f"sampled from {self.worlds} worlds that look alike")
        if self.hidden:
            lines.append("this can't be told without telling a secret")
        return "\n".join(lines) or "nothing can be done here"

    __repr__ = __str__


def _line(alternative: Alternative) -> str:
    told = " / ".join(
        " ".join(plain(each.segments) for each in result.story) for result in alternative.results
    )
    luck = f" ({alternative.chance})" if alternative.chance is not None else ""
    return f"{alternative.move}{luck}: {told}"


def what_if(here: Standpoint, most: int = MOST_MOVES) -> WhatIf:
    """Every move of the position at hand, up to `most`, with its results.

    The moves of luck are all listed, so that their chances add up to 1.
    """
    if here.between_events or here.home or here.to_act == NOBODY:
        return WhatIf()
    if here.to_act != CHANCE and not here.sees_choices:
        return WhatIf(hidden=True)
    try:
        worlds = _worlds(here)
    except HiddenStart:
        return WhatIf(hidden=True)
    sampled = 0 if here.sight is ALL_SEEING else len(worlds)
    if here.to_act == CHANCE:
        return WhatIf(_luck(here, worlds), sampled)
    left = max(0, len(here.game.rules.options(here.whole_state)) - most)
    return WhatIf(_choices(here, worlds, most), sampled, left)


def _worlds(here: Standpoint) -> tuple[Any, ...]:
    if here.sight is ALL_SEEING:
        return (here.whole_state,)
    rng = here.tree.rng("what if", here.at)
    return imagined(Timeline.in_tree(here.tree, here.at), here.sight, WORLDS, rng)


def _choices(here: Standpoint, worlds: tuple[Any, ...], most: int) -> tuple[Alternative, ...]:
    game, state = here.game, here.whole_state
    return tuple(
        Alternative(
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
            _results(here, [(world, move, Fraction(1, len(worlds))) for world in worlds]),
        )
        for move in game.rules.options(state)[:most]
    )


def _luck(here: Standpoint, worlds: tuple[Any, ...]) -> tuple[Alternative, ...]:
    """The possible luck as the viewer would see it, the likeliest first."""
    game, sight = here.game, here.sight
    seen: dict[Move[Any], list[tuple[Any, Move[Any], Fraction]]] = {}
    for world in worlds:
        for move, chance in game.rules.chance(world).outcomes:
            shown = game.sight.witness_move(move, world, sight)
            seen.setdefault(shown, []).append((world, move, chance / len(worlds)))
    alternatives = [
        Alternative(
            game.notation.move_text(shown, here.state),
            plain(game.words.label(shown, here.state, here.language)),
            _results(here, drawn),
            sum((chance for _, _, chance in drawn), Fraction(0)),
        )
        for shown, drawn in seen.items()
    ]
    return tuple(sorted(alternatives, key=lambda each: -(each.chance or 0)))


def _results(here: Standpoint, made: list[tuple[Any, Move[Any], Fraction]]) -> tuple[Result, ...]:
    """The distinct results of a move in some worlds, the likeliest first."""
    game, sight = here.game, here.sight
    whole = sum((share for _, _, share in made), Fraction(0))
    found: dict[tuple[Any, tuple[Event[Any], ...]], Result] = {}
    for world, move, share in made:
        state, events = game.play(world, move)
        view = game.sight.observe(state, sight)
        seen = tuple(game.sight.witness(event, sight) for event in events)
        told = story(game, events, state, sight, here.language)
        before = found.get((view, seen), Result(Fraction(0), view, seen, told))
        found[view, seen] = replace(before, share=before.share + share / whole)
    return tuple(sorted(found.values(), key=lambda each: -each.share))
