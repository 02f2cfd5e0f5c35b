import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { model, page, words } from "./dom.mjs";
import { Answers } from "../../explorer/widget/js/kernel/answers.js";
import { Link } from "../../explorer/widget/js/kernel/link.js";
import { plainly } from "../../explorer/widget/js/kernel/plainly.js";
import { score } from "../../explorer/widget/js/kernel/progress.js";

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf-8"));
const cases = read("plain_answers.json");
const lesson = read("lesson_flows.json");
const reply = (state) => ({ state, given: "", said: state, sub: "", told: "", rules: [], reasons: [] });
const stored = (question, accepted, more = {}) => ({
  question,
  asked: { ask: `question ${question}`, kind: "predict", open: true, feedback: null, buttons: [], tries: "" },
  end: 0,
  accepted,
  replies: accepted.length
    ? { right: reply("right"), again: reply("again"), shown: reply("shown"), asks_on: false }
    : null,
  known: [],
  number: false,
  refused: "no such answer: {given}",
  joints: [],
  spoken: {},
  kept: null,
  suggested: {},
  ...more,
});
const judging = (answers) => {
  const frames = { answers, pages: {} };
  const said = { ...words, "question.score": "{score.right} {score.first_try} of {score.total}" };
  return new Answers(model({ frames, fixed: { words: new Proxy(said, { get: (all, key) => all[key] ?? key }), rules: {}, title: "" } }));
};
const asked = (answers, step = 0) => answers.on(page({ at: step })).choices.asked;
const state = (answers, step = 0) => asked(answers, step).state;

test("answers are compared as the rules compare them", () => {
  for (const [given, plain] of cases) assert.equal(plainly(given), plain, given);
});

for (const [name, acts] of Object.entries(lesson.flows)) {
  test(`a page alone goes the same way as a kernel: ${name}`, () => {
    const link = new Link(model({ frames: lesson.frames, fixed: lesson.fixed, ack: {} }), { closest: () => null });
    for (const { do: what, value, shown } of acts) {
      link.send(what, value);
      const { at, choices, lesson: progress } = link.page;
      const { asked: question, notice } = choices;
      const pick = (from, names) => from && Object.fromEntries(names.map((each) => [each, from[each]]));
      const finished = pick(progress.finished, ["said", "score", "lines"]);
      const found = {
        at,
        notice,
        asked: pick(question, ["ask", "state", "open", "hinted", "tries"]),
        feedback: pick(question?.feedback, ["state", "given", "said", "sub", "told"]) ?? null,
        lesson: { ...progress, finished },
      };
      assert.deepEqual(found, shown, `${what} ${value}`);
    }
  });
}

test("a right answer closes the question", () => {
  const answers = judging({ 0: [stored(0, ["C1", "the first car"])] });
  assert.equal(answers.judge(0, " THE first  car. "), 0);
  assert.equal(asked(answers).open, false);
  assert.equal(asked(answers).feedback.given, " THE first  car. ");
});

test("a wrong answer leaves it open and is counted", () => {
  const answers = judging({ 0: [stored(0, ["C1"])] });
  answers.judge(0, "C2");
  assert.equal(state(answers), "again");
  answers.judge(0, "C1");
  assert.equal(state(answers), "right");
  assert.equal(score(answers), "1 0 of 1");
});

test("what can be no answer is refused and not counted", () => {
  const answers = judging({ 0: [stored(0, ["C1"], { known: ["C1", "C2"] })] });
  assert.equal(answers.judge(0, "Mars"), 0);
  assert.equal(answers.on(page()).choices.notice, "no such answer: Mars");
  assert.equal(asked(answers).open, true);
  assert.equal(answers.entries.size, 0);
  answers.judge(0, "c2");
  assert.equal(answers.on(page()).choices.notice, "");
});

test("any number can be an answer where one is asked for", () => {
  const answers = judging({ 0: [stored(0, ["7"], { known: ["7"], number: true })] });
  answers.judge(0, "$12");
  assert.equal(state(answers), "again");
  answers.judge(0, "1".repeat(19));
  assert.match(answers.on(page()).choices.notice, /no such answer/);
  answers.judge(0, "7");
  assert.equal(state(answers), "right");
});

test("several may be given in any order", () => {
  const joints = [" and ", ",", ";"];
  const answers = judging({ 0: [stored(0, ["Doc, Belle and Tuco"], { joints })] });
  answers.judge(0, "tuco; belle, doc");
  assert.equal(state(answers), "right");
});

test("a question of which nothing is right here is not judged here", () => {
  const answers = judging({ 0: [stored(0, [])] });
  assert.equal(answers.judge(0, "a move"), undefined);
  assert.equal(answers.show(0), undefined);
  assert.equal(answers.judge(7, "anything"), undefined);
});

test("the end waits for every question that can be answered", () => {
  const answers = judging({ 0: [stored(1, ["a"])], 4: [stored(0, ["b"])], 5: [stored(2, [])] });
  answers.judge(0, "a");
  assert.equal(answers.goOn(0, [0], false), 4);
  answers.judge(4, "b");
  answers.goOn(4, [4], false);
  const lesson = { dots: [{}, {}, {}], chapter: "", go_on: "", said: "", text: "", finished: null };
  const { finished } = answers.on(page({ at: 4, lesson })).lesson;
  assert.deepEqual(finished.lines, ["✓ question 0", "✓ question 1", "· question 2"]);
});

test("the track shows what is still asked", () => {
  const answers = judging({ 0: [stored(0, ["a"])], 4: [stored(1, ["b"])] });
  answers.judge(4, "b");
  assert.deepEqual(answers.along({ asks: [0, 4] }).asks, [0]);
});
