"""A game against others in a terminal: their moves, hints, the end and what decided it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from explorer.__main__ import main
from explorer.cli.table.match import MatchTerminal
from explorer.files.library import games
from explorer.page.match.ending import ending
from explorer.page.match.setup import make_match

SEATS = {"colt_express": "belle", "fugitive": "marshal", "super_express": "doc"}
OTHERS = {"colt_express": "Ghost", "fugitive": "Fugitive", "super_express": "Cheyenne"}
SHORT: Mapping[str, Mapping[str, object]] = {
    "colt_express": {"rounds": 1},
    "fugitive": {"stride": 8},
    "super_express": {},
}


def seated(game: str, *commands: str, language: str = "en") -> tuple[MatchTerminal, list[str]]:
    """A terminal in which commands were typed, then move after move; all that was told."""
    match = make_match(game, SEATS[game], None, "fair", 3, SHORT[game])
    waiting, said = list(commands), list[str]()

    def ask(_: str) -> str:
        over = ending(terminal.session.here) is not None
        return waiting.pop(0) if waiting else "q" if over else "1"

    terminal = MatchTerminal(match, language, ask, said.append)
    terminal.run()
    return terminal, said


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_to_its_end_which_is_told(game: str) -> None:
    terminal, said = seated(game, "h")
    here = terminal.session.here
    ended = ending(here)
    assert ended is not None
    assert here.viewer == SEATS[game]
    told = "\n".join(said)
    assert any(text.startswith(f"  {OTHERS[game]} ") for text in said)
    assert "As a good player judges it\n 100  " in told
    assert ended.headline in said[-1]
    assert all(moment.text in said[-1] for moment in ended.moments)
    assert ", ".join(ended.rules) in said[-1]
    for line in ended.table.lines if ended.table else ():
        (row,) = [text for text in said[-1].splitlines() if text.startswith(f"  {line.name} ")]
        assert row.split()[-len(line.values) :] == list(line.values)
        assert ("(you)" in row) == line.you


def test_what_the_others_do_is_told_as_the_seat_sees_it() -> None:
    _, said = seated("super_express", "1", "q")
    plans = [text for text in said if text[:2] == "  " and "lays a plan" in text]
    others = [text for text in plans if not text.startswith("  Doc")]
    assert others
    assert all("face down" in text for text in others)


def test_a_moment_is_gone_to_and_another_game_is_dealt() -> None:
    terminal, said = seated("super_express", *["1"] * 40, "g 4", "a", "q")
    assert any("step 4 " in text for text in said)
    assert terminal.session.here.step < 10
    assert terminal.session.timeline.seed != 3
    assert terminal.session.here.actor == "doc"


def test_a_step_back_and_on_and_what_can_not_be() -> None:
    _, said = seated("colt_express", "1", "b", "", "? play Punch", "dance", "q")
    assert any("can't be read" in text for text in said)
    assert sum(" to act" in text for text in said) >= 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["super_express", "--level", "godly"], "nobody plays at the level 'godly': easy,"),
        (["super_express", "--seat", "zorro"], "no seat is called 'zorro': belle,"),
        (["super_express/paradox", "--seat", "doc"], "others play along in a game (colt_express,"),
    ],
)
def test_what_can_not_be_asked_for_is_told(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 1
    assert told in capsys.readouterr().err
