"""The board of Colt Express follows the dials."""

from __future__ import annotations

import re

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import State
from engine.core.moves import Seat
from explorer.draw import load_words
from explorer.draw.colt_express.belongings import money_of
from explorer.draw.colt_express.sheet import read_sheet
from explorer.draw.colt_express.tokens import cylinder
from explorer.draw.piece import markup

from .colt import drawn

TABLE = "train: 3; 1: Doc; 2: Ghost; 3: Tuco; rounds: {}; loot Doc: purse 1, jewel, strongbox"
DOC = Seat(0)


def view(dials: str, card: str = "Bridge", rest: str = "") -> State:
    return GAME.read_position(f"options: {dials}; {TABLE.format(card)}; {rest}")


def test_the_sheet_counts_the_rounds() -> None:
    assert read_sheet(view("rounds 3"), load_words("en")).title == "Round 1 of 3"


@pytest.mark.parametrize(
    ("language", "event"),
    [
        ("en", "$1,500 for each bandit in or on the locomotive."),
        ("ko", "기관차의 무법자마다 $1,500."),
        ("pt", "$1.500 para cada bandido na locomotiva."),
    ],
)
def test_the_sheet_says_what_hostage_pays(language: str, event: str) -> None:
    state = view("ransom 1500, rounds 1", "Hostage")
    assert read_sheet(state, load_words(language)).event == event


@pytest.mark.parametrize("draw", [1, 3, 6])
def test_a_draw_shows_how_many_cards_it_is(draw: int) -> None:
    state = view(f"draw {draw}", rest="drew: 1; acted: 1")
    assert f">+{draw}<" in markup(drawn(state).pieces)


def test_money_is_counted_as_the_game_has_it() -> None:
    assert money_of(view("jewel_value 700, strongbox_value 2000"), DOC) == (250 + 700 + 2000, True)
    assert money_of(view("starting_purse 0"), DOC) == (500 + 1000, True)


def test_the_gunslingers_bonus_is_counted_as_the_game_has_it() -> None:
    state = view("gunslinger_bonus 50, rounds 1", "Hostage", "won: Doc; now: over")
    assert money_of(state, DOC) == (250 + 500 + 1000 + 50, True)


@pytest.mark.parametrize("bullets", [0, 1, 6, 9])
def test_a_cylinder_has_a_chamber_for_each_bullet(bullets: int) -> None:
    full = re.search(r'class="hx-full" d="([^"]*)"', cylinder(0, 0, bullets, 16, bullets))
    assert (full[1].count("M") if full else 0) == bullets
