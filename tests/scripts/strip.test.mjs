import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { choices, click, model, page, place, press, words } from "./dom.mjs";
import { Story } from "../../explorer/widget/js/areas/story.js";
import { Strip } from "../../explorer/widget/js/areas/strip.js";

const square = (number, more = {}) => ({
  ...{ key: `number ${number}`, text: String(number), label: String(number), look: "", note: "" },
  ...{ missed: "", card: "", mark: "", ...more },
});
const band = (deck, squares) => ({
  ...{ key: `deck ${deck}`, sign: String(deck), name: "1–3", left: "3 left" },
  ...{ label: `Deck ${deck}`, mark: "", squares },
});
const numbers = (squares) => ({
  label: "numbers",
  bands: [band(1, squares), band(2, [])],
  tabs: [
    { key: "", text: "any", label: "any" },
    { key: "place 1", text: "h1", label: "place 1 alone" },
  ],
  legend: [],
  out: "ruled out",
  few: false,
});
const chance = (said, heat, why = -1) => ({ said, heat, why });
const outlook = (key, ...chances) => ({
  ...{ key, head: `odds of ${key || "any"}`, title: "Likeliest", chances },
  likeliest: [{ key: "number 2", text: "2", said: "50%" }],
});
const panel = (more = {}) => ({
  title: "odds",
  outlooks: [
    outlook("", chance("10%", 2), chance("50%", 4), chance("", 0, 0)),
    outlook("place 1", chance("5%", 2), chance("", 0, 0), chance("", 0, 0)),
  ],
  reasons: [{ head: "Why not?", said: "Too far.", rules: ["x.reach"] }],
  ...{ stake: null, told: "", promises: [], controls: [], notes: [], turn: 1, ...more },
});
const item = (value, more = {}) => ({ do: "pick", value, text: value, target: `number ${value}`, why: "", taken: false, ...more });

let sent;
let chosen;
let strip;
let link;

beforeEach(() => {
  sent = [];
  chosen = [];
  link = { panel: panel(), frame: null, send: (...wish) => sent.push(wish) };
  const rules = { "x.reach": { title: "Reach", text: "", section: "" } };
  const study = model({ fixed: { words, icons: {}, figures: {}, names: {}, rules }, frames: {} });
  const choose = (...keys) => chosen.push(keys);
  strip = new Strip(study, link, (...wish) => sent.push(wish), choose, new Story(study));
  place(strip.element);
});

const show = (squares = [square(1), square(2), square(3)], given = {}, more = {}) =>
  strip.show(page({ strip: numbers(squares), turn: 1, choices: choices(given), ...more }));
const button = (key) => strip.element.querySelector(`[data-cell="${key}"]`);
const figures = () =>
  [...strip.element.querySelectorAll(".hx-square small")].map((each) => each.textContent);

test("every number shows its chance, and the tab of a place shows those of that place", () => {
  show();
  assert.deepEqual(figures(), ["10%", "50%", ""]);
  assert.equal(button("number 2").getAttribute("data-heat"), "4");
  assert.equal(button("number 3").getAttribute("aria-label"), "3, ruled out");
  assert.equal(strip.look("place 1"), true);
  assert.deepEqual(figures(), ["5%", "", ""]);
  assert.equal(strip.look("place 1"), true, "once more shows all again");
  assert.deepEqual(figures(), ["10%", "50%", ""]);
  assert.equal(strip.look("place 9"), false);
});

test("a page without a strip has none", () => {
  assert.equal(strip.show(page({ strip: null })), false);
  assert.equal(strip.wanted(page({ strip: null }), "choices"), false);
});

test("numbers are there before their chances, and old chances never belong to a new position", () => {
  show();
  show(undefined, {}, { turn: 2 });
  assert.deepEqual(figures(), ["10%", "50%", ""], "the same position keeps its chances");
  assert.equal(strip.element.getAttribute("aria-busy"), "true");
  show(undefined, {}, { turn: 3, at: 7 });
  assert.deepEqual(figures(), ["", "", ""]);
  link.panel = panel({ turn: 3 });
  show(undefined, {}, { turn: 3, at: 7 });
  assert.deepEqual(figures(), ["10%", "50%", ""]);
  assert.equal(strip.element.getAttribute("aria-busy"), "false");
});

