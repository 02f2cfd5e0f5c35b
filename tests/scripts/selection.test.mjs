import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { choices, click, model, page, place, words } from "./dom.mjs";
import { chipOf } from "../../explorer/widget/js/areas/cards.js";
import { Choices } from "../../explorer/widget/js/areas/choices.js";
import { chosenAtFirst, fitting, withChip } from "../../explorer/widget/js/areas/selection.js";
import { Story } from "../../explorer/widget/js/areas/story.js";
import { groups } from "../../explorer/widget/js/areas/why_not.js";

const item = (value, more = {}) => ({
  ...{ do: "play", value, text: value, verb: `Do ${value}`, brief: "", then: "", parts: [] },
  ...{ icon: "", hot: "", target: "", why: "", taken: false, ...more },
});
const chips = (...texts) => texts.map((text) => ({ text, target: text, icon: "" }));
const told = (text) => ({ step: 0, event: 0, segments: [[text, ""]], rules: [], now: false });

const ROWS = [
  { label: "Whom", chips: chips("ann", "bob") },
  { label: "What", chips: chips("apple", "pear") },
  { label: "Where", chips: chips("left", "right") },
];
/** Ann has an apple and a pear, Bob only a pear. */
const MOVES = [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 1, 0], [1, 1, 1]].map((parts) =>
  item(parts.join(""), { parts, target: ["ann", "bob"][parts[0]], then: `then ${parts.join("")}` }),
);

let sent;
let offered;

beforeEach(() => {
  sent = [];
  const study = model({ fixed: { words, icons: {}, figures: {}, names: {}, rules: {} }, frames: {} });
  offered = new Choices(study, (...wish) => sent.push(wish), new Story(study));
  place(offered.body);
  place(offered.foot);
});

const show = (given, more = {}) => offered.show(page({ choices: choices(given), ...more }), false);
const find = (focus) => [offered.body, offered.foot].map((each) => each.querySelector(`[data-focus="${focus}"]`)).find(Boolean);
const verb = () => find("do")?.textContent.replace("Enter", "");

test("one click chooses a move, the second makes it", () => {
  show({ items: [item("a"), item("b")], unready: "Choose" });
  assert.equal(verb(), "Choose");
  click(find("choice-play-b"));
  assert.deepEqual(sent, []);
  assert.equal(verb(), "Do b");
  assert.equal(find("choice-play-b").getAttribute("aria-pressed"), "true");
  click(find("choice-play-b"));
  assert.deepEqual(sent, [["play", "b"]]);
});

test("a digit chooses, Enter does it, and a third press does nothing more", () => {
  show({ items: [item("a", { hot: "1" }), item("b", { hot: "2" })] });
  assert.equal(offered.key("Enter"), false);
  assert.equal(offered.key("2"), true);
  assert.equal(offered.key("Enter"), true);
  offered.key("Enter");
  offered.key("2");
  assert.deepEqual(sent, [["play", "b"]]);
});

test("the verb button does what is chosen, and says so", () => {
  show({ items: [item("a"), item("b")] });
  click(find("choice-play-a"));
  click(find("do"));
  assert.deepEqual(sent, [["play", "a"]]);
});

test("the only move is chosen already, but its first click does not make it", () => {
  show({ items: [item("a")] });
  assert.equal(verb(), "Do a");
  click(find("choice-play-a"));
  assert.deepEqual(sent, []);
  assert.equal(offered.key("Enter"), true);
  assert.deepEqual(sent, [["play", "a"]]);
});

test("nothing is chosen for the reader while a question is open", () => {
  const asked = { open: true };
  assert.equal(chosenAtFirst(choices({ items: [item("a", { do: "answer" })], asked })), null);
  assert.equal(chosenAtFirst(choices({ items: MOVES, rows: ROWS, asked })), null);
  assert.equal(chosenAtFirst(choices({ items: MOVES, rows: ROWS })), MOVES[0]);
});

test("what was chosen stays chosen on the same page, and not on another", () => {
  const items = [item("a"), item("b")];
  show({ items });
  offered.choose(items[1]);
  show({ items: items.map((each) => ({ ...each })) });
  assert.equal(offered.selection.item?.value, "b");
  show({ items }, { at: 1 });
  assert.equal(offered.selection.item, null);
});

