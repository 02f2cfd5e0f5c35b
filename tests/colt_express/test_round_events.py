"""The events of the round cards at the end of a round; each case plays the last card of a pile."""

import pytest

from engine.colt_express import GAME
from engine.core.messages import plain
from engine.core.record import replace
from tests.colt_express.table import Case, check, choices, kinds, play, position, table

FLED = "[ce.marshal.meets ce.marshal.never_together]"
ROUND_ENDS = (
    "CardsReturned [ce.round.return]",
    "FirstPlayerPassed Ghost [ce.round.first]",
    "RoundBegan 3, Ghost 6 and Tuco 6 and Doc 7 [ce.round.deal]",
)
SPOTS = "2: Doc; 1 roof: Ghost; 3 roof: Tuco"


def at_the_end(card: str, where: str = SPOTS, **more: str) -> str:
    said = "; ".join(f"{key.replace('_', ' ')}: {value}" for key, value in more.items())
    return f"""
    train: 3; round: 2; rounds: Bridge, {card}; {where}; {said}
    pile: Ghost Move | Doc Punch
    """


def event(card: str, rule: str, waiting: str = "none") -> str:
    return f"RoundEventBegan {card}, {waiting} [ce.round.event {rule}]"


NOTHING = "NothingDone Doc, punch [ce.punch.none]"


@table(
    Case(
        "Angry Marshal shoots upward and rolls into an occupied car",
        at_the_end("Angry_marshal", marshal="1"),
        "nothing",
        (
            NOTHING,
            event("angry_marshal", "ce.event.angry_marshal"),
            "MarshalHit Ghost [ce.event.angry_marshal]",
            "AngryMarshalMoved 1, 2 [ce.event.angry_marshal]",
            f"Fled Doc, 2, 2 roof {FLED}",
            "MarshalHit Doc [ce.marshal.meets]",
            *ROUND_ENDS,
        ),
        "marshal: 2; 2 roof: Doc; marshal bullets: 11",
    ),
    Case(
        "Angry Marshal stays in the caboose",
        at_the_end("Angry_marshal", marshal="3"),
        "nothing",
        (
            NOTHING,
            event("angry_marshal", "ce.event.angry_marshal"),
            "MarshalHit Tuco [ce.event.angry_marshal]",
            "AngryMarshalMoved 3, 3 [ce.event.angry_marshal]",
            *ROUND_ENDS,
        ),
        "marshal: 3",
    ),
    Case(
        "his shots and those he meets are two moments for short bullets",
        at_the_end("Angry_marshal", marshal="1", marshal_bullets="1", removed_bullets="12"),
        "nothing",
        (
            NOTHING,
            event("angry_marshal", "ce.event.angry_marshal"),
            "MarshalHit Ghost [ce.event.angry_marshal]",
            "AngryMarshalMoved 1, 2 [ce.event.angry_marshal]",
            f"Fled Doc, 2, 2 roof {FLED}",
            "NoMarshalBullet Doc, 0 [ce.marshal.bullets_gone]",
            *ROUND_ENDS,
        ),
        "marshal bullets: 0; removed bullets: 12",
    ),
    Case(
        "Swivel Arm",
        at_the_end("Swivel_arm"),
        "nothing",
        (
            NOTHING,
            event("swivel_arm", "ce.event.swivel_arm"),
            "Swept Ghost, 1 roof, 3 roof [ce.event.swivel_arm]",
            *ROUND_ENDS,
        ),
        "3 roof: Ghost, Tuco; 2: Doc",
    ),
    Case(
        "Braking moves all on roofs one car, but not beyond the locomotive",
        at_the_end("Braking", "2: Doc; 0 roof: Ghost; 3 roof: Tuco"),
        "nothing",
        (
            NOTHING,
            event("braking", "ce.event.braking"),
            "Jolted Tuco, 3 roof, 2 roof [ce.event.braking]",
            *ROUND_ENDS,
        ),
        "0 roof: Ghost; 2 roof: Tuco",
    ),
    Case(
        "Take It All",
        at_the_end("Take_it_all", marshal="1", loot_0="strongbox"),
        "nothing",
        (
            NOTHING,
            event("take_it_all", "ce.event.take_it_all"),
            "StrongboxBrought 1 [ce.event.take_it_all]",
            *ROUND_ENDS,
        ),
        "loot 1: strongbox; loot 0: strongbox",
    ),
    Case(
        "Passengers' Rebellion",
        at_the_end("Rebellion", "2: Doc; 1: Ghost; 3 roof: Tuco"),
        "nothing",
        (
            NOTHING,
            event("rebellion", "ce.event.rebellion"),
            "MarshalHit Doc [ce.event.rebellion]",
            "MarshalHit Ghost [ce.event.rebellion]",
            *ROUND_ENDS,
        ),
        "marshal bullets: 11",
    ),
    Case(
        "Passengers' Rebellion with too few bullets",
        at_the_end(
            "Rebellion", "2: Doc; 1: Ghost; 3 roof: Tuco", marshal_bullets="1", removed_bullets="12"
        ),
        "nothing",
        (
            NOTHING,
            event("rebellion", "ce.event.rebellion"),
            "NoMarshalBullet Doc and Ghost, 1 [ce.marshal.bullets_short]",
            *ROUND_ENDS,
        ),
        "marshal bullets: 0; removed bullets: 13",
    ),
    Case("no event on a bridge", at_the_end("Long_tunnel"), "nothing", (NOTHING, *ROUND_ENDS)),
)
def test_events_on_the_way(case: Case) -> None:
    check(case)


