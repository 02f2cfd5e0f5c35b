"""Moves typed in a reader's own words, in three languages, with slips of the pen and nonsense."""

from __future__ import annotations

import pytest

from explorer.session.session import Session, position_session
from explorer.session.verdict import Unread

COLT = "seats: Tuco, Doc, Belle; marshal: 1; loot Doc: purse, jewel; loot Belle: purse, strongbox"
TRAIL = "trail: 3, 5; fugitive: 1, 2, 8, 10, 16, 22"
POSITIONS = {
    "fire": ("colt_express", f"{COLT}; 2: Tuco; 3: Doc; 0: Belle; pile: | Tuco Fire, Doc Move"),
    "punch": ("colt_express", f"{COLT}; 2: Tuco, Doc, Belle; pile: | Tuco Punch, Doc Move"),
    "move": ("colt_express", f"{COLT}; 2: Tuco; 3: Doc; 0: Belle; pile: | Tuco Move, Doc Move"),
    "rob": (
        "colt_express",
        f"{COLT}; 2: Tuco; 3: Doc; 0: Belle; loot 2: jewel, purse; pile: | Tuco Robbery, Doc Move",
    ),
    "scheme": ("colt_express", f"{COLT}; 2: Tuco, Doc, Belle; hand Tuco: Punch, Fire, Move"),
    "name": ("fugitive", f"{TRAIL}; marshal: 4, 9; now: marshal attempts"),
    "lay": ("fugitive", "trail: 3, 5, 8; fugitive: 1, 2, 7, 11, 16, 19; now: fugitive lays"),
    "draw": ("fugitive", f"{TRAIL}; marshal: 4; now: marshal draws"),
    "plan": ("super_express", "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<"),
    "reveal": (
        "super_express",
        "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<; plan Doc: | Move, Turn, Floor; "
        "plan Mei: | Move, Turn, Floor; plan Tuco: | Move, Turn, Floor",
    ),
}

UNDERSTOOD = [
    ("fire", "shoot Doc", "fire Doc"),
    ("fire", "Fire at Doc", "fire Doc"),
    ("fire", "fire at doc!", "fire Doc"),
    ("fire", "dco shoot", "fire Doc"),
    ("fire", "닥 쏘기", "fire Doc"),
    ("fire", "닥을 쏴", "fire Doc"),
    ("fire", "Atirar em Doc", "fire Doc"),
    ("fire", "dispara no Doc", "fire Doc"),
    ("fire", "shoot Belle", "fire Belle"),
    ("fire", "벨에게 총", "fire Belle"),
    ("fire", "go on, no effect", "nothing"),
    ("punch", "Punch Doc: a jewel, push to car 1", "punch Doc, jewel, to 1"),
    ("punch", "hit doc jewel car 3", "punch Doc, jewel, to 3"),
    ("punch", "닥을 때려 보석을 떨어뜨리고 3호차로 밀기", "punch Doc, jewel, to 3"),
    ("punch", "Socar Doc: perde uma joia, vai para o vagão 3", "punch Doc, jewel, to 3"),
    ("move", "move to car 3", "move 3"),
    ("move", "walk to the car 1", "move 1"),
    ("move", "3호차로 이동", "move 3"),
    ("move", "ir para o vagao 3", "move 3"),
    ("move", "move to the locomotve", "move 0"),
    ("rob", "take the jewel", "rob jewel"),
    ("rob", "steal diamond", "rob jewel"),
    ("rob", "보석 가져가기", "rob jewel"),
    ("rob", "pegar a joia", "rob jewel"),
    ("scheme", "Play Punch", "play Punch"),
    ("scheme", "punch", "play Punch"),
    ("scheme", "shoot", "play Fire"),
    ("scheme", "펀치 내기", "play Punch"),
    ("scheme", "jogar socar", "play Punch"),
    ("scheme", "draw three cards", "draw"),
    ("scheme", "3장 뽑기", "draw"),
    ("scheme", "comprar três", "draw"),
    ("name", "name 18 19", "name 18, 19"),
    ("name", "guess 18 and 19", "name 18, 19"),
    ("name", "nmae 18 19", "name 18, 19"),
    ("name", "18과 19를 말하기", "name 18, 19"),
    ("name", "18, 19 말하기", "name 18, 19"),
    ("name", "dizer 18 e 19", "name 18, 19"),
    ("name", "Name nothing", "decline"),
    ("name", "아무 수도 말하지 않기", "decline"),
    ("name", "não dizer nada", "decline"),
    ("name", "name 42", "name 42"),
    ("lay", "lay 11 with 2 and 7", "lay 11 with 2, 7"),
    ("lay", "put 11, 2, 7", "lay 11 with 2, 7"),
    ("lay", "2, 7 깔고 11 놓기", "lay 11 with 2, 7"),
    ("lay", "baixar 11 com 2 e 7", "lay 11 with 2, 7"),
    ("lay", "pass", "pass"),
    ("lay", "패스", "pass"),
    ("lay", "passar", "pass"),
    ("draw", "Draw from deck 2", "draw 2"),
    ("draw", "take from pile 2", "draw 2"),
    ("draw", "2번 덱에서 뽑기", "draw 2"),
    ("draw", "comprar do baralho 2", "draw 2"),
    ("plan", "move, then turn and fire", "plan Move, Turn, Shoot"),
    ("plan", "change floor, move, shoot", "plan Floor, Move, Shoot"),
    ("plan", "이동, 돌아서기, 사격", "plan Move, Turn, Shoot"),
    ("plan", "Mover, Virar e Atirar", "plan Move, Turn, Shoot"),
    ("reveal", "turn up Doc's card", "reveal"),
    ("reveal", "닥의 카드 공개", "reveal"),
    ("reveal", "revelar a carta de Doc", "reveal"),
    ("reveal", "leave the card", "skip"),
]

