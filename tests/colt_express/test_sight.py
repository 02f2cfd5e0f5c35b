"""The cards, purses and round cards that each viewer knows."""

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import State
from engine.colt_express.words import cards_text
from engine.core.messages import plain
from engine.core.moves import Seat
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from tests.colt_express.table import lines, number, play, position

TABLE = """
train: 3; 2: Doc, Ghost; 3: Tuco
hand Doc: Move, Fire; hand Ghost: Punch; top Tuco: bullet Doc
loot Doc: 450; loot 2: purse 5; purse 5: 300 Ghost
"""


def seen(state: State, viewer: Viewer, key: str) -> str:
    view = GAME.sight.observe(state, viewer)
    return next(line for line in lines(view) if line.startswith(f"{key}:"))


@pytest.mark.parametrize(
    ("key", "own", "others"),
    [
        ("hand Doc", "hand Doc: Move, Fire", "hand Doc: ?, ?"),
        (
            "deck Doc",
            "deck Doc: Move, Floor, Floor, Punch, Fire, Robbery, Robbery, Marshal",
            "deck Doc: ?, ?, ?, ?, ?, ?, ?, ?",
        ),
        ("top Tuco", "top Tuco: bullet Doc", "top Tuco: bullet Doc"),
        ("purse 4", "purse 4: 450 Doc", "purse 4: ? Doc"),
        ("loot Doc", "loot Doc: purse 4", "loot Doc: purse 4"),
    ],
)
def test_what_a_seat_sees_of_doc(key: str, own: str, others: str) -> None:
    state = position(TABLE)
    assert seen(state, number(state, "Doc"), key) == own
    assert seen(state, number(state, "Ghost"), key) == others
    assert seen(state, SPECTATOR, key) == others
    assert seen(state, ALL_SEEING, key) == own


def test_a_purse_stays_known_to_whoever_has_seen_it() -> None:
    state = position(TABLE)
    assert seen(state, number(state, "Ghost"), "purse 5") == "purse 5: 300 Ghost"
    assert seen(state, number(state, "Tuco"), "purse 5") == "purse 5: ? Ghost"


def test_everybody_knows_the_purses_of_the_start() -> None:
    view = GAME.sight.observe(position(TABLE), SPECTATOR)
    assert [purse.value for purse in view.purses] == [250, 250, 250, None, None]
    view = GAME.sight.observe(position(TABLE), Seat(1))
    assert [purse.value for purse in view.purses] == [250, 250, 250, None, 300]


TUNNEL = "train: 3; 2: Doc, Ghost; 3: Tuco; rounds: Long_tunnel; acted: 3; hand Doc: Move, Fire"


def test_a_tunnel_card_is_known_to_who_played_it() -> None:
    state, _ = play(position(TUNNEL), "play Move down")
    assert seen(state, Seat(0), "pile") == "pile: | Doc Move down"
    assert seen(state, Seat(1), "pile") == "pile: | Doc ?"
    assert seen(state, SPECTATOR, "pile") == "pile: | Doc ?"


def test_a_tunnel_card_is_seen_when_its_turn_comes() -> None:
    text = "train: 3; 2: Doc, Ghost; 3: Tuco; pile: | Ghost Floor, Doc Move down, Tuco Fire down"
    state = position(text)
    assert seen(state, Seat(1), "pile") == "pile: | Ghost Floor, Doc ?, Tuco ?"
    state, _ = play(state, "floor")
    assert seen(state, Seat(1), "pile") == "pile: Ghost Floor | Doc Move down, Tuco ?"


def test_in_a_team_a_hidden_card_hides_whose_it_is() -> None:
    text = "seats: Tuco+Cheyenne, Django+Doc; 2: Tuco, Cheyenne; 3: Django, Doc; train: 4"
    state = position(f"{text}; pile: | Tuco Floor, Doc Move down")
    assert seen(state, Seat(0), "pile") == "pile: | Tuco Floor, Django+Doc ?"


@pytest.mark.parametrize(("reading", "shown"), [("anyone", "Punch"), ("owner", "?")])
def test_who_looks_through_a_discard_pile(reading: str, shown: str) -> None:
    text = f"options: expert, discard_open {reading}; train: 3; 2: Doc, Ghost; 3: Tuco"
    state = position(f"{text}; discard Doc: Punch")
    assert cards_text(GAME.sight.observe(state, Seat(1)).cards[0].discard, state.bandits) == shown
    assert cards_text(GAME.sight.observe(state, Seat(0)).cards[0].discard, state.bandits) == "Punch"


def told_to(state: State, move: str, viewer: Viewer) -> list[str]:
    after, events = GAME.play(state, GAME.notation.read_move(move, state))
    return [plain(GAME.words.tell(GAME.sight.witness(event, viewer), after)) for event in events]


def test_what_is_told_of_secrets() -> None:
    state, _ = play(position(TABLE), "draw")
    assert told_to(state, "deal Move, Floor, Floor", Seat(0)) == [
        "Doc draws Move, Floor change and Floor change."
    ]
    assert told_to(state, "deal Move, Floor, Floor", Seat(1)) == ["Doc draws 3 cards."]
    robbery = "train: 3; 2: Doc, Ghost; 3: Tuco; loot 2: purse; pile: | Doc Robbery, Tuco Marshal"
    state, _ = play(position(robbery), "rob purse")
    assert told_to(state, "open 450", Seat(0)) == ["Doc looks into purse no. 4: $450."]
    assert told_to(state, "open 450", Seat(2)) == ["Doc looks into purse no. 4 in secret."]


def test_the_coming_round_cards_are_nobodys_secret_yet() -> None:
    state = position("train: 3; 2: Doc, Ghost; 3: Tuco; now: revealing; round: 1")
    assert state.rounds == ()
    assert len(GAME.rules.options(state)) == 7


def test_after_the_game_everything_is_laid_open() -> None:
    text = "train: 3; round: 5; 2: Doc, Ghost; 3: Tuco; loot Doc: 450; pile: | Tuco Punch"
    state, _ = play(position(text), "nothing")
    assert GAME.sight.observe(state, SPECTATOR) == state
