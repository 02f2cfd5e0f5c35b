import pytest

from engine.colt_express import GAME
from engine.colt_express.dealing import Deal
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

SPOTS = "options: expert; train: 3; 2: Doc, Ghost; 3: Tuco"
DROP = "[ce.expert.drop_bullets ce.expert.discard_open]"
KEEP = "[ce.expert.keep ce.expert.discard_open]"
TURNED = "RoundCardTurned braking [ce.round.reveal ce.pieces.rounds]"


@table(
    Case(
        "bullets of bandits are dropped before the first card, marshal bullets stay",
        f"{SPOTS}; now: revealing; round: 1; hand Doc: Move, bullet Tuco, bullet marshal",
        "round Braking",
        (TURNED, f"BulletsDropped Doc, bullet Tuco, yes {DROP}"),
        "hand Doc: Move, bullet marshal; discard Doc: bullet Tuco",
    ),
    Case(
        "marshal bullets too, by that reading",
        f"{SPOTS}; now: revealing; round: 1; hand Doc: Move, bullet Tuco, bullet marshal".replace(
            "expert", "expert, drop_bullets marshals_too"
        ),
        "round Braking",
        (TURNED, f"BulletsDropped Doc, bullet Tuco and bullet marshal, yes {DROP}"),
        "hand Doc: Move",
    ),
    Case(
        "the owner chooses, by that reading",
        f"{SPOTS}; now: revealing; round: 1; hand Doc: Move, bullet Tuco, bullet Ghost".replace(
            "expert", "expert, drop_bullets owner_chooses"
        ),
        "round Braking; drop bullet Tuco",
        (f"BulletsDropped Doc, bullet Tuco, yes {DROP}",),
        "hand Doc: Move, bullet Ghost; now: scheming",
    ),
    Case(
        "cards are kept and the others discarded",
        f"{SPOTS}; now: keeping; hand Doc: Move, Fire, Punch; pile: | Tuco Floor; hand Tuco: Move",
        "keep Move, Fire",
        (f"Kept Doc, Move and Fire, Punch, yes {KEEP}",),
        "hand Doc: Move, Fire; discard Doc: Punch",
    ),
    Case(
        "whoever has kept last turns over the pile",
        f"{SPOTS}; now: keeping; waiting: Tuco; pile: | Tuco Floor; hand Tuco: Move",
        "keep",
        (f"Kept Tuco, none, Move, yes {KEEP}", "StealingBegan 1 [ce.steal.order]"),
        "discard Tuco: Move",
    ),
    Case(
        "cards carried out go to the discard pile, and hands are filled up",
        f"{SPOTS}; hand Doc: Move, Fire; pile: | Tuco Punch; first: Tuco",
        "nothing",
        (
            "NothingDone Tuco, punch [ce.punch.none]",
            "CardsDiscarded [ce.expert.used ce.expert.discard_open]",
            "FirstPlayerPassed Doc [ce.round.first]",
            "RoundBegan 2, Doc 5 and Ghost 6 and Tuco 6 [ce.round.deal]",
        ),
        "discard Tuco: Punch; due: Doc 5, Ghost 6, Tuco 6",
    ),
    Case(
        "bullets on top are drawn first",
        f"{SPOTS}; now: dealing; round: 2; rounds: Bridge; due: Tuco 2; top Tuco: bullet Doc",
        "deal bullet Doc, Move",
        ("Dealt Tuco, bullet Doc and Move [ce.round.deal ce.sight.hand ce.expert.refill]",),
        "hand Tuco: Move, bullet Doc",
    ),
    Case(
        "a deck that runs out in the middle of a draw is made anew",
        f"{SPOTS}; hand Doc: Move, Floor, Floor, Punch, Fire, Fire; deck Doc: Move; "
        "discard Doc: Robbery, Robbery, Marshal",
        "draw; deal Move",
        (
            "Drew Doc, Move [ce.scheme.choice ce.sight.hand]",
            "Reshuffled Doc, 3 [ce.expert.reshuffle]",
        ),
        "deck Doc: Robbery, Robbery, Marshal; due: Doc 2",
    ),
)
def test_expert_rules(case: Case) -> None:
    check(case)


