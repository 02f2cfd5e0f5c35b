"""The odds of the strip of Fugitive: taken from the view, set by their controls."""

from __future__ import annotations

import pytest

from engine.core.record import replace
from engine.core.rulebook import LANGUAGES
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.fugitive import GAME
from engine.fugitive.deduction import WITH_DRAWS, chance_of_all, evidence_of, odds
from engine.fugitive.state import FUGITIVE, MARSHAL
from explorer.panels import fugitive as fugitive_panel
from explorer.panels.fugitive import panel
from explorer.panels.fugitive.figures import heat, percent, whole_percent
from explorer.panels.panel import Panel, Wanted
from explorer.panels.strip import Chance, Outlook

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
ENGLISH = {"decimal": "."}


def shown(
    text: str = POSITION,
    viewer: Viewer = MARSHAL,
    picked: tuple[str, ...] = (),
    language: str = "en",
    **settings: str,
) -> Panel:
    view = GAME.sight.observe(GAME.read_position(text, unfinished=True), viewer)
    found = panel(Wanted(view, viewer, picked, settings, language))
    assert found is not None
    return found


def outlook(found: Panel, key: str) -> Outlook:
    return next(each for each in found.outlooks if each.key == key)


def chance(found: Panel, key: str, number: int) -> Chance:
    return outlook(found, key).chances[number - 1]


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
    monkeypatch.setattr(fugitive_panel, "odds", lambda *_: replace(found, error=0.021))
    (remark,) = remarks()
    assert "3" in remark
    assert "{" not in remark


def test_there_are_no_odds_before_the_first_hideout() -> None:
    view = GAME.sight.observe(
        GAME.read_position("round: 1\nnow: fugitive opens", unfinished=True), MARSHAL
    )
    assert panel(Wanted(view, MARSHAL, (), {}, "en")) is None


def test_chances_are_the_exact_odds() -> None:
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), MARSHAL)
    exact = odds(evidence_of(view))
    found = shown()
    assert [each.key for each in found.outlooks] == ["", "hideout 1", "hideout 3"]
    for key, chances in (("", exact.hits), ("hideout 3", exact.of_hideout(2))):
        said = [each.said for each in outlook(found, key).chances]
        assert said == [whole_percent(float(chances.get(number, 0))) for number in range(1, 42)]


@pytest.mark.parametrize(
    ("key", "number", "head", "why", "rule"),
    [
        ("hideout 3", 5, "h3: why not 5?", "5 is in the marshal's hand.", "fg.card.number"),
        (
            "hideout 3",
            10,
            "h3: why not 10?",
            "10 was named in vain when 3 hideouts lay there.",
            "fg.guess.hit",
        ),
        (
            "hideout 3",
            3,
            "h3: why not 3?",
            "3 is too low: the hideout before is at least 4.",
            "fg.place.ascending",
        ),
        ("", 17, "Why not 17?", "17 is in the marshal's hand.", "fg.card.number"),
        ("", 4, "Why not 4?", "4 lies face up in the trail.", "fg.card.number"),
        (
            "",
            40,
            "Why not 40?",
            "h1: 40 is too far: at most 3 can be reached. "
            "h3: 40 is too far: at most 11 can be reached.",
            "fg.place.reach",
        ),
    ],
)
def test_what_is_ruled_out_is_told_why(
    key: str, number: int, head: str, why: str, rule: str
) -> None:
    found = shown()
    each = chance(found, key, number)
    assert (each.said, each.heat) == ("", 0)
    told = found.reasons[each.why]
    assert told.head == head
    assert why in told.said
    assert rule in told.rules


def test_the_three_likeliest_come_first() -> None:
    for each in shown().outlooks:
        assert len(each.likeliest) <= 3
        best = max(each.chances, key=lambda some: some.heat)
        assert best.heat
    assert outlook(shown(), "hideout 3").title == "Likeliest at h3"


