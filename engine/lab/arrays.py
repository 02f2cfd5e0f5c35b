"""numpy for the lab; where there is none, as in a browser, the few things of it that the lab uses.

The results are the same but for the last digits. Many values take longer without numpy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
else:
    try:
        import numpy as np
    except ModuleNotFoundError:
        from . import plain_arrays as np

__all__ = ["np"]
