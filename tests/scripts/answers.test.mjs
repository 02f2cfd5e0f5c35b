import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { model, page, words } from "./dom.mjs";
import { Answers, plainly } from "../../explorer/widget/js/kernel/answers.js";

const cases = JSON.parse(readFileSync(new URL("plain_answers.json", import.meta.url), "utf-8"));
const feedback = (right, done = right) => ({ given: "", right, done, said: "", rules: [], reasons: [], instead: false });
const stored = (question, accepted, more = {}) => ({
  question,
  asked: { ask: `question ${question}`, kind: "predict", open: true, feedback: null, summary: [] },
  accepted,
  right: accepted.length ? feedback(true) : null,
  wrong: accepted.length ? feedback(false) : null,
  known: [],
  number: false,
  refused: "no such answer: {given}",
  joints: [],
  ...more,
});
const judging = (answers) =>
  new Answers(model({ frames: { answers }, fixed: { words: { ...words, "question.tally": "{right} of {count}" } } }));
const asked = (answers, step = 0) => answers.on(page({ at: step })).choices.asked;

test("answers are compared as the rules compare them", () => {
  for (const [given, plain] of cases) assert.equal(plainly(given), plain, given);
});

test("a right answer closes the question", () => {
  const answers = judging({ 0: [stored(0, ["C1", "the first car"])] });
  assert.equal(answers.judge(0, " THE first  car. "), true);
  assert.equal(asked(answers).open, false);
  assert.equal(asked(answers).feedback.right, true);
  assert.equal(asked(answers).feedback.given, " THE first  car. ");
});

test("a wrong answer leaves it open and is counted", () => {
  const answers = judging({ 0: [stored(0, ["C1"])] });
  answers.judge(0, "C2");
  assert.deepEqual([asked(answers).open, asked(answers).feedback.right], [true, false]);
  answers.judge(0, "C1");
  assert.equal(answers.tally, "0 of 1");
  assert.deepEqual(answers.summary, ["✓ (2) question 0"]);
});

test("what can be no answer is refused and not counted", () => {
  const answers = judging({ 0: [stored(0, ["C1"], { known: ["C1", "C2"] })] });
  assert.equal(answers.judge(0, "Mars"), true);
  assert.equal(answers.on(page()).choices.notice, "no such answer: Mars");
  assert.equal(asked(answers).open, true);
  assert.equal(answers.went.size, 0);
  answers.judge(0, "c2");
  assert.equal(answers.on(page()).choices.notice, "");
});

test("any number can be an answer where one is asked for", () => {
  const answers = judging({ 0: [stored(0, ["7"], { known: ["7"], number: true })] });
  answers.judge(0, "$12");
  assert.equal(asked(answers).feedback.right, false);
  answers.judge(0, "1".repeat(19));
  assert.match(answers.on(page()).choices.notice, /no such answer/);
  answers.judge(0, "7");
  assert.equal(asked(answers).feedback.right, true);
});

test("several may be given in any order", () => {
  const joints = [" and ", ",", ";"];
  const answers = judging({ 0: [stored(0, ["Doc, Belle and Tuco"], { joints })] });
  answers.judge(0, "tuco; belle, doc");
  assert.equal(asked(answers).feedback.right, true);
});

test("a step may ask one thing after the other", () => {
  const answers = judging({ 0: [stored(0, ["illegal"]), stored(0, ["rule"])] });
  answers.judge(0, "illegal");
  assert.equal(asked(answers).open, true);
  answers.judge(0, "rule");
  assert.equal(asked(answers).open, false);
});

test("what can't be judged here is not asked here", () => {
  const answers = judging({ 0: [stored(0, [])] });
  assert.equal(answers.judge(0, "a move"), false);
  assert.equal(answers.judge(7, "anything"), false);
});

test("the summary waits for every question that can be answered", () => {
  const answers = judging({ 0: [stored(1, ["a"])], 4: [stored(0, ["b"])], 5: [stored(2, [])] });
  answers.judge(0, "a");
  assert.deepEqual(answers.summary, []);
  answers.judge(4, "b");
  assert.deepEqual(answers.summary, ["✓ question 0", "✓ question 1", "· question 2"]);
});

test("the track shows what is still asked", () => {
  const answers = judging({ 0: [stored(0, ["a"])], 4: [stored(1, ["b"])] });
  answers.judge(4, "b");
  assert.deepEqual(answers.along({ asks: [0, 4] }).asks, [0]);
});
