"""A rule can be replaced by code for one experiment; the code travels, and results name it."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import cloudpickle
import pytest

from engine.core.errors import GameError
from engine.core.house import known_house, replaceable_rules
from engine.lab import Lab
from engine.lab.results import load
from engine.lab.table import find_game


def _replaceable(game: str) -> list[str]:
    """The rules of a game that code may replace; they are declared where they are carried out."""
    known = find_game(game).rule_ids
    return [rule for rule in replaceable_rules() if rule in known]


TABLES: Mapping[str, tuple[str, int | Sequence[str], Mapping[str, object]]] = {
    "ce": ("colt_express", ["belle", "tuco", "django", "cheyenne"], {}),
    "sx": ("super_express", 4, {}),
    "fg": ("fugitive", 2, {"pass_draw": "lowest_deck", "variant": "catch_up"}),
}
YES_OR_NO = ("ce.cheyenne", "fg.guess.optional", "fg.manhunt.trigger", "fg.win.caught")
OR_NOTHING = ("ce.django", "sx.move", "sx.shoot.push", "sx.shoot.target", "fg.pass.draw")
REPLACEABLE = [rule for name, _, _ in TABLES.values() for rule in _replaceable(name)]


def no_charm(state: Any, bandit: Any, within_reach: list[Any]) -> list[Any]:
    assert state.options.tuning.house
    assert bandit in range(len(state.bandits))
    return within_reach


def four(**more: Any) -> Lab:
    return Lab("colt_express", players=["belle", "tuco", "doc", "ghost"], seed=7, **more)


def test_a_function_takes_the_place_of_a_rule_in_every_worker() -> None:
    alone, both = four(n_jobs=1), four(n_jobs=2)
    changed = alone.rule("ce.belle", no_charm)
    assert changed.run(games=40).games == both.rule("ce.belle", no_charm).run(games=40).games
    assert changed.result.games != alone.run(games=40).games


def test_the_same_effect_as_the_dial_that_turns_the_rule_off() -> None:
    by_code = four().rule("ce.belle", no_charm).run(games=30)
    by_dial = four().variant(belle_power=False).run(games=30)
    assert [one.winners for one in by_code.games] == [one.winners for one in by_dial.games]


def test_it_can_be_written_above_the_function() -> None:
    lab = four()

    @lab.rule("ce.score.tie")
    def all_win(state: Any, richest: Any) -> Any:
        return richest if state.players else ()

    assert isinstance(all_win, Lab)
    assert [each.title for each in all_win.table.house] == ["all_win"]


def test_the_result_and_its_citation_name_it() -> None:
    result = four().rule("ce.belle", no_charm).run(games=2)
    assert result.options["house"].startswith("no_charm-")
    assert result.house == {result.options["house"]: "ce.belle"}
    assert f"house {result.options['house']} for ce.belle." in result.cite()


def test_a_saved_result_says_which_rule_was_replaced_where_its_code_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = four().rule("ce.belle", no_charm).rule("ce.score.tie", lambda state, richest: richest)
    saved = lab.run(games=2).save(tmp_path / "house.json")
    cited = lab.result.cite()
    monkeypatch.setattr("engine.core.house._known", {})
    assert load(saved).cite() == cited
    assert "for ce.belle" in cited
    assert "for ce.score.tie" in cited
    with pytest.raises(GameError, match="is known here; run the cell that makes it first"):
        load(saved).repeat()


def test_its_code_goes_along_with_the_table() -> None:
    local = four().rule("ce.belle", lambda state, bandit, within_reach: within_reach)
    arrived = pickle.loads(cloudpickle.dumps(local.table))
    assert arrived.options == local.table.options
    assert known_house(arrived.house[0])(None, 0, ["doc"]) == ["doc"]


def test_one_function_may_replace_two_rules() -> None:
    def nobody(*_given: Any) -> tuple[int, ...]:
        return ()

    lab = four().rule("ce.score.tie", nobody).rule("ce.score.gunslinger", nobody)
    assert [each.rule for each in lab.table.house] == ["ce.score.gunslinger", "ce.score.tie"]
    came_up = {row.label for row in lab.run(games=5).estimate("rules").rows}
    assert "ce.score.gunslinger" not in came_up


@pytest.mark.parametrize("answer", [None, "a roof", -1, [99]], ids=repr)
@pytest.mark.parametrize("rule", REPLACEABLE)
def test_code_that_returns_what_can_not_be_is_named(rule: str, answer: object) -> None:
    """Any answer serves as yes or no, and some rules may lead to nothing: these games go on."""

    def odd(*_given: Any) -> object:
        return answer

    game, players, options = TABLES[rule.partition(".")[0]]
    lab = Lab(game, players=players, options=options, seed=1).rule(rule, odd)
    if rule in YES_OR_NO or (rule in OR_NOTHING and answer is None):
        assert len(lab.run(games=6).games) == 6
        return
    with pytest.raises(GameError) as refused:
        lab.run(games=6)
    said = str(refused.value)
    assert said.startswith(f"the house rule odd for {rule} returned {answer!r}, but it must return")


def test_another_rule_stays_replaced_beside_it() -> None:
    lab = four().rule("ce.belle", no_charm).rule("ce.score.tie", lambda state, richest: richest)
    assert [each.rule for each in lab.table.house] == ["ce.belle", "ce.score.tie"]
    again = lab.rule("ce.belle", lambda state, bandit, within_reach: [])
    assert len(again.table.house) == 2


@pytest.mark.parametrize(
    ("rule", "function", "sentence"),
    [
        ("ce.rob.take", no_charm, "no rule 'ce.rob.take' of colt_express can be replaced by code"),
        ("sx.uncouple", no_charm, "no rule 'sx.uncouple' of colt_express can be replaced by code"),
        ("ce.belle", lambda state: state, "a function for ce.belle takes (state, bandit, within"),
    ],
    ids=["not replaceable", "of another game", "other arguments"],
)
def test_what_can_not_be_replaced_is_refused(rule: str, function: Any, sentence: str) -> None:
    with pytest.raises(GameError) as refused:
        four().rule(rule, function)
    assert str(refused.value).startswith(sentence)


def test_code_that_raises_is_named_and_loses_nothing() -> None:
    def broken(state: Any, bandit: Any, within_reach: Any) -> Any:
        raise ZeroDivisionError(state.round, bandit, within_reach)

    lab = four(n_jobs=1)
    lab.run(games=3)
    with pytest.raises(GameError, match=r"house rule broken for ce\.belle failed with ZeroDiv"):
        lab.rule("ce.belle", broken).run(games=20)
    assert len(lab.result.games) == 3
