import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { choices, model, page, place, press, words } from "./dom.mjs";
import { Board, fitting } from "../../explorer/widget/js/board/board.js";
import { Choices } from "../../explorer/widget/js/areas/choices.js";
import { h } from "../../explorer/widget/js/elements/dom.js";
import { radios } from "../../explorer/widget/js/elements/radios.js";
import { Story } from "../../explorer/widget/js/areas/story.js";

const item = (value, more = {}) => ({
  ...{ do: "play", value, text: value, verb: value, brief: "", then: "", parts: [] },
  ...{ icon: "", hot: "", target: "", why: "", taken: false, ...more },
});

let sent;
let offered;

beforeEach(() => {
  sent = [];
  const study = model({ fixed: { words, icons: {}, figures: {}, names: { doc: "Doc" } }, frames: {} });
  offered = new Choices(study, (...wish) => sent.push(wish), new Story(study));
});

const show = (given, more = {}) => offered.show(page({ choices: choices(given), ...more }), false);

test("a digit chooses what it names, and makes it the second time", () => {
  show({ items: [item("move C1", { hot: "1" }), item("draw", { do: "draw", hot: "0" })] });
  assert.equal(offered.key("1"), true);
  assert.equal(offered.key("0"), true);
  assert.equal(offered.key("2"), false);
  assert.deepEqual(sent, []);
  assert.equal(offered.key("0"), true);
  assert.deepEqual(sent, [["draw", "draw"]]);
});

test("Enter lays and Backspace takes back where a move is put together", () => {
  show({ items: [item("a"), item("b")] });
  assert.equal(offered.key("Enter"), false);
  show({ items: [item("a", { do: "pick" })], lay: "Lay" });
  assert.equal(offered.key("Enter"), true);
  assert.equal(offered.key("Backspace"), true);
  assert.deepEqual(sent, [["lay"], ["unpick"]]);
});

test("no key does anything behind a curtain", () => {
  show({ items: [item("a", { hot: "1" })], lay: "Lay" }, { curtain: "doc" });
  assert.equal(offered.key("1") || offered.key("Enter"), false);
  assert.deepEqual(sent, []);
});

test("a place stands for what is legal there, or else for one refusal", () => {
  const refused = [item("b", { target: "C1", why: "no" }), item("c", { target: "C1", why: "no" })];
  show({ items: [item("a", { target: "C1" }), ...refused] });
  assert.deepEqual(offered.on("C1").map((each) => each.value), ["a"]);
  show({ items: refused });
  assert.deepEqual(offered.on("C1").map((each) => each.value), ["b"]);
  assert.deepEqual(offered.on("C2"), []);
});

test("on what is picked, Enter lays a whole move and Space takes back the last part", () => {
  const picked = { items: [item("a", { target: "C1", taken: true }), item("b", { target: "C2", taken: true })], slots: [{ value: "a" }, { value: "b" }], lay: "Lay" };
  show({ ...picked, ready: true });
  assert.equal(offered.again("C1", "Enter"), true);
  assert.equal(offered.again("C1", " "), false);
  assert.equal(offered.again("C2", " "), true);
  assert.equal(offered.again("C3", "Enter"), false);
  show(picked);
  assert.equal(offered.again("C1", "Enter"), false);
  assert.deepEqual(sent, [["lay"], ["unpick"]]);
});

test("a click on the board answers with what it means", () => {
  show({ asked: { kind: "predict", title: "", ask: "", place: "", hint: "", hinted: false, buttons: [], meant: { C1: "C1 inside" }, several: false, open: true, feedback: null, summary: [] } });
  offered.guess(["doc", "C1"]);
  offered.guess(["doc", "C9"]);
  assert.deepEqual(sent, [["answer", "C1 inside"], ["answer", "C9"]]);
});

test("arrows go round the places of a board, Enter chooses", () => {
  const chosen = [];
  const board = new Board("test", (key, pieces, pressed) => chosen.push([key, pieces, pressed]) > 0);
  const cell = (key, row) => ({ key, row, label: key, x: 0, y: 0, width: 40, height: 40 });
  place(board.element);
  board.show({ width: 328, height: 100 }, "a board", "", [], [cell("C1", 0), cell("C2", 0), cell("doc", 1)], true);
  assert.equal(board.element.querySelectorAll("[role=row]").length, 2);
  press(board.element, "ArrowUp");
  press(board.element, "Enter");
  press(board.element, "ArrowDown");
  press(board.element, " ");
  assert.equal(press(board.element, "x"), false);
  assert.deepEqual(chosen, [["doc", [], "Enter"], ["C1", [], " "]]);
  assert.equal(board.element.getAttribute("aria-activedescendant"), "hx-test-0");
});

test("the widest board that fits is drawn", () => {
  const whole = [2000, 1152, 1151, 400, 100].map((room) => fitting(room, true));
  assert.deepEqual(whole, [1152, 1152, 944, 368, 328]);
  const bare = [2000, 860, 855, 696, 691, 592, 400, 300].map((room) => fitting(room, false));
  assert.deepEqual(bare, [860, 860, 860, 700, 650, 600, 368, 368]);
});

test("arrows go from one radio to the next, and choose nothing", () => {
  const on = (checked) => h("button", { role: "radio", "aria-checked": String(checked) });
  const buttons = [on(false), on(true), on(false)];
  const group = place(radios("hx-seg", "which", buttons));
  const stops = () => buttons.map((each) => Number(each.getAttribute("tabindex") ?? each.tabIndex));
  assert.deepEqual(stops(), [-1, 0, -1]);
  press(buttons[1], "ArrowRight");
  assert.deepEqual(stops(), [-1, -1, 0]);
  press(buttons[2], "ArrowDown");
  assert.deepEqual(stops(), [0, -1, -1]);
  assert.equal(press(buttons[0], "a"), false);
  assert.equal(group.getAttribute("role"), "radiogroup");
});
