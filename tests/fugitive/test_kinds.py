"""The tables of moves, of tasks and of event cards."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest

from engine.core.moves import Move
from engine.fugitive import GAME
from engine.fugitive.choices import CHOICES
from engine.fugitive.effects.table import EFFECTS
from engine.fugitive.event_cards import EventCard
from engine.fugitive.kinds import VERBS
from engine.fugitive.notation import TASK_WORDS
from engine.fugitive.sampling import SAMPLERS
from engine.fugitive.state import LUCKY, State, Task
from tests.fugitive.table import position


class Whistle(Move[State]):
    """A move that Fugitive does not have."""


@pytest.mark.parametrize("card", EventCard, ids=lambda card: card.value)
def test_an_event_card_has_a_file_of_its_own(card: EventCard) -> None:
    effect = import_module(f"engine.fugitive.effects.{card.value}")
    assert EFFECTS[card] is effect.carry_out


def test_every_task_leaves_a_choice_but_the_beginning_of_a_turn() -> None:
    assert {*Task} - {*CHOICES} == {Task.TURN}
    assert {*SAMPLERS} == {*CHOICES}


def test_luck_decides_the_tasks_that_luck_has() -> None:
    assert {task for task, choice in CHOICES.items() if choice.chance} == LUCKY


def test_every_task_has_a_word_of_its_own() -> None:
    assert len(set(TASK_WORDS.values())) == len(Task)


def test_every_verb_has_a_word_of_its_own() -> None:
    words = [verb.word for verb in VERBS]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("ask", [GAME.notation.move_text, GAME.board.target, GAME.board.sign])
def test_a_move_of_another_game_is_refused_by_name(
    ask: Callable[[Move[State], State], str],
) -> None:
    with pytest.raises(ValueError, match="is no move of this game"):
        ask(Whistle(), position("trail: 1, 3; fugitive: 2, 5, 7, 10, 16, 20"))
