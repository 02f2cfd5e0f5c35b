"""What every game provides. The kernel, the explorer and the contract tests know games by this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, cast

from .bounds import (
    MOST_LISTED,
    MOST_NAME,
    OutOfBounds,
    check_number,
    check_size,
    check_text,
    printable,
    quoted,
)
from .chance import Chance
from .editing import Edit
from .events import Event
from .messages import Segment, Speaker, load_messages, plain
from .moves import CHANCE, NOBODY, Composition, IllegalMove, Move, Reason, Refusal, Seat
from .notation import NotationError
from .options import make_options
from .play import Play
from .record import Record, RecordError, field_names, from_json, from_plain, to_json
from .rulebook import Rulebook, RuleId, load_rulebook
from .score import Score
from .sight import Viewer

S = TypeVar("S", bound=Record)


class IllegalSetup(ValueError):
    """A set-up, or a position, that the rules refuse; `refusal` holds the reasons."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Game(ABC, Generic[S]):
    """A game: its words, its rules, whose decision it is and what may be done."""

    name: ClassVar[str]
    """The folder of the game in `engine`, and what it is called in files and commands."""
    state_type: ClassVar[type[Record]]
    option_type: ClassVar[type[Record]]
    move_types: ClassVar[tuple[type[Move[Any]], ...]]
    event_types: ClassVar[tuple[type[Event[Any]], ...]]
    reason_types: ClassVar[tuple[type[Reason], ...]]
    edit_types: ClassVar[tuple[type[Edit[Any]], ...]] = ()
    variants: ClassVar[frozenset[str]] = frozenset()
    """The options that are other games by the rulebook, not readings of what it leaves open."""
    rules: ClassVar[tuple[RuleId, ...]]
    rules_without_effect: ClassVar[Mapping[RuleId, str]]
    """Rules that no event or refusal can carry, and the test that asserts each."""
    player_counts: ClassVar[range]
    seat_names: ClassVar[tuple[str, ...]]
    """Whom a player can be, in the order in which seats are filled by default."""

    # -- set-up

    @abstractmethod
    def prepare(self, names: tuple[str, ...], options: Record) -> S | Refusal:
        """The position before the first move, with these names in seat order."""

    @abstractmethod
    def invalid(self, state: S) -> Refusal | None:
        """What is impossible about a position that was written by hand."""

    def possible(self, state: S) -> S:
        """The position; refused with every reason if it is impossible."""
        refusal = self.invalid(state)
        if refusal is not None:
            raise IllegalSetup(refusal, self.explain(refusal, state))
        return state

    def setup(self, players: int | Sequence[str], **options: object) -> S:
        """A new game for so many players, or for players of these names in seat order."""
        chosen = make_options(self.option_type, options)
        state = self.prepare(self._named(players), chosen)
        if isinstance(state, Refusal):
            raise IllegalSetup(state, self.explain(state))
        return state

    def _named(self, players: object) -> tuple[str, ...]:
        """The names in seat order; of a number of players, those usual here."""
        if isinstance(players, int) and not isinstance(players, bool):
            check_number(players, "the number of players", -MOST_LISTED, MOST_LISTED)
            names = self.seat_names[: max(players, 0)]
            return names + ("",) * (players - len(names))
        if not isinstance(players, list | tuple):
            raise OutOfBounds(f"players are a number or a list of names, not {quoted(players)}")
        check_size(players, "a game", MOST_LISTED, "players")
        names = tuple(check_text(name, "the name of a player", MOST_NAME) for name in players)
        if not all(map(str.strip, names)):
            raise ValueError("a player has an empty name; give every player one")
        return names

    # -- a position set up by hand

    def blank(self, options: Record) -> S:
        """A table with as little on it as can be, to begin from."""
        state = self.prepare(self.seat_names[: self.player_counts[0]], options)
        if isinstance(state, Refusal):
            raise IllegalSetup(state, self.explain(state))
        return state

    def edits(self, state: S, chosen: str) -> tuple[Edit[S], ...]:
        """What can be done by hand with a place or a piece of the board; empty, with the table."""
        return ()

    # -- play

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """Whose decision it is: a seat, CHANCE, or NOBODY once the game is over."""

    @abstractmethod
    def options(self, state: S) -> tuple[Move[S], ...]:
        """The legal moves of a seat, or a useful part of them where `lists_all` is false."""

    @abstractmethod
    def chance(self, state: S) -> Chance[S]:
        """What luck may bring, when luck is to act."""

    @abstractmethod
    def winners(self, state: S) -> tuple[Seat, ...]:
        """Who has won, once the game is over."""

    def side(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Everybody who wins and loses with a seat, each with a name of their own; itself first."""
        return (seat,)

    def lists_all(self, state: S) -> bool:
        """Whether `options` lists every legal move of this position."""
        return True

    def open_choice(self, state: S) -> bool:
        """Whether everybody may know what can be done here: it tells no secret."""
        return False

    def sample(self, state: S, rng: Random) -> Move[S]:
        """A random legal move of who is to act, from all of them."""
        return rng.choice(self.options(state))

    def refusal(self, state: S, move: Move[S]) -> Refusal | None:
        """Why the move can't be made here, or None where it can."""
        if type(move) in self.move_types:
            return move.refusal(state)
        kinds = ", ".join(kind.__name__ for kind in self.move_types)
        raise ValueError(f"{quoted(move)} is no move of {self.name}; its moves are {kinds}")

    def play(self, state: S, move: Move[S]) -> tuple[S, tuple[Event[S], ...]]:
        """The position after the move, and everything that happened on the way."""
        known = type(move) in self.move_types
        refusal = move.refusal(state) if known else self.refusal(state, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.explain(refusal, state))
        play = Play(state)
        move.carry_out(play)
        return play.state, tuple(play.events)

    def compose(self, state: S, chosen: tuple[str, ...]) -> Composition[S] | None:
        """How a move is put together piece by piece; None where moves are picked whole."""
        return None

    def prompt(self, state: S) -> str:
        """What is to be done now, as a key of the game's phrases that may name {name}."""
        return "prompt"

    def status(self, state: S) -> str:
        """How far the game is, as a key of the phrases that may name fields of the state."""
        return "status"

    def chapter(self, state: S) -> int:
        """The round, or what else divides a game; 0 before the first."""
        return 0

    def temptations(self, state: S) -> tuple[Move[S], ...]:
        """Moves that a learner may want to try here, although the rules refuse them."""
        return ()

    def target(self, move: Move[S], state: S) -> str:
        """The place or piece on the board that stands for the move; empty where none does."""
        return ""

    def sign(self, move: Move[S], state: S) -> str:
        """The card that a move plays or what else it does, by the name of an icon; or empty."""
        return ""

    def score(self, state: S) -> Score | None:
        """The final reckoning once the game is over; None where nothing is counted."""
        return None

    def players(self, rng: Random) -> Mapping[str, Callable[[S], Move[S]]]:
        """Who can play a seat in a reader's stead, by name."""
        return {"random": lambda state: self.sample(state, rng)}

    # -- sight

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> S:
        """The position with everything hidden that the viewer may not know."""

    @abstractmethod
    def witness(self, event: Event[S], viewer: Viewer) -> Event[S]:
        """The event with everything hidden that the viewer may not know."""

    @abstractmethod
    def witness_move(self, move: Move[S], state: S, viewer: Viewer) -> Move[S]:
        """The move as the viewer saw it made in this position."""

    @abstractmethod
    def another_world(
        self, start: S, moves: Sequence[Move[S]], seat: Seat, rng: Random
    ) -> tuple[Move[S], ...]:
        """Another line of moves that the seat can't tell from this one, by all it has seen."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """How many pieces of each kind there are, wherever they lie: always the same."""

    # -- text

    @abstractmethod
    def move_text(self, move: Move[S], state: S) -> str: ...

    @abstractmethod
    def read_move(self, text: str, state: S) -> Move[S]:
        """The move that a text names, legal or not."""

    @abstractmethod
    def position_text(self, state: S) -> str: ...

    @abstractmethod
    def parse_position(self, text: str, options: Record | None) -> S:
        """The position that a text describes, possible or not."""

    def read_position(
        self, text: str, options: Record | None = None, *, unfinished: bool = False
    ) -> S:
        """The position of a text; refused where it is impossible, unless it may be unfinished."""
        state = self.parse_position(text, options)
        return state if unfinished else self.possible(state)

    @abstractmethod
    def seat_name(self, state: S, seat: Seat) -> str:
        """Who sits there, as a key of the game's words."""

    @abstractmethod
    def seats(self, state: S) -> tuple[Seat, ...]: ...

    @abstractmethod
    def place_of(self, state: S, piece: str) -> str:
        """Where a piece is, as the key of a place on the board."""

    @abstractmethod
    def places(self, state: S) -> tuple[str, ...]:
        """Where a piece may be now or after a move, as `place_of` names it, likely places last."""

    def aimed_at(self, key: str, state: S) -> Move[S] | None:
        """What somebody may want who points at a place of the board where nothing can be done."""
        return None

    def pointed_at(self, key: str, kind: object, name: str, state: S) -> object | None:
        """What a key of the board stands for as the value of an event, by kind and by name."""
        return None

    def values(self, kind: object, state: S) -> tuple[object, ...]:
        """What comes into question as a value of a kind; empty where that can't be told."""
        return ()

    def to_json(self, state: S) -> str:
        return to_json(state)

    def from_json(self, text: str) -> S:
        """The value of a JSON, be it a position or only what somebody sees of one."""
        return cast(S, from_json(text, self.state_type))

    def read_value(self, plain: object) -> S:
        """The position of a plain value; refused where no text says the same, or as impossible."""
        state = cast(S, from_plain(plain, self.state_type))
        try:
            same = self.parse_position(self.position_text(state), None)
        except (IndexError, NotationError):
            raise RecordError("it names a seat, a place or a number that is not there") from None
        if same != state:
            other = [
                name
                for name in field_names(self.state_type)
                if getattr(same, name) != getattr(state, name)
            ]
            raise RecordError(f"no position has such a value of {', '.join(other)}")
        return self.possible(state)

    def read_move_value(self, plain: object, state: S) -> Move[S]:
        """The move of a plain value, legal or not; refused where no text says the same here."""
        move = from_plain(plain, self.any_move)
        try:
            same = self.read_move(self.move_text(move, state), state)
        except (LookupError, NotationError):
            raise RecordError("it names a seat, a place or a card that is not there") from None
        if same != move:
            raise RecordError(f"it says no more than {quoted(self.move_text(move, state))}")
        return move

    @property
    def any_move(self) -> type[Move[S]]:
        """Any of the moves of the game, as the kind of what is read."""
        return cast(type[Move[S]], reduce(or_, self.move_types))

    # -- words

    @property
    def package(self) -> str:
        return f"engine.{self.name}"

    def rulebook(self, language: str = "en") -> Rulebook:
        return load_rulebook(self.package, language)

    def speaker(self, state: S | None, language: str = "en") -> Speaker:
        def name(seat: Seat) -> str:
            if seat in (CHANCE, NOBODY) or state is None:
                return "nobody"
            return self.seat_name(state, seat)

        def own_name(kind: str, value: object) -> str:
            return self.own_name(kind, value, state)

        return Speaker(load_messages(self.package, language), name, own_name)

    def own_name(self, kind: str, value: object, state: S | None) -> str:
        """What a value is called in a position, behind its kind in the phrases; empty: nothing."""
        return ""

    def place_word(self, place: str, state: S, language: str = "en") -> str:
        """A place that `place_of` names, as a reader would call it."""
        return self.speaker(state, language).messages.phrases.get(f"place.{place}", place)

    def tell(self, event: Event[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """The sentence of an event; empty where the event is not told."""
        if not event.told:
            return ()
        speaker = self.speaker(state, language)
        key = getattr(event, "phrase", type(event).__name__)
        return speaker.sentence(speaker.messages.event(key), event)

    def label(self, move: Move[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """What a button for the move says."""
        speaker = self.speaker(state, language)
        key = getattr(move, "phrase", type(move).__name__)
        return speaker.sentence(speaker.messages.move(key), move)

    def edit_label(self, edit: Edit[S], state: S, language: str = "en") -> tuple[Segment, ...]:
        """What a button for the edit says."""
        speaker = self.speaker(state, language)
        key = getattr(edit, "phrase", type(edit).__name__)
        return speaker.sentence(speaker.messages.phrase(f"edit.{key}"), edit)

    def reason(self, reason: Reason, state: S | None, language: str = "en") -> tuple[Segment, ...]:
        speaker = self.speaker(state, language)
        key = getattr(reason, "phrase", type(reason).__name__)
        return speaker.sentence(speaker.messages.reason(key), reason)

    def explain(self, refusal: Refusal, state: S | None = None, language: str = "en") -> str:
        """A refusal as sentences, each with the rule it rests on."""
        return printable(
            " ".join(
                f"{plain(self.reason(reason, state, language))} [{reason.rule}]"
                for reason in refusal.reasons
            )
        )
