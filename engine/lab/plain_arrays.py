"""What the lab uses of numpy, under the same names, in plain Python."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, chain, repeat
from typing import TypeAlias, overload

float64 = float
inf = math.inf


class Array:
    """A row of numbers, which are added, compared and so on one by one."""

    def __init__(self, values: Iterable[float]) -> None:
        self._values = [float(each) for each in values]

    @property
    def size(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[float]:
        return iter(self._values)

    @overload
    def __getitem__(self, at: int) -> float: ...
    @overload
    def __getitem__(self, at: slice) -> Array: ...
    def __getitem__(self, at: int | slice) -> float | Array:
        return Array(self._values[at]) if isinstance(at, slice) else self._values[at]

    # -- one by one

    def __add__(self, other: Numbers) -> Array:
        return _each(operator.add, self, other)

    def __sub__(self, other: Numbers) -> Array:
        return _each(operator.sub, self, other)

    def __mul__(self, other: Numbers) -> Array:
        return _each(operator.mul, self, other)

    def __truediv__(self, other: Numbers) -> Array:
        return _each(operator.truediv, self, other)

    def __pow__(self, other: Numbers) -> Array:
        return _each(operator.pow, self, other)

    def __ge__(self, other: Numbers) -> Array:
        return _each(operator.ge, self, other)

    def __radd__(self, other: float) -> Array:
        return _each(operator.add, other, self)

    def __rsub__(self, other: float) -> Array:
        return _each(operator.sub, other, self)

    def __rmul__(self, other: float) -> Array:
        return _each(operator.mul, other, self)

    def __rtruediv__(self, other: float) -> Array:
        return _each(operator.truediv, other, self)

    # -- all together

    def all(self) -> bool:
        return all(self._values)

    def any(self) -> bool:
        return any(self._values)

    def min(self) -> float:
        return min(self._values)

    def max(self) -> float:
        return max(self._values)

    def sum(self) -> float:
        return math.fsum(self._values)

    def mean(self) -> float:
        return self.sum() / self.size

    def var(self) -> float:
        return ((self - self.mean()) ** 2).mean()

    def std(self) -> float:
        return math.sqrt(self.var())


Numbers: TypeAlias = Array | float


def _each(do: Callable[[float, float], float], one: Numbers, other: Numbers) -> Array:
    """Do it with each number of an array and the one at the same place, or always the same one."""
    ones = one if isinstance(one, Array) else repeat(one)
    others = other if isinstance(other, Array) else repeat(other)
    return Array(map(do, ones, others))


def array(values: Iterable[float]) -> Array:
    return Array(values)


def asarray(values: Iterable[float], dtype: type[float] = float) -> Array:
    return values if isinstance(values, Array) else Array(map(dtype, values))


def arange(first: int, end: int) -> Array:
    return Array(range(first, end))


def concatenate(rows: Iterable[Iterable[float]]) -> Array:
    return Array(chain.from_iterable(rows))


def roll(row: Array, by: int) -> Array:
    return concatenate((row[-by:], row[:-by]))


def cumsum(row: Array) -> Array:
    return Array(accumulate(row))


def minimum(one: Array, other: Numbers) -> Array:
    return _each(min, one, other)


def maximum(one: Array, other: Numbers) -> Array:
    return _each(max, one, other)


def sqrt(row: Array) -> Array:
    return Array(map(math.sqrt, row))


def log1p(row: Array) -> Array:
    return Array(map(math.log1p, row))


def isfinite(row: Array) -> Array:
    return Array(map(math.isfinite, row))
