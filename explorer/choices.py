"""What may be done at a step: moves as buttons, or a move put together piece by piece."""

from __future__ import annotations

from typing import Any

from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import CHANCE, NOBODY, Composition, Refusal
from engine.core.record import WholeRecord, replace

from .asking import Asked, asked_here
from .draw.icons import ICONS
from .look import Look
from .session import Session
from .story import reasons
from .telling import Told, told_refusal

HOTKEYS = "1234567890"


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


def choices(session: Session, look: Look) -> Choices:
    words = load_messages("explorer", session.language)
    heading, sub = _prompt(session, words)
    refusal = told_refusal(session, look)
    asked = asked_here(session, look, words)
    shown = Choices(heading, sub, refusal=refusal, asked=asked, notice=look.notice)
    if look.curtain or session.between_events:
        return shown
    if not session.sees_choices:
        return replace(shown, notice=look.notice or words.phrase("choices.unseen"))
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
            icon=_icon(game.card(move, state)),
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
            icon=_icon(game.card(move, state)),
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
            _word(words, part.key),
            icon=_icon(part.key),
            hot=HOTKEYS[place] if place < len(HOTKEYS) else "",
            target=part.target,
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
    return tuple(Slot(_word(words, key), _icon(key)) for key in look.picked)


def _word(words: Messages, key: str) -> str:
    """A part is called by its word, or by itself where it is a number or a name of its own."""
    return words.words.get(key, key)


def _icon(key: str) -> str:
    return key if key in ICONS else ""
