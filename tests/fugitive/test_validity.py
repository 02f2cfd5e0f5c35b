"""The reasons why positions set up by hand are impossible."""

from __future__ import annotations

import pytest

from engine.core.record import replace
from engine.fugitive import GAME

HAND = "fugitive: 2, 5, 7, 10, 16, 20"
OK = f"trail: 1, 3; {HAND}"
RANDOM = f"options: variant random; {OK}"
LEFT = "fugitive: 2, 7, 10, 16, 20"
EVENT_CARD = "An event card is in nobody's hand, never laid"
CARD_0 = "Card 0 lies where the trail starts, and nowhere else. [fg.setup.start]"
LAID = "can have been laid at this point of the first round. [fg.turn.fugitive_first]"


@pytest.mark.parametrize(
    "text",
    [OK, RANDOM, f"{OK}; marshal: 4, 30; missed: 2 3 @2; now: marshal attempts", "now: setup"],
)
def test_a_position_that_is_possible(text: str) -> None:
    assert GAME.rules.invalid(GAME.read_position(text, unfinished=True)) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{OK}; marshal: 5", "There is only one card 5. [fg.card.number]"),
        (f"{OK}; marshal: 42", "42 is in no deck, so it can't have been drawn"),
        (f"{OK}; removed: 3", "3 is in no deck, so it can't have been drawn or removed"),
        (f"{OK}; dropped: 42", "42 can't have been discarded. [fg.event.effects]"),
        ("trail: 1, 3; fugitive: 5, 7, 16, 20", "The fugitive has 2 cards of deck 1, but was "),
        (f"{OK}; drawn: 3@1", "The fugitive has 0 cards of deck 3, but was dealt and drew 1."),
        (f"trail: 3, 1; {HAND}", "1 is not higher than the last hideout, 3. [fg.place.ascending]"),
        (
            "trail: 1, 3, 9 (2); fugitive: 5, 7, 10, 16, 20",
            "9 needs 1 more footprint: reach is 3 + 3 + 2 = 8. [fg.place.reach]",
        ),
        (
            "trail: 1, 3, 8 (42); fugitive: 5, 7, 10, 16, 20",
            "42 can't be a sprint card. [fg.place.no_42_sprint]",
        ),
        (
            "round: 9; fugitive: 1, 2, 3, 5, 7, 9, 16, 20, 42; now: fugitive opens",
            "The first hideouts are laid in round 1, not in round 9. [fg.turn.fugitive_first]",
        ),
        (f"{HAND}, 3; now: fugitive draws", "After the fugitive's first turn at least one"),
        (f"trail: 1!, 3!; {HAND}", "Every hideout is face up, so the game is over."),
        (
            "trail: 1, 4, 8 (2), 12 (3), 42 (14 16 18 20 22 24 26 28 30 32 34 36 38 40); "
            "fugitive: 5",
            "42 is laid, so there is a manhunt or the game is over. [fg.win.escape]",
        ),
        (f"{OK}; now: marshal hunts", "There is no manhunt before 42 is laid."),
        (f"{OK}; now: marshal lays", "What is due here is not for the Marshal to do."),
        (f"{OK}; now: fugitive attempts", "What is due here is not for the Fugitive to do."),
        (f"{OK}; now: fugitive turns-up", "What is due here can't be done by anybody."),
        (f"{OK}; now: fugitive turn", "What is due here can't be done by anybody."),
        (f"{OK}; round: 0", "What is due here can't be done by anybody."),
        (f"{RANDOM}; now: fugitive buries 1", "What is due here can't be done by anybody."),
        (f"{OK}; missed: 3 @2", "An attempt naming 3 would have succeeded, so it can't have "),
        (f"{OK}; missed: 1 3 @2", "An attempt naming 1 and 3 would have succeeded"),
        (f"{OK}; missed: 9 @3", "There are 2 hideouts, not 3. [fg.place.next]"),
        (f"{RANDOM}; told: parity 2 2", "What was told about hideout 2 is not true."),
        (f"{RANDOM}; told: deck 1 1", "What was told about hideout 1 is not true."),
        (f"{RANDOM}; told: footprints 1 3", "What was told about hideout 1 is not true."),
        (f"{RANDOM}; shown: 9", "9 was shown but is not in the marshal's hand."),
        (
            f"{OK}; active: shortcut",
            "Shortcut is not played with in this variant. [fg.variant.none]",
        ),
        (
            f"options: variant support; active: roadblock; {OK}",
            "Roadblock is not played with in this variant. [fg.variant.support]",
        ),
        (
            f"{RANDOM}; inside: 3, 2, 2",
            "There are 3 event cards in deck 1; 2 were shuffled in. [fg.variant.random]",
        ),
        (
            f"options: variant support; inside: 2, 2, 3; {OK}",
            "There are 3 event cards in deck 3; 2 were shuffled in. [fg.variant.support]",
        ),
        (
            f"options: variant catch_up; inside: 2, 9, 2; {OK}",
            "There are 9 event cards in deck 2; 2 were shuffled in. [fg.variant.catch_up]",
        ),
        (
            f"options: variant discovery; inside: 1, 0, 0; {OK}",
            "There is 1 event card in deck 1; 0 were shuffled in. [fg.variant.discovery]",
        ),
        (f"{OK}; idle: 1", "A turn without a card to draw can be passed once"),
        (f"{RANDOM}; peeked: marshal 2 16 kept", "The card that was peeked at, 16, is not in "),
        (f"{OK}, event", EVENT_CARD),
        (f"{RANDOM}, event", EVENT_CARD),
        (f"trail: 1, 3 (event); {HAND}", EVENT_CARD),
        (f"trail: 1, event; {HAND}, 3", EVENT_CARD),
        (f"{RANDOM}; dropped: event", EVENT_CARD),
        (f"{RANDOM}; marshal: event", EVENT_CARD),
        (f"{OK}; removed: event", EVENT_CARD),
        (f"{OK}; missed: event @2", EVENT_CARD),
        (f"{OK}, 0", CARD_0),
        (f"trail: 0, 1, 3; {HAND}", CARD_0),
        (f"trail: 1, 3 (0); {HAND}", CARD_0),
        (f"{OK}; dropped: 0", CARD_0),
        (f"{OK}; marshal: 0", CARD_0),
        (f"{OK}; removed: 0", CARD_0),
        (f"{RANDOM}; peeked: marshal 1 0 removed", CARD_0),
        (f"{OK}; missed: 0 @1", "0 can't be named: numbers are 1 to 41. [fg.guess.range]"),
        (f"{OK}; missed: 42 @1", "42 can't be named: numbers are 1 to 41. [fg.guess.range]"),
        (f"{OK}; missed: 9 9 @1", "9 is named twice, and the numbers are a set. [fg.guess.once]"),
        (f"{OK}; missed: 9 @0", "No attempt is made before the first hideout is laid."),
        (f"round: 1; trail: 1, 3, 5; {LEFT}", f"There are 3 hideouts, and at most 2 {LAID}"),
        (
            f"round: 1; trail: 1, 3; {HAND}; now: fugitive second",
            f"There are 2 hideouts, and at most 1 {LAID}",
        ),
        (
            f"round: 1; trail: 1; {HAND}; now: fugitive opens",
            f"There is 1 hideout, and at most 0 {LAID}",
        ),
        ("trail: 3; now: setup", "Before the opening hand is dealt, nothing has been laid, drawn,"),
        (
            "fugitive: 17; now: setup",
            "The fugitive has 1 card of deck 2, but was dealt and drew 0.",
        ),
        (
            f"{RANDOM}; now: marshal turns-up 1, marshal turns-up",
            "What is due here can't be done by anybody.",
        ),
        ("marshal: 5; now: setup", "Before the opening hand is dealt, nothing has been laid,"),
        (f"{OK}; now: over, won by fugitive", "The fugitive wins with 42 laid and a hideout face"),
        (f"{OK}; now: over, won by marshal", "The marshal wins with every hideout face up, or"),
        (f"{OK}; now: over, won by nobody", "Nobody wins only where a stalemate is played as a"),
        (f"options: favour marshal; {OK}", "A side is favoured in the support variant only."),
    ],
)
def test_a_position_that_is_impossible(text: str, sentence: str) -> None:
    state = GAME.read_position(text, unfinished=True)
    refusal = GAME.rules.invalid(state)
    assert refusal is not None
    assert sentence in GAME.words.explain(refusal, state)


