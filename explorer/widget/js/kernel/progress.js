/** How far a lesson is while there is no kernel, as lessons/progress.py and scoring.py say it. */

import { judged } from "./stored.js";

/** @import { Answers, Entry } from "./answers.js" */
/** @import { Dot, Finished, Progress, Stored } from "../format/page.js" */

/** @param {Entry} entry @returns {Dot["state"]} */
export function dotState({ done, wrong, shown, back, kept }) {
  if (kept) return "kept";
  if (done) return wrong || shown || back !== null ? "later" : "first";
  return shown || back !== null ? "shown" : "open";
}

/**
 * @param {Answers} answers @param {Progress} lesson as it was stored
 * @param {number|null} place of the question at hand @param {Finished|null} finished
 * @returns {Progress}
 */
export function progress(answers, lesson, place, finished) {
  const words = answers.model.get("fixed").words;
  const dots = lesson.dots.map((_, number) => ({
    state: dotState(answers.entry(number)),
    here: number === place,
  }));
  const count = (/** @type {Dot["state"]} */ state) => dots.filter((each) => each.state === state).length;
  const said = put(words["lesson.answered"], { done: dots.length - count("open"), total: dots.length });
  const states = /** @type {const} */ (["first", "later", "shown", "kept", "open"]);
  const counts = put(words[sealed(answers) ? "lesson.dots.kept" : "lesson.dots"], Object.fromEntries(states.map((each) => [each, count(each)])));
  const at = place === null ? "" : `${put(words["question.place"], { place: place + 1, total: dots.length })}. `;
  const go_on = place !== null || finished ? "" : left(answers) ? "go_on" : "finish";
  return { ...lesson, dots, said, text: at + counts, go_on, finished };
}

/** @param {Answers} answers @returns {boolean} whether there is a question to go on to */
function left(answers) {
  const asked = all(answers).filter(([, each]) => judged(each));
  return asked.some(([number]) => !answers.closed(number) || answers.waits(number));
}

/** @param {Answers} answers @returns {boolean} whether only the teacher can judge */
function sealed(answers) {
  return all(answers).some(([, each]) => each.kept);
}

/** @param {Answers} answers @returns {[number, Stored][]} every question, in their order */
function all(answers) {
  /** @type {Map<number, Stored>} */
  const found = new Map();
  for (const each of Object.values(answers.model.get("frames").answers ?? {}).flat()) {
    if (!found.has(each.question)) found.set(each.question, each);
  }
  return [...found].sort(([one], [other]) => one - other);
}

/** @param {Answers} answers @returns {Finished} how it went */
export function how(answers) {
  const { words, rules, title } = answers.model.get("fixed");
  const every = all(answers);
  const open = every.filter(([number, each]) => judged(each) && !answers.closed(number)).length;
  const ended = sealed(answers) ? "lesson.kept" : "lesson.finished";
  const wrong = every.filter(([number]) => ["later", "shown"].includes(dotState(answers.entry(number))));
  const named = wrong.flatMap(([, each]) => each.replies?.shown.rules ?? []);
  return {
    said: put(words[open ? "lesson.so.far" : ended], { title, left: open }),
    score: score(answers),
    lines: every.map(([number, each]) => `${sign(answers.entry(number))} ${each.asked.ask}`),
    practise: [...new Set(named)].map((rule) => ({ rule, title: rules[rule]?.title ?? rule, scenario: "" })),
    title: "",
  };
}

/** @param {Answers} answers @returns {string} the score in words */
export function score(answers) {
  const words = answers.model.get("fixed").words;
  const entries = all(answers).map(([number]) => answers.entry(number));
  if (sealed(answers)) {
    const kept = entries.filter((each) => each.given.length).length;
    return put(words["question.score.kept"], { "score.kept": kept, "score.total": entries.length });
  }
  const done = entries.filter((each) => each.done);
  const numbers = {
    "score.right": done.length,
    "score.total": entries.length,
    "score.first_try": done.filter((each) => dotState(each) === "first").length,
    "score.hints": done.filter((each) => each.hinted).length,
    "score.shown": entries.filter((each) => dotState(each) === "shown").length,
  };
  const main = numbers["score.hints"] ? "question.score.hints" : "question.score";
  const shown = numbers["score.shown"] ? words["question.score.shown"] : "";
  return put(words[main] + shown, numbers);
}

/** @param {Entry} entry @returns {string} */
function sign(entry) {
  const state = dotState(entry);
  if (state === "kept") return "●";
  if (state === "first") return "✓";
  if (state === "later") return `✓ (${Math.max(entry.wrong, 1) + 1})`;
  return state === "shown" || entry.wrong ? "✗" : "·";
}

/** Fill the places of a phrase. @param {string} phrase @param {Record<string, string|number>} values */
function put(phrase, values) {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    phrase,
  );
}
