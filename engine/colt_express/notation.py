"""Short texts of moves and positions.

A position says who is where with what; `2` is inside car 2, `2 roof` its roof, 0 the locomotive.
What is left out is as usual: the marshal in the locomotive, a purse of $250 with every bandit, the
cards that are not in hand in the deck. `down` marks a card that lies face down; a bar parts the
cards of the pile that were carried out from those that come next:

    train: 4; round: 2; rounds: Bridge, Braking; marshal: 1
    2 roof: Doc
    3: Belle, Tuco, Ghost
    loot 3: purse, jewel
    loot Doc: 450, strongbox
    hand Tuco: Move, Fire, bullet Doc
    pile: Doc Move | Belle Fire, Tuco Punch down
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.moves import NOBODY, Move, Seat
from engine.core.notation import Scanner, words_of

from .dealing import Deal, TurnRoundCard, as_drawn
from .duo import Muster
from .expert import Drop, Keep
from .pieces import (
    ACTIONS,
    BULLET,
    HIDDEN,
    NUMBERED,
    PURSE_VALUES,
    PURSES,
    ROOF,
    Action,
    Car,
    CarCard,
    Card,
    Loot,
    LootKind,
    Name,
    RoundCard,
    Spot,
    card_of,
)
from .round_events import LosePurse, PickPurse
from .scheming import DrawCards, Scheme
from .setup import FirstPlayer, LayTrain
from .state import Bandit, State
from .stealing.fire import Fire
from .stealing.floor import ChangeFloor
from .stealing.marshal import MoveMarshal
from .stealing.move import MoveTo
from .stealing.nothing import NoEffect
from .stealing.punch import Punch
from .stealing.purse import OpenPurse
from .stealing.rob import Rob

CARS_NAMED = {str(car): Car(car) for car in range(-3, 10)}
"""Cars that a move can name, on the train or off it."""


def name_word(name: Name) -> str:
    return name.value.capitalize()


def names_of(bandits: tuple[Bandit, ...]) -> list[str]:
    return [name_word(bandit.name) for bandit in bandits]


def card_word(card: Card, bandits: tuple[Bandit, ...]) -> str:
    if card.action is HIDDEN:
        return "?"
    if card.action is BULLET:
        shooter = "marshal" if card.bandit == NOBODY else name_word(bandits[card.bandit].name)
        return f"bullet {shooter}"
    owner = f"{name_word(bandits[card.bandit].name)} " if card.shared else ""
    return owner + card.action.value.capitalize()


def cards_text(cards: tuple[Card, ...], bandits: tuple[Bandit, ...]) -> str:
    return ", ".join(card_word(card, bandits) for card in cards)


def loot_word(loot: Loot) -> str:
    return f"{loot.kind.value} {loot.number}" if loot.number else loot.kind.value


def loot_text(loot: tuple[Loot, ...]) -> str:
    return ", ".join(map(loot_word, loot)) or "nothing"


def round_word(card: RoundCard) -> str:
    return card.value.capitalize()


def value_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def spot_word(spot: Spot) -> str:
    return f"{spot.car} roof" if spot.level is ROOF else str(spot.car)


BESIDE = {"strongbox": True, "nothing": False}
"""What may wait beside the train."""


# -- moves


def move_text(move: Move[State], state: State) -> str:
    bandits = state.bandits
    names = names_of(bandits)
    match move:
        case Scheme(card, face_down):
            return f"play {card_word(card, bandits)}{' down' * face_down}"
        case DrawCards():
            return "draw"
        case MoveTo(car):
            return f"move {car}"
        case ChangeFloor():
            return "floor"
        case Rob(loot):
            return f"rob {loot_word(loot)}"
        case Fire(target):
            return f"fire {names[target]}"
        case Punch(target, loot, toward):
            lost = loot_word(loot) if loot else "nothing"
            return f"punch {names[target]}, {lost}, to {toward}"
        case MoveMarshal(car):
            return f"marshal {car}"
        case NoEffect():
            return "nothing"
        case Keep(cards):
            return f"keep {cards_text(cards, bandits)}".rstrip()
        case Drop(cards):
            return f"drop {cards_text(cards, bandits)}".rstrip()
        case LosePurse(loot):
            return f"lose {loot_word(loot)}"
        case PickPurse(loot):
            return f"pick {loot_word(loot)}"
        case Muster(caboose, marshal_card):
            return f"muster caboose {names[caboose]}, marshal {names[marshal_card]}"
        case _:
            return _luck_text(move, state)


def _luck_text(move: Move[State], state: State) -> str:
    match move:
        case Deal(cards):
            return f"deal {cards_text(cards, state.bandits)}".rstrip()
        case TurnRoundCard(card):
            return f"round {round_word(card)}"
        case OpenPurse(value):
            return f"open {value_word(value)}"
        case FirstPlayer(seat):
            return f"first {names_of(state.bandits)[seat]}"
        case LayTrain(train):
            return f"train {', '.join(car.value for car in train)}"
    raise ValueError(f"{move!r} has no text")


MOVE_WORDS = (
    *("play", "draw", "move", "floor", "rob", "fire", "punch", "marshal", "nothing"),
    *("keep", "drop", "lose", "pick", "muster", "deal", "round", "open", "first", "train"),
)


def read_move(text: str, state: State) -> Move[State]:
    scanner = Scanner.of_move(text)
    kind = scanner.one_of("a move", {word: word for word in MOVE_WORDS})
    move = _read(kind, scanner, state)
    scanner.end()
    return move


def _read(kind: str, scanner: Scanner, state: State) -> Move[State]:
    match kind:
        case "play":
            return Scheme(read_card(scanner, state, _who(state)), scanner.take("down"))
        case "draw":
            return DrawCards()
        case "move":
            return MoveTo(scanner.one_of("a car", CARS_NAMED))
        case "floor":
            return ChangeFloor()
        case "rob":
            return Rob(read_loot(scanner))
        case "fire":
            return Fire(read_bandit(scanner, state.bandits))
        case "punch":
            return _read_punch(scanner, state)
        case "marshal":
            return MoveMarshal(scanner.one_of("a car", CARS_NAMED))
        case "nothing":
            return NoEffect()
        case "keep":
            return Keep(read_cards(scanner, state, _who(state)))
        case "drop":
            return Drop(read_cards(scanner, state, _who(state)))
        case "lose":
            return LosePurse(read_loot(scanner))
        case "pick":
            return PickPurse(read_loot(scanner))
        case _:
            return _read_luck(kind, scanner, state)


def _read_luck(kind: str, scanner: Scanner, state: State) -> Move[State]:
    match kind:
        case "muster":
            scanner.expect("caboose")
            caboose = read_bandit(scanner, state.bandits)
            scanner.expect(",")
            scanner.expect("marshal")
            return Muster(caboose, read_bandit(scanner, state.bandits))
        case "deal":
            due = state.due[0].seat if state.due else Seat(0)
            return Deal(as_drawn(state, read_cards(scanner, state, due)))
        case "round":
            return TurnRoundCard(scanner.one_of("a round card", words_of(RoundCard)))
        case "open":
            return OpenPurse(scanner.one_of("a value", {str(v): v for v in PURSE_VALUES}))
        case "first":
            return FirstPlayer(read_bandit(scanner, state.bandits))
        case _:
            return LayTrain(read_train(scanner))


def _who(state: State) -> Seat:
    """Whose card a move means that does not say it."""
    return Seat(max(state.turn, 0))


def _read_punch(scanner: Scanner, state: State) -> Punch:
    target = read_bandit(scanner, state.bandits)
    scanner.expect(",")
    loot = None if scanner.take("nothing") else read_loot(scanner)
    scanner.expect(",")
    scanner.expect("to")
    return Punch(target, loot, scanner.one_of("a car", CARS_NAMED))


def read_bandit(scanner: Scanner, bandits: tuple[Bandit, ...]) -> Seat:
    seats = {name: Seat(number) for number, name in enumerate(names_of(bandits))}
    return scanner.one_of("a bandit of this game", seats)


def read_card(scanner: Scanner, state: State, seat: Seat) -> Card:
    """A card of a player: `Move`, with two bandits `Tuco Move`; `bullet Doc`, `bullet marshal`."""
    names = {name: Seat(number) for number, name in enumerate(names_of(state.bandits))}
    if scanner.take("bullet"):
        shooters = {**names, "marshal": NOBODY}
        return card_of(BULLET, scanner.one_of("who shot", shooters))
    shared = state.players == 2
    bandit = scanner.one_of("whose card it is", names) if shared else seat
    return card_of(scanner.one_of("a card", CARD_WORDS), bandit, shared)


CARD_WORDS: Mapping[str, Action] = {**words_of(ACTIONS)}


def read_cards(scanner: Scanner, state: State, seat: Seat) -> tuple[Card, ...]:
    return tuple([read_card(scanner, state, seat) for _ in each_of(scanner)])


def each_of(scanner: Scanner) -> Iterator[None]:
    """Once for every member of a list that is parted by commas."""
    while not scanner.done:
        yield
        if not scanner.done:
            scanner.expect(",")


def read_loot(scanner: Scanner) -> Loot:
    kind = scanner.one_of("loot", words_of(LootKind))
    if kind is LootKind.PURSE and scanner.peek().isdigit():
        return NUMBERED[scanner.number("the number of a purse", 1, PURSES)]
    return Loot(kind)


def read_train(scanner: Scanner) -> tuple[CarCard, ...]:
    cars = words_of(CarCard)
    return tuple([scanner.one_of("a car by its purses and jewels", cars) for _ in each_of(scanner)])
