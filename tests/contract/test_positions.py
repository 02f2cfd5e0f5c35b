"""A position that is judged possible reads back and can be played on to an end."""

from __future__ import annotations

import pytest

from explorer.files.library import games

from .mutations import FAILED, PLAYED, mutants, trial

MUTANTS = 400


@pytest.mark.parametrize("name", games())
def test_nearly_right_positions_are_refused_or_played_on(
    name: str, games_seed: str, effort: int
) -> None:
    game = games()[name]
    trials = [trial(game, each) for each in mutants(game, games_seed, range(MUTANTS * effort))]
    failed = [each for each in trials if each.verdict == FAILED]
    report = [f"{each.fault} {each.detail}\n{each.mutant.said}" for each in failed[:3]]
    assert not failed, "\n\n".join([f"{len(failed)} of {len(trials)} failed", *report])
    assert sum(each.verdict == PLAYED for each in trials) > len(trials) / 10
