"""The marshal's notebook: its grid, its signs, the odds under it, and how it fits."""

from __future__ import annotations

from fractions import Fraction

import pytest

from explorer.draw import Drawing, load_words
from explorer.draw.drawing import WIDTHS
from explorer.draw.fugitive import draw_notebook
from explorer.draw.fugitive.notebook_grid import heat, whole_percent
from explorer.draw.fugitive.notes import (
    NUMBERS,
    Attempt,
    Known,
    Line,
    Manhunt,
    ModelOdds,
    NotebookView,
    Prospect,
    Square,
    Why,
)

from .reading import cells_overlap, keys, words_of

EN = load_words("en")


def line(place: int, sprints: int, chances: dict[int, float], *missed: int) -> Line:
    """A hideout with these chances; what is lower or higher is ruled out."""

    def square(number: int) -> Square:
        if number in chances:
            return Square(number, Why.POSSIBLE, chances[number])
        if number in missed:
            return Square(number, Why.MISSED, said="named in vain")
        if number < min(chances):
            return Square(number, Why.TOO_LOW, said=f"{number} is too low")
        return Square(number, Why.TOO_FAR, said=f"{number} is too far")

    return Line(place, sprints, tuple(map(square, NUMBERS)))


KNOWN = {5: Known.HELD, 6: Known.FACE_UP, 30: Known.GONE}
LINES = (
    line(1, 0, {1: 0.34, 2: 0.32, 3: 0.34}),
    line(3, 1, {10: 0.69, 11: 0.31}),
    line(6, 0, {18: 0.39, 19: 0.28, 21: 0.25, 22: 0.08}, 20),
    line(8, 5, {29: 0.004, 33: 0.9, 34: 0.096}),
    line(9, 2, {41: 1.0}),
)
ATTEMPT = Attempt(
    (18, 19),
    (
        ModelOdds("even", (0.813, 0.606), Fraction(5698, 13577), True),
        ModelOdds("draws", (0.79, 0.58), Fraction(391, 1000)),
        ModelOdds("bluff", (0.84, 0.63), Fraction(45, 100)),
    ),
)
NOTES = NotebookView(
    tuple(KNOWN.get(number, Known.NOTHING) for number in NUMBERS),
    LINES,
    ATTEMPT,
    ((18, 0.813), (10, 0.693)),
    Manhunt(0.123, 5, False, 0.08, 0.17, 41),
    tuple(
        Prospect(number, 2 - number % 2, number % 3, 0.4, number / 100) for number in range(30, 41)
    ),
    decks=((4, 14), (15, 28), (29, 41)),
)


def page(width: int = 1152, notes: NotebookView = NOTES, language: str = "en") -> Drawing:
    return draw_notebook(notes, width=width, words=load_words(language))


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
@pytest.mark.parametrize("width", WIDTHS)
def test_words_and_cells_lie_apart_inside_the_page(width: int, language: str) -> None:
    for notes in (
        NOTES,
        NotebookView(NOTES.known, LINES, likeliest=NOTES.likeliest, decks=NOTES.decks),
    ):
        drawing = page(width, notes, language)
        found = words_of(drawing)
        for number, word in enumerate(found):
            assert word.size >= 12
            assert word.left >= 0
            assert word.right <= width, word
            assert not [other for other in found[:number] if word.overlaps(other)], word
        assert cells_overlap(drawing.cells) == []
        assert max(cell.x + cell.width for cell in drawing.cells) <= width
        assert max(cell.y + cell.height for cell in drawing.cells) <= drawing.height
        assert len(keys(drawing)) == len(set(keys(drawing)))


@pytest.mark.parametrize(
    ("width", "blocks"),
    [
        (1152, [[1, 3, 6, 8, 9]]),
        (752, [[1, 3, 6], [6, 8, 9]]),
        (328, [[1, 3], [6], [6, 8], [8, 9]]),
    ],
)
def test_narrow_pages_are_split_and_show_lines_with_a_chance_there(
    width: int, blocks: list[list[int]]
) -> None:
    wanted = [f"line {place} {block}" for block, places in enumerate(blocks) for place in places]
    assert keys(page(width), "line") == wanted


@pytest.mark.parametrize(
    ("chance", "shade"),
    [(0.01, 1), (0.049, 1), (0.05, 2), (0.149, 2), (0.15, 3), (0.3, 4), (0.599, 4), (0.6, 5)],
)
def test_squares_are_darker_the_likelier(chance: float, shade: int) -> None:
    assert heat(chance) == shade


@pytest.mark.parametrize(
    ("chance", "said"), [(0.001, "<1"), (0.014, "1"), (0.5, "50"), (0.996, "99")]
)
def test_a_square_is_never_0_where_possible_nor_100_where_not_sure(
    chance: float, said: str
) -> None:
    assert whole_percent(chance) == said


def test_squares_tell_their_chance_or_what_rules_them_out() -> None:
    labels = [cell.label for cell in page().cells]
    assert "h3, 10: 69.0%" in labels
    assert "h6, 20: named in vain" in labels
    assert "h6, 1 to 17: 17 is too low" in labels
    assert "h3, 12 to 41: 12 is too far" in labels


def test_headings_tell_what_is_known_of_a_number() -> None:
    labels = [cell.label for cell in page().cells]
    assert "5, in the hand" in labels
    assert "6, face up" in labels
    assert "30, out of the game" in labels
    assert "18, a hideout with 39.0%, picked" in labels


def test_a_square_that_may_be_named_is_chosen_as_its_number() -> None:
    found = [cell.key for cell in page().cells]
    assert found.count("number 18") == 2
    assert found.count("number 20") == 2
    assert found.count("number 40") == 1


def test_attempt_shows_its_exact_chance_in_all_models() -> None:
    drawing = page()
    said = [word.text for word in words_of(drawing) if word.key == "attempt"]
    assert said[0] == "42.0%"
    assert "All hit: 5,698/13,577, exact" in said
    assert {"Even worlds", "With draws", "Bluff weight", "39.1%", "45.0%"} <= set(said)
    assert keys(drawing, "column") == ["column 18", "column 19"]


def test_a_fraction_too_long_to_read_is_left_out() -> None:
    long = Fraction(10**20 + 1, 3 * 10**20)
    attempt = Attempt((18,), (ModelOdds("even", (0.3,), long, True),))
    said = [word.text for word in words_of(page(notes=NotebookView(NOTES.known, LINES, attempt)))]
    assert "Hit, exact" in said


def test_manhunt_says_whether_it_is_exact_or_sampled() -> None:
    for exact, word in ((True, "exact"), (False, "sampled")):
        hunt = Manhunt(Fraction(1, 8), 5, exact, 0.1, 0.15, 41)
        drawing = page(notes=NotebookView(NOTES.known, LINES, manhunt=hunt))
        label = next(cell.label for cell in drawing.cells if cell.key == "manhunt")
        assert word in label
        assert "12.5%" in label


def test_prospects_are_chosen_as_the_cards_they_are() -> None:
    drawing = page()
    cells = {cell.key: cell.label for cell in drawing.cells}
    assert cells["card 32"].startswith("32 over 2 sprint cards: 32.0% for it")


def test_page_without_a_hidden_hideout_says_so() -> None:
    drawing = page(notes=NotebookView())
    assert drawing.label == EN["note_empty"]
    assert [word.text for word in words_of(drawing)] == [EN["note_empty"]]
