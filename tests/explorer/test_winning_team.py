"""A winning team is named whole, wherever the winners are named."""

from __future__ import annotations

import pytest

from explorer.draw import load_words
from explorer.draw.colt_express.labels import board_label
from explorer.page.score import reckoning
from explorer.session.plain import board_text
from explorer.session.session import Session, position_session


def won(language: str) -> Session:
    """A game that Django and Doc have just won."""
    session = position_session(
        "colt_express",
        "seats: Tuco+Cheyenne, Django+Doc; train: 4; 2: Tuco; 3: Cheyenne, Django; 4: Doc; "
        "round: 5; rounds: Bridge; pile: | Doc Punch; loot Doc: 250, jewel",
    )
    session.language = language
    session.play("nothing")
    return session


@pytest.mark.parametrize(
    ("language", "told", "names"),
    [
        ("en", "The game is over. Django and Doc win.", "Django, Doc"),
        ("ko", "게임이 끝났습니다. 장고, 닥이 이겼습니다.", "장고, 닥"),
        ("pt", "O jogo terminou. Django e Doc venceram.", "Django, Doc"),
    ],
)
def test_a_winning_team_is_named_whole(language: str, told: str, names: str) -> None:
    session = won(language)
    assert str(session.here.story[-1]).startswith(told)
    assert names in board_text(session.here).splitlines()[0]
    assert names in board_label(session.here.state, load_words(language))
    table = reckoning(session.here)
    assert table is not None
    assert [line.name for line in table.lines if line.won] == [names]
