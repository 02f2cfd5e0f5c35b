"""Seeds: whole numbers or texts that can be written down and read back the same."""

from __future__ import annotations

from .bounds import MOST_NAME, OutOfBounds, check_text, quoted


def check_seed(seed: object) -> int | str:
    """Return the seed if it is a whole number or a text that can be written down."""
    if isinstance(seed, str):
        return check_text(seed, "a seed", MOST_NAME)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise OutOfBounds(f"a seed is a whole number or a text, not {quoted(seed)}")
    if abs(seed) >= 10**MOST_NAME:
        raise OutOfBounds(f"a seed that is a number has at most {MOST_NAME} digits")
    return seed
