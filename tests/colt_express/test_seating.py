"""Bandits who join and leave a table set up by hand, alone or in two teams."""

from __future__ import annotations

from random import Random

import pytest

from engine.colt_express import GAME
from engine.colt_express.editing import DrawCard, GivePurse, Put, Replace
from engine.colt_express.options import Options
from engine.colt_express.pieces import INSIDE, MARSHAL, MOVE, ROOF, Card, Name, spot_at
from engine.colt_express.seating import EachAlone, MarshalCardOf, TakeAway, TwoTeams
from engine.colt_express.state import State
from engine.core.moves import Seat

FOUR = """\
seats: Tuco, Django, Belle, Ghost
train: p, pj, jjj, ppp; rounds: Bridge; first: Belle; marshal: 1
0 roof: Django
2: Tuco, Belle
3: Ghost
loot Tuco: purse 1, purse 5
loot Django: nothing
loot Ghost: purse 2, purse 4, jewel
loot 3: purse 6
purse 5: 300 Tuco
purse 6: 450 Django
"""
TUCO, DJANGO, BELLE, GHOST = map(Seat, range(4))


def four(more: str = "") -> State:
    state = GAME.read_position(FOUR + more)
    assert GAME.rules.invalid(state) is None
    return state


def lines(state: State) -> list[str]:
    return GAME.notation.position_text(state).splitlines()


LEAVING: dict[str, tuple[Seat, str, str]] = {
    "its purses go, and others are numbered anew": (
        TUCO,
        "loot Ghost: purse 1, purse 3, jewel",
        "",
    ),
    "the purse it began with goes, whoever has it": (DJANGO, "loot Ghost: purse 3, jewel", ""),
    "a purse that it alone had seen is closed again": (DJANGO, "loot 3: purse", ""),
    "a purse that others have seen is still known": (TUCO, "purse 4: 450 Django", ""),
    "who is first stays first": (TUCO, "first: Belle", ""),
    "the next is first instead of it": (BELLE, "first: Ghost", ""),
    "its bullets are gone from every deck": (
        TUCO,
        "hand Belle: bullet Django",
        "bullet Tuco",
    ),
    "the bullets that hit it go back to who shot": (BELLE, "bullets Django: 6", "bullet Django"),
    "the marshal's too": (GHOST, "marshal bullets: 13", ""),
    "its cards are gone from the pile": (TUCO, "pile: | Django Move", "Tuco"),
}

SHOT = """\
hand Belle: bullet Tuco, bullet Django
hand Ghost: bullet marshal
pile: Tuco Fire, Django Move
now: scheming
"""


@pytest.mark.parametrize("case", LEAVING)
def test_who_leaves_takes_along_what_is_theirs(case: str) -> None:
    bandit, shown, gone = LEAVING[case]
    left = TakeAway(bandit).on(four(SHOT))
    assert shown in lines(left)
    assert not gone or gone not in GAME.notation.position_text(left)


@pytest.mark.parametrize("bandit", range(4))
def test_only_the_train_is_too_long_for_those_who_are_left(bandit: int) -> None:
    left = TakeAway(Seat(bandit)).on(four(SHOT))
    refusal = GAME.rules.invalid(left)
    assert refusal is not None
    assert set(refusal.rules) == {"ce.setup.train"}
    assert GAME.read_position(GAME.notation.position_text(left), unfinished=True) == left


def test_stealing_ends_with_the_last_card_of_who_leaves() -> None:
    state = four("pile: Tuco Move | Django Fire, Belle Fire; now: stealing")
    left = TakeAway(DJANGO).on(state)
    assert "pile: Tuco Move | Belle Fire" in lines(left)
    assert GAME.board.seat_name(left, GAME.rules.to_act(left)) == "belle"
    assert "now: scheming" in lines(TakeAway(Seat(1)).on(left))


