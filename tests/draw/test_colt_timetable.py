"""The timetable: which turns there are, which cards lie there, what is to come."""

from __future__ import annotations

from typing import Any

import pytest

from engine.colt_express.options import Options
from engine.colt_express.pieces import (
    BULLET_OF,
    CLOSED_PURSE,
    FIRE,
    INSIDE,
    MOVE,
    NUMBERED,
    PUNCH,
    ROBBERY,
    UNSEEN,
    Action,
    CarCard,
    Card,
    Name,
    RoundCard,
    spot_at,
)
from engine.colt_express.state import (
    REVEALING,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    Bandit,
    Cards,
    Played,
    Purse,
    State,
)
from engine.core.moves import Seat
from engine.core.record import replace
from explorer.draw import load_words
from explorer.draw.colt_express.belongings import bullets_received, money_of
from explorer.draw.colt_express.sheet import Entry, Manner, Sheet, read_sheet
from explorer.draw.drawing import WIDTHS
from explorer.draw.piece import markup

from .colt import drawn
from .reading import keys

EN = load_words("en")
DOC, TUCO, BELLE = map(Seat, range(3))


def play(seat: Seat, action: Action, *, face_down: bool = False) -> Played:
    return Played(seat, Card(action, seat), face_down)


def at_the_table(card: RoundCard, **changes: Any) -> State:
    """Three bandits in a train of three cars, in the first round."""
    bandits = tuple(
        Bandit(name, spot_at(number + 1, INSIDE), (NUMBERED[number + 1],))
        for number, name in enumerate((Name.DOC, Name.TUCO, Name.BELLE))
    )
    everybody = (DOC, TUCO, BELLE)
    view = State(
        Options(),
        bandits,
        tuple(Cards((UNSEEN,) * 6, (), (UNSEEN,) * 4) for _ in bandits),
        SCHEMING,
        (CarCard.P, CarCard.PJ, CarCard.PPP),
        ((),) * 8,
        purses=(Purse(250, everybody),) * 3,
        round=1,
        rounds=(card,),
    )
    return replace(view, **changes)


def told(sheet: Sheet) -> list[str]:
    """The columns as text: a letter a place, then how it looks, and a star where it is now."""
    signs = {
        Manner.OPEN: "",
        Manner.KNOWN_TO_VIEWER: "~",
        Manner.HIDDEN: "#",
        Manner.DONE: "-",
        Manner.DREW: "+",
        Manner.DUE: ".",
    }

    def sign(entry: Entry) -> str:
        return entry.letters + signs[entry.manner] + "*" * entry.now

    return [" ".join(map(sign, column.entries)) for column in sheet.columns]


OPEN_FIRST = (play(DOC, MOVE), play(TUCO, FIRE))


@pytest.mark.parametrize(
    ("changes", "columns"),
    [
        ({}, ["D.* T. B.", "D. D. T. T. B. B.", "D. T. B."]),
        ({"first": TUCO}, ["T.* B. D.", "T. T. B. B. D. D.", "T. B. D."]),
        ({"acted": 2, "pile": OPEN_FIRST}, ["D T B.*", "D. D. T. T. B. B.", "D. T. B."]),
        ({"acted": 2, "pile": OPEN_FIRST[1:]}, ["D+ T B.*", "D. D. T. T. B. B.", "D. T. B."]),
        (
            {"acted": 4, "pile": OPEN_FIRST[:1], "drew": (1, 2, 3)},
            ["D+ T+ B+", "D D.* T. T. B. B.", "D. T. B."],
        ),
        (
            {"acted": 12, "pile": OPEN_FIRST, "phase": STEALING, "resolved": 1},
            ["D- T* B+", "D+ D+ T+ T+ B+ B+", "D+ T+ B+"],
        ),
        (
            {"acted": 12, "pile": OPEN_FIRST, "phase": ROUND_EVENT, "resolved": 2},
            ["D- T- B+", "D+ D+ T+ T+ B+ B+", "D+ T+ B+"],
        ),
    ],
)
def test_places_of_the_pile(changes: dict[str, Any], columns: list[str]) -> None:
    assert told(read_sheet(at_the_table(RoundCard.BRIDGE, **changes), EN)) == columns


def test_a_tunnel_hides_cards_and_shows_the_viewer_their_own() -> None:
    pile = (
        *OPEN_FIRST,
        play(BELLE, ROBBERY),
        Played(DOC, UNSEEN, True),
        play(TUCO, PUNCH, face_down=True),
    )
    view = at_the_table(RoundCard.SWIVEL_ARM, acted=5, pile=pile)
    assert told(read_sheet(view, EN)) == ["D T B", "D# T~ B.*", "D. T. B.", "D. T. B."]
    pieces = markup(drawn(view).pieces)
    assert pieces.count("hx-peek") == 1
    assert pieces.count("hx-cb") == 1
    labels = {cell.key: cell.label for cell in drawn(view).cells}
    assert labels["turn 2"] == (
        "Turn 2, tunnel, now: Doc a hidden card, Tuco Punch, known only to you, now Belle to come"
    )


def test_a_card_lies_in_a_tunnel_only_if_it_was_played_there() -> None:
    pile = (*OPEN_FIRST, play(TUCO, PUNCH))
    view = at_the_table(RoundCard.SWIVEL_ARM, acted=8, pile=pile)
    assert told(read_sheet(view, EN)) == ["D T B+", "D+ T+ B+", "D+ T B.*", "D. T. B."]


def test_before_the_round_card_is_turned_up_there_are_no_turns() -> None:
    view = at_the_table(RoundCard.BRIDGE, round=2, acted=12, phase=REVEALING)
    sheet = read_sheet(view, EN)
    assert (sheet.title, sheet.name, sheet.columns) == ("Round 2 of 5", "", ())
    for width in WIDTHS:
        assert keys(drawn(view, width), "turn") == []
        assert "event" in keys(drawn(view, width))


def test_the_event_is_marked_while_it_happens() -> None:
    view = at_the_table(RoundCard.BRAKING, acted=12, phase=ROUND_EVENT)
    assert "hx-event hx-on" in markup(drawn(view).pieces)
    assert "hx-event hx-on" not in markup(
        drawn(replace(view, phase=STEALING, pile=OPEN_FIRST)).pieces
    )


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("card", RoundCard)
def test_every_round_card_fits(card: RoundCard, width: int) -> None:
    drawing = drawn(at_the_table(card), width)
    assert EN[f"round_{card.value}"].split()[0] in markup(drawing.pieces)
    assert max(cell.x + cell.width for cell in drawing.cells) <= width


def test_bullets_received_are_counted_by_the_cards_that_a_seat_has() -> None:
    shot = Cards((UNSEEN,) * 6, (BULLET_OF[0],), (UNSEEN,) * 5)
    view = at_the_table(RoundCard.BRIDGE)
    view = replace(view, cards=(view.cards[0], shot, view.cards[2]))
    assert [bullets_received(view, seat) for seat in (DOC, TUCO, BELLE)] == [0, 2, 0]


def test_money_is_told_as_far_as_it_is_known() -> None:
    view = at_the_table(RoundCard.BRIDGE)
    doc = replace(view.bandits[0], loot=(NUMBERED[1], CLOSED_PURSE), ransom=250)
    view = replace(view, bandits=(doc, *view.bandits[1:]))
    assert money_of(view, DOC) == (500, False)
    assert money_of(view, TUCO) == (250, True)
    assert "$500 + ?" in markup(drawn(view).pieces)
