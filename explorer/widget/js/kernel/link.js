/**
 * The page's link to the kernel. Intents are sent with a number and wait for an acknowledgement. If
 * it takes long, the kernel is busy; if there is no kernel, the stored frames are shown.
 */

import { Answers } from "./answers.js";

/** @import { Study } from "../format/host.js" */
/** @import { Board, Frames, Intent, Page, Panel, Piece, Track, Wish } from "../format/page.js" */

/** @typedef {{page: Page, track: Track, stills: Record<string, string>}} Held a page with what belongs to it */

const PATIENCE = 1500;

export class Link {
  /** @param {Study} model @param {Element} el where the page is shown */
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.view = Math.random().toString(36).slice(2, 10);
    this.number = 0;
    this.answers = new Answers(model);
    this.alone = Boolean(model.get("frames").alone);
    this.offline = this.alone;
    /** @type {number|null} the stored step that is shown */
    this.at = this.alone ? (model.get("frames").at ?? null) : null;
    /** @type {(() => void)[]} */
    this.listeners = [];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    /** True while an answer takes long but will come. */
    this.late = false;
    /** @type {Held|null} an earlier page that is still on show while newer ones wait */
    this.held = null;
    /** @type {{what: Wish, value: string|number}|null} the last request */
    this.last = null;
    model.on("change:ack", () => this.answered());
  }

  /** @param {() => void} listener */
  onFrame(listener) {
    this.listeners.push(listener);
  }

  /** @returns {Page} */
  get page() {
    if (this.held && !this.frame) return this.held.page;
    const page = this.frame ? this.answers.on(this.frame) : this.model.get("page");
    if (!page) throw new Error("a study without a page");
    return page;
  }

  /** @returns {Track} */
  get track() {
    const stored = this.frame && this.frames?.tracks[String(this.at)];
    const now = this.held?.track ?? this.model.get("track");
    const track = stored ? this.answers.along(stored) : now;
    if (!track) throw new Error("a study without a track");
    return track;
  }

  /** The stored steps, if there are any. @returns {Frames|null} */
  get frames() {
    const frames = this.model.get("frames");
    return frames.pages ? /** @type {Frames} */ (frames) : null;
  }

  /** The stored page that is shown while there is no kernel. */
  get frame() {
    if (!this.offline || this.at === null) return null;
    return this.frames?.pages[String(this.at)] ?? null;
  }

  /**
   * The game's panel; that of the stored step while one is shown.
   * @returns {Panel|null}
   */
  get panel() {
    const panel = this.frame ? this.frames?.panels[String(this.at)] : this.model.get("panel");
    return panel?.outlooks ? /** @type {Panel} */ (panel) : null;
  }

  /** Return whether an intent has not been answered yet. */
  get waiting() {
    return this.number > (this.model.get("ack")?.[this.view] ?? 0);
  }

  /** @param {Wish} what @param {string|number} [value] */
  send(what, value = "") {
    if (this.offline && (this.stored(what, value) || this.alone)) return;
    const page = this.model.get("page");
    this.number += 1;
    /** @type {Intent} */
    const intent = {
      view: this.view,
      number: this.number,
      do: what,
      value: String(value),
      at: [page?.at ?? 0, page?.shown ?? 0],
    };
    const ack = this.model.get("ack") ?? {};
    const sent = this.model.get("intents") ?? [];
    const waiting = sent.filter((each) => each.number > (ack[each.view] ?? 0));
    this.model.set("intents", [...waiting, intent]);
    this.model.save_changes();
    this.last = { what, value };
    if (!this.timer) this.wait();
  }

  wait() {
    this.timer = setTimeout(() => this.unanswered(), PATIENCE);
  }

  answered() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.late = false;
    if (this.waiting) return this.wait();
    this.offline = false;
    this.at = null;
  }

  unanswered() {
    this.late = this.connected;
    if (this.late) this.wait();
    else if (this.frames) this.offline = true;
    const done = this.offline && this.last && this.stored(this.last.what, this.last.value);
    if (!done) this.listeners.forEach((listener) => listener());
  }

  /** Return whether there is a kernel: it has answered, or the host says it is connected. */
  get connected() {
    if (this.el.closest(".jupyter-widgets-disconnected")) return false;
    return this.view in (this.model.get("ack") ?? {}) || this.el.closest(".lm-Widget") !== null;
  }

  /**
   * Carry out a request with the stored frames, if they suffice.
   * @param {Wish} what @param {string|number} value @returns {boolean} whether it could be done
   */
  stored(what, value) {
    if (!this.frames) return false;
    const { pages } = this.frames;
    const shown = this.at ?? this.page.at;
    const here = String(shown) in pages ? shown : 0;
    const learns = this.answers.does(what);
    const next = learns
      ? this.answers.act(here, what, String(value), this.line(here))
      : this.goal(here, what, value);
    if (next === undefined || !pages[String(next)]) return false;
    if (!learns) this.answers.leave();
    this.at = next;
    this.listeners.forEach((listener) => listener());
    return true;
  }

  /**
   * @param {number} here @param {Wish} what @param {string|number} value
   * @returns {number|undefined} the step that a request to travel leads to
   */
  goal(here, what, value) {
    const line = this.line(here);
    const place = line.indexOf(here);
    const main = this.line(0);
    /** @type {Partial<Record<Wish, number>>} */
    const goals = {
      go: Number(value),
      back: line[Math.max(0, place - 1)],
      forward: line[Math.min(line.length - 1, place + 1)],
      first: line[0],
      last: line[line.length - 1],
      main: line.findLast((step) => main.includes(step)),
    };
    return goals[what];
  }

  /** @param {number} here @returns {number[]} the steps of the line through a position */
  line(here) {
    const { parents, children } = this.frames?.tree ?? { parents: {}, children: {} };
    const line = [here];
    while (line[0] !== 0) line.unshift(parents[String(line[0])]);
    for (let next = here; children[String(next)]?.length; ) {
      next = children[String(next)][0];
      line.push(next);
    }
    return line;
  }

  /**
   * @param {Board} board
   * @returns {Piece[]} the pieces of a board, of a page or of a frame
   */
  pieces(board) {
    const parts = this.frames?.parts ?? [];
    return board.pieces.map((piece) => (typeof piece === "number" ? parts[piece] : piece));
  }

  /**
   * @param {Board} board of the page that is shown
   * @returns {string} the still layer under its pieces
   */
  still(board) {
    const now = this.held?.stills ?? this.model.get("stills");
    const stills = this.frame ? this.frames?.stills : now;
    return stills?.[String(board.width)] ?? "";
  }
}
