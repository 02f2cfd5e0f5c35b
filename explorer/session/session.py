"""`Session`: a game under study, to be played, travelled through and looked at without a widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from secrets import token_hex
from typing import Any

from engine.core.bounds import quoted
from engine.core.events import Event
from engine.core.moves import CHANCE, Move
from engine.core.options import make_options
from engine.core.performing import Performed
from engine.core.record import Record
from engine.core.rulebook import check_language
from engine.core.sight import ALL_SEEING
from engine.core.study_code import read_code, study_code
from engine.core.timeline import Timeline

from ..files.earlier import Earlier
from ..files.library import find_game, usual_players
from ..files.writing import to_path
from .others import BY_HAND, draw_on, let_others_play, player_kinds
from .plain import board_text, kept_text
from .saving import scenario_of, title_of
from .standpoint import CHOSEN, DRAWN, Entry, Standpoint
from .story import Sentence
from .travelling import Travelling
from .verdict import UnknownChoice, Verdict
from .why_not import read_move, why_not


class Shared:
    """The scenario and its answers, the players of seats and luck, and the file it is saved in."""

    def __init__(self, performed: Performed[Any] | None = None) -> None:
        self.performed = performed
        self.entries: Mapping[int, Entry] = {}
        """The answers to each question, by its place; the mapping is replaced, never changed."""
        self.luck = DRAWN
        self.players: Mapping[str, str] = {}
        self.name = ""
        """The name of a study without a scenario; if empty, it goes by the name of the game."""
        self.scenario = ""
        """The name of its scenario in the library; empty if it was opened from another file."""
        self.earlier = Earlier()
        """The files that saving may overwrite."""

    def copy(self) -> Shared:
        """A copy for trying things out; it is saved in the same file."""
        other = Shared(self.performed)
        other.__dict__ |= self.__dict__
        return other


class Aside(Record):
    """The place to return to from a line that is only being looked at."""

    timeline: Timeline[Any]
    shown_events: int | None


class Session(Travelling):
    """A place in a game, and a viewer. A refused move changes nothing."""

    def __init__(self, timeline: Timeline[Any], performed: Performed[Any] | None = None) -> None:
        self.timeline = timeline
        self.shared = Shared(performed)
        self.shown_events = None
        self.seen_by: str | None = None
        self._viewer = ALL_SEEING.value
        self._language = "en"
        self._aside: Aside | None = None
        self._here: Standpoint | None = None

    def beside(self) -> Session:
        """Another place in the same game: moves and answers made in one are there in both."""
        other = copy(self)
        other.timeline, other._aside = self.home.beside(), None
        return other

    def apart(self) -> Session:
        """An independent copy for trying things out."""
        other = self.beside()
        other.timeline, other.shared = other.timeline.copy(), self.shared.copy()
        return other

    # -- the standpoint

    @property
    def here(self) -> Standpoint:
        """The current standpoint as a frozen value, from which everything shown is made."""
        if self._here and self._here.at not in self.timeline.nodes:
            self.shown_events = None
        made = self._standpoint()
        if self._here is None or not _same(self._here, made):
            self._here = made
        return self._here

    def _standpoint(self) -> Standpoint:
        shared, home = self.shared, self.home
        performed = shared.performed
        if performed and performed.tree is not home.tree:
            shared.performed = performed = performed.on(home.tree)

        def standing(timeline: Timeline[Any], shown: int | None, home: Any = None) -> Standpoint:
            return Standpoint(
                tree=timeline.tree,
                at=timeline.at,
                shown_events=shown,
                viewer=self._viewer,
                language=self._language,
                seen_by=self.seen_by,
                luck=shared.luck,
                players=shared.players,
                performed=performed,
                entries=shared.entries,
                name=shared.name,
                home=home,
                restorable=timeline.pruned > 0,
            )

        if self._aside is None:
            return standing(self.timeline, self.shown_events)
        left = standing(self._aside.timeline, self._aside.shown_events)
        return standing(self.timeline, self.shown_events, left)

    @property
    def home(self) -> Timeline[Any]:
        """The timeline of the study itself, even while another line is being looked at."""
        return self._aside.timeline if self._aside else self.timeline

    # -- what a reader asks most of where one stands

    @property
    def title(self) -> str:
        return self.here.title

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.here.seat_names

    @property
    def step(self) -> int:
        """The number of moves from the start to this position."""
        return self.here.step

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.here.state

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """The events of the move that led here, as the viewer saw them."""
        return self.here.events

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The events of this step as sentences."""
        return self.here.story

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves as texts, or a useful part of them."""
        return self.here.legal_moves

    @property
    def winners(self) -> tuple[str, ...]:
        """Those who have won, once the game is over."""
        return self.here.winners

    # -- settings

    @property
    def viewer(self) -> str:
        """The viewer: a seat's name, `spectator`, `to-act` or `all-seeing`."""
        return self._viewer

    @viewer.setter
    def viewer(self, name: str) -> None:
        self._viewer = self.here.check_viewer(name)

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = check_language(language)

    @property
    def luck(self) -> str:
        """The way luck is decided: `drawn` by the seed or `chosen` by hand."""
        return self.shared.luck

    @luck.setter
    def luck(self, way: str) -> None:
        self.shared.luck = check_luck(way)

    @property
    def players(self) -> dict[str, str]:
        """The player of each seat: `hand`, or a player of the game such as `random`."""
        return {name: self.shared.players.get(name, BY_HAND) for name in self.here.seat_names}

    @players.setter
    def players(self, chosen: Mapping[str, str]) -> None:
        self.shared.players = dict(self.check_players(chosen))

    def check_players(self, chosen: Mapping[str, str]) -> Mapping[str, str]:
        kinds, seats = player_kinds(self.here), self.here.seat_names
        if not isinstance(chosen, Mapping):
            raise UnknownChoice(f"players are given by seat, not as {quoted(chosen)}")
        for seat, kind in chosen.items():
            if seat not in seats:
                raise UnknownChoice(f"nobody is called {quoted(seat)}: {', '.join(seats)}")
            if kind not in kinds:
                raise UnknownChoice(
                    f"{quoted(kind)} can't play {seat}; these can: {', '.join(kinds)}"
                )
        return chosen

    # -- playing

    def why_not(self, move: str | Move[Any]) -> Verdict:
        """Return whether a move can be made here, and if not, every reason with its rule."""
        return why_not(self.here, move)

    def play(self, move: str | Move[Any]) -> tuple[Sentence, ...]:
        """Make a move; luck drawn by the seed and seats that play themselves follow at once.

        A viewer can only make the moves it may see: to play for several seats, look as `to-act` or
        `all-seeing`.
        """
        number = self.make(move)
        let_others_play(self)
        return self.told_since(number)

    def make(self, move: str | Move[Any]) -> int:
        """Make a move, with the luck that the seed draws after it; return the node it leads to."""
        number = self.timeline.play(read_move(self.here, move)).number
        self.shown_events = None
        draw_on(self)
        return number

    def make_forced(self) -> int:
        """Make the only legal move as long as there is one, in this round and of this kind."""
        here = self.here
        if len(here.moves) != 1:
            raise UnknownChoice(here.phrase("play.on.refused"))
        number = self.make(here.moves[0])
        while len(self.here.moves) == 1 and _same_stage(here, self.here):
            self.make(self.here.moves[0])
        return number

    def told_since(self, number: int) -> tuple[Sentence, ...]:
        """The sentences from a node of this line to the one at hand."""
        here = self.here
        numbers = [node.number for node in here.path]
        after = numbers[numbers.index(number) :] if number in numbers else ()
        return tuple(each for number in after for each in here.story_of(number))

    def draw(self) -> tuple[Sentence, ...]:
        """Let the seed decide what luck brings here."""
        self.timeline.draw()
        self.shown_events = None
        return self.here.story

    # -- looking at another line

    def look_aside(self, moves: Sequence[Move[Any]], start: int | None = None) -> None:
        """Show a line of moves from a node, at its first move; `come_back` returns from it."""
        self.come_back()
        begin = self.timeline.at if start is None else start
        scratch = Timeline.in_tree(self.timeline.tree, begin)
        for move in moves:
            scratch.play(move)
        scratch.promote(scratch.at)
        scratch.go(scratch.path()[len(scratch.path(begin))].number)
        self._aside = Aside(self.timeline, self.shown_events)
        self.timeline, self.shown_events = scratch, None

    def come_back(self) -> None:
        if self._aside is not None:
            self.timeline, self.shown_events = self._aside.timeline, self._aside.shown_events
            self._aside = None

    # -- saving

    def save(self, path: str | Path) -> Path:
        """Save the study to a .toml file, all its secrets included; `open_session` reads it."""
        return self.shared.earlier.save(to_path(path), scenario_of(self.here))

    def code(self) -> str:
        """The study as a short text for a chat, with all its secrets and its seed."""
        here = self.here
        here.check_all_seeing("keep.refused")
        return study_code(self.home, title_of(here))

    def to_text(self) -> str:
        """The board, the choices and the story of this step, as plain text."""
        return board_text(self.here)

    def __repr__(self) -> str:
        return kept_text(self.here)


