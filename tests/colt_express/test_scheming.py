from engine.colt_express import GAME
from engine.colt_express.pieces import RoundCard
from engine.colt_express.state import schedule
from engine.core.moves import CHANCE, Seat
from tests.colt_express.table import (
    Case,
    Refused,
    check,
    check_refused,
    choices,
    kinds,
    lines,
    play,
    position,
    table,
)

SPOTS = "train: 3; 2: Doc, Ghost; 3: Tuco"
HANDS = f"{SPOTS}; hand Doc: Move, Fire, bullet Tuco; hand Ghost: Move, Punch; hand Tuco: Fire"
OPEN = "ce.scheme.choice ce.turn.face_up ce.turn.clockwise"


@table(
    Case(
        "a card in the open",
        HANDS,
        "play Move",
        (f"Schemed Doc, Move, no [{OPEN}]",),
        "hand Doc: Fire, bullet Tuco; pile: | Doc Move; acted: 1",
    ),
    Case(
        "a draw of three cards",
        HANDS,
        "draw; deal Move, Floor, Floor",
        ("Drew Doc, Move and Floor and Floor [ce.scheme.choice ce.sight.hand]",),
        "hand Doc: Move, Move, Floor, Floor, Fire, bullet Tuco",
    ),
    Case(
        "a short deck gives what it has",
        f"{SPOTS}; hand Doc: Move, Move, Floor, Floor, Punch, Fire, Fire, Robbery",
        "draw; deal Robbery, Marshal",
        ("Drew Doc, Robbery and Marshal [ce.scheme.choice ce.sight.hand]",),
        "deck Doc:; acted: 1",
    ),
    Case(
        "an empty deck gives nothing",
        f"{SPOTS}; hand Doc: Move, Move, Floor, Floor, Punch, Fire, Fire, Robbery, "
        "Robbery, Marshal",
        "draw",
        ("DrawChosen Doc, 0 [ce.scheme.choice]",),
        "acted: 1",
    ),
    Case(
        "face down in a tunnel",
        f"{HANDS}; rounds: Long_tunnel; acted: 3",
        "play Move down",
        (
            "Schemed Doc, Move, yes [ce.scheme.choice ce.turn.tunnel ce.sight.tunnel "
            "ce.turn.clockwise]",
        ),
        "pile: | Doc Move down",
    ),
    Case(
        "speeding up gives two actions in a row",
        f"{HANDS}; rounds: Bridge; acted: 3",
        "play Move; play Fire",
        ("Schemed Doc, Fire, no [ce.scheme.choice ce.turn.speeding_up ce.turn.clockwise]",),
        "pile: | Doc Move, Doc Fire",
    ),
    Case(
        "switching begins with the first player",
        f"{HANDS}; rounds: Angry_marshal; acted: 9",
        "play Move",
        ("Schemed Doc, Move, no [ce.scheme.choice ce.turn.switching]",),
    ),
    Case(
        "Ghost hides his first card",
        f"{HANDS}; first: Ghost",
        "play Move down",
        (f"Schemed Ghost, Move, yes [{OPEN} ce.ghost ce.sight.tunnel]",),
    ),
    Case(
        "Ghost hides his first card although he drew before",
        f"{HANDS}; first: Ghost; acted: 3",
        "play Move down",
        (
            "Schemed Ghost, Move, yes [ce.scheme.choice ce.turn.speeding_up ce.turn.clockwise "
            "ce.ghost ce.sight.tunnel]",
        ),
    ),
)
def test_scheming(case: Case) -> None:
    check(case)


SIX = "bullet Doc, bullet Doc, bullet Doc, bullet Doc, bullet Doc, bullet Doc"