def test_what_is_picked_is_weighed_by_all_three_models() -> None:
    found = shown(f"{POSITION}now: marshal attempts", picked=("2", "7"), bluff="0.3").stake
    view = GAME.sight.observe(GAME.read_position(POSITION, unfinished=True), MARSHAL)
    evidence = evidence_of(view)
    exact = chance_of_all(evidence, (2, 7))
    assert found is not None
    assert found.share == float(exact)
    assert found.head == "2 and 7 both right"
    assert found.parts.startswith("2 alone ")
    total = odds(evidence).total
    assert found.worlds == f"{int(exact * total):,} of {total:,} worlds"
    assert found.note == "all or nothing"
    assert [name for name, _ in found.models] == ["Even worlds", "With draws", "Bluff weight"]


def test_one_number_is_no_all_or_nothing() -> None:
    found = shown(f"{POSITION}now: marshal attempts", picked=("2",)).stake
    assert found is not None
    assert (found.head, found.parts, found.note) == ("2 is right", "", "")


def test_worlds_that_are_weighed_are_not_counted() -> None:
    found = shown(f"{POSITION}now: marshal attempts", picked=("2",), model="bluff").stake
    assert found is not None
    assert found.worlds == ""


def test_cards_that_the_fugitive_picks_are_no_attempt() -> None:
    assert shown(f"{POSITION}now: fugitive lays", FUGITIVE, ("9",)).stake is None


def test_controls_set_model_and_bluff_weight() -> None:
    usual = shown()
    assert [(each.key, each.value) for each in usual.controls] == [
        ("model", "even"),
        ("bluff", "0.5"),
    ]
    other = shown(model="draws", bluff="0.2")
    assert [each.value for each in other.controls] == ["draws", "0.2"]
    assert shown(model="bluff", bluff="0.2").outlooks != shown(model="bluff", bluff="0.9").outlooks
    assert shown(model="bluff", bluff="1").outlooks == shown(model="even").outlooks


def test_what_cannot_be_set_is_as_usual() -> None:
    assert shown(model="tarot", bluff="7") == shown()


@pytest.mark.parametrize("viewer", [FUGITIVE, SPECTATOR], ids=["fugitive", "spectator"])
def test_others_are_told_that_the_marshal_may_know_more(viewer: Viewer) -> None:
    assert shown(viewer=viewer).notes[0].startswith("What everybody can see")
    assert not shown(viewer=MARSHAL).notes[0].startswith("What everybody can see")


def test_the_fugitive_sees_what_each_hideout_would_tell() -> None:
    found = shown(f"{POSITION}now: fugitive lays", FUGITIVE).promises
    assert [(each.key, each.over) for each in found] == [("card 9", ""), ("card 11", "+1")]
    assert all("the marshal would think it" in each.label for each in found)
    assert shown(f"{POSITION}now: fugitive lays", MARSHAL).promises == ()


def test_the_fugitive_sees_how_many_cards_the_escape_takes() -> None:
    trail = HUNT[: HUNT.index(", 42!")].replace("40", "38")
    near = f"{trail}\nfugitive: 3, 39, 42\nnow: fugitive lays"
    assert [(each.key, each.over) for each in shown(near, FUGITIVE).promises] == [
        ("card 39", ""),
        ("card 42", "+1"),
    ]


@pytest.mark.parametrize("viewer", [MARSHAL, ALL_SEEING], ids=["marshal", "all-seeing"])
def test_manhunt_odds_say_how_they_were_found(viewer: Viewer) -> None:
    found = shown(HUNT, viewer)
    assert found.told.startswith("Manhunt")
    assert "exact" in found.told or "sampled" in found.told
    assert "first" in found.told
    assert any(note.startswith(("Exact", "Estimated")) for note in found.notes)


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_odds_are_told_in_every_language(language: str) -> None:
    found = shown(f"{POSITION}now: marshal attempts", picked=("2", "7"), language=language)
    assert found.title
    assert "{" not in repr(found)


@pytest.mark.parametrize(
    ("chance", "cell", "line", "shade"),
    [
        (0.0, "", "0%", 0),
        (0.004, "<1%", "0.4%", 1),
        (0.094, "9%", "9.4%", 2),
        (0.15, "15%", "15%", 3),
        (0.6, "60%", "60%", 5),
        (0.999, "99%", "99%", 5),
        (1.0, "100%", "100%", 5),
    ],
)
def test_chances_as_figures(chance: float, cell: str, line: str, shade: int) -> None:
    assert (whole_percent(chance), percent(chance, ENGLISH), heat(chance)) == (cell, line, shade)
