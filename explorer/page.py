"""What a study shows at one step: the board, the choices and the story, as plain data."""

from __future__ import annotations

from functools import partial

from engine.core.messages import plain
from engine.core.record import WholeRecord

from .choices import Choices, choices
from .draw.boards import board
from .draw.drawing import Cell, Drawing, Marks
from .draw.words import load_words
from .look import Feedback, Look
from .reckoning import Reckoning, reckoning
from .session import Session
from .telling import Told, told_story


class Board(WholeRecord):
    width: int
    height: float
    pieces: str
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
    said: str = ""


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
        comment=session.node.comment,
        label=drawings[0].label,
        boards=tuple(Board(d.width, d.height, d.pieces, d.cells) for d in drawings),
        choices=choices(session, look),
        story=told,
        score=reckoning(session),
        curtain=session.actor if look.curtain else "",
        said=" ".join("".join(text for text, _ in each.segments) for each in told if each.now),
    )
    return shown, drawings


def draw(session: Session, look: Look, width: int) -> Drawing:
    drawn = partial(
        board,
        session.game.name,
        session.state,
        width=width,
        words=load_words(session.language),
        last=session.events,
        before=session.before,
    )
    if look.feedback is None:
        return drawn(marks=_targets(session, look))
    return drawn(marks=_judged(look.feedback, {cell.key for cell in drawn().cells}))


def status(session: Session) -> str:
    speaker = session.game.speaker(session.state, session.language)
    template = speaker.messages.phrase(session.game.status(session.state))
    return plain(speaker.sentence(template, session.state))


def _targets(session: Session, look: Look) -> Marks:
    """What a move may be made on by clicking the board."""
    if look.curtain:
        return Marks()
    legal = [session.game.target(move, session.whole_state) for move in session.moves]
    chosen: list[str] = []
    if composition := session.compose(look.picked):
        legal += [part.target for part in composition.parts if part.refusal is None]
        chosen += [part.target for part in composition.parts if part.key in look.picked]
    return Marks(
        legal=tuple(dict.fromkeys(key for key in legal if key and key not in chosen)),
        chosen=tuple(dict.fromkeys(key for key in chosen if key)),
    )


def _judged(feedback: Feedback, shown: set[str]) -> Marks:
    """The true answer and a wrong one, as far as the board shows them."""
    wrong = () if feedback.right else (feedback.given,)
    return Marks(
        right=tuple(key for key in (feedback.truth,) if key in shown),
        wrong=tuple(key for key in wrong if key in shown),
    )