def test_who_came_can_be_taken_away_again() -> None:
    state = GivePurse(TUCO, 450).on(GAME.editing.blank(Options()))
    more = Put(Name.DOC, spot_at(2, ROOF)).on(state)
    assert "loot Tuco: purse 1, purse 5" in lines(more)
    assert GAME.read_position(GAME.notation.position_text(more), unfinished=True) == more
    assert TakeAway(Seat(3)) in GAME.editing.edits(more, "doc")
    assert TakeAway(Seat(3)).on(more) == state


def test_three_bandits_are_the_fewest_that_play_alone() -> None:
    blank = GAME.editing.blank(Options())
    assert TakeAway(TUCO) not in GAME.editing.edits(blank, "tuco")
    assert TwoTeams() in GAME.editing.edits(blank, "")


# -- teams


def duo() -> State:
    """Two teams from a blank table, in four places."""
    state = TwoTeams().on(GAME.editing.blank(Options()))
    for car, bandit in enumerate(state.bandits):
        state = Put(bandit.name, spot_at(car, ROOF)).on(state)
    longer = next(edit for edit in GAME.editing.edits(state, "") if type(edit).__name__ == "Couple")
    return longer.on(state)


def test_two_teams_are_made_of_a_blank_table_and_played() -> None:
    state = duo()
    assert "seats: Tuco+Belle, Django+Doc" in lines(state)
    assert GAME.rules.invalid(state) is None
    assert GAME.read_position(GAME.notation.position_text(state)) == state
    rng = Random(0)
    for _ in range(8):
        move = GAME.sample(state, rng)
        state, _ = GAME.play(state, move)


def test_a_partner_can_be_another() -> None:
    state = Replace(Seat(2), Name.CHEYENNE).on(duo())
    assert "seats: Tuco+Cheyenne, Django+Doc" in lines(state)
    assert GAME.rules.invalid(state) is None


def test_a_fifth_bandit_leaves_when_teams_are_made() -> None:
    five = Put(Name.DOC, spot_at(2, ROOF)).on(four())
    assert "seats: Tuco+Belle, Django+Ghost" in lines(TwoTeams().on(five))


def test_everybody_plays_alone_again_with_all_cards() -> None:
    state = EachAlone().on(TwoTeams().on(four(SHOT)))
    assert "seats: Tuco, Django, Belle, Ghost" in lines(state)
    assert "purse 5: 300 Tuco, Belle" in lines(state)
    assert GAME.rules.invalid(state) is None
    assert not any(own.hand for own in state.cards)


def test_the_marshal_card_of_a_team_is_either_bandits() -> None:
    state = duo()
    assert MarshalCardOf(TUCO) not in GAME.editing.edits(state, "tuco")
    assert MarshalCardOf(BELLE) in GAME.editing.edits(state, "belle")
    other = MarshalCardOf(BELLE).on(state)
    assert Card(MARSHAL, BELLE, True) in other.cards[TUCO].deck
    assert Card(MARSHAL, TUCO, True) not in other.cards[TUCO].deck
    assert other.cards[DJANGO] == state.cards[DJANGO]
    assert GAME.rules.invalid(other) is None
    assert MarshalCardOf(TUCO).on(other) == state


def test_either_bandit_of_a_team_stands_for_its_player() -> None:
    state = duo()
    drawn = DrawCard(TUCO, Card(MOVE, BELLE, True))
    assert drawn in GAME.editing.edits(state, "tuco")
    assert drawn in GAME.editing.edits(state, "belle")
    assert drawn not in GAME.editing.edits(state, "django")
    assert "hand Tuco: Belle Move" in lines(drawn.on(state))


def test_a_team_of_two_is_not_parted_by_taking_one_away() -> None:
    offered = GAME.editing.edits(duo(), "tuco")
    assert not any(isinstance(edit, TakeAway) for edit in offered)
    assert EachAlone() in GAME.editing.edits(duo(), "")
    assert TwoTeams() not in GAME.editing.edits(duo(), "")
    assert Card(MOVE, BELLE, True) in duo().cards[TUCO].deck
    assert Put(Name.TUCO, spot_at(1, INSIDE)) in offered
