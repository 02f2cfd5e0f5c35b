"""The toy game has everything that the kernel is tested on."""

from __future__ import annotations

import pytest

from engine.core.messages import plain
from engine.core.moves import CHANCE, Seat
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer

from . import toy_pieces as toy
from .toy import TOY
from .toy_moves import Deal, Lay
from .toy_play import LAYING, play, position, timeline

ANN, BOB = Seat(0), Seat(1)
LAID = "Ann: 0 apples, card 2, stones 1 4; Bob: 0 apples, card 1; now: lay Bob"


@pytest.mark.rule("toy.secret")
@pytest.mark.parametrize(
    ("viewer", "card", "stones"),
    [
        (ANN, (2,), (1, 4)),
        (BOB, (None,), (None, None)),
        (SPECTATOR, (None,), (None, None)),
        (ALL_SEEING, (2,), (1, 4)),
    ],
)
def test_cards_and_stacks_are_secret_until_shown(
    viewer: Viewer, card: tuple[int | None], stones: tuple[int | None, ...]
) -> None:
    ann = TOY.sight.observe(position(LAID), viewer).players[ANN]
    assert (ann.card, ann.laid) == (card, stones)
    shown = TOY.sight.observe(position(LAID.replace("1 4", "1 4, shown")), viewer).players[ANN]
    assert (shown.card, shown.laid) == ((2,), (1, 4))


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (ANN, "Ann lays 1 and 4."),
        (BOB, "Ann lays something unseen and something unseen."),
        (SPECTATOR, "Ann lays something unseen and something unseen."),
    ],
)
def test_a_redacted_event_is_told_without_its_secret(viewer: Viewer, sentence: str) -> None:
    laid = toy.Laid((toy.LAY,), ANN, (1, 4))
    assert plain(TOY.words.tell(TOY.sight.witness(laid, viewer), position(LAID))) == sentence


def test_a_redacted_move_keeps_its_kind_and_its_size() -> None:
    state = position(LAYING)
    assert TOY.sight.witness_move(Lay((1, 4)), state, BOB) == Lay((None, None))
    assert TOY.sight.witness_move(Lay((1, 4)), state, ANN) == Lay((1, 4))
    dealing = position("now: deal Ann")
    assert TOY.sight.witness_move(Deal(3), dealing, BOB) == Deal(None)


def test_a_redacted_view_has_a_text() -> None:
    text = TOY.notation.position_text(TOY.sight.observe(position(LAID), SPECTATOR))
    assert "Ann: 0 apples, card ?, stones ? ?" in text.splitlines()


@pytest.mark.parametrize(("wind", "apples"), [("nothing", 0), ("one", 1), ("half", 1)])
def test_the_ruling_on_the_wind_is_an_option(wind: str, apples: int) -> None:
    start = f"options: wind {wind}; Ann: 0 apples, card 2, stones 1, shown; now: pick Ann"
    played = timeline("pick high", start=start)
    assert TOY.rules.to_act(played.state) == CHANCE
    play(played, "sky wind")
    assert played.state.players[ANN].apples == apples
    cited = {rule for event in played.here.events for rule in event.rules}
    assert (toy.WIND in cited) == (apples > 0)


def test_there_are_more_stacks_than_can_be_listed() -> None:
    many = position(LAYING.removeprefix("options: small; "))
    assert not TOY.lists_all(many)
    assert TOY.refusal(many, Lay((8, 1, 7, 2, 6, 3, 5, 4))) is None
    assert TOY.lists_all(position(LAYING))


def test_a_stack_is_composed_stone_by_stone() -> None:
    composition = TOY.board.compose(position(LAYING), ("2",))
    assert composition is not None
    assert composition.move == Lay((2,))
    refused = {part.key: part.refusal is not None for part in composition.parts}
    assert refused == {"1": False, "2": True, "3": False}
