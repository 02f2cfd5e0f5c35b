"""The board of Colt Express: keys, places, loot, cells, marks, traces."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.colt_express.events.stealing import Fled, MarshalMoved, Pushed, Shot, Walked
from engine.colt_express.pieces import (
    A_JEWEL,
    A_STRONGBOX,
    BULLET,
    CLOSED_PURSE,
    HIDDEN,
    INSIDE,
    ROOF,
    Car,
    Loot,
    spot_at,
)
from engine.colt_express.state import OVER, STEALING, State
from engine.colt_express.words import spot_word
from engine.core.moves import Seat
from engine.core.record import replace
from explorer.draw import Marks, load_words
from explorer.draw.colt_express.belongings import is_known
from explorer.draw.colt_express.loot import pile
from explorer.draw.colt_express.sitting import Sitting
from explorer.draw.colt_express.tokens import TOKENS
from explorer.draw.drawing import WIDTHS
from explorer.draw.piece import markup

from .colt import drawn, game, games, shown_at, some
from .positions import Shown
from .reading import cells_amiss, cells_overlap, groups, keys, place, root

EN = load_words("en")
EVERYTHING = (*(CLOSED_PURSE,) * 9, *(A_JEWEL,) * 5, A_STRONGBOX, A_STRONGBOX)


def crowded(players: int = 6) -> State:
    """Everybody on the roof of the caboose, and much loot under them."""
    view: State = next(shown.view for shown in game(players, 4, Seat(0)) if shown.view.pile)
    rear = view.caboose
    bandits = tuple(replace(bandit, spot=spot_at(rear, ROOF)) for bandit in view.bandits)
    lying = [*view.lying[:-2], EVERYTHING, EVERYTHING[:4]]
    return replace(view, bandits=bandits, lying=tuple(lying))


def first_with(kind: type[object]) -> Shown:
    for played in games():
        for shown in played:
            if any(type(event) is kind for event in shown.last):
                return shown
    raise LookupError(kind)


@pytest.mark.parametrize("width", WIDTHS)
def test_keys_are_unique_and_everybody_aboard_is_drawn_once(width: int) -> None:
    for shown in some(31):
        drawing = shown_at(shown, width)
        found = keys(drawing)
        assert len(found) == len(set(found))
        aboard = [b.name.value for b in shown.view.bandits if b.spot.floor >= 0]
        standing = sorted(f"pawn {name}" for name in (*aboard, "marshal"))
        assert sorted(keys(drawing, "pawn")) == standing
        seats = sorted(f"tile {bandit.name.value}" for bandit in shown.view.bandits)
        assert sorted(keys(drawing, "tile")) == seats


def test_lasting_pieces_keep_their_keys_from_one_position_to_the_next() -> None:
    for played in games()[:6]:
        for earlier, later in pairwise(played[20:120]):
            gone = set(keys(shown_at(earlier))) - set(keys(shown_at(later)))
            lasting = ("tile", "car", "caption", "pawn", "beside", "round", "event")
            assert not [key for key in gone if key.split()[0] in lasting]


@pytest.mark.parametrize("width", WIDTHS)
def test_pawns_stand_apart_in_their_car(width: int) -> None:
    shows = [*some(31), *(Shown(crowded(players)) for players in (3, 6))]
    for shown in shows:
        drawing = drawn(shown.view, width)
        cells = {cell.key: cell for cell in drawing.cells}
        pawns = {group.get("data-key"): group for group in groups(drawing)}
        places: dict[str, list[tuple[float, float]]] = {}
        spots = {bandit.name.value: bandit.spot for bandit in shown.view.bandits}
        spots["marshal"] = spot_at(shown.view.marshal, INSIDE)
        for name, spot in spots.items():
            if spot.floor < 0:
                continue
            x, y, _ = place(pawns[f"pawn {name}"])
            scale = place(pawns[f"pawn {name}"][0])[2]
            cell = cells[spot_word(spot)]
            assert scale >= 0.64
            assert cell.x - 3 <= x - 20 * scale
            assert x + 20 * scale <= cell.x + cell.width + 3
            assert cell.y <= y - 56 * scale
            assert y <= cell.y + cell.height
            places.setdefault(cell.key, []).append((x, scale))
        for row in places.values():
            for (x1, scale), (x2, _) in pairwise(sorted(row)):
                assert x2 - x1 >= 38 * scale


@pytest.mark.parametrize("width", WIDTHS)
def test_cells_lie_apart_inside_the_board(width: int) -> None:
    for shown in [*some(31), Shown(crowded())]:
        drawing = drawn(shown.view, width)
        assert cells_overlap(drawing.cells) == []
        assert cells_amiss(drawing) == []


def test_cells_tell_who_and_what_is_there() -> None:
    view = crowded(3)
    view = replace(view, marshal=Car(1))
    cells = {cell.key: cell for cell in drawn(view).cells}
    names = ", ".join(EN[bandit.name.value] for bandit in view.bandits)
    rear = spot_word(spot_at(view.caboose, ROOF))
    assert cells[rear].label == f"Caboose roof: {names}; 4 × purse"
    assert cells[spot_word(spot_at(1, INSIDE))].label.startswith("Car 1 inside: the marshal")
    assert cells[spot_word(spot_at(0, ROOF))].label == "Locomotive roof: empty"
    assert cells[spot_word(spot_at(0, INSIDE))].row == 0
    assert {bandit.name.value for bandit in view.bandits} <= set(cells)


@pytest.mark.parametrize(
    ("loot", "room", "tokens", "numbers"),
    [
        ((), 60, [], []),
        ((CLOSED_PURSE, A_JEWEL), 60, ["purse", "jewel"], []),
        ((CLOSED_PURSE,) * 3, 60, ["purse"] * 3, []),
        (EVERYTHING, 65, ["purse", "jewel", "strongbox"], ["9", "5", "2"]),
        ((CLOSED_PURSE,) * 12, 90, ["purse"], ["×12"]),
        (EVERYTHING, 260, ["purse"] * 9 + ["jewel"] * 5 + ["strongbox"] * 2, []),
    ],
)
def test_loot_is_counted_where_it_has_no_room(
    loot: tuple[Loot, ...], room: float, tokens: list[str], numbers: list[str]
) -> None:
    markup, width = pile([token.kind.value for token in loot], room, 0.82)
    bodies = {token.body: kind for kind, token in TOKENS.items()}
    paths = [element.get("d", "") for element in root(markup).iter("path")]
    assert [bodies[path] for path in paths if path in bodies] == tokens
    assert [element.text for element in root(markup).iter("text")] == numbers
    assert width <= room


def test_a_shot_leaves_a_dashed_line_a_ring_and_a_caption() -> None:
    shown = first_with(Shot)
    shot = next(event for event in shown.last if isinstance(event, Shot))
    pieces = markup(shown_at(shown).pieces)
    assert "hx-shot" in pieces
    assert "hx-hit" in pieces
    name, target = (EN[shown.view.bandits[seat].name.value] for seat in (shot.bandit, shot.target))
    assert f"{name} shot {target}" in pieces
    assert "hx-hit" not in markup(drawn(shown.view).pieces)


@pytest.mark.parametrize("kind", [Walked, Pushed, Fled])
def test_who_left_a_floor_is_still_seen_there(kind: type[Walked] | type[Pushed]) -> None:
    shown = first_with(kind)
    moved = next(event for event in shown.last if type(event) is kind)
    name = shown.view.bandits[moved.bandit].name.value
    assert f"was {name}" in keys(shown_at(shown))
    assert "hx-trace" in markup(shown_at(shown).pieces)
    assert f"was {name}" not in keys(drawn(shown.view))


def test_the_marshal_leaves_a_trace() -> None:
    shown = first_with(MarshalMoved)
    drawing = shown_at(shown)
    assert "was marshal" in keys(drawing)
    assert "the marshal moved to" in markup(drawing.pieces)


@pytest.mark.parametrize(
    ("left", "said"), [(0, "0 marshal bullets left"), (1, "1 marshal bullet left")]
)
def test_the_marshals_bullets_are_counted_in_words(left: int, said: str) -> None:
    drawing = drawn(replace(some(31)[0].view, marshal_bullets=left))
    assert f">{said}<" in markup(drawing.pieces)
    assert f" {said}." in drawing.label


def test_marks_ring_what_they_name() -> None:
    view = crowded(3)
    one, two, three = (bandit.name.value for bandit in view.bandits)
    marks = Marks((one, "1 roof"), ("1",), (two,), ("0",), (three,))
    drawing = drawn(view, marks=marks)
    assert keys(drawing, "ring") == [
        f"ring {one}",
        "ring 1 roof",
        "ring 1",
        "ring 0",
        f"ring {three}",
    ]
    assert keys(drawing, "badge") == [f"badge {two}", "badge 1", "badge 0", f"badge {three}"]
    order = keys(drawing)
    assert order.index(f"ring {one}") < order.index(f"pawn {one}") < order.index(f"badge {two}")


def test_mark_on_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing is called '9 roof' here"):
        drawn(crowded(3), marks=Marks(legal=("9 roof",)))


def test_the_bandit_whose_card_is_carried_out_has_the_caret() -> None:
    shown = next(
        shown
        for played in games()
        for shown in played
        if shown.view.phase is STEALING and not shown.view.looking
    )
    drawing = shown_at(shown)
    pieces = {group.get("data-key"): group for group in groups(drawing)}
    card = shown.view.pile[shown.view.resolved].card
    name = shown.view.bandits[card.bandit].name.value
    assert place(pieces["caret 1"])[0] == place(pieces[f"pawn {name}"])[0]
    assert EN[f"tab_{card.action.value}"] in [
        text.text for text in pieces[f"tile {name}"].iter("text")
    ]


def test_winner_is_marked_and_all_money_is_told() -> None:
    for played in games():
        last = played[-1]
        assert last.view.phase is OVER
        for width in WIDTHS:
            drawing = shown_at(last, width)
            assert EN["tab_wins"] in markup(drawing.pieces)
            assert "+ ?" not in markup(drawing.pieces)


def test_each_of_a_team_shows_its_own_cards() -> None:
    for shown in (shown for played in games() for shown in played if shown.view.players == 2):
        for number in range(len(shown.view.bandits)):
            sitting = Sitting(shown.view, Seat(number), EN)
            known = is_known(sitting.cards)
            own = [card for card in sitting.hand if card.action not in (BULLET, HIDDEN)]
            assert known or sitting.hand == (sitting.cards.hand if number < 2 else ())
            assert all(card.bandit == number for card in own)
        hands = [card for number in range(4) for card in Sitting(shown.view, Seat(number), EN).hand]
        assert Counter(hands) == Counter(card for own in shown.view.cards for card in own.hand)


def test_no_room_is_kept_for_cards_where_nobody_holds_any() -> None:
    view = crowded(4)
    empty = replace(view, cards=tuple(replace(own, hand=()) for own in view.cards))
    assert drawn(empty).height < drawn(view).height


def test_drawing_twice_gives_the_same() -> None:
    for shown in some(61):
        assert shown_at(shown, 752) == shown_at(shown, 752)
