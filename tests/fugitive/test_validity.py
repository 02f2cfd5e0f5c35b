"""What is impossible about a position set up by hand."""

from __future__ import annotations

import pytest

from engine.fugitive import GAME

HAND = "fugitive: 2, 5, 7, 10, 16, 20"
OK = f"trail: 1, 3; {HAND}"
RANDOM = f"options: variant random; {OK}"


@pytest.mark.parametrize(
    "text",
    [OK, RANDOM, f"{OK}; marshal: 4, 30; missed: 2 3 @2; now: marshal attempts", "now: setup"],
)
def test_a_position_that_is_possible(text: str) -> None:
    assert GAME.invalid(GAME.read_position(text, unfinished=True)) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{OK}; marshal: 5", "There is only one card 5. [fg.card.number]"),
        (f"{OK}; marshal: 42", "42 is in no deck, so it can't have been drawn"),
        (f"{OK}; removed: 0", "0 is in no deck, so it can't have been drawn or removed"),
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
        (f"options: favour marshal; {OK}", "A side is favoured in the support variant only."),
    ],
)
def test_a_position_that_is_impossible(text: str, sentence: str) -> None:
    state = GAME.read_position(text, unfinished=True)
    refusal = GAME.invalid(state)
    assert refusal is not None
    assert sentence in GAME.explain(refusal, state)


def test_a_miss_that_came_true_later_is_possible() -> None:
    assert GAME.invalid(GAME.read_position(f"{OK}; missed: 3 @1", unfinished=True)) is None


def test_a_miss_of_what_was_face_up_then_is_possible() -> None:
    assert (
        GAME.invalid(
            GAME.read_position(f"trail: 1!, 3; {HAND}; missed: 1 3 @2 up 1", unfinished=True)
        )
        is None
    )
    right = f"options: face_up right; trail: 1!, 3; {HAND}; missed: 1 3 @2 up 1"
    refusal = GAME.invalid(GAME.read_position(right, unfinished=True))
    assert refusal is not None
    assert refusal.rules == ("fg.guess.all_or_nothing",)


def test_42_as_a_sprint_card_is_possible_where_it_is_allowed() -> None:
    text = "options: sprint_42 allowed; trail: 1, 3, 8 (42); fugitive: 5, 7, 10, 16, 20"
    assert GAME.invalid(GAME.read_position(text, unfinished=True)) is None
