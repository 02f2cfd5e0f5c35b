"""Everything a study can do, without a widget: a timeline, somebody who looks, a language."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any

from engine.core.archive import timeline_to_text
from engine.core.bounds import MOST_NAME, check_text, quoted
from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.moves import CHANCE, NOBODY, Composition, Move, Refusal, Seat
from engine.core.options import make_options
from engine.core.play import replay
from engine.core.questions import Question
from engine.core.rulebook import Rule, RuleId, check_language
from engine.core.scenario import Performed
from engine.core.sight import ALL_SEEING, SPECTATOR, Onlooker, Viewer
from engine.core.study_code import read_code
from engine.core.timeline import Timeline
from engine.core.translating import said

from .aside import Aside
from .earlier import Earlier
from .games import find_game, open_scenario, usual_players
from .lessons import Lesson
from .others import BY_HAND, CHOSEN, DRAWN, draw_on, let_others_play
from .saving import code_of, save
from .story import Sentence, reasons, story
from .text import board_text
from .travelling import Travelling
from .verdict import NotTold, UnknownChoice, UnknownViewer, Verdict

TO_ACT = "to-act"


class Session(Travelling):
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
        self.seen_by: str | None = None
        """Who of the seats at one screen says to be there; None where nobody is asked to."""
        self.aside: Aside | None = None
        """Set while a line is looked at that leaves the study as it is."""
        self.earlier = Earlier()
        """What it may write over when it is saved."""

    # -- who looks, and how

    @property
    def game(self) -> Game[Any]:
        return self.timeline.game

    @property
    def title(self) -> str:
        if self.performed:
            return self.say(self.performed.scenario.title)
        return self.name or self.game.speaker(None, self._language).messages.word("title")

    def say(self, text: str) -> str:
        """A text of the scenario in the reader's language, as far as it is translated."""
        return said(self.performed.scenario, text, self._language) if self.performed else text

    def phrase(self, key: str) -> str:
        """A phrase of the explorer in the reader's language."""
        return load_messages("explorer", self._language).phrase(key)

    @property
    def seat_names(self) -> tuple[str, ...]:
        state = self.timeline.state
        return tuple(self.game.seat_name(state, seat) for seat in self.game.seats(state))

    @property
    def viewers(self) -> tuple[str, ...]:
        return (SPECTATOR.value, *self.seat_names, TO_ACT, ALL_SEEING.value)

    @property
    def viewer(self) -> str:
        """Who looks: a seat's name, `spectator`, `to-act` or `all-seeing`."""
        return self._viewer

    @viewer.setter
    def viewer(self, name: str) -> None:
        if name not in self.viewers:
            raise UnknownViewer(
                f"{quoted(name)} can't look on; these can: {', '.join(self.viewers)}"
            )
        self._viewer = name

    @property
    def sight(self) -> Viewer:
        """Whose eyes the viewer has at this step; behind the curtain, a spectator's."""
        if self._viewer == TO_ACT:
            seat = self.to_act
            return SPECTATOR if seat in (CHANCE, NOBODY) or self.curtained else seat
        if self._viewer in self.seat_names:
            return Seat(self.seat_names.index(self._viewer))
        return Onlooker(self._viewer)

    @property
    def curtained(self) -> bool:
        """Two people at one screen: a seat's secrets are hidden until it says that it is there."""
        if self._viewer != TO_ACT or self.seen_by is None or self.to_act in (CHANCE, NOBODY):
            return False
        return self.seen_by != self.actor

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
    def whole_state(self) -> Any:
        """The position with all its secrets, as far as the events of the move are shown."""
        node = self.node
        if self.shown_events is None or node.move is None:
            return node.state
        before = self.timeline.node(node.parent).state
        return replay(before, node.events[: self.shown_events])

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.game.observe(self.whole_state, self.sight)

    @property
    def before(self) -> Any | None:
        """The position before the move that led here, as the viewer sees it."""
        if self.node.move is None:
            return None
        return self.game.observe(self.timeline.node(self.node.parent).state, self.sight)

    @property
    def to_act(self) -> Seat:
        return self.game.to_act(self.whole_state)

    @property
    def actor(self) -> str:
        """Who is to act, by name; `luck`, or `nobody` once the game is over."""
        seat = self.to_act
        if seat in (CHANCE, NOBODY):
            return "luck" if seat == CHANCE else "nobody"
        return self.seat_names[seat]

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """What the move that led here brought about, as the viewer saw it."""
        shown = self.node.events[: self.shown_events]
        return tuple(self.game.witness(event, self.sight) for event in shown)

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The events of this step as sentences."""
        return self.story_of(self.node.number, self.shown_events)

    def story_of(self, number: int, shown: int | None = None) -> tuple[Sentence, ...]:
        node = self.timeline.node(number)
        return story(self.game, node.events[:shown], node.state, self.sight, self._language)

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.seat_names[seat] for seat in self.game.winners(self.whole_state))

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
        return () if by_luck else self.game.options(self.whole_state)

    @property
    def sees_choices(self) -> bool:
        """Whether the viewer may know what can be done here."""
        return self.sees_choices_of(self.whole_state)

    def sees_choices_of(self, position: Any) -> bool:
        """Whether the viewer may know what can be done in a position.

        Who sees everything may, and the seat that is to act; where the choices tell no secret, and
        once the game is over, everybody may.
        """
        acting = self.game.to_act(position)
        if self.sight is ALL_SEEING or acting in (self.sight, NOBODY):
            return True
        return self.game.open_choice(position)

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.game.move_text(move, self.whole_state) for move in self.moves)

    def read(self, move: str | Move[Any]) -> Move[Any]:
        """The move that is meant; a move made between events is made after them all.

        Only who may know what can be done is answered (`sees_choices_of`). To all others every move
        is refused alike, whether it is legal or not: else they could find out a hand by trying.
        """
        if self.aside:
            raise UnknownChoice(self.phrase("aside.play"))
        position = self.node.state
        acting = self.game.to_act(position)
        if acting == CHANCE and self.sight is not ALL_SEEING:
            raise UnknownChoice(self.phrase("luck.refused").format(viewer=ALL_SEEING.value))
        if acting != CHANCE and not self.sees_choices_of(position):
            words = self.game.speaker(None, self._language).messages
            name = words.word(self.game.seat_name(position, acting))
            raise NotTold(self.phrase("choices.secret").format(name=name))
        if isinstance(move, Move):
            return move
        return self.game.read_move(move, self.node.state)

    def refusal(self, move: str | Move[Any]) -> Refusal | None:
        return self.game.refusal(self.node.state, self.read(move))

    def why_not(self, move: str | Move[Any]) -> Verdict:
        """Whether a move can be made here, and if not, every reason with its rule.

        Who may not know what can be done here is told nothing: `NotTold` is raised.
        """
        wanted, position = self.read(move), self.node.state
        refusal = self.game.refusal(position, wanted)
        text = self.game.move_text(wanted, position)
        if refusal is None:
            return Verdict(text, True, language=self._language)
        found = reasons(self.game, refusal, position, self._language)
        return Verdict(text, False, found, self._language)

    def compose(self, chosen: tuple[str, ...]) -> Composition[Any] | None:
        return self.game.compose(self.whole_state, chosen) if self.sees_choices else None

    def rule(self, rule: str) -> Rule:
        name = check_text(rule, "the id of a rule", MOST_NAME)
        return self.game.rulebook(self._language).rule(RuleId(name))

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
        """The study as a short text for a chat, all its secrets included."""
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
    seed: int | str = 0,
    **options: object,
) -> Session:
    """A session on a new game, set up by the seed."""
    found = find_game(game)
    players = usual_players(found) if players is None else players
    session = Session(Timeline(found, found.setup(players, **options), seed))
    while session.to_act == CHANCE:
        session.draw()
    return session


def position_session(game: str, position: str, seed: int | str = 0, **options: object) -> Session:
    """A session on a position written by hand."""
    found = find_game(game)
    start = found.read_position(position, make_options(found.option_type, options))
    return Session(Timeline(found, start, seed))
