"""Laying hideouts: reach, sprint cards, passing."""

from __future__ import annotations

import pytest

from engine.core.moves import Part
from engine.fugitive import GAME
from engine.fugitive.cards import Card
from engine.fugitive.hideouts import Lay
from tests.fugitive.table import (
    Case,
    Refused,
    assert_refused,
    check,
    check_refused,
    play,
    position,
    table,
)

AT_4 = "trail: 1, 4; fugitive: 2, 3, 5, 6, 7, 8, 9, 10, 16, 18, 20, 42; now: fugitive lays"
OPENING = "fugitive: 5, 9, 12, 16, 20; now: fugitive opens"

ALONE = "[fg.place.next]"
SPRINTED = "[fg.place.next fg.place.sprint fg.place.sprint_visible_count fg.card.footprints"
MARSHAL = "TurnBegan marshal, 2 [fg.turn.order fg.turn.marshal]"


@table(
    Case("one higher", AT_4, "lay 5", (f"HideoutLaid 3, 5, none, 0 {ALONE}", MARSHAL)),
    Case("two higher", AT_4, "lay 6", (f"HideoutLaid 3, 6, none, 0 {ALONE}", MARSHAL)),
    Case(
        "three higher is just in reach",
        AT_4,
        "lay 7",
        (f"HideoutLaid 3, 7, none, 0 {ALONE}", MARSHAL),
        "trail: 1, 4, 7; fugitive: 2, 3, 5, 6, 8, 9, 10, 16, 18, 20, 42; now: marshal draws, "
        "marshal attempts",
    ),
    Case(
        "an odd sprint card adds one",
        AT_4,
        "lay 8 with 3",
        (f"HideoutLaid 3, 8, 3, 0 {SPRINTED}]", MARSHAL),
        "trail: 1, 4, 8 (3)",
    ),
    Case(
        "an even sprint card adds two",
        AT_4,
        "lay 9 with 16",
        (f"HideoutLaid 3, 9, 16, 0 {SPRINTED}]", MARSHAL),
    ),
    Case(
        "an odd and an even one add three, in whatever order",
        AT_4,
        "lay 10 with 20, 5",
        (f"HideoutLaid 3, 10, 5 and 20, 0 {SPRINTED}]", MARSHAL),
        "trail: 1, 4, 10 (5 20)",
    ),
    Case(
        "a sprint card that is not needed",
        AT_4,
        "lay 5 with 2",
        (f"HideoutLaid 3, 5, 2, 0 {SPRINTED} fg.place.overpay]", MARSHAL),
    ),
    Case(
        "more footprints than needed",
        AT_4,
        "lay 8 with 2",
        (f"HideoutLaid 3, 8, 2, 0 {SPRINTED} fg.place.overpay]", MARSHAL),
    ),
    Case(
        "1, 2 and 3 can be sprint cards, lower though they are",
        AT_4,
        "lay 10 with 2, 3",
        (f"HideoutLaid 3, 10, 2 and 3, 0 {SPRINTED}]", MARSHAL),
    ),
    Case(
        "the first hideout is reached from 0",
        OPENING,
        "lay 5 with 2",
        (f"HideoutLaid 1, 5, 2, 0 {SPRINTED}]",),
        "trail: 5 (2); now: fugitive second",
    ),
    Case(
        "a second hideout in the first turn",
        OPENING,
        "lay 3; lay 5",
        (
            f"HideoutLaid 2, 5, none, 0 {ALONE}",
            "TurnBegan marshal, 1 [fg.turn.order fg.turn.marshal_first]",
        ),
        "trail: 3, 5; now: marshal draws, marshal draws, marshal attempts",
    ),
    Case(
        "only one hideout in the first turn",
        OPENING,
        "lay 3; stop",
        (
            "Stopped [fg.turn.fugitive_first]",
            "TurnBegan marshal, 1 [fg.turn.order fg.turn.marshal_first]",
        ),
    ),
    Case("passing", AT_4, "pass", ("Passed [fg.pass]", MARSHAL), "trail: 1, 4"),
    Case(
        "passing draws from the lowest deck in another edition",
        f"options: pass_draw lowest_deck; {AT_4}",
        "pass",
        ("Passed [fg.pass]", "DeckChosen fugitive, 1 [fg.pass.draw]"),
        "now: fugitive turns-up 1",
    ),
    Case(
        "the lowest deck may be the second",
        "options: pass_draw lowest_deck; trail: 1, 4, 7, 10, 13; "
        "fugitive: 2, 3, 5, 6, 16, 18, 42; marshal: 8, 9, 11, 12, 14; now: fugitive lays",
        "pass",
        ("Passed [fg.pass]", "DeckChosen fugitive, 2 [fg.pass.draw]"),
        "now: fugitive turns-up 2",
    ),
    Case(
        "42 as a sprint card, where that is allowed",
        f"options: sprint_42 allowed; {AT_4}",
        "lay 9 with 42",
        (f"HideoutLaid 3, 9, 42, 0 {SPRINTED}]", MARSHAL),
    ),
    Case(
        "exactly two hideouts end the first turn when no second can be laid",
        "options: opening exactly_two; fugitive: 12, 13, 14, 16, 20; now: fugitive opens",
        "lay 12 with 1, 2, 3, 13, 14, 16",
        (
            f"HideoutLaid 1, 12, 1 and 2 and 3 and 13 and 14 and 16, 0 {SPRINTED}]",
            "Stopped [fg.turn.opening_exact]",
            "TurnBegan marshal, 1 [fg.turn.order fg.turn.marshal_first]",
        ),
    ),
)
def test_what_laying_does(case: Case) -> None:
    check(case)


