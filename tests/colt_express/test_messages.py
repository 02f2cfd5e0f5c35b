"""The sentences of events, as a player reads them."""

import pytest

from engine.colt_express import GAME
from engine.core.matching import event_texts
from engine.core.messages import plain
from tests.colt_express.table import set_up

SPOTS = "train: 3; marshal: 1; 2: Doc, Ghost; 3 roof: Tuco; loot 2: jewel; loot Ghost: 450"


@pytest.mark.parametrize(
    ("moves", "story"),
    [
        ("Doc plays Floor: floor", "Doc changes floor, from car 2 to the roof of car 2."),
        ("Doc plays Robbery: rob jewel", "Doc takes a jewel in car 2."),
        ("Doc plays Fire: nothing", "Doc can fire at nobody."),
        (
            "Doc plays Punch: punch Ghost, purse 4, to 3",
            "Doc punches Ghost in car 2. / Ghost drops purse no. 4, which stays in car 2. / "
            "Ghost is pushed from car 2 to the caboose.",
        ),
        (
            "Doc plays Move: move 1",
            "Doc moves from car 2 to car 1. / "
            "The marshal! Doc flees from car 1 to the roof of car 1. / "
            "Doc receives a marshal bullet.",
        ),
    ],
)
def test_what_is_told(moves: str, story: str) -> None:
    state, text = set_up(SPOTS, moves)
    after, events = GAME.play(state, GAME.notation.read_move(text, state))
    assert " / ".join(plain(GAME.words.tell(event, after)) for event in events) == story


TRAIN = "train: 4; marshal: 1; 0: Doc; 1 roof: Ghost; 3: Belle; 4: Tuco; loot 4: jewel, strongbox"


@pytest.mark.parametrize(
    ("language", "moves", "story"),
    [
        (
            "en",
            "Doc plays Floor: floor",
            "Doc changes floor, from the locomotive to the roof of the locomotive.",
        ),
        ("ko", "Doc plays Floor: floor", "닥이 기관차에서 기관차 지붕으로 층을 바꿉니다."),
        (
            "pt",
            "Doc plays Floor: floor",
            "Doc muda de piso: vai da locomotiva para o teto da locomotiva.",
        ),
        (
            "en",
            "Ghost plays Move: move 4",
            "Ghost moves from the roof of car 1 to the roof of the caboose.",
        ),
        (
            "ko",
            "Ghost plays Move: move 4",
            "고스트가 1호차 지붕에서 승무원 칸 지붕으로 이동합니다.",
        ),
        (
            "pt",
            "Ghost plays Move: move 4",
            "Ghost vai do teto do vagão 1 para o teto do último vagão.",
        ),
        ("en", "Tuco plays Robbery: rob strongbox", "Tuco takes a strongbox in the caboose."),
        ("ko", "Tuco plays Robbery: rob strongbox", "투코가 승무원 칸에서 돈 가방을 가져갑니다."),
        ("pt", "Tuco plays Robbery: rob strongbox", "Tuco pega uma maleta no último vagão."),
        (
            "en",
            "Belle plays Fire: fire Tuco",
            "Belle fires from car 3 and hits Tuco in the caboose.",
        ),
        (
            "pt",
            "Belle plays Fire: fire Tuco",
            "Belle atira do vagão 3 e acerta Tuco no último vagão. Tuco recebe uma bala.",
        ),
    ],
)
def test_cars_and_loot_are_called_as_on_the_board(language: str, moves: str, story: str) -> None:
    state, text = set_up(TRAIN, moves)
    after, events = GAME.play(state, GAME.notation.read_move(text, state))
    assert plain(GAME.words.tell(events[0], after, language)) == story


def test_events_are_compared_in_words_without_articles() -> None:
    state, text = set_up(TRAIN, "Tuco plays Robbery: rob jewel")
    after, events = GAME.play(state, GAME.notation.read_move(text, state))
    told = event_texts(GAME, events[0], after)
    assert (told["loot"], told["spot"]) == ("jewel", "car 4")


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Take a jewel", "Take a strongbox"]),
        ("ko", ["보석 가져가기", "돈 가방 가져가기"]),
        ("pt", ["Pegar uma joia", "Pegar uma maleta"]),
    ],
)
def test_buttons_name_loot_as_a_reader_would(language: str, labels: list[str]) -> None:
    state, _ = set_up(TRAIN, "Tuco plays Robbery: rob jewel")
    assert [
        plain(GAME.words.label(move, state, language)) for move in GAME.rules.options(state)
    ] == labels
