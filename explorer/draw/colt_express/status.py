"""The words for cars and places, the numbers on a tile, and whose turn it is."""

from __future__ import annotations

from engine.colt_express.pieces import ROOF, Car, Spot
from engine.colt_express.state import (
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    State,
    schedule,
)
from engine.core.moves import CHANCE, NOBODY, Seat

from ..rails.scenery import Words

DOES = {
    MUSTER: "tab_musters",
    DROPPING: "tab_drops",
    SCHEMING: "tab_schemes",
    KEEPING: "tab_keeps",
    ROUND_EVENT: "tab_chooses",
}


def actor(view: State) -> Seat:
    """The bandit to act, or a bandit of the player to act; NOBODY if it is chance or no one.

    Between two events of a move the last card may be resolved although its phase still lasts.
    """
    if _between(view) or view.turn in (CHANCE, NOBODY):
        return NOBODY
    if view.phase is STEALING:
        bandit = view.pile[view.resolved].card.bandit
        return bandit if bandit != NOBODY else view.turn
    return view.waiting[0] if view.phase is ROUND_EVENT else view.turn


def _between(view: State) -> bool:
    if view.phase is STEALING:
        return view.resolved == len(view.pile)
    slots = schedule(view.round_card, view.players, view.first) if view.phase is SCHEMING else ()
    return view.phase is SCHEMING and view.acted == len(slots)


def acts(view: State, bandit: Seat) -> bool:
    """Return whether a bandit is to act; before the cards are carried out, a whole team is."""
    who = actor(view)
    if who == NOBODY or view.phase in (STEALING, ROUND_EVENT):
        return bandit == who
    return bandit % view.players == who


def tab_word(view: State, bandit: Seat) -> str:
    """The key of the word on a brass tab, or an empty text."""
    if view.phase is OVER:
        return "tab_wins" if bandit % view.players in view.winners else ""
    if not acts(view, bandit):
        return ""
    if view.phase is STEALING:
        return f"tab_{view.pile[view.resolved].card.action.value}"
    return DOES[view.phase]


def car_word(view: State, car: int, words: Words) -> str:
    return car_names(view, car, words)[0]


def car_names(view: State, car: int, words: Words) -> tuple[str, ...]:
    """The names of a car, from long to short."""
    if car == 0:
        return words["locomotive"], words["locomotive_short"], "0"
    if car == view.caboose:
        return words["caboose"], words["caboose_short"], str(car)
    return words["car"].format(number=car), str(car)


def bullets_word(view: State, words: Words, length: str = "") -> str:
    """How many bullets the marshal has left, in all its words or `_short`."""
    one = "_one" if view.marshal_bullets == 1 else ""
    return words[f"marshal_bullets{one}{length}"].format(count=view.marshal_bullets)


def place_words(view: State, spot: Spot, words: Words, kind: str = "place") -> str:
    level = "roof" if spot.level is ROOF else "inside"
    return words[f"{kind}_{level}"].format(car=car_word(view, Car(spot.car), words))


def money_word(amount: int, words: Words) -> str:
    return f"${amount:,}".replace(",", words["thousands"])
