"""The classroom in real JupyterLab: every widget of it, in one notebook for all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from engine.core.messages import load_messages
from engine.core.rulebook import LANGUAGES
from engine.core.scenario import load_scenario
from engine.core.translating import said
from explorer.files.library import games, scenario_files
from tests.browser.lab import Kernel, Lab
from tests.browser.test_editor import BUILT, START

BOOK = "classroom.ipynb"
FRESH = "fresh.ipynb"

IMPORTS = "from explorer import edge_case, editor, from_code, new_game, study"

WIDGETS: Mapping[str, str] = {
    "lesson": "study('colt_express/first_heist')",
    "by_keys": "study('super_express/the_last_wagon')",
    "ruling": "edge_case('super_express', 'horse_stunned')",
    "colt_express": "study('colt_express/first_heist')",
    "fugitive": "new_game('fugitive', players=2, seed=3)",
    "super_express": "new_game('super_express', players=4, seed=3)",
    **{f"{name}_editor": f"editor({name!r})" for name in BUILT},
}
"""A cell for each: a variable, and what it holds."""

ATTEMPTS: Mapping[str, tuple[str, str, str]] = {
    "colt_express": ("rob jewel", "ce.steal.order", "Doc's Fire"),
    "fugitive": ("lay 5", "fg.place.reach", "2 more footprints"),
    "super_express": ("plan Shoot, Shoot, Turn", "sx.plan.three", "already card 1"),
}
"""A move that each game refuses, the rule that refuses it, and a word of the reason."""

WAY = """wanted => {
  const from = document.activeElement;
  if (from === wanted) return "";
  const behind = from.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return behind ? "Shift+Tab" : "Tab";
}"""
"""The key that leads from where the focus is towards an element."""

TABLE = "[data-focus='choice-choose-']"

each_game = pytest.mark.parametrize("name", games())


class Board:
    """The widget of a cell."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        place = list(WIDGETS).index(name) + 1
        self.root = page.locator(".jp-CodeCell").nth(place).locator(".hx-study")

    def find(self, selector: str) -> Locator:
        return self.root.locator(selector)

    def focus(self, name: str) -> Locator:
        return self.find(f'[data-focus="{name}"]')

    def settle(self) -> None:
        """Wait until the kernel has answered what was sent, and the page shows it."""
        expect(self.root).to_have_attribute("aria-busy", "false")

    def click(self, selector: str) -> None:
        self.find(selector).click()
        self.settle()

    def press(self, name: str) -> None:
        self.focus(name).press("Enter")
        self.settle()

    def open_menu(self, name: str = "more") -> None:
        """Open a menu, unless it is open."""
        button = self.find(f"[data-menu={name}]")
        if button.get_attribute("aria-expanded") == "false":
            button.click()

    def choose(self, selector: str, menu: str = "more") -> None:
        """Choose something in a menu."""
        self.open_menu(menu)
        self.click(f".hx-menuat:has([data-menu={menu}]) {selector}")

    def try_move(self, text: str) -> None:
        """Type a move in words, in the menu."""
        self.open_menu()
        self.enter("try", text)

    def enter(self, name: str, text: str) -> None:
        self.settle()
        self.focus(name).fill(text)
        self.press(name)

    def objections(self) -> list[str]:
        """Return what axe-core has against it."""
        self.root.evaluate("element => { element.id = 'examined' }")
        found = Axe().run(self.page, context="#examined")
        self.root.evaluate("element => element.removeAttribute('id')")
        return [
            f"{each['id']}: {each['nodes'][0]['html']}" for each in found.response["violations"]
        ]


@pytest.fixture(scope="module")
def page(browser: Browser, lab: Lab) -> Iterator[Page]:
    shown = [f"{name} = {made}\n{name}" for name, made in WIDGETS.items()]
    lab.notebook(BOOK, [IMPORTS, *shown, "lesson.score"])
    page = lab.page(browser, 1500, 1600)
    page.emulate_media(reduced_motion="reduce")
    lab.open(page, BOOK)
    lab.run_all(page)
    expect(page.locator(".hx-study .hx-frame")).to_have_count(len(WIDGETS))
    yield page
    page.close()


