"""The effect of each event card. All of them are our own design."""

from __future__ import annotations

from engine.fugitive import GAME
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

HAND = "fugitive: 5, 10, 13, 16, 20, 30; marshal: 4, 6"
TRAIL = "trail: 1, 3, 7 (2 8)"
DUE = f"options: variant random; {TRAIL}; {HAND}; now: fugitive event, fugitive lays"
FOR_MARSHAL = f"options: variant random; {TRAIL}; {HAND}; now: marshal event, marshal attempts"
OURS = "[fg.event.effects]"


def shown(event: str, who: str = "fugitive") -> str:
    return f"EventShown {who}, {event} [fg.event.kinds fg.event.effects]"


@table(
    Case(
        "Tip-off: the fugitive chooses one deck",
        DUE,
        "event tip_off; draw 3",
        (f"DeckChosen fugitive, 3 {OURS}",),
        "now: fugitive turns-up 3, fugitive turns-up 3, fugitive lays",
    ),
    Case(
        "Tip-off: and draws two cards of it",
        DUE,
        "event tip_off; draw 3; card 31; card 35",
        ("CardDrawn fugitive, 3, 35 [fg.setup.decks]",),
        "fugitive: 5, 10, 13, 16, 20, 30, 31, 35, 42; now: fugitive lays",
    ),
    Case(
        "Backup: the marshal draws two",
        FOR_MARSHAL,
        "event backup; draw 1; card 9; card 11",
        ("CardDrawn marshal, 1, 11 [fg.setup.decks]",),
        "marshal: 4, 6, 9, 11; now: marshal attempts",
    ),
    Case(
        "Quiet night: who drew it draws one more",
        FOR_MARSHAL,
        "event quiet_night; draw 2",
        (f"DeckChosen marshal, 2 {OURS}",),
        "now: marshal turns-up 2, marshal attempts",
    ),
    Case(
        "News flash: both draw one, who drew it first",
        FOR_MARSHAL,
        "event news_flash; draw 2; card 17",
        ("CardDrawn marshal, 2, 17 [fg.setup.decks]",),
        "now: fugitive draws-more, marshal attempts",
    ),
    Case(
        "Second wind: one more hideout now",
        FOR_MARSHAL,
        "event second_wind; lay 10",
        ("HideoutLaid 4, 10, none, 0 [fg.place.next]",),
        "trail: 1, 3, 7 (2 8), 10; now: marshal attempts",
    ),
    Case(
        "Second wind: or none",
        FOR_MARSHAL,
        "event second_wind; stop",
        (f"Stopped {OURS}",),
        "now: marshal attempts",
    ),
    Case(
        "Shortcut: the next hideout reaches 2 further",
        DUE,
        "event shortcut; lay 10",
        (
            "HideoutLaid 4, 10, none, 2 [fg.place.next fg.event.effects]",
            "TurnBegan marshal, 2 [fg.turn.order fg.turn.marshal]",
        ),
        "trail: 1, 3, 7 (2 8), 10 +2",
    ),
    Case(
        "Roadblock: one sprint card is still allowed",
        DUE,
        "event roadblock; lay 10 with 5",
        (
            "HideoutLaid 4, 10, 5, 0 [fg.place.next fg.place.sprint "
            "fg.place.sprint_visible_count fg.card.footprints fg.place.overpay]",
            "TurnBegan marshal, 2 [fg.turn.order fg.turn.marshal]",
        ),
    ),
    Case(
        "Cover tracks: a sprint card back to the hand",
        DUE,
        "event cover_tracks; take 8 from 3",
        (f"SprintTakenBack 3, 8 {OURS}",),
        "trail: 1, 3, 7 (2) back 1; fugitive: 5, 8, 10, 13, 16, 20, 30, 42",
    ),
    Case(
        "Cover tracks: with no sprint card on the table",
        DUE.replace("7 (2 8)", "5").replace("5, 10,", "2, 8, 10,"),
        "event cover_tracks",
        (shown("cover_tracks"), f"NothingHappened cover_tracks {OURS}"),
        "now: fugitive lays",
    ),
    Case(
        "Inside source: the marshal shows a card",
        DUE,
        "event inside_source; show 6",
        (f"CardShown 6 {OURS}",),
        "marshal: 4, 6; shown: 6; now: fugitive lays",
    ),
    Case(
        "Inside source: with no card to show",
        DUE.replace("; marshal: 4, 6", ""),
        "event inside_source",
        (shown("inside_source"), f"NothingHappened inside_source {OURS}"),
    ),
    Case(
        "Hot pursuit: a number now, and the attempt still to come",
        FOR_MARSHAL,
        "event hot_pursuit; name 3",
        (
            "Found 3 [fg.guess.hit fg.guess.number_only]",
            "Revealed 2, 3, none [fg.guess.hit]",
        ),
        "now: marshal attempts",
    ),
    Case(
        "Hot pursuit: a hit draws no further event",
        FOR_MARSHAL.replace("random", "discovery"),
        "event hot_pursuit; name 3",
        (
            "Found 3 [fg.guess.hit fg.guess.number_only]",
            "Revealed 2, 3, none [fg.guess.hit]",
        ),
        "now: marshal attempts",
    ),
    Case(
        "Hot pursuit: may be declined",
        FOR_MARSHAL,
        "event hot_pursuit; decline",
        ("Declined [fg.guess.optional]",),
        "now: marshal attempts",
    ),
    Case(
        "Footprint cast: the footprints under a hideout are told",
        FOR_MARSHAL,
        "event footprint_cast; ask 3",
        (f"Told footprints, 3, 4, yes {OURS}",),
        "told: footprints 3 4; now: marshal attempts",
    ),
    Case(
        "Witness: the deck of a hideout is told",
        FOR_MARSHAL,
        "event witness; ask 3",
        (f"Told deck, 3, 1, yes {OURS}",),
        "told: deck 3 1",
    ),
    Case(
        "Witness: 1, 2 and 3 are of no deck",
        FOR_MARSHAL,
        "event witness; ask 1",
        (f"Told deck, 1, 0, yes {OURS}",),
        "told: deck 1 0",
    ),
    Case(
        "Dropped wallet: the fugitive discards a card, face up",
        FOR_MARSHAL,
        "event dropped_wallet; discard 30",
        (f"Dropped 30 {OURS}",),
        "dropped: 30; fugitive: 5, 10, 13, 16, 20, 42",
    ),
    Case(
        "Lost luggage: the top card of each deck is removed",
        DUE,
        "event lost_luggage; card 9; card 22; card 40",
        (f"LuggageLost 3, 40 {OURS}",),
        "removed: 9, 22, 40; now: fugitive lays",
    ),
    Case(
        "Lost luggage: an event card is put away unread",
        DUE,
        "event lost_luggage; card 9; card event; card 40",
        (f"LuggageLost 3, 40 {OURS}",),
        "removed: event, 9, 40; inside: 2, 1, 2; now: fugitive lays",
    ),
    Case(
        "Peek: the top card is looked at",
        DUE,
        "event peek; peek 2; card 17",
        (f"LookedAt fugitive, 2, 17 {OURS}",),
        "peeked: fugitive 2 17 looked_at; now: fugitive buries 2, fugitive lays",
    ),
    Case(
        "Peek: an event card is looked at and put back unread",
        DUE,
        "event peek; peek 2; card event; bury",
        (f"PutBack fugitive, 2, yes {OURS}",),
        "peeked: fugitive 2 event buried; now: fugitive lays",
    ),
    Case(
        "Slip of the tongue: odd or even",
        DUE,
        "event slip_of_the_tongue",
        (shown("slip_of_the_tongue"), f"Told parity, 3, 1, no {OURS}"),
        "told: parity 3 1",
    ),
)
def test_an_event(case: Case) -> None:
    check(case)


