"""A study: the interactive board in a notebook, bound to the rules.

from explorer import new_game, study

study("GAME/SCENARIO")
game = new_game("GAME", players=4, seed=7)
game.play("a move in words")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import traitlets

from engine.core.bounds import MOST_LISTED, MOST_NAME, check_size, check_text, quoted
from engine.core.messages import load_messages
from engine.core.moves import IllegalMove
from engine.core.record import from_json, replace, to_plain
from engine.core.rulebook import check_language

from ..draw.drawing import check_width
from ..export.frames import Frames
from ..files.packing import pack
from ..lessons.lesson import open_session
from ..page.look import Look
from ..page.page import Page, page
from ..page.scripts import loader
from ..page.tools import KEEP, Kit, Tools
from ..page.track import Track, track
from ..page.words import Fixed, fixed
from ..panels import has_panel
from ..panels.panel import Panel
from ..session.session import Session, check_luck, new_session, session_from_code
from ..session.session import position_session as _position_session
from ..session.verdict import UnknownChoice
from .intents import Intent, Stale, number, pair, read_intent, refuse
from .notices import notice
from .one_at_a_time import RefusedTrait, in_turn
from .outputs import Keepsake, Kept, keepsake
from .picking import attempted, lay, pick, point, unpick
from .unhurried import Unhurried


@in_turn
class Study(Unhurried, Kept):
    """A game on the board. What can be clicked can be called, and both ways the traits follow."""

    _esm = loader()

    step = traitlets.Int(0).tag(sync=True)
    viewer = traitlets.Unicode("all-seeing").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    luck = traitlets.Unicode("drawn").tag(sync=True)
    step_by = traitlets.Unicode("move").tag(sync=True)
    players: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True, holds=dict[str, str])

    fixed = traitlets.Dict().tag(sync=True, to_json=pack, holds=Fixed)
    stills = traitlets.Dict().tag(sync=True, to_json=pack, holds=dict[str, str])
    track = traitlets.Dict().tag(sync=True, to_json=pack, holds=Track)
    page = traitlets.Dict().tag(sync=True, to_json=pack, holds=Page)
    panel = traitlets.Dict().tag(sync=True, to_json=pack, holds=Panel, or_nothing=True)
    tools = traitlets.Dict().tag(sync=True, to_json=pack, holds=Tools)
    frames = traitlets.Dict().tag(sync=True, to_json=pack, holds=Frames, or_nothing=True)
    intents: traitlets.List[Any] = traitlets.List().tag(sync=True, holds=tuple[Intent, ...])
    ack = traitlets.Dict().tag(sync=True, holds=dict[str, int])

    def __init__(self, session: Session) -> None:
        self.session = session
        session.seen_by = ""
        self.look = Look()
        self._widths: dict[str, int] = {}
        self._busy = False
        self._turn = 0
        """Counts what was shown, so that a page can tell whether its panel is still the old one."""
        self._settings: dict[str, str] = {}
        self.kit = Kit()
        self._former: Session | None = None
        super().__init__()
        self._fix()
        self.show(self.look)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._store()
        return super()._repr_mimebundle_(**options)

    def kept(self, with_pictures: bool) -> Keepsake:
        return keepsake(self.session.here, with_pictures)

    def _catch_up(self) -> None:
        self._write_outputs()
        super()._catch_up()

    # -- traits, set from either side

    @traitlets.validate("viewer", "language", "luck", "step_by", "step", "players")
    def _check(self, proposal: Any) -> Any:
        try:
            self._try_out(proposal["trait"].name, proposal["value"])
        except ValueError as error:
            raise RefusedTrait(str(error)) from None
        return proposal["value"]

    def _try_out(self, name: str, value: Any) -> None:
        if name == "step":
            self._node_at(value)
        elif name == "step_by":
            if value not in ("move", "event"):
                raise UnknownChoice(f"step_by can't be {quoted(value)}; it is 'move' or 'event'")
        else:
            self._would_take(name, value)

    def _would_take(self, name: str, value: Any) -> None:
        """Refuse a value that the session would refuse."""
        if name == "viewer":
            self.session.here.check_viewer(value)
        elif name == "language":
            check_language(value)
        elif name == "luck":
            check_luck(value)
        else:
            self.session.check_players(value)

    @traitlets.observe("viewer", "language", "luck", "step_by", "step", "players")
    def _follow(self, change: Any) -> None:
        if self._busy:
            return
        name, value = change["name"], change["new"]
        if name == "step":
            self.session.go(self._node_at(value))
        elif name != "step_by":
            setattr(self.session, name, value)
        if name == "viewer":
            self.session.seen_by = ""
        if name == "language":
            self._fix()
            self.show(replace(self.look, notice=""))
            return
        if name == "players" and not self.session.node.children:
            self.session.shown_events, self.others_play = None, True
        self.show(Look())

    @contextmanager
    def _setting(self) -> Iterator[None]:
        """While traits are set to what the session already is."""
        before, self._busy = self._busy, True
        try:
            with self.hold_sync():
                yield
        finally:
            self._busy = before

    def _node_at(self, step: int) -> int:
        line = self.session.here.line
        if not 0 <= step < len(line):
            raise UnknownChoice(
                f"there is no step {step}; this line has steps 0 to {len(line) - 1}"
            )
        return line[step].number

    # -- intents of the page

    @traitlets.observe("intents")
    def _obey_all(self, change: Any) -> None:
        """Answer each intent once, in the order in which its page sent it."""
        for plain in change["new"]:
            intent = read_intent(plain)
            if intent and intent.number > self.ack.get(intent.view, 0):
                with self.hold_sync():
                    try:
                        self._answer(intent)
                    finally:
                        self.ack = {**self.ack, intent.view: intent.number}

    def _answer(self, intent: Intent) -> None:
        try:
            self._obey(intent)
        except IllegalMove as error:
            tried = attempted(self, intent)
            self.show(replace(self.look, refusal=error.refusal, tried=tried, notice=""))
        except (ValueError, OSError) as error:
            said = notice(error, intent, self.session)
            self.look = replace(self.look, refusal=None, tried=None)
            self.notify(said, kept=intent.do in KEEPING)

    def notify(self, said: str, kept: bool = True) -> None:
        """Say something beside the choices, or in the box for keeping where it is about that."""
        if kept and self.kit.open == KEEP:
            self.kit = replace(self.kit, said=said)
            self.show(replace(self.look, notice=""))
        else:
            self.show(replace(self.look, notice=said))

    def _obey(self, intent: Intent) -> None:
        if intent.do in MADE_ON_A_POSITION and intent.at != self._position:
            words = load_messages("explorer", self.language)
            raise Stale(words.phrase("stale"))
        if intent.do not in OBEY:
            raise refuse(intent)
        OBEY[intent.do](self, intent)

    @property
    def _position(self) -> tuple[int, int]:
        return self.session.here.place

    def lift_curtain(self) -> None:
        """Who is to act says to be there: show what they may see."""
        self.session.seen_by = self.session.here.actor
        self.show(self.look)

    def _seat(self, seat: str, kind: str) -> None:
        self.players = {**self.session.players, seat: kind}

    def _resize(self, view: str, width: int) -> None:
        self._widths.pop(view, None)
        if width:
            self._widths[view] = check_width(width)
        self.show(self.look)

    # -- showing

    def _fix(self) -> None:
        self.fixed = to_plain(fixed(self.session.here))

    def show(self, look: Look) -> None:
        """Show the session as it is, and after the turn what takes longer to work out."""
        self.look = look
        self._refresh()
        self._shown += 1
        self.keep()

    def _refresh(self) -> None:
        session = self.session
        if session.here.curtained:
            session.seen_by = ""
            self.look = Look(notice=self.look.notice)
        here = session.here
        shown, drawings = page(here, self.look, self._drawn_for)
        with self._setting():
            self._forget()
            self.stills = {str(drawing.width): drawing.still for drawing in drawings}
            self.track = to_plain(track(here))
            self._turn += has_panel(here)
            self.page = to_plain(replace(shown, turn=self._turn))
            self.step = here.step

    def _set(self, key: str, value: str) -> None:
        """Set something about the game's own panel."""
        check_text(key + value, "a setting", MOST_NAME)
        check_size(self._settings, "a panel", MOST_LISTED, "settings")
        self._settings[key] = value
        self.show(self.look)

    def open_tool(self, name: str) -> None:
        """Open one of the tools beside the board, or close it where it is open."""
        self.kit = replace(self.kit, open="" if name == self.kit.open else name)
        self.show(self.look)

    def turn_over(self) -> None:
        """Show the next boards of what if."""
        step = self.session.here.at
        turned = self.kit.turned + 1 if self.kit.step == step else 1
        self.kit = replace(self.kit, turned=turned, step=step)
        self.show(self.look)

    def show_code(self) -> None:
        """Show the code of the study in the page, once."""
        self.kit = replace(self.kit, code=self.session.code())
        self.show(self.look)

    def take(self, session: Session) -> None:
        """Show another study instead; `take_back` returns to this one."""
        if self.session.viewer in session.here.viewers:
            session.viewer = self.session.viewer
        self._put(session)

    def take_back(self) -> None:
        """Return to the study that was shown before another one was taken."""
        if self._former is None:
            raise UnknownChoice("no other study was shown here before")
        self._put(self._former)

    def _put(self, session: Session) -> None:
        self._former, former = self.session, self.session
        session.language, session.luck = former.language, former.luck
        self.session, session.seen_by = session, ""
        self.kit = replace(self.kit, back=True)
        with self._setting():
            self.viewer, self.players = session.viewer, session.players
        self._fix()
        self.show(Look())