def test_a_miss_that_came_true_later_is_possible() -> None:
    assert GAME.rules.invalid(GAME.read_position(f"{OK}; missed: 3 @1", unfinished=True)) is None


def test_a_miss_of_what_was_face_up_then_is_possible() -> None:
    assert (
        GAME.rules.invalid(
            GAME.read_position(f"trail: 1!, 3; {HAND}; missed: 1 3 @2 up 1", unfinished=True)
        )
        is None
    )
    right = f"options: face_up right; trail: 1!, 3; {HAND}; missed: 1 3 @2 up 1"
    refusal = GAME.rules.invalid(GAME.read_position(right, unfinished=True))
    assert refusal is not None
    assert refusal.rules == ("fg.guess.all_or_nothing",)


def test_42_as_a_sprint_card_is_possible_where_it_is_allowed() -> None:
    text = "options: sprint_42 allowed; trail: 1, 3, 8 (42); fugitive: 5, 7, 10, 16, 20"
    assert GAME.rules.invalid(GAME.read_position(text, unfinished=True)) is None


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"trail: 1!, 3!; {HAND}; now: over, won by marshal", id="caught"),
        pytest.param(
            "options: sprint_42 refused; round: 12; trail: 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, "
            "31, 34, 37, 40, 42; now: over, won by fugitive",
            id="away",
        ),
        pytest.param(f"{RANDOM}; removed: event", id="an event card that was put away"),
        pytest.param(
            "options: variant random; round: 1; trail: 1, 3, 5; fugitive: 2, 7, 10, 16, 20",
            id="a second wind in the first round",
        ),
    ],
)
def test_a_position_near_to_one_that_is_impossible(text: str) -> None:
    found = GAME.rules.invalid(GAME.read_position(text, unfinished=True))
    reasons = () if found is None else found.reasons
    assert {type(each).__name__ for each in reasons} <= {"NotDealt"}


def test_a_deck_holds_its_own_numbers() -> None:
    state = GAME.read_position(OK)
    first, second, third = state.decks
    swapped = (*first[1:], second[0]), (first[0], *second[1:]), third
    refusal = GAME.rules.invalid(replace(state, decks=swapped))
    assert refusal is not None
    assert refusal.rules == ("fg.setup.decks",)
    assert "15 does not belong in deck 1." in GAME.words.explain(refusal, state)
