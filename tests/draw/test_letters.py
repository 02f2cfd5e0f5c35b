"""The letter on a figure: a name's own, a role's in the reader's language."""

from __future__ import annotations

import re

import pytest

from explorer import pieces, study
from explorer.draw.figures import letter_of

LETTER = re.compile(r'class="hx-m"[^>]*>(.)<')


@pytest.mark.parametrize(
    ("name", "called", "letter"),
    [
        ("marshal", "Marshal", "M"),
        ("marshal", "Agente", "A"),
        ("marshal", "수사관", "수"),
        ("fugitive", "fugitivo", "F"),
        ("fugitive", "", "F"),
        ("django", "장고", "J"),
    ],
)
def test_a_role_is_lettered_by_its_word_and_a_person_by_name(
    name: str, called: str, letter: str
) -> None:
    assert letter_of(name, called) == letter


@pytest.mark.parametrize(("language", "letters"), [("en", "FM"), ("ko", "도수"), ("pt", "FA")])
def test_the_page_of_fugitive_letters_its_roles_in_its_language(
    language: str, letters: str
) -> None:
    figures = study("fugitive/opening_hand", language=language).fixed["figures"]
    assert "".join(LETTER.findall(figures["fugitive"] + figures["marshal"])) == letters
    drawn = pieces("fugitive", language).groups[0][1]
    assert "".join(LETTER.findall("".join(piece.drawn for piece in drawn))) == letters
