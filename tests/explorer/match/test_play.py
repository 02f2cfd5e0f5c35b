"""`play`: a start card, and a game against others seen from one's own seat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.moves import CHANCE
from explorer import Study, new_game, play
from explorer.files.library import games
from explorer.widget.match.matching import TABLE
from explorer.widget.match.matching import Table as Kernel
from tests.agreeing import agrees
from tests.explorer.clicking import Clicker

GAMES = tuple(games())
SEATS = {"colt_express": "ghost", "fugitive": "marshal", "super_express": "doc"}


@pytest.fixture(autouse=True)
def _fresh_kernel() -> Iterator[None]:
    """Remember nothing from another test."""
    before = dict(vars(TABLE))
    vars(TABLE).update(vars(Kernel()))
    yield
    vars(TABLE).update(before)


def chosen(shown: Study, game: str, **changes: Any) -> str:
    """Return what a page sends that has changed some of what its start card proposes."""
    (offered,) = [each for each in shown.card["games"] if each["key"] == game]
    return json.dumps({**offered["chosen"], **changes})


def to_the_end(shown: Study) -> None:
    while shown.session.here.actor != "nobody":
        shown.play(shown.legal_moves[-1])


@pytest.mark.parametrize("game", GAMES)
def test_the_card_offers_all_that_can_be_chosen_in_words(game: str) -> None:
    shown = play(game)
    (offered,) = shown.card["games"]
    found = games()[game]
    assert shown.card["game"] == offered["key"] == game
    assert tuple(offered["counts"]) == tuple(found.player_counts)
    assert [each["key"] for each in offered["seats"]] == [*found.seat_names]
    assert [each["key"] for each in offered["levels"]] == ["easy", "fair", "hard"]
    assert all(len(each["readings"]) > 1 for each in offered["options"])
    for language in ("ko", "pt"):
        shown.language = language
        (said,) = shown.card["games"]
        assert said["about"] != offered["about"]
        assert said["options"] != offered["options"] or not offered["options"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_deals_and_the_game_is_seen_from_the_own_seat(game: str) -> None:
    shown = play()
    assert [each["key"] for each in shown.card["games"]] == [*GAMES]
    Clicker(shown).click("deal", chosen(shown, game, seat=SEATS[game], level="easy"))
    assert shown.card == {}
    assert shown.viewer == SEATS[game]
    assert set(shown.session.players.values()) == {"hand", "easy"}
    assert shown.session.players[SEATS[game]] == "hand"
    assert shown.session.here.actor == SEATS[game]
    assert agrees(shown)
    assert shown.session.timeline.seed != play(game, seat=SEATS[game]).session.timeline.seed


def test_a_seat_skips_the_card_and_a_seed_deals_the_same_again() -> None:
    one, other = (play("colt_express", seat="Ghost", players=3, level="easy", seed=4) for _ in "ab")
    assert one.card == {}
    assert one.session.seat_names == ("tuco", "django", "ghost")
    assert one.page["boards"] == other.page["boards"]
    assert play("super_express", seat="mei", players=("Mei", "Doc", "Tuco")).viewer == "mei"


def test_options_reach_the_game() -> None:
    shown = play("super_express", seat="doc", players=3, horse=True, plan_cards=2)
    options = shown.session.state.options
    assert options.horse
    assert options.tuning.plan_cards == 2
    card = play("super_express", players=5, level="hard", horse="on")
    assert card.card["games"][0]["chosen"] == {
        "game": "super_express",
        "seat": "belle",
        "players": 5,
        "level": "hard",
        "options": {"reflex": "off", "horse": "on", "time_car": "off"},
        "again": False,
        "given": False,
    }


def test_what_a_card_has_no_switch_for_is_told_on_it_and_dealt() -> None:
    names = ("belle", "doc", "cheyenne")
    asked: dict[str, Any] = {"rounds": 1, "tie_break": "all_bullets", "expert": True}
    shown = play("colt_express", players=names, seed=4, **asked)
    (offered,) = shown.card["games"]
    assert tuple(offered["table"]) == names
    assert "Rounds of a game: 1 (rulebook: 5)" in offered["given"]
    assert offered["chosen"]["given"]
    assert offered["chosen"]["again"]
    assert "seed" in offered["again"]
    click = Clicker(shown)
    click.click("deal", chosen(shown, "colt_express", level="easy"))
    dealt = play("colt_express", seat="belle", players=names, level="easy", seed=4, **asked)
    assert shown.session.seat_names == dealt.session.seat_names
    assert shown.session.state.options == dealt.session.state.options
    assert shown.session.timeline.seed == 4
    click.click("seats")
    click.click("deal", chosen(shown, "colt_express", given=False, players=4, seat="doc"))
    assert shown.session.seat_names == ("tuco", "django", "belle", "doc")
    assert shown.session.state.options.tuning.rounds == 5
    assert shown.session.timeline.seed != 4


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "seat": ({"seat": "zorro"}, "no seat is called 'zorro': tuco, django, belle, ghost"),
    "level": ({"level": "expert"}, "level 'expert': easy, fair, hard"),
    "too many": ({"players": 9}, "2 to 6 can play colt_express, not 9"),
    "too few": ({"players": 1}, "2 to 6 can play colt_express, not 1"),
    "a stranger": ({"players": ("tuco", "doc"), "seat": "belle"}, "belle is not at the table"),
    "an option": ({"horses": True}, "no option is called 'horses'; there are expert,"),
    "a reading": ({"tie_break": "coin"}, "tie_break can't be 'coin'; it can be from_bandits"),
    "a language": ({"language": "xx"}, "no language is called 'xx'; there are en, ko, pt"),
    "a conflict": ({"players": 4, "discard_open": "owner"}, "ce.expert.discard_open"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_can_not_be_is_refused_with_what_can(wrong: str) -> None:
    given, said = WRONG[wrong]
    with pytest.raises(GameError, match=re.escape(said)):
        play("colt_express", **given)


def test_a_refused_choice_is_told_on_the_card() -> None:
    shown = play("fugitive")
    Clicker(shown).click("deal", chosen(shown, "fugitive", options={"favour": "marshal"}))
    assert "fg." in shown.card["notice"]
    Clicker(shown).click("language", "ko")
    assert shown.card["games"]


def test_choices_and_luck_are_remembered_and_an_unfinished_game_goes_on() -> None:
    first = play("super_express", seat="doc", players=3, level="easy")
    first.play(first.legal_moves[0])
    card = play()
    (offered,) = [each for each in card.card["games"] if each["key"] == "super_express"]
    assert card.card["game"] == "super_express"
    assert (offered["chosen"]["seat"], offered["chosen"]["level"]) == ("doc", "easy")
    assert offered["again"]
    assert "Doc" in card.card["going"]
    assert play("fugitive").card["going"] == ""
    Clicker(card).click("go_on")
    assert card.card == {}
    assert card.session.here.step == first.session.here.step
    assert card.state == first.state
    again = play("super_express")
    Clicker(again).click("deal", chosen(again, "super_express", again=True))
    assert again.session.timeline.seed == first.session.timeline.seed


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_with_the_same_luck_new_luck_and_a_review(game: str) -> None:
    shown = play(game, seat=SEATS[game], players=games()[game].player_counts[0], level="easy")
    seed, opening = shown.session.timeline.seed, shown.page["boards"]
    to_the_end(shown)
    assert shown.page["ending"]
    click = Clicker(shown)
    click.click("review")
    assert shown.viewer == "all-seeing"
    assert shown.session.here.actor in shown.session.seat_names
    to_act = shown.session.here.game.rules.to_act
    *before, _ = shown.session.timeline.path()
    assert {to_act(node.state) for node in before} == {CHANCE}
    click.click("rematch", "same")
    assert shown.session.timeline.seed == seed
    assert shown.viewer == SEATS[game]
    assert shown.page["boards"] == opening
    click.click("rematch", "new")
    assert shown.session.timeline.seed != seed
    click.click("seats")
    assert shown.card["games"]


def test_a_study_that_was_not_begun_so_has_no_rematch() -> None:
    with pytest.raises(GameError, match="`play`"):
        new_game("fugitive").rematch()


def test_the_text_of_a_card_and_of_a_game_tell_no_seed_and_no_secret() -> None:
    shown = play("colt_express", seed="hush")
    assert "Deal and start" in repr(shown)
    assert "hush" not in json.dumps(shown.get_state(), default=str)
    Clicker(shown).click("deal", chosen(shown, "colt_express"))
    assert repr(shown) == shown.to_text()
    assert "hush" not in json.dumps(shown.get_state(), default=str)


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_own_choice_before_and_on_again(game: str) -> None:
    shown = play(game, seat=SEATS[game], level="easy", seed=3)
    chosen_at = shown.step
    shown.play(shown.legal_moves[0])
    replied_at = shown.step
    assert replied_at > chosen_at + 1
    click = Clicker(shown)
    click.click("undo")
    assert shown.step == chosen_at
    assert shown.session.here.actor == SEATS[game]
    assert shown.page["choices"]["items"]
    while shown.step < replied_at:
        click.click("forward")
    click.click("undo")
    click.click("undo")
    assert shown.step == chosen_at
