"""A reader uses a study: clicks, presses keys, travels, branches, looks as somebody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from explorer import new_game, study
from explorer.lessons.lesson import Lesson
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.menus import choose_in_menu, look_as, open_menu
from tests.browser.test_waiting import GONE

PLANS = (
    "plan Turn, Move, Floor",
    "plan Turn, Move, Shoot",
    "plan Turn, Floor, Move",
    "plan Shoot, Turn, Move",
)


def a_game(**options: object) -> Study:
    return new_game("super_express", players=4, seed=7, reflex=True, horse=True, **options)


def under_way() -> Study:
    game = a_game()
    for plan in PLANS:
        game.play(plan)
    return game


def test_two_clicks_on_a_choice_play_it(shown: Open) -> None:
    host = shown(under_way())
    step = host.study.step
    host.page.click("[data-value=reveal]")
    host.settle()
    assert host.study.step == step
    host.page.click("[data-value=reveal]")
    host.settle()
    assert host.study.step == step + 1
    assert "turns up" in host.page.inner_text(".hx-now")


@pytest.mark.parametrize("pressed", ["[data-value=shoot]", ".hx-spot[data-cell='C1']"])
def test_a_click_is_heard_though_the_page_changes_under_it(shown: Open, pressed: str) -> None:
    host = shown(a_game())
    asked = host.page.evaluate("host.asked()")
    host.page.hover(pressed)
    host.page.mouse.down()
    host.study.comment("said while the button is down")
    host.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    host.page.mouse.up()
    host.settle()
    assert host.page.evaluate("host.asked()") > asked
    expect(host.page.locator(".hx-comment")).to_have_text("said while the button is down")


def test_a_plan_is_composed_by_clicking_its_cards_in_order(shown: Open) -> None:
    host = shown(a_game())
    assert host.page.locator(".hx-picked").all_inner_texts() == ["1\nchoose", "2", "3"]
    for card in ("shoot", "move", "horse"):
        host.page.click(f"[data-value={card}]")
        host.settle()
    assert host.page.locator(".hx-picked.hx-set b").all_inner_texts() == ["Shoot", "Move", "Horse"]
    host.page.click(".hx-lay")
    host.settle()
    planner = host.study.state.bandits[host.study.state.first]
    assert [card.value for card in planner.planned] == ["shoot", "move", "horse"]


def test_a_refused_click_shows_its_reason_and_its_rule(shown: Open) -> None:
    host = shown(a_game())
    host.page.click("[data-value=shoot]")
    host.settle()
    host.page.click("[data-value=shoot]")
    host.settle()
    refusal = host.page.locator(".hx-refusal")
    assert "Shoot is already card 1 of this plan" in refusal.inner_text()
    refusal.locator("[data-rule='sx.plan.three']").click()
    host.settle()
    assert "exactly 3" in host.page.inner_text(".hx-refusal .hx-rule").replace("three", "3")
    assert host.study.step == 1


def test_hotkeys_compose_and_lay_a_plan(shown: Open) -> None:
    host = shown(a_game())
    host.page.focus(".hx-grid")
    for key in ("4", "1", "Backspace", "2", "1", "Enter"):
        host.page.keyboard.press(key)
        host.settle()
    planner = host.study.state.bandits[host.study.state.first]
    assert [card.value for card in planner.planned] == ["shoot", "turn", "move"]


def test_arrow_keys_move_through_time(shown: Open) -> None:
    host = shown(under_way())
    last = host.study.step
    host.page.focus(".hx-grid")
    for key, step in (("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("End", last)):
        host.page.keyboard.press(key)
        host.settle()
        assert host.study.step == step, key


def test_control_z_takes_back_a_pick_and_then_a_move(shown: Open) -> None:
    game = a_game()
    game.play(game.legal_moves[0])
    host = shown(game)
    last = game.step
    host.page.click("[data-value=shoot]")
    host.settle()
    host.page.focus(".hx-grid")
    for picked, step in (((), last), ((), last - 1)):
        host.page.keyboard.press("Control+z")
        host.settle()
        assert (game._look.picked, game.step) == (picked, step)


def test_stepping_by_events_stops_between_them(shown: Open) -> None:
    host = shown(under_way())
    host.study.play("reveal")
    choose_in_menu(host, "[data-focus=by-event]")
    told = len(host.study.story)
    host.page.click("[data-do=back]")
    host.settle()
    assert len(host.study.story) == told - 1
    assert host.page.locator(".hx-now").count() == told - 1


def test_back_and_another_move_makes_a_branch(shown: Open) -> None:
    host = shown(under_way())
    host.page.click("[data-do=back]")
    host.settle()
    for card in ("reflex", "horse", "move"):
        host.page.click(f"[data-value={card}]")
        host.settle()
    host.page.click(".hx-lay")
    host.settle()
    assert not host.study.timeline.on_main_line(host.study.timeline.at)
    assert host.page.inner_text("[data-menu=branches]") == "branch"
    open_menu(host, "branches")
    assert "Main line" in host.page.inner_text("[data-focus^=siding]")
    assert host.page.inner_text("[data-do=main]") == "Back to the main line"
    host.page.click("[data-do=main]")
    host.settle()
    assert host.page.inner_text("[data-menu=branches]") == "1 branch"
    assert host.page.locator(".hx-fork").count() == 1
    assert host.study.timeline.on_main_line(host.study.timeline.at)


def test_a_long_branch_says_how_many_moves_more_it_has(shown: Open) -> None:
    game = a_game()
    game.play(game.legal_moves[0])
    game.back()
    game.play(game.legal_moves[1])
    for _ in range(8):
        game.play(game.legal_moves[0])
    end = game.timeline.at
    game.main_line()
    host = shown(game)
    open_menu(host, "branches")
    assert host.page.text_content("[data-focus^=siding] small") == "+3"
    assert host.page.locator("[data-focus^=siding] .hx-dot").count() == 6
    choose_in_menu(host, "[data-focus^=siding]", "branches")
    assert end - game.timeline.at == 8
    assert not game.timeline.on_main_line(game.timeline.at)


def test_a_click_on_the_track_goes_to_that_step(shown: Open) -> None:
    host = shown(under_way())
    number = host.study.timeline.path()[2].number
    host.page.click(f".hx-stop[data-node='{number}']")
    host.settle()
    assert host.study.step == 2


def test_of_twelve_fast_clicks_one_is_sent_and_played(shown: Open) -> None:
    host = shown(under_way())
    step = host.study.step
    (before,) = host.study.ack.values()
    host.page.evaluate(
        "() => { const b = document.querySelector('[data-focus=do]');"
        " for (let i = 0; i < 12; i++) b.click(); }"
    )
    host.settle()
    (acknowledged,) = host.study.ack.values()
    assert acknowledged == before + 1
    assert host.study.step == step + 1
    assert host.page.locator(".hx-notice").count() == 0


def test_twelve_fast_picks_are_all_answered(shown: Open) -> None:
    host = shown(a_game())
    (before,) = host.study.ack.values()
    host.page.evaluate(
        "() => { const b = document.querySelector('[data-value=move]');"
        " for (let i = 0; i < 12; i++) b.click(); }"
    )
    host.settle()
    (acknowledged,) = host.study.ack.values()
    assert acknowledged == before + 12
    assert host.page.locator(".hx-picked.hx-set").count() == 1


def test_python_and_the_page_set_the_same_traits(shown: Open) -> None:
    host = shown(under_way())
    changes: list[tuple[str, Any]] = []
    host.study.observe(
        lambda change: changes.append((change["name"], change["new"])),
        ["step", "viewer", "language"],
    )
    host.study.step = 2
    host.settle()
    assert "step 2 of" in str(host.page.get_attribute(".hx-scroll", "aria-label"))
    look_as(host, "doc")
    choose_in_menu(host, "[data-language=ko]")
    assert changes == [("step", 2), ("viewer", "doc"), ("language", "ko")]
    host.study.language = "en"
    host.study.viewer = "spectator"
    host.settle()
    assert host.page.get_attribute("[data-viewer=spectator]", "aria-checked") == "true"


@pytest.mark.parametrize("viewer", ["spectator", "belle", "to-act"])
def test_secrets_are_in_no_trait_and_not_in_the_page(shown: Open, viewer: str) -> None:
    """Two games that differ only in what the viewer may not see look the same to the letter."""

    def seen(hidden: str) -> str:
        game = new_game("super_express", ("doc", "belle", "mei"), seed="a secret seed", horse=True)
        for _ in range(3):
            secret = game.session.here.actor != "belle"
            game.play(hidden if secret else "plan Move, Turn, Floor")
        game.viewer = viewer
        host = shown(game)
        game._repr_mimebundle_()
        host.settle()
        traits = {name: getattr(game, name) for name in game.keys if name[0] != "_"}
        everything = json.dumps(
            {k: v for k, v in traits.items() if k not in ("layout", "ack", "intents", "tooltip")}
        )
        assert "a secret seed" not in everything
        body = host.page.evaluate("() => document.body.innerHTML")
        view = host.page.evaluate("() => document.querySelector('.hx-frame').dataset.view")
        return everything + str(body).replace(str(view), "")

    assert seen("plan Shoot, Horse, Move") == seen("plan Horse, Shoot, Turn")


def test_the_curtain_hides_a_plan_until_its_owner_is_there(shown: Open) -> None:
    game = a_game()
    game.viewer = "to-act"
    host = shown(game)
    assert host.page.locator("[data-value=move]").count() == 0
    host.page.click("[data-focus=ready]")
    host.settle()
    assert host.page.locator("[data-value=move]").count() == 1


def test_a_question_is_answered_on_the_board(shown: Open) -> None:
    lesson = study("super_express/shot_off_the_rear")
    while not Lesson(lesson.session).here:
        lesson.forward()
    host = shown(lesson)
    truth = Lesson(lesson.session).here[0].question.answer
    host.page.click(".hx-spot[data-cell='C1']")
    host.settle()
    assert "Not C1." in host.page.inner_text(".hx-question")
    host.page.click(f"[data-focus='answer-{truth}']")
    host.settle()
    assert "Right" in host.page.inner_text(".hx-question")


def test_luck_can_be_chosen_by_hand(shown: Open) -> None:
    game = under_way()
    host = shown(game)
    choose_in_menu(host, "[data-focus=luck]")
    assert game.luck == "chosen"
    while game.session.here.actor != "luck":
        game.play("reveal")
    host.settle()
    host.page.click("[data-value='treasure 389']")
    host.page.click("[data-focus=do]")
    host.settle()
    assert any(389 in bandit.treasures for bandit in game.state.bandits)


def test_a_rule_opens_under_its_chip(shown: Open) -> None:
    host = shown(under_way())
    host.study.play("reveal")
    host.settle()
    host.page.click(".hx-now [data-rule='sx.execute.turns']")
    host.settle()
    card = host.page.locator(".hx-now .hx-rule")
    assert "sx.execute.turns" in card.inner_text()


def test_without_a_kernel_the_stored_frames_scrub(shown: Open) -> None:
    game = under_way()
    game._repr_mimebundle_()
    host = shown(game)
    host.page.evaluate("() => { window.fromPage = () => {}; }")
    host.page.evaluate(GONE)
    host.page.click("[data-do=first]")
    expect(host.page.locator(".hx-choices")).to_contain_text("This is a stored board")
    host.page.click("[data-do=forward]")
    host.settle()
    assert "step 1 of" in str(host.page.get_attribute(".hx-scroll", "aria-label"))
    assert host.page.locator(".hx-pieces [data-key]").count() > 5


def test_other_seats_can_play_at_random(shown: Open) -> None:
    host = shown(a_game())
    mine = host.study.session.here.actor
    open_menu(host)
    host.page.click("[data-focus=seats]")
    for name in host.study.session.here.seat_names:
        if name != mine:
            host.page.select_option(f"[data-player={name}]", "random")
            host.settle()
    for card in ("shoot", "move", "horse"):
        host.page.click(f"[data-value={card}]")
        host.settle()
    host.page.click(".hx-lay")
    host.settle()
    assert host.study.session.here.actor == mine
    assert host.study.step == 5


def test_a_menu_that_is_closed_while_news_arrive_stays_closed(shown: Open) -> None:
    host = shown(a_game())
    open_menu(host)
    host.page.click("[data-focus=seats]")
    assert host.page.locator(".hx-seats[open]").count() == 1
    host.page.evaluate(
        """async () => {
            const later = window.requestAnimationFrame;
            window.requestAnimationFrame = (draw) => (draw(), 0);
            document.querySelector("[data-focus=seats]").click();
            window.host.receive({ luck: "chosen" });
            for (let turn = 0; turn < 100; turn += 1) await null;
            window.requestAnimationFrame = later;
        }"""
    )
    expect(host.page.locator("[data-focus=luck]")).to_contain_text("Luck: by hand")
    host.settle()
    assert host.page.locator(".hx-seats[open]").count() == 0


def test_page_stays_where_it_is_while_the_story_goes_on(shown: Open) -> None:
    robbery = new_game("colt_express", players=6, seed=6)
    host = shown(robbery)
    for _ in range(30):
        robbery.play(robbery.legal_moves[0])
    host.settle()
    newest = host.page.locator(".hx-story > li").last.bounding_box()
    box = host.page.locator(".hx-story").bounding_box()
    assert newest
    assert box
    assert newest["y"] + newest["height"] <= box["y"] + box["height"] + 1
    assert host.page.evaluate("scrollY") == 0


def test_a_click_where_nothing_can_be_done_is_answered(shown: Open) -> None:
    host = shown(new_game("super_express", players=3, seed=1))
    host.page.click(".hx-spot[data-cell='C1 roof']")
    host.settle()
    assert "C1 roof: nothing can be done there now." in host.page.inner_text(".hx-notice")
    assert host.study.step == host.study.page["step"]
