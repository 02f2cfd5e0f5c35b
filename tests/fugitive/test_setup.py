"""Set-up: roles, decks, the opening hand, and event cards where they are played with."""

from __future__ import annotations

import pytest

from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE
from engine.fugitive import GAME
from engine.fugitive.cards import EVENT
from engine.fugitive.event_cards import EVENT_CARDS, Icon, of_icon
from tests.fugitive.table import Case, check, play, table

DEAL = "card 5; card 9; card 12; card 16; card 20"
START = "now: setup"
DEALT = "[fg.setup.hand]"
BEGIN = "TurnBegan fugitive, 1 [fg.turn.order fg.turn.fugitive_first]"


@table(
    Case(
        "the table is laid with the first card",
        START,
        "card 5",
        (
            "TableLaid 14, 28 [fg.setup.roles fg.setup.start fg.setup.decks fg.card.number]",
            f"Dealt 1, 5 {DEALT}",
        ),
        "fugitive: 1, 2, 3, 5, 42; now: setup",
    ),
    Case(
        "the last card is of deck 2, and the fugitive begins",
        START,
        DEAL,
        (
            f"Dealt 2, 20 {DEALT}",
            "VariantPrepared none, none, 0 [fg.variant.none]",
            BEGIN,
        ),
        "fugitive: 1, 2, 3, 5, 9, 12, 16, 20, 42; round: 1; now: fugitive opens",
    ),
)
def test_the_deal(case: Case) -> None:
    check(case)


def test_three_decks_without_1_2_3_and_42() -> None:
    state = GAME.setup(2)
    assert [(deck[0], deck[-1], len(deck)) for deck in state.decks] == [
        (4, 14, 11),
        (15, 28, 14),
        (29, 41, 13),
    ]


def test_the_opening_hand_is_nine_cards_three_of_deck_1_and_two_of_deck_2() -> None:
    state = GAME.setup(2)
    decks = []
    while GAME.rules.to_act(state) == CHANCE:
        decks.append(state.agenda[0].deck)
        state, _ = GAME.play(state, GAME.rules.options(state)[0])
    assert decks == [1, 1, 1, 2, 2]
    assert state.hand == (1, 2, 3, 4, 5, 6, 15, 16, 42)
    assert state.marshal == ()


@pytest.mark.parametrize(
    ("variant", "in_each", "events"),
    [
        ("none", 0, 0),
        ("random", 2, 17),
        ("discovery", 0, 17),
        ("support", 2, 6),
        ("catch_up", 2, 17),
    ],
)
def test_event_cards_are_shuffled_in_after_the_deal(
    variant: str, in_each: int, events: int
) -> None:
    start = GAME.setup(2, variant=variant)
    assert [deck.count(EVENT) for deck in start.decks] == [0, 0, 0]
    assert start.events == ()
    state, _ = play(start, DEAL)
    assert [deck.count(EVENT) for deck in state.decks] == [in_each] * 3
    assert len(state.events) == events


@pytest.mark.parametrize(("side", "icon"), [("fugitive", "footprint"), ("marshal", "magnifier")])
def test_support_takes_the_event_cards_of_one_side(side: str, icon: str) -> None:
    state, _ = play(GAME.setup(2, variant="support", favour=side), DEAL)
    assert state.events == of_icon(EVENT_CARDS, Icon(icon))


def test_a_variant_cites_its_rules() -> None:
    _, told = play(GAME.setup(2, variant="catch_up"), DEAL)
    cited = [text.partition("[")[2] for text in told if text.startswith("VariantPrepared")]
    assert cited == ["fg.variant.catch_up fg.event.setup fg.event.effects]"]


def test_roles_may_be_named_in_either_order() -> None:
    assert GAME.setup(["Marshal", "fugitive"]) == GAME.setup(2)


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (1, "Two play, not 1. [fg.setup.roles]"),
        (3, "Two play, not 3. [fg.setup.roles]"),
        (
            ["fugitive", "judge"],
            "There is no role judge; there are Fugitive and Marshal. [fg.setup.roles]",
        ),
        (
            ["marshal", "marshal"],
            "Marshal can be taken by one player only. [fg.setup.roles]",
        ),
    ],
)
def test_roles_that_can_not_be_taken(players: int | list[str], sentence: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GAME.setup(players)
    assert str(refused.value) == sentence
