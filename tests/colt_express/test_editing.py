"""Edits by hand: each changes what it says, and the turn follows."""

from __future__ import annotations

import pytest

from engine.colt_express import GAME
from engine.colt_express.editing import (
    Bullet,
    Couple,
    DrawCard,
    GiveLoot,
    GivePurse,
    LayLoot,
    LetScheme,
    LetSteal,
    MakeFirst,
    MarshalBullet,
    PickUp,
    PlayCard,
    Put,
    PutBack,
    PutMarshal,
    Replace,
    SetRound,
    TakeLoot,
    TakePile,
    TurnUp,
    Uncouple,
)
from engine.colt_express.options import Options
from engine.colt_express.pieces import (
    A_JEWEL,
    A_STRONGBOX,
    CLOSED_PURSE,
    FIRE,
    INSIDE,
    MOVE,
    NUMBERED,
    PUNCH,
    ROOF,
    Car,
    CarCard,
    Card,
    Name,
    RoundCard,
    spot_at,
)
from engine.colt_express.seating import EachAlone, MarshalCardOf, TakeAway, TwoTeams
from engine.colt_express.state import State
from engine.core.editing import Edit
from engine.core.moves import Seat

START = """\
seats: Doc, Tuco, Ghost
train: 3; round: 2; rounds: Bridge, Braking; marshal: 1
2 roof: Doc
3: Tuco, Ghost
loot 2: purse, jewel
hand Doc: Move, Fire
hand Tuco: Punch
"""
DOC, TUCO, GHOST = map(Seat, range(3))

CASES: dict[str, tuple[Edit[State], str, str]] = {
    "a bandit is put on a spot": (Put(Name.DOC, spot_at(0, ROOF)), "0 roof: Doc", "2 roof"),
    "somebody new joins with a purse": (
        Put(Name.BELLE, spot_at(2, INSIDE)),
        "loot Belle: purse 4",
        "",
    ),
    "another bandit takes a place": (Replace(DOC, Name.BELLE), "2 roof: Belle", "Doc"),
    "the marshal is put into a car": (PutMarshal(Car(2)), "marshal: 2", ""),
    "loot is laid": (LayLoot(spot_at(2, INSIDE), A_JEWEL), "loot 2: purse, jewel, jewel", ""),
    "loot is picked up": (PickUp(spot_at(2, INSIDE), CLOSED_PURSE), "loot 2: jewel", ""),
    "a purse is given with its value": (GivePurse(DOC, 450), "loot Doc: purse 1, purse 4", ""),
    "a strongbox is given": (GiveLoot(TUCO, A_STRONGBOX), "loot Tuco: purse 2, strongbox", ""),
    "loot is taken": (TakeLoot(GHOST, NUMBERED[3]), "loot Ghost: nothing", "loot Ghost: purse"),
    "a card is drawn": (DrawCard(TUCO, Card(MOVE, TUCO)), "hand Tuco: Move, Punch", ""),
    "a card is put back": (PutBack(DOC, Card(FIRE, DOC)), "hand Doc: Move", ""),
    "a card is played": (PlayCard(DOC, Card(FIRE, DOC)), "pile: Doc Fire", "hand Doc: Move, Fire"),
    "the pile is taken back": (TakePile(), "acted: 0", "pile"),
    "somebody is shot": (Bullet(TUCO, DOC), "bullets Doc: 5", "bullets Doc: 6"),
    "the marshal has shot": (MarshalBullet(TUCO), "marshal bullets: 12", ""),
    "the first player is another": (MakeFirst(GHOST), "first: Ghost", ""),
    "scheming goes on": (LetScheme(), "now: scheming", ""),
    "a round is set": (SetRound(4), "round: 4", ""),
    "a round card is turned up": (TurnUp(RoundCard.REBELLION), "rounds: Bridge, Rebellion", ""),
    "who is taken away leaves the seats of the others": (
        TakeAway(DOC),
        "seats: Tuco, Ghost",
        "Doc",
    ),
    "a car is coupled": (Couple(CarCard.PPPPJ), "train: p, pj, jjj, ppppj", ""),
}


