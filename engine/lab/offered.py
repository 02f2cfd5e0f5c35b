"""What can be changed at a table: every option and dial in words, with its values and its rule."""

from __future__ import annotations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.options import HOUSE, option_names, option_word, values_of
from engine.core.record import Record
from engine.core.tuning import dials_of

from .table import AnyGame, Table, find_game


class Offer(Record):
    """An option or a dial that `variant` may change."""

    option: str
    meaning: str
    values: str
    """What it can be, in words."""
    usual: str
    """What it is by the rulebook, or by the reading that is taken where the rulebook is silent."""
    here: str
    """What it is at this table."""
    rule: str

    @property
    def changed(self) -> bool:
        return self.here != self.usual

    def __str__(self) -> str:
        here = f", here {self.here}" if self.changed else ""
        return (
            f"{self.option}: {self.meaning} ({self.values}; usual {self.usual}{here}) [{self.rule}]"
        )


class Offers(Record):
    game: str
    rows: tuple[Offer, ...]

    def __getitem__(self, option: str) -> Offer:
        for row in self.rows:
            if row.option == option:
                return row
        known = ", ".join(row.option for row in self.rows)
        raise GameError(f"{self.game} has no option {quoted(option)}; there are {known}")

    def __str__(self) -> str:
        return "\n".join([self.head, *map(str, self.rows)])

    @property
    def head(self) -> str:
        first = self.rows[0].option
        return f"What can be changed in {self.game}, by variant({first}=…) and so on"


def offers(table: Table, language: str = "en") -> Offers:
    """Every option and dial of a table's game."""
    game = find_game(table.game)
    names = (name for name in option_names(game.option_type) if name != HOUSE)
    rows = (_offer(game, name, table.options.get(name), language) for name in names)
    return Offers(game.name, tuple(rows))


def _offer(game: AnyGame, name: str, here: str | None, language: str) -> Offer:
    book, values = game.words.rulebook(language), values_of(game.option_type, name)
    words, own = ", ".join(map(option_word, values)), option_word(values[0])
    dial = dials_of(game.option_type).get(name)
    if dial is None:
        choice = book.options[name]
        return Offer(name, choice.question, words, own, here or own, choice.rule)
    if not isinstance(values[0], bool):
        numbers = dial.numbers
        words = f"{numbers[0]} to {numbers[-1]}"
        words += f" in steps of {numbers.step}" if numbers.step > 1 else ""
    return Offer(name, book.dials[name], words, own, here or own, dial.rule)