@table(
    Refused(
        "Shortcut: one beyond even that",
        f"{DUE}; active: shortcut".replace("event, fugitive ", ""),
        "lay 13",
        "fg.place.reach",
        "13 needs 1 more footprint: reach is 7 + 3 + 2 + 0 = 12. [fg.place.reach]",
    ),
    Refused(
        "Roadblock: two sprint cards",
        f"{DUE}; active: roadblock".replace("event, fugitive ", ""),
        "lay 10 with 5, 16",
        "fg.event.effects",
        "A roadblock allows 1 sprint card, not 2. [fg.event.effects]",
    ),
    Refused(
        "Hot pursuit: two numbers",
        f"{DUE}".replace("fugitive event, fugitive lays", "marshal pursues, marshal attempts"),
        "name 3, 7",
        "fg.event.effects",
        "A hot pursuit names one number, not 2. [fg.event.effects]",
    ),
    Refused(
        "Cover tracks: a card that is not there",
        f"{DUE}".replace("event", "covers-tracks"),
        "take 8 from 2",
        "fg.event.effects",
        "8 is no sprint card under a face-down hideout 2. [fg.event.effects]",
    ),
    Refused(
        "Dropped wallet: 42",
        f"{DUE}".replace("event", "drops"),
        "discard 42",
        "fg.event.effects",
        "42 can't be discarded. [fg.event.effects]",
    ),
    Refused(
        "Dropped wallet: a card that is not in hand",
        f"{DUE}".replace("event", "drops"),
        "discard 12",
        "fg.event.effects",
        "12 is not in the fugitive's hand. [fg.event.effects]",
    ),
    Refused(
        "Witness: a hideout that is face up",
        f"{FOR_MARSHAL}".replace("event", "witness").replace("1, 3", "1!, 3"),
        "ask 1",
        "fg.event.effects",
        "Hideout 1 can't be asked about; these can: 2 and 3. [fg.event.effects]",
    ),
    Refused(
        "Inside source: a card that the marshal does not hold",
        f"{FOR_MARSHAL}".replace("event", "shows"),
        "show 5",
        "fg.event.effects",
        "5 is not in the marshal's hand. [fg.event.effects]",
    ),
    Refused(
        "Peek: an empty deck",
        "options: variant random; inside: 0, 2, 2; trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16; "
        "marshal: 5, 6, 8, 9, 11, 12, 13, 14; now: marshal peeks, marshal attempts",
        "peek 1",
        "fg.event.effects",
        "There is no card to look at in deck 1; there are cards in deck 2 and deck 3. "
        "[fg.event.effects]",
    ),
)
def test_what_an_event_does_not_allow(case: Refused) -> None:
    check_refused(case)


