"""Each game's contract by the name of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import colt_express, fugitive, super_express
from .contract import Contract

CONTRACTS: Mapping[str, Contract[Any]] = {
    "colt_express": colt_express,
    "fugitive": fugitive,
    "super_express": super_express,
}
