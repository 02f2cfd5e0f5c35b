import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { click, model, page, place, press } from "./dom.mjs";
import { Timeline } from "../../explorer/widget/js/areas/timeline.js";

const stop = (n, l = "D", a = "doc", k = "open") => ({ n, l, a, k });
const open = (chapter, stops) => ({ chapter, stops, folded: 0, first: stops[0].n, within: [] });
const folded = (chapter, first, count, within = []) => ({ chapter, stops: [], folded: count, first, within });
const track = (stations, sidings = [], asks = []) => ({ stations, sidings, branch: "", start: 0, asks });

let sent;
let timeline;

beforeEach(() => {
  sent = [];
  const fixed = { words: new Proxy({ "timeline.round": "R{n}" }, { get: (own, key) => own[key] ?? String(key) }) };
  timeline = new Timeline(model({ fixed, step_by: "move" }), (...wish) => sent.push(wish));
  place(timeline.element);
});

const show = (at, found, given = {}) => timeline.show(page({ at, ...given }), found);
const texts = (kind) => [...timeline.rail.querySelectorAll(kind)].map((each) => each.textContent);
const listed = (kind) => [...timeline.branches.panel.querySelectorAll(kind)].map((each) => each.textContent);
const nodes = () => [...timeline.rail.querySelectorAll("[data-node]")].map((each) => each.getAttribute("data-node"));

test("the current round is open and the others are folded", () => {
  show(4, track([folded(1, 1, 3), open(2, [stop(4), stop(5)]), folded(3, 6, 12)]));
  assert.deepEqual(nodes(), ["0", "4", "5"]);
  assert.deepEqual(texts(".hx-more"), ["+3", "+12"]);
  assert.deepEqual(texts(".hx-stt"), ["R1", "R2", "R3"]);
});

test("a click on what is folded goes to its first move", () => {
  show(4, track([folded(1, 1, 3), open(2, [stop(4)])]));
  click(timeline.rail.querySelector(".hx-more").parentNode);
  assert.deepEqual(sent, [["go", 1]]);
});

test("a folded round shows that something is still asked in it", () => {
  show(4, track([folded(1, 1, 3, [2]), open(2, [stop(4)])], [], [2]));
  assert.deepEqual(texts(".hx-asks-text"), ["?"]);
  show(4, track([folded(1, 1, 3, [2]), open(2, [stop(4)])], [], []));
  assert.deepEqual(texts(".hx-asks-text"), []);
});

test("a long branch says how many moves more it has", () => {
  const siding = { after: 4, name: "bluff", main: false, stops: [stop(8), stop(9)], more: 5 };
  show(4, track([open(1, [stop(4)])], [siding]));
  assert.deepEqual(listed("small"), ["+5"]);
  assert.deepEqual(listed("span"), ["bluff"]);
  assert.equal(timeline.rail.querySelectorAll(".hx-fork").length, 1);
  click(timeline.branches.panel.querySelector("button"));
  assert.deepEqual(sent, [["go", 8]]);
});

test("a short branch has nothing more", () => {
  const siding = { after: 4, name: "", main: true, stops: [stop(8)], more: 0 };
  show(4, track([open(1, [stop(4)])], [siding]));
  assert.deepEqual(listed("small"), []);
  assert.deepEqual(listed("span"), ["timeline.main"]);
});

test("luck is a square, a secret has no letter's ground", () => {
  show(1, track([open(1, [stop(1, "", "", "luck"), stop(2, "B", "belle", "secret")])]));
  assert.equal(timeline.rail.querySelectorAll(".hx-un").length, 2);
  assert.equal(timeline.rail.querySelectorAll("circle.hx-sec").length, 1);
});

test("Page Up and Page Down go from round to round", () => {
  const rounds = track([folded(1, 1, 3), open(2, [stop(4), stop(5)]), folded(3, 6, 12)]);
  show(5, rounds);
  assert.equal(press(timeline.rail, "PageDown"), true);
  press(timeline.rail, "PageUp");
  assert.equal(press(timeline.rail, "a"), false);
  show(1, rounds);
  press(timeline.rail, "PageUp");
  show(6, rounds);
  press(timeline.rail, "PageDown");
  assert.deepEqual(sent, [["go", 6], ["go", 1], ["go", 0]]);
});
