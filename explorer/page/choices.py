"""The choices of a step: moves as buttons, or a move composed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from engine.core.messages import Messages, load_messages, plain
from engine.core.moves import CHANCE, NOBODY, Composition, Move, Part, Refusal
from engine.core.record import Record, WholeRecord, replace

from ..draw.icons import ICONS
from ..lessons.open_questions import answered_by_moves, entry_of, withholds_moves
from ..lessons.shown_question import Question, looked_at, shown_question
from ..session.standpoint import Standpoint
from ..session.story import Told, reasons
from ..session.why_not import Attempt, told_reasons
from .look import Look
from .moves.outlook import brief, tells_outlook, then
from .moves.refused import Barred, Refused, grouped
from .moves.rows import Chip, rows_of, shares_a_verb

HOTKEYS = "1234567890"

Does = Literal["play", "answer", "draw", "pick", "start", "choose", "edit"]


class Item(WholeRecord):
    """A choice that plays a move or picks a part of one."""

    do: Does
    value: str
    text: str
    verb: str = ""
    """The words on the button that makes the move; empty for a part, which is picked at once."""
    brief: str = ""
    """In a few words, what the choice leads to as things stand."""
    then: str = ""
    """The sentences of what the move does, as far as they can be told."""
    parts: tuple[int, ...] = ()
    """The chip of each row that this move has, if moves are put together from rows."""
    icon: str = ""
    hot: str = ""
    target: str = ""
    why: str = ""
    taken: bool = False


class Slot(WholeRecord):
    """A part that is picked already; `brief` says what it leads to as things stand."""

    value: str
    text: str
    icon: str = ""
    brief: str = ""


class Row(WholeRecord):
    """A part of a move that is put together: what is asked, and the chips to choose from."""

    label: str
    chips: tuple[Chip, ...]


class Choices(WholeRecord):
    heading: str
    sub: str = ""
    who: str = ""
    now: str = ""
    """A reminder that others may act before what the choices lead to comes about."""
    items: tuple[Item, ...] = ()
    rows: tuple[Row, ...] = ()
    """The parts that the moves differ in, if they are put together from them."""
    slots: tuple[Slot, ...] = ()
    places: int = 0
    """The number of slots that a whole move fills; 0 if that is open."""
    lay: str = ""
    """The verb of the move that is composed, or what is missing; empty if moves are whole."""
    ready: bool = False
    then: str = ""
    """The sentences of what the composed move does."""
    unready: str = ""
    """The words on the button for moves as long as none is chosen."""
    run: str = ""
    """The words on the button that plays on as long as there is nothing to choose."""
    refused: tuple[Refused, ...] = ()
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
    judged: bool = False
    """True if the line belongs to a question to which nothing more can be answered now."""
    by_hand: bool = False
    """True if a click on the board chooses what to edit."""


def choices(here: Standpoint, look: Look, drawn: Sequence[str]) -> Choices:
    """The choices of this standpoint; `drawn` are the keys of the board, which may be answers."""
    words = load_messages("explorer", here.language)
    heading, sub = _prompt(here, words)
    refusal = told_reasons(here, look.refusal)
    asked = None if here.curtained else shown_question(here, look.answer, drawn)
    shown = Choices(heading, sub, refusal=refusal, asked=asked, notice=look.notice)
    nearest = look.tried.nearest if look.tried else look.nearest
    if nearest:
        offered = tuple(Item("play", each.move, each.label) for each in nearest)
        shown = replace(shown, nearest=offered)
    if here.home:
        said = looked_at(here, look.answer) if look.answer else ""
        judged = bool(look.answer and entry_of(here, look.answer.asked).closed)
        title = words.phrase("aside.title")
        return replace(shown, heading=title, sub="", aside=True, instead=said, judged=judged)
    if here.curtained or here.between_events:
        return shown
    if look.more:
        return replace(shown, heading=_thinking(here, words), sub="", who=here.actor)
    if not here.sees_choices:
        unseen = "choices.unseen.played" if here.node.children else "choices.unseen"
        return replace(shown, notice=look.notice or words.phrase(unseen))
    if look.ended or (asked and not asked.open):
        return shown
    if withholds_moves(here):
        whose = _whose(here, words)
        return replace(shown, heading=whose, sub="", withheld=words.phrase("choices.withheld"))
    composition = here.compose(look.picked)
    shown = replace(
        shown,
        who=here.actor,
        now=_prompted(here, "now"),
        unready=_prompted(here, "unready") or words.phrase("choices.unready"),
        refused=_refused(here, look, composition),
    )
    if composition is None:
        return _listed(here, shown)
    return _composed(here, look, shown, composition)


def _listed(here: Standpoint, shown: Choices) -> Choices:
    """Return the choices with the legal moves."""
    rows, items = _items(here)
    forced = len(here.moves) == 1 and here.to_act not in (CHANCE, NOBODY)
    run = _prompted(here, "all") if forced and not answered_by_moves(here) else ""
    return replace(shown, rows=rows, items=items, run=run)


def _composed(
    here: Standpoint, look: Look, shown: Choices, composition: Composition[Any]
) -> Choices:
    """Return the choices with the parts of a move that is put together piece by piece."""
    move = composition.move
    ready = move is not None and composition.refusal is None
    told = move is not None and ready and tells_outlook(here, len(composition.parts))
    return replace(
        shown,
        items=_parts(here, look, composition),
        slots=_slots(here, look, composition),
        places=composition.places,
        lay=_verb(here, move) if move is not None and ready else shown.unready,
        ready=ready,
        then=then(here, move) if move is not None and told else "",
    )


def _prompt(here: Standpoint, words: Messages) -> tuple[str, str]:
    speaker = here.game.words.speaker(here.state, here.language)
    key = here.game.teaching.prompt(here.whole_state)
    seat = here.to_act
    name = "" if seat in (CHANCE, NOBODY) else speaker.messages.word(here.actor)
    phrases = speaker.messages.phrases
    heading = phrases.get(key, words.phrase("acts")).format(name=name)
    return heading, phrases.get(f"{key}.sub", "")


def _thinking(here: Standpoint, words: Messages) -> str:
    """The heading while somebody else makes up its mind: nobody chooses for it."""
    if here.to_act == CHANCE:
        return words.phrase("luck.acts")
    name = here.game.words.speaker(here.state, here.language).messages.word(here.actor)
    return words.phrase("replies.thinking").format(name=name)


def _prompted(here: Standpoint, form: str) -> str:
    """A form of the prompt, such as what the button says before a choice; empty without one."""
    phrases = here.game.words.speaker(here.state, here.language).messages.phrases
    key = here.game.teaching.prompt(here.whole_state)
    return phrases.get(f"{key}.{form}") or phrases.get(f"{key.rpartition('.')[0]}.{form}", "")


def _whose(here: Standpoint, words: Messages) -> str:
    """The heading that says whose decision it is, and nothing about the choices."""
    if here.to_act in (CHANCE, NOBODY):
        return words.phrase("luck.acts")
    names = here.game.words.speaker(here.state, here.language).messages
    return words.phrase("acts").format(name=names.word(here.actor))


def _items(here: Standpoint) -> tuple[tuple[Row, ...], tuple[Item, ...]]:
    """The rows that moves are put together from, if they are, and the moves."""
    legal = _whole(here, here.moves)
    if here.to_act == CHANCE:
        draw = load_messages("explorer", here.language).phrase("choices.draw")
        return (), (Item("draw", "", draw, verb=draw, hot="0"), *legal)
    if here.to_act == NOBODY:
        return (), ()
    if not shares_a_verb(here.moves, [item.verb for item in legal]):
        return (), (*legal, *_dead(here, legal))
    found = rows_of(here.game, here.moves, here.whole_state, here.language)
    shown = tuple(Row(row.label, tuple(_with_icon(chip) for chip in row.chips)) for row in found)
    return shown, tuple(
        replace(item, parts=tuple(row.of[place] for row in found), hot="")
        for place, item in enumerate(legal)
    )


def _with_icon(chip: Chip) -> Chip:
    return replace(chip, icon=_icon(chip.icon))


def _tempting(here: Standpoint) -> tuple[tuple[Move[Any], Refusal | None], ...]:
    """The moves that a learner may want to try, with what is against them."""
    if here.to_act in (CHANCE, NOBODY):
        return ()
    game, state = here.game, here.whole_state
    return tuple((move, game.refusal(state, move)) for move in game.teaching.temptations(state))


def _dead(here: Standpoint, legal: Sequence[Item]) -> tuple[Item, ...]:
    """Cards of the hand that can't be played, which keep their place among the others."""
    game, state = here.game, here.whole_state
    alive = {item.target or item.icon for item in legal}
    found = {
        key: Item(
            _way(here),
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
            icon=_icon(sign),
            target=game.board.target(move, state),
            why=_why(here, refusal),
        )
        for move, refusal in _tempting(here)
        if refusal
        and (sign := game.board.sign(move, state))
        and (key := game.board.target(move, state) or sign) not in alive
    }
    return tuple(found.values())


