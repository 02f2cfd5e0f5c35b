"""Worksheets: every question on paper or as a quiz, the key apart, and one right answer each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from engine.core.performing import perform
from engine.core.rulebook import LANGUAGES
from engine.core.scenario import scenario_text
from explorer import handed_out
from explorer.__main__ import main
from explorer.export.printing import key_html, worksheet_html
from explorer.export.qti import QTI, left_out, quiz_package
from explorer.export.worksheet import NO_RULE, Item, NoQuestions, worksheet
from explorer.files.library import find_game, games, scenario_files
from explorer.lessons.kinds import kind_of
from explorer.lessons.lesson import Lesson, open_scenario, open_session, session_on
from explorer.marking.handout import handouts
from explorer.session.standpoint import Standpoint
from explorer.session.verdict import NotTold

from .marking.other_truths import alone, truths

EVERY_KIND = "fugitive/a_step_too_far"
MANY_PARTS = "super_express/the_last_wagon"
NAMES = list(scenario_files())
each_name = pytest.mark.parametrize("name", NAMES[::6])
IN_QTI = {"q": QTI}


def here(name: str, language: str = "en") -> Standpoint:
    session = open_session(name)
    session.language = language
    return session.here


def quiz(name: str) -> dict[str, bytes]:
    with ZipFile(BytesIO(quiz_package(here(name)))) as package:
        return {each: package.read(each) for each in package.namelist()}


@each_name
def test_every_choice_has_one_right_answer_by_the_rules(name: str) -> None:
    asked = dict(enumerate(Lesson(open_session(name)).all, 1))
    for item in worksheet(here(name)):
        first = item.fields[0]
        if not first.choices:
            assert first.right[0]
            continue
        kind, performed = kind_of(asked[item.number]), here(name).performed
        assert performed is not None
        right = [
            each.value
            for each in first.choices
            if kind.judge(performed, asked[item.number], each.value).right
        ]
        assert list(first.right) == right
        assert len(right) == 1, item.ask
        assert len({each.text for each in first.choices}) == len(first.choices) >= 2


def test_the_rule_that_forbids_a_move_is_asked_for_as_well() -> None:
    legal = next(item for item in worksheet(here(EVERY_KIND)) if item.kind == "legal")
    whether, rule = legal.fields
    assert [each.text for each in whether.choices] == ["Legal", "Not legal"]
    assert rule.asks_rule
    assert len(rule.right) == 1


@pytest.mark.parametrize("game", games())
def test_legal_and_illegal_moves_are_asked_about_alike(game: str) -> None:
    """If only some asked for a rule, that would tell which moves are illegal."""
    truths = set()
    for name in NAMES:
        if not name.startswith(game):
            continue
        legal = [item for item in worksheet(here(name)) if item.kind == "legal"]
        truths |= {item.fields[0].right for item in legal}
        assert len({len(item.fields) for item in legal}) <= 1, name
        for item in legal:
            for field in item.fields[1:]:
                assert field.choices[-1].value == NO_RULE
                assert (field.right == (NO_RULE,)) == (item.fields[0].right == ("legal",))
    assert len(truths) == 2


def test_the_right_rule_has_no_place_of_its_own_among_those_offered() -> None:
    places = set()
    for name in NAMES:
        for item in worksheet(here(name)):
            offered = [each.value for each in item.fields[-1].choices if each.value != NO_RULE]
            if item.kind == "rule" or item.fields[-1].asks_rule:
                assert offered == sorted(offered)
                places |= {offered.index(each) for each in item.fields[-1].right if each}
    assert {0, 1, 2} <= places


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worksheet_has_every_question_and_none_of_its_key(language: str) -> None:
    seen = here(EVERY_KIND, language)
    paper, key = unescape(worksheet_html(seen)), unescape(key_html(seen))
    for item in worksheet(seen):
        assert item.ask in paper
        assert item.ask in key
        assert item.key in key
        assert item.key not in paper
    assert "[fg." not in paper


def test_what_is_right_does_not_change_the_worksheet(tmp_path: Path) -> None:
    text = scenario_files()[EVERY_KIND].read_text("utf-8")
    other = text.replace('answer = "illegal"', 'answer = "legal"')
    assert other != text
    (tmp_path / "other.toml").write_text(other, "utf-8")
    changed = here(str(tmp_path / "other.toml"))
    assert worksheet_html(changed) == worksheet_html(here(EVERY_KIND))


def test_what_happens_next_does_not_change_the_worksheet() -> None:
    """What follows a question is changed so that the true answer is another one."""
    differing = 0
    for name in NAMES[::4]:
        performed = open_scenario(name)
        for asked in performed.asked:
            if asked.question.kind != "predict":
                continue
            by_truth = {truth: move for move, truth in truths(performed, asked).items()}
            papers = {
                worksheet_html(session_on(perform(other, find_game, name)).here)
                for move in list(by_truth.values())[:2]
                for other in (alone(performed, asked, move),)
            }
            differing += len(by_truth) > 1
            assert len(papers) <= 1, f"{name}: {asked.question.ask}"
    assert differing > 10, f"only {differing} questions can have another answer"


def test_a_position_that_is_asked_about_twice_is_drawn_once() -> None:
    items = worksheet(here(EVERY_KIND))
    twice = [item for item, after in pairwise(items) if same(item, after)]
    assert twice
    paper = worksheet_html(here(EVERY_KIND))
    assert paper.count("<figure>") == len(items) - len(twice)
    assert paper.count("The position is that of question") == len(twice)


def test_no_page_shows_what_an_earlier_question_on_it_asks() -> None:
    seen = here("colt_express/first_heist")
    items = worksheet(seen)
    assert [item.part for item in items] == [1, 2, 3]
    pages = worksheet_html(seen).split('<header class="part">')
    assert len(pages) == 3
    assert all(page.count("<p>Name</p>") == 1 for page in pages), "each is collected alone"
    for page, item in zip(pages, items, strict=True):
        assert item.picture in page
        assert sum(each.picture in page for each in items) == 1


def same(item: Item, after: Item) -> bool:
    return item.picture == after.picture


@pytest.mark.parametrize("game", games())
def test_a_quiz_names_the_right_choice_of_every_question(game: str) -> None:
    name = next(each for each in NAMES[::-1] if each.startswith(game) and mixed(each))
    found = quiz(name)
    items = [item for item in worksheet(here(name)) if item.kind != "find"]
    assert len([each for each in found if each.startswith("question_")]) == 2 * len(items)
    for item in items:
        root = ElementTree.fromstring(found[f"question_{item.number}.xml"])
        assert root.tag == f"{{{QTI}}}assessmentItem"
        declared = root.findall("q:responseDeclaration", IN_QTI)
        assert len(declared) == len(item.fields)
        for declaration, field in zip(declared, item.fields, strict=True):
            right = [value.text for value in declaration.iterfind(".//q:value", IN_QTI)]
            texts = {
                choice.get("identifier"): choice.text
                for choice in root.iterfind(".//q:simpleChoice", IN_QTI)
            }
            named = {each.value: each.text for each in field.choices}
            if field.choices:
                assert [texts[each] for each in right] == [named[each] for each in field.right]
            else:
                assert right == list(field.right)
        drawn = root.find(".//q:img", IN_QTI)
        assert drawn is not None
        assert found[str(drawn.get("src"))] == item.picture.encode()


def mixed(name: str) -> bool:
    return {"legal", "predict"} <= {item.kind for item in worksheet(here(name))}


PLACED: Mapping[str, tuple[tuple[str, ...], frozenset[str]]] = {
    "assessmentItem": (
        ("responseDeclaration", "outcomeDeclaration", "itemBody", "responseProcessing"),
        frozenset({"identifier", "title", "adaptive", "timeDependent"}),
    ),
    "responseDeclaration": (
        ("correctResponse",),
        frozenset({"identifier", "cardinality", "baseType"}),
    ),
    "correctResponse": (("value",), frozenset()),
    "outcomeDeclaration": ((), frozenset({"identifier", "cardinality", "baseType"})),
    "itemBody": (("p", "choiceInteraction"), frozenset()),
    "p": (("img", "textEntryInteraction"), frozenset()),
    "img": ((), frozenset({"src", "alt"})),
    "textEntryInteraction": ((), frozenset({"responseIdentifier"})),
    "choiceInteraction": (
        ("prompt", "simpleChoice"),
        frozenset({"responseIdentifier", "shuffle", "maxChoices"}),
    ),
    "simpleChoice": ((), frozenset({"identifier"})),
    "responseProcessing": (("responseCondition",), frozenset()),
    "responseCondition": (("responseIf", "responseElse"), frozenset()),
    "responseIf": (("and", "setOutcomeValue"), frozenset()),
    "responseElse": (("setOutcomeValue",), frozenset()),
    "and": (("match",), frozenset()),
    "match": (("variable", "correct"), frozenset()),
    "variable": ((), frozenset({"identifier"})),
    "correct": ((), frozenset({"identifier"})),
    "setOutcomeValue": (("baseValue",), frozenset({"identifier"})),
    "baseValue": ((), frozenset({"baseType"})),
}
"""What QTI 2.1 lets stand in the elements of a quiz, in this order, and what they have to say.

