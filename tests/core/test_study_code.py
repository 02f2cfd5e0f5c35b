"""A timeline as a code for a chat: short, whole after a round trip, refused when damaged."""

from __future__ import annotations

import tracemalloc
from base64 import urlsafe_b64decode, urlsafe_b64encode
from zlib import compress, crc32

import pytest

from engine.core.bounds import MOST_CODE, MOST_JSON
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.record import to_json
from engine.core.study_code import VERSION, CodeError, Packed, PackedNode, read_code, study_code
from tests.altered import altered

from . import toy_rules
from .test_study_file import tree
from .toy import TOY
from .toy_pieces import State
from .toy_play import find_toy, timeline

CODE = study_code(tree(), "Apples")


def test_a_timeline_reads_back_from_its_code() -> None:
    found = read_code(CODE, find_toy)
    assert found.timeline == tree()
    assert found.title == "Apples"


def test_what_the_seed_drew_and_what_was_chosen_read_back_alike() -> None:
    drawn = timeline(seed=5)
    drawn.draw()
    drawn.draw()
    chosen = timeline("deal 3", "deal 2", seed=5)
    for each in (drawn, chosen):
        assert read_code(study_code(each), find_toy).timeline == each


def test_a_code_may_be_broken_into_lines_on_its_way() -> None:
    broken = "\n".join(CODE[at : at + 40] for at in range(0, len(CODE), 40))
    assert read_code(f"  {broken}\n", find_toy).timeline == tree()


@pytest.mark.parametrize("quoted", ['"{}"', "'{}'", "“{}”", "`{}`", " «{}» \n"])
def test_a_code_may_come_in_quotes(quoted: str) -> None:
    assert read_code(quoted.format(CODE), find_toy).timeline == tree()


def test_no_letter_of_a_code_can_change_or_go_missing_unnoticed() -> None:
    for at in range(len(VERSION), len(CODE) - 1):
        changed = "A" if CODE[at] != "A" else "B"
        for damaged in (CODE[:at] + changed + CODE[at + 1 :], CODE[:at] + CODE[at + 1 :]):
            if damaged != CODE:
                with pytest.raises(CodeError, match="damaged"):
                    read_code(damaged, find_toy)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "this is no code of a study: one begins with 'hx1.'"),
        ("hello", "this is no code of a study"),
        (CODE.replace("hx1.", "hx9."), "of version 'hx9'; 'hx1' can be read here"),
        (VERSION, "damaged"),
        (VERSION + "!!!!", "damaged"),
        (CODE[: len(CODE) // 2], "damaged"),
        (CODE + CODE, "damaged"),
    ],
)
def test_a_foreign_or_damaged_code_is_refused(code: str, said: str) -> None:
    with pytest.raises(CodeError) as refused:
        read_code(code, find_toy)
    assert said in str(refused.value)


def test_a_code_of_a_game_that_is_not_here_is_refused() -> None:
    def find_nothing(name: str) -> Game[State]:
        raise ValueError(f"no game is called {name!r}")

    with pytest.raises(ValueError, match="no game is called 'toy'"):
        read_code(CODE, find_nothing)


def backwards(state: State) -> tuple[Move[State], ...]:
    return toy_rules.options(state)[::-1]


ELSEWHERE = altered(TOY, "rules", options=backwards)
"""The toy with its options in another order."""


def test_a_code_made_with_other_rules_is_refused() -> None:
    with pytest.raises(CodeError, match=r"made with other rules|does not fit toy as it is here"):
        read_code(CODE, lambda name: ELSEWHERE)


START = "options: small; now: lay Ann; Ann: 0 apples, card 2; Bob: 0 apples, card 1"


def packed(*nodes: PackedNode, start: str = START) -> str:
    """A code with a right checksum and wrong moves."""
    return coded(to_json(Packed("toy", 0, start, nodes, 0)).encode())


def coded(plain: bytes) -> str:
    body = compress(plain, 9)
    return VERSION + urlsafe_b64encode(crc32(body).to_bytes(4, "big") + body).decode()


@pytest.mark.parametrize(
    "nodes",
    [(PackedNode(999),), (PackedNode("fly"),), (PackedNode(0, 5),), (PackedNode(-1),)],
    ids=["no such option", "no move", "no such parent", "no luck"],
)
def test_moves_that_can_not_be_made_are_refused(nodes: tuple[PackedNode, ...]) -> None:
    with pytest.raises(CodeError, match="this code does not fit toy as it is here: "):
        read_code(packed(*nodes), find_toy)


def test_a_position_that_is_impossible_is_refused() -> None:
    with pytest.raises(CodeError, match="this code does not fit toy as it is here: "):
        read_code(packed(start=f"{START}, stones 1 1 1 1 1 1 1"), find_toy)


def test_a_small_code_is_not_inflated_beyond_what_a_study_can_be() -> None:
    giant = to_json(Packed("toy", 0, START, (), 0, title="a" * 50 * MOST_JSON)).encode()
    code = coded(giant)
    assert len(code) < MOST_CODE
    tracemalloc.start()
    try:
        with pytest.raises(CodeError, match="damaged"):
            read_code(code, find_toy)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 10 * MOST_JSON


def test_a_code_is_letters_digits_dashes_and_one_dot() -> None:
    letters = CODE.removeprefix(VERSION)
    assert urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    assert letters.replace("-", "").replace("_", "").isalnum()
