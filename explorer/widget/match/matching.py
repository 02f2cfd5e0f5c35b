"""A study as a game against others: its start card, advice, and another game after it."""

from __future__ import annotations

import dataclasses

import traitlets

from engine.core.messages import load_messages
from engine.core.record import from_json, replace, to_plain

from ...files.packing import pack
from ...page.look import Look
from ...page.match.advice import Advice, advice, may_advise
from ...page.match.setup import Match, deal
from ...page.match.start_card import Chosen, Remembered, StartCard, asked_for, start_card
from ...page.page import status
from ...session.others import first_choice, last_choice_by_hand
from ...session.session import Session
from ...session.standpoint import Standpoint
from ...session.verdict import NotTold, UnknownChoice
from ..board import Board
from ..one_at_a_time import in_turn, takes_long
from ..outputs import Keepsake


class Table:
    """What a kernel remembers from one game to the next."""

    def __init__(self) -> None:
        self.remembered = Remembered()
        self.unfinished: Session | None = None

    def keep(self, match: Match, seeded: bool = False) -> None:
        """Remember a match; `seeded` if its luck is asked for and not yet dealt."""
        matches = {**self.remembered.matches, match.game: match}
        self.remembered = Remembered(matches, match.game, match.game if seeded else "")


TABLE = Table()


@in_turn
class Matched(Board):
    """A study that can be a game against others."""

    card = traitlets.Dict().tag(sync=True, to_json=pack, holds=StartCard, or_nothing=True)
    match = traitlets.Bool(False).tag(sync=True)
    """True once a game against others was dealt here."""
    advised = traitlets.Dict().tag(sync=True, to_json=pack, holds=Advice, or_nothing=True)

    _match: Match | None = None
    _only = ""
    """The game that the start card offers; empty if it offers all."""
    _advised_at: Standpoint | None = None

    # -- what a notebook uses

    @takes_long
    def advice(self) -> Advice:
        """Return what a good player would do: its judgement of each move, with reasons in words.

        It uses what the viewer may know, and is given when the viewer is to act. An all-seeing
        viewer gets the judgement of the seat to act by what that seat sees.
        """
        return self._tell(self._seen())

    def rematch(self, same_luck: bool = False) -> None:
        """Play again with the same seats and options, with new luck or the same."""
        match = self._its_match()
        self._deal(match if same_luck else replace(match, seed=None))

    def review(self) -> None:
        """Go through the game from its first choice, seeing everything."""
        self._its_match()
        self.viewer = "all-seeing"
        self.session.go_to(first_choice(self.session))
        self._show(Look())

    def _undo(self) -> None:
        """Go back to the last own choice, before what the others have done since."""
        chosen = last_choice_by_hand(self.session)
        if chosen is not None:
            while self.session.node.number != chosen:
                self.session.back()
        self._show(Look())

    # -- dealing

    def _its_match(self) -> Match:
        if self._match is None:
            raise UnknownChoice("this study is no game that was begun by `play`")
        return self._match

    def _offer(self, only: str, notice: str = "") -> None:
        """Show the start card; `only` names the one game that it offers."""
        self._only = only
        self._lay_out(notice)
        self._show(Look())

    def _lay_out(self, notice: str = "") -> None:
        going = TABLE.unfinished
        if going and self._only not in ("", going.here.game.name):
            going = None
        said = _going(going, self.language) if going else ""
        card = start_card(TABLE.remembered, self._only, self.language, said, notice)
        self.card = to_plain(card)

    def _deal_chosen(self, chosen: str) -> None:
        """Deal what a page has chosen on its start card; a refusal is told on the card."""
        try:
            match = asked_for(from_json(chosen, Chosen), TABLE.remembered)
        except ValueError as error:
            self._offer(self._only, str(error))
        else:
            self._deal(match)

    def _deal(self, match: Match) -> None:
        session = deal(match, self.language)
        self._match = replace(match, seed=session.timeline.seed)
        TABLE.keep(self._match)
        self._sit_down(session)

    def _go_on(self) -> None:
        """Go on with the game that was left unfinished."""
        if TABLE.unfinished is None:
            raise UnknownChoice(self.session.here.phrase("start.none"))
        session = TABLE.unfinished.apart()
        session.language = self.language
        self._match = TABLE.remembered.matches[session.here.game.name]
        self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        self.session, session.seen_by = session, ""
        self._former = None
        with self._setting():
            self.card, self.advised, self.match = {}, {}, True
            self.viewer, self.players, self.luck = session.viewer, session.players, session.luck
        self._others_play = True
        self._fix()
        self._show(Look())

    # -- advice for a page

    def _advise(self) -> None:
        """Work out advice apart, or take it away if it is shown."""
        here = self.session.here
        if self.advised:
            self.advised = {}
            return
        if not may_advise(here):
            raise NotTold(here.phrase("advice.refused"))
        self._apart(lambda: self._tell(here))

    def _tell(self, here: Standpoint) -> Advice:
        """Work out advice, and show it unless something else is shown by then."""
        found = advice(here)
        with self._my_turn:
            if self.session.here is here:
                self._advised_at, self.advised = here, to_plain(found)
        return found

    # -- showing

    def _forget(self) -> None:
        super()._forget()
        if self._advised_at is not self.session.here:
            self._advised_at, self.advised = None, {}

    def _fix(self) -> None:
        super()._fix()
        if self.card:
            self._lay_out()

    def _show(self, look: Look) -> None:
        super()._show(look)
        if self._match and not self.card:
            over = self.session.here.actor == "nobody"
            TABLE.unfinished = None if over else self.session

    def to_text(self) -> str:
        """The board, choices and story of this step, or the start card of a game to come."""
        return self._card_text() if self.card else super().to_text()

    def _kept(self, live: bool) -> Keepsake:
        return Keepsake(self._card_text()) if self.card else super()._kept(live)

    def _card_text(self) -> str:
        words = load_messages("explorer", self.language)
        lines = [f"{each['title']}: {each['about']}" for each in self.card["games"]]
        return "\n".join([words.phrase("start.title"), *lines, words.phrase("start.how")])


def _going(session: Session, language: str) -> str:
    """Return where an unfinished game stands, in words."""
    here = dataclasses.replace(session.here, language=language)
    names = load_messages(here.game.package, language)
    return f"{here.title} · {status(here)} · {names.word(session.viewer)}"
