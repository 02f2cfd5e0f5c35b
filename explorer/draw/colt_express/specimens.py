"""The pieces that only Colt Express has, each drawn alone."""

from __future__ import annotations

from ..figures import marshal
from ..specimen import MIDDLE, Specimens, standing
from .tokens import cylinder, token

SPECIMENS: Specimens = {
    "marshal": lambda _: standing(marshal(1)),
    "token": lambda name: token(name, MIDDLE, MIDDLE, 2.2),
    "bullets": lambda count: cylinder(MIDDLE, MIDDLE, int(count), 24, int(count)),
}
