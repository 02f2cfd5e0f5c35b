"""A bandit about to be drawn, with everything that tiles and lines both show."""

from __future__ import annotations

from engine.colt_express.pieces import BULLET, Card
from engine.colt_express.state import SETUP, Bandit, Cards, State, seat_of
from engine.core.moves import Seat
from engine.core.record import Record

from .. import cards
from ..icons import icon
from ..measure import fitting, text_width
from ..rails.scenery import Words
from ..svg import rect, text
from . import tokens
from .belongings import bullets_received, deck_size, is_known, money_of
from .loot import counted
from .status import money_word, tab_word

DRUM = 16


class Sitting(Record):
    view: State
    number: Seat
    words: Words

    @property
    def bandit(self) -> Bandit:
        return self.view.bandits[self.number]

    @property
    def name(self) -> str:
        return self.words[self.bandit.name.value]

    @property
    def seat(self) -> Seat:
        return seat_of(self.view, self.number)

    @property
    def cards(self) -> Cards:
        return self.view.cards[self.seat]

    @property
    def is_led(self) -> bool:
        """Return whether the team's belongings are shown here: its first bandit shows them."""
        return self.number == self.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards shown here: the bandit's own. Unowned cards are shown at the first bandit."""
        if not is_known(self.cards):
            return self.cards.hand if self.is_led else ()
        return tuple(card for card in self.cards.hand if self._owner(card) == self.number)

    def _owner(self, card: Card) -> Seat:
        return card.bandit if card.shared and card.action is not BULLET else self.seat

    @property
    def tab(self) -> str:
        key = tab_word(self.view, self.number)
        return self.words[key] if key else ""

    @property
    def is_first(self) -> bool:
        return self.number == self.view.first and self.view.phase is not SETUP

    @property
    def money(self) -> str:
        known, whole = money_of(self.view, self.number)
        said = money_word(known, self.words)
        return said if whole else f"{said} + ?"

    def counts(self, room: float) -> str:
        if not self.is_led:
            mate = self.words[self.view.bandits[self.seat].name.value]
            return fitting([self.words["team"].format(name=mate), f"+ {mate}"], room, 12)
        hand, deck = len(self.cards.hand), deck_size(self.cards)
        wanted = [self.words["counts"].format(hand=hand, deck=deck), f"{hand} + {deck}"]
        return fitting(wanted, room, 12)

    @property
    def has_discard(self) -> bool:
        return self.is_led and self.view.expert

    def cylinder(self, x: float, y: float) -> str:
        """The bullets left, with a chamber for each that the bandit began with."""
        chambers = self.view.options.tuning.bullets
        return tokens.cylinder(x, y, self.bandit.bullets, DRUM, chambers)

    def loot(self, room: float, scale: float) -> tuple[str, float]:
        return counted([loot.kind.value for loot in self.bandit.loot], room, scale)


def frame(sitting: Sitting, width: float, height: float) -> str:
    cls = "hx-tile hx-act" if sitting.tab else "hx-tile"
    return rect(cls, 0.5, 0.5, width - 1, height - 1, 6)


def tabs(sitting: Sitting) -> str:
    x, drawn = 10.0, ""
    if sitting.is_first:
        word = sitting.words["tab_first_short" if sitting.tab else "tab_first"]
        drawn += cards.tab(x, -9, word, "hx-note")
        x += cards.tab_width(word) + 4
    return drawn + (cards.tab(x, -9, sitting.tab, "hx-tab") if sitting.tab else "")


def discard(sitting: Sitting, x: float, y: float) -> str:
    if not sitting.has_discard:
        return ""
    return text("hx-d", sitting.words["discard"].format(count=len(sitting.cards.discard)), x, y)


def received(sitting: Sitting, right: float, y: float) -> str:
    """An icon and the number of bullets received, up to the right end."""
    if not sitting.is_led:
        return ""
    said = str(bullets_received(sitting.view, sitting.seat))
    left = right - text_width(said, 13, bold=True)
    number = text("hx-u hx-w hx-end", said, right, y)
    return icon("bullet", left - 19, y - 13, 16, "hx-i hx-quiet") + number