def _refused(
    here: Standpoint, look: Look, composition: Composition[Any] | None
) -> tuple[Refused, ...]:
    """Moves that learners try, and parts that can't be added, by what is against them."""
    game, state = here.game, here.whole_state
    parts = composition.parts if composition else ()
    whole = (
        (
            Barred(
                _way(here),
                game.notation.move_text(move, state),
                plain(game.words.label(move, state, here.language)),
                game.board.target(move, state),
            ),
            refusal,
        )
        for move, refusal in _tempting(here)
    )
    added = (
        (Barred("pick", part.key, _word(here, part), part.target), part.refusal)
        for part in parts
        if part.key not in look.picked
    )
    found = (*added, *whole)
    known = look.refusal is None or any(refusal == look.refusal for _, refusal in found)
    tried = () if known or look.tried is None else ((_tried(here, look.tried), look.refusal),)
    return grouped(here, (*tried, *found), look.refusal)


def _tried(here: Standpoint, tried: Attempt) -> Barred:
    """A refused move that is none of those that learners usually try."""
    game, state = here.game, here.node.state
    move = game.notation.read_move(tried.move, state)
    said = plain(game.words.label(move, state, here.language))
    return Barred(_way(here), tried.move, said, game.board.target(move, state))


def _way(here: Standpoint) -> Literal["play", "answer"]:
    """The effect of a click on a move: it answers if a question asks for a move, else it plays."""
    return "answer" if answered_by_moves(here) else "play"


