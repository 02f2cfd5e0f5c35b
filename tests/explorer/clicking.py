"""A page that clicks, and a game to click on."""

from __future__ import annotations

from explorer import new_game
from explorer.widget.study import Study


class Clicker:
    """A page in a thread of its own, which sends as a kernel receives."""

    def __init__(self, target: Study) -> None:
        self.target = target
        self.number = 0

    def click(self, do: str, value: str = "") -> None:
        self.number += 1
        intent = {"view": "page", "number": self.number, "do": do, "value": value}
        at = list(self.target.session.here.place)
        self.target.set_state({"intents": [{**intent, "at": at}]})


def planning() -> Study:
    return new_game("super_express", players=("Doc", "Mei", "Tuco"), seed=1)