def test_dead_phone_lasts_until_an_attempt_is_made() -> None:
    state, _ = play(position(FOR_MARSHAL), "event dead_phone; decline; draw 3; card 31; pass")
    assert "active: dead_phone" in lines(state)
    state, _ = play(state, "draw 3; card 33; name 9")
    assert "active: dead_phone" not in lines(state)


def test_shortcut_and_roadblock_end_with_the_next_hideout() -> None:
    state = position(f"{DUE}; active: shortcut, roadblock".replace("event, fugitive ", ""))
    state, _ = play(state, "lay 13 with 5")
    assert state.in_force == ()
    assert state.trail[-1].bonus == 2


def test_a_card_that_was_peeked_at_and_kept_comes_next() -> None:
    state, _ = play(position(DUE), "event peek; peek 2; card 17; keep; pass; draw 2")
    assert [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)] == [
        "card 17"
    ]
    state, _ = play(state, "card 17")
    assert "peeked: fugitive 2 17 drawn_by_marshal" in lines(state)


def test_a_card_that_was_peeked_at_and_buried_comes_last() -> None:
    state, _ = play(position(DUE), "event peek; peek 2; card 17; bury; pass; draw 2")
    offered = [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)]
    assert "card 17" not in offered
    assert "card 18" in offered
    last = position(
        "options: variant random; inside: 0, 0, 0; trail: 1, 3; fugitive: 5, 7, 10, 15, 16; "
        "marshal: 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28; peeked: marshal 2 17 buried; "
        "now: fugitive turns-up 2, fugitive lays"
    )
    assert [GAME.notation.move_text(move, last) for move in GAME.rules.options(last)] == ["card 17"]
    last, _ = play(last, "card 17")
    assert "peeked: marshal 2 17 drawn_by_fugitive" in lines(last)


def test_a_tip_off_stops_at_the_end_of_the_deck() -> None:
    state = position(
        "options: variant random; inside: 0, 2, 2; trail: 1, 3; fugitive: 5, 7, 10, 15, 16; "
        "marshal: 4, 6, 8, 9, 11, 12, 13; now: fugitive event, fugitive lays"
    )
    state, told = play(state, "event tip_off; draw 1; card 14")
    assert told[-1] == "DrawSkipped fugitive [fg.turn.empty_deck]"
    assert "now: fugitive lays" in lines(state)
