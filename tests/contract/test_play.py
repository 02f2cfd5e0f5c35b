"""Events make the log, options agree with refusals, and luck is explicit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any, TypeAlias

import pytest

from engine.core.chance import Luck
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, IllegalMove, Move
from engine.core.play import replay
from engine.core.record import field_names, replace, to_json
from engine.core.turn import turn_at

from .census import census
from .lines import MOST_MOVES, Line, viewers
from .thinkers import quick_players

OTHER_MOVES_TRIED = 25


def test_the_log_replays_to_every_state(played: tuple[Line, ...]) -> None:
    for line in played:
        state = line.states[0]
        for at, events in enumerate(line.events):
            for event in events:
                state = event.on(state)
            assert state == line.states[at + 1], line.where(at)
        whole = tuple(event for events in line.events for event in events)
        assert replay(line.states[0], whole) == line.states[-1], line.where(0)


def test_the_same_move_always_does_the_same(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at()[:-1]:
            again = line.game.play(line.states[at], line.moves[at])
            assert again == (line.states[at + 1], line.events[at]), line.where(at)


def test_every_game_ends(played: tuple[Line, ...]) -> None:
    endless = [line.where(-1) for line in played if len(line.moves) >= MOST_MOVES]
    assert endless == []


def test_it_is_nobodys_turn_exactly_when_nothing_can_be_done(played: tuple[Line, ...]) -> None:
    for line in played:
        game = line.game
        for at, state in enumerate(line.states):
            over = at == len(line.moves)
            assert (game.rules.to_act(state) == NOBODY) == over, line.where(at)
            assert (game.rules.options(state) == ()) == over, line.where(at)
            assert over or game.rules.winners(state) == (), line.where(at)
            assert set(game.rules.winners(state)) <= set(game.board.seats(state)), line.where(at)


def test_a_score_is_reckoned_at_the_end_alone_and_names_its_rules(
    played: tuple[Line, ...],
) -> None:
    for line in played:
        game, end = line.game, line.states[-1]
        assert all(game.teaching.score(state) is None for state in line.states[:-1]), line.where(0)
        score = game.teaching.score(end)
        if score is None:
            continue
        assert {column.rule for column in score.columns} <= set(game.rule_ids), line.where(-1)
        assert {row.seat for row in score.rows} <= set(game.board.seats(end)), line.where(-1)
        assert {row.seat for row in score.rows if row.won} == set(game.rules.winners(end)), (
            line.where(-1)
        )
        for row in score.rows:
            assert len(row.values) == len(score.columns), line.where(-1)


def test_a_standing_has_a_value_a_seat_and_leads_to_the_winners(
    played: tuple[Line, ...],
) -> None:
    for line in played:
        game, end = line.game, line.states[-1]
        for at in line.looked_at():
            state = line.states[at]
            so_far = game.teaching.standing(state) if game.teaching.chapter(state) else None
            if so_far is not None:
                assert len(so_far.values) == len(game.board.seats(state)), line.where(at)
                assert set(so_far.leaders) <= set(game.board.seats(state)), line.where(at)
        last = game.teaching.standing(end)
        assert last is None or last.leaders == game.rules.winners(end), line.where(-1)


def test_events_happen_at_places_by_their_keys(played: tuple[Line, ...]) -> None:
    for line in played:
        board, state = line.game.board, line.states[0]
        for at, events in enumerate(line.events):
            for event in events:
                after = event.on(state)
                known = {*board.places(state), *board.places(after)}
                odd = [place for place in board.where(event, state) if place not in known]
                assert all(place.partition(" ")[0] == "number" for place in odd), line.where(at)
                state = after


def test_whoever_acts_has_a_seat(played: tuple[Line, ...]) -> None:
    for line in played:
        for at, state in enumerate(line.states[:-1]):
            assert line.game.rules.to_act(state) in (CHANCE, *line.game.board.seats(state)), (
                line.where(at)
            )


def test_positions_that_are_reached_are_valid(played: tuple[Line, ...]) -> None:
    for line in played:
        for at, state in enumerate(line.states):
            refusal = line.game.rules.invalid(state)
            assert refusal is None, f"{line.where(at)}\n{refusal}"


def test_no_piece_is_lost_or_made(played: tuple[Line, ...]) -> None:
    for line in played:
        at_first = census(line.game, line.states[0])
        assert sum(at_first.values()) > 0
        for at, state in enumerate(line.states):
            assert census(line.game, state) == at_first, line.where(at)


def test_positions_events_and_moves_are_values(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at()[:-1]:
            again, events = line.game.play(line.states[at], line.moves[at])
            assert hash(again) == hash(line.states[at + 1]), line.where(at)
            assert hash(events) == hash(line.events[at]), line.where(at)
            assert len({again, line.states[at + 1]}) == 1, line.where(at)


def test_positions_can_not_be_changed(played: tuple[Line, ...]) -> None:
    state = played[0].states[-1]
    name = next(iter(state.__struct_fields__))
    with pytest.raises(AttributeError):
        setattr(state, name, None)


def test_every_listed_move_is_legal(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            moves = game.rules.options(state)
            assert len(set(moves)) == len(moves), line.where(at)
            for move in moves:
                assert game.refusal(state, move) is None, f"{line.where(at)}\n{move}"


def test_where_all_moves_are_listed_every_other_is_refused(played: tuple[Line, ...]) -> None:
    """Tried are moves that were listed elsewhere, and moves put together from their parts."""
    pool = _pool(played)
    parts = _parts(pool)
    legal = refused = 0
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            if not game.lists_all(state):
                continue
            listed = set(game.rules.options(state))
            rng = line.rng(f"others {at}")
            others = rng.sample(pool, min(len(pool), OTHER_MOVES_TRIED))
            for move in (*others, *(_varied(each, parts, rng) for each in others)):
                found = game.refusal(state, move) is None
                assert found == (move in listed), f"{line.where(at)}\n{move}"
                legal, refused = legal + found, refused + (not found)
    assert legal > 0
    assert refused > 0


def test_a_refused_move_raises_its_refusal(played: tuple[Line, ...]) -> None:
    pool = _pool(played)
    tried = 0
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            move = line.rng(f"refused {at}").choice(pool)
            refusal = game.refusal(state, move)
            if refusal is None:
                continue
            tried += 1
            with pytest.raises(IllegalMove) as raised:
                game.play(state, move)
            assert raised.value.refusal == refusal, line.where(at)
            assert refusal.reasons, line.where(at)
            assert str(raised.value) == game.words.explain(refusal, state), line.where(at)
    assert tried > 0


def _pool(played: Iterable[Line]) -> list[Move[Any]]:
    """Moves that are legal somewhere at this table, or tempting."""
    moves: dict[Move[Any], None] = {}
    for line in played:
        for at in line.looked_at():
            moves |= dict.fromkeys(line.game.rules.options(line.states[at]))
            moves |= dict.fromkeys(line.game.teaching.temptations(line.states[at]))
        moves |= dict.fromkeys(line.moves)
    return list(moves)


Parts: TypeAlias = dict[tuple[type[Any], str], list[Any]]


def _parts(moves: Iterable[Move[Any]]) -> Parts:
    """Every value that a field of a kind of move has had; of lists, their members."""
    found: dict[tuple[type[Any], str], dict[Any, None]] = defaultdict(dict)
    for move in moves:
        for name in field_names(type(move)):
            value = getattr(move, name)
            members = value if isinstance(value, tuple) else (value,)
            found[type(move), name] |= dict.fromkeys(members)
    return {field: list(values) for field, values in found.items()}


def _varied(move: Move[Any], parts: Parts, rng: Random) -> Move[Any]:
    """A move of the same kind with another value in one of its fields."""
    names = field_names(type(move))
    if not names:
        return move
    name = rng.choice(names)
    members = parts[type(move), name]
    if not isinstance(getattr(move, name), tuple):
        return replace(move, **{name: rng.choice(members)})
    length = min(len(members), max(0, len(getattr(move, name)) + rng.choice((-1, 0, 0, 0, 1))))
    return replace(move, **{name: tuple(rng.sample(members, length))})


def test_what_tempts_is_refused(played: tuple[Line, ...]) -> None:
    for line in played:
        for at, state in enumerate(line.states):
            for move in line.game.teaching.temptations(state):
                assert line.game.refusal(state, move) is not None, f"{line.where(at)}\n{move}"


def test_sampled_moves_are_legal(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.decisions():
            state, game = line.states[at], line.game
            move = game.sample(state, line.rng(f"sample {at}"))
            assert game.refusal(state, move) is None, f"{line.where(at)}\n{move}"
            if game.lists_all(state):
                assert move in game.rules.options(state), line.where(at)


def test_whoever_plays_in_a_readers_stead_plays_by_the_rules(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.decisions():
            state, game = line.states[at], line.game
            players = quick_players(game)
            assert "random" in players
            for name, player in players.items():
                move = player(turn_at(game, state, line.rng(f"players {at}")))
                assert game.refusal(state, move) is None, f"{line.where(at)}\n{name}: {move}"


def test_where_moves_are_too_many_the_sample_goes_beyond_the_list(
    all_played: tuple[Line, ...],
) -> None:
    for line in all_played:
        for at in line.decisions():
            state, game = line.states[at], line.game
            if game.lists_all(state):
                continue
            rng = line.rng(f"beyond {at}")
            sampled = {game.sample(state, rng) for _ in range(20)}
            assert sampled - set(game.rules.options(state)), line.where(at)


def test_composed_moves_are_judged_like_whole_ones(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.decisions():
            _compose(line, at, line.rng(f"compose {at}"))


def _compose(line: Line, at: int, rng: Random) -> None:
    """Add allowed pieces at random until the move is whole and legal."""
    game, state = line.game, line.states[at]
    chosen: tuple[str, ...] = ()
    composition = game.board.compose(state, chosen)
    if composition is None:
        return
    while composition.move is None or composition.refusal is not None:
        allowed = [part.key for part in composition.parts if part.refusal is None]
        assert allowed, f"{line.where(at)}\nno piece can follow {chosen}"
        chosen = (*chosen, rng.choice(allowed))
        following = game.board.compose(state, chosen)
        assert following is not None, f"{line.where(at)}\n{chosen}"
        composition = following
        if composition.move is not None:
            judged = game.refusal(state, composition.move)
            assert composition.refusal == judged, f"{line.where(at)}\n{chosen}"
    game.play(state, composition.move)


def test_a_refused_piece_can_not_make_a_legal_move(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.decisions():
            state, game = line.states[at], line.game
            rng = line.rng(f"refused piece {at}")
            chosen: tuple[str, ...] = ()
            while composition := game.board.compose(state, chosen):
                for part in composition.parts:
                    longer = (
                        game.board.compose(state, (*chosen, part.key)) if part.refusal else None
                    )
                    if longer and longer.move is not None:
                        assert longer.refusal is not None, f"{line.where(at)}\n{part.key}"
                allowed = [part.key for part in composition.parts if part.refusal is None]
                if not allowed:
                    break
                chosen = (*chosen, rng.choice(allowed))


def test_luck_is_fair_and_legal(played: tuple[Line, ...]) -> None:
    lucky = 0
    for line in played:
        for at in _luck_acts(line):
            lucky += 1
            state, game = line.states[at], line.game
            outcomes = game.rules.chance(state).outcomes
            assert sum(chance for _, chance in outcomes) == Fraction(1), line.where(at)
            assert all(chance > 0 for _, chance in outcomes), line.where(at)
            assert len({move for move, _ in outcomes}) == len(outcomes), line.where(at)
            for move, _ in outcomes:
                assert game.refusal(state, move) is None, f"{line.where(at)}\n{move}"
            assert {move for move, _ in outcomes} == set(game.rules.options(state)), line.where(at)
    assert lucky >= len(played)


def test_luck_draws_what_may_come_and_the_seed_repeats_it(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in _luck_acts(line):
            chance = line.game.rules.chance(line.states[at])
            listed = {move for move, _ in chance.outcomes}
            drawn = {chance.sample(line.rng(f"luck {at} {n}")) for n in range(5)}
            assert drawn <= listed, line.where(at)
            assert Luck(line.seed).draw(chance) == Luck(line.seed).draw(chance), line.where(at)


def test_luck_has_nothing_to_decide_when_a_seat_acts(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.decisions():
            with pytest.raises(ValueError, match="luck"):
                line.game.rules.chance(line.states[at])


def _luck_acts(line: Line) -> list[int]:
    return [at for at, state in enumerate(line.states) if line.game.rules.to_act(state) == CHANCE]


def test_questions_change_nothing_and_are_answered_alike_twice(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            before = to_json(state)
            attributes = dict(vars(game))
            first = _every_answer(game, state)
            assert _every_answer(game, state) == first, line.where(at)
            assert to_json(state) == before, line.where(at)
            assert vars(game) == attributes, line.where(at)


def _every_answer(game: Game[Any], state: Any) -> list[object]:
    options = game.rules.options(state)
    answers: list[object] = [
        game.rules.to_act(state),
        options,
        [game.refusal(state, move) for move in options],
        [game.notation.move_text(move, state) for move in options],
        game.lists_all(state),
        game.teaching.temptations(state),
        game.board.compose(state, ()),
        game.teaching.prompt(state),
        game.teaching.status(state),
        game.teaching.chapter(state),
        game.rules.winners(state),
        game.rules.invalid(state),
        census(game, state),
        game.notation.position_text(state),
        [game.sight.observe(state, viewer) for viewer in viewers(game, state)],
        [game.board.seat_name(state, seat) for seat in game.board.seats(state)],
        [game.sample(state, Random(1)) for _ in options[:1] if game.rules.to_act(state) != CHANCE],
    ]
    if game.rules.to_act(state) == CHANCE:
        answers.append(game.rules.chance(state).weighted)
    return answers
