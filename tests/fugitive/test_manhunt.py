"""The manhunt: when it is due, and how it ends."""

from __future__ import annotations

from engine.core.moves import NOBODY
from engine.fugitive import GAME
from tests.fugitive.table import Case, Refused, check, check_refused, lines, play, position, table

LOW = "3, 7 (1), 11 (2), 16 (10), 21 (6), 25 (13)"
TO_29 = f"{LOW}, 29! (18)"
HAND = "fugitive: 20, 24, 28, 30, 31, 32, 34, 36, 38, 40, 42"
LAYS = f"{HAND}; marshal: 5, 19; now: fugitive lays"
AWAY = "lay 42 with 20, 24, 28, 30, 32"
AT_29 = f"trail: {TO_29}; {LAYS}"
ABOVE_29 = f"trail: {LOW}, 30! (18); {LAYS}".replace("28, 30,", "28,")
SPRINT_ABOVE = f"trail: {LOW}, 29! (30); {LAYS}".replace("28, 30,", "28,")
HUNT = "trail: 3, 7! (1), 11 (2), 42 (20 22 24 26 28 30 32 34 36 38 40 16 18 14); "
HUNT += "fugitive: 4, 10; now: marshal hunts"

LAID = (
    "[fg.place.next fg.place.sprint fg.place.sprint_visible_count fg.card.footprints "
    "fg.win.announce]"
)
OPEN = "HideoutLaid 8, 42, 20 and 24 and 28 and 30 and 32, 0 " + LAID
SPRINTS = "20 and 24 and 28 and 32 and 34"
FOUND = "[fg.guess.hit fg.manhunt.single]"


@table(
    Case(
        "29 face up does not forestall it",
        AT_29,
        AWAY,
        (OPEN, "ManhuntBegan 29, 29 [fg.manhunt.trigger]"),
        "now: marshal hunts",
    ),
    Case(
        "nothing face up",
        AT_29.replace("29!", "29"),
        AWAY,
        (OPEN, "ManhuntBegan 0, 29 [fg.manhunt.trigger]"),
        "now: marshal hunts",
    ),
    Case(
        "30 face up lets the fugitive go at once",
        ABOVE_29,
        "lay 42 with 20, 24, 28, 32, 34",
        (
            f"HideoutLaid 8, 42, {SPRINTS}, 0 {LAID[:-1]}]".replace(
                "fg.win.announce", "fg.place.overpay fg.win.announce"
            ),
            "GameEnded fugitive, escaped, 29 [fg.win.escape fg.manhunt.trigger]",
        ),
        "now: over, won by fugitive",
    ),
    Case(
        "a sprint card above 29 does not count",
        SPRINT_ABOVE,
        "lay 42 with 20, 24, 28, 32, 34",
        (f"HideoutLaid 8, 42, {SPRINTS}, 0 {LAID}", "ManhuntBegan 29, 29 [fg.manhunt.trigger]"),
    ),
    Case(
        "or it does, by the other reading",
        f"options: manhunt_counts sprints_too; {SPRINT_ABOVE}",
        "lay 42 with 20, 24, 28, 32, 34",
        (
            f"HideoutLaid 8, 42, {SPRINTS}, 0 {LAID}",
            "GameEnded fugitive, escaped, 29 [fg.win.escape fg.manhunt.trigger]",
        ),
    ),
    Case(
        "with events in play none is drawn in it",
        f"options: variant discovery; {AT_29}",
        AWAY,
        (OPEN, "ManhuntBegan 29, 29 [fg.manhunt.trigger fg.event.win_first]"),
    ),
    Case(
        "a hit allows another number",
        HUNT,
        "name 3",
        (f"Found 3 {FOUND}", "Revealed 1, 3, none [fg.guess.hit]"),
        "now: marshal hunts",
    ),
    Case(
        "the first miss lets the fugitive escape",
        HUNT,
        "name 3; name 12",
        (
            "Missed 12 [fg.guess.hit fg.manhunt.single]",
            "GameEnded fugitive, manhunt_escaped, None [fg.manhunt.escape]",
        ),
        "now: over, won by fugitive",
    ),
    Case(
        "the last hideout found wins for the marshal",
        HUNT,
        "name 11; name 3",
        (
            f"Found 3 {FOUND}",
            "Revealed 1, 3, none [fg.guess.hit]",
            "GameEnded marshal, manhunt_caught, None [fg.manhunt.caught]",
        ),
        "now: over, won by marshal",
    ),
)
def test_the_manhunt(case: Case) -> None:
    check(case)


@table(
    Refused(
        "two numbers at a time",
        HUNT,
        "name 3, 11",
        "fg.manhunt.single",
        "A manhunt names one number at a time, not 2. [fg.manhunt.single]",
    ),
    Refused(
        "stopping short",
        HUNT,
        "decline",
        "fg.manhunt.single",
        "A manhunt goes on to a miss or to the last hideout. [fg.manhunt.single]",
    ),
    Refused(
        "drawing first",
        HUNT,
        "draw 1",
        "fg.manhunt.single",
        "Not now: in the manhunt the marshal names one number. [fg.manhunt.single]",
    ),
)
def test_what_a_manhunt_does_not_allow(case: Refused) -> None:
    check_refused(case)


def test_the_sprint_cards_under_42_need_not_be_found() -> None:
    state, _ = play(position(HUNT), "name 3; name 11")
    assert GAME.rules.to_act(state) == NOBODY
    assert not state.trail[-1].sprints_up


def test_every_number_is_listed_in_a_manhunt() -> None:
    state = position(HUNT)
    assert GAME.lists_all(state)
    assert len(GAME.rules.options(state)) == 41
    assert "now: marshal hunts" in lines(state)
