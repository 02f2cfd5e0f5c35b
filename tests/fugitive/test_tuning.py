"""The dials: each changes what happens, what is said and what the marshal can infer."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.game import IllegalSetup
from engine.core.messages import plain
from engine.core.options import UnknownOption
from engine.core.rulebook import LANGUAGES
from engine.fugitive import GAME
from engine.fugitive.deduction import evidence_of, odds, ruled_out, say_reason
from engine.fugitive.event_cards import EVENT_CARDS
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw.fugitive import draw
from explorer.draw.words import load_words
from tests.fugitive.table import (
    Case,
    Refused,
    check,
    check_refused,
    lines,
    play,
    position,
    table,
)

HAND = "fugitive: 5, 6, 13, 16, 20"
LAYS = f"trail: 1; {HAND}; now: fugitive lays"
LAID = "[fg.place.next]"
SPRINTED = (
    "[fg.place.next fg.place.sprint fg.place.sprint_visible_count fg.card.footprints "
    "fg.win.announce]"
)
ROUND_2 = "TurnBegan marshal, 2 [fg.turn.order fg.turn.marshal]"
AWAY = (
    "trail: 3, 6, 9, 12, 15!, 18, 21, 24, 27, 29!; "
    "fugitive: 10, 11, 13, 14, 20, 26, 28, 30, 32, 33, 34; now: fugitive lays"
)
EVERY_EVENT = " and ".join(event.value for event in EVENT_CARDS)
LAY_42 = "lay 42 with 20, 26, 28, 30, 32"
OPENED = f"HideoutLaid 11, 42, 20 and 26 and 28 and 30 and 32, 0 {SPRINTED}"


@table(
    Case(
        "stride: five higher without a sprint card",
        f"options: stride 5; {LAYS}",
        "lay 6",
        (f"HideoutLaid 2, 6, none, 0 {LAID}", ROUND_2),
    ),
    Case(
        "manhunt_above: 29 face up is high enough now",
        f"options: manhunt_above 28; {AWAY}",
        LAY_42,
        (OPENED, "GameEnded fugitive, escaped, 28 [fg.win.escape fg.manhunt.trigger]"),
    ),
    Case(
        "attempts: another follows a miss",
        f"options: attempts 2; {LAYS}",
        "pass; draw 1; card 7; name 2",
        ("Missed 2 [fg.guess.hit]",),
        "now: marshal attempts",
    ),
    Case(
        "first_lays: a third hideout may follow the second",
        "options: first_lays 3; round: 1; fugitive: 5, 6, 13, 16, 20",
        "lay 1; lay 3",
        (f"HideoutLaid 2, 3, none, 0 {LAID}",),
        "now: fugitive second",
    ),
    Case(
        "first_lays: after a single one it is the marshal's turn",
        "options: first_lays 1; round: 1; fugitive: 5, 6, 13, 16, 20",
        "lay 1",
        (
            f"HideoutLaid 1, 1, none, 0 {LAID}",
            "TurnBegan marshal, 1 [fg.turn.order fg.turn.marshal_first]",
        ),
    ),
    Case(
        "dealt_first, dealt_second, dealt_third: the hand is dealt as they say",
        "options: dealt_first 0, dealt_second 1, dealt_third 1; now: setup",
        "card 15; card 41",
        (
            "Dealt 3, 41 [fg.setup.hand]",
            "VariantPrepared none, none, 0 [fg.variant.none]",
            "TurnBegan fugitive, 1 [fg.turn.order fg.turn.fugitive_first]",
        ),
        "fugitive: 1, 2, 3, 15, 41, 42",
    ),
    Case(
        "odd_footprints: one odd card reaches three further",
        f"options: odd_footprints 3; trail: 1; {HAND}; now: fugitive lays",
        "lay 6 with 3",
        (
            f"HideoutLaid 2, 6, 3, 0 {SPRINTED}".replace("win.announce", "place.overpay"),
            ROUND_2,
        ),
    ),
    Case(
        "even_footprints: one even card reaches four further",
        f"options: even_footprints 4; trail: 1; {HAND}; now: fugitive lays",
        "lay 6 with 2",
        (
            f"HideoutLaid 2, 6, 2, 0 {SPRINTED}".replace("win.announce", "place.overpay"),
            ROUND_2,
        ),
    ),
    Case(
        "first_deck_ends, second_deck_ends: the decks are cut there",
        "options: first_deck_ends 8, second_deck_ends 38; now: setup",
        "card 8",
        (
            "TableLaid 8, 38 [fg.setup.roles fg.setup.start fg.setup.decks fg.card.number]",
            "Dealt 1, 8 [fg.setup.hand]",
        ),
    ),
    Case(
        "events_in_each_deck: as many go into each deck",
        "options: variant catch_up, events_in_each_deck 5, dealt_first 0, dealt_second 1; "
        "now: setup",
        "card 15",
        (
            "TableLaid 14, 28 [fg.setup.roles fg.setup.start fg.setup.decks fg.card.number]",
            "Dealt 2, 15 [fg.setup.hand]",
            f"VariantPrepared catch_up, {EVERY_EVENT}, 5 "
            "[fg.variant.catch_up fg.event.setup fg.event.effects]",
            "TurnBegan fugitive, 1 [fg.turn.order fg.turn.fugitive_first]",
        ),
    ),
    Case(
        "marshal_first_draws: none, and the attempt comes at once",
        "options: marshal_first_draws 0; round: 1; fugitive: 5, 6, 13, 16, 20; trail: 1; "
        "now: fugitive second",
        "stop",
        (
            "Stopped [fg.turn.fugitive_first]",
            "TurnBegan marshal, 1 [fg.turn.order fg.turn.marshal_first]",
        ),
        "now: marshal attempts",
    ),
    Case(
        "fugitive_draws: two cards a turn",
        f"options: fugitive_draws 2; trail: 1; {HAND}; now: marshal attempts",
        "decline",
        (
            "Declined [fg.guess.optional]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
        "now: fugitive draws, fugitive draws, fugitive lays",
    ),
    Case(
        "marshal_draws: three cards a turn",
        f"options: marshal_draws 3; {LAYS}",
        "pass",
        ("Passed [fg.pass]", ROUND_2),
        "now: marshal draws, marshal draws, marshal draws, marshal attempts",
    ),
)
def test_a_dial_changes_what_happens(case: Case) -> None:
    check(case)


@table(
    Refused(
        "stride",
        f"options: stride 1; {LAYS}",
        "lay 3",
        "fg.place.reach",
        "3 needs 1 more footprint: reach is 1 + 1 + 0 = 2.",
    ),
    Refused(
        "footprints",
        f"options: odd_footprints 0; {LAYS}",
        "lay 5 with 3",
        "fg.place.reach",
        "5 needs 1 more footprint: reach is 1 + 3 + 0 = 4.",
    ),
    Refused(
        "one hideout at first",
        "options: first_lays 1; round: 1; fugitive: 5, 6, 13, 16, 20",
        "pass",
        "fg.pass",
        "The first turn can't be passed: it lays one hideout.",
    ),
    Refused(
        "four hideouts at first",
        "options: first_lays 4; round: 1; fugitive: 5, 6, 13, 16, 20",
        "pass",
        "fg.pass",
        "The first turn can't be passed: it lays one to 4 hideouts.",
    ),
    Refused(
        "decks",
        "options: first_deck_ends 8; now: setup",
        "card 9",
        "fg.setup.decks",
        "9 can't be on top of deck 1.",
    ),
)
def test_a_refusal_follows_the_dials(case: Refused) -> None:
    check_refused(case)


class Said(NamedTuple):
    name: str
    position: str
    move: str
    sentence: str


@table(
    Said(
        "the decks",
        "options: first_deck_ends 8, second_deck_ends 30; now: setup",
        "card 4",
        "The roles are taken. Card 0 lies face up, 4–8, 9–30 and 31–41 make three decks, "
        "and the fugitive holds 1, 2, 3 and 42.",
    ),
    Said(
        "the manhunt",
        f"options: manhunt_above 35; {AWAY}",
        LAY_42,
        "The manhunt is on: the highest number face up is 29, not above 35.",
    ),
    Said(
        "the escape",
        f"options: manhunt_above 20; {AWAY}",
        LAY_42,
        "A card above 20 is face up, so there is no manhunt. The fugitive escapes and wins.",
    ),
    Said(
        "a shortcut",
        f"options: variant random, stride 4; trail: 1; {HAND}; now: fugitive event, fugitive lays",
        "event shortcut",
        "The next hideout may be 6 higher without sprint cards.",
    ),
)
def test_a_sentence_follows_the_dials(case: Said) -> None:
    state = position(case.position)
    state, events = GAME.play(state, GAME.notation.read_move(case.move, state))
    assert case.sentence in [plain(GAME.words.tell(event, state)) for event in events]


@pytest.mark.parametrize(
    ("chosen", "rule", "sentence"),
    [
        (
            {"dealt_first": 0, "dealt_second": 0},
            "fg.setup.hand",
            "The fugitive must be dealt at least one card of a deck.",
        ),
        (
            {"dealt_first": 6, "first_deck_ends": 8},
            "fg.setup.hand",
            "The fugitive can't be dealt 6 cards from deck 1, which has 5.",
        ),
        (
            {"dealt_second": 3, "first_deck_ends": 20, "second_deck_ends": 22},
            "fg.setup.hand",
            "The fugitive can't be dealt 3 cards from deck 2, which has 2.",
        ),
        (
            {"variant": "support", "events_in_each_deck": 3},
            "fg.event.setup",
            "Three decks would take 9 event cards, and this variant has 6.",
        ),
        (
            {"opening": "exactly_two", "first_lays": 3},
            "fg.turn.opening_exact",
            "By this reading the first turn lays exactly two hideouts, and here it may lay 3.",
        ),
        (
            {"dealt_first": 6, "even_footprints": 4, "stride": 8},
            "fg.setup.hand",
            "With these numbers 42 could be the first hideout: an opening hand may reach 46.",
        ),
    ],
)
def test_an_impossible_mix_is_refused(chosen: dict[str, object], rule: str, sentence: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GAME.setup(2, **chosen)
    assert refused.value.refusal.rules == (rule,)
    assert str(refused.value) == f"{sentence} [{rule}]"
    said = {GAME.words.explain(refused.value.refusal, None, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_number_beyond_its_bounds_is_refused() -> None:
    with pytest.raises(UnknownOption, match="stride can't be 9; it can be a number from 1 to 8"):
        GAME.setup(2, stride=9)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "options: stride 2; trail: 1, 4; fugitive: 5, 6, 13, 16, 20; now: fugitive lays",
            "4 needs 1 more footprint: reach is 1 + 2 + 0 = 3.",
        ),
        (
            "options: first_deck_ends 8; trail: 1; fugitive: 5, 6, 13, 16, 20; now: fugitive lays",
            "The fugitive has 2 cards of deck 1, but was dealt and drew 3.",
        ),
        (
            "options: first_lays 1; round: 1; trail: 1, 3; fugitive: 5, 6, 13, 16, 20; "
            "now: marshal attempts",
            "There are 2 hideouts, and at most 1 can have been laid at this point of the "
            "first round.",
        ),
        (
            "options: variant random, even_footprints 3; trail: 1, 5 (2); told: footprints 2 2; "
            "fugitive: 6, 13, 16, 20; now: marshal attempts",
            "What was told about hideout 2 is not true.",
        ),
    ],
    ids=["reach", "decks", "first turn", "footprints told"],
)
def test_a_position_that_the_dials_forbid_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        GAME.read_position(text)
    assert sentence in str(refused.value)


# -- what the marshal can infer


class Inferred(NamedTuple):
    name: str
    options: str
    sprints: str
    possible: tuple[int, ...]


@table(
    Inferred("by the rulebook", "variant none", "", (1, 2, 3)),
    Inferred("a long stride", "stride 5", "", (1, 2, 3, 4, 5)),
    Inferred("a short one", "stride 1", "", (1,)),
    Inferred("a sprint by the rulebook", "variant none", " (6)", (1, 2, 3, 4, 5)),
    Inferred("a sprint may have three", "odd_footprints 3", " (6)", (1, 2, 3, 4, 5, 6)),
    Inferred("a sprint has none", "odd_footprints 0, even_footprints 0", " (6)", (1, 2, 3)),
)
def test_the_odds_follow_the_dials(case: Inferred) -> None:
    state = position(
        f"options: {case.options}; round: 1; trail: 1{case.sprints}; "
        f"fugitive: 5, 13, 16, 20{'' if case.sprints else ', 6'}; now: marshal attempts"
    )
    evidence = evidence_of(GAME.sight.observe(state, MARSHAL))
    assert tuple(odds(evidence).of_hideout(0)) == case.possible
    beyond = case.possible[-1] + 1
    [reason] = ruled_out(evidence)[0][beyond]
    highest = case.possible[-1]
    assert say_reason(reason) == f"{beyond} is too far: at most {highest} can be reached."


def test_a_told_deck_is_the_deck_that_was_cut() -> None:
    state = position(
        "options: variant random, first_deck_ends 8; round: 3; trail: 1, 4, 7; "
        "told: deck 3 1; fugitive: 5, 13, 16, 20; now: marshal attempts"
    )
    evidence = evidence_of(GAME.sight.observe(state, MARSHAL))
    assert set(odds(evidence).of_hideout(2)) <= set(range(4, 9))


# -- what is drawn


def test_the_board_shows_where_the_decks_are_cut_and_the_footprints() -> None:
    words = load_words("en")
    state = position(
        f"options: first_deck_ends 8, odd_footprints 4, dealt_first 2, dealt_second 3; {LAYS}"
    )
    drawing = draw(GAME.sight.observe(state, FUGITIVE), width=752, words=words)
    decks = {cell.key: cell.label for cell in drawing.cells if cell.key.startswith("deck ")}
    assert "4" in decks["deck 1"]
    assert "8" in decks["deck 1"]
    assert "9" in decks["deck 2"]
    content = {each.key: each.svg for each in drawing.pieces}
    assert content["card 3"].count("hx-print") == 4
    assert content["card 2"].count("hx-print") == 2


def test_the_position_reads_back_with_its_dials() -> None:
    state = GAME.setup(2, stride=4, first_deck_ends=10)
    assert "options: stride 4, first_deck_ends 10" in lines(state)
    state, _ = play(state, "card 4; card 5")
    assert position("\n".join(lines(state))) == state
