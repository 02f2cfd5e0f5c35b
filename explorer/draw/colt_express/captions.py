"""The last move in a few words, for the strip of ground under the train."""

from __future__ import annotations

from engine.colt_express.events import Event
from engine.colt_express.events.rounds import (
    AngryMarshalMoved,
    GameEnded,
    GunslingersNamed,
    Jolted,
    PurseLost,
    PursePicked,
    RansomPaid,
    StrongboxBrought,
    Swept,
)
from engine.colt_express.events.scheming import (
    DrawChosen,
    RoundBegan,
    RoundCardTurned,
    Schemed,
    StealingBegan,
)
from engine.colt_express.events.stealing import (
    ChangedFloor,
    Fled,
    LootDropped,
    LootSnatched,
    MarshalHit,
    MarshalMoved,
    NothingDone,
    Punched,
    Pushed,
    Robbed,
    Shot,
    Walked,
)
from engine.colt_express.pieces import HIDDEN, INSIDE, Spot, spot_at
from engine.colt_express.state import State
from engine.core.moves import Seat

from ..measure import shorter
from ..rails.scenery import Words
from .status import money_word, place_words


def captions(view: State, last: tuple[Event, ...], words: Words) -> list[str]:
    """Wordings from long to short: the later ones tell less, the last only the main thing."""
    teller = Teller(view, words)
    told = [part for event in last if (part := teller.part(event))]
    ending = [teller.part(event) for event in last if isinstance(event, GameEnded)]
    return shorter(told) + ending


class Teller:
    """Puts events into the words of one language."""

    def __init__(self, view: State, words: Words) -> None:
        self.view = view
        self.words = words

    def name(self, bandit: Seat) -> str:
        return self.words[self.view.bandits[bandit].name.value]

    def team(self, seat: Seat) -> str:
        bandits = range(seat, len(self.view.bandits), self.view.players)
        return ", ".join(self.name(Seat(bandit)) for bandit in bandits)

    def place(self, spot: Spot) -> str:
        return place_words(self.view, spot, self.words)

    def say(self, key: str, **values: object) -> str:
        return self.words[f"caption_{key}"].format(**values)

    def part(self, event: Event) -> str:
        match event:
            case Shot(bandit=bandit, target=target):
                return self.say("shot", name=self.name(bandit), target=self.name(target))
            case Punched(bandit=bandit, target=target):
                return self.say("punched", name=self.name(bandit), target=self.name(target))
            case ChangedFloor(bandit=bandit, spot=spot):
                return self.say("climbed", name=self.name(bandit), place=self.place(spot))
            case Walked(bandit=bandit, spot=spot):
                return self.say("walked", name=self.name(bandit), place=self.place(spot))
            case Fled(bandit=bandit, spot=spot):
                return self.say("fled", name=self.name(bandit), place=self.place(spot))
            case Swept(bandit=bandit) | Jolted(bandit=bandit):
                return self.say("swept", name=self.name(bandit))
            case Pushed(bandit=bandit, spot=spot):
                return self.say("pushed", target=self.name(bandit), place=self.place(spot))
            case MarshalMoved(car=car) | AngryMarshalMoved(car=car):
                return self.say("marshal_moved", place=self.place(spot_at(car, INSIDE)))
            case MarshalHit(bandit=bandit):
                return self.say("marshal_hit", name=self.name(bandit))
            case NothingDone(bandit=bandit, action=action):
                return self.say("nothing", name=self.name(bandit), card=self.words[action.value])
            case _:
                return self.part_of_loot(event) or self.part_of_round(event)

    def part_of_loot(self, event: Event) -> str:
        match event:
            case Robbed(bandit=bandit, loot=loot) | PursePicked(bandit=bandit, loot=loot):
                return self.say("robbed", name=self.name(bandit), loot=self.words[loot.kind.value])
            case LootDropped(bandit=bandit, loot=loot):
                return self.say("dropped", name=self.name(bandit), loot=self.words[loot.kind.value])
            case LootSnatched(bandit=bandit, loot=loot):
                return self.say("robbed", name=self.name(bandit), loot=self.words[loot.kind.value])
            case PurseLost(bandit=bandit):
                return self.say("purse_lost", name=self.name(bandit))
            case RansomPaid(bandit=bandit, amount=amount):
                return self.say(
                    "ransom", name=self.name(bandit), money=money_word(amount, self.words)
                )
            case StrongboxBrought(spot=spot) if spot:
                return self.say("strongbox", place=self.place(spot))
            case _:
                return ""

    def part_of_round(self, event: Event) -> str:
        match event:
            case Schemed(seat=seat, card=card):
                name = self.team(seat) if card.action is HIDDEN else self.name(card.bandit)
                return self.say("schemed", name=name, card=self.words[card.action.value])
            case DrawChosen(seat=seat):
                return self.say("drew", name=self.team(seat))
            case RoundBegan(round=number):
                return self.say("round", round=number)
            case RoundCardTurned(card=card):
                return self.words[f"round_{card.value}"]
            case StealingBegan():
                return self.say("stealing")
            case GunslingersNamed(bandits=bandits):
                return self.say("gunslinger", names=", ".join(map(self.name, bandits)))
            case GameEnded(winners=winners):
                return self.say("won", names=", ".join(map(self.team, winners)))
            case _:
                return ""
