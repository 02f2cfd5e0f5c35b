"""The board of Colt Super Express: keys, places, cells, marks, sizes."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from engine.core.moves import Seat
from engine.core.sight import SPECTATOR
from engine.super_express.events import Pushed, TravelledInTime, Uncoupled
from engine.super_express.notation import spot_word
from engine.super_express.state import PLANNING, spot_of
from explorer.draw import Drawing, Marks, load_words, svg
from explorer.draw.drawing import NO_MARKS, WIDTHS
from explorer.draw.piece import markup
from explorer.draw.super_express import draw

from .positions import EXPANSIONS, Shown, game, games, some, written
from .reading import cells_amiss, cells_overlap, groups, keys, place, rises, root

EN = load_words("en")


def drawn(shown: Shown, width: int = 1152, marks: Marks = NO_MARKS) -> Drawing:
    return draw(
        shown.view, width=width, words=EN, last=shown.last, before=shown.before, marks=marks
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_keys_are_unique_and_every_bandit_aboard_is_drawn_once(width: int) -> None:
    for shown in some(7):
        drawing = drawn(shown, width)
        found = keys(drawing)
        assert len(found) == len(set(found))
        bandits = shown.view.bandits
        standing = [bandits[seat].name.value for row in shown.view.floors for seat in row]
        assert sorted(keys(drawing, "pawn")) == sorted(f"pawn {name}" for name in standing)
        seats = sorted(f"tile {bandit.name.value}" for bandit in bandits)
        assert sorted(keys(drawing, "tile")) == seats


def test_keys_are_stable_from_one_position_to_the_next() -> None:
    for played in games():
        for earlier, later in pairwise(played):
            gone = set(keys(drawn(earlier))) - set(keys(drawn(later)))
            lasting = {key for key in gone if key.split()[0] in ("tile", "car", "caption")}
            last_car = earlier.view.last_car
            uncoupled = earlier.view.options.tuning.uncoupled
            assert lasting <= {
                f"car {car}" for car in range(last_car + 1 - uncoupled, last_car + 2)
            }


@pytest.mark.parametrize("width", WIDTHS)
def test_pawns_stand_in_their_car_in_order(width: int) -> None:
    for shown in some(5):
        drawing = drawn(shown, width)
        cells = {cell.key: cell for cell in drawing.cells}
        pawns = {group.get("data-key"): group for group in groups(drawing)}
        for number, bandit in enumerate(shown.view.bandits):
            pawn = pawns.get(f"pawn {bandit.name.value}")
            if pawn is None:
                continue
            x, y, _ = place(pawn)
            scale = place(pawn[0])[2]
            assert scale >= 0.64
            cell = cells[spot_word(spot_of(shown.view, Seat(number)))]
            roof_slab = 3
            assert cell.x - roof_slab <= x - 23.6 * scale
            assert x + 23.6 * scale <= cell.x + cell.width + roof_slab
            assert cell.y <= y - 56 * scale
            assert y <= cell.y + cell.height
        for row in shown.view.floors:
            names = [shown.view.bandits[seat].name.value for seat in row]
            assert rises([place(pawns[f"pawn {name}"])[0] for name in names])


@pytest.mark.parametrize("width", WIDTHS)
def test_cells_lie_apart_inside_the_board(width: int) -> None:
    for shown in some(7):
        drawing = drawn(shown, width)
        assert cells_overlap(drawing.cells) == []
        assert cells_amiss(drawing) == []


def test_cells_tell_who_stands_there_and_every_seat_has_one() -> None:
    view = written("train: 3; round: 2; first: Doc\nC2 roof: Belle>\nC3: Doc<, Mei>*")
    cells = {cell.key: cell for cell in drawn(Shown(view)).cells}
    assert cells["C2 roof"].label == "C2 roof: Belle facing the rear"
    assert cells["C3"].label == (
        "C3 inside, front to rear: Doc facing the front, Mei stunned, facing the rear"
    )
    assert cells["C1"].label == "C1 inside: empty"
    assert cells["C3"].row == cells["C3 roof"].row == 3
    assert {"belle", "doc", "mei"} <= set(cells)


def test_board_is_told_front_to_rear() -> None:
    view = written("options: time_car\ntrain: 3; first: Doc\nC2 roof: Belle>\nC3: Doc<\nC1: Mei<")
    assert drawn(Shown(view)).label == (
        "Train of a locomotive and the wagons C1 to C3. The time car stands in front. "
        "C1 inside: Mei facing the front. C2 roof: Belle facing the rear. "
        "C3 inside: Doc facing the front. Doc plans."
    )


def test_drawing_twice_gives_the_same() -> None:
    for shown in some(15):
        assert drawn(shown, 752) == drawn(shown, 752)


def test_another_width_is_refused_and_told_the_widths() -> None:
    with pytest.raises(ValueError, match="800 wide; the widths are 328, 368, 520, 752, 944, 1152"):
        drawn(games()[0][0], 800)


def test_still_layer_stays_while_the_train_is_as_long_and_one_row() -> None:
    for played in games():
        stills = {drawn(shown).still for shown in played}
        assert len(stills) == 1


def test_pieces_of_four_players_are_small_while_plans_are_laid() -> None:
    for seed in range(3):
        for shown in game(4, seed, SPECTATOR, **EXPANSIONS):
            size = len(markup(drawn(shown).pieces).encode())
            assert size <= (12_000 if shown.view.phase is PLANNING else 14_500)


def test_shot_leaves_a_line_a_faint_copy_and_a_caption() -> None:
    shown = next(
        shown
        for played in games()
        for shown in played
        if any(isinstance(event, Pushed) for event in shown.last)
        and not any(isinstance(event, Uncoupled) for event in shown.last)
    )
    pushed = next(event for event in shown.last if isinstance(event, Pushed))
    name = shown.view.bandits[pushed.seat].name.value
    pieces = markup(drawn(shown).pieces)
    assert f'data-key="was {name}"' in pieces
    assert "hx-hit" in pieces
    assert f"{EN[name]} is pushed to" in pieces
    assert "hx-hit" not in markup(drawn(Shown(shown.view)).pieces)


def test_uncoupled_wagon_rolls_off_under_its_own_key() -> None:
    shown = next(
        shown
        for played in games()
        for shown in played
        if any(isinstance(event, Uncoupled) for event in shown.last)
    )
    car = next(event.car for event in shown.last if isinstance(event, Uncoupled))
    gone = [group for group in groups(drawn(shown)) if group.get("data-key") == f"car {car}"]
    assert gone[0].get("class") == "hx-rolling"
    assert f"C{car} was uncoupled" in markup(drawn(shown).pieces)


def test_time_traveller_appears_instead_of_flying() -> None:
    shown = next(
        shown
        for played in games()
        for shown in played
        if any(isinstance(event, TravelledInTime) for event in shown.last)
        and len(shown.view.row(spot_of(shown.view, shown.view.turn))) > 0
    )
    assert "hx-appears" in markup(drawn(shown).pieces)


def test_marks_ring_what_they_name() -> None:
    view = written("train: 3; first: Doc\nC2 roof: Belle>\nC3: Doc<, Mei>*\nout: Tuco 1")
    marks = Marks(("belle", "C1 roof"), ("doc",), ("mei",), ("C0",), ("tuco",))
    drawing = drawn(Shown(view), marks=marks)
    assert keys(drawing, "ring") == [
        "ring belle",
        "ring C1 roof",
        "ring doc",
        "ring C0",
        "ring tuco",
    ]
    assert keys(drawing, "badge") == ["badge mei", "badge doc", "badge C0", "badge tuco"]
    order = keys(drawing)
    assert order.index("ring belle") < order.index("pawn belle") < order.index("badge mei")


def test_mark_on_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing is called 'C9 roof' here"):
        drawn(games()[0][1], marks=Marks(legal=("C9 roof",)))


@pytest.mark.parametrize("wagons", range(9))
def test_trains_of_any_length_fit(wagons: int) -> None:
    view = written(f"train: {wagons}; first: Doc\nC0: Doc<, Mei>, Tuco<\nnow: Doc plans")
    for width in WIDTHS:
        cells = drawn(Shown(view), width).cells
        floors = [cell for cell in cells if cell.key.startswith("C")]
        assert len(floors) == 2 * (wagons + 1)
        assert max(cell.x + cell.width for cell in floors) <= width


def test_off_the_train_and_out_are_told_apart() -> None:
    view = written(
        "options: horse\ntrain: 3; round: 2; first: Doc\nC2: Doc<, Belle<\noff: Mei\nout: Tuco 1\n"
        "plan Mei: Move | Turn, Horse\nplan Doc: | Move, Turn, Horse\n"
        "plan Belle: | Move, Turn, Horse\nnow: Doc plays"
    )
    tiles = {group.get("data-key"): group for group in groups(drawn(Shown(view)))}
    assert "off the train" in [text.text for text in tiles["tile mei"].iter("text")]
    assert "out in round 1" in [text.text for text in tiles["tile tuco"].iter("text")]
    assert "hx-is-out" in {group.get("class") for group in tiles["tile tuco"].iter("g")}
    assert "hx-is-out" not in {group.get("class") for group in tiles["tile mei"].iter("g")}


def test_winner_is_marked() -> None:
    shown = next(played[-1] for played in games() if played[-1].view.winners)
    for width in WIDTHS:
        assert EN["tab_wins"] in markup(drawn(shown, width).pieces)


def test_file_is_well_formed_and_refers_to_nothing() -> None:
    for shown in some(25):
        markup = svg(drawn(shown))
        root(markup)
        picture = re.sub(r"<style>.*?</style>", "", markup, flags=re.DOTALL)
        assert not re.search(r"\sid=|<defs|<use|<mask|filter|[Gg]radient|href|url\(", picture)
        assert not re.search(r"#[0-9A-Fa-f]{3,6}\b", picture)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_badge_of_a_chosen_roof_is_whole(width: int) -> None:
    shown = Shown(written("train: 3; C1: Doc<, Mei>; C2: Tuco<"))
    drawing = drawn(shown, width, Marks(chosen=("C2 roof",)))
    (badge,) = [each for each in groups(drawing) if each.get("data-key") == "badge C2 roof"]
    assert place(badge)[1] >= 10
