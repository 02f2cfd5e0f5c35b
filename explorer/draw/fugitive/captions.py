"""The last move in a few words, for the strip of ground under the trail."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.fugitive.cards import ESCAPE, EVENT, HIDDEN, Card
from engine.fugitive.event_card_events import (
    CardShown,
    Dropped,
    EventShown,
    LookedAt,
    LuggageLost,
    PutBack,
    SprintTakenBack,
    Told,
)
from engine.fugitive.events import (
    CardDrawn,
    Dealt,
    DeckChosen,
    Declined,
    Event,
    Found,
    GameEnded,
    HideoutLaid,
    ManhuntBegan,
    Missed,
    Passed,
    Revealed,
    Stopped,
)
from engine.fugitive.state import Fact

from ..measure import shorter
from .keys import hideout_name
from .labels import Words, fact_words, seat_word


def captions(last: tuple[Event, ...], words: Words) -> tuple[str, ...]:
    """Wordings from long to short; the end of the game is told first and longest."""
    ended = [event for event in last if isinstance(event, GameEnded)]
    others = [event for event in last if not isinstance(event, GameEnded)]
    teller = Teller(words)
    told = [said for event in (*ended, *others) if (said := teller.part(event))]
    return tuple(shorter(told))


class Teller:
    """Puts events into the words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **values: object) -> str:
        return self.words[f"fg_caption_{key}"].format(**values)

    def name(self, seat: Seat) -> str:
        return seat_word(seat, self.words)

    def part(self, event: Event) -> str:
        match event:
            case Dealt():
                return self.say("dealt")
            case DeckChosen(seat=seat, deck=deck):
                return self.say("draws", name=self.name(seat), deck=deck)
            case CardDrawn(seat=seat, deck=deck, card=card):
                key = "drew" if card == HIDDEN else "drew_card"
                return self.say(key, name=self.name(seat), deck=deck, card=card)
            case HideoutLaid(place=place, card=card, count=count):
                key = ("laid", "laid_one", "laid_over")[min(count, 2)]
                name = str(ESCAPE) if card == ESCAPE else hideout_name(place)
                return self.say(key, hideout=name, count=count)
            case Stopped():
                return self.say("stopped")
            case Passed():
                return self.say("passed")
            case Found(numbers=numbers):
                return self.say("found", numbers=_listed(numbers))
            case Revealed(place=place, card=card):
                return self.say("revealed", hideout=hideout_name(place), number=card)
            case Missed(numbers=numbers):
                key = "missed_one" if len(numbers) == 1 else "missed_several"
                return self.say(key, numbers=_listed(numbers))
            case Declined():
                return self.say("declined")
            case ManhuntBegan():
                return self.say("manhunt")
            case GameEnded(winners=winners):
                names = ", ".join(map(self.name, winners))
                return (
                    self.words["caption_won"].format(names=names)
                    if names
                    else self.words["caption_nobody_won"]
                )
            case _:
                return self.part_of_event(event)

    def part_of_event(self, event: Event) -> str:
        match event:
            case EventShown(effect=card):
                return self.say("event", event=self.words[f"fg_event_{card.value}"])
            case Told(topic=topic, place=place, value=value):
                fact = fact_words(Fact(topic, place, value), self.words, "label_fact")
                return self.say("told", hideout=hideout_name(place), fact=fact)
            case Dropped(card=card):
                return self.say("dropped", card=card)
            case LuggageLost(card=card):
                return self.say("lost_event" if card == EVENT else "gone", card=card)
            case SprintTakenBack(place=place):
                return self.say("taken_back", hideout=hideout_name(place))
            case CardShown():
                return self.say("shown")
            case LookedAt(seat=seat, deck=deck):
                return self.say("looked", name=self.name(seat), deck=deck)
            case PutBack(deck=deck, buried=buried):
                return self.say("buried" if buried else "kept", deck=deck)
            case _:
                return ""


def _listed(numbers: tuple[Card, ...]) -> str:
    return ", ".join(map(str, numbers))
