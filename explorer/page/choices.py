"""The choices of a step: moves as buttons, or a move composed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import CHANCE, NOBODY, Composition, Move, Part, Refusal
from engine.core.record import WholeRecord, replace

from ..draw.icons import ICONS
from ..lessons.open_questions import answered_by_moves, withholds_moves
from ..lessons.shown_question import Question, looked_at, shown_question
from ..session.standpoint import Standpoint
from ..session.story import Told, reasons
from ..session.why_not import told_reasons
from .look import Look

HOTKEYS = "1234567890"

Does = Literal["play", "answer", "draw", "pick", "start", "choose", "edit"]


class Item(WholeRecord):
    """A button that plays a move or picks a part of one."""

    do: Does
    value: str
    text: str
    icon: str = ""
    hot: str = ""
    target: str = ""
    why: str = ""
    taken: bool = False


class Slot(WholeRecord):
    value: str
    text: str
    icon: str = ""


class Choices(WholeRecord):
    heading: str
    sub: str = ""
    who: str = ""
    items: tuple[Item, ...] = ()
    slots: tuple[Slot, ...] = ()
    places: int = 0
    """The number of slots that a whole move fills; 0 if that is open."""
    lay: str = ""
    ready: bool = False
    refusal: tuple[Told, ...] = ()
    nearest: tuple[Item, ...] = ()
    """The moves offered in place of a refused one."""
    asked: Question | None = None
    notice: str = ""
    withheld: str = ""
    """The reason why no moves are offered while a question is open that they would give away."""
    aside: bool = False
    """True while a line is only being looked at."""
    instead: str = ""
    """The answer that the line shows the consequences of."""
    by_hand: bool = False
    """True if a click on the board chooses what to edit."""


def choices(here: Standpoint, look: Look, drawn: Sequence[str]) -> Choices:
    """The choices of this standpoint; `drawn` are the keys of the board, which may be answers."""
    words = load_messages("explorer", here.language)
    heading, sub = _prompt(here, words)
    refusal = told_reasons(here, look.refusal)
    asked = None if here.curtained else shown_question(here, look.answer, drawn)
    shown = Choices(heading, sub, refusal=refusal, asked=asked, notice=look.notice)
    if look.tried:
        offered = tuple(Item("play", each.move, each.label) for each in look.tried.nearest)
        shown = replace(shown, nearest=offered)
    if here.home:
        said = looked_at(here, look.answer) if look.answer else ""
        return replace(shown, heading=words.phrase("aside.title"), sub="", aside=True, instead=said)
    if here.curtained or here.between_events:
        return shown
    if not here.sees_choices:
        return replace(shown, notice=look.notice or words.phrase("choices.unseen"))
    if withholds_moves(here):
        whose = _whose(here, words)
        return replace(shown, heading=whose, sub="", withheld=words.phrase("choices.withheld"))
    composition = here.compose(look.picked)
    if composition is None:
        return replace(shown, who=here.actor, items=_items(here))
    return replace(
        shown,
        who=here.actor,
        items=_parts(here, look, composition),
        slots=_slots(here, look, composition),
        places=composition.places,
        lay=words.phrase("choices.lay"),
        ready=composition.move is not None and composition.refusal is None,
    )


def _prompt(here: Standpoint, words: Messages) -> tuple[str, str]:
    speaker = here.game.words.speaker(here.state, here.language)
    key = here.game.teaching.prompt(here.whole_state)
    seat = here.to_act
    name = "" if seat in (CHANCE, NOBODY) else speaker.messages.word(here.actor)
    phrases = speaker.messages.phrases
    heading = phrases.get(key, words.phrase("acts")).format(name=name)
    return heading, phrases.get(f"{key}.sub", "")


def _whose(here: Standpoint, words: Messages) -> str:
    """The heading that says whose decision it is, and nothing about the choices."""
    if here.to_act in (CHANCE, NOBODY):
        return words.phrase("luck.acts")
    names = here.game.words.speaker(here.state, here.language).messages
    return words.phrase("acts").format(name=names.word(here.actor))


def _items(here: Standpoint) -> tuple[Item, ...]:
    game, state = here.game, here.whole_state
    legal = _whole(here, here.moves)
    if here.to_act == CHANCE:
        words = load_messages("explorer", here.language)
        return (Item("draw", "", words.phrase("choices.draw"), hot="0"), *legal)
    if here.to_act == NOBODY:
        return ()
    refused = [
        Item(
            _way(here),
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
            icon=_icon(game.board.sign(move, state)),
            target=game.board.target(move, state),
            why=_why(here, game.refusal(state, move)),
        )
        for move in game.teaching.temptations(state)
    ]
    return (*legal, *refused)


def _way(here: Standpoint) -> Literal["play", "answer"]:
    """The effect of a click on a move: it answers if a question asks for a move, else it plays."""
    return "answer" if answered_by_moves(here) else "play"


def _whole(here: Standpoint, moves: Sequence[Move[Any]], first: int = 0) -> tuple[Item, ...]:
    """A button for each move, with hotkeys counted from `first`."""
    game, state = here.game, here.whole_state
    return tuple(
        Item(
            _way(here),
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
            icon=_icon(game.board.sign(move, state)),
            hot=HOTKEYS[place] if place < len(HOTKEYS) else "",
            target=game.board.target(move, state),
        )
        for place, move in enumerate(moves, first)
    )


def _why(here: Standpoint, refusal: Refusal | None) -> str:
    if refusal is None:
        return ""
    told = reasons(here.game, refusal, here.whole_state, here.language)
    return " ".join(plain(each.segments) for each in told)


def _parts(here: Standpoint, look: Look, composition: Composition[Any]) -> tuple[Item, ...]:
    parts = tuple(
        Item(
            "pick",
            part.key,
            _word(here, part),
            icon=_icon(part.sign or part.key),
            hot=_part_key(composition, place),
            target=part.target,
            why=_taken(here, look, part) or _why(here, part.refusal),
            taken=bool(_taken(here, look, part)),
        )
        for place, part in enumerate(composition.parts)
    )
    after = len(HOTKEYS) if _numbered(composition) else len(parts)
    return (*parts, *_whole(here, composition.otherwise, after))


def _numbered(composition: Composition[Any]) -> bool:
    """Return whether the parts are numbers, so that a digit key means the number itself."""
    return any(part.key.isdigit() for part in composition.parts)


def _part_key(composition: Composition[Any], place: int) -> str:
    """The hotkey of a part: by its place, or the digit itself if the parts are numbers."""
    if _numbered(composition):
        digit = composition.parts[place].key
        return digit if digit in HOTKEYS and len(digit) == 1 else ""
    return HOTKEYS[place] if place < len(HOTKEYS) else ""


def _taken(here: Standpoint, look: Look, part: Part) -> str:
    """The short note on a part that is already picked; a click on it tells the rule."""
    if part.key not in look.picked or part.refusal is None:
        return ""
    phrase = load_messages("explorer", here.language).phrase("choices.taken")
    return phrase.format(place=look.picked.index(part.key) + 1)


def _slots(here: Standpoint, look: Look, composition: Composition[Any]) -> tuple[Slot, ...]:
    parts = {part.key: part for part in composition.parts}
    picked = [parts.get(key, Part(key)) for key in look.picked]
    return tuple(Slot(part.key, _word(here, part), _icon(part.sign or part.key)) for part in picked)


def _word(here: Standpoint, part: Part) -> str:
    """The words for a part: what it means, its key as a word, or the key itself."""
    speaker = here.game.words.speaker(here.whole_state, here.language)
    if part.meant is not None:
        return plain(speaker.value(type(part.meant), part.meant))
    return speaker.messages.words.get(part.key, part.key)


def _icon(key: str) -> str:
    return key if key in ICONS else ""
