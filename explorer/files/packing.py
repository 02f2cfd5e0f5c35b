"""Data packed into one short text: JSON, deflated, in letters that any file can hold."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from typing import Any


def pack(value: Any, _widget: object = None) -> str:
    """The packed text of a value; widgets also write their traits with it."""
    plain = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return b64encode(zlib.compress(plain.encode(), 9)).decode()
