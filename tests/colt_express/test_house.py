"""Rules that are replaced by code: what is listed, refused and told follows the function."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.colt_express import GAME, rules
from engine.colt_express.options import Options
from engine.colt_express.pieces import ROOF, SPOTS, Loot, Spot
from engine.colt_express.state import State
from engine.core.errors import GameError
from engine.core.house import make_house, replaceable_rules
from engine.core.moves import Seat
from engine.core.options import make_options
from engine.core.rulebook import RuleId
from tests.colt_express.table import TABLE, choices, play, position, table

FOUR = "train: 4; marshal: 0; 2: Doc; 1: Belle; 3: Tuco; 4: Ghost"
ROUND = "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco; rounds: {}; pile: | Doc Robbery"
LAST_ROUND = ROUND.format("Hostage") + "; round: 5"
ROOFS = "train: 4; marshal: 4; 0 roof: Doc; 1 roof: Ghost; 2 roof: Tuco; 3: Belle"


def at(rule: RuleId, function: Callable[..., object], text: str) -> State:
    house = make_house(rule, function)
    return GAME.read_position(text, make_options(Options, {"house": (house,)}))


def nobody_hits_doc(state: State, _bandit: Seat, within_reach: list[Seat]) -> list[Seat]:
    return [each for each in within_reach if state.bandits[each].name.value != "doc"]


def to_the_rear(state: State, _bandit: Seat) -> Spot:
    return SPOTS[2 * state.caboose]


def up(state: State, _bandit: Seat, target: Seat) -> Spot:
    return SPOTS[state.bandits[target].spot.floor + 1]


def everything(_state: State, _bandit: Seat, _loot: Loot) -> bool:
    return True


def everybody(state: State) -> list[Seat]:
    return [Seat(number) for number in range(len(state.bandits))]


def whoever_was_first(state: State) -> Seat:
    return state.first


def two_cards(_state: State, _seat: Seat) -> int:
    return 2


def most_bullets(state: State) -> tuple[Seat, ...]:
    most = max(bandit.bullets for bandit in state.bandits)
    return tuple(Seat(n) for n, bandit in enumerate(state.bandits) if bandit.bullets == most)


def all_the_richest(_state: State, richest: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return richest


def everybody_on_roofs(state: State, shooter: Seat) -> list[Seat]:
    bandits = enumerate(state.bandits)
    return [Seat(n) for n, each in bandits if each.spot.level is ROOF and n != shooter]


def nobody(_state: State, _shooter: Seat) -> list[Seat]:
    return []


def nine_cars(_state: State, _bandit: Seat) -> int:
    return 9


class House(NamedTuple):
    rule: RuleId
    function: Callable[..., object]
    position: str
    move: str
    told: str

    @property
    def name(self) -> str:
        return f"{self.rule} {self.function.__name__}"


CASES = (
    House(
        rules.BELLE,
        nobody_hits_doc,
        f"{FOUR}; pile: | Doc Fire, Ghost Marshal",
        "fire Belle",
        "Shot Doc, Belle, 2, 1 [ce.fire.inside ce.fire.hit]",
    ),
    House(
        rules.MARSHAL_MEETS,
        to_the_rear,
        "train: 3; marshal: 1; 2: Doc; 3: Ghost, Tuco; pile: | Doc Move, Ghost Marshal",
        "move 1",
        "Fled Doc, 1, 3 [ce.marshal.meets ce.marshal.never_together]",
    ),
    House(
        rules.DJANGO,
        up,
        f"{FOUR}; pile: | Tuco Fire, Ghost Marshal",
        "fire Doc",
        "Pushed Doc, 2, 2 roof [ce.django]",
    ),
    House(
        rules.CHEYENNE,
        everything,
        "train: 3; marshal: 0; 1: Doc, Ghost; 2: Tuco; loot Ghost: jewel; pile: | Doc Punch",
        "punch Ghost, jewel, to 2",
        "LootSnatched Doc, Ghost, jewel [ce.punch.loot ce.cheyenne]",
    ),
    House(
        rules.EVENT_HOSTAGE,
        everybody,
        LAST_ROUND,
        "nothing",
        "RansomPaid Tuco, 250 [ce.event.hostage]",
    ),
    House(
        rules.ROUND_FIRST,
        whoever_was_first,
        ROUND.format("Bridge"),
        "nothing",
        "FirstPlayerPassed Doc [ce.round.first]",
    ),
    House(
        rules.ROUND_DEAL,
        two_cards,
        ROUND.format("Bridge"),
        "nothing",
        "RoundBegan 2, Ghost 2 and Tuco 2 and Doc 2 [ce.round.deal]",
    ),
    House(
        rules.SCORE_GUNSLINGER,
        most_bullets,
        f"{LAST_ROUND}; top Doc: bullet Ghost",
        "nothing",
        "GunslingersNamed Doc and Tuco, 6, 1000 [ce.score.gunslinger]",
    ),
    House(
        rules.SCORE_TIE,
        all_the_richest,
        f"{LAST_ROUND}; top Doc: bullet Ghost, bullet Tuco; top Ghost: bullet Doc"
        "; top Tuco: bullet Doc, bullet Ghost",
        "nothing",
        "GameEnded Doc and Ghost, Doc and Ghost [ce.end.rounds ce.score.win ce.score.tie]",
    ),
    House(
        rules.FIRE_ROOF,
        everybody_on_roofs,
        f"{ROOFS}; pile: | Doc Fire, Ghost Marshal",
        "fire Tuco",
        "Shot Doc, Tuco, 0 roof, 2 roof [ce.fire.roof ce.fire.hit]",
    ),
    House(
        rules.MOVE_ROOF,
        nine_cars,
        f"{ROOFS}; pile: | Doc Move, Ghost Marshal",
        "move 4",
        "Walked Doc, 0 roof, 4 roof [ce.move.roof ce.move.must]",
    ),
)


@table(*CASES)
def test_a_house_rule_decides(case: House) -> None:
    state = at(case.rule, case.function, case.position)
    assert case.move in choices(state)
    after, told = play(state, case.move)
    assert case.told in told
    assert GAME.rules.invalid(after) is None
    usual = position(case.position)
    assert case.move not in choices(usual) or case.told not in play(usual, case.move)[1]


def test_every_rule_that_may_be_replaced_is_replaced_here() -> None:
    assert {case.rule for case in CASES} == set(replaceable_rules("ce."))


@pytest.mark.parametrize(
    ("rule", "function", "text", "legal", "refused", "sentence"),
    [
        (
            rules.BELLE,
            nobody_hits_doc,
            f"{FOUR}; pile: | Tuco Fire",
            ["fire Ghost"],
            "fire Doc",
            "Doc is spared as long as somebody else can be hit: Ghost.",
        ),
        (
            rules.BELLE,
            nobody_hits_doc,
            "train: 3; marshal: 0; 2: Doc; 3: Tuco; 1: Ghost; pile: | Tuco Fire",
            ["nothing"],
            "fire Doc",
            "Doc is spared and can't be chosen here.",
        ),
        (
            rules.FIRE_ROOF,
            nobody,
            f"{ROOFS}; pile: | Doc Fire",
            ["nothing"],
            "fire Ghost",
            "Ghost is out of sight on the roofs.",
        ),
    ],
    ids=["another is left", "nobody is left", "out of sight"],
)
def test_what_a_house_rule_leaves_out_is_refused_in_words(
    rule: RuleId,
    function: Callable[..., object],
    text: str,
    legal: list[str],
    refused: str,
    sentence: str,
) -> None:
    state = at(rule, function, text)
    assert choices(state) == legal
    TABLE.assert_refused(state, GAME.notation.read_move(refused, state), rule, sentence)


IMPOSSIBLE: list[tuple[str, RuleId, Callable[..., object], str, str, str]] = [
    (
        "off the train",
        rules.MARSHAL_MEETS,
        lambda _state, _bandit: Spot(99),
        "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco; pile: | Doc Move",
        "move 0",
        "returned Spot(floor=99), but it must return a spot of the train without the marshal",
    ),
    (
        "back to the marshal",
        rules.MARSHAL_MEETS,
        lambda state, bandit: state.bandits[bandit].spot,
        "train: 3; marshal: 0; 1: Doc; 2: Ghost; 3: Tuco; pile: | Doc Move",
        "move 0",
        "returned Spot(floor=0), but it must return a spot of the train without the marshal",
    ),
    (
        "no spot",
        rules.DJANGO,
        lambda _state, _bandit, _target: 3,
        "train: 3; marshal: 0; 1: Doc; 2: Django; 3: Tuco; pile: | Django Fire",
        "fire Doc",
        "returned 3, but it must return a spot or None",
    ),
    (
        "no seat",
        rules.ROUND_FIRST,
        lambda _state: 7,
        ROUND.format("Bridge"),
        "nothing",
        "returned 7, but it must return a seat",
    ),
]


@pytest.mark.parametrize(
    ("rule", "function", "text", "move", "said"),
    [case[1:] for case in IMPOSSIBLE],
    ids=[case[0] for case in IMPOSSIBLE],
)
def test_a_house_rule_that_returns_the_impossible_is_named(
    rule: RuleId, function: Callable[..., object], text: str, move: str, said: str
) -> None:
    state = at(rule, function, text)
    with pytest.raises(GameError) as error:
        play(state, move)
    assert said in str(error.value)
    assert str(error.value).startswith("the house rule ")


def test_a_rule_that_is_not_declared_can_not_be_replaced() -> None:
    with pytest.raises(GameError, match=r"no rule 'ce.floor' can be replaced by code"):
        make_house(rules.FLOOR, nobody)
