"""A study: the interactive board in a notebook, bound to the rules.

from explorer import new_game, study

study("GAME/SCENARIO")
game = new_game("GAME", players=4, seed=7)
game.play("a move in words")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from engine.core.bounds import MOST_FILE, check_text
from engine.core.messages import load_messages
from engine.core.moves import IllegalMove
from engine.core.performing import perform
from engine.core.record import replace
from engine.core.rulebook import check_language
from engine.core.scenario import read_scenario

from ..files.library import find_game
from ..learning.answered import Answered
from ..learning.keeping import unkept
from ..learning.noticing import noticed
from ..lessons.lesson import next_session, open_session, practice_session, session_on
from ..lessons.question_check import refuse_unaskable
from ..session.session import new_session, session_from_code
from ..session.session import position_session as _position_session
from ..session.verdict import Unread
from .intents import Intent, Stale, notice, read_intent, refuse
from .match.matching import Matched
from .obeying import KEEPING, MADE_ON_A_POSITION, OBEY, attempted
from .one_at_a_time import OneAtATime, in_turn

PAGE_TRAITS = frozenset(
    {"ack", "fixed", "frames", "intents", "live", "page", "panel", "stills", "tools", "track"}
    | {"advised", "card", "match"}
)
"""The traits by which a study and its page talk; browsers and stored notebooks know their names."""


@in_turn
class Study(Matched):
    """A game on the board. Clicks and calls can do the same, and the traits follow both."""

    def __dir__(self) -> list[str]:
        """List the names that a reader needs, without those that serve the page or the host."""
        others = set(dir(OneAtATime)) | PAGE_TRAITS
        return sorted(name for name in super().__dir__() if name not in others)

    def seen_as(self, viewer: str) -> Study:
        """Return another board of the same game, seen by another viewer.

        Moves and answers made on one are there on both. Each has its own place and its own secrets.
        """
        session = self.session.beside()
        session.viewer = viewer
        return Study(session, beside=self)

    def next_lesson(self) -> Study:
        """Return a study of the next lesson of the course."""
        return Study(next_session(self.session.here))

    def practise(self, rule: str) -> Study:
        """Return a study at a question about a rule, by its id."""
        return Study(practice_session(self.session.here, rule))

    # -- intents of the page

    _acts: ClassVar[Mapping[str, Callable[..., object]]] = OBEY
    """What a page can ask for, and the function that does it."""
    _unkept = ""
    """The last problem with the file of progress that was told here."""

    @traitlets.observe("intents")
    def _obey_all(self, change: Any) -> None:
        """Answer each intent once, in the order in which its page sent it."""
        for plain in change["new"]:
            intent = read_intent(plain)
            if intent and intent.number > self.ack.get(intent.view, 0):
                with self.hold_sync():
                    try:
                        self._answer(intent)
                    finally:
                        self.ack = {**self.ack, intent.view: intent.number}
        self._singly = self._others_play

    def _answer(self, intent: Intent) -> None:
        try:
            self._obey(intent)
        except IllegalMove as error:
            tried = attempted(self, intent)
            self._show(replace(self._look, refusal=error.refusal, tried=tried, notice=""))
        except (ValueError, OSError) as error:
            said = notice(error, intent, self.session)
            nearest = error.nearest if isinstance(error, Unread) else ()
            self._look = replace(self._look, refusal=None, tried=None, nearest=nearest)
            self._notify(said, kept=intent.do in KEEPING)

    def _obey(self, intent: Intent) -> None:
        if intent.do in MADE_ON_A_POSITION and intent.at != self._position:
            words = load_messages("explorer", self.language)
            raise Stale(words.phrase("stale"))
        if intent.do not in self._acts:
            raise refuse(intent)
        session, before = self.session, self.session.shared.entries
        self._acts[intent.do](self, intent)
        answers = tuple(noticed(session, before, self._now()))
        if answers:
            self._keep_answers(answers)

    def _now(self) -> datetime:
        return datetime.now().astimezone()

    def _keep_answers(self, answers: tuple[Answered, ...]) -> None:
        """Keep what was answered by a click; if that fails, say so once and go on."""
        problem = unkept(answers, self.language)
        if problem and problem != self._unkept:
            self._notify(problem, kept=False)
        self._unkept = problem


def from_code(code: str) -> Study:
    """A study from a study code."""
    return Study(session_from_code(code))


def study(
    scenario: str | Path, step: int | str = 0, language: str = "en", viewer: str = "all-seeing"
) -> Study:
    """A study of a scenario that comes with the explorer, by name, or of your own .toml file.

    It opens at a step: 3 is step 3 of the main line, "b3" is step 3 of branch b. It is seen by
    `viewer`: a seat's name, "spectator", "to-act" or "all-seeing".
    """
    session = open_session(scenario)
    session.language = check_language(language)
    session.viewer = viewer
    session.go(step)
    return Study(session)


def handed_out(text: str) -> Study:
    """A study of a hand-out, from the text of its file; a hand-out's notebook holds it."""
    scenario = read_scenario(check_text(text, "a hand-out", MOST_FILE), "this hand-out")
    return Study(session_on(refuse_unaskable(perform(scenario, find_game, "this hand-out"))))


def new_game(
    game: str,
    /,
    players: int | tuple[str, ...] | None = None,
    seed: int | str | None = 0,
    **options: object,
) -> Study:
    """A new game on the board, set up by the seed; for four players, or as many as can play.

    Anybody who knows the seed can set up the same game and see what luck brings. None picks a
    random secret seed.
    """
    return Study(new_session(game, players, seed, **options))


def from_position(game: str, position: str, seed: int | str | None = 0, **options: object) -> Study:
    """A game that begins from a position in the game's notation."""
    return Study(_position_session(game, position, seed, **options))