test("a chip changes one part and keeps the others where it can", () => {
  const of = (parts) => MOVES.find((each) => each.value === parts);
  assert.equal(withChip(MOVES, of("000"), 2, 1)?.value, "001");
  assert.equal(withChip(MOVES, of("001"), 0, 1)?.value, "111");
  assert.equal(withChip(MOVES, of("111"), 1, 0)?.value, "001");
  assert.equal(withChip(MOVES, null, 0, 1)?.value, "110");
  assert.equal(withChip(MOVES, of("000"), 0, 7), null);
});

test("a row has the chips that go with what is chosen before it", () => {
  assert.deepEqual(fitting(MOVES, MOVES[0], 3), [[0, 1], [0, 1], [0, 1]]);
  assert.deepEqual(fitting(MOVES, MOVES[5], 3), [[0, 1], [1], [0, 1]]);
});

test("a digit stands for a chip, counted over all rows", () => {
  const offer = choices({ items: MOVES, rows: ROWS });
  assert.deepEqual(chipOf(offer, MOVES[0], "1"), [0, 0]);
  assert.deepEqual(chipOf(offer, MOVES[0], "4"), [1, 1]);
  assert.deepEqual(chipOf(offer, MOVES[0], "6"), [2, 1]);
  assert.equal(chipOf(offer, MOVES[0], "7"), null);
  assert.deepEqual(chipOf(offer, MOVES[4], "3"), [1, 1]);
  assert.equal(chipOf(offer, MOVES[0], "Enter"), null);
  assert.equal(chipOf(choices(), null, "1"), null);
});

test("a move of parts is put together, and tells what it does", () => {
  show({ items: MOVES, rows: ROWS });
  assert.equal(offered.body.querySelector(".hx-then").textContent, "choices.then then 000");
  click(find("part-0-1"));
  assert.equal(offered.body.querySelector(".hx-then").textContent, "choices.then then 110");
  offered.key("5");
  assert.equal(find("part-2-1").getAttribute("aria-pressed"), "true");
  offered.key("Enter");
  assert.deepEqual(sent, [["play", "111"]]);
});

test("a place of the board chooses its part first, and makes the move the second time", () => {
  show({ items: MOVES, rows: ROWS });
  offered.take(offered.on("ann"));
  assert.deepEqual(sent, []);
  offered.take(offered.on("bob"));
  assert.equal(offered.selection.item?.value, "110");
  offered.take(offered.on("bob"));
  assert.deepEqual(sent, [["play", "110"]]);
});

test("a refused place tries what is refused there", () => {
  const refused = [{ moves: [{ do: "play", value: "x", text: "X", target: "C1" }], reasons: [told("no")], tried: false }];
  show({ items: [item("a")], refused });
  offered.take(offered.on("C1"));
  assert.deepEqual(sent, [["play", "x"]]);
});

test("what can't be done is folded; a refusal opens it, Escape closes it", () => {
  const refused = [{ moves: [{ do: "play", value: "x", text: "X", target: "" }], reasons: [told("no")], tried: true }];
  show({ items: [item("a")], refused: [{ ...refused[0], tried: false }] });
  assert.equal(offered.whyNot.pop.hidden, true);
  click(find("why-not"));
  assert.equal(offered.whyNot.pop.hidden, false);
  assert.equal(offered.key("Escape"), true);
  assert.equal(offered.key("Escape"), false);
  show({ items: [item("a")], refused, refusal: [told("no")] });
  assert.equal(offered.whyNot.pop.hidden, false);
  assert.match(offered.whyNot.pop.querySelector(".hx-refusal").textContent, /no/);
});

test("a refusal that is none of the usual ones comes first", () => {
  const usual = { moves: [], reasons: [told("a")], tried: false };
  assert.deepEqual(groups(choices({ refused: [usual] })), [usual]);
  const all = groups(choices({ refused: [usual], refusal: [told("b")] }));
  assert.deepEqual(all.map((each) => each.tried), [true, false]);
});

test("a composed move has its verb, and what can be done instead beside it", () => {
  const instead = item("pass", { verb: "Pass" });
  show({ items: [item("1", { do: "pick", verb: "" }), instead], lay: "Lay 1", ready: true, run: "" });
  assert.equal(find("lay").textContent, "Lay 1Enter");
  click(find("choice-play-pass"));
  assert.deepEqual(sent, [["play", "pass"]]);
});

test("one button plays on where there is nothing to choose", () => {
  show({ items: [item("a")], run: "Play the round" });
  click(find("play-on"));
  assert.deepEqual(sent, [["play_on", ""]]);
});
