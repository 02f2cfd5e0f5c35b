"""Everything that happens and every reason can be said, and cites rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import walk_packages
from string import Formatter
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import Segment, load_messages, plain, spoken_kinds
from engine.core.moves import Move, Reason
from engine.core.options import option_word
from engine.core.rulebook import LANGUAGES, read_toml
from explorer.page.moves.rows import rows_of
from tests.option_space import option_space

from .lines import Line, viewers

KINDS = {"event_types": Event, "reason_types": Reason, "move_types": Move}


@pytest.mark.parametrize("listed", KINDS)
def test_all_kinds_are_listed_that_the_game_defines(game: Game[Any], listed: str) -> None:
    defined = {kind for kind in _subclasses(KINDS[listed]) if _belongs(kind, game)}
    assert {kind.__name__ for kind in defined} == {kind.__name__ for kind in getattr(game, listed)}
    assert defined == set(getattr(game, listed))


def _belongs(kind: type[Any], game: Game[Any]) -> bool:
    home = game.package.removesuffix("_texts")
    package = import_module(home)
    for module in walk_packages(getattr(package, "__path__", ()), f"{home}."):
        import_module(module.name)
    return kind.__module__.startswith(home)


def _subclasses(kind: type[Any]) -> set[type[Any]]:
    found = set(kind.__subclasses__())
    return found.union(*map(_subclasses, found))


def test_every_listed_event_happens_in_some_game(
    game: Game[Any], all_played: tuple[Line, ...]
) -> None:
    happened = {type(event) for line in all_played for events in line.events for event in events}
    assert happened == set(game.event_types)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["events", "reasons", "moves", "verbs"])
def test_a_catalogue_speaks_of_what_there_is(game: Game[Any], table: str, language: str) -> None:
    kinds = _kinds_said_in(game)[table]
    for key, template in getattr(load_messages(game.package, language), table).items():
        kind = kinds.get(key.partition(".")[0])
        assert kind is not None, f"{table}.{key} belongs to nothing"
        known = {*spoken_kinds(kind), *(("actor",) if table == "verbs" else ())}
        unknown = _placeholders(template) - known
        assert not unknown, f"{table}.{key} in {language} speaks of {unknown}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_a_sentence_asks_for_is_there(game: Game[Any], language: str) -> None:
    messages = load_messages(game.package, language)
    known = {key.rpartition(".")[2] for key in messages.phrases}
    tables = (
        *(messages.events, messages.reasons, messages.moves),
        *(messages.verbs, messages.phrases),
    )
    asked = {
        (key, form)
        for table in tables
        for key, template in table.items()
        for _, _, spec, _ in Formatter().parse(template)
        if spec and not set("|/") & set(spec)
        for form in spec.split()
    }
    assert {(key, form) for key, form in asked if form not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_is_translated_with_what_it_is_a_form_of(game: Game[Any], language: str) -> None:
    """Else a sentence of another language would be said half in English."""
    english = load_messages(game.package, "en").phrases
    forms = {key for key in english if key.rpartition(".")[0] in english}
    own = read_toml(game.package, "messages", language)["phrases"] if forms else {}
    assert isinstance(own, dict)
    assert forms - set(own) == set()


@pytest.mark.parametrize("table", ["events", "reasons", "moves", "verbs"])
def test_everything_has_a_sentence(game: Game[Any], table: str) -> None:
    entries = getattr(load_messages(game.package, "en"), table)
    said = {key.partition(".")[0] for key in entries}
    assert set(_kinds_said_in(game)[table]) == said


def _kinds_said_in(game: Game[Any]) -> Mapping[str, Mapping[str, type[Any]]]:
    return {
        "events": {kind.__name__: kind for kind in game.event_types if kind.told},
        "reasons": {kind.__name__: kind for kind in game.reason_types},
        "moves": {kind.__name__: kind for kind in game.move_types},
        "verbs": {kind.__name__: kind for kind in game.move_types},
    }


def _placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_everybody(played: tuple[Line, ...], language: str) -> None:
    told: set[Event[Any]] = set()
    for line in played:
        game, state = line.game, line.states[-1]
        for event in dict.fromkeys(event for events in line.events for event in events):
            for seen in {
                game.sight.witness(event, viewer) for viewer in viewers(game, state)
            } - told:
                told.add(seen)
                sentence = game.words.tell(seen, state, language)
                assert bool(sentence) == seen.told, seen
                assert _is_sentence(sentence) or not seen.told, plain(sentence)
    assert told


def _is_sentence(segments: tuple[Segment, ...]) -> bool:
    text = plain(segments)
    return text.endswith((".", "!")) and not set("{}|#") & set(text) and "  " not in text


def test_every_refusal_is_explained_with_its_rules(played: tuple[Line, ...]) -> None:
    explained: set[Reason] = set()
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            for move in (*line.moves[:3], *game.teaching.temptations(state)):
                refusal = game.refusal(state, move)
                for reason in refusal.reasons if refusal else ():
                    explained.add(reason)
                    assert type(reason) in game.reason_types, reason
                    assert reason.rule in game.rule_ids, reason
                    assert _is_sentence(game.words.reason(reason, state)), reason
                if refusal:
                    said = game.words.explain(refusal, state)
                    assert all(f"[{rule}]" in said for rule in refusal.rules), said
    assert explained


def test_events_cite_rules_of_the_game(played: tuple[Line, ...]) -> None:
    for line in played:
        known = set(line.game.rule_ids)
        for at, events in enumerate(line.events):
            for event in events:
                assert event.rules, f"{line.where(at)}\n{event}"
                assert set(event.rules) <= known, f"{line.where(at)}\n{event}"
                assert len(set(event.rules)) == len(event.rules), f"{line.where(at)}\n{event}"
                assert type(event) in line.game.event_types, f"{line.where(at)}\n{event}"


def test_choices_have_labels_and_prompts(played: tuple[Line, ...]) -> None:
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            messages = load_messages(game.package, "en")
            asked = messages.phrase(game.teaching.prompt(state))
            assert _placeholders(asked) <= {"name"}, asked
            how_far = game.words.speaker(state).sentence(
                messages.phrase(game.teaching.status(state)), state
            )
            assert plain(how_far), line.where(at)
            moves = (*game.rules.options(state), *game.teaching.temptations(state))
            labels = [plain(game.words.label(move, state)) for move in moves]
            assert all(labels), line.where(at)
            assert len(set(labels)) == len(set(moves)), line.where(at)


def test_players_sit_in_the_order_of_their_names(played: tuple[Line, ...]) -> None:
    for line in played:
        game, state = line.game, line.states[0]
        names = [game.board.seat_name(state, seat) for seat in game.board.seats(state)]
        assert names == list(game.seat_names[: line.setup.table.players])
        said = {load_messages(game.package, "en").word(name) for name in names}
        assert len(said) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(game: Game[Any], language: str) -> None:
    book = game.words.rulebook(language)
    assert set(book.rules) == set(game.rule_ids)
    untold = [id for id, rule in book.rules.items() if not (rule.title and rule.text)]
    assert untold == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_question_and_its_readings(game: Game[Any], language: str) -> None:
    choices = game.words.rulebook(language).options
    space = option_space(game.option_type)
    assert set(choices) == set(space)
    for name, choice in choices.items():
        assert set(choice.readings) == {option_word(value) for value in space[name]}, name
        assert choice.rule in game.rule_ids, name
        assert choice.question.strip().endswith("?"), name


def test_rule_ids_are_listed_once(game: Game[Any]) -> None:
    assert len(set(game.rule_ids)) == len(game.rule_ids)
    assert set(game.rules_without_effect) <= set(game.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_moves_have_different_verbs_unless_they_are_put_together(
    played: tuple[Line, ...], language: str
) -> None:
    """A button says what will happen. Where moves share a verb, their parts tell them apart."""
    for line in played:
        for at in line.looked_at():
            state, game = line.states[at], line.game
            actor = game.rules.to_act(state)
            moves = game.rules.options(state)
            verbs = [game.words.verb(move, state, actor, language) for move in moves]
            assert all(verb == verb.strip() and verb for verb in verbs), line.where(at)
            assert not any(set("{}|#") & set(verb) for verb in verbs), verbs
            if game.board.compose(state, ()) is None and len(set(verbs)) < len(moves):
                labelled = rows_of(game, moves, state, language)
                assert len({row.label for row in labelled}) == len(labelled), line.where(at)
                chosen = [tuple(row.of[at] for row in labelled) for at in range(len(moves))]
                assert len(set(chosen)) == len(moves), line.where(at)
