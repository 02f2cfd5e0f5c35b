import { MOST_TRIES } from "../format/shared.js";
import { how, progress } from "./progress.js";
import { handInCode, minutesAt } from "./hand_in_code.js";
import { isKnown, isRight, plainly } from "./plainly.js";
import { Shelf } from "./shelf.js";
import { judged } from "./stored.js";

/** @import { Study } from "../format/host.js" */
/** @import { Feedback, Page, Question, Stored, Track, Wish } from "../format/page.js" */

/**
 * What is known of a question, as `Entry` in session/standpoint.py.
 * @typedef {{wrong: number, done: boolean, shown: boolean, hinted: boolean, back: number|null, stage: number, kept: boolean, given: string[]}} Entry
 */

/** @typedef {Question & {marks?: {right: string[], wrong: string[]}}} Asked with marks on the board, if they are made here */

/** @type {Entry} */
const FRESH = { wrong: 0, done: false, shown: false, hinted: false, back: null, stage: 0, kept: false, given: [] };
/** @type {Set<Wish>} what a lesson can do without a kernel */
const ACTS = new Set(["answer", "hint", "show", "continue", "later", "again", "change", "hand_in"]);

/** Judges answers by the stored ones while there is no kernel, and keeps what is known of each. */
export class Answers {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    /** @type {Map<number, Entry>} what is known of each question, by its number */
    this.entries = new Map();
    /** @type {{stored: Stored, feedback: Feedback}|null} the last reply, until the reader goes on */
    this.last = null;
    this.notice = "";
    this.ended = false;
    /** What this page needs to make hand-in codes; null if it makes none. */
    this.handing = model.get("handing_in") ?? null;
    this.shelf = new Shelf(this.handing ? `${this.handing.digest} ${this.handing.sealed}` : "");
    const { name, entries } = this.shelf.read();
    this.name = name;
    for (const [question, entry] of entries) this.entries.set(question, { ...FRESH, ...entry });
  }

  /** Remember who hands in. @param {string} name */
  called(name) {
    this.name = name;
    this.remember();
  }

  /** Keep what was answered over a reload. */
  remember() {
    this.shelf.write({ name: this.name, entries: [...this.entries] });
  }

  /** @returns {string} the hand-in code; empty if this page makes none */
  code() {
    if (!this.handing) return "";
    const { digest, sealed, listed } = this.handing;
    const questions = listed.map((known, question) => {
      const { given, hinted, shown, back } = this.entry(question);
      const answers = given.map((each) => (known.includes(each) ? known.indexOf(each) : each));
      return { answers, hinted, shown: shown || back !== null };
    });
    return handInCode({ digest, sealed, minutes: minutesAt(Date.now()), questions, name: this.name });
  }

  /** @param {Wish} what @returns {boolean} */
  does(what) {
    return ACTS.has(what);
  }

  /** @param {number} step @returns {Stored[]} */
  at(step) {
    return this.model.get("frames").answers?.[String(step)] ?? [];
  }

  /** @param {number} question @returns {Entry} */
  entry(question) {
    return this.entries.get(question) ?? FRESH;
  }

  /** @param {number} question @returns {boolean} whether nothing more can be tried now */
  closed(question) {
    const { done, shown, kept } = this.entry(question);
    return done || shown || kept;
  }

  /** @param {number} step @returns {Stored|undefined} the question that is open at a step */
  open(step) {
    const stored = this.at(step);
    const first = stored.find((each) => !this.closed(each.question));
    if (!first) return undefined;
    return stored.filter((each) => each.question === first.question)[this.entry(first.question).stage];
  }

  /** Forget the last reply, as whoever travels does. */
  leave() {
    this.last = null;
    this.notice = "";
    this.ended = false;
  }

  /**
   * Do what a lesson can do.
   * @param {number} step @param {Wish} what @param {string} value
   * @param {number[]} line the steps of the line through this one
   * @returns {number|undefined} the step to show then; undefined if it can't be done
   */
  act(step, what, value, line) {
    const next = this.done(step, what, value, line);
    this.remember();
    return next;
  }

  /**
   * @param {number} step @param {Wish} what @param {string} value @param {number[]} line
   * @returns {number|undefined} the step to show then
   */
  done(step, what, value, line) {
    if (what === "answer") return this.judge(step, value);
    if (what === "change") return this.change(step);
    if (what === "hand_in") {
      this.leave();
      this.ended = true;
      return step;
    }
    if (what === "hint") return this.hint(step);
    if (what === "show") return this.show(step);
    if (what === "again") {
      this.entries.clear();
      this.leave();
      return line[0];
    }
    return this.goOn(step, line, what === "later");
  }

  /** @param {number} step @param {string} given @returns {number|undefined} */
  judge(step, given) {
    const stored = this.open(step);
    if (!stored?.replies && !stored?.kept) return undefined;
    if (!isKnown(stored, given)) {
      this.notice = stored.refused.replace("{given}", given);
      return step;
    }
    if (stored.kept) return this.take(step, stored, this.meant(stored, given));
    return this.keep(step, stored, given, isRight(stored, given));
  }

  /** An answer as it is handed in, if it has a name. @param {Stored} stored @param {string} given */
  meant(stored, given) {
    const heard = plainly(given);
    const said = Object.entries(stored.suggested).find(([words]) => plainly(words) === heard)?.[1];
    const spoken = Object.entries(stored.spoken).find(([, words]) => plainly(words) === heard)?.[0];
    const listed = this.handing?.listed[stored.question]?.find((each) => plainly(each) === heard);
    return said ?? listed ?? spoken ?? given;
  }

  /** Keep an answer that only the teacher can judge. @param {number} step @param {Stored} stored @param {string} given */
  take(step, stored, given) {
    const before = this.entry(stored.question);
    const entry = { ...before, kept: true, given: [...before.given, given] };
    this.entries.set(stored.question, entry);
    return this.tell(step, stored, { .../** @type {Feedback} */ (stored.kept), given }, entry);
  }

  /** Reopen what was answered at a step, for other answers. @param {number} step @returns {number|undefined} */
  change(step) {
    const kept = this.at(step).filter(({ question }) => this.entry(question).kept);
    for (const { question } of kept) this.entries.set(question, { ...this.entry(question), kept: false });
    this.leave();
    return kept.length ? step : undefined;
  }

  /**
   * Keep an answer and reply to it.
   * @param {number} step @param {Stored} stored @param {string} given @param {boolean} right
   */
  keep(step, stored, given, right) {
    const { question, replies } = stored;
    if (!replies) return undefined;
    const before = this.entry(question);
    const entry = { ...before, given: [...before.given, this.meant(stored, given)] };
    if (right) {
      entry.done = replies.right.state === "right";
      entry.stage = entry.done ? entry.stage : entry.stage + 1;
    } else {
      entry.wrong += 1;
      const last = entry.wrong - (entry.back ?? 0) >= MOST_TRIES || !replies.again;
      entry.shown = last && !replies.asks_on;
      entry.stage += replies.asks_on ? 1 : 0;
    }
    this.entries.set(question, entry);
    const reply = right ? replies.right : entry.shown || !replies.again ? replies.shown : replies.again;
    return this.tell(step, stored, { ...reply, given }, entry);
  }

  /**
   * @param {number} step @param {Stored} stored @param {Feedback} reply @param {Entry} entry
   * @returns {number} the step that shows the reply
   */
  tell(step, stored, reply, entry) {
    this.last = { stored, feedback: this.said(stored, reply, entry) };
    this.notice = "";
    const over = reply.state === "right" || reply.state === "shown";
    return over && !this.open(step) ? stored.end : step;
  }

  /**
   * A reply with the answer in the reader's words.
   * @param {Stored} stored @param {Feedback} reply @param {Entry} entry @returns {Feedback}
   */
  said(stored, reply, entry) {
    const words = this.model.get("fixed").words;
    const button = stored.asked.buttons.find((each) => each.value === reply.given)?.text;
    const typed = Object.entries(stored.suggested).find(([, value]) => value === reply.given)?.[0];
    const spoken = button ?? stored.spoken[reply.given] ?? typed ?? reply.given;
    const fill = (/** @type {string} */ text) => text.replace("{given}", spoken);
    let feedback = { ...reply, said: fill(reply.said), sub: fill(reply.sub), told: fill(reply.told) };
    if (reply.state === "right") {
      const which = entry.back !== null ? "back" : entry.wrong ? "second" : "first";
      feedback = { ...feedback, sub: words[`question.try.${which}`], told: words[`question.right.${which}`] };
    }
    if (reply.state === "shown" && !reply.given) feedback = { ...feedback, sub: "", told: feedback.said };
    if (reply.state === "shown" && entry.back !== null) feedback.next = "";
    return feedback;
  }

  /** @param {number} step @returns {number|undefined} */
  hint(step) {
    const stored = this.open(step);
    if (!stored) return undefined;
    this.entries.set(stored.question, { ...this.entry(stored.question), hinted: true });
    return step;
  }

  /** Show the answer. @param {number} step @returns {number|undefined} */
  show(step) {
    const stored = this.open(step);
    if (!stored?.replies) return undefined;
    const entry = { ...this.entry(stored.question), shown: true };
    this.entries.set(stored.question, entry);
    const given = this.last?.stored === stored ? this.last.feedback.given : "";
    return this.tell(step, stored, { ...stored.replies.shown, given }, entry);
  }

  /**
   * Go on as `next_stop` in lessons/going_on.py does.
   * @param {number} step @param {number[]} line @param {boolean} leaving
   * @returns {number} the step to show then
   */
  goOn(step, line, leaving) {
    this.leave();
    const { pages = {}, answers = {} } = this.model.get("frames");
    const asks = (/** @type {number} */ at) => judged(this.open(at));
    if (!leaving && asks(step)) return step;
    const ahead = line.slice(line.indexOf(step) + 1);
    const stop = ahead.find((each) => asks(each) || pages[String(each)]?.comment);
    if (stop !== undefined) return stop;
    const steps = Object.keys(answers).map(Number);
    const first = (/** @type {number} */ at) => this.at(at)[0].question;
    steps.sort((one, other) => first(one) - first(other));
    const elsewhere = steps.find((each) => asks(each) && !(leaving && each === step));
    if (elsewhere !== undefined) return elsewhere;
    for (const each of steps) {
      const waiting = this.at(each).find(({ question }) => this.waits(question));
      if (!waiting) continue;
      const entry = this.entry(waiting.question);
      this.entries.set(waiting.question, { ...entry, shown: false, back: entry.wrong, stage: 0 });
      return each;
    }
    if (leaving && ahead.length) return ahead[0];
    this.ended = true;
    return step;
  }

  /** @param {number} question @returns {boolean} whether it has yet to come back */
  waits(question) {
    const { done, shown, back } = this.entry(question);
    return shown && !done && back === null;
  }

  /** @param {Page} page @returns {Page} the page with what was answered */
  on(page) {
    const asked = this.asked(page);
    const end = this.ended ? how(this) : null;
    const lesson = page.lesson && progress(this, page.lesson, asked?.number ?? null, end);
    const notice = this.notice || page.choices.notice;
    return { ...page, lesson, choices: { ...page.choices, asked: asked?.question ?? null, notice } };
  }

  /** @param {Page} page @returns {{number: number, question: Asked}|null} what is asked or told */
  asked(page) {
    const feedback = this.last?.feedback ?? null;
    const kept = this.keptAt(page.at);
    if (kept && !this.ended) return kept;
    if (this.last && (feedback?.state === "right" || feedback?.state === "shown")) {
      const { asked, question } = this.last.stored;
      const { hinted } = this.entry(question);
      const closed = { state: feedback.state, open: false, buttons: [], tries: "", hinted };
      const hides_rules = this.hides(page.at);
      const marks = this.marks(this.last.stored, feedback);
      return { number: question, question: { ...asked, ...closed, hides_rules, feedback, marks } };
    }
    const stored = this.open(page.at);
    if (!stored || this.ended) return null;
    const words = this.model.get("fixed").words;
    const { wrong, back, hinted } = this.entry(stored.question);
    const tried = wrong - (back ?? 0) > 0;
    const told = this.last?.stored.question === stored.question ? feedback : null;
    /** @type {Asked} */
    const question = {
      ...stored.asked,
      hinted,
      state: told?.state ?? (tried ? "again" : "open"),
      tries: tried ? words["question.tries.left"] : stored.asked.tries,
      feedback: told,
      marks: told ? this.marks(stored, told) : undefined,
    };
    return { number: stored.question, question };
  }

  /**
   * What was answered last at a step at which nothing is open, or just now.
   * @param {number} step @returns {{number: number, question: Asked}|null}
   */
  keptAt(step) {
    const just = this.last?.feedback.state === "kept" ? this.last.stored : null;
    const before = this.open(step) ? null : this.at(step).findLast(({ question }) => this.entry(question).kept);
    const stored = just ?? before;
    if (!stored?.kept) return null;
    const entry = this.entry(stored.question);
    const feedback = this.said(stored, { ...stored.kept, given: entry.given.at(-1) ?? "" }, entry);
    /** @type {Asked} */
    const question = { ...stored.asked, state: "kept", open: false, buttons: [], tries: "", hinted: entry.hinted, feedback };
    return { number: stored.question, question };
  }

  /** @param {Stored} stored @param {Feedback} feedback @returns {{right: string[], wrong: string[]}} */
  marks(stored, { state, given }) {
    const keys = Object.entries(stored.asked.meant ?? {});
    const right = keys.filter(([, value]) => isRight(stored, value)).map(([key]) => key);
    const said = keys.filter(([, value]) => value === given).map(([key]) => key);
    const over = state === "right" || state === "shown";
    return { right: over ? right : [], wrong: said.filter((key) => !right.includes(key)) };
  }

  /** @param {number} step @returns {boolean} whether an open question asks for the rules shown there */
  hides(step) {
    return this.at(step).some((each) => each.asked.kind === "rule" && (each.kept || !this.closed(each.question)));
  }

  /** @param {Track} track @returns {Track} the track with the questions that are still open */
  along(track) {
    return { ...track, asks: track.asks.filter((step) => this.open(step)) };
  }
}
