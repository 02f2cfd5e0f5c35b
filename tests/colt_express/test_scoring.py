import pytest

from engine.colt_express import GAME, rules
from engine.colt_express.scoring import COLUMNS, reckon
from engine.core.record import field_names
from tests.colt_express.table import number, play, position

END = "train: 3; round: 5; rounds: Bridge; 1: Doc; 2: Ghost; 3: Tuco; pile: | Doc Punch"


def test_every_column_is_counted() -> None:
    text = f"{END}; loot Doc: purse 1, 450, jewel, jewel, strongbox; ransom Doc: 250"
    state, told = play(position(f"{text}; top Doc: bullet Ghost, bullet Tuco"), "nothing")
    reckoning = reckon(state)
    doc = reckoning.accounts[number(state, "Doc")]
    counted = (doc.purses, doc.jewels, doc.strongboxes, doc.ransom, doc.gunslinger, doc.total)
    assert counted == (700, 1000, 1000, 250, 0, 2950)
    assert reckoning.standings[0].total == 2950
    assert reckoning.standings[0].bullets_received == 2
    assert "LootCounted Doc, 700, 1000, 1000, 250 [ce.score.loot]" in told
    assert told[-1] == "GameEnded Doc, Doc [ce.end.rounds ce.score.win]"


def test_the_table_has_a_row_for_each_player_and_a_rule_for_each_column() -> None:
    text = f"{END}; loot Doc: 450, jewel; ransom Doc: 250; top Doc: bullet Ghost, bullet Tuco"
    start = position(text)
    assert GAME.teaching.score(start) is None
    state, _ = play(start, "nothing")
    score = GAME.teaching.score(state)
    assert score is not None
    assert {column.key: column.rule for column in score.columns} == COLUMNS
    assert [(row.values, row.won) for row in score.rows] == [
        ((450, 500, 0, 250, 0, 1200, 2), False),
        ((250, 0, 0, 0, 1000, 1250, 0), True),
        ((250, 0, 0, 0, 1000, 1250, 0), True),
    ]


def test_every_column_names_its_rule() -> None:
    state, _ = play(position(END), "nothing")
    reckoning = reckon(state)
    account, standing = reckoning.accounts[0], reckoning.standings[0]
    columns = {*field_names(type(account)), *field_names(type(standing))} - {"bandit", "seat"}
    assert columns == set(COLUMNS)


@pytest.mark.parametrize(
    ("bullets", "gunslingers"),
    [
        ("", "Doc and Ghost and Tuco, 6"),
        ("top Doc: bullet Tuco", "Tuco, 5"),
        ("top Doc: bullet Tuco; top Tuco: bullet Ghost", "Ghost and Tuco, 5"),
    ],
    ids=["nobody fired", "one", "two tied"],
)
def test_the_best_gunslingers(bullets: str, gunslingers: str) -> None:
    state, told = play(position(f"{END}; {bullets}"), "nothing")
    assert f"GunslingersNamed {gunslingers}, 1000 [ce.score.gunslinger]" in told
    best = [account.bandit for account in reckon(state).accounts if account.gunslinger]
    assert tuple(best) == reckon(state).gunslingers


TIED = f"{END}; loot Doc: jewel; loot Ghost: jewel; loot Tuco: nothing"


@pytest.mark.parametrize(
    ("bullets", "options", "winners"),
    [
        ("top Doc: bullet Tuco; top Tuco: bullet Ghost, bullet Doc", "", "Ghost"),
        ("top Doc: bullet marshal", "", "Doc and Ghost"),
        ("top Doc: bullet marshal", "options: tie_break all_bullets; ", "Ghost"),
        ("top Tuco: bullet Doc, bullet Ghost", "", "Doc and Ghost"),
    ],
    ids=[
        "fewer from bandits",
        "marshal bullets don't count",
        "they do as an option",
        "still equal",
    ],
)
def test_bullets_received_break_a_tie(bullets: str, options: str, winners: str) -> None:
    _, told = play(position(f"{options}{TIED}; {bullets}"), "nothing")
    assert told[-1] == f"GameEnded {winners}, {winners} [ce.end.rounds ce.score.win ce.score.tie]"


def test_the_game_goes_on_before_the_fifth_round() -> None:
    text = END.replace("round: 5; rounds: Bridge", "round: 4; rounds: Bridge")
    state, told = play(position(text), "nothing")
    assert told[-1].startswith("RoundBegan 5")
    assert state.winners == ()


def test_the_table_of_the_score() -> None:
    text = f"{END}; loot Doc: purse 1, jewel; ransom Doc: 250; top Ghost: bullet Doc"
    state, _ = play(position(text), "nothing")
    score = GAME.teaching.score(state)
    assert score is not None
    assert [column.key for column in score.columns] == list(COLUMNS)
    assert score.rows[0].values == (250, 500, 0, 250, 1000, 2000, 0)
    assert [row.won for row in score.rows] == [True, False, False]


def test_a_team_is_one_row_without_gunslingers() -> None:
    text = "seats: Tuco+Cheyenne, Django+Doc; train: 4; round: 5; rounds: Bridge; 2: Tuco, Doc"
    state = position(f"{text}; 3: Cheyenne; 4: Django; loot Tuco: jewel; pile: | Django Punch")
    assert GAME.teaching.score(state) is None
    state, _ = play(state, "nothing")
    score = GAME.teaching.score(state)
    assert score is not None
    assert "gunslinger" not in [column.key for column in score.columns]
    assert score.rows[0].values == (250, 500, 0, 0, 750, 0)
    assert rules.DUO_WIN in [column.rule for column in score.columns]
