"""What a study shows at one step: the board, the choices and the story, as plain data."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import CHANCE, NOBODY, Composition, Refusal
from engine.core.record import Record, WholeRecord, replace
from engine.core.rulebook import RuleId
from engine.core.scenario import Question

from .draw.boards import board
from .draw.drawing import Cell, Drawing, Marks
from .draw.icons import ICONS
from .draw.words import load_words
from .session import Session
from .story import Sentence, reasons

HOTKEYS = "1234567890"
STORY_LENGTH = 9


class Feedback(WholeRecord):
    """The answer given to a question: what was said, whether it is right, what is true."""

    given: str
    right: bool
    truth: str


class Look(Record):
    """What a study remembers beside the session: pieces picked, a refusal, an answer."""

    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    notice: str = ""
    feedback: Feedback | None = None
    asked: int = 0
    """How many questions of this step have been answered right, before the one asked now."""
    curtain: bool = False


class Item(WholeRecord):
    """A button: play a move or pick a part of one."""

    do: str
    value: str
    text: str
    icon: str = ""
    hot: str = ""
    target: str = ""
    why: str = ""
    taken: bool = False
    secret: bool = False


class Slot(WholeRecord):
    text: str
    icon: str = ""


class Told(WholeRecord):
    """A sentence of the story, at a step."""

    step: int
    event: int
    segments: tuple[tuple[str, str], ...]
    rules: tuple[RuleId, ...]
    now: bool = False


class Asked(WholeRecord):
    ask: str
    hint: str
    buttons: tuple[tuple[str, str], ...]
    feedback: Feedback | None
    said: str


class Choices(WholeRecord):
    heading: str
    sub: str = ""
    who: str = ""
    items: tuple[Item, ...] = ()
    slots: tuple[Slot, ...] = ()
    lay: str = ""
    ready: bool = False
    refusal: tuple[Told, ...] = ()
    asked: Asked | None = None
    notice: str = ""


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
    curtain: str = ""
    said: str = ""


def page(session: Session, look: Look, widths: tuple[int, ...]) -> tuple[Page, tuple[Drawing, ...]]:
    """The page and its drawings; a curtain hides what the seat to act may see."""
    drawings = tuple(draw(session, look, width) for width in widths)
    line = session.timeline.line()
    told = _story(session)
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
    targets = (session.game.target(move, session.whole_state) for move in session.moves)
    return Marks(legal=tuple(dict.fromkeys(key for key in targets if key)))


def _judged(feedback: Feedback, shown: set[str]) -> Marks:
    """The true answer and a wrong one, as far as the board shows them."""
    wrong = () if feedback.right else (feedback.given,)
    return Marks(
        right=tuple(key for key in (feedback.truth,) if key in shown),
        wrong=tuple(key for key in wrong if key in shown),
    )


# -- story


def _story(session: Session) -> tuple[Told, ...]:
    """The last sentences up to here; those of the current step are marked."""
    told: list[Told] = []
    for node in reversed(session.timeline.path()):
        current = node.number == session.node.number
        shown = session.shown if current else None
        step = [
            _told(sentence, node.number, current)
            for sentence in session.story_of(node.number, shown)
        ]
        told = step + told
        if len(told) >= STORY_LENGTH:
            break
    return tuple(told[-max(STORY_LENGTH, sum(each.now for each in told)) :])


def _told(sentence: Sentence, step: int, now: bool = False) -> Told:
    segments = tuple((segment.text, segment.piece) for segment in sentence.segments)
    return Told(step, sentence.event, segments, sentence.rules, now)


# -- choices


def choices(session: Session, look: Look) -> Choices:
    words = load_messages("explorer", session.language)
    heading, sub = _prompt(session, words)
    refusal = _refusal(session, look)
    asked = _asked(session, look, words)
    shown = Choices(heading, sub, refusal=refusal, asked=asked, notice=look.notice)
    if look.curtain or session.between_events:
        return shown
    composition = session.compose(look.picked)
    if composition is None:
        return replace(shown, who=session.actor, items=_items(session))
    return replace(
        shown,
        who=session.actor,
        items=_parts(session, look, composition),
        slots=_slots(session, look),
        lay=words.phrase("choices.lay"),
        ready=composition.move is not None and composition.refusal is None,
    )


def _prompt(session: Session, words: Messages) -> tuple[str, str]:
    speaker = session.game.speaker(session.state, session.language)
    key = session.game.prompt(session.whole_state)
    seat = session.to_act
    name = "" if seat in (CHANCE, NOBODY) else speaker.messages.word(session.actor)
    phrases = speaker.messages.phrases
    heading = phrases.get(key, words.phrase("acts")).format(name=name)
    return heading, phrases.get(f"{key}.sub", "")


def _items(session: Session) -> tuple[Item, ...]:
    game, state = session.game, session.whole_state
    legal = [
        Item(
            "play",
            game.move_text(move, state),
            plain(game.label(move, state, session.language)),
            hot=HOTKEYS[place] if place < len(HOTKEYS) else "",
            target=game.target(move, state),
        )
        for place, move in enumerate(session.moves)
    ]
    if session.to_act == CHANCE:
        words = load_messages("explorer", session.language)
        return (Item("draw", "", words.phrase("choices.draw"), hot="0"), *legal)
    if session.to_act == NOBODY:
        return ()
    refused = [
        Item(
            "play",
            game.move_text(move, state),
            plain(game.label(move, state, session.language)),
            target=game.target(move, state),
            why=_why(session, game.refusal(state, move)),
        )
        for move in game.temptations(state)
    ]
    return (*legal, *refused)


def _why(session: Session, refusal: Refusal | None) -> str:
    if refusal is None:
        return ""
    told = reasons(session.game, refusal, session.whole_state, session.language)
    return " ".join(plain(each.segments) for each in told)


def _parts(session: Session, look: Look, composition: Composition[Any]) -> tuple[Item, ...]:
    words = load_messages(session.game.package, session.language)
    return tuple(
        Item(
            "pick",
            part.key,
            words.words.get(part.key, part.key),
            icon=part.key if part.key in ICONS else "",
            hot=HOTKEYS[place] if place < len(HOTKEYS) else "",
            why=_taken(session, look, part.key) or _why(session, part.refusal),
            taken=part.key in look.picked,
        )
        for place, part in enumerate(composition.parts)
    )


def _taken(session: Session, look: Look, key: str) -> str:
    """Where a part stands that is picked already, in short; a click on it tells the rule."""
    if key not in look.picked:
        return ""
    phrase = load_messages("explorer", session.language).phrase("choices.taken")
    return phrase.format(place=look.picked.index(key) + 1)


def _slots(session: Session, look: Look) -> tuple[Slot, ...]:
    words = load_messages(session.game.package, session.language)
    return tuple(
        Slot(words.words.get(key, key), key if key in ICONS else "") for key in look.picked
    )


def _refusal(session: Session, look: Look) -> tuple[Told, ...]:
    if look.refusal is None:
        return ()
    told = reasons(session.game, look.refusal, session.whole_state, session.language)
    return tuple(_told(sentence, session.node.number) for sentence in told)


def _asked(session: Session, look: Look, words: Messages) -> Asked | None:
    if not session.questions or look.curtain:
        return None
    question: Question = session.questions[look.asked]
    phrases = session.game.speaker(None, session.language).messages.phrases
    buttons = tuple(
        (key.removeprefix("place."), phrase)
        for key, phrase in phrases.items()
        if key.startswith("place.") and question.piece
    )
    said = ""
    if look.feedback:
        key = "question.right" if look.feedback.right else "question.wrong"
        truth = phrases.get(f"place.{look.feedback.truth}", look.feedback.truth)
        said = words.phrase(key).format(answer=truth)
    return Asked(question.ask, question.hint, buttons, look.feedback, said)