@table(
    Refused(
        "keeping a card twice",
        f"{SPOTS}; now: keeping; hand Doc: Move, Fire; pile: | Tuco Floor",
        "keep Move, Move",
        "ce.expert.keep",
        "The hand does not hold Move, or not that often: there are 1.",
    ),
    Refused(
        "dropping a marshal bullet",
        f"{SPOTS}; now: dropping; waiting: Doc; hand Doc: bullet Tuco, bullet marshal".replace(
            "expert", "expert, drop_bullets owner_chooses"
        ),
        "drop bullet marshal",
        "ce.expert.drop_bullets",
        "Only bullets of other bandits can be discarded here, not a marshal bullet.",
    ),
    Refused(
        "a card before what lies on top",
        f"{SPOTS}; now: dealing; round: 2; rounds: Bridge; due: Tuco 2; top Tuco: bullet Doc",
        "deal Move, Floor",
        "ce.expert.used",
        "On top of the deck of Tuco lie a bullet of Doc; they come first.",
    ),
)
def test_what_experts_can_not_do(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize(
    ("table", "typed", "meant"),
    [
        (
            "now: keeping; hand Doc: Move, Fire; pile: | Tuco Floor",
            "keep Fire, Move",
            "keep Move, Fire",
        ),
        (
            "now: dropping; waiting: Doc; hand Doc: bullet Tuco, bullet Ghost",
            "drop bullet Tuco, bullet Ghost",
            "drop bullet Ghost, bullet Tuco",
        ),
        (
            "now: dealing; round: 2; rounds: Bridge; due: Tuco 3; top Tuco: bullet Doc",
            "deal Floor, Move, bullet Doc",
            "deal bullet Doc, Move, Floor",
        ),
    ],
    ids=["keep", "drop", "deal"],
)
def test_cards_are_named_in_any_order(table: str, typed: str, meant: str) -> None:
    spots = SPOTS.replace("expert", "expert, drop_bullets owner_chooses")
    state = position(f"{spots}; {table}")
    move = GAME.notation.read_move(typed, state)
    assert GAME.refusal(state, move) is None
    assert GAME.notation.move_text(move, state) == meant


@pytest.mark.rule("ce.sight.hand")
def test_a_deal_made_out_of_order_is_refused() -> None:
    state = position(f"{SPOTS}; now: dealing; round: 2; rounds: Bridge; due: Tuco 2")
    deal = GAME.notation.read_move("deal Move, Floor", state)
    assert isinstance(deal, Deal)
    refusal = GAME.refusal(state, Deal(deal.cards[::-1]))
    assert refusal is not None
    assert "in the order in which they are held" in GAME.words.explain(refusal, state)


def test_more_kept_than_a_hand_means_no_draw_and_no_loss() -> None:
    kept = "Move, Move, Floor, Floor, Fire, Fire, Robbery"
    state = position(f"{SPOTS}; hand Ghost: {kept}; pile: | Tuco Punch; first: Tuco")
    state, told = play(state, "nothing")
    assert told[-1] == "RoundBegan 2, Doc 7 and Tuco 6 [ce.round.deal]"
    assert f"hand Ghost: {kept}" in lines(state)


def test_every_choice_of_cards_can_be_kept() -> None:
    state = position(f"{SPOTS}; now: keeping; hand Doc: Move, Move, Fire; pile: | Tuco Floor")
    assert choices(state) == [
        "keep Move, Move, Fire",
        "keep Move, Move",
        "keep Move, Fire",
        "keep Move",
        "keep Fire",
        "keep",
    ]


def test_cards_to_keep_can_be_picked_one_by_one() -> None:
    state = position(f"{SPOTS}; now: keeping; hand Doc: Move, Fire; pile: | Tuco Floor")
    composition = GAME.board.compose(state, ("Fire",))
    assert composition is not None
    assert composition.move == GAME.notation.read_move("keep Fire", state)
    assert {part.key: part.refusal is None for part in composition.parts} == {
        "Move": True,
        "Fire": False,
    }


def test_bullets_drawn_later_stay_in_hand() -> None:
    text = f"{SPOTS}; hand Doc: Move; top Doc: bullet Tuco; deck Doc: Move, Floor, Floor, Punch"
    state = position(f"{text}, Fire, Fire, Robbery, Robbery, Marshal")
    state, told = play(state, "draw", "deal bullet Tuco, Floor, Floor")
    assert "BulletsDropped" not in kinds(told)
    assert "hand Doc: Move, Floor, Floor, bullet Tuco" in lines(state)
