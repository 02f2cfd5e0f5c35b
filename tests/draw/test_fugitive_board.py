"""The board of Fugitive: keys, cells, the trail in rows, sprints that can be counted, marks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.sight import ALL_SEEING, SPECTATOR
from engine.fugitive.events import HideoutLaid, Missed, Revealed
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw import Cell, Drawing, Marks, load_words
from explorer.draw.drawing import WIDTHS
from explorer.draw.fugitive.cards import SPRINT_STEP
from explorer.draw.piece import markup

from .fugitive import drawn, game, games, shown_at, some, written
from .positions import Shown
from .reading import cells_amiss, cells_overlap, groups, keys, place, root, words_of

EN = load_words("en")
EARLY = "round: 3\ntrail: 2, 4! (1), 7 (6 8)\nfugitive: 3, 11, 12, 42\nmarshal: 5, 17\n"
LONG = "round: 20\ntrail: " + ", ".join(map(str, range(2, 30))) + "\nfugitive: 42, 31"


def cell(drawing: Drawing, key: str) -> Cell:
    return next(cell for cell in drawing.cells if cell.key == key)


def said(drawing: Drawing, key: str) -> list[str]:
    return [word.text for word in words_of(drawing) if word.key == key]


@pytest.mark.parametrize("width", WIDTHS)
def test_keys_are_unique_and_every_hideout_is_drawn_once(width: int) -> None:
    for shown in some(29):
        drawing = shown_at(shown, width)
        found = keys(drawing)
        assert len(found) == len(set(found))
        laid = [f"hideout {number}" for number in range(1, len(shown.view.trail) + 1)]
        assert keys(drawing, "hideout") == laid
        assert len(keys(drawing, "deck")) == 3
        assert len(keys(drawing, "number")) == 41


@pytest.mark.parametrize("width", WIDTHS)
def test_cells_lie_apart_inside_the_board(width: int) -> None:
    for shown in some(29):
        drawing = shown_at(shown, width)
        assert cells_overlap(drawing.cells) == []
        assert cells_amiss(drawing) == []
        rows = [each.row for each in drawing.cells]
        assert rows == sorted(rows)


@pytest.mark.parametrize("width", WIDTHS)
def test_rings_are_whole_on_the_board_and_apart_on_the_sheet(width: int) -> None:
    seats, numbers = ("fugitive", "marshal"), ("number 15", "number 16")
    marks = Marks(legal=seats, chosen=numbers)
    marked = shown_at(Shown(written(EARLY)), width, marks)
    boxes = {key: ring_box(marked, key) for key in (*seats, *numbers)}
    for key in seats:
        left, right = boxes[key]
        assert left >= 4.5
        assert right <= width - 4.5
    assert boxes["number 15"][1] < boxes["number 16"][0]


def ring_box(drawing: Drawing, key: str) -> tuple[float, float]:
    """Return where a ring begins and ends, from left to right."""
    (group,) = [each for each in groups(drawing) if each.get("data-key") == f"ring {key}"]
    x, _, _ = place(group)
    rect = group[-1]
    left = x + float(rect.get("x", 0))
    return left, left + float(rect.get("width", 0))


def test_hands_and_trail_keep_their_keys_from_one_position_to_the_next() -> None:
    for played in games()[::3]:
        found = [set(keys(shown_at(shown))) for shown in played]
        for earlier, later in pairwise(found):
            gone = earlier - later
            lasting = ("deck", "number", "tile", "land", "path", "start", "hideout")
            assert not {key for key in gone if key.split()[0] in lasting}


@pytest.mark.parametrize("width", WIDTHS)
def test_a_long_trail_wraps_like_text(width: int) -> None:
    drawing = drawn(LONG, width)
    trail = [each for each in drawing.cells if each.key.split()[0] in ("start", "hideout")]
    assert max(each.x + each.width for each in trail) <= width
    assert max(each.row for each in trail) >= 1
    for one, next_one in pairwise(trail):
        if one.row == next_one.row:
            assert one.x + one.width < next_one.x
        else:
            assert next_one.x < one.x
            assert next_one.y > one.y + one.height


@pytest.mark.parametrize("width", WIDTHS)
def test_each_sprint_card_shows_17_more_pixels(width: int) -> None:
    drawing = drawn(EARLY, width)
    plain = cell(drawing, "hideout 1").height
    assert cell(drawing, "hideout 2").height == pytest.approx(plain + SPRINT_STEP)
    assert cell(drawing, "hideout 3").height == pytest.approx(plain + 2 * SPRINT_STEP)
    assert SPRINT_STEP == 17


def test_marshal_sees_backs_and_the_fugitive_dashed_faces() -> None:
    for viewer, secret in ((MARSHAL, False), (SPECTATOR, False), (FUGITIVE, True)):
        drawing = drawn(EARLY, viewer=viewer)
        assert said(drawing, "hideout 1") == (["2"] if secret else [])
        assert ("hx-peek" in markup(drawing.pieces)) is secret
        assert said(drawing, "hideout 2") == ["1", "4"]
        assert (said(drawing, "hideout 3") == ["8", "6", "7"]) is secret
    assert "hx-key" not in drawn("round: 1\nfugitive: 1, 2, 3, 42", viewer=ALL_SEEING).still


def test_hands_are_faces_for_their_owner_and_backs_for_the_other() -> None:
    own, other = drawn(EARLY, viewer=MARSHAL), drawn(EARLY, viewer=FUGITIVE)
    assert keys(own, "card") == ["card 5", "card 17"]
    assert keys(own, "back") == [f"back fugitive {number}" for number in range(4)]
    assert keys(other, "card") == ["card 3", "card 11", "card 12", "card 42"]
    assert keys(other, "back") == ["back marshal 0", "back marshal 1"]
    assert "2 cards" in said(other, "tile marshal")


def test_cells_tell_what_lies_there() -> None:
    drawing = drawn(EARLY, viewer=MARSHAL)
    labels = {each.key: each.label for each in drawing.cells}
    assert labels["start"] == "Start: 0, face up"
    assert labels["hideout 1"] == "h1: face down"
    assert labels["hideout 2"] == "h2: 4, face up; sprint cards under it 1: 1"
    assert labels["hideout 3"] == "h3: face down; sprint cards under it 2: 2 unknown"
    assert labels["escape"] == "Escape: 42, not laid yet"
    assert labels["number 5"] == "5, in the marshal's hand"
    assert labels["number 4"] == "4, a hideout found"
    assert labels["number 1"] == "1, a sprint card found"
    assert labels["number 9"] == "9"
    assert labels["deck 1"].startswith("Deck 1, numbers 4 to 14: ")
    assert labels["fugitive"].endswith("cards in hand 4: 4 unknown")
    assert drawing.label.startswith("Trail of 3 hideouts, 2 face down. h1: face down.")


@pytest.mark.parametrize(
    ("missed", "label"),
    [
        ("9 @3", "9, named and missed"),
        ("9 11 @3", "9, named among others and missed"),
        ("9 11 @3, 9 @3", "9, named and missed"),
    ],
)
def test_note_sheet_tells_a_miss_alone_from_one_among_others(missed: str, label: str) -> None:
    drawing = drawn(f"{EARLY}missed: {missed}", viewer=MARSHAL)
    assert cell(drawing, "number 9").label == label


def test_who_is_to_act_has_a_tab() -> None:
    drawing = drawn(f"{EARLY}now: marshal attempts", viewer=MARSHAL)
    assert EN["fg_tab_names"] in said(drawing, "tile marshal")
    assert EN["fg_tab_names"] not in said(drawing, "tile fugitive")


def first_with(kind: type[object]) -> Shown:
    for played in games():
        for shown in played:
            if any(type(event) is kind for event in shown.last):
                return shown
    raise LookupError(kind)


def test_last_move_is_ringed_and_told() -> None:
    for kind, caption in ((HideoutLaid, "was laid"), (Revealed, " is "), (Missed, "hideout")):
        shown = first_with(kind)
        drawing = shown_at(shown)
        assert keys(drawing, "trace")
        assert caption in said(drawing, "caption")[0]
        assert not keys(shown_at(Shown(shown.view)), "trace")


def test_a_hideout_that_is_found_is_turned_up() -> None:
    shown = first_with(Revealed)
    assert "hx-turned" in markup(shown_at(shown).pieces)
    assert "hx-turned" not in markup(shown_at(Shown(shown.view)).pieces)


def test_winner_is_marked_and_told() -> None:
    shown = next(played[-1] for played in games() if played[-1].view.winners)
    drawing = shown_at(shown)
    assert EN["tab_wins"] in [word.text for word in words_of(drawing)]
    assert "Winner: " in drawing.label


def test_marks_ring_cards_and_tint_numbers() -> None:
    view = written(EARLY, FUGITIVE)
    marks = Marks(("card 11", "number 9"), ("card 12", "number 8"), ("card 42",))
    drawing = shown_at(Shown(view), marks=marks)
    assert keys(drawing, "ring") == ["ring card 11", "ring card 12", "ring number 8"]
    assert keys(drawing, "badge") == ["badge card 42", "badge card 12", "badge number 8"]
    nine = next(group for group in groups(drawing) if group.get("data-key") == "number 9")
    assert "hx-may" in {each.get("class") for each in nine}
    order = keys(drawing)
    assert order.index("ring card 11") < order.index("card 11") < order.index("badge card 12")


def test_mark_on_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing is called 'card 18' here"):
        shown_at(Shown(written(EARLY)), marks=Marks(legal=("card 18",)))


def test_events_in_force_and_what_they_told_are_shown() -> None:
    found = [
        shown
        for seed in range(12)
        for shown in game(seed, MARSHAL, Variant.RANDOM)
        if shown.view.in_force and shown.view.facts
    ]
    shown = found[0]
    drawing = shown_at(shown)
    names = [EN[f"fg_event_{event.value}"] for event in shown.view.in_force]
    assert [text for key in keys(drawing, "event") for text in said(drawing, key)] == names
    assert "our own design" in said(drawing, "events")[0]
    assert keys(drawing, "fact")


def test_while_a_sprint_card_is_chosen_each_has_a_cell() -> None:
    text = f"options: variant random\n{EARLY}now: fugitive covers-tracks"
    drawing = drawn(text, viewer=FUGITIVE)
    labels = {each.key: each.label for each in drawing.cells}
    assert labels["card 6"] == "Sprint card under h3: 6"
    assert cells_overlap(drawing.cells) == []


def test_drawing_twice_gives_the_same_and_is_well_formed() -> None:
    for shown in some(40):
        assert shown_at(shown, 752) == shown_at(shown, 752)
        root(markup(shown_at(shown).pieces))


def test_everything_moves_so_that_nothing_lies_still() -> None:
    assert {shown_at(shown).still for shown in some(25)} == {""}


def test_pieces_stand_where_their_cells_are() -> None:
    drawing = drawn(EARLY, viewer=FUGITIVE)
    for group in groups(drawing):
        key = str(group.get("data-key"))
        if key.split()[0] in ("hideout", "card"):
            x, y, _ = place(group)
            box = cell(drawing, key)
            assert (x, y) == pytest.approx((box.x, box.y), abs=0.06)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("first", "second"), [(14, 28), (8, 22), (20, 38), (8, 38)])
def test_each_deck_lies_beside_its_numbers_or_above_them_all(
    first: int, second: int, width: int
) -> None:
    dials = f"options: first_deck_ends {first}, second_deck_ends {second}\n"
    drawing, longest = drawn(dials + EARLY, width=width), max(first, second - first, 41 - second)
    assert cells_overlap(drawing.cells) == []
    assert all(each.x >= 0 and each.x + each.width <= width for each in drawing.cells)
    for deck, numbers in enumerate(((1, first), (first + 1, second), (second + 1, 41)), 1):
        pile, row = cell(drawing, f"deck {deck}"), range(numbers[0], numbers[1] + 1)
        boxes = [cell(drawing, f"number {number}") for number in row]
        beside = all(box.row == pile.row and box.x > pile.x + pile.width for box in boxes)
        above = all(box.y >= pile.y + pile.height for box in boxes)
        assert beside or above
        assert beside or width < 700 or longest > 22
