"""The secrets that each seat may know."""

from typing import NamedTuple

import pytest

from engine.core.messages import plain
from engine.core.record import to_json
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.super_express import GAME
from engine.super_express.state import State
from tests.super_express.table import event_text, lines, parts, position, seat


def viewer(state: State, name: str) -> Viewer:
    named: dict[str, Viewer] = {"spectator": SPECTATOR, "all-seeing": ALL_SEEING}
    return named[name] if name in named else seat(state, name)


def secrets(state: State, name: str) -> list[str]:
    """The stacks and treasures as somebody sees them."""
    seen = GAME.sight.observe(state, viewer(state, name))
    return [line for line in lines(seen) if line.startswith(("plan", "treasure"))]


class Sight(NamedTuple):
    name: str
    position: str
    viewer: str
    sees: str


STACKS = (
    "train: 4; C1: Doc<, Mei<, Tuco>; plan Doc: Move | Shoot, Turn; "
    "plan Mei: | Floor, Turn, Move; plan Tuco: | Shoot, Turn, Move; now: Mei plays"
)
TREASURES = (
    "train: 2; round: 4; C1: Doc<, Mei<; out: Tuco 3; treasure Doc: 301, 389; treasure Mei: 312; "
    "treasure Tuco: 323; now: Doc plans"
)
REWOUND = (
    "options: time_car; train: 4; C4: Doc<; C1: Mei<, Tuco>; travelled: Doc; "
    "plan Doc: | Turn!, Move!, Shoot; now: Mei plays; plan Mei: | Floor, Turn, Move; "
    "plan Tuco: Shoot | Turn, Move"
)
OVER = (
    "train: 2; round: 4; C1: Doc<; out: Mei 4, Tuco 3; treasure Doc: 301, 389; treasure Mei: 312; "
    "plan Doc: Move | Shoot, Turn; now: over, won by Doc"
)

SIGHTS = (
    Sight(
        "one's own stack, and the cards of others that were turned up",
        STACKS,
        "Mei",
        "plan Doc: Move | ?, ?; plan Mei: | Floor, Turn, Move; plan Tuco: | ?, ?, ?",
    ),
    Sight(
        "the owner of the stack",
        STACKS,
        "Doc",
        "plan Doc: Move | Shoot, Turn; plan Mei: | ?, ?, ?; plan Tuco: | ?, ?, ?",
    ),
    Sight(
        "a spectator sees no card face down",
        STACKS,
        "spectator",
        "plan Doc: Move | ?, ?; plan Mei: | ?, ?, ?; plan Tuco: | ?, ?, ?",
    ),
    Sight(
        "the all-seeing see all",
        STACKS,
        "all-seeing",
        "plan Doc: Move | Shoot, Turn; plan Mei: | Floor, Turn, Move; "
        "plan Tuco: | Shoot, Turn, Move",
    ),
    Sight(
        "after a rewind everybody remembers what was turned up",
        REWOUND,
        "Mei",
        "plan Doc: | Turn!, Move!, ?; plan Mei: | Floor, Turn, Move; plan Tuco: Shoot | ?, ?",
    ),
    Sight(
        "one's own treasures, and how many the others have",
        TREASURES,
        "Doc",
        "treasure Doc: 301, 389; treasure Mei: ?; treasure Tuco: ?",
    ),
    Sight(
        "one who is out still knows what was taken",
        TREASURES,
        "Tuco",
        "treasure Doc: ?, ?; treasure Mei: ?; treasure Tuco: 323",
    ),
    Sight(
        "a spectator only counts treasures",
        TREASURES,
        "spectator",
        "treasure Doc: ?, ?; treasure Mei: ?; treasure Tuco: ?",
    ),
    Sight(
        "at the end all treasures are shown, but cards face down stay so",
        OVER,
        "Tuco",
        "plan Doc: Move | ?, ?; treasure Doc: 301, 389; treasure Mei: 312",
    ),
)


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda each: each.name)
def test_what_is_seen(sight: Sight) -> None:
    state = GAME.read_position(sight.position, unfinished=True)
    assert secrets(state, sight.viewer) == parts(sight.sees)