Its schema may not be copied, so the part of it that a quiz needs is written down here.
"""


def misplaced(element: ElementTree.Element) -> Iterator[str]:
    """What an element of a quiz has in the wrong place, or lacks."""
    name = element.tag.removeprefix(f"{{{QTI}}}")
    inside, needed = PLACED.get(name, ((), frozenset()))
    found = [each.tag.removeprefix(f"{{{QTI}}}") for each in element]
    yield from (f"{each} in {name}" for each in found if each not in inside)
    places = [inside.index(each) for each in found if each in inside]
    if places != sorted(places) and name != "itemBody":
        yield f"{', '.join(found)} in {name}: not in this order"
    yield from (f"{name} lacks {each}" for each in sorted(needed - set(element.attrib)))
    for each in element:
        yield from misplaced(each)


@each_name
def test_a_quiz_is_built_as_qti_allows(name: str) -> None:
    if all(item.kind == "find" for item in worksheet(here(name))):
        return
    found = quiz(name)
    for path in (each for each in found if re.fullmatch(r"question_\d+\.xml", each)):
        root = ElementTree.fromstring(found[path])
        assert list(misplaced(root)) == []
        names = [each.get("identifier") for each in root.iterfind(".//q:simpleChoice", IN_QTI)]
        assert len(set(names)) == len(names)
        declared = {
            each.get("identifier") for each in root.findall("q:responseDeclaration", IN_QTI)
        }
        asked = {each.get("responseIdentifier") for each in root.iter()} - {None}
        assert declared == asked


def test_a_quiz_asks_before_a_later_picture_tells() -> None:
    root = ElementTree.fromstring(quiz(MANY_PARTS)["imsmanifest.xml"])
    listed = [each.get("identifier") for each in root.iter() if each.tag.endswith("}resource")]
    part = {f"question_{item.number}": item.part for item in worksheet(here(MANY_PARTS))}
    assert [part[str(each)] for each in listed] == sorted(part[str(each)] for each in listed)
    assert len(set(part.values())) > 1


def test_the_manifest_lists_every_file() -> None:
    found = quiz(EVERY_KIND)
    root = ElementTree.fromstring(found.pop("imsmanifest.xml"))
    listed = {each.get("href") for each in root.iter() if each.tag.endswith("}file")}
    assert listed == set(found)


def test_the_same_study_gives_the_same_package() -> None:
    assert quiz_package(here(EVERY_KIND)) == quiz_package(here(EVERY_KIND))


def test_no_file_of_a_package_tells_when_it_was_made() -> None:
    with ZipFile(BytesIO(quiz_package(here(EVERY_KIND)))) as package:
        assert {each.date_time for each in package.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_worksheet_becomes_a_pdf_of_a4(tmp_path: Path) -> None:
    assert main(["worksheet", EVERY_KIND, "--to", str(tmp_path / "sheet.pdf")]) == 0
    content = (tmp_path / "sheet.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert re.search(rb"/MediaBox\s*\[\s*0 0 59[4-6][\d.]* 84[1-3]", content)


def test_the_command_says_what_a_quiz_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worksheet", EVERY_KIND, "--to", str(tmp_path / "quiz.zip")]) == 0
    said = capsys.readouterr().out
    assert f"left out: {left_out(here(EVERY_KIND))} that ask to find" in said
    assert "give one question at a time" in said
    assert "It holds its answers" in said
    assert (
        main(["worksheet", "super_express/setup_for_three", "--to", str(tmp_path / "quiz.zip")])
        == 0
    )
    assert "one question at a time" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--to", "sheet.doc"], "can't write 'sheet.doc': a worksheet becomes html, pdf, zip"),
        (["--to", "key.zip", "--key"], "can't write 'key.zip': a key becomes html, pdf"),
    ],
)
def test_an_unknown_ending_is_told(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worksheet", EVERY_KIND, *words]) == 1
    assert said in capsys.readouterr().err


def test_a_study_without_questions_makes_no_worksheet(tmp_path: Path) -> None:
    bare = re.split(r"^\[\[line", scenario_files()[EVERY_KIND].read_text("utf-8"), flags=re.M)[0]
    (tmp_path / "bare.toml").write_text(bare, "utf-8")
    with pytest.raises(NoQuestions, match="asks nothing"):
        worksheet(here(str(tmp_path / "bare.toml")))


@pytest.mark.parametrize(("ending", "key"), [("html", False), ("html", True), ("zip", False)])
def test_a_student_makes_no_worksheet_of_a_handout(tmp_path: Path, ending: str, key: bool) -> None:
    lesson = handed_out(scenario_text(handouts(open_scenario(EVERY_KIND))[0].scenario))
    with pytest.raises(NotTold):
        lesson.to_worksheet(tmp_path / f"sheet.{ending}", key)
    assert not list(tmp_path.iterdir())


def test_a_worksheet_is_not_made_through_a_seats_eyes() -> None:
    session = open_session(EVERY_KIND)
    session.viewer = "spectator"
    with pytest.raises(NoQuestions, match="look on as all-seeing"):
        worksheet(session.here)
