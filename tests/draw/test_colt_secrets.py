"""A drawing of Colt Express shows no more than its view: hidden cards are backs, values marks."""

from __future__ import annotations

from engine.colt_express.pieces import ACTIONS, HIDDEN
from engine.colt_express.state import OVER, State
from engine.core.moves import Seat
from engine.core.record import replace
from engine.core.sight import ALL_SEEING, SPECTATOR
from explorer.draw import Drawing, load_words
from explorer.draw.icons import ICONS
from explorer.draw.piece import markup

from .colt import drawn, game, shown_at
from .reading import groups

EN = load_words("en")


def tile_paths(drawing: Drawing, name: str) -> list[str]:
    tile = next(group for group in groups(drawing) if group.get("data-key") == f"tile {name}")
    return [path.get("d", "") for path in tile.iter("path")]


def test_spectator_sees_backs_for_hands() -> None:
    for shown in list(game(4, 8, SPECTATOR))[::23]:
        drawing = shown_at(shown, 328)
        labels = {cell.key: cell.label for cell in drawing.cells}
        for bandit in shown.view.bandits:
            paths = tile_paths(drawing, bandit.name.value)
            assert not any(ICONS[action.value] in paths for action in ACTIONS)
            assert "in hand" not in labels[bandit.name.value]


def test_owner_sees_own_hand_and_nobody_elses() -> None:
    shown = next(shown for shown in game(4, 8, Seat(2)) if len(shown.view.pile) == 6)
    labels = {cell.key: cell.label for cell in shown_at(shown).cells}
    names = [bandit.name.value for bandit in shown.view.bandits]
    assert ["in hand" in labels[name] for name in names] == [False, False, True, False]
    held = {card.action.value for card in shown.view.cards[2].hand}
    paths = tile_paths(shown_at(shown), names[2])
    assert all(ICONS[action] in paths for action in held)


def test_values_of_purses_are_told_to_those_who_know_them() -> None:
    views = {viewer: list(game(4, 5, viewer))[-60:] for viewer in (ALL_SEEING, SPECTATOR)}
    told = []
    for known, unknown in zip(views[ALL_SEEING], views[SPECTATOR], strict=True):
        if unknown.view.phase is OVER or unknown.view.looking:
            continue
        owned = {loot.number for bandit in unknown.view.bandits for loot in bandit.loot} - {0}
        secret = any(unknown.view.purses[number - 1].value is None for number in owned)
        assert ("+ ?" in markup(shown_at(unknown).pieces)) is secret
        assert "+ ?" not in markup(shown_at(known).pieces)
        told.append(secret)
    assert any(told)


def test_drawing_is_the_same_whatever_is_hidden() -> None:
    shown = next(shown for shown in game(3, 6, SPECTATOR) if _has_hidden(shown.view))
    state: State = shown.view
    other = replace(
        state,
        cards=tuple(replace(own, deck=tuple(reversed(own.deck))) for own in state.cards),
    )
    assert drawn(state, 752) == drawn(other, 752)


def _has_hidden(view: State) -> bool:
    return any(entry.card.action is HIDDEN for entry in view.pile)


def test_a_face_down_card_has_a_back_until_it_is_carried_out() -> None:
    shown = next(shown for shown in game(3, 6, SPECTATOR) if _has_hidden(shown.view))
    drawing = shown_at(shown, 328)
    hidden = sum(entry.card.action is HIDDEN for entry in shown.view.pile)
    turns = [group for group in groups(drawing) if group.get("data-key", "").startswith("turn")]
    backs = [path for turn in turns for path in turn.iter("path") if path.get("class") == "hx-cb"]
    assert len(backs) == hidden