@pytest.mark.parametrize("name", ["Doc", "Mei", "spectator"])
def test_the_train_itself_is_seen_by_all(name: str) -> None:
    state = position(STACKS)
    open_lines = [line for line in lines(state) if not line.startswith("plan")]
    seen = GAME.sight.observe(state, viewer(state, name))
    assert [line for line in lines(seen) if not line.startswith("plan")] == open_lines


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Doc", "Shoot and Move and Turn"),
        ("Mei", "? and ? and ?"),
        ("spectator", "? and ? and ?"),
        ("all-seeing", "Shoot and Move and Turn"),
    ],
)
def test_a_plan_is_laid_secretly(name: str, cards: str) -> None:
    state = position("train: 4; C1: Doc<, Mei<, Tuco>; now: Doc plans")
    move = GAME.notation.read_move("plan Shoot, Move, Turn", state)
    after, events = GAME.play(state, move)
    watching = viewer(state, name)
    seen = [
        event_text(GAME.sight.witness(event, watching), after) for event in events if event.told
    ]
    assert seen == [f"Planned Doc, {cards} [sx.plan.three]"]
    shown = GAME.notation.move_text(GAME.sight.witness_move(move, state, watching), state)
    assert shown == "plan " + cards.replace(" and ", ", ")


@pytest.mark.parametrize(
    ("name", "value"), [("Doc", "?"), ("Tuco", "356"), ("spectator", "?"), ("all-seeing", "356")]
)
def test_a_treasure_is_its_owners_secret(name: str, value: str) -> None:
    state = position("train: 2; C0: Doc<, Mei<; C1: Tuco>; now: treasure")
    move = GAME.notation.read_move("treasure 356", state)
    after, events = GAME.play(state, move)
    watching = viewer(state, name)
    seen = [event_text(GAME.sight.witness(event, watching), after) for event in events]
    assert seen[0] == f"TreasureTaken Tuco, {value} [sx.pieces.treasure sx.treasure.secret]"
    assert (
        GAME.notation.move_text(GAME.sight.witness_move(move, state, watching), state)
        == f"treasure {value}"
    )
    assert secrets(after, name) == [f"treasure Tuco: {value}"]


def test_the_value_of_a_wagon_in_the_train_is_nowhere_in_the_position() -> None:
    """sx.pieces.treasure: hidden while its wagon is in the train, from the all-seeing too."""
    start = GAME.setup(3)
    state, _ = GAME.play(start, GAME.rules.options(start)[0])
    text = to_json(GAME.sight.observe(state, ALL_SEEING))
    assert not [value for value in (301, 312, 323, 345, 356, 367, 378, 389) if str(value) in text]


def test_nobody_else_learns_whether_a_horse_comes_before_the_turn() -> None:
    seen = []
    for plan in ("Move, Horse, Turn", "Move, Turn, Horse", "Move, Turn, Floor"):
        state = position(
            "options: horse; train: 3; seats: Doc, Mei, Tuco; C3: Doc>; C1: Mei<; C2: Tuco>; "
            f"plan Doc: | {plan}; now: Doc plays"
        )
        story = []
        for _ in range(3):
            state, events = GAME.play(state, GAME.rules.options(state)[0])
            told = [GAME.sight.witness(event, seat(state, "Mei")) for event in events]
            story += [plain(GAME.words.tell(event, state)) for event in told]
        assert lines(state)[-1] == "now: Doc plays"
        seen.append(
            (GAME.sight.observe(state, seat(state, "Mei")), GAME.rules.options(state), story)
        )
    assert seen[0] == seen[1] == seen[2]


def test_the_cards_of_one_who_is_put_out_stay_unseen() -> None:
    state = position(
        "options: horse; train: 3; seats: Doc, Mei, Tuco; C1: Mei<; C2: Tuco>; off: Doc; "
        "plan Doc: Move | Turn, Horse; now: Doc plays"
    )
    state, events = GAME.play(state, GAME.rules.options(state)[0])
    assert not [event for event in events if type(event).__name__ == "Revealed"]
    for name in ("Mei", "spectator", "all-seeing"):
        assert not [line for line in secrets(state, name) if line.startswith("plan Doc")]
