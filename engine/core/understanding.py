"""Moves in a reader's own words, besides the notation's.

A text is compared with what each move is called in every language, by its label, its verb and its
notation. Words of other languages, synonyms and small slips count as the word that is meant.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from typing import Any, TypeVar

from .errors import GameError
from .game import Game
from .messages import load_messages, plain
from .moves import Composition, Move
from .notation import NotationError
from .record import Record, remembered
from .rulebook import LANGUAGES

S = TypeVar("S", bound=Record)

Tokens = tuple[str, ...]

MOST_COMPARED = 500
"""The most moves that a text is compared with."""
MOST_OFFERED = 3
ALIKE = 0.72
"""How alike two words must be for one to be a slip of the other, from 0 to 1."""
WHOLE = 0.5
"""The part of a move's words that must be said for the move to be meant."""

PARTICLES = (
    *("에게", "한테", "으로", "에서", "까지", "이랑", "하고", "부터"),
    *("을", "를", "이", "가", "은", "는", "와", "과", "의", "에", "로", "랑", "도"),
)
"""Korean particles, which are written together with the word before them."""


class Understood(Record):
    """The move that a text means; if it can't be told, None and the moves nearest to it."""

    move: Move[Any] | None
    nearest: tuple[Move[Any], ...] = ()


def understand(game: Game[S], state: S, text: str) -> Understood:
    """Return the move that a text in a reader's own words means in this position."""
    said = _meaning(game, text)
    legal = game.rules.options(state)[:MOST_COMPARED]
    refused = [move for move in game.teaching.temptations(state) if move not in legal]
    calls = _calls(game, state)
    if said and (composed := _composed(game, state, said, calls)):
        return Understood(composed)
    scores = {move: _fit(said, calls(move)) for move in (*legal, *refused)} if said else {}
    for group in (legal, refused):
        whole = [move for move in group if move in scores and scores[move][0] == 1]
        best = max((scores[move] for move in whole), default=None)
        meant = [move for move in whole if scores[move] == best]
        if len(meant) == 1 and best and best[1] >= WHOLE:
            return Understood(meant[0])
        if meant:
            return Understood(None, tuple(meant[:MOST_OFFERED]))
    if said and (written := _written(game, state, said)):
        return Understood(written)
    nearest = sorted(legal, key=lambda move: _distance(said, calls(move)))
    return Understood(None, tuple(nearest[:MOST_OFFERED]))


Calls = Callable[[Move[Any]], tuple[Tokens, ...]]


def _calls(game: Game[S], state: S) -> Calls:
    """A function that returns everything a move is called, in every language."""
    actor = game.rules.to_act(state)

    @remembered
    def calls(move: Move[S]) -> tuple[Tokens, ...]:
        texts = [game.notation.move_text(move, state)]
        for language in LANGUAGES:
            texts.append(plain(game.words.label(move, state, language)))
            texts.append(plain(game.words.label(move, state, language, own_names=False)))
            texts.append(game.words.verb(move, state, actor, language))
        return tuple(dict.fromkeys(_meaning(game, text) for text in texts))

    return calls


def _written(game: Game[S], state: S, said: Tokens) -> Move[S] | None:
    """The move that the words are in the notation, once they stand for those of the notation."""
    try:
        return game.notation.read_move(" ".join(said), state)
    except NotationError:
        return None


# -- moves composed piece by piece


def _composed(game: Game[S], state: S, said: Tokens, calls: Calls) -> Move[S] | None:
    """The move that is composed of the parts named, if the other words are what it is called."""
    first = _compose(game, state, ())
    keys = {_meaning(game, part.key): part.key for part in first.parts} if first else {}
    named = tuple(keys[(word,)] for word in said if (word,) in keys)
    others = [word for word in said if (word,) not in keys]
    found = [
        made.move
        for chosen in dict.fromkeys((named, (*named[-1:], *named[:-1])))
        if len(chosen) > 1 and (made := _compose(game, state, chosen)) and made.move
    ]
    fits = [move for move in found if _all_said(others, calls(move))]
    legal = (move for move in fits if game.refusal(state, move) is None)
    return next(legal, next(iter(fits), None))


