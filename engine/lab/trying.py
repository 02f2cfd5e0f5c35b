"""What a designer may try: every other value of every option of a table."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.options import HOUSE, option_names, option_word, values_of
from engine.core.record import Record
from engine.core.tuning import dials_of

from .table import AnyGame, Table, find_game


class Setting(Record):
    """An option and a value for it, as a word."""

    option: str
    value: str

    def __str__(self) -> str:
        return f"{self.option} {self.value}"


def settings(table: Table) -> tuple[Setting, ...]:
    """Every setting that differs from those of a table, option by option."""
    game = find_game(table.game)
    return tuple(
        Setting(name, value)
        for name in option_names(game.option_type)
        if name != HOUSE
        for value in _values(game, name)
        if value != table.options.get(name, _values(game, name)[0])
    )


def rulings(table: Table) -> tuple[Setting, ...]:
    """The settings of what the rulebook leaves open; its variants and expansions are no rulings."""
    game = find_game(table.game)
    book = game.words.rulebook()
    left_open = {name for name, choice in book.options.items() if book.rule(choice.rule).ruling}
    return tuple(each for each in settings(table) if each.option in left_open - game.variants)


def chosen(found: tuple[Setting, ...], only: Collection[str] | None) -> tuple[Setting, ...]:
    """The settings of these options; all of them where none are named."""
    names = dict.fromkeys(each.option for each in found)
    if isinstance(only, str):
        only = (only,)
    if not isinstance(only, Collection | None):
        raise GameError(f"only= takes the names of options, not {quoted(only)}")
    for name in only or ():
        if name not in names:
            raise GameError(f"there is no {quoted(name)} to try; there are {', '.join(names)}")
    kept = tuple(each for each in found if not only or each.option in only)
    if not kept:
        raise GameError("there is nothing to try")
    return kept


def _values(game: AnyGame, name: str) -> tuple[str, ...]:
    """The values of an option that are tried, as words; the rulebook's comes first.

    A number is tried half way to the lowest and half way to the highest that it can be.
    """
    values = values_of(game.option_type, name)
    if isinstance(values[0], int) and not isinstance(values[0], bool):
        numbers = dials_of(game.option_type)[name].numbers
        own, last = numbers.index(values[0]), len(numbers) - 1
        halfway = (numbers[own // 2], numbers[own + (last - own + 1) // 2])
        values = tuple(dict.fromkeys((values[0], *halfway)))
    return tuple(map(option_word, values))
