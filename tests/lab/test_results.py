"""Results: cited, saved, read back, repeated to the same numbers, and compared with care."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import GameError
from engine.core.record import replace
from engine.lab.bots import random_bot
from engine.lab.comparing import compare
from engine.lab.intervals import betting
from engine.lab.lab import Lab
from engine.lab.measures import Measure
from engine.lab.playing import Played
from engine.lab.results import RANDOM_WARNING, Result, load

from .tables import first_move, with_bullets

RESULT = Lab("super_express", 4, options={"reflex": True}, seed="a seed").run(60)
OWN = (first_move, random_bot, random_bot, random_bot)


# -- what a result holds


def test_a_result_says_what_was_played() -> None:
    assert RESULT.cite() == (
        f"heist-explorer {RESULT.version}: 60 games of super_express with seed 'a seed', "
        "4 players (belle, cheyenne, django, doc; played by random, random, random, random), "
        "reflex on."
    )


def test_random_players_alone_are_warned_of_everywhere() -> None:
    assert RANDOM_WARNING in str(RESULT)
    assert RANDOM_WARNING in str(RESULT.estimate("moves"))
    assert RANDOM_WARNING in str(compare(RESULT, RESULT, "moves"))


def test_other_players_bring_no_warning() -> None:
    result = Lab("super_express", 4, bots=OWN).run(10)
    assert result.players == ("first_move", "random", "random", "random")
    assert "random players" not in f"{result} {result.estimate('moves')}"


def test_an_estimate_is_a_mean_with_its_interval_and_its_games() -> None:
    values = [1 / len(one.winners) if 0 in one.winners else 0 for one in RESULT.games]
    row = RESULT.estimate("wins_by_seat")["1"]
    assert row.mean == pytest.approx(sum(values) / 60)
    assert row.games == 60
    assert row.interval == betting(values, 60)
    with pytest.raises(GameError, match="wins_by_seat has no '9'; there are '1', '2', '3', '4'"):
        RESULT.estimate("wins_by_seat")["9"]


def test_a_measure_that_raises_loses_nothing() -> None:
    def broken(played: Played) -> float:
        return played.moves / 0

    before = RESULT.estimate("moves")
    with pytest.raises(GameError, match=r"^the measure broken failed at game 0"):
        RESULT.estimate(broken)
    assert RESULT.estimate("moves") == before


# -- saved and repeated


def test_a_result_is_saved_and_read_back_the_same(tmp_path: Path) -> None:
    path = RESULT.save(tmp_path / "result.json")
    assert load(path) == RESULT
    assert [each.name for each in tmp_path.iterdir()] == ["result.json"]


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_a_result_is_repeated_to_the_same_numbers(tmp_path: Path, n_jobs: int) -> None:
    again = load(RESULT.save(tmp_path / "result.json")).repeat(n_jobs=n_jobs)
    assert again == RESULT
    assert again.estimate("wins_by_turn") == RESULT.estimate("wins_by_turn")


def test_bots_are_handed_in_to_repeat_what_they_played() -> None:
    result = Lab("super_express", 4, bots=OWN).run(10)
    with pytest.raises(GameError, match="played by first_move, random, random, random"):
        result.repeat()
    assert result.repeat(bots=OWN) == result


def test_drawn_seats_are_repeated() -> None:
    result = Lab("colt_express", 3, drawn=True).run(5)
    assert result.repeat() == result
    assert "drawn for each game" in result.cite()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "it is no JSON"),
        ("[" * 100_000, "it is no JSON"),
        ('{"game": "super_express"}', "no result of the lab"),
        ("[1, 2]", "no result of the lab"),
    ],
    ids=["words", "brackets", "too little", "a list"],
)
def test_what_is_no_result_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text)
    with pytest.raises(GameError, match=said):
        load(path)


def test_files_that_can_not_be_used_are_told_of(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="can't be read"):
        load(tmp_path / "none.json")
    with pytest.raises(GameError, match="can't be written"):
        RESULT.save(tmp_path / "no folder" / "result.json")


# -- compared


RAN_OUT = Measure(
    "ran_out", "no bullet was left", lambda one: "NoMarshalBullet" in one.events, True
)
BULLETS = {13: Lab("colt_express", 4, seed=1).run(250), 5: with_bullets(5, 250, seed=1)}


def test_fewer_bullets_run_out_more_often() -> None:
    """A longer run of another program found 1.3 % with 13 bullets."""
    many = BULLETS[13].estimate(RAN_OUT)[""].interval
    assert many.low < 0.013 < many.high
    assert compare(BULLETS[13], BULLETS[5], RAN_OUT)[""].interval.low > 0.4


def test_shared_luck_makes_differences_narrower_and_says_so() -> None:
    paired = compare(BULLETS[13], BULLETS[5], "wins_by_turn")
    other = with_bullets(5, 250, seed=2)
    unpaired = compare(BULLETS[13], other, "wins_by_turn")
    assert paired.shared
    assert not unpaired.shared
    for row in paired.rows:
        assert row.interval.half < 0.7 * unpaired[row.label].interval.half
        assert row.interval.low <= row.effect <= row.interval.high
    assert paired.left < 0.4
    assert paired.width < 0.7
    assert f"{paired.left:.0%} of the variance is left" in str(paired)
    assert f"{paired.width:.2f} times as wide" in str(paired)
    assert unpaired.left == pytest.approx(1, abs=0.25)
    assert "nothing is paired" in str(unpaired)


def test_a_result_does_not_differ_from_itself() -> None:
    same = compare(RESULT, RESULT, "wins_by_seat")
    assert all(row.effect == 0 and row.a == row.b for row in same.rows)
    assert same.left == 0


def test_what_only_one_result_has_counts_as_absent_in_the_other() -> None:
    plain = Lab("super_express", 4, seed="a seed").run(60)
    row = compare(plain, RESULT, "rules")["sx.reflex.duck"]
    assert (row.a, row.games) == (0, 60)
    assert row.b > 0


def test_only_games_that_both_have_are_paired() -> None:
    half = replace(RESULT, games=RESULT.games[20:40])
    assert compare(RESULT, half, "moves")[""].games == 20
    none = replace(RESULT, games=tuple(replace(one, number=999) for one in RESULT.games[:1]))
    with pytest.raises(GameError, match="no game of both results has a value of moves"):
        compare(RESULT, none, "moves")


def test_different_games_can_not_be_compared() -> None:
    other: Result = BULLETS[13]
    with pytest.raises(GameError, match="super_express and colt_express are different games"):
        compare(RESULT, other, "moves")
