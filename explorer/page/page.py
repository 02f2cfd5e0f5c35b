"""What a study shows at one step: the board, the choices and the story, as plain data."""

from __future__ import annotations

from engine.core.messages import plain
from engine.core.nearest import concerned
from engine.core.record import WholeRecord, replace
from engine.core.timeline import START

from ..draw.drawing import NO_MARKS, Cell, Drawing, Marks
from ..draw.piece import Piece
from ..lessons.guessing import Guessing
from ..session.session import Session
from .board import drawing, drawn_keys
from .choices import Choices, choices
from .look import Answer, Look
from .score import Reckoning, reckoning
from .story import Told, told_story


class Board(WholeRecord):
    width: int
    height: float
    pieces: tuple[Piece | int, ...]
    """Stored pages share their pieces, and name each by its number."""
    cells: tuple[Cell, ...]


class Page(WholeRecord):
    at: int
    shown: int
    step: int
    steps: int
    last: bool
    on_main: bool
    sub: str
    comment: str
    label: str
    boards: tuple[Board, ...]
    choices: Choices
    story: tuple[Told, ...]
    score: Reckoning | None = None
    curtain: str = ""
    intro: str = ""
    """What a scenario says about itself, at its start."""
    said: str = ""
    turn: int = 0
    """Counts what was shown, so that a page can tell whether its panel is still the old one."""


def page(session: Session, look: Look, widths: tuple[int, ...]) -> tuple[Page, tuple[Drawing, ...]]:
    """The page and its drawings; a curtain hides what the seat to act may see."""
    drawings = tuple(draw(session, look, width) for width in widths)
    line = session.timeline.line()
    told = told_story(session)
    shown = Page(
        at=session.node.number,
        shown=session.shown,
        step=session.step,
        steps=len(line) - 1,
        last=not session.node.children,
        on_main=session.timeline.on_main_line(session.node.number),
        sub=status(session),
        comment=session.say(session.node.comment),
        label=drawings[0].label,
        boards=tuple(Board(d.width, d.height, d.pieces, d.cells) for d in drawings),
        choices=choices(session, look),
        story=told,
        score=reckoning(session),
        curtain=session.actor if look.curtain else "",
        intro=_intro(session),
        said=" ".join("".join(text for text, _ in each.segments) for each in told if each.now),
    )
    return shown, drawings


def _intro(session: Session) -> str:
    if session.performed is None or session.aside or session.node.number != START:
        return ""
    return session.say(session.performed.scenario.text).strip()


def draw(session: Session, look: Look, width: int) -> Drawing:
    """The board with what a click may be made on, an answer judged, or what stands in the way."""
    bare = drawing(session, width)
    shown = {cell.key for cell in bare.cells}
    marks = _wanted(session, look).on(shown)
    if look.refusal and not marks.refused:
        marks = replace(marks, refused=(session.actor,)).on(shown)
    return bare if marks == NO_MARKS else drawing(session, width, marks)


def _wanted(session: Session, look: Look) -> Marks:
    if session.aside or not (look.answer or look.refusal):
        return _targets(session, look)
    return _judged(session, look.answer) if look.answer else _in_the_way(session, look)


def _in_the_way(session: Session, look: Look) -> Marks:
    """What a refused move is about, or else who made it, and what can be done instead."""
    assert look.refusal is not None
    found = concerned(session.game, session.node.state, look.refusal)
    refused = look.tried.pieces if look.tried else found
    targets = _targets(session, look)
    legal = tuple(key for key in targets.legal if key not in refused)
    return replace(targets, refused=refused, legal=legal)


def status(session: Session) -> str:
    speaker = session.game.speaker(session.state, session.language)
    template = speaker.messages.phrase(session.game.status(session.state))
    return plain(speaker.sentence(template, session.state))


def _targets(session: Session, look: Look) -> Marks:
    """What a move may be made on by clicking the board."""
    if look.curtain or session.lesson.withholds:
        return NO_MARKS
    legal = [session.game.target(move, session.whole_state) for move in session.moves]
    chosen: list[str] = []
    if composition := session.compose(look.picked):
        legal += [part.target for part in composition.parts if part.refusal is None]
        chosen += [part.target for part in composition.parts if part.key in look.picked]
    return Marks(
        legal=tuple(dict.fromkeys(key for key in legal if key and key not in chosen)),
        chosen=tuple(dict.fromkeys(key for key in chosen if key)),
    )


def _judged(session: Session, answer: Answer) -> Marks:
    """The true answer and a wrong one."""
    judged = answer.judged
    if answer.asked.question.kind != "predict":
        return NO_MARKS
    guessing, shown = Guessing(session, answer.asked), drawn_keys(session)
    right = tuple(key for key in shown if guessing.meant(key) == judged.truth)
    return Marks(right=right, wrong=() if judged.right else (answer.given,))
