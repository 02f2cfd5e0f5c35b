"""`Standpoint`: everything that determines what is shown, stored or judged.

A standpoint never changes. To see what another viewer sees, or another step, make another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from engine.core.bounds import MOST_NAME, check_text, quoted
from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import load_messages
from engine.core.moves import CHANCE, NOBODY, Composition, Move, Seat
from engine.core.performing import Performed
from engine.core.play import replay
from engine.core.record import Record
from engine.core.rulebook import Rule, RuleId
from engine.core.sight import ALL_SEEING, SPECTATOR, Onlooker, Viewer
from engine.core.translating import said
from engine.core.tree import START, Node, Tree

from ..text.house_rules import house_line, in_this_game
from .story import Sentence, story
from .verdict import NotTold, UnknownViewer

TO_ACT = "to-act"
DRAWN, CHOSEN = "drawn", "chosen"


class Entry(Record):
    """The answers given to a question so far: all of them in order, and the wrong ones.

    A question is open until it is answered right (`done`) or its answer is shown. One that was
    shown comes back once, at the end of the lesson.
    """

    given: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    done: bool = False
    hinted: bool = False
    shown: bool = False
    """True while the answer stands there to be read; False again once the question comes back."""
    kept: bool = False
    """True once an answer to a hand-out is kept; only the teacher can judge it."""
    back_after: int | None = None
    """The number of wrong answers given before the question came back; None if it did not."""

    @property
    def closed(self) -> bool:
        return self.done or self.shown or self.kept

    @property
    def waiting(self) -> bool:
        """Return whether the question has yet to come back."""
        return self.shown and not self.done and self.back_after is None

    @property
    def ever_shown(self) -> bool:
        return self.shown or self.back_after is not None

    @property
    def tried(self) -> int:
        """The number of wrong answers since the question was asked or came back."""
        return len(self.wrong) - (self.back_after or 0)

    @property
    def first_try(self) -> bool:
        return self.done and not self.wrong and not self.ever_shown


@dataclass(frozen=True, eq=False)
class Standpoint:
    """A step of a tree, its viewer and their language, and the answers given so far."""

    tree: Tree[Any]
    at: int = START
    shown_events: int | None = None
    """The number of events shown of the move that led here; None shows them all."""
    viewer: str = ALL_SEEING.value
    """The viewer: a seat's name, `spectator`, `to-act` or `all-seeing`."""
    language: str = "en"
    seen_by: str | None = None
    """The seat that has confirmed it is at the shared screen; None if no seat has to."""
    luck: str = DRAWN
    players: Mapping[str, str] = field(default_factory=dict)
    """The players of the seats that nobody plays by hand."""
    performed: Performed[Any] | None = None
    """The scenario that the tree grew from."""
    entries: Mapping[int, Entry] = field(default_factory=dict)
    """The answers to each question of the scenario, by its place among them."""
    name: str = ""
    """The name of a study without a scenario; if empty, it goes by the name of the game."""
    home: Standpoint | None = None
    """The standpoint to return to from a line that is only being looked at."""
    restorable: bool = False
    """True if something was deleted that can be brought back."""

    # -- the place

    @property
    def game(self) -> Game[Any]:
        return self.tree.game

    @property
    def node(self) -> Node[Any]:
        return self.tree.nodes[self.at]

    @cached_property
    def path(self) -> tuple[Node[Any], ...]:
        """The positions from the start to this one."""
        return self.tree.path(self.at)

    @cached_property
    def line(self) -> tuple[Node[Any], ...]:
        """The path to this position and its main continuation, to the end."""
        return self.tree.line(self.at)

    @property
    def step(self) -> int:
        """The number of moves from the start to this position."""
        return len(self.path) - 1

    @cached_property
    def on_main_line(self) -> bool:
        return self.tree.on_main_line(self.at)

    @property
    def shown(self) -> int:
        """The number of events shown of the move that led here."""
        return len(self.node.events) if self.shown_events is None else self.shown_events

    @property
    def place(self) -> tuple[int, int]:
        """The node at hand, and the number of its events that are shown."""
        return self.at, self.shown

    @property
    def between_events(self) -> bool:
        """Return whether the move that led here is shown only in part."""
        return self.shown_events is not None

    # -- the viewer

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        state = self.node.state
        return tuple(
            self.game.board.seat_name(state, seat) for seat in self.game.board.seats(state)
        )

    @property
    def viewers(self) -> tuple[str, ...]:
        return (SPECTATOR.value, *self.seat_names, TO_ACT, ALL_SEEING.value)

    def check_viewer(self, name: str) -> str:
        if name not in self.viewers:
            raise UnknownViewer(
                f"{quoted(name)} can't look on; these can: {', '.join(self.viewers)}"
            )
        return name

    @cached_property
    def sight(self) -> Viewer:
        """The viewer's sight at this step: a seat's, or a spectator's behind the curtain."""
        if self.viewer == TO_ACT:
            seat = self.to_act
            return SPECTATOR if seat in (CHANCE, NOBODY) or self.curtained else seat
        if self.viewer in self.seat_names:
            return Seat(self.seat_names.index(self.viewer))
        return Onlooker(self.viewer)

    @property
    def curtained(self) -> bool:
        """Return whether the seat to act has yet to confirm that it is at the shared screen."""
        if self.viewer != TO_ACT or self.seen_by is None or self.to_act in (CHANCE, NOBODY):
            return False
        return self.seen_by != self.actor

    def check_all_seeing(self, refused: str) -> None:
        """Refuse, with this phrase, to tell everything to a viewer who does not see everything."""
        if self.sight is not ALL_SEEING:
            raise NotTold(self.phrase(refused))

    # -- the position

    @cached_property
    def whole_state(self) -> Any:
        """The position with all its secrets, after the events that are shown."""
        node = self.node
        if self.shown_events is None or node.move is None:
            return node.state
        before = self.tree.node(node.parent).state
        return replay(before, node.events[: self.shown_events])

    @cached_property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.game.sight.observe(self.whole_state, self.sight)

    @cached_property
    def before(self) -> Any | None:
        """The position before the move that led here, as the viewer sees it; None at the start."""
        if self.node.move is None:
            return None
        return self.game.sight.observe(self.tree.node(self.node.parent).state, self.sight)

    @cached_property
    def to_act(self) -> Seat:
        return self.game.rules.to_act(self.whole_state)

    @property
    def actor(self) -> str:
        """The name of the seat to act; `luck`, or `nobody` once the game is over."""
        seat = self.to_act
        if seat in (CHANCE, NOBODY):
            return "luck" if seat == CHANCE else "nobody"
        return self.seat_names[seat]

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.seat_names[seat] for seat in self.game.rules.winners(self.whole_state))

    @cached_property
    def events(self) -> tuple[Event[Any], ...]:
        """The shown events of the move that led here, as the viewer saw them."""
        shown = self.node.events[: self.shown_events]
        return tuple(self.game.sight.witness(event, self.sight) for event in shown)

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The events of this step as sentences."""
        return self.story_of(self.at, self.shown_events)

    def story_of(self, number: int, shown: int | None = None) -> tuple[Sentence, ...]:
        """The events of a step as sentences: all of them, or the first `shown`."""
        node = self.tree.node(number)
        return story(self.game, node.events[:shown], node.state, self.sight, self.language)

    # -- choices

    @cached_property
    def sees_choices(self) -> bool:
        """Return whether the viewer may know the legal moves here."""
        return self.sees_choices_of(self.whole_state)

    def sees_choices_of(self, position: Any) -> bool:
        """Return whether the viewer may know the legal moves of a position.

        An all-seeing viewer may, and the seat to act. Everybody may if the moves tell no secret, or
        once the game is over.
        """
        acting = self.game.rules.to_act(position)
        if self.sight is ALL_SEEING or acting in (self.sight, NOBODY):
            return True
        return self.game.sight.open_choice(position)

    @cached_property
    def moves(self) -> tuple[Move[Any], ...]:
        """The legal moves of the seat to act, or a useful part of them.

        There are none between the events of a move, on a line that is only being looked at, or for
        a viewer who may not know them: legal moves tell what somebody has. The moves of luck are
        listed only while luck is chosen by hand.
        """
        if self.between_events or self.home or not self.sees_choices:
            return ()
        by_luck = self.to_act == CHANCE and self.luck != CHOSEN
        return () if by_luck else self.game.rules.options(self.whole_state)

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves as texts."""
        return tuple(self.game.notation.move_text(move, self.whole_state) for move in self.moves)

    def compose(self, chosen: tuple[str, ...]) -> Composition[Any] | None:
        """The move composed so far from the parts chosen; None if moves are picked whole."""
        if chosen not in self._composed:
            seen = self.sees_choices
            self._composed[chosen] = (
                self.game.board.compose(self.whole_state, chosen) if seen else None
            )
        return self._composed[chosen]

    @cached_property
    def _composed(self) -> dict[tuple[str, ...], Composition[Any] | None]:
        """The answers that `compose` has given, by the parts chosen."""
        return {}

    # -- in words

    @property
    def title(self) -> str:
        if self.performed:
            return self.say(self.performed.scenario.title)
        return self.name or self.game.words.speaker(None, self.language).messages.word("title")

    @property
    def sealed(self) -> bool:
        """Return whether this is a hand-out, which tells no answers."""
        return self.performed is not None and bool(self.performed.scenario.handout)

    @cached_property
    def house_rules(self) -> str:
        """Return the line that names the house rules of this game; empty if there are none."""
        return house_line(self.game, self.node.state.options, self.language)

    def say(self, text: str) -> str:
        """A text of the scenario in the reader's language, or as written if untranslated."""
        return said(self.performed.scenario, text, self.language) if self.performed else text

    def phrase(self, key: str) -> str:
        """A phrase of the explorer in the reader's language."""
        return load_messages("explorer", self.language).phrase(key)

    def rule(self, rule: str) -> Rule:
        """A rule as the rulebook has it, and what is otherwise in this game."""
        name = RuleId(check_text(rule, "the id of a rule", MOST_NAME))
        found = {name: self.game.words.rulebook(self.language).rule(name)}
        return in_this_game(self.game, self.node.state.options, found, self.language)[name]

    # -- other standpoints

    def at_node(self, number: int) -> Standpoint:
        """The same viewer at another node of the tree."""
        return replace(self, at=self.tree.node(number).number, shown_events=None)

    def stored(self) -> Standpoint:
        """The standpoint for pages that are stored or shown to anybody.

        It has no curtain, so `to-act` sees no secret there. Every question is still open, and a
        line that was only being looked at is left.
        """
        here = self.home or self
        viewer = SPECTATOR.value if self.viewer == TO_ACT else self.viewer
        return replace(here, viewer=viewer, language=self.language, entries={})