MADE_ON_A_POSITION = frozenset(
    {"play", "pick", "unpick", "lay", "answer", "draw", "point"}
    | {"comment", "rename", "mark", "unmark", "promote", "delete"}
)

KEEPING = frozenset({"code", "take", "take_back", "save", "open"})

OBEY: Mapping[str, Callable[[Study, Intent], object]] = {
    "play": lambda study, intent: study.play(intent.value),
    "pick": lambda study, intent: pick(study, intent.value),
    "unpick": lambda study, _: unpick(study),
    "point": lambda study, intent: point(study, intent.value),
    "lay": lambda study, _: lay(study),
    "draw": lambda study, _: study.draw(),
    "answer": lambda study, intent: study.answer(intent.value),
    "hint": lambda study, _: study.hint(),
    "instead": lambda study, _: study.show_instead(),
    "come_back": lambda study, _: study.come_back(),
    "tool": lambda study, intent: study.open_tool(intent.value),
    "turn_over": lambda study, _: study.turn_over(),
    "comment": lambda study, intent: study.comment(intent.value),
    "rename": lambda study, intent: study.rename(intent.value),
    "mark": lambda study, intent: study.mark(*from_json(intent.value, tuple[str, str])),
    "unmark": lambda study, _: study.unmark(),
    "promote": lambda study, _: study.promote(),
    "delete": lambda study, _: study.delete(),
    "restore": lambda study, _: study.restore(),
    "code": lambda study, _: study.show_code(),
    "take": lambda study, intent: study.take(session_from_code(intent.value)),
    "take_back": lambda study, _: study.take_back(),
    "save": lambda study, intent: save_here(study, intent.value),
    "open": lambda study, intent: study.take(open_session(intent.value)),
    "go": lambda study, intent: study.go(number(intent.value, "a step")),
    "back": lambda study, _: study.back(),
    "forward": lambda study, _: study.forward(),
    "first": lambda study, _: study.first(),
    "last": lambda study, _: study.last(),
    "main": lambda study, _: study.main_line(),
    "viewer": lambda study, intent: setattr(study, "viewer", intent.value),
    "language": lambda study, intent: setattr(study, "language", intent.value),
    "luck": lambda study, intent: setattr(study, "luck", intent.value),
    "step_by": lambda study, intent: setattr(study, "step_by", intent.value),
    "player": lambda study, intent: study._seat(*pair(intent.value)),
    "set": lambda study, intent: study._set(*pair(intent.value)),
    "ready": lambda study, _: study.lift_curtain(),
    "width": lambda study, intent: study._resize(intent.view, number(intent.value, "a width")),
}


def save_here(study: Study, name: str) -> None:
    study.session.here.check_all_seeing("keep.refused")
    study.notify(study.session.here.phrase("keep.saved").format(file=study.save(name)))


def from_code(code: str) -> Study:
    """A study that somebody sent as a code."""
    return Study(session_from_code(code))


def study(scenario: str | Path) -> Study:
    """A study of a scenario that comes along, by name, or of a .toml file of your own."""
    return Study(open_session(scenario))


def new_game(
    game: str,
    /,
    players: int | tuple[str, ...] | None = None,
    seed: int | str | None = 0,
    **options: object,
) -> Study:
    """A new game on the board, set up by the seed; for four, or as many as can play it.

    Who knows the seed can set up the same game and see what luck brings: None takes a new one,
    which nobody sees.
    """
    return Study(new_session(game, players, seed, **options))


def from_position(game: str, position: str, seed: int | str | None = 0, **options: object) -> Study:
    """A game that begins from a position in the game's notation."""
    return Study(_position_session(game, position, seed, **options))