def _compose(game: Game[S], state: S, chosen: tuple[str, ...]) -> Composition[S] | None:
    try:
        return game.board.compose(state, chosen)
    except GameError:
        return None


def _all_said(words: Iterable[str], calls: tuple[Tokens, ...]) -> bool:
    return all(any(_alike(word, each) for call in calls for each in call) for word in words)


# -- words compared


def _fit(said: Tokens, calls: tuple[Tokens, ...]) -> tuple[float, float, float]:
    """Return how well a text fits a move, best first.

    That is the part of the text which the move is called by, the part of its name that is said,
    and how exactly.
    """
    return max((_share(said, call) for call in calls), default=(0.0, 0.0, 0.0))


def _share(said: Tokens, call: Tokens) -> tuple[float, float, float]:
    left, matched, exactly = list(call), 0, 0.0
    for word in said:
        best = max(left, key=lambda each: _alike(word, each), default="")
        if best and (alike := _alike(word, best)):
            left.remove(best)
            matched, exactly = matched + 1, exactly + alike
    return matched / len(said), matched / (len(call) or 1), exactly


@remembered
def _alike(one: str, other: str) -> float:
    """Return how alike two words are: 1 if they are the same, 0 if one is no slip of the other."""
    if one == other:
        return 1
    if one.isdigit() or other.isdigit() or min(len(one), len(other)) < 3:
        return 0
    if sorted(one) == sorted(other):
        return ALIKE
    ratio = SequenceMatcher(None, one, other).ratio()
    return ratio if ratio >= ALIKE else 0


def _distance(said: Tokens, calls: tuple[Tokens, ...]) -> tuple[float, float]:
    """Return how far a text is from what a move is called: by words, then by letters."""
    shared = max((_share(said, call)[0] for call in calls), default=0) if said else 0
    text = " ".join(said)
    ratio = max((SequenceMatcher(None, text, " ".join(call)).ratio() for call in calls), default=0)
    return -shared, -ratio


# -- words brought to one form


def _meaning(game: Game[Any], text: str) -> Tokens:
    """The words of a text in lower case: names by their keys, synonyms by what they stand for."""
    words = _tokens(text)
    found: list[str] = []
    at = 0
    names, longest = _names(game.package)
    while at < len(words):
        lengths = range(min(longest, len(words) - at), 0, -1)
        length = next((n for n in lengths if words[at : at + n] in names), 0)
        found.extend(names[words[at : at + length]] if length else words[at : at + 1])
        at += length or 1
    return tuple(found)


@remembered
def _names(package: str) -> tuple[dict[Tokens, Tokens], int]:
    """Return what the names of every language stand for, and how many words the longest has."""
    found: dict[Tokens, Tokens] = {}
    for language in LANGUAGES:
        messages = load_messages(package, language)
        found |= {_tokens(word): _tokens(key) for key, word in messages.words.items()}
    for language in LANGUAGES:
        messages = load_messages(package, language)
        for word, meant in messages.synonyms.items():
            tokens = _tokens(meant)
            found[_tokens(word)] = found.get(tokens, tokens)
    return found, max(map(len, found), default=1)


def _tokens(text: str) -> Tokens:
    """The words and numbers of a text, without case, accents and particles."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not _is_accent(c))
    words = re.findall(r"\d+|[^\W\d_]+", unicodedata.normalize("NFC", bare))
    return tuple(_without_particle(word) for word in words if word not in PARTICLES)


def _is_accent(character: str) -> bool:
    return unicodedata.combining(character) != 0


def _without_particle(word: str) -> str:
    if not "가" <= word[0] <= "힣":
        return word
    return next((word[: -len(each)] for each in PARTICLES if _ends_with(word, each)), word)


def _ends_with(word: str, particle: str) -> bool:
    return word.endswith(particle) and len(word) > max(len(particle), 1)
