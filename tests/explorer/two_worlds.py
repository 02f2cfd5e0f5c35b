"""Everything that a study shows its viewer: traits, outputs, exports, answers and refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.record import to_json, to_plain
from engine.core.timeline import Timeline
from explorer.export.animation import animated
from explorer.export.export import to_html
from explorer.export.pictures import picture
from explorer.session.plain import kept_text
from explorer.session.session import Session
from explorer.widget.study import Study

from .test_studies import intend

SHORTEST, LONGEST = 12, 30
PROBES = 12
NAMELESS = ("layout", "ack", "intents", "tooltip")
SEEDS = ("one secret seed", "another secret seed")

Perceived = Iterator[tuple[str, object]]


class Worlds(NamedTuple):
    """Two lines of moves that a seat can't tell apart, and that end where somebody chooses."""

    game: Game[Any]
    start: Any
    seat: Seat
    lines: tuple[tuple[Move[Any], ...], tuple[Move[Any], ...]]

    def studies(self, viewer: str) -> list[Study]:
        """Both worlds, shown and stored as all-seeing before the viewer comes."""
        return [self._study(*world, viewer) for world in zip(self.lines, SEEDS, strict=True)]

    def _study(self, moves: Sequence[Move[Any]], seed: str, viewer: str) -> Study:
        timeline = Timeline(self.game, self.start, seed)
        for move in moves:
            timeline.play(move)
        study = Study(Session(timeline))
        study._repr_mimebundle_()
        intend(study, ("play", "nonsense"), ("tool", "keep"), ("code", ""))
        study.viewer = viewer
        return study

    def probes(self) -> list[str]:
        """Moves to try: what can be done in either world, and what was done in them."""
        found: dict[str, None] = {}
        for moves in self.lines:
            state = _after(self.game, self.start, moves)
            tried = (
                *self.game.rules.options(state),
                *self.game.teaching.temptations(state),
                *moves,
            )
            found |= dict.fromkeys(self.game.notation.move_text(move, state) for move in tried)
        rng = Random("probes")
        return ["no move", *rng.sample([*found], min(PROBES, len(found)))]


def _after(game: Game[Any], state: Any, moves: Sequence[Move[Any]]) -> Any:
    for move in moves:
        state, _ = game.play(state, move)
    return state


def worlds(game: Game[Any], seat: Seat, acting: bool) -> Worlds:
    """Two worlds for a seat, at its own choice or at somebody else's, if possible a secret one."""
    start = state = game.setup(max(game.player_counts))
    rng = Random(f"{game.name} {seat} {acting}")
    moves: list[Move[Any]] = []
    found: Worlds | None = None
    while len(moves) < LONGEST:
        mover = game.rules.to_act(state)
        assert mover != NOBODY
        moves.append(
            game.rules.chance(state).sample(rng) if mover == CHANCE else game.sample(state, rng)
        )
        state, _ = game.play(state, moves[-1])
        mover = game.rules.to_act(state)
        if mover in (CHANCE, NOBODY) or (mover == seat) != acting or len(moves) < SHORTEST:
            continue
        other = game.sight.another_world(start, moves, seat, rng)
        if _after(game, start, other) != state:
            found = Worlds(game, start, seat, (tuple(moves), other))
            if not game.sight.open_choice(state):
                return found
    assert found, "no two worlds were found"
    return found


def perceived(study: Study, probes: Sequence[str], elsewhere: Sequence[str]) -> Perceived:
    """Everything about a study that reaches its viewer, by name.

    `elsewhere` are keys of the board to point at, also such as the viewer does not see.
    """
    session = study.session
    yield from _traits(study)
    bundle: Any = study._repr_mimebundle_()
    yield "output", {kind: data for kind, data in bundle[0].items() if "widget" not in kind}
    yield from _traits(study)
    yield "repr", (repr(study), repr(session), kept_text(session.here), study.to_text())
    yield "position", to_json((study.state, session.here.before, study.events))
    yield "story", [str(sentence) for sentence in study.story]
    yield "options", (study.legal_moves, session.here.moves, session.here.compose(()))
    yield "page to take along", to_html(session.here)
    yield "picture", picture(session.here)
    yield "moving picture", animated(session.here)
    for probe in probes:
        for ask in (study.why_not, study.attempt):
            yield f"{ask.__name__} {probe}", _answer(ask, probe)
    yield from _answers(study, probes, elsewhere)


def _traits(study: Study, *names: str) -> Perceived:
    for name in names or [each for each in study.keys if each[0] != "_"]:
        if name not in NAMELESS:
            yield name, to_plain(getattr(study, name))


def _answer(ask: Callable[[str], object], probe: str) -> str:
    try:
        return str(ask(probe))
    except ValueError as error:
        return f"{type(error).__name__}: {error}"


def _answers(study: Study, probes: Sequence[str], elsewhere: Sequence[str]) -> Perceived:
    """Yield what the page answers to intents that change no position, whoever may send them."""
    told = study.session.here.sees_choices
    legal = set(study.legal_moves) if told else set()
    shown = Random("keys").sample([*elsewhere], min(PROBES, len(elsewhere)))
    parts = study.session.here.compose(())
    picked = [part.key for part in parts.parts] if parts else ["1", "shoot", "card 5"]
    for intent in [
        *(("play", probe) for probe in probes if probe not in legal and not _made(study, probe)),
        *(("point", key) for key in shown),
        *((do, key) for key in picked for do in ("pick", "unpick")),
        *(("lay", ""), ("answer", "5"), ("hint", ""), ("instead", ""), ("come_back", "")),
        *(("tool", "notes"), ("tool", "keep"), ("code", ""), ("save", "secret.toml")),
        *(("tool", "rules"), ("tool", "readings"), ("tool", "readings")),
        *(() if told else (("tool", "what_if"), ("turn_over", ""), ("tool", "what_if"))),
        *(("luck", "chosen"), ("draw", ""), ("luck", "drawn"), ("set", "model=bluff")),
        *(("back", ""), ("step_by", "event"), ("back", ""), ("forward", ""), ("forward", "")),
        *(("first", ""), ("step_by", "move"), ("last", ""), ("language", "ko")),
    ]:
        intend(study, intent)
        for name, value in _traits(study, "page", "track", "panel", "tools", "stills", "frames"):
            yield f"{name} after {intent}", value


def _made(study: Study, probe: str) -> bool:
    """Return whether a move can be made that is not among the options: what it brings is news."""
    return _answer(lambda move: study.why_not(move).legal, probe) == "True"
