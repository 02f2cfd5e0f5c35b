import { CLOSING, IGNORED, MOST_DIGITS } from "../format/shared.js";

/** @import { Study } from "../format/host.js" */
/** @import { Feedback, Page, Question, Stored, Track } from "../format/page.js" */

/** @typedef {Question & {tally?: string}} Asked with the tally so far, if it is kept here */

/** Judges answers by the stored ones while there is no kernel, and keeps the tally. */
export class Answers {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    /** @type {Record<string, {asked: number, feedback: Feedback|null, open: boolean, notice: string}>} */
    this.given = {};
    /** @type {Map<number, {wrong: number, done: boolean}>} the tries at each question so far */
    this.went = new Map();
  }

  /** @param {number} step @returns {Stored[]} */
  at(step) {
    return this.model.get("frames").answers?.[String(step)] ?? [];
  }

  /**
   * @param {number} step @param {string} given
   * @returns {boolean} whether a question is open there
   */
  judge(step, given) {
    const answers = this.at(step);
    const before = this.given[step] ?? { asked: 0, feedback: null, open: true, notice: "" };
    const answer = answers[before.asked];
    if (!answer?.right || !answer.wrong) return false;
    const said = parts(given, answer.joints);
    const known = answer.known.map(plainly);
    if (known.length && !said.every((each) => known.includes(each) || (answer.number && isNumber(each)))) {
      this.given[step] = { ...before, notice: answer.refused.replace("{given}", given) };
      return true;
    }
    const right = answer.accepted.some((each) => String(parts(each, answer.joints)) === String(said));
    const went = this.went.get(answer.question) ?? { wrong: 0, done: false };
    const feedback = { ...(right ? answer.right : answer.wrong), given };
    this.went.set(answer.question, {
      wrong: went.wrong + (right ? 0 : 1),
      done: went.done || feedback.done,
    });
    const more = right && before.asked + 1 < answers.length;
    this.given[step] = {
      asked: before.asked + (more ? 1 : 0),
      feedback,
      open: more || !right,
      notice: "",
    };
    return true;
  }

  /** @param {Page} page @returns {Page} the page with the feedback on its answers */
  on(page) {
    const given = this.given[page.at];
    if (!given) return page;
    const { asked, feedback, open, notice } = given;
    const stored = this.at(page.at)[asked].asked;
    /** @type {Asked} */
    const question = { ...stored, feedback, open, tally: this.tally, summary: this.summary };
    return { ...page, choices: { ...page.choices, asked: question, notice } };
  }

  /** @param {Track} track @returns {Track} the track with the questions that are still open */
  along(track) {
    const open = (/** @type {number} */ step) => this.given[step]?.open ?? true;
    return { ...track, asks: track.asks.filter(open) };
  }

  /** The score as a phrase: how many questions were right at the first try. */
  get tally() {
    const done = [...this.went.values()].filter((each) => each.done);
    const right = done.filter((each) => each.wrong === 0).length;
    return this.model
      .get("fixed")
      .words["question.tally"].replace("{right}", String(right))
      .replace("{count}", String(this.went.size));
  }

  /**
   * A line for each question, once all that can be judged here are answered.
   * @returns {string[]}
   */
  get summary() {
    /** @type {Map<number, Stored>} */
    const all = new Map();
    for (const each of Object.values(this.model.get("frames").answers ?? {}).flat()) {
      if (!all.has(each.question)) all.set(each.question, each);
    }
    const asked = [...all].sort(([one], [other]) => one - other);
    const open = (/** @type {[number, Stored]} */ [number, each]) => each.accepted.length && !this.went.get(number)?.done;
    if (asked.some(open)) return [];
    return asked.map(([number, each]) => {
      const went = this.went.get(number);
      const sign = !went ? "·" : went.wrong ? `✓ (${went.wrong + 1})` : "✓";
      return `${sign} ${each.asked.ask}`;
    });
  }
}

/** @param {string} text @returns {string} the text as it is compared, as in lessons/plainly.py */
export function plainly(text) {
  const heard = [...text].filter((sign) => !IGNORED.includes(sign)).join("");
  const signs = [...heard.trim().toLowerCase().replace(/\s+/g, " ")];
  return signs.slice(0, signs.findLastIndex((sign) => !CLOSING.includes(sign)) + 1).join("");
}

/**
 * @param {string} text
 * @returns {boolean} whether it is a whole number, as in engine/core/bounds.py
 */
function isNumber(text) {
  return /^\d+$/.test(text) && text.length <= MOST_DIGITS;
}

/** @param {string} text @param {string[]} joints @returns {string[]} the items of a list, sorted */
function parts(text, joints) {
  const split = (/** @type {string[]} */ texts, /** @type {string} */ joint) =>
    texts.flatMap((each) => each.split(joint));
  return joints.reduce(split, [text]).map(plainly).filter(Boolean).sort();
}
