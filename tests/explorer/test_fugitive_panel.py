"""The marshal's notebook as a panel: taken from the view, set by its controls."""

from __future__ import annotations

import re

import pytest

from engine.core.record import replace
from engine.core.rulebook import LANGUAGES
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.deduction import WITH_DRAWS, chance_of_all, evidence_of, odds
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.draw import Cell
from explorer.panels.fugitive import notes, panel
from explorer.panels.panel import Panel, Wanted

POSITION = """\
round: 4
trail: 2, 4! (1), 7 (6 8)
fugitive: 3, 9, 11, 16, 42
marshal: 5, 17, 30
missed: 10 @3
"""
HUNT = """\
round: 14
trail: 2, 4! (1), 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 42!
now: marshal hunts
"""


def shown(
    text: str = POSITION,
    viewer: Viewer = MARSHAL,
    picked: tuple[str, ...] = (),
    language: str = "en",
    **settings: str,
) -> Panel:
    view = GAME.sight.observe(GAME.read_position(text, unfinished=True), viewer)
    found = panel(Wanted(view, viewer, picked, settings, (752,), language))
    assert found is not None
    return found


def labels(found: Panel) -> list[str]:
    return [cell.label for cell in found.pictures[0].cells if isinstance(cell, Cell)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_estimated_odds_say_how_far_off_they_may_be(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def remarks() -> list[str]:
        said = shown(language=language, model="draws").notes
        return [remark for remark in said if "20" in remark]

    assert remarks() == []
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), MARSHAL)
    found = odds(evidence_of(view), WITH_DRAWS)
    monkeypatch.setattr(notes, "odds", lambda *_: replace(found, error=0.021))
    (remark,) = remarks()
    assert "3" in remark
    assert "{" not in remark


def test_there_is_no_notebook_before_the_first_hideout() -> None:
    view = GAME.sight.observe(
        GAME.read_position("round: 1\nnow: fugitive opens", unfinished=True), MARSHAL
    )
    assert panel(Wanted(view, MARSHAL, (), {}, (752,), "en")) is None


def test_squares_are_the_exact_odds() -> None:
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), MARSHAL)
    chances = odds(evidence_of(view)).of_hideout(2)
    told = [label for label in labels(shown()) if label.startswith("h3, ") and "%" in label]
    assert told == [f"h3, {number}: {100 * float(c):.1f}%" for number, c in chances.items()]


@pytest.mark.parametrize(
    ("square", "why"),
    [
        ("h3, 5", "5 is in the marshal's hand."),
        ("h3, 10", "10 was named in vain when 3 hideouts lay there."),
        ("h3, 1 to 4", "4 is too low: the hideout before is at least 4."),
    ],
)
def test_what_is_ruled_out_is_told_why(square: str, why: str) -> None:
    assert [label for label in labels(shown()) if label.startswith(f"{square}: ")] == [
        next(label for label in labels(shown()) if why in label)
    ]


def test_attempt_is_weighed_by_all_three_models() -> None:
    found = shown(f"{POSITION}now: marshal attempts", picked=("2", "7"), bluff="0.3")
    told = next(label for label in labels(found) if label.startswith("Even worlds"))
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), MARSHAL)
    exact = chance_of_all(evidence_of(view), (2, 7))
    assert f"all {100 * float(exact):.1f}%" in told
    assert re.findall(r"(Even worlds|With draws|Bluff weight):", told) == [
        "Even worlds",
        "With draws",
        "Bluff weight",
    ]


def test_cards_that_the_fugitive_picks_are_no_attempt() -> None:
    found = shown(f"{POSITION}now: fugitive lays", FUGITIVE, ("9",))
    assert not [label for label in labels(found) if label.startswith("Even worlds")]


def test_controls_set_model_and_bluff_weight() -> None:
    usual = shown()
    assert [(each.key, each.value) for each in usual.controls] == [
        ("model", "even"),
        ("bluff", "0.5"),
    ]
    other = shown(model="draws", bluff="0.2")
    assert [each.value for each in other.controls] == ["draws", "0.2"]
    assert shown(model="bluff", bluff="0.2").pictures != shown(model="bluff", bluff="0.9").pictures
    assert shown(model="bluff", bluff="1").pictures == shown(model="even").pictures


def test_what_cannot_be_set_is_as_usual() -> None:
    assert shown(model="tarot", bluff="7") == shown()


@pytest.mark.parametrize("viewer", [FUGITIVE, SPECTATOR], ids=["fugitive", "spectator"])
def test_others_are_told_that_the_marshal_may_know_more(viewer: Viewer) -> None:
    assert shown(viewer=viewer).notes[0].startswith("What everybody can see")
    assert not shown(viewer=MARSHAL).notes[0].startswith("What everybody can see")


def test_the_fugitive_sees_what_each_hideout_would_tell() -> None:
    found = shown(f"{POSITION}now: fugitive lays", FUGITIVE)
    told = [label for label in labels(found) if " for it; " in label]
    assert [label.split()[0] for label in told] == ["9", "11"]
    assert not [
        label
        for label in labels(shown(f"{POSITION}now: fugitive lays", MARSHAL))
        if " for it; " in label
    ]


@pytest.mark.parametrize("viewer", [MARSHAL, ALL_SEEING], ids=["marshal", "all-seeing"])
def test_manhunt_odds_say_how_they_were_found(viewer: Viewer) -> None:
    found = shown(HUNT, viewer)
    told = next(label for label in labels(found) if label.startswith("Manhunt"))
    assert "exact" in told or "sampled" in told
    assert any(note.startswith(("Exact", "Estimated")) for note in found.notes)


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_notebook_is_told_in_every_language(language: str) -> None:
    found = shown(language=language)
    assert found.title
    assert all("{" not in label for label in labels(found))