test("no chances are shown while a question is open", () => {
  show(undefined, { asked: { open: true, meant: {} } });
  assert.deepEqual(figures(), ["", "", ""]);
});

test("a click chooses a number by its card, and takes back one that is chosen", () => {
  const squares = [square(1, { card: "card 1" }), square(2, { mark: "chosen" }), square(3)];
  show(squares, { items: [item("1", { target: "card 1" }), item("2", { taken: true, why: "named" })] });
  click(button("number 1"));
  click(button("number 2"));
  click(button("deck 1"));
  assert.deepEqual(chosen, [["card 1", [], "click"], ["deck 1", [], "click"]]);
  assert.deepEqual(sent, [["unpick", "2"]]);
});

test("a click on a number that is ruled out tells why, with its rule", () => {
  show();
  click(button("number 3"));
  assert.match(strip.odds.line.textContent, /Why not\? Too far\./);
  assert.equal(strip.odds.line.querySelector("[data-rule]").getAttribute("data-rule"), "x.reach");
  click(button("number 2"));
  assert.equal(strip.odds.line.textContent, "odds of any");
});

test("what is picked shows its odds as percent, bar and count", () => {
  const stake = { said: "15%", share: 0.15, head: "1 and 2 both right", parts: "1 alone 10%", worlds: "3 of 20 worlds", note: "all or nothing", models: [["Even", "15%"]] };
  link.panel = panel({ stake });
  show();
  for (const said of ["15%", "1 and 2 both right", "1 alone 10%", "3 of 20 worlds", "all or nothing"]) {
    assert.ok(strip.odds.line.textContent.includes(said), said);
  }
  assert.equal(strip.odds.line.querySelector(".hx-share-bar i").style.width, "15%");
});

test("a card that may be laid shows what it takes and what it promises", () => {
  link.panel = panel({ promises: [{ key: "card 1", over: "+1", said: "12%", heat: 2, label: "1 over 1" }] });
  show([square(1, { look: "held", note: "yours", card: "card 1" }), square(2), square(3)]);
  assert.equal(figures()[0], "12%");
  assert.equal(button("number 1").querySelector(".hx-tucked-under").textContent, "+1");
  assert.equal(button("number 1").getAttribute("aria-label"), "1 over 1");
});

test("one button is reached by Tab, the arrows go on, and keys choose", () => {
  show([square(1), square(2, { mark: "legal" }), square(3)], { items: [item("2")] });
  const reached = () =>
    [...strip.element.querySelectorAll('[tabindex="0"][data-cell]')].map((each) => each.getAttribute("data-cell"));
  assert.deepEqual(reached(), ["number 2"], "the first that can be chosen");
  const focused = [];
  for (const each of strip.element.querySelectorAll("[data-cell]")) {
    each.focus = () => focused.push(each.getAttribute("data-cell"));
  }
  for (const key of ["ArrowRight", "ArrowLeft", "Home", "End"]) {
    assert.equal(press(button("number 2"), key), true);
  }
  assert.deepEqual(focused, ["number 3", "number 1", "deck 1", "deck 2"]);
  assert.equal(press(button("number 2"), " "), true);
  assert.equal(press(button("number 2"), "x"), false);
  assert.deepEqual(chosen, [["number 2", [], " "]]);
});

test("the strip is in the bar for choices, and for answers that are numbers", () => {
  const at = (given) => page({ strip: numbers([square(1)]), choices: choices(given) });
  show();
  assert.equal(strip.wanted(at({}), "choices"), true);
  assert.equal(strip.wanted(at({}), "curtain"), false);
  assert.equal(strip.wanted(at({ asked: { meant: {} } }), "question"), false);
  assert.equal(strip.wanted(at({ asked: { meant: { "number 1": "1" } } }), "question"), true);
  assert.equal(strip.wanted(at({ asked: { meant: {} }, items: [item("1")] }), "question"), true);
  assert.equal(strip.holds(item("1")), true);
  assert.equal(strip.holds(item("pass", { target: "" })), false);
});
