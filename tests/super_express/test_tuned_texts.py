"""Refusals, judged positions, prompts, the editor and the score follow the dials."""

from __future__ import annotations

import pytest

from engine.core.game import IllegalSetup
from engine.core.messages import plain
from engine.core.moves import Seat
from engine.core.options import make_options
from engine.core.record import replace
from engine.core.rulebook import LANGUAGES
from engine.super_express import GAME
from engine.super_express.editing import AddCard, GiveTreasure
from engine.super_express.options import Options
from engine.super_express.pieces import Card
from engine.super_express.planning import Plan
from engine.super_express.state import State
from explorer.text.super_express import board as text_board
from tests.super_express.table import Refused, check_refused, play, table

PLANNING = "train: 4; C1: Doc<; C2: Mei<; C3: Tuco<; now: Doc plans"


@table(
    Refused(
        "three cards where two are a plan",
        f"options: plan_cards 2; {PLANNING}",
        "plan Move, Turn, Floor",
        "sx.plan.three",
        "A plan is exactly 2 cards, not 3. [sx.plan.three]",
    ),
    Refused(
        "two cards where one is a plan",
        f"options: plan_cards 1; {PLANNING}",
        "plan Move, Turn",
        "sx.plan.three",
        "A plan is exactly 1 card, not 2. [sx.plan.three]",
    ),
    Refused(
        "one card twice in a plan of four",
        f"options: plan_cards 4; {PLANNING}",
        "plan Move, Turn, Floor, Move",
        "sx.plan.three",
        "Move is already card 1 of this plan, and there is one of each. [sx.plan.three]",
    ),
)
def test_a_refusal_says_the_number_that_is_played_with(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize(
    ("players", "options", "rule", "sentence"),
    [
        (
            5,
            {"spare_wagons": 4},
            "sx.setup.train",
            "This train would need 9 wagons, and there are 8.",
        ),
        (
            3,
            {"spare_wagons": 0, "wagons_behind": 2},
            "sx.setup.first",
            "With so few wagons at most 1 empty one is behind the first player at the start, "
            "not 2.",
        ),
    ],
    ids=["more wagons than there are", "no room for everybody"],
)
def test_dials_that_do_not_go_together(
    players: int, options: dict[str, object], rule: str, sentence: str
) -> None:
    with pytest.raises(IllegalSetup) as caught:
        GAME.setup(players, **options)
    assert str(caught.value) == f"{sentence} [{rule}]"
    blank = GAME.editing.blank(make_options(Options, options))
    bandits = GAME.setup(players).bandits
    edited = GAME.rules.invalid(State(blank.options, bandits, blank.floors, 1))
    assert edited is not None
    assert rule in edited.rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"options: plan_cards 2; {PLANNING}; plan Tuco: | Move, Turn, Floor",
            "Tuco has planned 3 cards; a plan is 2. [sx.plan.three]",
        ),
        (
            f"options: spare_wagons 0; {PLANNING}",
            "In this round 3 wagons are left at most, not 4: 3 at first, and 1 goes each round. "
            "[sx.setup.train]",
        ),
        (
            f"options: uncoupled 2; {PLANNING}; round: 2",
            "In this round 2 wagons are left at most, not 4: 4 at first, and 2 go each round. "
            "[sx.setup.train]",
        ),
        (
            "options: spare_wagons 2; train: 4; seats: Doc, Mei, Tuco; round: 0; now: setup",
            "While the table is being set up, nobody is on the train, and it has 5 wagons. "
            "[sx.setup.first]",
        ),
        (
            "options: uncoupled 2; train: 2; round: 2; C0: Doc<; C1: Mei<; C2: Tuco<; "
            "treasure Doc: 301, 312, 323; now: Doc plans",
            "2 treasures have been taken at most, 2 a round, not 3. [sx.treasure.farthest]",
        ),
        (
            "options: uncoupled 2; train: 1; C0: Doc<; C1: Mei<, Tuco<; adrift: 3; now: treasure",
            "At most 2 wagons can be nobody's, the last of a game that is over; here 3 are. "
            "[sx.uncouple]",
        ),
        (
            f"options: stun_lasts off; {PLANNING.replace('Doc<', 'Doc<*')}",
            "Doc can't lie stunned while plans are being laid: a new round stands everybody up. "
            "[sx.wake.next_round]",
        ),
        (
            "options: treasures_by_value, treasure_spread 7; train: 0; round: 4; "
            "C0: Doc<, Mei<, Tuco<; treasure Doc: 301, 378; treasure Mei: 917; "
            "now: over, won by Doc",
            "Whoever is alone on the train wins, or on the locomotive alone those whom the rules "
            "of this game name. [sx.end.locomotive]",
        ),
    ],
)
def test_a_position_that_the_dials_make_impossible(text: str, sentence: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        GAME.read_position(text)
    assert str(caught.value) == sentence


def test_what_was_impossible_may_be_possible() -> None:
    stunned = PLANNING.replace("Doc<", "Doc<*")
    for text in (stunned, f"options: spare_wagons 3; {PLANNING.replace('train: 4', 'train: 6')}"):
        assert GAME.read_position(text)


def test_a_treasure_is_drawn_only_from_an_uncoupled_wagon() -> None:
    due = GAME.read_position("train: 2; C0: Doc<; C1: Mei<; C2: Tuco>; now: treasure")
    refusal = GAME.rules.invalid(replace(due, adrift=0))
    assert refusal is not None
    assert GAME.words.explain(refusal) == (
        "A treasure is drawn only when a wagon has been uncoupled. [sx.uncouple]"
    )


@pytest.mark.parametrize(("cards", "plans"), [(1, 4), (2, 12), (3, 24), (4, 24)])
def test_every_plan_of_so_many_cards_can_be_laid(cards: int, plans: int) -> None:
    state = GAME.read_position(PLANNING, make_options(Options, {"plan_cards": cards}))
    moves = GAME.rules.options(state)
    assert len(moves) == plans
    assert {len(move.cards) for move in moves if isinstance(move, Plan)} == {cards}
    composed = GAME.board.compose(state, ())
    assert composed is not None
    assert composed.places == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_stories_say_the_number_that_is_played_with(language: str) -> None:
    said = set()
    for cards in range(1, 5):
        state = GAME.read_position(PLANNING, make_options(Options, {"plan_cards": cards}))
        move = GAME.rules.options(state)[0]
        _, events = GAME.play(state, move)
        prompt = GAME.words.speaker(state, language).messages.phrase(GAME.teaching.prompt(state))
        told = plain(GAME.words.tell(GAME.sight.witness(events[0], Seat(1)), state, language))
        said |= {prompt, told}
    assert len(said) == 8


def test_the_editor_follows_the_dials() -> None:
    state = GAME.read_position(f"options: plan_cards 1, treasure_spread 7; {PLANNING}")
    edits = GAME.editing.edits(state, "doc")
    given = [edit.value for edit in edits if isinstance(edit, GiveTreasure)]
    assert given == [301, 378, 455, 609, 686, 763, 840, 917]
    planned = AddCard(Seat(0), Card.MOVE).on(state)
    assert not any(isinstance(edit, AddCard) for edit in GAME.editing.edits(planned, "doc"))
    assert GAME.editing.blank(make_options(Options, {"spare_wagons": 3})).last_car == 6


def test_a_score_counts_what_is_counted() -> None:
    text = (
        "train: 0; round: 4; C0: Doc<, Mei<; out: Tuco 1; "
        "treasure Doc: 301, 312; treasure Mei: 389; now: over, won by Doc"
    )
    by_number = GAME.teaching.score(GAME.read_position(text))
    by_value = GAME.teaching.score(
        GAME.read_position(f"options: treasures_by_value, highest_breaks_tie off; {text}")
    )
    assert by_number is not None
    assert by_value is not None
    assert [row.values for row in by_number.rows] == [(2, 312), (1, 389)]
    assert [row.values for row in by_value.rows] == [(613,), (389,)]


def test_a_board_shows_the_places_of_a_plan() -> None:
    state = GAME.read_position("options: plan_cards 4; " + PLANNING)
    words = GAME.words.speaker(state).messages
    laid, _ = play(state, "plan Move, Turn, Floor, Shoot")
    assert "Move, Turn, Change floor, Shoot" in text_board(laid, words)
