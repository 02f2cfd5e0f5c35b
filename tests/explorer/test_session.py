"""A session: who looks, what may be done, moving through time, luck, questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.archive import timeline_from_text, timeline_to_json
from engine.core.game import IllegalSetup
from engine.core.moves import CHANCE, NOBODY, IllegalMove, Seat
from engine.core.notation import NotationError
from engine.core.options import UnknownOption
from engine.core.rulebook import UnknownLanguage, UnknownRule
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer
from engine.core.timeline import START, NoSuchStep
from engine.super_express.execution import Reveal
from engine.super_express.pieces import Card
from engine.super_express.planning import Plan
from explorer.games import UnknownGame, find_game, scenario_files
from explorer.session import (
    Session,
    new_session,
    open_session,
    position_session,
)
from explorer.story import Sentence
from explorer.verdict import UnknownChoice, UnknownViewer
from tests.core.toy_moves import Show

from .shots import POSITION, SCENARIO, written

SHOOT = "plan Shoot, Move, Turn"
TREASURE = "train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; treasure Doc: 312; now: treasure"


def plans(session: Session, count: int = 3) -> None:
    for _ in range(count):
        session.play(session.options[0])


def texts(sentences: tuple[Sentence, ...]) -> list[str]:
    return [str(sentence) for sentence in sentences]


# -- opening


def test_a_scenario_opens_at_its_start(session: Session) -> None:
    assert (session.title, session.step, session.node.number) == ("A shot", 0, START)
    assert (session.viewer, session.language, session.luck) == ("all-seeing", "en", "drawn")
    assert (session.actor, session.winners, session.story) == ("doc", (), ())


def test_a_new_game_is_set_up_by_its_seed() -> None:
    session = new_session("super_express", 4, seed=7, horse=True)
    assert session.title == "Colt Super Express"
    assert (session.step, session.to_act in session.game.seats(session.state)) == (1, True)
    assert session.state.options.horse
    assert session.state == new_session("super_express", 4, seed=7, horse=True).state
    firsts = {new_session("super_express", 4, seed=seed).actor for seed in range(12)}
    assert firsts == set(session.seat_names)


def test_players_may_be_named() -> None:
    session = new_session("super_express", ("tuco", "doc", "belle"))
    assert session.seat_names == ("tuco", "doc", "belle")


def test_a_position_opens_as_it_is_written() -> None:
    session = position_session("super_express", POSITION, horse=True)
    assert (session.seat_names, session.step) == (("doc", "mei", "tuco"), 0)
    assert session.state.options.horse


@pytest.mark.parametrize(
    ("opening", "error", "said"),
    [
        (lambda: new_session("chess"), UnknownGame, "'chess'; there are super_express"),
        (lambda: new_session("super_express", 9), IllegalSetup, "3 to 7 can play, not 9."),
        (
            lambda: new_session("super_express", ("doc", "doc", "zorro")),
            IllegalSetup,
            "There is no bandit zorro",
        ),
        (lambda: new_session("super_express", hors=True), UnknownOption, "'hors'; the options are"),
        (
            lambda: new_session("super_express", horse_rescue="at_once"),
            IllegalSetup,
            "needs the Horse expansion",
        ),
        (lambda: position_session("super_express", "C1: Zorro<"), NotationError, "a bandit: belle"),
        (lambda: position_session("super_express", "C1: Doc<"), IllegalSetup, "[sx.setup.players]"),
        (lambda: position_session("super_express", "train: 3"), ValueError, "3 to 7 can play"),
        (lambda: position_session("super_express", ""), ValueError, "3 to 7 can play"),
    ],
    ids=[
        *("unknown game", "too many", "unknown bandit", "unknown option", "contradictory"),
        *("unreadable position", "impossible position", "nobody on the train", "empty position"),
    ],
)
def test_what_can_not_be_opened_is_refused(
    opening: Callable[[], Session], error: type[ValueError], said: str
) -> None:
    with pytest.raises(error) as refused:
        opening()
    assert said in str(refused.value)


# -- who looks, and how


def test_anybody_at_the_table_can_look(session: Session) -> None:
    assert session.viewers == ("spectator", "doc", "mei", "tuco", "to-act", "all-seeing")


@pytest.mark.parametrize(
    ("viewer", "sight"),
    [
        ("spectator", SPECTATOR),
        ("all-seeing", ALL_SEEING),
        ("tuco", Seat(2)),
        ("to-act", Seat(0)),
    ],
)
def test_a_viewer_has_eyes(session: Session, viewer: str, sight: Viewer) -> None:
    session.viewer = viewer
    assert (session.viewer, session.sight) == (viewer, sight)


def test_who_is_to_act_changes_from_step_to_step(session: Session) -> None:
    session.viewer = "to-act"
    seen = []
    for _ in range(5):
        seen.append(session.sight)
        session.forward()
    assert seen == [Seat(0), Seat(1), Seat(2), Seat(0), Seat(2)]


@pytest.mark.parametrize("at_end", [True, False], ids=["over", "luck"])
def test_when_nobody_is_to_act_a_spectator_looks(at_end: bool) -> None:
    over = "train: 2; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    session = position_session("super_express", over if at_end else TREASURE)
    session.viewer = "to-act"
    assert session.sight is SPECTATOR
    assert session.to_act == (NOBODY if at_end else CHANCE)
    assert session.actor == ("nobody" if at_end else "luck")


@pytest.mark.parametrize("name", ["zorro", "Doc", "", "belle"])
def test_a_stranger_is_refused_with_those_who_may_look(session: Session, name: str) -> None:
    with pytest.raises(UnknownViewer) as refused:
        session.viewer = name
    assert str(refused.value) == (
        f"{name!r} can't look on; these can: spectator, doc, mei, tuco, to-act, all-seeing"
    )


def test_a_language_is_one_of_three(session: Session) -> None:
    session.language = "ko"
    assert session.language == "ko"
    with pytest.raises(UnknownLanguage, match="no language is called 'fr'; there are en, ko, pt"):
        session.language = "fr"


def test_a_rule_is_read_in_the_language(session: Session) -> None:
    titles = {}
    for language in ("en", "ko", "pt"):
        session.language = language
        titles[language] = session.rule("sx.plan.three").title
    assert titles["en"] == "Three cards, in order"
    assert len(set(titles.values())) == 3
    with pytest.raises(UnknownRule, match=r"no rule is called 'sx\.nap'; the ids are sx\.pieces"):
        session.rule("sx.nap")


def test_luck_is_drawn_or_chosen(session: Session) -> None:
    session.luck = "chosen"
    assert session.luck == "chosen"
    with pytest.raises(UnknownChoice, match="luck can't be 'bad'; it is 'drawn' or 'chosen'"):
        session.luck = "bad"


# -- what may be done


def test_options_are_the_texts_of_the_moves(session: Session) -> None:
    assert len(session.options) == len(session.moves) == 24
    assert session.options[0] == "plan Move, Turn, Floor"
    assert session.read(session.options[0]) == session.moves[0]
    assert session.read(session.moves[0]) is session.moves[0]


def test_a_move_is_allowed_or_not_with_its_reasons(session: Session) -> None:
    allowed = session.why_not(SHOOT)
    assert (allowed.legal, allowed.reasons, str(allowed)) == (True, (), f"{SHOOT}: allowed")
    verdict = session.why_not("plan Shoot, Shoot, Horse")
    assert not verdict.legal
    assert str(verdict) == repr(verdict)
    assert str(verdict).splitlines() == [
        "plan Shoot, Shoot, Horse: not possible",
        "  Shoot is already card 1 of this plan, and there is one of each. [sx.plan.three]",
        "  Horse is not in the hand, which is Move, Turn, Change floor and Shoot. "
        "[sx.expansion.hand]",
    ]


def test_a_refusal_is_none_or_the_reasons(session: Session) -> None:
    refusal = session.refusal("reveal")
    assert session.refusal(SHOOT) is None
    assert refusal is not None
    assert refusal.rules == ("sx.round.phases",)
    assert session.refusal(Reveal()) == refusal


def test_a_move_is_composed_card_by_card(session: Session) -> None:
    whole = session.compose(("shoot", "move", "turn"))
    begun = session.compose(("shoot",))
    assert whole is not None
    assert begun is not None
    assert whole.move == Plan((Card.SHOOT, Card.MOVE, Card.TURN))
    assert [part.key for part in begun.parts if part.refusal] == ["shoot"]
    session.last()
    assert session.compose(()) is None


# -- playing


def test_playing_tells_the_story_and_goes_on(session: Session) -> None:
    told = session.play("plan Turn, Move, Floor")
    assert texts(told) == [
        "Doc lays a plan of three cards: Turn, Move and Change floor. [sx.plan.three]"
    ]
    assert (session.step, session.actor) == (1, "mei")
    assert session.story == told
    assert session.story_of(session.node.number) == told


def test_a_move_of_the_line_is_followed_and_another_one_branches(session: Session) -> None:
    session.play(SHOOT)
    assert (session.node.number, session.node.comment) == (1, "Doc shoots first.")
    session.back()
    session.play("plan Turn, Move, Floor")
    assert session.timeline.node(START).children == (1, session.node.number)
    assert not session.timeline.on_main_line(session.node.number)


def test_a_branch_leads_back_to_the_main_line(session: Session) -> None:
    session.go(2)
    session.play("plan Floor, Move, Turn")
    session.play("reveal")
    session.to_main_line()
    assert session.node.number == 2


def test_the_state_before_a_move_is_seen_like_the_state_after(session: Session) -> None:
    assert session.before is None
    start = session.state
    session.play(SHOOT)
    assert session.before == start
    session.viewer = "mei"
    assert session.before == session.game.observe(start, Seat(1))


# -- moving through time


@pytest.mark.parametrize(
    ("at", "go", "there", "step"),
    [
        (3, "back", 2, 2),
        (0, "back", 0, 0),
        (0, "forward", 1, 1),
        (4, "forward", 4, 4),
        (4, "first", 0, 0),
        (0, "last", 4, 4),
        (5, "back", 1, 1),
        (5, "last", 5, 2),
        (5, "to_main_line", 1, 1),
        (3, "to_main_line", 3, 3),
    ],
)
def test_going(session: Session, at: int, go: str, there: int, step: int) -> None:
    session.go(at)
    getattr(session, go)()
    assert (session.node.number, session.step) == (there, step)


@pytest.mark.parametrize("go", ["back", "forward", "first", "last", "to_main_line"])
def test_going_shows_a_move_whole(session: Session, go: str) -> None:
    session.go(3)
    session.forward_event()
    shown = [session.between_events]
    getattr(session, go)()
    assert [*shown, session.between_events] == [True, False]
    assert session.shown == len(session.node.events)


def test_a_step_that_is_not_there_is_refused(session: Session) -> None:
    with pytest.raises(NoSuchStep, match="there is no step 99; the steps are 0 to 5"):
        session.go(99)


def stops(session: Session, step: Callable[[], None]) -> list[tuple[int, int]]:
    """Where one comes by so many steps of one event, until nothing changes any more."""
    visited = [(session.node.number, session.shown)]
    while True:
        step()
        here = (session.node.number, session.shown)
        if here == visited[-1]:
            return visited
        visited.append(here)


def test_stepping_by_events_stops_after_each_told_event_and_nowhere_else(session: Session) -> None:
    plans_, reveal = [(1, 2), (2, 2), (3, 1), (3, 2)], [(4, 1), (4, 2), (4, 4)]
    assert stops(session, session.forward_event) == [(0, 0), *plans_, *reveal]
    assert [event.told for event in session.node.events] == [True, True, True, False]


def test_each_step_forward_tells_one_event_more() -> None:
    session = new_session("super_express", 3, seed=2)
    while session.actor != "nobody":
        session.play(session.options[0])
    session.first()
    told: list[int] = []
    while session.node.children or session.between_events:
        session.forward_event()
        told.append(len(session.story))
    fresh = [count for count, before in zip(told, [0, *told], strict=False) if count != before + 1]
    assert set(fresh) == {1}
    assert session.actor == "nobody"


def test_stepping_back_stops_at_the_same_places(session: Session) -> None:
    forward = stops(session, session.forward_event)
    assert stops(session, session.back_event) == forward[::-1]


def test_between_events_the_state_and_the_story_are_partial(session: Session) -> None:
    session.go(3)
    session.forward_event()
    assert texts(session.story) == ["Doc turns up Shoot. [sx.execute.turns]"]
    assert len(session.events) == session.shown == 1
    assert session.game.place_of(session.state, "mei") == "C3"
    assert (session.moves, session.options, session.questions) == ((), (), ())
    session.last()
    assert session.game.place_of(session.state, "mei") == "out"


# -- what is refused changes nothing


def everything(session: Session) -> object:
    return (
        timeline_to_json(session.timeline),
        sorted(session.timeline.nodes),
        session.node,
        session.shown_events,
        session.viewer,
        session.language,
        session.luck,
        session.players,
    )


REFUSED: dict[str, tuple[Callable[[Session], object], type[Exception]]] = {
    "an illegal move": (lambda s: s.play("plan Shoot, Shoot, Turn"), IllegalMove),
    "luck out of turn": (lambda s: s.play("treasure 301"), IllegalMove),
    "an unreadable move": (lambda s: s.play("pln Shoot"), NotationError),
    "a move of another game": (lambda s: s.play(Show()), ValueError),
    "a draw out of turn": (lambda s: s.draw(), ValueError),
    "a step that is not there": (lambda s: s.go(99), NoSuchStep),
    "a stranger": (lambda s: setattr(s, "viewer", "zorro"), UnknownViewer),
    "an unknown language": (lambda s: setattr(s, "language", "fr"), UnknownLanguage),
    "bad luck": (lambda s: setattr(s, "luck", "bad"), UnknownChoice),
    "an unknown player": (lambda s: setattr(s, "players", {"doc": "clever"}), UnknownChoice),
}


@pytest.mark.parametrize("between_events", [False, True], ids=["at a step", "between events"])
@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_leaves_everything_as_it_was(
    session: Session, what: str, between_events: bool
) -> None:
    refused, error = REFUSED[what]
    session.viewer, session.luck = "tuco", "chosen"
    session.go(3)
    if between_events:
        session.forward_event()
    before = everything(session)
    with pytest.raises(error):
        refused(session)
    assert everything(session) == before


def test_asking_changes_nothing(session: Session) -> None:
    session.go(3)
    session.forward_event()
    before = everything(session)
    session.why_not("plan Shoot, Shoot, Turn")
    session.refusal("reveal")
    session.compose(("shoot",))
    repr(session)
    session.timeline_text()
    assert everything(session) == before


# -- luck


def round_to_its_end(session: Session) -> None:
    while session.actor != "luck" and session.state.round == 1:
        session.play(session.options[0])


def test_drawn_luck_follows_at_once() -> None:
    session = new_session("super_express", 3, seed=5)
    round_to_its_end(session)
    assert session.state.round == 2
    drawn = [node for node in session.timeline.path() if session.game.to_act(node.state) == CHANCE]
    assert len(drawn) == 2


def test_chosen_luck_waits_and_offers_its_outcomes() -> None:
    session = new_session("super_express", 3, seed=5)
    session.luck = "chosen"
    round_to_its_end(session)
    assert session.actor == "luck"
    assert len(session.options) == 8
    told = session.play("treasure 378")
    assert any("378" in text for text in texts(told))
    assert session.state.round == 2


def test_luck_may_be_left_to_the_seed_when_it_is_chosen() -> None:
    by_hand, drawn = (new_session("super_express", 3, seed=5) for _ in range(2))
    by_hand.luck = "chosen"
    round_to_its_end(by_hand)
    round_to_its_end(drawn)
    assert by_hand.draw() == by_hand.story
    assert by_hand.timeline == drawn.timeline


def test_luck_has_no_choices_while_the_seed_draws_it() -> None:
    session = position_session("super_express", TREASURE)
    assert (session.actor, session.options) == ("luck", ())
    session.luck = "chosen"
    assert "treasure 301" in session.options
    assert "treasure 312" not in session.options


# -- seats that play themselves


def test_every_seat_is_played_by_hand_at_first(session: Session) -> None:
    assert session.players == {"doc": "hand", "mei": "hand", "tuco": "hand"}
    assert session.player_kinds[0] == "hand"
    assert "random" in session.player_kinds


def test_others_play_until_a_seat_by_hand_is_to_act() -> None:
    session = new_session("super_express", ("doc", "mei", "tuco"), seed=3)
    session.players = {"mei": "random", "tuco": "random"}
    session.let_others_play()
    actors = {session.actor}
    while session.actor != "nobody":
        session.play(session.options[0])
        actors.add(session.actor)
    assert actors <= {"doc", "nobody"}
    assert session.step > 8


def test_a_game_of_seats_that_play_themselves_is_repeated_by_its_seed() -> None:
    timelines = []
    for seed in (3, 3, 4):
        session = new_session("super_express", 3, seed=seed)
        session.players = dict.fromkeys(session.seat_names, "random")
        session.let_others_play()
        assert session.actor == "nobody"
        timelines.append([node.move for node in session.timeline.path()])
    assert timelines[0] == timelines[1] != timelines[2]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"zorro": "random"}, "'zorro': doc, mei, tuco"),
        ({"doc": "clever"}, "'clever' can't play doc; these can: hand, random"),
    ],
    ids=["unknown seat", "unknown player"],
)
def test_an_unknown_player_is_refused(session: Session, chosen: dict[str, str], said: str) -> None:
    with pytest.raises(UnknownChoice) as refused:
        session.players = chosen
    assert said in str(refused.value)
    assert set(session.players.values()) == {"hand"}


# -- questions


def test_a_question_is_asked_before_its_move(session: Session) -> None:
    asked = {}
    for number in sorted(session.timeline.nodes):
        session.go(number)
        asked[number] = [question.ask for question in session.questions]
    assert asked == {0: [], 1: [], 2: [], 3: ["Where will Mei be?"], 4: [], 5: []}


@pytest.mark.parametrize(
    ("given", "right"),
    [("out", True), (" OUT \n", True), ("C3", False), ("", False)],
)
def test_an_answer_is_right_or_the_truth_is_told(session: Session, given: str, right: bool) -> None:
    session.go(3)
    (question,) = session.questions
    assert session.answer(question, given) == (right, "out")
    assert session.node.number == 3


def test_a_question_stays_about_the_move_that_it_was_asked_of(tmp_path: Path) -> None:
    """A branch that a reader makes the main line does not change what the scenario asks."""
    text = SCENARIO.replace(
        'move = "plan Move, Turn, Shoot"\n',
        'move = "plan Move, Turn, Shoot"\n'
        'question = [{ ask = "How many?", event = "Planned", value = "cards", '
        'answer = "Move, Turn and Shoot" }]\n',
    )
    session = open_session(written(tmp_path, text))
    session.timeline.promote(5)
    session.go(1)
    (question,) = session.questions
    assert session.answer(question, "Move, Turn and Shoot")[0]


@pytest.mark.parametrize("name", scenario_files())
def test_every_question_that_comes_along_is_answered_right_by_its_own_answer(name: str) -> None:
    session = open_session(name)
    wrong = []
    for number in session.timeline.walk():
        session.go(number)
        for question in session.questions:
            right, truth = session.answer(question, question.answer)
            wrong += [] if right else [(question.ask, question.answer, truth)]
    assert wrong == []


def test_a_game_without_a_scenario_asks_nothing() -> None:
    session = position_session("super_express", POSITION)
    plans(session)
    session.back()
    assert session.questions == ()


# -- text


def test_the_text_has_heading_board_story_and_choices(session: Session) -> None:
    session.last()
    heading, board, seats, story, choices = session.to_text().split("\n\n")
    assert heading == "A shot · step 4 · Tuco to act"
    assert board.splitlines() == [
        "       | C0 | C1    | C2   | C3 |",
        "roof   |    | Tuco> |      |    |",
        "inside |    |       | Doc> |    |",
    ]
    assert seats.splitlines() == [
        "1  Doc  (Shoot) Move Turn",
        "   Mei  out in round 1",
        " + Tuco  Turn Move Floor",
    ]
    assert story.splitlines() == texts(session.story)
    assert choices == "Choices:\n  1  reveal"
    assert repr(session) == session.to_text()


def test_many_choices_are_cut_short(session: Session) -> None:
    lines = session.to_text().splitlines()
    assert lines[-1].strip() == "and 12 more"
    assert lines[-2] == f" 12  {session.options[11]}"


@pytest.mark.parametrize(
    ("position", "heading"),
    [
        (TREASURE, "luck to act"),
        ("train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc", "over, Doc won"),
        ("train: 1; out: Mei 1, Tuco 1, Doc 1; now: over, won by nobody", "over, nobody won"),
    ],
)
def test_the_heading_says_whose_turn_it_is(position: str, heading: str) -> None:
    session = position_session("super_express", position)
    assert session.to_text().splitlines()[0] == f"Colt Super Express · step 0 · {heading}"


def test_winners_are_named() -> None:
    over = "train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    assert position_session("super_express", over).winners == ("doc",)


def test_the_timeline_reads_back_from_its_text(session: Session) -> None:
    assert timeline_from_text(session.timeline_text(), find_game) == session.timeline
