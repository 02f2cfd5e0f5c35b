"""Reading a position: the lines that writing.py writes, or fewer of them.

A position says who is where with what; `2` is inside car 2, `2 roof` its roof, 0 the locomotive.
What is left out is as usual: the marshal in the locomotive, a starting purse with every bandit, the
cards that are not in hand in the deck. `down` marks a card that lies face down; a bar separates the
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

from collections.abc import Callable, Mapping

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.notation import Line, Scanner, read_lines, read_options, words_of
from engine.core.record import Record

from .defaults import Description, position, starting_purse
from .options import Options
from .pieces import (
    BULLET,
    INSIDE,
    MOST_CARS,
    PURSES,
    ROOF,
    Car,
    CarCard,
    Loot,
    Name,
    RoundCard,
    Spot,
    sorted_loot,
    spot_at,
)
from .state import Bandit, Cards, Due, Phase, Played, Purse, State
from .words import (
    BESIDE,
    each_of,
    name_word,
    names_of,
    read_bandit,
    read_card,
    read_cards,
    read_loot,
    read_round_card,
    read_train,
    read_value,
)

TOPICS = (
    *("options", "seats", "train", "round", "rounds", "first", "marshal", "removed", "loot"),
    *("purse", "lost", "ransom", "bullets", "hand", "deck", "top", "discard", "pile", "acted"),
    *("drew", "due", "looking", "waiting", "won", "now", "beside"),
)
MOST_RANSOM = 10_000
MOST_ACTIONS = 100


def read_position(text: str, options: Options | None = None) -> State:
    """Return the position that a text describes; defaults.py fills in what it leaves out.

    Seats are filled in the order in which the text names the bandits, unless it says `seats`.
    """
    lines = read_lines(text)
    reader = _Reader(_by_topic(lines), options or Options())
    return position(reader.read())


def _by_topic(lines: tuple[Line, ...]) -> list[tuple[str, Line]]:
    """Return each line with its topic; a line about a spot has the topic `spot`."""
    found: list[tuple[str, Line]] = []
    keys: set[str] = set()
    for line in lines:
        key = line.key.lower()
        if key in keys:
            line.fail(f"{quoted(line.key)} is said twice")
        keys.add(key)
        words = line.key_scanner()
        if words.peek().isdigit():
            found.append(("spot", line))
        else:
            topics = {word: word for word in TOPICS}
            found.append((words.one_of("a line of a position", topics), line))
    return found


class _Reader:
    def __init__(self, lines: list[tuple[str, Line]], options: Options) -> None:
        self.lines = lines
        self.seen_purses = 0
        for topic, line in lines:
            if topic == "options":
                options = read_options(line.value_scanner(), Options)
        self.tuning = options.tuning
        self.said = Description(options, *self._names())
        self.scene = State(
            options,
            tuple(Bandit(name) for name in self.said.names),
            (Cards(),) * self.said.players,
        )

    def read(self) -> Description:
        readers: Mapping[str, Callable[[Scanner, Scanner], None]] = {
            "spot": self._spot,
            "train": self._train,
            "round": self._round,
            "rounds": self._rounds,
            "first": self._first,
            "marshal": self._marshal,
            "removed": self._removed,
            "loot": self._loot,
            "purse": self._purse,
            "lost": self._lost,
            "beside": self._beside,
            "ransom": self._ransom,
            "bullets": self._bullets,
            "hand": self._hand,
            "deck": self._deck,
            "top": self._top,
            "discard": self._discard,
            "pile": self._pile,
            "acted": self._acted,
            "drew": self._drew,
            "due": self._due,
            "looking": self._looking,
            "waiting": self._waiting,
            "won": self._won,
            "now": self._now,
        }
        for topic, line in self.lines:
            if topic in readers:
                key, value = line.key_scanner(), line.value_scanner()
                if topic != "spot":
                    key.take(topic)
                readers[topic](key, value)
                key.end()
                value.end()
        return self.said

    # -- who plays

    def _names(self) -> tuple[tuple[Name, ...], int]:
        """Return the bandits, leaders before partners, and the number of players."""
        for topic, line in self.lines:
            if topic == "seats":
                return self._seats(line.value_scanner())
        names: dict[Name, None] = {}
        for topic, line in self.lines:
            value = line.value_scanner()
            for _ in each_of(value) if topic == "spot" else ():
                names[value.one_of("a bandit", words_of(Name))] = None
        return tuple(names), len(names)

    def _seats(self, value: Scanner) -> tuple[tuple[Name, ...], int]:
        leaders: list[Name] = []
        partners: list[Name] = []
        for _ in each_of(value):
            start = value.at
            leader = value.one_of("a bandit", words_of(Name))
            leaders.append(leader)
            if value.take("+"):
                partners.append(value.one_of("a bandit", words_of(Name)))
            if len(set(leaders + partners)) < len(leaders + partners):
                value.fail_from(start, f"{name_word(leader)} or a partner is said twice")
        if partners and len(partners) != len(leaders):
            value.fail("expected a partner for every player, or for none")
        return (*leaders, *partners), len(leaders)

    def _who(self, scanner: Scanner) -> Seat:
        return read_bandit(scanner, self.scene.bandits)

    def _player(self, scanner: Scanner) -> Seat:
        """Read a player, who is called by the first bandit of the team."""
        names = names_of(self.scene.bandits[: self.said.players])
        return scanner.one_of(
            "a player of this game", {name: Seat(seat) for seat, name in enumerate(names)}
        )

    def _all_of(self, value: Scanner) -> tuple[Seat, ...]:
        return tuple([self._who(value) for _ in each_of(value)])

    def _players(self, value: Scanner) -> tuple[Seat, ...]:
        return tuple([self._player(value) for _ in each_of(value)])

    # -- the train

    def _spot(self, key: Scanner, value: Scanner) -> None:
        spot = read_spot(key)
        for bandit in self._all_of(value):
            if bandit in self.said.spots:
                name = name_word(self.said.names[bandit])
                key.fail_from(0, f"{name} stands in two places")
            self.said.spots[bandit] = spot

    def _train(self, _key: Scanner, value: Scanner) -> None:
        if value.peek().isdigit():
            self.said.train = tuple(CarCard)[: value.number("cars", 1, MOST_CARS)]
        else:
            self.said.train = read_train(value)

    def _marshal(self, key: Scanner, value: Scanner) -> None:
        if key.take("bullets"):
            self.said.marshal_bullets = self._marshal_bullets(value)
        else:
            self.said.marshal = Car(value.number("a car", 0, MOST_CARS))

    def _removed(self, key: Scanner, value: Scanner) -> None:
        key.expect("bullets")
        self.said.removed_bullets = self._marshal_bullets(value)

    def _marshal_bullets(self, value: Scanner) -> int:
        return value.number("bullets", 0, self.tuning.marshal_bullets)

    # -- loot

    def _loot(self, key: Scanner, value: Scanner) -> None:
        if key.peek().isdigit():
            self.said.lying[read_spot(key)] = sorted_loot(_tokens(value))
            return
        bandit = self._who(key)
        tokens: list[Loot | int] = []
        for _ in each_of(value):
            if value.take("nothing"):
                continue
            if value.peek().isdigit():
                self._count_purse(value)
                tokens.append(read_value(value))
            else:
                tokens.append(read_loot(value))
        self.said.loot[bandit] = tuple(tokens)

    def _purse(self, key: Scanner, value: Scanner) -> None:
        number = key.number("the number of a purse", 1, PURSES)
        of_the_start = number <= len(self.said.names)
        holds, start = self.tuning.starting_purse, value.at
        worth = read_value(value, holds) if of_the_start else read_value(value)
        if value.done:
            value.fail("expected who has looked into it")
        purse = Purse(worth, tuple(sorted({*self._players(value)})))
        if not of_the_start:
            self._count_purse(value)
            self.said.purses[number] = purse
        elif purse != starting_purse(self.said.options, self.said.players):
            value.fail_from(start, f"a purse of the start holds {holds}, as all know")

    def _count_purse(self, value: Scanner) -> None:
        """Count one more purse that somebody has looked into, and fail if there are not so many."""
        self.seen_purses += 1
        if len(self.said.names) + self.seen_purses > PURSES:
            value.fail(f"there are {PURSES} purses, and more were looked into")

    def _beside(self, _key: Scanner, value: Scanner) -> None:
        self.said.beside = value.one_of("what waits beside the train", BESIDE)

    def _lost(self, _key: Scanner, value: Scanner) -> None:
        self.said.lost = tuple(_tokens(value))

    def _ransom(self, key: Scanner, value: Scanner) -> None:
        self.said.ransom[self._who(key)] = value.number("dollars", 0, MOST_RANSOM)

    # -- cards

    def _bullets(self, key: Scanner, value: Scanner) -> None:
        self.said.bullets[self._who(key)] = value.number("bullets", 0, self.tuning.bullets)

    def _hand(self, key: Scanner, value: Scanner) -> None:
        seat = self._player(key)
        self.said.hands[seat] = read_cards(value, self.scene, seat)

    def _deck(self, key: Scanner, value: Scanner) -> None:
        seat = self._player(key)
        self.said.decks[seat] = read_cards(value, self.scene, seat)

    def _top(self, key: Scanner, value: Scanner) -> None:
        seat = self._player(key)
        self.said.tops[seat] = read_cards(value, self.scene, seat)

    def _discard(self, key: Scanner, value: Scanner) -> None:
        seat = self._player(key)
        self.said.discards[seat] = read_cards(value, self.scene, seat)

    def _pile(self, _key: Scanner, value: Scanner) -> None:
        pile: list[Played] = []
        parted = False
        while not value.done:
            if not parted and value.take("|"):
                self.said.resolved, parted = len(pile), True
                continue
            start = value.at
            alone = self.said.players != 2
            card = read_card(value, self.scene, self._who(value) if alone else Seat(0))
            if card.action is BULLET:
                value.fail_from(start, "a bullet can't be played")
            seat = Seat(card.bandit % self.said.players)
            pile.append(Played(seat, card, value.take("down")))
            if not value.done and value.peek() != "|":
                value.expect(",")
        self.said.pile = tuple(pile)

    # -- how far the game is

    def _round(self, _key: Scanner, value: Scanner) -> None:
        self.said.round = value.number("a round", 0, self.tuning.rounds)

    def _rounds(self, _key: Scanner, value: Scanner) -> None:
        cards: list[RoundCard] = []
        for _ in each_of(value):
            cards.append(read_round_card(value))
        self.said.rounds = tuple(cards)

    def _first(self, _key: Scanner, value: Scanner) -> None:
        self.said.first = self._player(value)

    def _acted(self, _key: Scanner, value: Scanner) -> None:
        self.said.acted = value.number("actions taken", 0, MOST_ACTIONS)

    def _drew(self, _key: Scanner, value: Scanner) -> None:
        drew: list[int] = []
        for _ in each_of(value):
            drew.append(value.number("an action by its number", 1, MOST_ACTIONS))
        self.said.drew = tuple(drew)

    def _due(self, _key: Scanner, value: Scanner) -> None:
        due: list[Due] = []
        for _ in each_of(value):
            due.append(Due(self._player(value), value.number("cards", 1, MOST_ACTIONS)))
        self.said.due = tuple(due)

    def _looking(self, _key: Scanner, value: Scanner) -> None:
        self.said.looking = self._all_of(value)

    def _waiting(self, _key: Scanner, value: Scanner) -> None:
        self.said.waiting = self._all_of(value)

    def _won(self, _key: Scanner, value: Scanner) -> None:
        self.said.winners = self._players(value)

    def _now(self, _key: Scanner, value: Scanner) -> None:
        self.said.now = value.one_of("a part of a round", words_of(Phase))


def _tokens(value: Scanner) -> list[Loot]:
    tokens: list[Loot] = []
    for _ in each_of(value):
        if not value.take("nothing"):
            tokens.append(read_loot(value))
    return tokens


def read_spot(scanner: Scanner) -> Spot:
    car = scanner.number("a car", 0, MOST_CARS)
    if scanner.take("roof"):
        return spot_at(car, ROOF)
    scanner.take("inside")
    return spot_at(car, INSIDE)


def check_options(options: Record | None) -> Options | None:
    if options is None or isinstance(options, Options):
        return options
    raise GameError(f"{quoted(options)} are no options of this game")
