"""What can be asked of a lab: which change matters, how deep the game is, what rules do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.moves import Move
from engine.core.record import replace
from engine.core.turn import Turn
from engine.lab import Lab
from engine.lab.bots import random_bot
from engine.lab.examples import Example
from engine.lab.looking import decided, deciding, flowed, standings, steps
from engine.lab.playing import Played
from engine.lab.results import load
from engine.lab.table import lay_table
from engine.lab.trying import settings
from tests.core.toy import TOY

from .tables import first_move

GAMES = 40
LABS = {
    "super_express": Lab("super_express", 4, seed=3),
    "colt_express": Lab("colt_express", 4, seed=3),
    "fugitive": Lab("fugitive", 2, seed=3),
}
for each in LABS.values():
    each.run(GAMES)


def stop_after(games: int) -> Callable[[int, int | None], None]:
    """Progress that is interrupted once more than so many games are done."""

    def told(done: int, _wanted: int | None) -> None:
        if done > games:
            raise KeyboardInterrupt

    return told


# -- which change matters


def test_changes_are_ranked_and_corrected_for_being_many() -> None:
    lab = LABS["super_express"]
    found = lab.ablate("decisions", GAMES)
    effects = [abs(change.difference.effect) for change in found.changes]
    assert effects == sorted(effects, reverse=True)
    assert found.each == pytest.approx(1 - 0.05 / len(found.changes))
    alone = lab.compare(lab, lab.variant(time_car=True), "decisions", games=GAMES)
    change = found["time_car on"]
    assert change.difference.effect == alone[""].effect
    assert change.difference.interval.half > alone[""].interval.half
    assert change.left == alone.left
    assert f"{alone.left:.0%} of the variance left" in str(found)


def test_what_can_not_be_tried_alone_is_told_with_its_reason() -> None:
    found = LABS["super_express"].sensitivity("decisions", GAMES)
    assert found.changes == ()
    assert "needs the Horse expansion" in str(found)
    with_horse = Lab("super_express", 4, options={"horse": True}).sensitivity("decisions", 20)
    assert {change.setting.option for change in with_horse.changes} == {
        "horse_pending",
        "horse_rescue",
        "horse_stunned",
    }


def test_a_table_with_another_value_tries_the_rulebooks() -> None:
    lab = Lab("super_express", 4, options={"reflex": True})
    assert [str(each.setting) for each in lab.ablate("moves", 10, only=["reflex"]).changes] == [
        "reflex off"
    ]


def test_whoever_stops_keeps_the_changes_that_were_tried() -> None:
    lab, tried = Lab("super_express", 4, seed=5), ["reflex", "horse", "time_car"]
    found = lab.ablate("moves", 10, only=tried, progress=stop_after(20))
    assert [str(each.setting) for each in found.changes] == ["reflex on"]
    assert "Stopped before horse on, time_car on." in str(found)
    whole = lab.ablate("moves", 10, only=tried)
    assert whole == Lab("super_express", 4, seed=5).ablate("moves", 10, only=tried)
    assert len(whole.changes) == 3


def test_progress_is_told_over_all_changes() -> None:
    told: list[tuple[int, int | None]] = []
    lab = Lab("super_express", 4, seed=6)
    lab.ablate("moves", 10, only=["reflex", "horse"], progress=lambda *now: told.append(now))
    assert told == sorted(told)
    assert told[-1] == (30, 30)


# -- how deep the game is


def shy(turn: Turn[Any]) -> Move[Any]:
    """A player that is far worse than a random one: it always takes the last move."""
    return turn.moves[-1]


def test_a_ladder_goes_up_step_by_step() -> None:
    found = LABS["super_express"].ladder([shy, first_move, random_bot], 48)
    assert [(rung.below, rung.above) for rung in found.rungs] == [
        ("shy", "first_move"),
        ("first_move", "random"),
    ]
    for rung in found.rungs:
        assert rung.wins.games == 48
        assert [row.games for row in rung.seats] == [12] * 4
        assert rung.gain.b == pytest.approx(rung.wins.mean)
        assert rung.higher == (rung.gain.interval.low > 0)
    assert found.depth <= 2
    assert "played by shy, first_move, random" in found.cite()


def test_seats_go_round_and_the_same_player_gains_nothing() -> None:
    (rung,) = LABS["fugitive"].ladder([random_bot, random_bot], 20).rungs
    assert rung.gain.effect == 0
    assert [row.label for row in rung.seats] == ["fugitive", "marshal"]
    assert not rung.higher


def test_a_ladder_that_is_stopped_keeps_its_games() -> None:
    lab = Lab("super_express", 4, seed=7)
    found = lab.ladder([shy, random_bot], 40, progress=stop_after(50))
    assert found.stopped
    assert 0 < found.rungs[0].wins.games < 40


# -- a closer look


@pytest.mark.parametrize("name", LABS)
def test_a_close_look_sees_what_was_played(name: str) -> None:
    finished = LABS[name].game(0)
    seen = list(steps(finished))
    assert tuple(step.event for step in seen) == finished.events
    assert seen[-1].after == finished.end
    assert {step.at for step in seen} <= set(range(len(finished.moves)))


@pytest.mark.parametrize("name", LABS)
def test_after_the_deciding_event_nobody_else_is_ahead(name: str) -> None:
    for number in range(8):
        finished = LABS[name].game(number)
        moment, seen = deciding(finished), list(standings(finished))
        winners = finished.game.rules.winners(finished.end)
        at = next(index for index, (step, _) in enumerate(seen) if step is moment or step == moment)
        assert {so_far.leaders for _, so_far in seen[at:-1] if so_far} <= {winners}
        assert set(decided(finished, number).rules) <= set(finished.game.rule_ids)


@pytest.mark.parametrize("name", LABS)
def test_rules_come_up_and_decide(name: str) -> None:
    lab = LABS[name]
    found = lab.rules(lab.result)
    for row in found.rows:
        came_up = [row.rule in played.rules for played in lab.result.games]
        assert row.games.mean == pytest.approx(sum(came_up) / GAMES)
        assert row.decides.mean <= row.games.mean
    assert sum(row.decides.mean for row in found.rows) >= 0.99
    assert {row.rule for row in found.rows}.isdisjoint(found.never)
    assert "last event that changed who would win" in str(found)


def test_money_flows_add_up() -> None:
    """What was won less what was lost is what everybody has more at the end than at the start."""
    lab = LABS["colt_express"]
    for number in range(5):
        finished = lab.game(number)
        first = next(found for _, found in standings(finished) if found)
        last = finished.game.teaching.standing(finished.end)
        assert last
        flow = flowed(finished, number)
        gained = sum(flow.won.values()) - sum(flow.lost.values())
        assert gained == sum(last.values) - sum(first.values)
    rows = {row.event: row for row in lab.flows().rows}
    assert rows["Robbed"].won.mean > 0
    assert rows["LootDropped"].lost.mean > 0


def test_a_game_that_counts_nothing_has_no_flows_and_no_lead() -> None:
    with pytest.raises(GameError, match="fugitive counts nothing"):
        LABS["fugitive"].flows()
    with pytest.raises(GameError, match="no game of this result has a value of lead_changes"):
        LABS["fugitive"].result.estimate("lead_changes")


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("super_express", "Shot"),
        ("super_express", "Missed"),
        ("colt_express", "Robbed"),
        ("colt_express", "MarshalMoved"),
        ("colt_express", "MarshalHit"),
        ("fugitive", "HideoutLaid"),
        ("fugitive", "DeckChosen"),
    ],
)
def test_heat_counts_every_event_once(name: str, event: str) -> None:
    lab = LABS[name]
    found = lab.heat(lab.result, event)
    happened = sum(played.events.get(event, 0) for played in lab.result.games)
    assert found.total == happened
    assert sum(row.mean for row in found.rows) == pytest.approx(happened / GAMES)
    start = lab.game(found.shown_by)
    known = {*start.game.board.places(start.start), *start.game.board.places(start.end)}
    assert {row.label for row in found.rows if row.label.startswith("C")} <= known


def test_a_failed_attempt_is_counted_at_each_of_its_numbers() -> None:
    found = LABS["fugitive"].heat(None, "Missed")
    assert all(row.label.startswith("number ") for row in found.rows)


# -- the game behind a number


@pytest.mark.parametrize(
    ("asked", "label", "holds"),
    [
        ("Shot", "", lambda one: "Shot" in _kinds(one)),
        ("sx.wake", "", lambda one: any("sx.wake" in each.rules for each in _events(one))),
        ("events", "Uncoupled", lambda one: "Uncoupled" in _kinds(one)),
        ("use_counts", "Revealed shoot", lambda one: "Revealed" in _kinds(one)),
        ("wins_by_turn", "1", lambda one: deciding(one.finished).event in _events(one)),
    ],
)
def test_an_example_stands_at_the_moment(
    asked: str, label: str, holds: Callable[[Example], bool]
) -> None:
    lab = LABS["super_express"]
    found = lab.example(asked, label)
    assert holds(found)
    assert found.value > 0
    assert f"game {found.number}, move {found.at + 1} of" in str(found)


def _events(example: Example) -> list[Any]:
    return [step.event for step in steps(example.finished) if step.at == example.at]


def _kinds(example: Example) -> set[str]:
    return {type(event).__name__ for event in _events(example)}


def test_examples_are_the_highest_the_lowest_or_typical() -> None:
    lab = LABS["super_express"]
    lengths = {played.number: played.moves for played in lab.result.games}
    longest = lab.example("moves")
    assert longest.value == max(lengths.values()) == lengths[longest.number]
    assert lab.example("moves", pick="lowest").value == min(lengths.values())
    mean = sum(lengths.values()) / GAMES
    typical = lab.example("moves", pick="typical").value
    assert abs(typical - mean) == min(abs(each - mean) for each in lengths.values())


def test_a_predicate_finds_a_game() -> None:
    def nobody_won(played: Played) -> bool:
        return not played.winners

    found = LABS["super_express"].example(nobody_won)
    assert LABS["super_express"].result.games[found.number].winners == ()


def test_an_example_of_a_difference_is_the_game_that_differs_most() -> None:
    lab = LABS["super_express"]
    other = lab.variant(time_car=True)
    other.run(GAMES)
    found = lab.example("moves", beside=other)
    pairs = zip(lab.result.games, other.result.games, strict=True)
    assert found.value == max(ours.moves - theirs.moves for ours, theirs in pairs)
    with pytest.raises(GameError, match="played on different luck"):
        lab.example("moves", beside=LABS["colt_express"])


def test_a_game_that_goes_otherwise_than_before_is_told_of() -> None:
    lab = LABS["super_express"]
    games = tuple(replace(played, moves=1) for played in lab.result.games)
    altered = replace(lab.result, games=games, version="0.0.1")
    for ask in (lab.rules, lambda result: lab.example("moves", result=result)):
        with pytest.raises(GameError, match=r"game \d+ goes otherwise now .* version 0.0.1"):
            ask(altered)


def test_numbers_are_tried_half_way_to_their_bounds() -> None:
    tried = [str(each) for each in settings(lay_table(TOY, 3, options={"wind": "half"}))]
    assert [each for each in tried if each.startswith("goal")] == ["goal 2", "goal 4"]
    assert {"wind nothing", "wind one", "generous on"} < set(tried)
    assert not any(each.startswith("house") for each in tried)


def test_a_lab_goes_on_from_a_saved_result(tmp_path: Any) -> None:
    lab = LABS["super_express"]
    again = Lab.of(load(lab.result.save(tmp_path / "result.json")))
    assert again.result == lab.result
    assert again.run(GAMES + 5).games[:GAMES] == lab.result.games
    assert again.rules(lab.result) == lab.rules(lab.result)


# -- refused in one sentence


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda lab: lab.ablate("fun"), "no measure is called 'fun'"),
        (lambda lab: lab.ablate("moves", 0), "the number of games is a whole number from 1"),
        (lambda lab: lab.ablate("moves", only=["wings"]), "there is no 'wings' to try"),
        (lambda lab: lab.sensitivity("moves", only=["reflex"]), "there is no 'reflex' to try"),
        (lambda lab: lab.ablate(lambda played: 1 / 0, 8), "failed at game 0 with ZeroDivision"),
        (lambda lab: lab.ladder([random_bot]), "a ladder needs a list of two players"),
        (lambda lab: lab.ladder([random_bot, shy], 0), "the number of games"),
        (lambda lab: lab.heat(None, "Flew"), "no event is called 'Flew'; there are TrainCoupled"),
        (lambda lab: lab.heat(None, "GameEnded"), "GameEnded happened at no place"),
        (lambda lab: lab.example("Flew"), "no measure is called 'Flew'"),
        (lambda lab: lab.example("wins_by_turn", "9"), "has no '9' in these games"),
        (lambda lab: lab.example("moves", pick="best"), "picked as highest, lowest, typical"),
        (lambda lab: Lab("super_express", 4, n_jobs=0), "n_jobs is a number of processes"),
        (lambda lab: lab.rules(LABS["fugitive"].result), "was played at another table"),
    ],
)
def test_what_can_not_be_asked_is_refused_and_loses_nothing(
    ask: Callable[[Lab], object], said: str
) -> None:
    lab = LABS["super_express"]
    before = lab.result
    with pytest.raises(GameError, match=said) as refused:
        ask(lab)
    assert "\n" not in str(refused.value)
    assert lab.result == before
