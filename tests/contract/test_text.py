"""Every position, every move and every timeline reads back from what is written of it."""

from __future__ import annotations

from typing import Any

from engine.core.moves import NOBODY
from engine.core.performing import perform
from engine.core.record import to_json
from engine.core.scenario import read_scenario, scenario_text
from engine.core.sight import SPECTATOR
from engine.core.study_code import read_code, study_code
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline
from engine.core.tree import Mark
from tests.plain_values import move_from_json, state_from_json

from .lines import Line, random_move
from .tables import GAMES

BRANCHES = 3
MOVES_OF_A_CODE = 60
LETTERS_OF_A_CODE = 2000


def test_a_position_reads_back_from_its_text(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            text = line.game.notation.position_text(line.states[at])
            assert line.game.read_position(text) == line.states[at], line.where(at)


def test_a_position_reads_back_from_its_text_on_one_line(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            text = line.game.notation.position_text(line.states[at]).replace("\n", "; ")
            assert line.game.read_position(text) == line.states[at], line.where(at)


def test_a_position_reads_back_from_its_json(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            text = to_json(line.states[at])
            assert state_from_json(line.game, text) == line.states[at], line.where(at)


def test_what_is_seen_reads_back_from_its_json(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            view = line.game.sight.observe(line.states[at], SPECTATOR)
            assert state_from_json(line.game, to_json(view)) == view, line.where(at)


def test_different_positions_have_different_texts(played: tuple[Line, ...]) -> None:
    for line in played:
        texts = {line.game.notation.position_text(line.states[at]) for at in line.looked_at()}
        assert len(texts) == len({line.states[at] for at in line.looked_at()}), line.where(0)


def test_a_move_reads_back_from_its_text(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            for move in (
                *game.rules.options(state),
                *game.teaching.temptations(state),
                *line.moves[at : at + 1],
            ):
                text = game.notation.move_text(move, state)
                assert game.notation.read_move(text, state) == move, f"{line.where(at)}\n{text}"


def test_a_move_reads_back_from_its_json(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            for move in (
                *game.rules.options(state),
                *game.teaching.temptations(state),
                *line.moves[at : at + 1],
            ):
                assert move_from_json(game, to_json(move)) == move, line.where(at)


def _with_branches(line: Line) -> Timeline[Any]:
    timeline: Timeline[Any] = Timeline(line.game, line.states[0], line.seed)
    for move in line.moves:
        timeline.play(move)
    rng = line.rng("branches")
    for number in range(BRANCHES):
        timeline.go(rng.choice(timeline.walk()))
        root = timeline.at
        for _ in range(3):
            if line.game.rules.to_act(timeline.state) != NOBODY:
                timeline.play(random_move(line.game, timeline.state, rng))
        for child in timeline.node(root).children[1:]:
            timeline.rename(child, f"branch {number}")
            timeline.comment(child, f"a “comment” # {number}")
    return timeline


def test_a_timeline_reads_back_from_a_scenario_file(played: tuple[Line, ...]) -> None:
    for line in played:
        timeline = _with_remarks(line)
        text = scenario_text(study_scenario(timeline, "A study"))
        found = perform(read_scenario(text, "study.toml"), GAMES.__getitem__, "study.toml")
        assert found.timeline == timeline, line.where(0)


def test_a_timeline_reads_back_from_a_code(played: tuple[Line, ...]) -> None:
    for line in played:
        timeline = _with_remarks(line)
        found = read_code(study_code(timeline, "A study"), GAMES.__getitem__)
        assert (found.timeline, found.title) == (timeline, "A study"), line.where(0)


def test_the_code_of_sixty_moves_fits_into_a_chat(played: tuple[Line, ...]) -> None:
    for line in played:
        timeline = Timeline(line.game, line.states[0], 7)
        for move in line.moves[:MOVES_OF_A_CODE]:
            timeline.play(move)
        for number in range(0, len(timeline.nodes), 12):
            timeline.comment(number, f"What would you do at step {number}, and why?")
            timeline.rename(number, f"Variation {number}")
        assert len(study_code(timeline, "A study")) < LETTERS_OF_A_CODE, line.where(0)


def _with_remarks(line: Line) -> Timeline[Any]:
    timeline = _with_branches(line)
    numbers = timeline.walk()
    timeline.mark(numbers[-1], (Mark("here"), Mark("here", "there")))
    timeline.mark(0, (Mark('a "spot"  = # '),))
    return timeline
