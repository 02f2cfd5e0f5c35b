import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { h } from "../../explorer/widget/js/elements/dom.js";
import { model, page, place } from "./dom.mjs";
import { Link } from "../../explorer/widget/js/kernel/link.js";

const board = { width: 752, height: 10, pieces: [1, 0, { key: "own" }], cells: [] };
const frames = (given = {}) => ({
  at: 2,
  stills: { 752: "<stored/>" },
  parts: [{ key: "a" }, { key: "b" }],
  pages: Object.fromEntries([0, 1, 2, 3, 4].map((at) => [at, page({ at, boards: [board] })])),
  tracks: { 2: { stations: [], sidings: [], branch: "stored", start: 0, asks: [] } },
  answers: {},
  tree: { parents: { 0: 0, 1: 0, 2: 1, 3: 1, 4: 2 }, children: { 0: [1], 1: [2, 3], 2: [4], 3: [], 4: [] } },
  panels: { 2: { title: "stored", outlooks: [] } },
  alone: false,
  left_out: "",
  ...given,
});

let study;
let el;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  el = place(h("div"));
  study = model({ page: page({ at: 2, shown: 1 }), track: { branch: "live" }, stills: { 752: "<live/>" }, frames: {}, intents: [], ack: {}, panel: {} });
});

afterEach(() => mock.timers.reset());

const done = (link, number) => study.receive("ack", { ...study.traits.ack, [link.view]: number });
const wishes = () => study.traits.intents.map((each) => each.do);

test("an intent says who asks, in which order, and where", () => {
  const link = new Link(study, el);
  link.send("play", "move C1");
  link.send("go", 3);
  const [first, second] = study.traits.intents;
  assert.deepEqual(first, { view: link.view, number: 1, do: "play", value: "move C1", at: [2, 1] });
  assert.deepEqual([second.number, second.value], [2, "3"]);
});

test("what is answered leaves the queue, what is not stays", () => {
  const [one, other] = [new Link(study, el), new Link(study, el)];
  one.send("back");
  other.send("forward");
  done(one, 1);
  one.send("first");
  assert.deepEqual(wishes(), ["forward", "first"]);
});

test("a page waits until its last intent is answered", () => {
  const link = new Link(study, el);
  link.send("back");
  link.send("back");
  done(link, 1);
  assert.equal(link.waiting, true);
  done(link, 2);
  assert.equal(link.waiting, false);
});

test("a kernel that has answered before is late, not gone", () => {
  study.traits.frames = frames();
  const link = new Link(study, el);
  const told = mock.fn();
  link.onFrame(told);
  link.send("back");
  done(link, 1);
  link.send("back");
  mock.timers.tick(1500);
  assert.deepEqual([link.late, link.offline, told.mock.callCount()], [true, false, 1]);
  done(link, 2);
  assert.equal(link.late, false);
});

test("without a kernel the stored step is shown that was asked for", () => {
  study.traits.frames = frames();
  const link = new Link(study, el);
  link.send("back");
  mock.timers.tick(1500);
  assert.deepEqual([link.offline, link.at, link.page.at], [true, 1, 1]);
});

test("without a kernel and without frames the page stays as it is", () => {
  const link = new Link(study, el);
  link.send("back");
  mock.timers.tick(1500);
  assert.deepEqual([link.offline, link.page.at], [false, 2]);
});

test("an answer brings the live page back", () => {
  study.traits.frames = frames();
  const link = new Link(study, el);
  link.send("back");
  mock.timers.tick(1500);
  done(link, 1);
  assert.deepEqual([link.offline, link.page.shown], [false, 1]);
});

test("stored steps are travelled along their line", () => {
  study.traits.frames = frames({ alone: true });
  const link = new Link(study, el);
  const went = (what, value) => (link.send(what, value), link.at);
  assert.equal(link.at, 2);
  assert.equal(went("forward"), 4);
  assert.equal(went("forward"), 4);
  assert.equal(went("first"), 0);
  assert.equal(went("last"), 4);
  assert.equal(went("go", 3), 3);
  assert.equal(went("main"), 1);
  assert.equal(went("go", 99), 1);
  assert.equal(went("play", "a move"), 1);
  assert.deepEqual(study.traits.intents, []);
});

test("stored boards get their shared pieces back, and steps their panels", () => {
  study.traits.frames = frames({ alone: true });
  const link = new Link(study, el);
  assert.deepEqual(link.pieces(link.page.boards[0]).map((each) => each.key), ["b", "a", "own"]);
  assert.equal(link.still(link.page.boards[0]), "<stored/>");
  assert.equal(link.track.branch, "stored");
  assert.equal(link.panel.title, "stored");
  link.send("back");
  assert.equal(link.panel, null);
});

test("a live page has its own still layer, track and panel", () => {
  const link = new Link(study, el);
  assert.equal(link.still(board), "<live/>");
  assert.equal(link.track.branch, "live");
  assert.equal(link.panel, null);
  study.traits.panel = { title: "notes", outlooks: [] };
  assert.equal(link.panel.title, "notes");
});
