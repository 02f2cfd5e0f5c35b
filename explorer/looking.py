"""Who looks on at a position, and what they may know of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from engine.core.bounds import quoted
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.play import replay
from engine.core.sight import ALL_SEEING, SPECTATOR, Onlooker, Viewer

from .travelling import Travelling
from .verdict import NotTold, UnknownViewer

TO_ACT = "to-act"


class Looking(Travelling):
    """A place in a timeline, and somebody who looks on."""

    _viewer: str
    seen_by: str | None
    """Who of the seats at one screen says to be there; None where nobody is asked to."""

    @property
    def game(self) -> Game[Any]:
        return self.timeline.game

    # -- who looks

    @property
    def seat_names(self) -> tuple[str, ...]:
        state = self.timeline.state
        return tuple(
            self.game.board.seat_name(state, seat) for seat in self.game.board.seats(state)
        )

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

    # -- the position at hand

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
        return self.game.sight.observe(self.whole_state, self.sight)

    @property
    def before(self) -> Any | None:
        """The position before the move that led here, as the viewer sees it."""
        if self.node.move is None:
            return None
        return self.game.sight.observe(self.timeline.node(self.node.parent).state, self.sight)

    @property
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
    def events(self) -> tuple[Event[Any], ...]:
        """What the move that led here brought about, as the viewer saw it."""
        shown = self.node.events[: self.shown_events]
        return tuple(self.game.sight.witness(event, self.sight) for event in shown)

    # -- what they may know

    @property
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

    def check_all_seeing(self, refused: str) -> None:
        """Refuse, by a phrase, what tells everything to who does not see everything."""
        if self.sight is not ALL_SEEING:
            raise NotTold(self.phrase(refused))

    @abstractmethod
    def phrase(self, key: str) -> str:
        """A phrase of the explorer in the reader's language."""
