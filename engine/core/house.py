"""House rules: a function put in place of a rule's own, for one experiment.

A game declares which functions may be replaced, by the id of the rule that they carry out:

@replaceable(rules.HIGH_CARD)
def reaches(state: State, card: int) -> bool: ...

The position itself says by name which house rules it is played with, so it stays a value that is
compared, saved and sent; a process that does not know the function says so.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial, wraps
from hashlib import sha256
from types import CodeType, FunctionType
from typing import Any, Protocol, TypeVar, cast

from .bounds import printable, quoted
from .errors import GameError
from .record import Record
from .rulebook import RuleId

F = TypeVar("F", bound=Callable[..., Any])


class HouseRule(Record):
    """A rule, and the name of the function that takes its place."""

    rule: RuleId
    name: str

    @property
    def title(self) -> str:
        """The name that its author gave to the function."""
        return self.name.rpartition("-")[0]


class _Dials(Protocol):
    @property
    def house(self) -> tuple[HouseRule, ...]: ...


class _Options(Protocol):
    @property
    def tuning(self) -> _Dials: ...


class _State(Protocol):
    @property
    def options(self) -> _Options: ...


Possible = Callable[[Any, Any], bool]
"""Return whether a function may return this answer at this position."""

ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""Where a value lies in memory differs from one session to the next."""

_own: dict[RuleId, Callable[..., Any]] = {}
_demands: dict[RuleId, tuple[Possible, str]] = {}
_known: dict[HouseRule, Callable[..., Any]] = {}


def replaceable(rule: RuleId, possible: Possible | None = None, must: str = "") -> Callable[[F], F]:
    """Declare that a function of the position, which carries out this rule, may be replaced.

    Where a function in its place could return what no position can hold, `possible` says of an
    answer whether it can be, and `must` says in words what it has to be.
    """

    def declare(own: F) -> F:
        _own[rule] = own
        if possible is not None:
            _demands[rule] = (possible, must)
        return cast(F, wraps(own)(_asked(rule, own)))

    return declare


def _asked(rule: RuleId, own: Callable[..., Any]) -> Callable[..., Any]:
    """The function that asks the house rule of a position, or else the rule's own.

    Rules are asked all the time, so those of few arguments are passed on without packing them.
    """

    def alone(state: _State) -> Any:
        return _replaced(rule, own, state) if state.options.tuning.house else own(state)

    def with_one(state: _State, one: Any) -> Any:
        return _replaced(rule, own, state, one) if state.options.tuning.house else own(state, one)

    def with_two(state: _State, one: Any, two: Any) -> Any:
        if state.options.tuning.house:
            return _replaced(rule, own, state, one, two)
        return own(state, one, two)

    def with_more(state: _State, *given: Any) -> Any:
        if state.options.tuning.house:
            return _replaced(rule, own, state, *given)
        return own(state, *given)

    by_arguments: Mapping[int, Callable[..., Any]] = {1: alone, 2: with_one, 3: with_two}
    asked = cast(FunctionType, by_arguments.get(len(inspect.signature(own).parameters), with_more))
    # With a copy of the code for each rule, the interpreter learns which function it calls there.
    asked.__code__ = asked.__code__.replace(co_name=own.__name__)
    return asked


def _replaced(rule: RuleId, own: Callable[..., Any], state: _State, *given: Any) -> Any:
    for each in state.options.tuning.house:
        if each.rule == rule:
            return _ask(each, state, given)
    return own(state, *given)


def _ask(house: HouseRule, state: _State, given: tuple[Any, ...]) -> Any:
    try:
        answer = known_house(house)(state, *given)
    except GameError:
        raise
    except Exception as error:
        said = printable(f"{type(error).__name__}: {error}".replace("\n", " "), 300)
        raise GameError(
            f"the house rule {house.title} for {house.rule} failed with {said}"
        ) from error
    possible, must = _demands.get(house.rule, (None, ""))
    if possible is not None and not possible(state, answer):
        raise GameError(
            f"the house rule {house.title} for {house.rule} returned {quoted(answer)}, "
            f"but it must return {must}"
        )
    return answer


def replaceable_rules(prefix: str = "") -> Mapping[RuleId, Callable[..., Any]]:
    """The functions that may be replaced, by the rule that they carry out."""
    return {rule: own for rule, own in sorted(_own.items()) if rule.startswith(prefix)}


def make_house(rule: RuleId, function: Callable[..., Any]) -> HouseRule:
    """The house rule that puts a function in place of a rule's own; this process knows it then."""
    if rule not in _own:
        raise GameError(
            f"no rule {quoted(rule)} can be replaced by code; these can: {', '.join(sorted(_own))}"
        )
    if not callable(function):
        raise GameError(f"a house rule is a function, not {quoted(function)}")
    _check_arguments(rule, function)
    name = getattr(function, "__name__", type(function).__name__)
    house = HouseRule(rule, f"{''.join(filter(_in_words, name)) or 'rule'}-{_mark(rule, function)}")
    know_house(house, function)
    return house


def _in_words(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _check_arguments(rule: RuleId, function: Callable[..., Any]) -> None:
    wanted = inspect.signature(_own[rule])
    try:
        inspect.signature(function).bind(*wanted.parameters)
    except TypeError:
        names = ", ".join(name.lstrip("_") for name in wanted.parameters)
        raise GameError(f"a function for {rule} takes ({names})") from None


def _mark(rule: RuleId, function: object) -> str:
    """A few signs that differ when the rule, the code of a function, or what it carries differs."""
    return sha256(f"{rule} {_carried(function)}".encode()).hexdigest()[:6]


def _carried(value: object, within: tuple[object, ...] = ()) -> str:
    """A text of a function with its defaults and what it closes over; of other values their own."""
    match value:
        case partial():
            parts = (value.func, *value.args, *value.keywords.items())
            return " ".join(_carried(each, within) for each in parts)
        case FunctionType() if value not in within:
            return "\n".join(_parts(value, (*within, value)))
        case CodeType():
            return _carried((value.co_code, value.co_consts, value.co_names), within)
        case set() | frozenset():
            # Their order differs from one session to the next.
            return f"{{{', '.join(sorted(_carried(each, within) for each in value))}}}"
        case tuple():
            last = "," if len(value) == 1 else ""
            return f"({', '.join(_carried(each, within) for each in value)}{last})"
    return ADDRESS.sub("", repr(value))


def _parts(function: FunctionType, within: tuple[object, ...]) -> Iterator[str]:
    """Yield the text of a function, or its code if it has none, and of what it carries."""
    try:
        yield inspect.getsource(function)
    except (OSError, TypeError):
        yield _carried(function.__code__, within)
    given = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).items()]
    closed = inspect.getclosurevars(function).nonlocals.items()
    yield from (_carried(each, within) for each in (*given, *closed))


def know_house(house: HouseRule, function: Callable[..., Any]) -> None:
    """Make a house rule known to this process, as workers must before they play by it."""
    _known[house] = function


def known_house(house: HouseRule) -> Callable[..., Any]:
    found = _known.get(house)
    if found is None:
        raise GameError(
            f"the house rule {house.title} for {house.rule} is not known here; "
            "run the cell that makes it first"
        )
    return found


def house_named(name: str) -> HouseRule:
    """The house rule that this process knows by a name."""
    for house in _known:
        if house.name == name:
            return house
    known = ", ".join(sorted(house.name for house in _known)) or "none"
    raise GameError(
        f"no house rule {quoted(name)} is known here; run the cell that makes it first "
        f"(known: {known})"
    )
