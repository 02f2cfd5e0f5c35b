"""The page of a study at one step: board, choices and story as plain data."""

from __future__ import annotations

from engine.core.messages import plain
from engine.core.nearest import concerned
from engine.core.record import WholeRecord, replace
from engine.core.tree import START

from ..draw.drawing import NO_MARKS, Cell, Drawing, Marks
from ..draw.piece import Piece
from ..lessons.kinds import kind_of
from ..lessons.kinds.judgement import Answer
from ..lessons.open_questions import withholds_moves
from ..session.standpoint import Standpoint
from ..session.story import Told
from .board import drawing
from .choices import Choices, choices
from .look import Look
from .score import Reckoning, reckoning
from .story import told_story


class Board(WholeRecord):
    width: int
    height: float
    pieces: tuple[Piece | int, ...]
    """The pieces; stored pages share theirs and name each by its number."""
    cells: tuple[Cell, ...]


class Page(WholeRecord):
    at: int
    shown: int
    step: int
    steps: int
    last: bool
    on_main: bool
    sub: str
    house: str
    """The house rules that the game is played by, if there are any."""
    comment: str
    label: str
    boards: tuple[Board, ...]
    choices: Choices
    story: tuple[Told, ...]
    score: Reckoning | None = None
    curtain: str = ""
    intro: str = ""
    """The scenario's introduction, at its start."""
    said: str = ""
    turn: int = 0
    """A counter by which the browser can tell whether its panel belongs to this page."""


def page(here: Standpoint, look: Look, widths: tuple[int, ...]) -> tuple[Page, tuple[Drawing, ...]]:
    """The page and its drawings; a curtain hides what only the seat to act may see."""
    drawings = tuple(draw(here, look, width) for width in widths)
    told = told_story(here)
    shown = Page(
        at=here.at,
        shown=here.shown,
        step=here.step,
        steps=len(here.line) - 1,
        last=not here.node.children,
        on_main=here.on_main_line,
        sub=status(here),
        house=here.house_rules,
        comment=here.say(here.node.comment),
        label=drawings[0].label,
        boards=tuple(Board(d.width, d.height, d.pieces, d.cells) for d in drawings),
        choices=choices(here, look, tuple(cell.key for cell in drawings[0].cells)),
        story=told,
        score=reckoning(here),
        curtain=here.actor if here.curtained else "",
        intro=_intro(here),
        said=" ".join("".join(text for text, _ in each.segments) for each in told if each.now),
    )
    return shown, drawings


def _intro(here: Standpoint) -> str:
    if here.performed is None or here.home or here.at != START:
        return ""
    return here.say(here.performed.scenario.text).strip()


def draw(here: Standpoint, look: Look, width: int) -> Drawing:
    """The board with its targets, a judged answer, or the pieces in the way of a refused move."""

    def marks(shown: tuple[str, ...]) -> Marks:
        found = _wanted(here, look, shown).on(shown)
        if look.refusal and not found.refused:
            return replace(found, refused=(here.actor,)).on(shown)
        return found

    return drawing(here, width, marks)


def _wanted(here: Standpoint, look: Look, shown: tuple[str, ...]) -> Marks:
    if here.home or not (look.answer or look.refusal):
        return _targets(here, look)
    return _judged(here, look.answer, shown) if look.answer else _in_the_way(here, look)


def _in_the_way(here: Standpoint, look: Look) -> Marks:
    """The pieces that a refused move is about, and the targets that are possible instead."""
    assert look.refusal is not None
    found = concerned(here.game, here.node.state, look.refusal)
    refused = look.tried.pieces if look.tried else found
    targets = _targets(here, look)
    legal = tuple(key for key in targets.legal if key not in refused)
    return replace(targets, refused=refused, legal=legal)


def status(here: Standpoint) -> str:
    speaker = here.game.words.speaker(here.state, here.language)
    template = speaker.messages.phrase(here.game.teaching.status(here.state))
    return plain(speaker.sentence(template, here.state))


def _targets(here: Standpoint, look: Look) -> Marks:
    """The keys of the board that can be clicked to make a move."""
    if here.curtained or withholds_moves(here):
        return NO_MARKS
    legal = [here.game.board.target(move, here.whole_state) for move in here.moves]
    chosen: list[str] = []
    if composition := here.compose(look.picked):
        legal += [part.target for part in composition.parts if part.refusal is None]
        chosen += [part.target for part in composition.parts if part.key in look.picked]
    return Marks(
        legal=tuple(dict.fromkeys(key for key in legal if key and key not in chosen)),
        chosen=tuple(dict.fromkeys(key for key in chosen if key)),
    )


def _judged(here: Standpoint, answer: Answer, shown: tuple[str, ...]) -> Marks:
    """The true answer and a wrong one."""
    found = kind_of(answer.asked).on_board(here, answer, shown)
    return Marks(right=found.right, wrong=found.wrong)