@table(
    Refused(
        "a bullet",
        HANDS,
        "play bullet Tuco",
        "ce.scheme.bullets_dead",
        "A bullet card is dead weight and can't be played: a bullet of Tuco.",
    ),
    Refused(
        "a card that is not in hand",
        HANDS,
        "play Punch",
        "ce.scheme.choice",
        "The hand does not hold Punch, or not that often: there are 0.",
    ),
    Refused(
        "Fire with an empty chamber",
        f"{HANDS}; top Tuco: {SIX}",
        "play Fire",
        "ce.fire.empty",
        "Doc has no bullet left, so Fire is out of the question.",
    ),
    Refused(
        "a card in the open in a tunnel",
        f"{HANDS}; rounds: Long_tunnel; acted: 3",
        "play Move",
        "ce.turn.tunnel",
        "Turn 2 is a tunnel: cards go face down.",
    ),
    Refused(
        "a hidden card in the open",
        HANDS,
        "play Move down",
        "ce.turn.face_up",
        "Turn 1 is played in the open (face up): everybody sees the card.",
    ),
    Refused(
        "Ghost's second card",
        f"{HANDS}; first: Ghost; acted: 3; pile: | Ghost Floor; now: scheming",
        "play Move down",
        "ce.turn.speeding_up",
        "Turn 2 is played in the open (speeding up): everybody sees the card.",
    ),
    Refused(
        "Ghost, whose first card went into a tunnel",
        f"{HANDS}; first: Ghost; rounds: Swivel_arm; acted: 6; pile: | Ghost Floor; now: scheming",
        "play Move down",
        "ce.turn.face_up",
        "Turn 3 is played in the open (face up): everybody sees the card.",
    ),
    Refused(
        "Ghost after a draw, by the reading of the first turn",
        f"options: ghost_card first_turn; {HANDS}; first: Ghost; acted: 3",
        "play Move down",
        "ce.turn.speeding_up",
        "Turn 2 is played in the open (speeding up): everybody sees the card.",
    ),
    Refused(
        "a draw when speeding up is for plays only",
        f"options: speeding_up plays_only; {HANDS}; acted: 3",
        "draw",
        "ce.turn.speeding_up",
        "On a turn of speeding up both actions are cards, as long as there is one to play.",
    ),
    Refused(
        "stealing while cards are planned",
        HANDS,
        "move 1",
        "ce.scheme.choice",
        "This can't be done now: cards are being planned.",
    ),
)
def test_what_can_not_be_planned(case: Refused) -> None:
    check_refused(case)


def test_a_hand_of_bullets_has_no_move_but_to_draw() -> None:
    state = position(f"options: speeding_up plays_only; {SPOTS}; acted: 3; hand Doc: bullet Tuco")
    assert choices(state) == ["draw"]


def test_a_hand_of_fire_without_bullets_may_draw_when_speeding_up() -> None:
    start = f"options: speeding_up plays_only; {SPOTS}; acted: 3; hand Doc: Fire; top Tuco: {SIX}"
    assert choices(position(start)) == ["draw"]


def test_fire_without_a_bullet_can_be_a_bluff() -> None:
    state = position(f"options: empty_chamber bluff; {HANDS}; top Tuco: {SIX}")
    assert choices(state) == ["play Move", "play Fire", "draw"]


def test_a_draw_is_luck() -> None:
    state, told = play(position(HANDS), "draw")
    assert told == ["DrawChosen Doc, 3 [ce.scheme.choice]"]
    assert GAME.rules.to_act(state) == CHANCE


def test_the_pile_is_turned_over_after_the_last_action() -> None:
    state = position(f"{HANDS}; rounds: Bridge; acted: 11; pile: | Doc Floor; now: scheming")
    state, told = play(state, "play Fire")
    assert told[1] == "StealingBegan 2 [ce.steal.order]"
    assert "now: stealing" in lines(state)


def test_a_round_in_which_everybody_draws_goes_on_to_its_event() -> None:
    text = f"{SPOTS}; rounds: Bridge; acted: 11; deck Tuco: Move, Move, Floor, Floor, Punch, Fire"
    state = position(f"{text}, Fire, Robbery, Robbery, Marshal")
    state, _ = play(state, "draw")
    state, told = play(state, "deal Move, Move, Floor")
    assert kinds(told) == [
        "Drew",
        "StealingBegan",
        "CardsReturned",
        "FirstPlayerPassed",
        "RoundBegan",
    ]


def seats(card: RoundCard, first: int, players: int) -> str:
    return "".join(str(slot.seat) for slot in schedule(card, players, Seat(first)))


def test_the_order_of_turns() -> None:
    assert seats(RoundCard.BRIDGE, 1, 3) == "120" + "112200" + "120"
    assert seats(RoundCard.ANGRY_MARSHAL, 0, 3) == "012" * 3 + "021"
    assert seats(RoundCard.TAKE_IT_ALL, 4, 5) == "40123" + "4400112233" + "43210"
