"""What a page says of the choices: verbs, parts in rows, what they lead to, what is refused."""

from __future__ import annotations

import pytest

from explorer.lessons.lesson import open_session
from explorer.page.choices import Choices, choices
from explorer.page.look import Look
from explorer.session.session import Session, position_session

TABLE = "seats: Tuco, Doc, Belle; marshal: 1; loot Doc: purse, jewel; loot Belle: strongbox"
PUNCH = f"{TABLE}; 2: Tuco, Doc; 3: Belle; pile: | Tuco Punch, Doc Move"
FIRE = f"{TABLE}; 2: Tuco; 3: Doc; 0: Belle; pile: | Tuco Fire, Doc Move"
SCHEME = f"{TABLE}; 2: Tuco, Doc; 3: Belle; hand Tuco: Punch, Move, bullet Doc"
PLAN = "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<"
TRAIL = "trail: 3, 5, 8; fugitive: 1, 2, 7, 11, 16, 19; now: fugitive lays"
NAME = "trail: 3, 5; fugitive: 1, 2, 8, 10, 16, 22; marshal: 4, 9; now: marshal attempts"


def shown(session: Session, *picked: str) -> Choices:
    return choices(session.here, Look(picked=picked), ())


def colt(position: str) -> Session:
    return position_session("colt_express", position)


def test_a_punch_is_put_together_from_its_parts() -> None:
    found = shown(colt(PUNCH))
    assert [(row.label, [chip.text for chip in row.chips]) for row in found.rows] == [
        ("Whom", ["Doc"]),
        ("What falls", ["Purse 2", "Jewel"]),
        ("Pushed to", ["Car 1", "Caboose"]),
    ]
    assert [(row.chips[0].target, row.chips[-1].icon) for row in found.rows] == [
        ("doc", ""),
        ("", "jewel"),
        ("", ""),
    ]
    assert {item.parts: item.value for item in found.items}[0, 1, 0] == "punch Doc, jewel, to 1"
    assert {item.verb for item in found.items} == {"Punch Doc"}


def test_a_choice_tells_what_it_does() -> None:
    found = shown(colt(PUNCH))
    then = {item.value: item.then for item in found.items}
    assert then["punch Doc, jewel, to 1"] == (
        "Doc drops a jewel, which stays in car 2. Doc is pushed from car 2 to car 1. "
        "The marshal! Doc flees from car 1 to the roof of car 1. Doc receives a marshal bullet."
    )
    assert "marshal" not in then["punch Doc, jewel, to 3"]


def test_cards_say_what_they_could_do_as_things_stand() -> None:
    found = shown(colt(SCHEME))
    assert [(item.verb, item.brief) for item in found.items if item.verb] == [
        ("Play Move", "to car 1 or the caboose"),
        ("Play Punch", "Doc"),
        ("Draw three", "8 in the deck"),
    ]
    assert found.now == "as things stand now"
    assert found.unready == "Choose a card"
    assert found.rows == ()


def test_a_dead_card_keeps_its_place_in_the_hand() -> None:
    found = shown(colt(SCHEME))
    dead = [item for item in found.items if item.why]
    assert [(item.icon, item.verb) for item in dead] == [("bullet", "")]


def test_refused_moves_are_grouped_by_their_reasons() -> None:
    found = shown(colt(FIRE))
    assert [item.verb for item in found.items] == ["Fire at Doc"]
    assert [
        ([move.text for move in group.moves], [told.rules for told in group.reasons])
        for group in found.refused
    ] == [
        (["Fire at Belle"], [("ce.fire.inside",)]),
        (["No effect"], [("ce.steal.forced",)]),
    ]
    assert found.refused[0].moves[0].target == "belle"


def test_nothing_is_told_where_there_is_nothing_to_choose() -> None:
    found = shown(colt(FIRE))
    assert [(item.then, item.brief) for item in found.items] == [("", "")]


def test_nothing_is_told_while_a_question_is_open() -> None:
    session = open_session("colt_express/a_fist_and_a_door")
    assert all(not item.then for item in shown(session).items)


def test_a_plan_tells_what_each_card_would_do_if_nobody_else_acted() -> None:
    session = position_session("super_express", PLAN)
    found = shown(session, "move")
    assert {item.value: item.brief for item in found.items} == {
        "move": "",
        "turn": "look to the rear",
        "floor": "to the roof of C0",
        "shoot": "hits nobody",
    }
    assert (found.lay, found.ready, found.now) == ("Lay the plan", False, "as things stand now")
    whole = shown(session, "move", "turn", "shoot")
    assert (whole.lay, whole.ready) == ("Lay the plan", True)
    assert whole.then.startswith("Doc turns round")


def test_one_button_plays_on_where_nobody_chooses() -> None:
    plans = "; ".join(f"plan {name}: | Move, Turn, Floor" for name in ("Doc", "Mei", "Tuco"))
    found = shown(position_session("super_express", f"{PLAN}; {plans}"))
    assert ([item.verb for item in found.items], found.run) == (
        ["Turn up Doc's card"],
        "Play the round",
    )


@pytest.mark.parametrize(
    ("picked", "verb", "ready"),
    [
        ((), "Choose a card", False),
        (("11",), "Lay 11", True),
        (("11", "2", "7"), "Lay 11 with 2 and 7", True),
        (("16",), "Choose a card", False),
    ],
)
def test_the_button_of_a_composed_move_says_what_is_laid(
    picked: tuple[str, ...], verb: str, ready: bool
) -> None:
    found = shown(position_session("fugitive", TRAIL), *picked)
    assert (found.lay, found.ready) == (verb, ready)


@pytest.mark.parametrize(
    ("language", "unready", "verb", "nothing"),
    [
        ("en", "Choose a number", "Name 8 and 11", "Name nothing"),
        ("ko", "수를 고르세요", "8, 11 말하기", "아무 수도 말하지 않기"),
        ("pt", "Escolha um número", "Dizer 8 e 11", "Não dizer nada"),
    ],
)
def test_naming_numbers_speaks_three_languages(
    language: str, unready: str, verb: str, nothing: str
) -> None:
    session = position_session("fugitive", NAME)
    session.language = language
    assert shown(session).lay == unready
    assert shown(session, "8", "11").lay == verb
    assert shown(session).items[-1].verb == nothing


def test_what_the_marshal_names_is_not_foreseen() -> None:
    session = position_session("fugitive", NAME)
    session.viewer = "marshal"
    for picked in (("8",), ("3",), ("8", "10")):
        found = shown(session, *picked)
        assert (found.then, {item.then for item in found.items}) == ("", {""})