def _whole(here: Standpoint, moves: Sequence[Move[Any]], first: int = 0) -> tuple[Item, ...]:
    """A button for each move, with hotkeys counted from `first`."""
    game, state = here.game, here.whole_state
    told = tells_outlook(here, len(moves))
    return tuple(
        Item(
            _way(here),
            game.notation.move_text(move, state),
            plain(game.words.label(move, state, here.language)),
            verb=_verb(here, move),
            brief=brief(here, move) if told else "",
            then=then(here, move) if told else "",
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


def _verb(here: Standpoint, move: Move[Any]) -> str:
    return here.game.words.verb(move, here.whole_state, here.to_act, here.language)


def _parts(here: Standpoint, look: Look, composition: Composition[Any]) -> tuple[Item, ...]:
    told = tells_outlook(here, len(composition.parts))
    parts = tuple(
        Item(
            "pick",
            part.key,
            _word(here, part),
            brief=brief(here, part.leads_to) if told and part.refusal is None else "",
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
    told = tells_outlook(here, len(composition.parts))
    parts = {part.key: part for part in composition.parts}
    return tuple(
        Slot(
            key,
            _word(here, parts.get(key, Part(key))),
            _icon(parts.get(key, Part(key)).sign or key),
            brief(here, _so_far(here, look.picked[: place + 1])) if told else "",
        )
        for place, key in enumerate(look.picked)
    )


def _so_far(here: Standpoint, picked: tuple[str, ...]) -> Record | None:
    """The move composed of these parts, finished or not."""
    before = here.compose(picked[:-1])
    parts = before.parts if before else ()
    return next((part.leads_to for part in parts if part.key == picked[-1]), None)


def _word(here: Standpoint, part: Part) -> str:
    """The words for a part: what it means, its key as a word, or the key itself."""
    speaker = here.game.words.speaker(here.whole_state, here.language)
    if part.meant is not None:
        return plain(speaker.value(type(part.meant), part.meant))
    return speaker.messages.words.get(part.key, part.key)


def _icon(key: str) -> str:
    return key if key in ICONS else ""
