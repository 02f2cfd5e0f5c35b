"""Where somebody stands in a game under study: all that is shown, stored or judged depends on it.

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

from .story import Sentence, story
from .verdict import NotTold, UnknownViewer

TO_ACT = "to-act"
DRAWN, CHOSEN = "drawn", "chosen"


class Entry(Record):
    """What was answered to a question so far: all of it in order, and what of it was wrong."""

    given: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    done: bool = False
    hinted: bool = False


@dataclass(frozen=True, eq=False)
class Standpoint:
    """A step of a tree, who looks at it in which language, and what they have answered."""

    tree: Tree[Any]
    at: int = START
    shown_events: int | None = None
    """How many events of the move that led here are shown; None shows them all."""
    viewer: str = ALL_SEEING.value
    """Who looks: a seat's name, `spectator`, `to-act` or `all-seeing`."""
    language: str = "en"
    seen_by: str | None = None
    """Which seat at one screen says to be there; None where nobody is asked to."""
    luck: str = DRAWN
    players: Mapping[str, str] = field(default_factory=dict)
    """Who plays the seats that nobody plays by hand."""
    performed: Performed[Any] | None = None
    """The scenario that the tree grew from."""
    entries: Mapping[int, Entry] = field(default_factory=dict)
    """What was answered to each question of the scenario, by its place among them."""
    name: str = ""
    """What a study without a scenario is called; empty for the name of the game."""
    home: Standpoint | None = None
    """Where a line is left again that is only looked at."""
    restorable: bool = False
    """Whether something was deleted that can be brought back."""

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
        """The path to this position and on to the end."""
        return self.tree.line(self.at)

    @property
    def step(self) -> int:
        """How many moves lead from the start to this position."""
        return len(self.path) - 1

    @cached_property
    def on_main_line(self) -> bool:
        return self.tree.on_main_line(self.at)

    @property
    def shown(self) -> int:
        """How many events of the move that led here are shown."""
        return len(self.node.events) if self.shown_events is None else self.shown_events

    @property
    def place(self) -> tuple[int, int]:
        """The node at hand, and how many of its events are shown."""
        return self.at, self.shown

    @property
    def between_events(self) -> bool:
        """Whether the move that led here is shown only in part."""
        return self.shown_events is not None

    # -- who looks

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
        """Whose eyes the viewer has at this step; behind the curtain, a spectator's."""
        if self.viewer == TO_ACT:
            seat = self.to_act
            return SPECTATOR if seat in (CHANCE, NOBODY) or self.curtained else seat
        if self.viewer in self.seat_names:
            return Seat(self.seat_names.index(self.viewer))
        return Onlooker(self.viewer)

    @property
    def curtained(self) -> bool:
        """Two people at one screen: a seat's secrets are hidden until it says that it is there."""
        if self.viewer != TO_ACT or self.seen_by is None or self.to_act in (CHANCE, NOBODY):
            return False
        return self.seen_by != self.actor

    def check_all_seeing(self, refused: str) -> None:
        """Refuse, by a phrase, what tells everything to who does not see everything."""
        if self.sight is not ALL_SEEING:
            raise NotTold(self.phrase(refused))

    # -- the position

    @cached_property
    def whole_state(self) -> Any:
        """The position with all its secrets, as far as the events of the move are shown."""
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
        """The position before the move that led here, as the viewer sees it."""
        if self.node.move is None:
            return None
        return self.game.sight.observe(self.tree.node(self.node.parent).state, self.sight)

    @cached_property
    def to_act(self) -> Seat:
        return self.game.rules.to_act(self.whole_state)

    @property
    def actor(self) -> str:
        """Who is to act, by name; `luck`, or `nobody` once the game is over."""
        seat = self.to_act
        if seat in (CHANCE, NOBODY):
            return "luck" if seat == CHANCE else "nobody"
        return self.seat_names[seat]

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.seat_names[seat] for seat in self.game.rules.winners(self.whole_state))

    @cached_property
    def events(self) -> tuple[Event[Any], ...]:
        """What the move that led here brought about, as the viewer saw it."""
        shown = self.node.events[: self.shown_events]
        return tuple(self.game.sight.witness(event, self.sight) for event in shown)

    @property
    def story(self) -> tuple[Sentence, ...]:
        """The events of this step as sentences."""
        return self.story_of(self.at, self.shown_events)

    def story_of(self, number: int, shown: int | None = None) -> tuple[Sentence, ...]:
        """The events of a step as sentences, all of them or the first ones."""
        node = self.tree.node(number)
        return story(self.game, node.events[:shown], node.state, self.sight, self.language)

    # -- what may be done

    @cached_property
    def sees_choices(self) -> bool:
        """Whether the viewer may know what can be done here."""
        return self.sees_choices_of(self.whole_state)

    def sees_choices_of(self, position: Any) -> bool:
        """Whether the viewer may know what can be done in a position.

        Who sees everything may, and the seat that is to act; where the choices tell no secret, and
        once the game is over, everybody may.
        """
        acting = self.game.rules.to_act(position)
        if self.sight is ALL_SEEING or acting in (self.sight, NOBODY):
            return True
        return self.game.sight.open_choice(position)

    @cached_property
    def moves(self) -> tuple[Move[Any], ...]:
        """The legal moves of who is to act, or a useful part of them.

        There are none between the events of a move, nor on a line that is only looked at, and none
        for others to see: what can be done tells what somebody has. What luck may bring is chosen
        by hand only.
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
        """How a move is put together from the parts chosen; None where moves are picked whole."""
        if chosen not in self._composed:
            seen = self.sees_choices
            self._composed[chosen] = (
                self.game.board.compose(self.whole_state, chosen) if seen else None
            )
        return self._composed[chosen]

    @cached_property
    def _composed(self) -> dict[tuple[str, ...], Composition[Any] | None]:
        """What `compose` has answered, by what was chosen."""
        return {}

    # -- in words

    @property
    def title(self) -> str:
        if self.performed:
            return self.say(self.performed.scenario.title)
        return self.name or self.game.words.speaker(None, self.language).messages.word("title")

    def say(self, text: str) -> str:
        """Return a text of the scenario in the reader's language, as far as it is translated."""
        return said(self.performed.scenario, text, self.language) if self.performed else text

    def phrase(self, key: str) -> str:
        """Return a phrase of the explorer in the reader's language."""
        return load_messages("explorer", self.language).phrase(key)

    def rule(self, rule: str) -> Rule:
        name = check_text(rule, "the id of a rule", MOST_NAME)
        return self.game.words.rulebook(self.language).rule(RuleId(name))

    # -- other standpoints

    def at_node(self, number: int) -> Standpoint:
        """The same viewer at another node of the tree."""
        return replace(self, at=self.tree.node(number).number, shown_events=None)

    def stored(self) -> Standpoint:
        """The standpoint for what is stored or shown to anybody.

        Nobody is asked to look away from it, so who is to act sees no secret there. Every question
        is still open, and a line that is only looked at is left.
        """
        here = self.home or self
        viewer = SPECTATOR.value if self.viewer == TO_ACT else self.viewer
        return replace(here, viewer=viewer, language=self.language, entries={})