def _same_stage(one: Standpoint, other: Standpoint) -> bool:
    """Return whether the same is to be done in the same round."""
    teaching = one.game.teaching
    return all(
        ask(one.whole_state) == ask(other.whole_state)
        for ask in (teaching.prompt, teaching.chapter)
    )


def check_luck(way: str) -> str:
    if way not in (DRAWN, CHOSEN):
        raise UnknownChoice(f"luck can't be {quoted(way)}; it is {DRAWN!r} or {CHOSEN!r}")
    return way


def _same(one: Standpoint, other: Standpoint) -> bool:
    """Return whether two standpoints are made of the same values."""
    mine, theirs = vars(one), vars(other)
    return all(
        _same(mine[name], theirs[name])
        if isinstance(mine[name], Standpoint) and isinstance(theirs[name], Standpoint)
        else mine[name] is theirs[name] or mine[name] == theirs[name]
        for name in Standpoint.__dataclass_fields__
    )


def session_from_code(code: str) -> Session:
    """A session on the study in a study code, at its start."""
    decoded = read_code(code, find_game)
    session = Session(decoded.timeline)
    session.shared.name = decoded.title
    return session


def new_session(
    game: str,
    /,
    players: int | tuple[str, ...] | None = None,
    seed: int | str | None = 0,
    **options: object,
) -> Session:
    """A session on a new game, set up by the seed; None picks a random secret seed."""
    found = find_game(game)
    players = usual_players(found) if players is None else players
    session = Session(Timeline(found, found.setup(players, **options), _seed(seed)))
    while session.here.to_act == CHANCE:
        session.draw()
    return session


def _seed(seed: int | str | None) -> int | str:
    """The seed, or a new random one for None: knowing the seed is knowing what luck will bring."""
    return token_hex() if seed is None else seed


def position_session(
    game: str, position: str, seed: int | str | None = 0, **options: object
) -> Session:
    """A session on a position written by hand."""
    found = find_game(game)
    start = found.read_position(position, make_options(found.option_type, options))
    return Session(Timeline(found, start, _seed(seed)))
