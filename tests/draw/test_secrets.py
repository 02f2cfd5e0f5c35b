"""A drawing shows no more than its view: what is hidden is a back or a question mark."""

from __future__ import annotations

from engine.core.sight import ALL_SEEING, SPECTATOR
from engine.super_express import GAME
from engine.super_express.pieces import TREASURES, Card
from engine.super_express.state import OVER, Bandit
from explorer.draw import Drawing, load_words
from explorer.draw.icons import ICONS
from explorer.draw.piece import markup
from explorer.draw.super_express import draw

from .positions import EXPANSIONS, game, written
from .reading import groups

EN = load_words("en")
CARDS = [card.value for card in Card if card is not Card.HIDDEN]


def tile_paths(drawing: Drawing, bandit: Bandit) -> list[str]:
    for group in groups(drawing):
        if group.get("data-key") == f"tile {bandit.name.value}":
            return [path.get("d", "") for path in group.iter("path")]
    raise LookupError(bandit.name)


def test_spectator_sees_no_card_before_it_is_played_and_no_treasure() -> None:
    for players in (3, 5):
        for shown in game(players, 8, SPECTATOR, **EXPANSIONS):
            drawing = draw(shown.view, width=1152, words=EN, last=shown.last, before=shown.before)
            labels = {cell.key: cell.label for cell in drawing.cells}
            for bandit in shown.view.bandits:
                paths = tile_paths(drawing, bandit)
                seen = {card.value for card in bandit.planned[: bandit.seen]}
                label = labels[bandit.name.value]
                for card in CARDS:
                    assert (ICONS[card] in paths) is (card in seen)
                    assert card in seen or f" {EN[card]}" not in label
            if shown.view.phase is not OVER:
                everything = markup(drawing.pieces) + drawing.label + "".join(labels.values())
                assert not any(f">{value}<" in everything for value in TREASURES)
                assert not any(f" {value}" in everything for value in TREASURES)


def test_drawing_is_the_same_whatever_is_hidden() -> None:
    positions = [
        "train: 3; round: 2; first: Doc\nC3: Doc<\nC2: Mei<\nC1: Tuco<\ntreasure Mei: {}\n"
        "plan Doc: | {}\nplan Mei: | Move, Turn, Shoot\nplan Tuco: | Move, Turn, Shoot"
    ]
    for position in positions:
        one, other = (
            draw(written(position.format(*secret), SPECTATOR), width=752, words=EN)
            for secret in ((356, "Move, Turn, Floor"), (389, "Shoot, Floor, Move"))
        )
        assert one == other


def test_owner_sees_own_cards_with_a_dashed_edge_and_the_value_of_a_treasure() -> None:
    state = GAME.read_position(
        "train: 3; round: 2; first: Doc\nC3: Doc<\nC2: Mei<\nC1: Tuco<\ntreasure Mei: 356\n"
        "plan Doc: Move | Turn, Floor\nplan Mei: Shoot | Turn, Floor\n"
        "plan Tuco: Move | Turn, Floor",
        unfinished=True,
    )
    mei = next(
        seat for seat in GAME.board.seats(state) if GAME.board.seat_name(state, seat) == "mei"
    )
    pieces = {
        viewer: markup(draw(GAME.sight.observe(state, viewer), width=1152, words=EN).pieces)
        for viewer in (mei, SPECTATOR, ALL_SEEING)
    }
    assert [pieces[viewer].count("hx-peek") for viewer in (mei, SPECTATOR, ALL_SEEING)] == [2, 0, 6]
    assert [pieces[viewer].count("hx-done") for viewer in (mei, SPECTATOR, ALL_SEEING)] == [3, 3, 3]
    assert ">356<" in pieces[mei]
    assert ">356<" not in pieces[SPECTATOR]
    assert ">?<" in pieces[SPECTATOR]


def test_cards_to_be_played_again_after_a_trip_in_time_lie_open() -> None:
    view = written(
        "options: time_car\ntrain: 3; round: 2; first: Doc\nC3: Doc<\nC2: Mei<\ntravelled: Doc\n"
        "plan Doc: | Move!, Turn!, Floor\nplan Mei: Shoot, Turn, Floor |\nnow: Doc plays",
        SPECTATOR,
    )
    drawing = draw(view, width=1152, words=EN)
    doc = next(bandit for bandit in view.bandits if bandit.name.value == "doc")
    paths = tile_paths(drawing, doc)
    assert ICONS["move"] in paths
    assert ICONS["turn"] in paths
    assert ICONS["floor"] not in paths
    label = next(cell.label for cell in drawing.cells if cell.key == "doc")
    assert "to be played again: Move, Turn; to come: a hidden card" in label