def station(card: str, where: str, more: str = "") -> str:
    return f"""
    train: 3; round: 5; rounds: Bridge, {card}; {where}; {more}
    pile: | Doc Fire
    """


def test_hostage_pays_inside_and_on_the_roof_of_the_locomotive() -> None:
    state = position(station("Hostage", "0: Doc; 0 roof: Ghost; 3 roof: Tuco", "marshal: 2"))
    state, told = play(state, "nothing")
    paid = [text for text in told if text.startswith("RansomPaid")]
    assert paid == [
        "RansomPaid Doc, 250 [ce.event.hostage]",
        "RansomPaid Ghost, 250 [ce.event.hostage]",
    ]
    assert [bandit.ransom for bandit in state.bandits] == [250, 250, 0]


def test_revenge_leaves_the_choice_to_the_loser() -> None:
    where = "2 roof: Doc; 1: Ghost; 2: Tuco"
    state = position(station("Revenge", where, "marshal: 0; loot Doc: purse 1, 500, jewel"))
    state, told = play(state, "nothing")
    assert "PurseLost" not in kinds(told)
    state = position(
        station(
            "Revenge", "2 roof: Doc; 1: Ghost; 3: Tuco", "marshal: 2; loot Doc: 250, 500, jewel"
        )
    )
    state, _ = play(state, "nothing")
    assert choices(state) == ["lose purse 4", "lose purse 5"]
    state, told = play(state, "lose purse 4")
    assert told[0] == "PurseLost Doc, purse 4 [ce.event.revenge]"
    assert state.lost[0].number == 4


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        ("lose jewel", "ce.event.revenge"),
        ("lose purse 2", "ce.event.revenge"),
        ("pick purse 4", "ce.round.event"),
    ],
)
def test_revenge_takes_a_purse_of_ones_own(move: str, rules: str) -> None:
    text = station("Revenge", "2 roof: Doc; 1: Ghost; 3: Tuco", "marshal: 2; loot Doc: 500, jewel")
    state, _ = play(position(text), "nothing")
    refusal = GAME.refusal(state, GAME.notation.read_move(move, state))
    assert refusal is not None
    assert " ".join(refusal.rules) == rules


def test_whoever_has_no_purse_loses_nothing_to_the_marshal() -> None:
    text = station("Revenge", "2 roof: Doc; 1: Ghost; 3: Tuco", "marshal: 2; loot Doc: jewel")
    _, told = play(position(text), "nothing")
    assert kinds(told)[:2] == ["NothingDone", "RoundEventBegan"]
    assert "GameEnded" in kinds(told)


def test_pickpockets_are_alone_with_a_purse() -> None:
    text = station(
        "Pickpocketing",
        "2 roof: Doc; 1: Ghost; 3: Tuco",
        "marshal: 0; loot 2: purse; loot 1: purse, jewel; loot 3: jewel",
    )
    state, told = play(position(text), "nothing")
    assert told[-1] == event("pickpocketing", "ce.event.pickpocketing", "Ghost")
    assert choices(state) == ["pick purse"]
    state, told = play(state, "pick purse", "open 400")
    assert told[0] == "PursePicked Ghost, purse, 1 [ce.event.pickpocketing ce.loot.kept]"
    assert told[1] == "LookedInside Ghost, Ghost, purse 4, 400 [ce.sight.loot ce.pieces.purses]"


def test_two_at_a_spot_pick_nothing() -> None:
    text = station("Pickpocketing", "1: Ghost, Doc; 3: Tuco", "marshal: 0; loot 1: purse")
    _, told = play(position(text), "nothing")
    assert "PursePicked" not in kinds(told)


def test_the_choices_of_an_event_go_round_from_the_first_player() -> None:
    text = station(
        "Pickpocketing",
        "2: Doc; 1: Ghost; 3: Tuco",
        "marshal: 0; first: Tuco; loot 1: purse; loot 2: purse; loot 3: purse",
    ).replace("Doc Fire", "Doc Punch")
    _, told = play(position(text), "nothing")
    assert told[-1] == event("pickpocketing", "ce.event.pickpocketing", "Tuco and Doc and Ghost")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Both strongboxes are in play already, so nothing comes."),
        ("ko", "돈 가방 두 개가 이미 나와 있으므로 아무것도 오지 않습니다."),
        ("pt", "As duas maletas já estão em jogo; nada chega."),
    ],
)
def test_take_it_all_says_that_nothing_comes(language: str, said: str) -> None:
    before = position(at_the_end("Take_it_all", marshal="1", loot_0="strongbox"))
    state = replace(before, second_strongbox=False)
    after, events = GAME.play(state, GAME.notation.read_move("nothing", state))
    brought = [each for each in events if each.rules == ("ce.event.take_it_all",)]
    assert [type(each).__name__ for each in brought] == ["StrongboxBrought"]
    assert plain(GAME.words.tell(brought[0], after, language)) == said
    assert after.lying == before.lying
