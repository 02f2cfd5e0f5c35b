"""A study: the interactive board in a notebook, bound to the rules.

from explorer import new_game, study

study("GAME/SCENARIO")
game = new_game("GAME", players=4, seed=7)
game.play("a move in words")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from engine.core.messages import load_messages
from engine.core.moves import CHANCE, NOBODY, IllegalMove
from engine.core.record import from_plain, replace, to_plain
from engine.core.rulebook import LANGUAGES

from .draw.figures import FIGURES, pawn
from .draw.icons import ICONS
from .frames import frames
from .intents import Intent, Stale
from .look import Look
from .page import page
from .panels import has_panel, panel
from .panels.panel import Panel, Wanted
from .picking import lay, pick, unpick
from .playing import Playing
from .session import TO_ACT, Session, new_session, open_session
from .session import position_session as _position_session
from .track import track
from .verdict import UnknownChoice
from .widgets import script, style

WIDTH = 752
"""The width that a board is drawn for until a page says how much room it has."""


class Study(Playing, anywidget.AnyWidget):
    """A game on the board. What can be clicked can be called, and both ways the traits follow."""

    _esm = script()
    _css = style()

    step = traitlets.Int(0).tag(sync=True)
    viewer = traitlets.Unicode("all-seeing").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    luck = traitlets.Unicode("drawn").tag(sync=True)
    step_by = traitlets.Unicode("move").tag(sync=True)
    players: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)

    fixed = traitlets.Dict().tag(sync=True)
    stills = traitlets.Dict().tag(sync=True)
    track = traitlets.Dict().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    frames = traitlets.Dict().tag(sync=True)
    intents: traitlets.List[Any] = traitlets.List().tag(sync=True)
    ack = traitlets.Dict().tag(sync=True)

    def __init__(self, session: Session) -> None:
        self.session = session
        self.look = Look()
        self._widths: dict[str, int] = {}
        self._seen_by = ""
        self._busy = False
        self._answering = False
        self._turn = 0
        """Counts what was shown, so that a page can tell whether its panel is still the old one."""
        self._settings: dict[str, str] = {}
        super().__init__()
        self._fix()
        self.show(self.look)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self.frames = to_plain(frames(self.session, WIDTH))
        return super()._repr_mimebundle_(**options)

    # -- traits, set from either side

    @traitlets.validate("viewer", "language", "luck", "step_by", "step", "players")
    def _check(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        if name == "step":
            self._node_at(value)
        elif name == "step_by":
            if value not in ("move", "event"):
                raise UnknownChoice(f"step_by can't be {value!r}; it is 'move' or 'event'")
        else:
            setattr(self.session, name, value)
        return value

    @traitlets.observe("viewer", "language", "luck", "step_by", "step", "players")
    def _follow(self, change: Any) -> None:
        if self._busy:
            return
        if change["name"] == "step":
            self.session.go(self._node_at(change["new"]))
        if change["name"] == "viewer":
            self._seen_by = ""
        if change["name"] == "language":
            self._fix()
        if change["name"] == "players" and not self.session.node.children:
            self.session.let_others_play()
        self.show(Look())

    def _node_at(self, step: int) -> int:
        line = self.session.timeline.line()
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
            intent = from_plain(plain, Intent)
            if intent.number > self.ack.get(intent.view, 0):
                self._answering = True
                with self.hold_sync():
                    self._answer(intent)
                    self.ack = {**self.ack, intent.view: intent.number}
                self._answering = False
                self._refresh_panel()

    def _answer(self, intent: Intent) -> None:
        try:
            self._obey(intent)
        except IllegalMove as error:
            self.show(replace(self.look, refusal=error.refusal, notice=""))
        except ValueError as error:
            self.show(replace(self.look, refusal=None, notice=str(error)))

    def _obey(self, intent: Intent) -> None:
        if intent.do in MADE_ON_A_POSITION and intent.at != self._position:
            words = load_messages("explorer", self.language)
            raise Stale(words.phrase("stale"))
        OBEY[intent.do](self, intent)

    @property
    def _position(self) -> tuple[int, int]:
        return self.session.node.number, self.session.shown

    def _lift_curtain(self) -> None:
        self._seen_by = self.session.actor
        self.show(self.look)

    def _seat(self, seat: str, kind: str) -> None:
        self.players = {**self.session.players, seat: kind}

    def _resize(self, view: str, width: int) -> None:
        if width:
            self._widths[view] = width
        else:
            self._widths.pop(view, None)
        self.show(self.look)

    # -- showing

    def show(self, look: Look) -> None:
        self.look = look
        self._refresh()
        if not self._answering:
            self._refresh_panel()

    def _refresh(self) -> None:
        session = self.session
        curtain = self._curtained
        was = session.viewer
        if curtain:
            session.viewer = "spectator"
        shown, drawings = page(
            session,
            replace(self.look, curtain=curtain),
            tuple(dict.fromkeys(self._widths.values())) or (WIDTH,),
        )
        session.viewer = was
        self._busy = True
        with self.hold_sync():
            self.stills = {str(drawing.width): drawing.still for drawing in drawings}
            self.track = to_plain(track(session.timeline))
            self._turn += has_panel(session)
            self.page = {**to_plain(shown), "turn": self._turn}
            self.step = session.step
        self._busy = False

    def _refresh_panel(self) -> None:
        """After the page has gone out, so that a slow panel keeps nobody waiting."""
        shown = None if self._curtained else self._panel_here()
        self.panel = {**to_plain(shown), "turn": self._turn} if shown else {}

    def _panel_here(self) -> Panel | None:
        session = self.session
        wanted = Wanted(
            session.state,
            session.sight,
            self.look.picked,
            self._settings,
            max(self._widths.values(), default=WIDTH),
            session.language,
        )
        return panel(session, wanted)

    def _set(self, key: str, value: str) -> None:
        """Set something about the game's own panel."""
        self._settings[key] = value
        self.show(self.look)

    @property
    def _curtained(self) -> bool:
        """Two people at one screen: hide the seat's secrets until it says it is there."""
        seat = self.session.to_act
        if self.session.viewer != TO_ACT or seat in (CHANCE, NOBODY):
            return False
        return self._seen_by != self.session.actor

    def _fix(self) -> None:
        """What changes only with the language: words, rules, figures and icons."""
        session, language = self.session, self.language
        words = load_messages("explorer", language)
        names = session.game.speaker(None, language).messages.words
        self.fixed = {
            "title": session.title,
            "language": language,
            "languages": list(LANGUAGES),
            "words": dict(words.phrases),
            "names": {name: names[name] for name in session.seat_names},
            "viewers": list(session.viewers),
            "figures": {name: pawn(name, 1) for name in session.seat_names},
            "letters": {name: FIGURES[name].letter for name in session.seat_names},
            "icons": dict(ICONS),
            "kinds": [
                (kind, words.phrases.get(f"player.{kind}", kind)) for kind in session.player_kinds
            ],
            "rules": to_plain(session.game.rulebook(language).rules),
        }


