"""Short texts of moves and positions.

A position names who stands where, front to rear; `<` faces the locomotive, `>` the rear, `*` lies
stunned. Cards before the bar are played, a `!` marks a card that everybody has seen:

    options: horse, time_car
    train: 4; round: 2; first: Doc
    C2 roof: Belle>
    C3: Doc<, Mei>*
    plan Doc: Move | Shoot, Turn
    treasure Mei: 356
    now: Doc plays
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.notation import (
    Line,
    Scanner,
    options_text,
    read_lines,
    read_options,
    words_of,
)
from engine.core.record import Record, replace

from .execution import Reveal, Skip
from .options import Options
from .pieces import (
    FRONT,
    INSIDE,
    REAR,
    ROOF,
    SPOTS,
    TREASURES,
    WAGONS,
    Car,
    Card,
    Name,
    Spot,
    spot_at,
)
from .planning import Plan
from .setup import FirstPlayer
from .state import (
    EXECUTION,
    OFF,
    OUT,
    OVER,
    PLANNING,
    SETUP,
    TREASURE,
    Bandit,
    Phase,
    State,
    clockwise,
)
from .uncoupling import DrawTreasure

FACING_SIGN = {FRONT: "<", REAR: ">"}
CARD_WORDS = {card.value: card for card in Card if card is not Card.HIDDEN}


def name_word(name: Name) -> str:
    return name.value.capitalize()


def card_word(card: Card) -> str:
    return "?" if card is Card.HIDDEN else card.value.capitalize()


def value_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def spot_word(spot: Spot) -> str:
    return f"C{spot.car} roof" if spot.level is ROOF else f"C{spot.car}"


# -- moves


def move_text(move: Move[State], state: State) -> str:
    match move:
        case Plan(cards):
            return "plan " + ", ".join(map(card_word, cards))
        case FirstPlayer(seat):
            return f"first {name_word(state.bandits[seat].name)}"
        case DrawTreasure(value):
            return f"treasure {value_word(value)}"
        case Skip():
            return "skip"
        case _:
            return "reveal"


def read_move(text: str, state: State) -> Move[State]:
    scanner = Scanner(text)
    kind = scanner.one_of(
        "a move", {word: word for word in ("plan", "reveal", "skip", "first", "treasure")}
    )
    move: Move[State]
    if kind == "plan":
        move = Plan(_read_cards(scanner))
    elif kind == "first":
        move = FirstPlayer(_read_seat(scanner, state.bandits))
    elif kind == "treasure":
        move = DrawTreasure(scanner.one_of("a treasure", {str(v): v for v in TREASURES}))
    else:
        move = Reveal() if kind == "reveal" else Skip()
    scanner.end()
    return move


def _read_cards(scanner: Scanner) -> tuple[Card, ...]:
    cards = []
    while not scanner.done:
        cards.append(scanner.one_of("a card", CARD_WORDS))
        if not scanner.done:
            scanner.take(",")
    return tuple(cards)


def _read_seat(scanner: Scanner, bandits: tuple[Bandit, ...]) -> Seat:
    seats = {name_word(bandit.name): Seat(seat) for seat, bandit in enumerate(bandits)}
    return scanner.one_of("a bandit of this game", seats)


# -- writing a position


def position_text(state: State) -> str:
    names = [name_word(bandit.name) for bandit in state.bandits]
    lines = [
        f"train: {state.last_car}",
        f"seats: {', '.join(names)}",
        f"round: {state.round}",
        f"first: {names[state.first]}",
    ]
    changed = options_text(state.options)
    if changed:
        lines.insert(0, f"options: {changed}")
    for car in range(state.last_car + 1):
        for level in (ROOF, INSIDE):
            spot = spot_at(car, level)
            row = ", ".join(_standing(state.bandits[seat]) for seat in state.row(spot))
            if row:
                lines.append(f"{spot_word(spot)}: {row}")
    off = [name_word(b.name) for b in state.bandits if b.status is OFF]
    out = [f"{name_word(b.name)} {b.out_in_round}" for b in state.bandits if b.status is OUT]
    lines += [f"off: {', '.join(off)}"] if off else []
    lines += [f"out: {', '.join(out)}"] if out else []
    for bandit in state.bandits:
        if bandit.planned:
            lines.append(f"plan {name_word(bandit.name)}: {_stack(bandit)}")
    travelled = [name_word(b.name) for b in state.bandits if b.travelled]
    lines += [f"travelled: {', '.join(travelled)}"] if travelled else []
    for bandit in state.bandits:
        if bandit.treasures:
            values = ", ".join(map(value_word, bandit.treasures))
            lines.append(f"treasure {name_word(bandit.name)}: {values}")
    lines.append(f"now: {_now(state, names)}")
    return "\n".join(lines)


def _standing(bandit: Bandit) -> str:
    return name_word(bandit.name) + FACING_SIGN[bandit.facing] + "*" * bandit.stunned


def _stack(bandit: Bandit) -> str:
    words = [
        card_word(card) + "!" * (bandit.played <= at < bandit.seen)
        for at, card in enumerate(bandit.planned)
    ]
    played = ", ".join(words[: bandit.played])
    return f"{played} | {', '.join(words[bandit.played :])}".strip()


def _now(state: State, names: list[str]) -> str:
    if state.phase is SETUP:
        return "setup"
    if state.phase is TREASURE:
        return "treasure"
    if state.phase is OVER:
        winners = ", ".join(names[seat] for seat in state.winners) or "nobody"
        return f"over, won by {winners}"
    verb = "plans" if state.phase is PLANNING else "plays"
    return f"{names[state.turn]} {verb}"


# -- reading a position


def read_position(text: str, options: Options | None = None) -> State:
    """The position that a text describes; what is not said is as at the start of a round.

    Seats are filled in the order in which the text names the bandits, unless it says `seats`.
    """
    lines = read_lines(text)
    reader = _Reader(lines, options or Options())
    for line in lines:
        reader.read(line)
    return reader.state()


class _Reader:
    def __init__(self, lines: tuple[Line, ...], options: Options) -> None:
        self.lines = lines
        self.options = options
        self.bandits: dict[Name, Bandit] = {}
        self.placed: dict[Name, Line] = {}
        self.rows: dict[Spot, list[Name]] = {}
        self.wagons: int | None = None
        self.round = 1
        self.first: Name | None = None
        self.now: tuple[Phase, tuple[Name, ...]] | None = None
        self.seen_keys: set[str] = set()

    def read(self, line: Line) -> None:
        key = line.key.lower()
        if key in self.seen_keys:
            line.fail(f"{line.key!r} is said twice")
        self.seen_keys.add(key)
        words = line.key_scanner()
        value = line.value_scanner()
        if words.peek().lower().lstrip("c").isdigit() and words.peek()[:1] in "cC":
            self._row(line, words, value)
            return
        readers = {
            "options": self._options,
            "train": self._train,
            "seats": self._seats,
            "round": self._round,
            "first": self._first,
            "off": self._off,
            "out": self._out,
            "travelled": self._travelled,
            "now": self._now,
        }
        topic = words.one_of(
            "a line of a position",
            {word: word for word in (*readers, "plan", "treasure", "C0", "C1", "C1 roof")},
        )
        if topic in ("plan", "treasure"):
            name = words.one_of("a bandit", words_of(Name))
            words.end()
            self._plan(name, value) if topic == "plan" else self._treasure(name, value)
        else:
            words.end()
            readers[topic](value)
        value.end()

    def _row(self, line: Line, words: Scanner, value: Scanner) -> None:
        numbers = {f"C{car}": Car(car) for car in range(WAGONS + 1)}
        car = words.one_of("a train card", numbers)
        level = ROOF if words.take("roof") else INSIDE
        if not words.done:
            words.take("inside") or words.fail("expected 'roof' or 'inside'")
        row = self.rows.setdefault(spot_at(car, level), [])
        while not value.done:
            name = self._name(value)
            if name in self.placed:
                line.fail(f"{name_word(name)} stands in two places")
            self.placed[name] = line
            facing = value.one_of(
                f"where {name_word(name)} faces, < front or > rear",
                {"<": FRONT, ">": REAR},
            )
            stunned = value.take("*")
            self._change(name, facing=facing, stunned=stunned)
            row.append(name)
            value.take(",")
        value.end()

    def _name(self, scanner: Scanner) -> Name:
        name = scanner.one_of("a bandit", words_of(Name))
        self.bandits.setdefault(name, Bandit(name))
        return name

    def _names(self, scanner: Scanner) -> tuple[Name, ...]:
        names = []
        while not scanner.done:
            names.append(self._name(scanner))
            scanner.take(",")
        return tuple(names)

    def _change(self, name: Name, **fields: object) -> None:
        self.bandits.setdefault(name, Bandit(name))
        self.bandits[name] = replace(self.bandits[name], **fields)  # type: ignore[arg-type]

    def _options(self, value: Scanner) -> None:
        self.options = read_options(value, Options)

    def _train(self, value: Scanner) -> None:
        self.wagons = value.number("the number of wagons", 0, WAGONS)
        value.take("wagons") or value.take("wagon")

    def _seats(self, value: Scanner) -> None:
        order = self._names(value)
        self.bandits = {name: self.bandits[name] for name in order} | self.bandits

    def _round(self, value: Scanner) -> None:
        self.round = value.number("the round", 0, WAGONS)

    def _first(self, value: Scanner) -> None:
        self.first = self._name(value)

    def _off(self, value: Scanner) -> None:
        for name in self._names(value):
            self._change(name, status=OFF)

    def _out(self, value: Scanner) -> None:
        while not value.done:
            name = self._name(value)
            in_round = value.number("the round of going out", 1, WAGONS)
            self._change(name, status=OUT, out_in_round=in_round)
            value.take(",")

    def _travelled(self, value: Scanner) -> None:
        for name in self._names(value):
            self._change(name, travelled=True)

    def _plan(self, name: Name, value: Scanner) -> None:
        planned: list[Card] = []
        played = seen = 0
        barred = False
        while not value.done:
            if not barred and value.take("|"):
                barred, played = True, len(planned)
                continue
            planned.append(value.one_of("a card", CARD_WORDS))
            if value.take("!"):
                seen = len(planned)
            value.take(",")
        self._change(name, planned=tuple(planned), played=played, seen=max(seen, played))

    def _treasure(self, name: Name, value: Scanner) -> None:
        values = []
        while not value.done:
            values.append(value.one_of("a treasure", {str(v): v for v in TREASURES}))
            value.take(",")
        self._change(name, treasures=tuple(values))

    def _now(self, value: Scanner) -> None:
        if value.take("setup"):
            self.now = (SETUP, ())
        elif value.take("treasure"):
            self.now = (TREASURE, ())
        elif value.take("over"):
            value.expect(",")
            value.expect("won")
            value.expect("by")
            self.now = (OVER, () if value.take("nobody") else self._names(value))
        else:
            name = self._name(value)
            phases = {"plans": PLANNING, "plays": EXECUTION}
            self.now = (value.one_of("what is done", phases), (name,))

    def state(self) -> State:
        names = tuple(self.bandits)
        seat_of: Mapping[Name, Seat] = {name: Seat(seat) for seat, name in enumerate(names)}
        farthest = max((spot.car for spot in self.rows), default=0)
        wagons = farthest if self.wagons is None else self.wagons
        if farthest > wagons:
            line = next(line for line in self.lines if line.key.upper().startswith(f"C{farthest}"))
            line.fail(f"the train ends at C{wagons}")

        state = State(
            self.options,
            tuple(self.bandits.values()),
            tuple(
                tuple(seat_of[name] for name in self.rows.get(spot, ()))
                for spot in SPOTS[: 2 * (wagons + 1)]
            ),
            self.round,
            first=seat_of[self.first] if self.first else Seat(0),
        )
        return self._with_turn(state, seat_of)

    def _with_turn(self, state: State, seat_of: Mapping[Name, Seat]) -> State:
        phase, names = self.now or _usual_turn(state)
        seats = tuple(seat_of[name] for name in names)
        if phase is OVER:
            return replace(state, phase=phase, turn=NOBODY, winners=seats)
        return replace(state, phase=phase, turn=seats[0] if seats else CHANCE)


def _usual_turn(state: State) -> tuple[Phase, tuple[Name, ...]]:
    """Planning goes on with the first who has no plan; with all planned, the first plays."""
    order = clockwise(state, Seat((state.first - 1) % max(1, len(state.bandits))))
    playing = [state.bandits[seat] for seat in order if state.bandits[seat].status is not OUT]
    for bandit in playing:
        if not bandit.planned:
            return PLANNING, (bandit.name,)
    ready = [bandit for bandit in playing if bandit.stack]
    return EXECUTION, (ready[0].name,) if ready else ()


def check_options(options: Record | None) -> Options | None:
    if options is None or isinstance(options, Options):
        return options
    raise ValueError(f"{options!r} are no options of this game")
