"""Everything a study can do, without a widget: a timeline, somebody who looks, a language."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from pathlib import Path
from secrets import token_hex
from typing import Any

from engine.core.archive import timeline_to_text
from engine.core.bounds import MOST_NAME, check_text, quoted
from engine.core.messages import load_messages
from engine.core.moves import CHANCE, Composition, Move, Refusal
from engine.core.options import make_options
from engine.core.questions import Question
from engine.core.rulebook import Rule, RuleId, check_language
from engine.core.scenario import Performed
from engine.core.sight import ALL_SEEING
from engine.core.study_code import read_code
from engine.core.timeline import Timeline
from engine.core.translating import said

from .aside import Aside
from .earlier import Earlier
from .games import find_game, open_scenario, usual_players
from .lessons import Lesson
from .looking import Looking
from .others import BY_HAND, CHOSEN, DRAWN, draw_on, let_others_play
from .saving import code_of, save
from .story import Sentence, reasons, story
from .text import board_text
from .verdict import NotTold, UnknownChoice, Verdict


class Session(Looking):
    """A game under study. Nothing here is lost when a move is refused."""

    def __init__(self, timeline: Timeline[Any], performed: Performed[Any] | None = None) -> None:
        self.timeline = timeline
        self.performed = performed
        self._viewer = ALL_SEEING.value
        self._language = "en"
        self._luck = DRAWN
        self._players: dict[str, str] = {}
        self.shown_events = None
        self.lesson = Lesson(self)
        self.name = ""
        """What a study without a scenario is called; empty for the name of the game."""
        self.seen_by = None
        self.aside: Aside | None = None
        """Set while a line is looked at that leaves the study as it is."""
        self.earlier = Earlier()
        """What it may write over when it is saved."""

    # -- how it is shown

    @property
    def title(self) -> str:
        if self.performed:
            return self.say(self.performed.scenario.title)
        return self.name or self.game.words.speaker(None, self._language).messages.word("title")

    def say(self, text: str) -> str:
        """A text of the scenario in the reader's language, as far as it is translated."""
        return said(self.performed.scenario, text, self._language) if self.performed else text

    def phrase(self, key: str) -> str:
        """A phrase of the explorer in the reader's language."""
        return load_messages("explorer", self._language).phrase(key)

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = check_language(language)

    @property
    def luck(self) -> str:
        """Whether luck is `drawn` by the seed or `chosen` by hand."""
        return self._luck

    @luck.setter
    def luck(self, way: str) -> None:
        if way not in (DRAWN, CHOSEN):
            raise UnknownChoice(f"luck can't be {quoted(way)}; it is {DRAWN!r} or {CHOSEN!r}")
        self._luck = way

    @property
    def players(self) -> dict[str, str]:
        """Who plays each seat: `hand`, or a player of the game such as `random`."""
        return {name: self._players.get(name, BY_HAND) for name in self.seat_names}

    @players.setter
    def players(self, chosen: Mapping[str, str]) -> None:
        kinds = self.player_kinds
        if not isinstance(chosen, Mapping):
            raise UnknownChoice(f"players are given by seat, not as {quoted(chosen)}")
        for seat, kind in chosen.items():
            if seat not in self.seat_names:
                raise UnknownChoice(
                    f"nobody is called {quoted(seat)}: {', '.join(self.seat_names)}"
                )
            if kind not in kinds:
                raise UnknownChoice(
                    f"{quoted(kind)} can't play {seat}; these can: {', '.join(kinds)}"
                )
        self._players = dict(chosen)

    @property
    def player_kinds(self) -> tuple[str, ...]:
        return (BY_HAND, *self.game.players(self.timeline.rng("")))

    # -- the position at hand

    @property
    def step(self) -> int:
        """How many moves lead from the start to this position."""
        return len(self.timeline.path()) - 1

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The events of this step as sentences."""
        return self.story_of(self.node.number, self.shown_events)

    def story_of(self, number: int, shown: int | None = None) -> tuple[Sentence, ...]:
        node = self.timeline.node(number)
        return story(self.game, node.events[:shown], node.state, self.sight, self._language)

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.seat_names[seat] for seat in self.game.rules.winners(self.whole_state))

    # -- what may be done

    @property
    def moves(self) -> tuple[Move[Any], ...]:
        """The legal moves of who is to act, or a useful part of them.

        There are none between the events of a move, nor on a line that is only looked at, and none
        for others to see: what can be done tells what somebody has. What luck may bring is chosen
        by hand only.
        """
        if self.between_events or self.aside or not self.sees_choices:
            return ()
        by_luck = self.to_act == CHANCE and self._luck != CHOSEN
        return () if by_luck else self.game.rules.options(self.whole_state)

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.game.notation.move_text(move, self.whole_state) for move in self.moves)

    def read(self, move: str | Move[Any]) -> Move[Any]:
        """The move that is meant; a move made between events is made after them all.

        Only who may know what can be done is answered (`sees_choices_of`). To all others every move
        is refused alike, whether it is legal or not: else they could find out a hand by trying.
        """
        if self.aside:
            raise UnknownChoice(self.phrase("aside.play"))
        position = self.node.state
        acting = self.game.rules.to_act(position)
        if acting == CHANCE and self.sight is not ALL_SEEING:
            raise UnknownChoice(self.phrase("luck.refused").format(viewer=ALL_SEEING.value))
        if acting != CHANCE and not self.sees_choices_of(position):
            words = self.game.words.speaker(None, self._language).messages
            name = words.word(self.game.board.seat_name(position, acting))
            raise NotTold(self.phrase("choices.secret").format(name=name))
        if isinstance(move, Move):
            return move
        return self.game.notation.read_move(move, self.node.state)

    def refusal(self, move: str | Move[Any]) -> Refusal | None:
        return self.game.refusal(self.node.state, self.read(move))

    def why_not(self, move: str | Move[Any]) -> Verdict:
        """Whether a move can be made here, and if not, every reason with its rule.

        Who may not know what can be done here is told nothing: `NotTold` is raised.
        """
        wanted, position = self.read(move), self.node.state
        refusal = self.game.refusal(position, wanted)
        text = self.game.notation.move_text(wanted, position)
        if refusal is None:
            return Verdict(text, True, language=self._language)
        found = reasons(self.game, refusal, position, self._language)
        return Verdict(text, False, found, self._language)

    def compose(self, chosen: tuple[str, ...]) -> Composition[Any] | None:
        return self.game.board.compose(self.whole_state, chosen) if self.sees_choices else None

    def rule(self, rule: str) -> Rule:
        name = check_text(rule, "the id of a rule", MOST_NAME)
        return self.game.words.rulebook(self._language).rule(RuleId(name))

    # -- moving through time

    def play(self, move: str | Move[Any]) -> tuple[Sentence, ...]:
        """Make a move; luck that the seed draws and seats that play themselves follow at once.

        A move of somebody else is made only by who may know what they can do: who looks on as one
        seat and plays for another as well looks on as `to-act` or `all-seeing`.
        """
        number = self.make(move)
        let_others_play(self)
        return self.told_since(number)

    def make(self, move: str | Move[Any]) -> int:
        """Make a move, with the luck that the seed draws after it; the number of its step."""
        number = self.timeline.play(self.read(move)).number
        self.shown_events = None
        draw_on(self)
        return number

    def told_since(self, number: int) -> tuple[Sentence, ...]:
        """What happened from a step of this line to the one at hand."""
        numbers = [node.number for node in self.timeline.path()]
        after = numbers[numbers.index(number) :] if number in numbers else ()
        return tuple(each for number in after for each in self.story_of(number))

    def draw(self) -> tuple[Sentence, ...]:
        """Let the seed decide what luck brings here."""
        self.timeline.draw()
        self.shown_events = None
        return self.story

    # -- the lesson, and keeping what was done

    @property
    def questions(self) -> tuple[Question, ...]:
        """What the scenario asks at this step."""
        return tuple(asked.question for asked in self.lesson.here)

    def to_text(self) -> str:
        """The board, the choices and the story of this step, as plain text."""
        return board_text(self)

    def timeline_text(self) -> str:
        """The whole timeline, with all its secrets, to be read back."""
        return timeline_to_text(self.timeline)

    def save(self, path: str | Path) -> Path:
        """Keep the study in a .toml file, all its secrets included; `open_session` reads it."""
        return save(self, path)

    def code(self) -> str:
        """The study as a short text for a chat, all its secrets and its seed included."""
        self.check_all_seeing("keep.refused")
        return code_of(self)

    def __repr__(self) -> str:
        """The text as an output keeps it: nobody is asked to look away from it, so who is to act
        sees in it what a spectator sees."""
        stored = copy(self)
        stored.seen_by = ""
        return stored.to_text()


def open_session(scenario: str | Path) -> Session:
    """A session on a scenario, at its start, with the answers that were saved in it."""
    performed = open_scenario(scenario)
    session = Session(performed.timeline, performed)
    session.lesson.restore()
    session.earlier.opened(performed.scenario)
    return session


def session_from_code(code: str) -> Session:
    """A session on a study that somebody sent as a code, at its start."""
    decoded = read_code(code, find_game)
    session = Session(decoded.timeline)
    session.name = decoded.title
    return session


def new_session(
    game: str,
    /,
    players: int | tuple[str, ...] | None = None,
    seed: int | str | None = 0,
    **options: object,
) -> Session:
    """A session on a new game, set up by the seed; None takes one that nobody sees."""
    found = find_game(game)
    players = usual_players(found) if players is None else players
    session = Session(Timeline(found, found.setup(players, **options), _seed(seed)))
    while session.to_act == CHANCE:
        session.draw()
    return session


def _seed(seed: int | str | None) -> int | str:
    """The seed, or where there is none a new one; who knows it knows what luck will bring."""
    return token_hex() if seed is None else seed


def position_session(
    game: str, position: str, seed: int | str | None = 0, **options: object
) -> Session:
    """A session on a position written by hand."""
    found = find_game(game)
    start = found.read_position(position, make_options(found.option_type, options))
    return Session(Timeline(found, start, _seed(seed)))