@pytest.fixture(scope="module")
def kernel(lab: Lab, page: Page) -> Kernel:
    page.wait_for_selector(".hx-choice")
    return lab.kernel(BOOK)


def test_every_game_is_tried_here() -> None:
    assert set(ATTEMPTS) == set(BUILT) == set(games())


def test_a_lesson_is_answered_wrong_then_right_and_the_notebook_reads_the_score(
    page: Page,
) -> None:
    board = Board(page, "lesson")
    board.press("forward")
    board.press("forward")
    board.click(".hx-spot[data-cell='3']")
    expect(board.find(".hx-bar")).to_contain_text("Not there. Once more?")
    assert board.objections() == []
    board.click(".hx-spot[data-cell='1']")
    expect(board.find(".hx-said")).to_contain_text("Right")
    assert board.objections() == []
    score = page.locator(".jp-CodeCell").nth(len(WIDGETS) + 1)
    score.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    expect(score.locator(".jp-OutputArea-output")).to_contain_text(
        "1 of 3 right, 0 at the first try"
    )


def test_a_whole_lesson_is_done_by_keyboard_alone(page: Page, kernel: Kernel) -> None:
    board = Board(page, "by_keys")
    cells = page.locator(".jp-Cell").count()

    def press(focus: str) -> None:
        wanted = board.focus(focus)
        for _ in range(60):
            way = wanted.evaluate(WAY)
            if not way:
                break
            page.keyboard.press(way)
        else:
            raise AssertionError(f"{focus} can't be reached")
        page.keyboard.press("Enter")
        board.settle()

    def type_in(text: str) -> None:
        press("answer")
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        board.settle()

    board.find(".hx-grid").first.focus()
    press("answer-illegal")
    press("answer-sx.plan.three")
    press("continue")
    type_in("plan Floor, Move, Turn")
    press("continue")
    type_in("C3 roof")
    press("continue")
    press("answer-illegal")
    press("answer-sx.execute.forced")
    press("forward")
    press("answer-sx.shoot.miss")
    for _ in range(6):
        press("forward")
    type_in("C2 roof")
    press("first")
    press("menu-branches")
    press(f"siding-{kernel.run('print(by_keys.timeline.node(0).children[1])')}")
    press("forward")
    type_in("out")
    press("continue")
    press("answer-sx.shoot.off_train")
    assert kernel.run("print(by_keys.score)") == "8 of 8 right, 8 at the first try"
    while not board.find(".hx-summary").count():
        press("continue")
    expect(board.find(".hx-bar")).to_contain_text("8 of 8 right")
    assert page.locator(".jp-Cell").count() == cells


def test_a_lesson_is_read_in_every_language(page: Page) -> None:
    board = Board(page, "by_keys")
    lesson = load_scenario(scenario_files()["super_express/the_last_wagon"])
    question = lesson.line[0].question[0].ask
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        board.choose(f"[data-language={language}]")
        expect(board.find(".hx-summary")).to_contain_text(said(lesson, question, language))
        expect(board.find(".hx-top")).to_contain_text(said(lesson, lesson.title, language))


@each_game
def test_what_is_refused_can_be_tried_anyway(page: Page, name: str) -> None:
    board = Board(page, name)
    move, rule, reason = ATTEMPTS[name]
    board.try_move(move)
    refusal = board.find(".hx-refusal")
    expect(refusal).to_contain_text(reason)
    expect(refusal.locator(f"[data-rule='{rule}']")).to_have_count(1)
    marked = board.find(":is(.hx-boardbox .hx-no, .hx-strip [data-mark=refused])")
    expect(marked.first).to_be_attached()
    expect(board.find("[data-nearest]").first).to_be_visible()
    assert board.objections() == []


