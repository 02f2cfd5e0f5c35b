"""The pieces that only Colt Super Express has, each drawn alone."""

from __future__ import annotations

from ..cards import HEIGHT, WIDTH, card_backs
from ..figures import Toward, pawn
from ..rails.train import Gauge, car, wheels
from ..specimen import Specimens, centred, standing

SMALL = Gauge(lane=18, band=15, beam=5, gap=4, nose=0, ground=0, scale=0.3, bogies=False)
CAR = 52


def _wagon(name: str) -> str:
    return centred(car(SMALL, CAR, name) + wheels(SMALL, CAR), CAR, SMALL.height, 0.9)


SPECIMENS: Specimens = {
    "facing": lambda name: standing(pawn(name, 1, Toward.LEFT), name),
    "stunned": lambda name: standing(pawn(name, 1, Toward.LEFT, stunned=True), name),
    "wagon": _wagon,
    "plan": lambda count: centred(
        card_backs(0, 0, int(count)), WIDTH + 9 * (int(count) - 1), HEIGHT, 1.3, "mei"
    ),
}
