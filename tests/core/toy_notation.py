"""Texts of the toy game, such as

options: small
seats: Ann, Bob
spent: 1, 3
Ann: 1 apple, card 2, stones 1 3, shown, high
now: pick Ann
"""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.core.notation import Line, Scanner, options_text, read_lines, read_options, words_of
from engine.core.record import replace

from .toy_moves import Blow, Deal, Lay, Pick, Show
from .toy_pieces import CARDS, HARVEST, Name, Options, Phase, Player, Sky, State, Tree

MOVES = {word: word for word in ("deal", "lay", "show", "pick", "sky")}


def value_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def move_text(move: Move[State], state: State) -> str:
    match move:
        case Deal(card):
            return f"deal {value_word(card)}"
        case Lay(stones):
            return " ".join(["lay", *map(value_word, stones)])
        case Pick(tree):
            return f"pick {tree.value}"
        case Blow(sky):
            return f"sky {sky.value}"
    return "show"


def read_move(text: str, state: State) -> Move[State]:
    scanner = Scanner.of_move(text)
    word = scanner.one_of("a move", MOVES)
    move: Move[State] = Show()
    if word == "deal":
        move = Deal(scanner.number("a card", 1, 3))
    elif word == "lay":
        move = Lay(read_stones(scanner))
    elif word == "pick":
        move = Pick(scanner.one_of("a tree", {tree.value: tree for tree in Tree}))
    elif word == "sky":
        move = Blow(scanner.one_of("the sky", {sky.value: sky for sky in Sky}))
    scanner.end()
    return move


def read_stones(scanner: Scanner) -> tuple[int, ...]:
    stones = []
    while not scanner.done and scanner.peek() != ",":
        stones.append(scanner.number("a stone", 1, 9))
    return tuple(stones)


def position_text(state: State) -> str:
    names = [player.name.value.capitalize() for player in state.players]
    lines = [f"seats: {', '.join(names)}", f"round: {state.round}", f"bag: {state.bag}"]
    changed = options_text(state.options)
    if changed:
        lines.insert(0, f"options: {changed}")
    if state.spent:
        lines.append(f"spent: {', '.join(map(str, state.spent))}")
    for name, player in zip(names, state.players, strict=True):
        lines.append(f"{name}: {_player(player)}")
    winners = ", ".join(names[seat] for seat in state.winners)
    who = winners if state.phase is Phase.OVER else names[state.active]
    lines.append(f"now: {state.phase.value} {who}")
    return "\n".join(lines)


def _player(player: Player) -> str:
    words = [f"{player.apples} apples"]
    words += [f"card {value_word(card)}" for card in player.card]
    if player.laid:
        words.append(" ".join(["stones", *map(value_word, player.laid)]))
    words += ["shown"] * player.shown
    words += [player.tree.value] if player.tree else []
    return ", ".join(words)


def parse_position(text: str, options: Options | None) -> State:
    lines = {line.key.lower(): line for line in read_lines(text)}
    known = ("options", "seats", "round", "bag", "spent", "now", *words_of(Name))
    for key, line in lines.items():
        if key not in known:
            line.fail(f"expected a line of a position: {', '.join(known)}")
    chosen = options or Options()
    if "options" in lines:
        chosen = read_options(lines["options"].value_scanner(), Options)
    names = _names(lines["seats"].value_scanner()) if "seats" in lines else tuple(Name)[:2]
    players = tuple(
        _read_player(name, lines[name.value]) if name.value in lines else Player(name)
        for name in names
    )
    spent = _numbers(lines["spent"]) if "spent" in lines else ()
    held = sum(len(player.card) for player in players)
    bag = len(CARDS) - held - len(spent)
    apples = sum(player.apples for player in players)
    state = State(
        chosen,
        players,
        round=_numbers(lines["round"])[0] if "round" in lines else 1,
        bag=_numbers(lines["bag"])[0] if "bag" in lines else bag,
        spent=spent,
        basket=HARVEST - apples,
    )
    return _with_turn(state, lines["now"].value_scanner(), names) if "now" in lines else state


def _names(scanner: Scanner) -> tuple[Name, ...]:
    names = []
    while not scanner.done:
        names.append(scanner.one_of("a player", words_of(Name)))
        scanner.take(",")
    return tuple(names)


def _numbers(line: Line) -> tuple[int, ...]:
    scanner = line.value_scanner()
    numbers = [scanner.number("a number", 0, 9)]
    while scanner.take(","):
        numbers.append(scanner.number("a number", 0, 9))
    scanner.end()
    return tuple(numbers)


def _read_player(name: Name, line: Line) -> Player:
    scanner = line.value_scanner()
    player = Player(name, apples=scanner.number("the apples", 0, HARVEST))
    if not scanner.take("apple"):
        scanner.expect("apples")
    while scanner.take(","):
        word = scanner.one_of("what a player has", WORDS)
        if word == "card":
            player = replace(player, card=(scanner.number("a card", 1, 3),))
        elif word == "stones":
            player = replace(player, laid=read_stones(scanner))
        elif word == "shown":
            player = replace(player, shown=True)
        else:
            player = replace(player, tree=Tree(word))
    scanner.end()
    return player


WORDS = {word: word for word in ("card", "stones", "shown", "low", "high")}


def _with_turn(state: State, scanner: Scanner, names: tuple[Name, ...]) -> State:
    phase = scanner.one_of("what is done", words_of(Phase))
    seats = tuple(Seat(names.index(name)) for name in _names(scanner))
    if phase is Phase.OVER:
        return replace(state, phase=phase, winners=seats)
    return replace(state, phase=phase, active=seats[0])