@pytest.mark.parametrize("case", CASES)
def test_an_edit_changes_what_it_says(case: str) -> None:
    edit, shown, gone = CASES[case]
    text = GAME.notation.position_text(edit.on(GAME.read_position(START)))
    assert shown in text.replace(" |", "").splitlines()
    assert not gone or gone not in text


def test_stealing_begins_with_the_first_card_of_the_pile() -> None:
    state = LetSteal().on(PlayCard(DOC, Card(FIRE, DOC)).on(GAME.read_position(START)))
    assert GAME.board.seat_name(state, GAME.rules.to_act(state)) == "doc"
    assert "now: stealing" in GAME.notation.position_text(state)
    assert GAME.rules.invalid(state) is None
    back = TakePile().on(state)
    assert "hand Doc: Move, Fire" in GAME.notation.position_text(back)
    assert "now: scheming" in GAME.notation.position_text(back)


def test_scheming_goes_on_behind_the_pile() -> None:
    state = PlayCard(DOC, Card(FIRE, DOC)).on(GAME.read_position(START))
    assert GAME.board.seat_name(state, GAME.rules.to_act(state)) == "tuco"
    assert LetScheme().on(LetSteal().on(state)) == state


def test_the_last_car_goes_when_nothing_is_on_it() -> None:
    longer = Couple(CarCard.PPPPJ).on(GAME.read_position(START))
    assert Uncouple() in GAME.editing.edits(longer, "")
    assert Uncouple().on(longer) == GAME.read_position(START)
    assert Uncouple() not in GAME.editing.edits(GAME.read_position(START), "")


def test_every_edit_has_a_case() -> None:
    tried = {type(edit) for edit, _, _ in CASES.values()} | {LetSteal, Uncouple}
    tried |= {TwoTeams, EachAlone, MarshalCardOf}
    assert tried == set(GAME.edit_types)


def test_a_blank_table_lacks_only_places() -> None:
    refusal = GAME.rules.invalid(GAME.editing.blank(Options()))
    assert refusal is not None
    assert {type(reason).__name__ for reason in refusal.reasons} == {"NotOnTrain"}


IMPOSSIBLE: dict[str, tuple[Edit[State], str]] = {
    "nobody stands with the marshal": (PutMarshal(Car(3)), "ce.marshal.never_together"),
    "a car for each bandit": (Couple(CarCard.PPPPJ), "ce.setup.train"),
    "one round card once": (TurnUp(RoundCard.BRIDGE), "ce.setup.rounds"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_is_impossible_is_named(case: str) -> None:
    edit, rule = IMPOSSIBLE[case]
    state = GAME.read_position(START)
    assert GAME.rules.invalid(state) is None
    refusal = GAME.rules.invalid(edit.on(state))
    assert refusal is not None
    assert rule in refusal.rules


def test_a_third_strongbox_is_one_too_many() -> None:
    state = GAME.read_position(START)
    for _ in range(3):
        state = GiveLoot(DOC, A_STRONGBOX).on(state)
    refusal = GAME.rules.invalid(state)
    assert refusal is not None
    assert "ce.pieces" in refusal.rules


@pytest.mark.parametrize(
    ("chosen", "edit", "offered"),
    [
        ("2", PutMarshal(Car(2)), True),
        ("2 roof", PutMarshal(Car(2)), False),
        ("1", PutMarshal(Car(1)), False),
        ("doc", PlayCard(DOC, Card(FIRE, DOC)), True),
        ("tuco", PlayCard(TUCO, Card(FIRE, TUCO)), False),
        ("tuco", DrawCard(TUCO, Card(PUNCH, TUCO)), False),
        ("doc", Bullet(DOC, DOC), False),
        ("event", TurnUp(RoundCard.BRIDGE), False),
        ("belle", MakeFirst(DOC), False),
    ],
)
def test_what_is_offered_fits_what_is_chosen(chosen: str, edit: Edit[State], offered: bool) -> None:
    assert (edit in GAME.editing.edits(GAME.read_position(START), chosen)) == offered
