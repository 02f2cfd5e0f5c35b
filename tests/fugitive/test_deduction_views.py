"""Evidence is taken from the marshal's view, holds no secret, and never rules out the truth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.moves import CHANCE, NOBODY
from engine.core.record import replace
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Evidence,
    WrongView,
    evidence_of,
    odds,
    public_evidence,
)
from engine.fugitive.deduction.walk import tally
from engine.fugitive.options import FaceUp, PassDraw, Sprint42, Variant
from engine.fugitive.state import FUGITIVE, MARSHAL, State

GAMES = 200
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"variant": Variant.RANDOM},
    {"variant": Variant.DISCOVERY, "face_up": FaceUp.RIGHT},
    {"variant": Variant.SUPPORT, "sprint_42": Sprint42.ALLOWED},
    {"variant": Variant.CATCH_UP, "pass_draw": PassDraw.LOWEST_DECK},
)


def moments(seed: int, share: float = 0.05) -> Iterator[State]:
    """Some positions of a random game, after the deal."""
    rng = Random(seed)
    state = GAME.setup(2, **OPTIONS[seed % len(OPTIONS)])
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        move = GAME.rules.chance(state).sample(rng) if actor == CHANCE else GAME.sample(state, rng)
        state, _ = GAME.play(state, move)
        if state.trail and rng.random() < share:
            yield state


def the_truth(state: State, evidence: Evidence) -> Evidence:
    """The evidence with everything turned up that lies there."""
    trail = tuple(
        replace(hideout, number=true.card, sprints=true.sprints, hidden_sprints=0)
        for hideout, true in zip(evidence.trail, state.trail, strict=True)
    )
    return replace(evidence, trail=trail)


@pytest.mark.parametrize("seeds", [range(at, at + 25) for at in range(0, GAMES, 25)], ids=str)
def test_the_true_world_is_never_ruled_out(seeds: range) -> None:
    looked = 0
    for seed in seeds:
        for state in moments(seed):
            evidence = evidence_of(GAME.sight.observe(state, MARSHAL))
            for model in (EVEN, WITH_DRAWS):
                assert tally(the_truth(state, evidence), model).total, f"{seed}: {state}"
            known = odds(evidence)
            for place in evidence.hidden:
                assert known.chance(place, state.trail[place].card), f"{seed}: {state}"
            looked += 1
    assert looked > len(seeds)


def test_what_everybody_sees_never_rules_out_the_truth() -> None:
    for seed in range(15):
        for state in moments(seed):
            public = public_evidence(GAME.sight.observe(state, SPECTATOR))
            assert tally(the_truth(state, public), WITH_DRAWS).total, f"{seed}: {state}"


def a_moment() -> State:
    return next(
        state for state in moments(5) if len(state.trail) > 1 and state.marshal and state.hand
    )


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        pytest.param(ALL_SEEING, "shows what lies face down at 1, 2", id="all-seeing"),
        pytest.param(FUGITIVE, "shows what lies face down", id="the fugitive's"),
        pytest.param(SPECTATOR, "hides the marshal's hand", id="a spectator's"),
    ],
)
def test_only_the_marshals_view_is_evidence(viewer: Viewer, said: str) -> None:
    with pytest.raises(WrongView, match=said):
        evidence_of(GAME.sight.observe(a_moment(), viewer))


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        pytest.param(ALL_SEEING, "shows what lies face down", id="all-seeing"),
        pytest.param(FUGITIVE, "shows what lies face down", id="the fugitive's"),
        pytest.param(MARSHAL, "shows the marshal's hand", id="the marshal's"),
    ],
)
def test_only_a_spectators_view_is_public(viewer: Viewer, said: str) -> None:
    with pytest.raises(WrongView, match=said):
        public_evidence(GAME.sight.observe(a_moment(), viewer))


def test_a_hand_that_is_shown_is_refused_before_anything_is_laid() -> None:
    state = next(iter(moments(0, share=1)))
    before = replace(state, trail=())
    with pytest.raises(WrongView, match="shows the fugitive's hand"):
        evidence_of(before)
