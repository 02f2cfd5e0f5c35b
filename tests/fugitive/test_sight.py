"""Who sees what: the trail's backs, the hands, the decks, and what events tell."""

from __future__ import annotations

import pytest

from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.cards import EVENT, HIDDEN
from engine.fugitive.state import FUGITIVE, MARSHAL
from tests.fugitive.table import event_text, lines, play, position

TEXT = (
    "options: variant random; trail: 1, 4! (2), 9 (6 20), 12; fugitive: 3, 11, 16, 42; "
    "marshal: 5, 8; shown: 8; now: marshal attempts"
)
MANHUNT = (
    "trail: 3, 7! (1), 11 (2), 42 (20 22 24 26 28 30 32 34 36 38 40 16 18 14); fugitive: 4, 10; "
    "now: marshal hunts"
)


def seen(viewer: Viewer, text: str = TEXT) -> list[str]:
    keys = ("trail", "fugitive", "marshal", "peeked")
    return [
        line for line in lines(GAME.sight.observe(position(text), viewer)) if line.startswith(keys)
    ]


def test_the_fugitive_may_look_at_the_whole_trail_and_the_marshal_may_not() -> None:
    assert seen(FUGITIVE)[0] == "trail: 1, 4! (2), 9 (6 20), 12"
    assert seen(MARSHAL)[0] == "trail: ?, 4! (2), ? (? ?), ?"
    assert seen(SPECTATOR)[0] == "trail: ?, 4! (2), ? (? ?), ?"


def test_hands_are_secret_but_for_what_was_shown() -> None:
    assert seen(FUGITIVE)[1:] == ["fugitive: 3, 11, 16, 42", "marshal: ?, 8"]
    assert seen(MARSHAL)[1:] == ["fugitive: ?, ?, ?, ?", "marshal: 5, 8"]
    assert seen(SPECTATOR)[1:] == ["fugitive: ?, ?, ?, ?", "marshal: ?, 8"]


def test_the_sprint_cards_under_42_stay_hidden() -> None:
    assert seen(MARSHAL, MANHUNT)[0] == f"trail: ?, 7! (1), ? (?), 42 ({'? ' * 13}?)"


@pytest.mark.parametrize("viewer", [FUGITIVE, MARSHAL, SPECTATOR])
def test_nobody_sees_a_deck_but_how_many_event_cards_it_has(viewer: Viewer) -> None:
    decks = GAME.sight.observe(position(TEXT), viewer).decks
    assert {card for deck in decks for card in deck} == {HIDDEN, EVENT}
    assert [deck.count(EVENT) for deck in decks] == [2, 2, 2]


def witnessed(text: str, move: str, viewer: Viewer) -> list[str]:
    state = position(text)
    after, events = GAME.play(state, GAME.notation.read_move(move, state))
    return [event_text(GAME.sight.witness(event, viewer), after) for event in events]


LAYS = "trail: 1, 4; fugitive: 2, 3, 5, 7, 8, 9, 16, 18, 42; now: fugitive lays"
LAID = "[fg.place.next fg.place.sprint fg.place.sprint_visible_count fg.card.footprints"


def test_a_hideout_is_laid_unseen_with_its_count_and_without_its_bluff() -> None:
    whole = f"HideoutLaid 3, 7, 8 and 16, 0 {LAID} fg.place.overpay]"
    hidden = f"HideoutLaid 3, ?, -1 and -1, 0 {LAID}]"
    assert witnessed(LAYS, "lay 7 with 8, 16", ALL_SEEING)[0] == whole
    assert witnessed(LAYS, "lay 7 with 8, 16", FUGITIVE)[0] == whole
    assert witnessed(LAYS, "lay 7 with 8, 16", MARSHAL)[0] == hidden
    assert witnessed(LAYS, "lay 7 with 8, 16", SPECTATOR)[0] == hidden


def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    text = "trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20; now: fugitive turns-up 3, fugitive lays"
    assert witnessed(text, "card 30", FUGITIVE) == ["CardDrawn fugitive, 3, 30 [fg.setup.decks]"]
    assert witnessed(text, "card 30", MARSHAL) == ["CardDrawn fugitive, 3, ? [fg.setup.decks]"]


PEEK = TEXT.replace("marshal attempts", "marshal looks 1, marshal attempts")


def test_a_peek_is_its_owners_secret_until_the_card_is_drawn() -> None:
    state, _ = play(position(PEEK), "card 14")
    assert "peeked: marshal 1 14 looked_at" in lines(GAME.sight.observe(state, MARSHAL))
    assert "peeked: marshal 1 ? looked_at" in lines(GAME.sight.observe(state, FUGITIVE))
    state, _ = play(state, "keep; decline; draw 1; card 14")
    assert "peeked: marshal 1 14 drawn_by_fugitive" in lines(GAME.sight.observe(state, MARSHAL))
    assert "peeked: marshal 1 14 drawn_by_fugitive" in lines(GAME.sight.observe(state, FUGITIVE))
    assert "peeked: marshal 1 ? drawn_by_fugitive" in lines(GAME.sight.observe(state, SPECTATOR))


@pytest.mark.parametrize(
    ("text", "move", "viewer", "seen_as"),
    [
        (LAYS, "lay 7 with 8, 16", MARSHAL, "lay ? with ?, ?"),
        (LAYS, "lay 7 with 8, 16", FUGITIVE, "lay 7 with 8, 16"),
        (LAYS, "pass", MARSHAL, "pass"),
        (TEXT, "name 4, 9", FUGITIVE, "name 4, 9"),
        (PEEK, "card 14", FUGITIVE, "card ?"),
        (PEEK, "card 14", MARSHAL, "card 14"),
        (PEEK.replace("looks", "turns-up"), "card event", FUGITIVE, "card event"),
        (PEEK.replace("looks", "loses"), "card 14", FUGITIVE, "card 14"),
        (
            TEXT.replace("marshal attempts", "fugitive covers-tracks"),
            "take 6 from 3",
            MARSHAL,
            "take ? from 3",
        ),
    ],
)
def test_a_move_as_it_is_seen(text: str, move: str, viewer: Viewer, seen_as: str) -> None:
    state = position(text)
    shown = GAME.sight.witness_move(GAME.notation.read_move(move, state), state, viewer)
    assert GAME.notation.move_text(shown, state) == seen_as
