"""What notebooks and pages store in packed form, unpacked again."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any

_PACKED = re.compile(r'^const PACKED = "(.*)";$', re.MULTILINE)


def unpack(text: str) -> Any:
    """Return the value that a text was packed from."""
    return json.loads(zlib.decompress(b64decode(text)))


def loaded(text: str) -> tuple[str, str, str]:
    """Split a loader into its own text, and the script and the style that it loads."""
    found = _PACKED.search(text)
    held = unpack(found[1]) if found else {"script": "", "style": ""}
    return _PACKED.sub("", text), held["script"], held["style"]