TURN = "fg.turn.order"


@table(
    Refused(
        "one beyond reach without sprint cards",
        AT_4,
        "lay 8",
        "fg.place.reach",
        "8 needs 1 more footprint: reach is 4 + 3 + 0 = 7. [fg.place.reach]",
    ),
    Refused(
        "one beyond reach with an even sprint card",
        AT_4,
        "lay 10 with 2",
        "fg.place.reach",
        "10 needs 1 more footprint: reach is 4 + 3 + 2 = 9. [fg.place.reach]",
    ),
    Refused(
        "one beyond reach with an odd sprint card",
        AT_4,
        "lay 9 with 5",
        "fg.place.reach",
        "9 needs 1 more footprint: reach is 4 + 3 + 1 = 8. [fg.place.reach]",
    ),
    Refused(
        "far beyond reach",
        AT_4,
        "lay 16 with 5, 6, 7",
        "fg.place.reach",
        "16 needs 5 more footprints: reach is 4 + 3 + 4 = 11. [fg.place.reach]",
    ),
    Refused(
        "a lower number",
        AT_4,
        "lay 3",
        "fg.place.ascending",
        "3 is not higher than the last hideout, 4. [fg.place.ascending]",
    ),
    Refused(
        "a card that is not in hand",
        AT_4,
        "lay 11 with 2, 3, 5",
        "fg.place.hand_only",
        "11 is not in the fugitive's hand. [fg.place.hand_only]",
    ),
    Refused(
        "a sprint card that is not in hand",
        AT_4,
        "lay 8 with 13",
        "fg.place.hand_only",
        "13 is not in the fugitive's hand. [fg.place.hand_only]",
    ),
    Refused(
        "42 as a sprint card",
        AT_4,
        "lay 5 with 42",
        "fg.place.no_42_sprint",
        "42 can't be a sprint card. [fg.place.no_42_sprint]",
    ),
    Refused(
        "a card under itself",
        AT_4,
        "lay 9 with 9",
        "fg.card.number fg.place.reach",
        "There is only one card 9. [fg.card.number] "
        "9 needs 1 more footprint: reach is 4 + 3 + 1 = 8. [fg.place.reach]",
    ),
    Refused(
        "every reason at once",
        AT_4,
        "lay 3 with 11, 42",
        "fg.place.hand_only fg.place.no_42_sprint fg.place.ascending",
        "11 is not in the fugitive's hand. [fg.place.hand_only] "
        "42 can't be a sprint card. [fg.place.no_42_sprint] "
        "3 is not higher than the last hideout, 4. [fg.place.ascending]",
    ),
    Refused(
        "passing on the first turn",
        OPENING,
        "pass",
        "fg.pass",
        "The first turn can't be passed: it lays one hideout or two. [fg.pass]",
    ),
    Refused(
        "stopping before the first hideout",
        OPENING,
        "stop",
        "fg.turn.fugitive_first",
        "Not now: the fugitive lays the first hideout. [fg.turn.fugitive_first]",
    ),
    Refused(
        "stopping after one where two are due",
        "options: opening exactly_two; trail: 3; fugitive: 5, 9, 12, 16, 20; round: 1; "
        "now: fugitive second",
        "stop",
        "fg.turn.opening_exact",
        "In this edition the first turn lays exactly two hideouts. [fg.turn.opening_exact]",
    ),
    Refused(
        "laying in the marshal's turn",
        "trail: 1, 4; fugitive: 2, 3, 5, 6, 16, 18; now: marshal attempts",
        "lay 5",
        TURN,
        "Not now: the marshal makes an attempt, or declines. [fg.turn.order]",
    ),
    Refused(
        "laying before drawing",
        "trail: 1, 4; fugitive: 2, 3, 5, 6, 16, 18",
        "lay 5",
        "fg.turn.fugitive",
        "Not now: first a deck is chosen to draw from. [fg.turn.fugitive]",
    ),
    Refused(
        "laying when it is over",
        "trail: 1!, 4!; fugitive: 2, 3, 5, 6, 16, 18; now: over, won by marshal",
        "lay 5",
        "fg.win.caught",
        "The game is over. [fg.win.caught]",
    ),
)
def test_what_can_not_be_laid(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize("sprint", [2, 3, 5, 16, 20])
def test_sprint_cards_do_not_add_their_number(sprint: int) -> None:
    """A sprint card adds its footprints, one or two, whatever its number."""
    state = position(AT_4)
    added = 1 if sprint % 2 else 2
    far = 7 + added
    assert GAME.refusal(state, Lay(Card(far), (Card(sprint),))) is None
    assert_refused(
        state,
        Lay(Card(far + 1), (Card(sprint),)),
        "fg.place.reach",
        f"{far + 1} needs 1 more footprint: reach is 4 + 3 + {added} = {far}. [fg.place.reach]",
    )


def test_the_order_of_sprint_cards_makes_no_difference() -> None:
    assert Lay(Card(9), (Card(4), Card(2))) == Lay(Card(9), (Card(2), Card(4)))


# -- what is offered


def test_a_large_hand_lists_the_cheapest_lay_of_each_card() -> None:
    state = position(AT_4)
    assert not GAME.lists_all(state)
    listed = [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)]
    assert listed[:6] == [
        "lay 5",
        "lay 6",
        "lay 7",
        "lay 8 with 3",
        "lay 9 with 2",
        "lay 10 with 2, 3",
    ]
    assert listed[-1] == "pass"


