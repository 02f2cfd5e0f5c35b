"""The effort of the property tests: profile `ci`, or `nightly` by HYPOTHESIS_PROFILE.

A nightly run is random. It prints its seed, and GAMES_SEED repeats it.
"""

from __future__ import annotations

import os
from random import SystemRandom

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.rows", "tests.playthrough")

CI, NIGHTLY = "ci", "nightly"
EXAMPLES = {CI: 50, NIGHTLY: 1000}

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    CI,
    derandomize=True,
    deadline=None,
    max_examples=EXAMPLES[CI],
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    NIGHTLY,
    deadline=None,
    max_examples=EXAMPLES[NIGHTLY],
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", CI)
settings.load_profile(PROFILE)

os.environ["HEIST_PROGRESS"] = "off"
"""No test keeps or shows what somebody has learnt, unless it chooses a file of its own."""


SEED = os.environ.setdefault(
    "GAMES_SEED", CI if PROFILE == CI else str(SystemRandom().getrandbits(32))
)


def pytest_report_header() -> str:
    return f"profile {PROFILE}, GAMES_SEED={SEED}"


@pytest.fixture(scope="session")
def games_seed() -> str:
    """Return what every random game of the tests is seeded with."""
    return SEED


@pytest.fixture(scope="session")
def effort() -> int:
    """Return how many times the work of a `ci` run is to be done."""
    return settings().max_examples // EXAMPLES[CI]