MADE_ON_A_POSITION = frozenset({"play", "pick", "unpick", "lay", "answer", "draw"})

OBEY: Mapping[str, Callable[[Study, Intent], object]] = {
    "play": lambda study, intent: study.play(intent.value),
    "pick": lambda study, intent: pick(study, intent.value),
    "unpick": lambda study, _: unpick(study),
    "lay": lambda study, _: lay(study),
    "draw": lambda study, _: study.draw(),
    "answer": lambda study, intent: study.answer(intent.value),
    "go": lambda study, intent: study.go(int(intent.value)),
    "back": lambda study, _: study.back(),
    "forward": lambda study, _: study.forward(),
    "first": lambda study, _: study.first(),
    "last": lambda study, _: study.last(),
    "main": lambda study, _: study.main_line(),
    "viewer": lambda study, intent: setattr(study, "viewer", intent.value),
    "language": lambda study, intent: setattr(study, "language", intent.value),
    "luck": lambda study, intent: setattr(study, "luck", intent.value),
    "step_by": lambda study, intent: setattr(study, "step_by", intent.value),
    "player": lambda study, intent: study._seat(*intent.value.split("=")),
    "set": lambda study, intent: study._set(*intent.value.split("=", 1)),
    "ready": lambda study, _: study._lift_curtain(),
    "width": lambda study, intent: study._resize(intent.view, int(intent.value)),
}


def study(scenario: str | Path) -> Study:
    """A study of a scenario that comes along, by name, or of a .toml file of your own."""
    return Study(open_session(scenario))


def new_game(
    game: str, players: int | tuple[str, ...] = 4, seed: int | str = 0, **options: object
) -> Study:
    """A new game on the board, set up by the seed."""
    return Study(new_session(game, players, seed, **options))


def from_position(game: str, position: str, seed: int | str = 0, **options: object) -> Study:
    """A game that begins from a position in the game's notation."""
    return Study(_position_session(game, position, seed, **options))
