"""Properties of every train and every game, tried on many."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from engine.core.moves import CHANCE, NOBODY
from engine.core.record import to_json
from engine.super_express import GAME
from engine.super_express.events import Shot, Walked
from engine.super_express.execution import Reveal, Skip
from engine.super_express.pieces import Card
from engine.super_express.planning import Plan
from engine.super_express.state import EXECUTION, PLANNING, State
from engine.super_express.uncoupling import DrawTreasure
from tests.plain_values import move_from_json, state_from_json
from tests.super_express.table import board, position

from .census import census

NAMES = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco")
FLIP = {"<": ">", ">": "<"}


class Standing(NamedTuple):
    name: str
    car: int
    floor: str
    facing: str
    stunned: bool

    @property
    def text(self) -> str:
        return f"{self.name}{self.facing}{'*' * self.stunned}"


class Train(NamedTuple):
    wagons: int
    bandits: tuple[Standing, ...]
    """Those on the same floor stand in this order, front to rear."""

    def rows(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for bandit in self.bandits:
            found.setdefault(f"C{bandit.car}{bandit.floor}", []).append(bandit.text)
        return found

    def text(self, options: str = "reflex") -> str:
        rows = "; ".join(f"{key}: {', '.join(row)}" for key, row in self.rows().items())
        return f"options: {options}; train: {self.wagons}; {rows}"

    def turned_end_for_end(self) -> Train:
        return Train(
            self.wagons,
            tuple(
                each._replace(car=self.wagons - each.car, facing=FLIP[each.facing])
                for each in reversed(self.bandits)
            ),
        )

    def with_floors_swapped(self) -> Train:
        return Train(
            self.wagons,
            tuple(each._replace(floor="" if each.floor else " roof") for each in self.bandits),
        )


@st.composite
def trains(draw: st.DrawFn) -> Train:
    names = draw(st.permutations(NAMES))[: draw(st.integers(3, 7))]
    wagons = draw(st.integers(1, len(names) + 1))
    return Train(
        wagons,
        tuple(
            Standing(
                name,
                draw(st.integers(0, wagons)),
                draw(st.sampled_from(["", " roof"])),
                draw(st.sampled_from("<>")),
                draw(st.booleans()),
            )
            for name in names
        ),
    )


def read(state: State) -> Train:
    found = []
    for line in board(state):
        key, _, row = line.partition(": ")
        if key.startswith("C"):
            car, _, floor = key[1:].partition(" ")
            for text in row.split(", "):
                name = text.rstrip("*<>")
                facing, stunned = text[len(name)], text.endswith("*")
                found.append(Standing(name, int(car), f" {floor}".rstrip(), facing, stunned))
    return Train(int(state.last_car), tuple(found))


def after(train: Train, actor: str, card: str, options: str = "reflex") -> Train:
    state = position(train.text(options), f"{actor} plays {card}")
    return read(GAME.play(state, Reveal())[0])


def standing(train: Train) -> Train:
    """The same train, with the one who is to act up on its feet."""
    first, *others = train.bandits
    return Train(train.wagons, (first._replace(stunned=False), *others))


@given(trains())
def test_turning_twice_changes_nothing(train: Train) -> None:
    train = standing(train)
    actor = train.bandits[0].name
    once = after(train, actor, "Turn")
    assert once.rows() != train.rows()
    assert after(once, actor, "Turn").rows() == train.rows()


@given(trains())
def test_changing_floor_twice_returns_to_the_same_floor(train: Train) -> None:
    train = standing(train)
    actor = train.bandits[0]
    once = after(train, actor.name, "Floor")
    twice = after(once, actor.name, "Floor")
    found = next(each for each in twice.bandits if each.name == actor.name)
    assert found == actor
    assert others(twice, {actor.name}) == others(train, {actor.name})
    assert others(once, {actor.name}) == others(train, {actor.name})


def others(train: Train, apart: set[str]) -> dict[str, list[str]]:
    rest = tuple(each for each in train.bandits if each.name not in apart)
    return Train(train.wagons, rest).rows()


CARDS = st.sampled_from(["Move", "Turn", "Floor", "Shoot", "Reflex"])


@given(trains(), CARDS)
def test_a_train_turned_end_for_end_plays_the_same(train: Train, card: str) -> None:
    actor = train.bandits[0].name
    turned = after(train.turned_end_for_end(), actor, card)
    assert turned.rows() == after(train, actor, card).turned_end_for_end().rows()


@given(trains(), CARDS)
def test_roof_and_inside_play_the_same(train: Train, card: str) -> None:
    actor = train.bandits[0].name
    swapped = after(train.with_floors_swapped(), actor, card)
    assert swapped.rows() == after(train, actor, card).with_floors_swapped().rows()


ALL_CARDS = st.sampled_from(["Move", "Turn", "Floor", "Shoot", "Reflex", "Horse"])
EXPANSIONS = st.sampled_from(["reflex, horse", "reflex, horse, time_car"])


@given(trains(), ALL_CARDS, EXPANSIONS)
def test_those_untouched_keep_their_order(train: Train, card: str, options: str) -> None:
    actor = train.bandits[0].name
    state = position(train.text(options), f"{actor} plays {card}")
    end, events = GAME.play(state, Reveal())
    hit = {state.bandits[event.target].name.value for event in events if isinstance(event, Shot)}
    touched = {actor, *(name.capitalize() for name in hit)}
    assert others(read(end), touched) == others(train, touched)


@given(trains(), ALL_CARDS, EXPANSIONS)
def test_a_newcomer_stands_at_an_end_of_the_row(train: Train, card: str, options: str) -> None:
    actor = train.bandits[0].name
    state = position(train.text(options), f"{actor} plays {card}")
    for event in GAME.play(state, Reveal())[1]:
        state = event.on(state)
        if isinstance(event, Walked):
            row = state.row(event.spot)
            assert event.seat in (row[0], row[-1])


@given(trains())
def test_a_bullet_finds_the_nearest_who_stands_ahead(train: Train) -> None:
    train = standing(train)
    shooter = train.bandits[0]
    line = sorted(
        (each for each in train.bandits if each.floor == shooter.floor),
        key=lambda each: (each.car, train.bandits.index(each)),
    )
    at = line.index(shooter)
    ahead = line[:at][::-1] if shooter.facing == "<" else line[at + 1 :]
    targets = [each for each in ahead if not each.stunned]
    end = after(train, shooter.name, "Shoot")
    if not targets:
        assert end.rows() == train.rows()
        return
    target = targets[0]
    car = target.car + (-1 if shooter.facing == "<" else 1)
    landed = [each for each in end.bandits if each.name == target.name]
    if 0 <= car <= train.wagons:
        assert landed == [target._replace(car=car, stunned=True)]
    else:
        assert landed == []
    assert others(end, {target.name}) == others(train, {target.name})


# -- positions that play can reach


MIXES: tuple[dict[str, object], ...] = (
    {},
    {"reflex": True},
    {"time_car": True},
    {"horse": True},
    {"horse": True, "horse_rescue": "at_once", "horse_stunned": "rides"},
    {"horse": True, "horse_rescue": "any_card", "horse_pending": "always"},
    {"horse": True, "time_car": True, "horse_pending": "never"},
    {"reflex": True, "horse": True, "time_car": True},
)


class Game(NamedTuple):
    """A game played at random so far: every position it went through."""

    positions: tuple[State, ...]

    def __repr__(self) -> str:
        now = GAME.notation.position_text(self.state)
        return f"a game of {len(self.positions)} positions, now\n{now}"

    @property
    def state(self) -> State:
        return self.positions[-1]


@st.composite
def games(draw: st.DrawFn) -> Game:
    rng = Random(draw(st.integers(0, 2**32)))
    state = GAME.setup(draw(st.integers(3, 7)), **draw(st.sampled_from(MIXES)))
    choose = GAME.random_player(rng)
    positions = [state]
    for _ in range(draw(st.integers(0, 80))):
        seat = GAME.rules.to_act(state)
        if seat == NOBODY:
            break
        move = GAME.rules.chance(state).sample(rng) if seat == CHANCE else choose(state)
        state, _ = GAME.play(state, move)
        positions.append(state)
    return Game(tuple(positions))


@given(games())
def test_a_position_and_its_text_and_its_json(game: Game) -> None:
    state = game.state
    assert GAME.read_position(GAME.notation.position_text(state)) == state
    assert state_from_json(GAME, to_json(state)) == state
    assert GAME.rules.invalid(state) is None


@given(games())
def test_a_legal_move_and_its_text_and_its_json(game: Game) -> None:
    for move in GAME.rules.options(game.state):
        assert (
            GAME.notation.read_move(GAME.notation.move_text(move, game.state), game.state) == move
        )
        assert move_from_json(GAME, to_json(move)) == move


@given(
    games(),
    st.lists(st.sampled_from([card for card in Card if card is not Card.HIDDEN]), max_size=6),
)
def test_an_illegal_move_has_a_text_too(game: Game, cards: list[Card]) -> None:
    for move in (Plan(tuple(cards)), Skip(), Reveal(), DrawTreasure(301)):
        assert (
            GAME.notation.read_move(GAME.notation.move_text(move, game.state), game.state) == move
        )
        assert move_from_json(GAME, to_json(move)) == move


@given(games())
def test_no_bandit_and_no_wagon_is_lost(game: Game) -> None:
    players = len(game.state.bandits)
    for state in game.positions:
        assert census(state) == {"bandits": players, "wagons": players + 1}


@given(games())
def test_each_round_begins_one_wagon_shorter_with_a_first_player_in_the_game(game: Game) -> None:
    for state in game.positions:
        if state.phase is PLANNING:
            assert state.last_car == len(state.bandits) + 2 - state.round
            assert state.bandits[state.first].status.value == "aboard"


@given(games())
def test_whoever_left_the_train_is_back_or_out_before_the_round_ends(game: Game) -> None:
    for state in game.positions:
        if state.phase is not EXECUTION:
            assert "off" not in {bandit.status.value for bandit in state.bandits}
