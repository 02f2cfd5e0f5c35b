"""A session in a terminal: commands in, text out."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.archive import timeline_to_text
from explorer.cli.table.terminal import Terminal
from explorer.lessons.lesson import Lesson, open_session
from explorer.session.plain import board_text
from explorer.session.session import Session, new_session, position_session

from .lessons.test_lessons import LESSON
from .shots import spoiled, written

HELP = "Enter: next step · b: back"


def transcript(session: Session, *commands: str) -> list[str]:
    """Return what is told and asked, a text each, until the input ends."""
    waiting = list(commands)
    said: list[str] = []

    def ask(prompt: str) -> str:
        said.append(f"ASKED {prompt}")
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    Terminal(session, ask, said.append).run()
    return said


def answer_to(session: Session, command: str) -> str:
    """All that is told between one command and the next prompt."""
    said = transcript(session, command)
    prompts = [at for at, text in enumerate(said) if text == "ASKED > "]
    return "\n".join(said[prompts[0] + 1 : prompts[1]]).strip()


def test_a_scenario_begins_with_its_text_the_help_and_the_board(session: Session) -> None:
    said = transcript(session)
    assert said[0] == "Doc stands behind Mei."
    assert said[1].startswith(HELP)
    assert said[2:] == ["", board_text(session.here), "ASKED > "]


def test_a_game_begins_with_the_help() -> None:
    assert transcript(new_session("super_express", 3))[0].startswith(HELP)


@pytest.mark.parametrize("command", ["q", "quit", "  q  "])
def test_leaving(session: Session, command: str) -> None:
    said = transcript(session, command, "plan Shoot, Move, Turn")
    assert said[-1] == "ASKED > "
    assert session.here.step == 0


def test_enter_goes_on_and_shows_the_comment(session: Session) -> None:
    said = answer_to(session, "")
    assert session.here.step == 1
    assert said == f"{board_text(session.here)}\n\n  “Doc shoots first.”"


def test_stepping_through_to_the_end(session: Session) -> None:
    said = transcript(session, "", "", "", "", "out", "", "q")
    assert session.here.step == 5
    assert said.count("ASKED Where will Mei be? ") == 1
    assert said[said.index("ASKED Where will Mei be? ") + 1] == "Right: out of the game."


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("out", "Right: out of the game."),
        ("OUT ", "Right: out of the game."),
        ("C3", "Not so. It is: out of the game."),
    ],
)
def test_a_question_is_asked_before_its_move(session: Session, given: str, told: str) -> None:
    session.go_to(3)
    said = transcript(session, "", given)
    asked = said.index("ASKED Where will Mei be? ")
    assert said[asked + 1] == told
    assert said[asked + 3].startswith("A shot · step 4")


def test_enter_at_a_question_goes_on_without_an_answer(session: Session) -> None:
    session.go_to(3)
    transcript(session, "", "")
    assert (session.here.step, Lesson(session).score.right) == (4, 0)
    session.back()
    current = Lesson(session).current
    assert current is not None
    assert not Lesson(session).entry(current).wrong


def test_what_is_no_answer_is_said_and_asked_again(session: Session) -> None:
    session.go_to(3)
    said = transcript(session, "", "the moon", "", "out")
    assert any("“the moon” is no answer to this" in each for each in said)
    assert said.count("ASKED Where will Mei be? ") == 2
    assert Lesson(session).score.first_try == 1


def test_a_question_mark_asks_for_the_hint(session: Session) -> None:
    session.go_to(3)
    said = transcript(session, "", "?", "out")
    asked = said.index("ASKED Where will Mei be? ")
    assert said[asked + 1 : asked + 3] == [
        "ASKED She stands in the last wagon. ",
        "Right: out of the game.",
    ]


@pytest.fixture
def lesson(tmp_path: Path) -> Session:
    """At the step where somebody asks for a place and for a verdict with its rule."""
    session = open_session(written(tmp_path, LESSON))
    session.go_to(3)
    return session


LEGAL = "ASKED May Doc keep his card? (legal, illegal) "
WHY = "ASKED Right. And by which rule? (sx.execute.forced, sx.shoot.miss) "


def test_a_question_names_what_can_be_answered(lesson: Session) -> None:
    said = transcript(lesson, "", "out", "illegal", "sx.execute.forced")
    asked = said.index(LEGAL)
    assert said[asked + 1 : asked + 3] == [WHY, "Right: Not legal."]


@pytest.mark.parametrize("given", ["legal", "illegal"])
def test_every_answer_that_is_named_can_be_given(lesson: Session, given: str) -> None:
    verdict = Lesson(lesson).here[1]
    transcript(lesson, "", "out", given)
    assert Lesson(lesson).entry(verdict).given == (given,)


@pytest.mark.parametrize("leave", ["q", "quit", " q "])
@pytest.mark.parametrize("before", [[], ["?"], ["out"], ["out", "illegal"]])
def test_a_question_can_be_left(lesson: Session, before: list[str], leave: str) -> None:
    said = transcript(lesson, "", *before, leave, "out")
    assert said[-1].startswith("ASKED ")
    assert said.count("ASKED > ") == 1
    assert (lesson.here.step, Lesson(lesson).finished) == (3, False)
    entries = [Lesson(lesson).entry(each) for each in Lesson(lesson).here]
    assert leave.strip() not in [given for entry in entries for given in entry.given]


def test_a_question_without_a_hint_is_asked_again(lesson: Session) -> None:
    said = transcript(lesson, "", "out", "?", "legal")
    asked = said.index(LEGAL)
    assert said[asked : asked + 3] == [LEGAL, LEGAL, "Not so. It is: Not legal."]


@pytest.mark.parametrize("language", ["en", "ko", "pt"])
def test_the_help_tells_of_every_key(session: Session, language: str) -> None:
    session.language = language
    keys = [each.partition(":")[0] for each in transcript(session)[1].split(" · ")]
    assert len([key for key in keys if "?" in key]) == 2
    assert {"Enter", "b", "m", "q"} <= set(keys)


def test_the_end_of_input_at_a_question_leaves(session: Session) -> None:
    session.go_to(3)
    said = transcript(session, "")
    assert said[-1] == "ASKED Where will Mei be? "
    assert session.here.step == 3


@pytest.mark.parametrize(
    ("at", "command", "there"),
    [(2, "b", 1), (0, "b", 0), (3, "f", 0), (5, "m", 1), (3, "m", 3)],
    ids=["back", "back at the start", "first", "main line", "main line already"],
)
def test_moving_about(session: Session, at: int, command: str, there: int) -> None:
    session.go_to(at)
    said = answer_to(session, command)
    assert session.node.number == there
    assert said.startswith(board_text(session.here))


def test_a_move_is_played_by_its_text(session: Session) -> None:
    said = answer_to(session, "plan Turn, Move, Floor")
    assert session.here.step == 1
    assert "Doc lays a plan of three cards: Turn, Move and Change floor. [sx.plan.three]" in said


def test_a_move_is_played_by_its_number(session: Session) -> None:
    third = session.here.moves[2]
    answer_to(session, "3")
    assert session.node.move == third


@pytest.mark.parametrize("number", ["0", "25", "99"])
def test_a_number_that_is_no_choice_is_refused(session: Session, number: str) -> None:
    said = answer_to(session, number)
    assert said.splitlines()[0] == (f"“{number}” can't be read as a move here. The nearest moves:")
    assert session.here.step == 0


def test_another_move_than_the_scenarios_is_a_branch(session: Session) -> None:
    said = answer_to(session, "plan Turn, Move, Floor")
    assert said.endswith("This is a branch; m goes back to the main line.")
    said = answer_to(session, "m")
    assert "This is a branch" not in said
    assert session.here.step == 0


def test_a_branch_of_the_scenario_is_one_too(session: Session) -> None:
    session.go_to(1)
    assert answer_to(session, "plan Shoot, Move, Turn").endswith(
        "This is a branch; m goes back to the main line."
    )
    assert session.node.number == 5


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (
            "plan Shoot, Shoot, Turn",
            "Not possible. Shoot is already card 1 of this plan, and there is one of each. "
            "[sx.plan.three]",
        ),
        ("reveal", "Not possible. This can't be done now: plans are being laid. [sx.round.phases]"),
        (
            "plan Shot",
            "“plan Shot” can't be read as a move here. The nearest moves:\n"
            "  Move, Turn and Shoot (plan Move, Turn, Shoot)\n",
        ),
        ("r sx.nap", "Not possible. no rule is called 'sx.nap'; the ids are sx.pieces, "),
        ("r", "Not possible. no rule is called ''; the ids are sx.pieces, "),
        ("?", "“” can't be read as a move here. The nearest moves:"),
        ("? fly", "“fly” can't be read as a move here. The nearest moves:"),
    ],
    ids=[
        *("illegal", "at the wrong time", "unreadable", "unknown rule", "no rule"),
        *("why not nothing", "why not nonsense"),
    ],
)
def test_what_is_refused_is_told_and_nothing_changes(
    session: Session, command: str, told: str
) -> None:
    before = timeline_to_text(session.timeline)
    assert answer_to(session, command).startswith(told)
    assert (timeline_to_text(session.timeline), session.here.step) == (before, 0)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("? plan Shoot, Move, Turn", "plan Shoot, Move, Turn: allowed"),
        (
            "? plan Shoot, Move",
            "plan Shoot, Move: not possible\n"
            "  A plan is exactly three cards, not 2. [sx.plan.three]",
        ),
    ],
)
def test_why_not(session: Session, command: str, told: str) -> None:
    assert answer_to(session, command) == told
    assert session.here.step == 0


def test_a_rule_is_read_with_its_ruling(session: Session) -> None:
    rule = session.here.rule("sx.plan.three")
    assert answer_to(session, "r sx.plan.three") == (
        f"{rule.title} ({rule.section})\n{rule.text}\n{rule.ruling}"
    )


def test_a_rule_without_a_ruling_ends_with_its_text(session: Session) -> None:
    rule = session.here.rule("sx.turn")
    assert rule.ruling == ""
    assert answer_to(session, "r sx.turn") == f"{rule.title} ({rule.section})\n{rule.text}"


def test_enter_plays_the_only_choice_where_the_line_has_ended(session: Session) -> None:
    session.last()
    answer_to(session, "")
    assert session.here.step == 5
    assert "Tuco turns up Turn." in str(session.here.story[0])


def test_enter_among_several_choices_says_that_the_line_ends() -> None:
    session = position_session("super_express", "C1: Doc<, Mei<, Tuco<")
    assert answer_to(session, "") == "This line ends here."
    assert session.here.step == 0


def test_enter_when_the_game_is_over_says_so() -> None:
    over = "train: 1; C1: Doc<; out: Mei 1, Tuco 1; now: over, won by Doc"
    assert answer_to(position_session("super_express", over), "") == "This line ends here."


def test_enter_lets_luck_decide_where_it_is_to_act() -> None:
    session = position_session(
        "super_express", "train: 2; C1: Doc<, Mei<; C2 roof: Tuco<; now: treasure"
    )
    answer_to(session, "")
    assert (session.here.step, session.here.state.round) == (1, 2)


def test_secrets_stay_secret_in_a_terminal(session: Session) -> None:
    session.viewer = "spectator"
    said = "\n".join(transcript(session, "", "b", "", ""))
    assert "Shoot Move Turn" not in said
    assert "?, ?, ?" in said


def test_a_scenario_without_a_text_begins_with_the_help(tmp_path: Path) -> None:
    file = written(tmp_path, spoiled('text = "Doc stands behind Mei."\n', ""))
    assert transcript(open_session(file))[0].startswith(HELP)


def test_a_whole_run_reads_like_a_conversation(session: Session) -> None:
    said = transcript(session, "? reveal", "1", "b", "", "q")
    headings = [text.splitlines()[0] for text in said if text.startswith("A shot")]
    assert headings == [
        "A shot · step 0 · Doc to act",
        "A shot · step 1 · Mei to act",
        "A shot · step 0 · Doc to act",
        "A shot · step 1 · Mei to act",
    ]
    assert said[5] == (
        "reveal: not possible\n  This can't be done now: plans are being laid. [sx.round.phases]"
    )
    assert said.count("ASKED > ") == 5