def test_a_small_hand_lists_every_lay() -> None:
    state = position("trail: 5 (1 2), 8, 12 (3), 15, 17; fugitive: 19, 42; now: fugitive lays")
    assert GAME.lists_all(state)
    listed = [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)]
    assert listed == ["lay 19", "pass"]


def parts_of(text: str, *chosen: str) -> dict[str, Part]:
    composition = GAME.board.compose(position(text), chosen)
    assert composition is not None
    return {part.key: part for part in composition.parts}


def test_a_lay_is_put_together_card_by_card() -> None:
    first = parts_of(AT_4)
    assert [key for key, part in first.items() if part.refusal] == ["2", "3", "42"]
    state = position(AT_4)
    half = GAME.board.compose(state, ("10", "2"))
    assert half is not None
    assert half.move == Lay(Card(10), (Card(2),))
    assert half.refusal is not None
    assert half.refusal.rules == ("fg.place.reach",)
    assert [part.key for part in half.parts if part.refusal] == ["2", "10", "42"]
    whole = GAME.board.compose(state, ("10", "2", "3"))
    assert whole is not None
    assert whole.refusal is None


def test_a_part_that_is_no_card_of_the_hand() -> None:
    with pytest.raises(ValueError, match="'17' is no card of this hand: 2, 3, 5"):
        GAME.board.compose(position(AT_4), ("17",))


def test_nothing_is_put_together_where_nothing_can_be_laid() -> None:
    state = position("trail: 5 (1 2), 8, 12 (3), 15, 17; fugitive: 4, 42; now: fugitive lays")
    assert GAME.board.compose(state, ()) is None
    assert [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)] == ["pass"]


def test_what_tempts_a_learner() -> None:
    state = position(AT_4)
    tempting = [GAME.notation.move_text(move, state) for move in GAME.teaching.temptations(state)]
    assert tempting == ["lay 8", "lay 3", "lay 5 with 42"]
    opening = position(OPENING)
    assert "pass" in [
        GAME.notation.move_text(move, opening) for move in GAME.teaching.temptations(opening)
    ]


def test_a_trail_that_grows() -> None:
    state, _ = play(position(AT_4), "lay 7 with 2; draw 3; card 30; decline; draw 2; card 22")
    state, told = play(state, "lay 10")
    assert told[0] == f"HideoutLaid 4, 10, none, 0 {ALONE}"
    assert [hideout.card for hideout in state.trail] == [1, 4, 7, 10]