UNREAD = [
    ("fire", "xyzzy", ["fire Doc"]),
    ("punch", "punch Doc", ["punch Doc, purse 2, to 1", "punch Doc, purse 2, to 3"]),
    ("name", "fly me to the moon", ["name 1"]),
    ("plan", "move", ["plan Move, Turn, Floor"]),
    ("reveal", "", ["reveal"]),
    ("rob", "?!", ["rob purse"]),
    ("draw", "뭐라고", ["draw 1"]),
]


def at(name: str) -> Session:
    game, position = POSITIONS[name]
    return position_session(game, position)


@pytest.mark.parametrize(("name", "typed", "move"), UNDERSTOOD)
def test_words_that_a_reader_sees_are_understood(name: str, typed: str, move: str) -> None:
    assert at(name).why_not(typed).move == move


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_label_and_every_verb_is_understood(name: str, language: str) -> None:
    session = at(name)
    game, state = session.here.game, session.here.state
    actor = game.rules.to_act(state)
    verbs = [game.words.verb(move, state, actor, language) for move in session.here.moves]
    for move, verb in list(zip(session.here.moves, verbs, strict=True))[::7]:
        said = "".join(each.text for each in game.words.label(move, state, language))
        text = game.notation.move_text(move, state)
        assert session.why_not(said).move == text, said
        if verbs.count(verb) == 1:
            assert session.why_not(verb).move == text, verb


@pytest.mark.parametrize(("name", "typed", "nearest"), UNREAD)
def test_what_is_no_move_is_answered_with_the_nearest(
    name: str, typed: str, nearest: list[str]
) -> None:
    session = at(name)
    with pytest.raises(Unread) as raised:
        session.play(typed)
    offered = [each.move for each in raised.value.nearest]
    assert set(nearest) <= set(offered) <= set(session.here.legal_moves)
    assert session.here.step == 0


def test_a_move_in_words_is_played() -> None:
    session = at("fire")
    session.play("shoot Doc")
    assert session.here.node.move is not None
    assert session.here.step == 1


def test_words_tell_nothing_to_who_may_not_know_the_choices() -> None:
    session = at("lay")
    session.viewer = "marshal"
    for typed in ("lay 11 with 2 and 7", "lay 40", "xyzzy"):
        with pytest.raises(ValueError, match="Only who is to act"):
            session.why_not(typed)
