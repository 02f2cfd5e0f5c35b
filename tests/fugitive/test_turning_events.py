"""Event cards come up: by which variant, from which pile, and what follows."""

from __future__ import annotations

import pytest

from engine.core.moves import CHANCE
from engine.fugitive import GAME
from engine.fugitive.cards import EVENT
from engine.fugitive.effects.table import EFFECTS
from engine.fugitive.event_cards import EVENT_CARDS, ICONS, EventCard, Icon, of_icon
from engine.fugitive.event_piles import pile
from tests.fugitive.table import Case, Refused, check, check_refused, play, position, table

HAND = "fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6"
TURN = f"trail: 1, 3; {HAND}"
HIT = f"options: variant discovery; {TURN}; now: marshal attempts"
SHOWN = "[fg.event.kinds fg.event.effects]"
AGAIN = "[fg.event.redraw fg.event.order]"


@table(
    Case(
        "an event card in a deck, random events",
        f"options: variant random; {TURN}",
        "draw 2; card event",
        ("EventDrawn fugitive, 2 [fg.variant.random]",),
        "inside: 2, 1, 2; now: fugitive event, fugitive draws-again 2, fugitive lays",
    ),
    Case(
        "it is resolved at once, and the card drawn again from the same deck",
        f"options: variant random; {TURN}",
        "draw 2; card event; event shortcut",
        (
            f"EventShown fugitive, shortcut {SHOWN}",
            "CameIntoForce shortcut, 5 [fg.event.effects]",
            f"DeckChosen fugitive, 2 {AGAIN}",
        ),
        "now: fugitive turns-up 2, fugitive lays; active: shortcut",
    ),
    Case(
        "support",
        f"options: variant support, favour marshal; {TURN}",
        "draw 1; card event; event roadblock",
        (
            f"EventShown fugitive, roadblock {SHOWN}",
            "CameIntoForce roadblock, None [fg.event.effects]",
            f"DeckChosen fugitive, 1 {AGAIN}",
        ),
    ),
    Case(
        "a trigger, catching up",
        f"options: variant catch_up; {TURN}",
        "draw 3; card event",
        ("EventDrawn fugitive, 3 [fg.variant.catch_up]",),
        "now: fugitive event, fugitive draws-again 3, fugitive lays",
    ),
    Case(
        "an event after a successful attempt, drawn by the fugitive",
        HIT,
        "name 1",
        (
            "Found 1 [fg.guess.hit fg.guess.number_only]",
            "Revealed 1, 1, none [fg.guess.hit]",
        ),
        "now: fugitive event, fugitive turn",
    ),
    Case(
        "after it the next turn begins",
        HIT,
        "name 1; event slip_of_the_tongue",
        (
            f"EventShown fugitive, slip_of_the_tongue {SHOWN}",
            "Told parity, 2, 1, no [fg.event.effects]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
        "told: parity 2 1",
    ),
    Case(
        "no event after a failed attempt",
        HIT,
        "name 9",
        (
            "Missed 9 [fg.guess.hit]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
    ),
    Case(
        "an event due from an empty pile does nothing",
        f"{HIT}; events: none",
        "name 1",
        (
            "Found 1 [fg.guess.hit fg.guess.number_only]",
            "Revealed 1, 1, none [fg.guess.hit]",
            "NothingHappened None [fg.event.empty]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
    ),
    Case(
        "with its pile empty the card is drawn again all the same",
        f"options: variant catch_up; events: witness; {TURN}",
        "draw 3; card event",
        (
            "EventDrawn fugitive, 3 [fg.variant.catch_up]",
            "NothingHappened None [fg.event.empty]",
            f"DeckChosen fugitive, 3 {AGAIN}",
        ),
    ),
    Case(
        "an event within an event is resolved in turn",
        f"options: variant random; {TURN}",
        "draw 2; card event; event quiet_night; draw 1; card event; event dead_phone",
        (
            f"EventShown fugitive, dead_phone {SHOWN}",
            "CameIntoForce dead_phone, None [fg.event.effects]",
            f"DeckChosen fugitive, 1 {AGAIN}",
        ),
        "now: fugitive turns-up 1, fugitive draws-again 2, fugitive lays",
    ),
)
def test_an_event_comes_up(case: Case) -> None:
    check(case)


@table(
    Refused(
        "an event of another pile",
        f"options: variant catch_up; {TURN}; now: fugitive event, fugitive lays",
        "event witness",
        "fg.variant.catch_up",
        "Witness can't turn up here. [fg.variant.catch_up]",
    ),
    Refused(
        "an event of the side that is not supported",
        f"options: variant support; {TURN}; now: fugitive event, fugitive lays",
        "event witness",
        "fg.variant.support",
        "Witness can't turn up here. [fg.variant.support]",
    ),
    Refused(
        "an event that is used up",
        f"options: variant random; {TURN}; events: peek; now: fugitive event, fugitive lays",
        "event witness",
        "fg.event.effects",
        "Witness can't turn up here. [fg.event.effects]",
    ),
    Refused(
        "an event when none is due",
        f"options: variant random; {TURN}",
        "event witness",
        "fg.turn.fugitive",
        "Not now: first a deck is chosen to draw from. [fg.turn.fugitive]",
    ),
)
def test_an_event_that_can_not_come_up(case: Refused) -> None:
    check_refused(case)


LONG = "trail: {}; fugitive: 2, 5, 7, 10, 16, 20; marshal: 4, 6"


@pytest.mark.parametrize(
    ("trail", "icon"),
    [
        ("1!, 3", Icon.FOOTPRINT),
        ("1, 3", Icon.NO_ICON),
        ("1!, 3, 5", Icon.NO_ICON),
        ("1, 3, 5", Icon.MAGNIFIER),
        ("1, 3, 5, 7", Icon.MAGNIFIER),
    ],
)
def test_catching_up_helps_whoever_is_behind(trail: str, icon: Icon) -> None:
    hand = "2, 8, 9, 10, 16, 20" if "5" in trail else "2, 5, 7, 10, 16, 20"
    state = position(f"options: variant catch_up; trail: {trail}; fugitive: {hand}")
    assert pile(state) == of_icon(EVENT_CARDS, icon)


def test_the_deck_is_any_other_when_the_same_one_is_empty() -> None:
    text = (
        "options: variant random; inside: 1, 2, 2; trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16; "
        "marshal: 5, 6, 8, 9, 11, 12, 13, 14"
    )
    state, _ = play(position(text), "draw 1; card event; event dead_phone")
    assert [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)] == [
        "draw 2",
        "draw 3",
    ]
    _, told = play(state, "draw 3")
    assert told == [f"DeckChosen fugitive, 3 {AGAIN}"]


def test_an_event_card_is_as_likely_as_there_are_of_them() -> None:
    state, _ = play(position(f"options: variant random; {TURN}"), "draw 3")
    assert GAME.rules.to_act(state) == CHANCE
    weights = {
        GAME.notation.move_text(move, state): weight
        for move, weight in GAME.rules.chance(state).weighted
    }
    assert weights["card event"] == 2
    assert weights["card 30"] == 1
    assert len(weights) == 14


def test_there_are_17_events_of_three_kinds_and_each_has_an_effect() -> None:
    counts = [len(of_icon(EVENT_CARDS, icon)) for icon in Icon]
    assert counts == [6, 6, 5]
    assert set(EFFECTS) == set(EVENT_CARDS) == set(ICONS)


@pytest.mark.parametrize("event", EVENT_CARDS, ids=lambda each: each.value)
@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_every_event_says_that_it_is_our_own(event: EventCard, language: str) -> None:
    said = GAME.words.speaker(None, language).messages.event(f"EventShown.{event.value}")
    own = {"en": "our own design", "ko": "자체 제작", "pt": "criação nossa"}
    assert own[language] in said


def test_no_event_card_is_in_a_basic_game() -> None:
    state = position(TURN)
    assert all(EVENT not in deck for deck in state.decks)
    assert state.events == ()
