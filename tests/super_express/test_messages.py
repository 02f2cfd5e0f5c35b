"""The sentences of events, as a player reads them."""

from typing import NamedTuple

import pytest

from engine.core.messages import Segment, plain
from engine.core.rulebook import UnknownLanguage
from engine.super_express import GAME
from tests.super_express.table import position


class Told(NamedTuple):
    name: str
    position: str
    moves: str
    sentences: str


def story(start: str, moves: str) -> list[str]:
    """Return what is told of the last of the moves, the card turned up left out."""
    top = moves if " plays " in moves else ""
    state = position(start, top)
    told: list[str] = []
    for text in ["reveal"] if top else moves.split("; "):
        state, events = GAME.play(state, GAME.notation.read_move(text, state))
        told = [plain(GAME.words.tell(event, state)) for event in events]
    return [sentence for sentence in told if sentence and " turns up " not in sentence]


STORIES = (
    Told(
        "a shot inside and the push",
        "train: 4; C1: Doc>; C2: Mei<, Tuco<",
        "Doc plays Shoot",
        "Doc shoots from C1 and hits Mei. / Mei is pushed from C2 to C3 and lies stunned.",
    ),
    Told(
        "a shot along the roofs",
        "train: 4; C1 roof: Doc>; C2 roof: Mei<, Tuco<",
        "Doc plays Shoot",
        "Doc shoots from the roof of C1 and hits Mei. / "
        "Mei is pushed from the roof of C2 to the roof of C3 and lies stunned.",
    ),
    Told(
        "a miss",
        "train: 4; C1: Doc<; C2: Mei<, Tuco<",
        "Doc plays Shoot",
        "Doc shoots toward the front and hits nobody.",
    ),
    Told("a walk", "train: 4; C1: Doc<, Mei<, Tuco<", "Doc plays Move", "Doc moves from C1 to C0."),
    Told(
        "another floor",
        "train: 4; C1: Doc<, Mei<, Tuco<",
        "Doc plays Floor",
        "Doc changes floor, from C1 to the roof of C1.",
    ),
    Told(
        "a turn",
        "train: 4; C1: Doc<, Mei<, Tuco<",
        "Doc plays Turn",
        "Doc turns round and faces the rear.",
    ),
    Told(
        "walking off",
        "train: 1; C1: Doc>, Mei<, Tuco<",
        "Doc plays Move",
        "Doc walks off the train from C1 and is out.",
    ),
    Told(
        "the paradox",
        "options: time_car; train: 2; C0: Doc<, Mei<, Tuco<; travelled: Doc",
        "Doc plays Move",
        "Doc enters the Time Travel Car a second time this round and is out: a paradox.",
    ),
    Told(
        "a journey in time",
        "options: time_car; train: 2; C0: Doc<, Mei<, Tuco<; plan Doc: Turn | Move, Floor",
        "Doc plays Move",
        "Doc enters the Time Travel Car from C0 and appears in C2. / "
        "Doc takes back 2 played cards and will play the plan again.",
    ),
    Told(
        "waiting for two",
        "options: horse; train: 2; seats: Doc, Mei, Tuco; C2: Doc>; C1: Mei<; off: Tuco; "
        "plan Tuco: Move | Horse, Turn",
        "Doc plays Move",
        "Doc leaves the train from C2. / "
        "Doc and Tuco are off the train: the game waits for a Horse.",
    ),
    Told(
        "an uncoupling that takes several, and a winner",
        "train: 3; C1: Doc<; C3: Mei<, Tuco<; plan Doc: Move, Floor | Turn; "
        "plan Mei: Move, Floor, Turn |; plan Tuco: Move, Floor, Turn |",
        "Doc plays Turn",
        "Doc turns round and faces the rear. / C3 is uncoupled. Out with it: Mei and Tuco. / "
        "The game is over. Doc wins.",
    ),
    Told(
        "an uncoupling that takes nobody",
        "train: 3; C1: Doc<; C2: Mei<, Tuco<; plan Doc: Move, Floor | Turn; "
        "plan Mei: Move, Floor, Turn |; plan Tuco: Move, Floor, Turn |",
        "Doc plays Turn",
        "Doc turns round and faces the rear. / C3 is uncoupled, and nobody goes with it. / "
        "Tuco is farthest from the locomotive and takes C3 as a treasure.",
    ),
    Told(
        "nobody left",
        "train: 3; C3: Doc<, Mei<, Tuco<; plan Doc: Move, Floor | Turn; "
        "plan Mei: Move, Floor, Turn |; plan Tuco: Move, Floor, Turn |",
        "Doc plays Turn",
        "Doc turns round and faces the rear. / C3 is uncoupled. Out with it: Doc, Mei and Tuco. / "
        "The game is over, and nobody has won.",
    ),
    Told(
        "a new round",
        "train: 2; C1: Doc<, Mei<, Tuco<; now: treasure",
        "treasure 345",
        "Tuco looks at the treasure: 345. / The first-player card goes to Mei. / "
        "Round 2 begins: everybody takes back all cards and plans.",
    ),
)


@pytest.mark.parametrize("told", STORIES, ids=lambda each: each.name)
def test_the_story_of_a_move(told: Told) -> None:
    assert story(told.position, told.moves) == told.sentences.split(" / ")


def test_names_in_a_sentence_are_marked_as_pieces() -> None:
    state = position("train: 4; C1: Doc>; C2: Mei<, Tuco<", "Doc plays Shoot")
    state, events = GAME.play(state, GAME.rules.options(state)[0])
    assert GAME.words.tell(events[1], state)[:4] == (
        Segment("Doc", "doc"),
        Segment(" shoots from "),
        Segment("C1"),
        Segment(" and hits "),
    )


def test_passing_the_turn_is_not_told() -> None:
    state = position("train: 4; C1: Doc>; C2: Mei<, Tuco<", "Doc plays Shoot")
    state, events = GAME.play(state, GAME.rules.options(state)[0])
    assert type(events[-1]).__name__ == "TurnPassed"
    assert GAME.words.tell(events[-1], state) == ()


def test_every_event_and_every_reason_has_a_sentence() -> None:
    messages = GAME.words.speaker(None).messages
    several = {"Eliminated": ("walked_off", "shot_off", "no_horse", "paradox")}
    for event in GAME.event_types:
        keys = [f"{event.__name__}.{cause}" for cause in several.get(event.__name__, ())]
        for key in keys or ([event.__name__] if event.told else []):
            assert messages.event(key)
    for reason in GAME.reason_types:
        assert messages.reason(reason.__name__)


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'; there are en, ko, pt"):
        GAME.words.speaker(None, "tlh")
