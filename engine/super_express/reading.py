"""Reads a position from the lines that notation.py writes; most lines may be left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.notation import Line, Scanner, read_lines, read_options, words_of
from engine.core.record import Record, replace

from .notation import spot_word
from .options import Options
from .pieces import (
    FRONT,
    INSIDE,
    REAR,
    ROOF,
    SPOTS,
    WAGONS,
    Car,
    Card,
    Name,
    Spot,
    spot_at,
)
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
from .words import name_word, read_card, read_treasure


def read_position(text: str, options: Options | None = None) -> State:
    """Return the position that a text describes; anything left out is as at the start of a round.

    Seats are filled in the order in which the text names the bandits, unless it says `seats`.
    """
    lines = read_lines(text)
    reader = _Reader(lines, options or Options())
    # What the other lines may say depends on the options.
    for line in sorted(lines, key=lambda line: line.key.lower() != "options"):
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
        self.adrift = 0
        self.first: Name | None = None
        self.now: tuple[Phase, tuple[Name, ...]] | None = None
        self.seen_keys: set[str] = set()

    def read(self, line: Line) -> None:
        key = line.key.lower()
        if key in self.seen_keys:
            line.fail(f"{quoted(line.key)} is said twice")
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
            "adrift": self._adrift,
            "now": self._now,
        }
        topic = words.one_of(
            "a line of a position",
            {word: word for word in (*readers, "plan", "treasure", "C0", "C1", "C1 roof")},
        )
        if topic in ("plan", "treasure"):
            name = self._name(words)
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
        spot = spot_at(car, level)
        if spot in self.rows:
            line.fail(f"{spot_word(spot)} is said twice")
        row = self.rows[spot] = []
        for name in self._each(value):
            if name in self.placed:
                line.fail(f"{name_word(name)} stands in two places")
            self.placed[name] = line
            facing = value.one_of(
                f"where {name_word(name)} faces, < front or > rear",
                {"<": FRONT, ">": REAR},
            )
            stunned = value.take("*")
            self.bandits[name] = replace(self.bandits[name], facing=facing, stunned=stunned)
            row.append(name)
        value.end()

    def _name(self, scanner: Scanner) -> Name:
        name = scanner.one_of("a bandit", words_of(Name))
        self.bandits.setdefault(name, Bandit(name))
        return name

    def _each(self, scanner: Scanner) -> Iterator[Name]:
        """Yield the bandits of a list; the caller reads what belongs to one before the next."""
        found: list[Name] = []
        while not scanner.done:
            start = scanner.at
            name = self._name(scanner)
            if name in found:
                scanner.fail_from(start, f"{name_word(name)} is said twice in this line")
            found.append(name)
            yield name
            scanner.take(",")

    def _options(self, value: Scanner) -> None:
        self.options = read_options(value, Options)

    def _train(self, value: Scanner) -> None:
        self.wagons = value.number("the number of wagons", 0, WAGONS)
        value.take("wagons") or value.take("wagon")

    def _seats(self, value: Scanner) -> None:
        order = tuple(self._each(value))
        self.bandits = {name: self.bandits[name] for name in order} | self.bandits

    def _round(self, value: Scanner) -> None:
        self.round = value.number("the round", 0, WAGONS)

    def _first(self, value: Scanner) -> None:
        self.first = self._name(value)

    def _off(self, value: Scanner) -> None:
        for name in self._each(value):
            self.bandits[name] = replace(self.bandits[name], status=OFF)

    def _out(self, value: Scanner) -> None:
        for name in self._each(value):
            in_round = value.number("the round of going out", 1, WAGONS)
            self.bandits[name] = replace(self.bandits[name], status=OUT, out_in_round=in_round)

    def _travelled(self, value: Scanner) -> None:
        for name in self._each(value):
            self.bandits[name] = replace(self.bandits[name], travelled=True)

    def _adrift(self, value: Scanner) -> None:
        self.adrift = value.number("the wagons that nobody took", 0, WAGONS)

    def _plan(self, name: Name, value: Scanner) -> None:
        planned: list[Card] = []
        played = seen = 0
        barred = False
        while not value.done:
            if not barred and value.take("|"):
                barred, played = True, len(planned)
                continue
            planned.append(read_card(value))
            if value.take("!"):
                seen = len(planned)
            value.take(",")
        self.bandits[name] = replace(
            self.bandits[name], planned=tuple(planned), played=played, seen=max(seen, played)
        )

    def _treasure(self, name: Name, value: Scanner) -> None:
        values = []
        while not value.done:
            values.append(read_treasure(value, self.options))
            value.take(",")
        self.bandits[name] = replace(self.bandits[name], treasures=tuple(values))

    def _now(self, value: Scanner) -> None:
        if value.take("setup"):
            self.now = (SETUP, ())
        elif value.take("treasure"):
            self.now = (TREASURE, ())
        elif value.take("over"):
            value.expect(",")
            value.expect("won")
            value.expect("by")
            self.now = (OVER, () if value.take("nobody") else tuple(self._each(value)))
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
            adrift=self.adrift,
        )
        return self._with_turn(state, seat_of)

    def _with_turn(self, state: State, seat_of: Mapping[Name, Seat]) -> State:
        phase, names = self.now or usual_turn(state)
        seats = tuple(seat_of[name] for name in names)
        if phase is OVER:
            return replace(state, phase=phase, turn=NOBODY, winners=seats)
        if phase is TREASURE:
            return replace(state, phase=phase, turn=CHANCE, adrift=self.adrift or 1)
        return replace(state, phase=phase, turn=seats[0] if seats else CHANCE)


def usual_turn(state: State) -> tuple[Phase, tuple[Name, ...]]:
    """Return the usual phase, and who is to act in it.

    The first bandit without a plan plans; once all have planned, the first one with cards plays.
    """
    if not state.bandits:
        return PLANNING, ()
    order = clockwise(state, Seat((state.first - 1) % len(state.bandits)))
    playing = [state.bandits[seat] for seat in order if state.bandits[seat].status is not OUT]
    for bandit in playing:
        if not bandit.planned:
            return PLANNING, (bandit.name,)
    ready = [bandit for bandit in playing if bandit.stack]
    return EXECUTION, (ready[0].name,) if ready else ()


def check_options(options: Record | None) -> Options | None:
    if options is None or isinstance(options, Options):
        return options
    raise GameError(f"{quoted(options)} are no options of this game")
