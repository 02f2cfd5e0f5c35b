import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";

import { model, page, words } from "./dom.mjs";
import { Answers } from "../../explorer/widget/js/kernel/answers.js";
import { handInCode, minutesAt } from "../../explorer/widget/js/kernel/hand_in_code.js";

const examples = JSON.parse(readFileSync(new URL("hand_in_codes.json", import.meta.url), "utf-8"));

for (const { name, said, code } of examples) {
  test(`a page writes the code that Python reads: ${name}`, () => {
    assert.equal(handInCode(said), code);
  });
}

test("time is counted from the beginning of 2024", () => {
  assert.equal(minutesAt(Date.UTC(2024, 0, 1, 1, 1, 59)), 61);
  assert.equal(minutesAt(0), 0);
});

const reply = { state: "kept", given: "{given}", said: "kept {given}", sub: "", told: "", rules: [], reasons: [], next: "" };
const stored = (question, more = {}) => ({
  question,
  asked: { ask: `question ${question}`, kind: "predict", open: true, feedback: null, buttons: [], tries: "" },
  end: question,
  accepted: [],
  replies: null,
  known: [],
  number: false,
  refused: "no such answer: {given}",
  joints: [],
  spoken: {},
  kept: reply,
  suggested: {},
  ...more,
});
const fixed = { words: new Proxy(words, { get: (all, key) => all[key] ?? key }), rules: {}, title: "" };
const handing_in = { digest: "0011223344", sealed: true, listed: [["C1", "C2"], []] };
const opened = (more = {}) =>
  new Answers(model({ frames: { answers: { 0: [stored(0, more)], 1: [stored(1)] }, pages: {} }, fixed, handing_in }));
const asked = (answers, at = 0) => answers.on(page({ at })).choices.asked;

/** @param {Record<string, string>|null} held null for a browser that keeps nothing */
function browser(held) {
  const refuse = () => {
    throw new Error("storage is refused");
  };
  const kept = { getItem: (name) => held[name] ?? null, setItem: (name, text) => (held[name] = text) };
  Object.defineProperty(globalThis, "localStorage", {
    value: held ? kept : { getItem: refuse, setItem: refuse },
    configurable: true,
  });
}
afterEach(() => delete globalThis.localStorage);

test("an answer to a hand-out is kept, not judged, and can be changed", () => {
  browser({});
  const answers = opened();
  assert.equal(answers.act(0, "answer", "C1", [0, 1]), 0);
  assert.equal(asked(answers).state, "kept");
  assert.equal(asked(answers).feedback.said, "kept C1");
  answers.act(0, "change", "", [0, 1]);
  assert.equal(asked(answers).state, "open");
  answers.act(0, "answer", "c2", [0, 1]);
  assert.deepEqual(answers.entry(0).given, ["C1", "C2"]);
});

test("a kept answer is seen again when the reader comes back", () => {
  browser({});
  const answers = opened();
  answers.act(0, "answer", "C1", [0, 1]);
  assert.equal(answers.act(0, "continue", "", [0, 1]), 1);
  assert.equal(asked(answers, 1).state, "open");
  assert.equal(asked(answers, 0).feedback.said, "kept C1");
});

test("the end comes once everything is kept", () => {
  browser({});
  const answers = opened();
  answers.act(0, "answer", "C1", [0, 1]);
  answers.act(1, "answer", "whatever", [0, 1]);
  answers.act(1, "continue", "", [0, 1]);
  assert.equal(answers.ended, true);
});

test("words that a browser suggests stand for what the rules call it", () => {
  browser({});
  const answers = opened({ suggested: { "Doc plans to shoot": "plan Shoot" } });
  answers.act(0, "answer", "doc plans to shoot.", [0, 1]);
  assert.deepEqual(answers.entry(0).given, ["plan Shoot"]);
});

test("answers and the name come back after a reload", () => {
  const held = {};
  browser(held);
  const before = opened();
  before.act(0, "hint", "", [0, 1]);
  before.act(0, "answer", "C2", [0, 1]);
  before.called("Ana");
  const after = opened();
  assert.equal(after.name, "Ana");
  assert.deepEqual(after.entry(0), before.entry(0));
  assert.equal(after.code(), before.code());
});

test("a browser that keeps nothing is told, and the lesson goes on", () => {
  browser(null);
  const answers = opened();
  answers.act(0, "answer", "C1", [0, 1]);
  assert.equal(asked(answers).state, "kept");
  assert.equal(answers.shelf.works, false);
  assert.match(answers.code(), /^HX1-/);
});

test("what is kept in another form is not taken for answers", () => {
  for (const text of ["nonsense", "[]", '{"entries": [[0, {}], "x", [1, null]]}', '{"entries": 3}']) {
    browser({ "heist-explorer 0011223344 true": text });
    assert.equal(opened().entries.size, 0);
  }
});