@each_game
def test_the_language_is_switched_live(page: Page, kernel: Kernel, name: str) -> None:
    board = Board(page, name)
    told = {}
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        board.choose(f"[data-language={language}]")
        expect(board.find(".hx-try")).to_have_attribute(
            "aria-label", load_messages("explorer", language).phrase("choices.try")
        )
        told[language] = board.find(".hx-top .hx-sub").inner_text()
        assert kernel.run(f"print({name}.language, {name}.page['sub'])") == (
            f"{language} {told[language]}"
        )
    assert len(set(told.values())) == len(LANGUAGES)


@each_game
def test_a_position_is_built_from_a_blank_table(page: Page, kernel: Kernel, name: str) -> None:
    board = Board(page, f"{name}_editor")
    rule, edits = BUILT[name]
    board.click(START)
    expect(board.find(".hx-notice")).not_to_be_empty()
    expect(board.find(f".hx-story [data-rule='{rule}']").first).to_be_visible()
    assert kernel.run(f"print({name}_editor.setting_up)") == "True"
    assert board.objections() == []
    for cell, edit in edits:
        if board.find(TABLE).count():
            board.click(TABLE)
        board.click(f".hx-spot[data-cell='{cell}']")
        board.click(f'.hx-choice[data-value="{edit}"]')
    board.click(START)
    offered = board.find(".hx-bar-body :is(.hx-choice, .hx-square, .hx-deck)")
    expect(offered.first).to_be_visible()
    assert kernel.run(f"print({name}_editor.setting_up)") == "False"


def test_a_ruling_is_switched_and_axe_has_nothing_against_it(page: Page, kernel: Kernel) -> None:
    board = Board(page, "ruling")
    board.focus("reading-rides").press("Enter")
    expect(board.find(".hx-on").first).to_have_attribute("data-outcome", "rides")
    assert kernel.waits_for("ruling.reading", "rides")
    assert board.objections() == []


def test_what_a_game_shows_beside_its_board_is_shown(page: Page) -> None:
    board = Board(page, "fugitive")
    board.try_move("lay 3")
    board.choose("[data-viewer=marshal]", "viewers")
    expect(board.find(".hx-strip [data-heat]").first).to_be_visible()
    assert board.objections() == []
    board.choose("[data-viewer=all-seeing]", "viewers")


def test_a_branch_is_named_and_sent_and_equal_in_a_fresh_kernel(
    page: Page, kernel: Kernel, browser: Browser, lab: Lab
) -> None:
    board = Board(page, "super_express")
    kernel.run("super_express.play('plan Turn, Move, Floor'); super_express.back()")
    board.try_move("plan Floor, Turn, Move")
    board.click(".hx-toolbar [data-tool=notes]")
    board.focus("note-name").fill("Up first")
    board.focus("note-comment").fill("Is the roof better?")
    board.press("note-done")
    expect(board.find(".hx-comment")).to_have_text("Is the roof better?")
    board.choose("[data-tool=keep]")
    board.press("keep-code")
    code = board.focus("keep-text").input_value()
    board.focus("keep-file").fill("branch.toml")
    board.press("keep-save")
    expect(board.find(".hx-notice")).to_contain_text("branch.toml")
    assert board.objections() == []
    lab.notebook(
        FRESH,
        [
            f"{IMPORTS}\ncode = {code!r}",
            "sent = from_code(code)\nsent.go('a2')\nsent",
            "kept = study('branch.toml')\nkept.timeline == sent.timeline, sent.code() == code",
        ],
    )
    fresh = lab.page(browser, 1500, 1200)
    lab.open(fresh, FRESH)
    lab.run_all(fresh)
    expect(fresh.locator(".jp-OutputArea-output").last).to_have_text("(True, True)")
    expect(fresh.locator(".hx-comment")).to_have_text("Is the roof better?")
    fresh.click("[data-menu=branches]")
    fresh.click("[data-do=main]")
    fresh.click("[data-menu=branches]")
    expect(fresh.locator("[data-focus^=siding]")).to_contain_text("Up first")
    fresh.close()


@pytest.mark.usefixtures("page")
def test_no_request_leaves_the_machine(lab: Lab) -> None:
    assert lab.outside == []
