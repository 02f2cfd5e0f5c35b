/**
 * The page's side of the traits: intents go out numbered and wait until they are acknowledged.
 * When that takes long, the kernel is busy; when there is none, the stored frames are shown.
 */

import { Answers } from "./answers.js";

const PATIENCE = 1500;

export class Link {
  /** @param {any} model @param {Element} el where the page is shown */
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.view = Math.random().toString(36).slice(2, 10);
    this.number = 0;
    this.answers = new Answers(model);
    this.alone = Boolean(model.get("frames")?.alone);
    this.offline = this.alone;
    /** @type {number|null} */
    this.at = this.alone ? model.get("frames").at : null;
    /** @type {(() => void)[]} */
    this.listeners = [];
    this.timer = 0;
    /** Whether an answer takes long, but will come. */
    this.late = false;
    this.last = { what: "", value: /** @type {string|number} */ ("") };
    model.on("change:ack", () => this.answered());
  }

  /** @param {() => void} listener */
  onFrame(listener) {
    this.listeners.push(listener);
  }

  get page() {
    return this.frame ? this.answers.on(this.frame) : this.model.get("page");
  }

  get track() {
    const frames = this.model.get("frames");
    const track = this.frame && frames.tracks[String(this.at)];
    return track ? this.answers.along(track) : this.model.get("track");
  }

  /** The stored page that is shown while nothing answers. */
  get frame() {
    if (!this.offline || this.at === null) return null;
    return this.model.get("frames").pages?.[String(this.at)] ?? null;
  }

  /** What the game shows beside its board: of the stored step while that is shown. */
  get panel() {
    if (!this.frame) return this.model.get("panel");
    const { panels, cells } = this.model.get("frames");
    const panel = panels?.[String(this.at)];
    if (!panel) return null;
    const pictures = panel.pictures.map((/** @type {any} */ each) => ({
      ...each,
      pieces: this.pieces(each),
      cells: each.cells.map((/** @type {any} */ cell) => (typeof cell === "number" ? cells[cell] : cell)),
    }));
    return { ...panel, pictures };
  }

  /** Whether something that was sent has not been answered yet. */
  get waiting() {
    return this.number > (this.model.get("ack")?.[this.view] ?? 0);
  }

  /** @param {string} what @param {string|number} [value] */
  send(what, value = "") {
    if (this.offline && (this.stored(what, value) || this.alone)) return;
    const { at, shown } = this.model.get("page");
    this.number += 1;
    const intent = {
      view: this.view,
      number: this.number,
      do: what,
      value: String(value),
      at: [at, shown],
    };
    const ack = this.model.get("ack");
    const waiting = this.model
      .get("intents")
      .filter((/** @type {any} */ each) => each.number > (ack[each.view] ?? 0));
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
    this.timer = 0;
    this.late = false;
    if (this.waiting) return this.wait();
    this.offline = false;
    this.at = null;
  }

  unanswered() {
    this.late = this.connected;
    if (this.late) this.wait();
    else if (this.model.get("frames")?.pages) this.offline = true;
    const { what, value } = this.last;
    if (!this.offline || !this.stored(what, value)) this.listeners.forEach((listener) => listener());
  }

  /** Whether a kernel is there: one that has answered, or one that the host says is connected. */
  get connected() {
    if (this.el.closest(".jupyter-widgets-disconnected")) return false;
    return this.view in (this.model.get("ack") ?? {}) || this.el.closest(".lm-Widget") !== null;
  }

  /**
   * Do with the stored frames what can be done with them.
   * @param {string} what @param {string|number} value @returns {boolean} whether it could be done
   */
  stored(what, value) {
    const { pages } = this.model.get("frames");
    const shown = this.at ?? this.model.get("page").at;
    const here = String(shown) in pages ? shown : 0;
    const next = what === "answer" ? here : this.goal(here, what, value);
    if (next === undefined || !pages[String(next)]) return false;
    if (what === "answer" && !this.answers.judge(here, String(value))) return false;
    this.at = next;
    this.listeners.forEach((listener) => listener());
    return true;
  }

  /**
   * @param {number} here @param {string} what @param {string|number} value
   * @returns {number|undefined} the step that a way of travelling leads to
   */
  goal(here, what, value) {
    const line = this.line(here);
    const place = line.indexOf(here);
    const main = this.line(0);
    /** @type {Record<string, number|undefined>} */
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
    const { parents, children } = this.model.get("frames").tree;
    const line = [here];
    while (line[0] !== 0) line.unshift(parents[String(line[0])]);
    for (let next = here; children[String(next)]?.length; ) {
      next = children[String(next)][0];
      line.push(next);
    }
    return line;
  }

  /** @param {any} board @returns {any[]} the pieces of a board, of a page or of a frame */
  pieces(board) {
    const parts = this.model.get("frames")?.parts ?? [];
    return board.pieces.map((/** @type {any} */ piece) => (typeof piece === "number" ? parts[piece] : piece));
  }

  /** @param {any} board of the page that is shown @returns {string} what lies under its pieces */
  still(board) {
    const stills = this.frame ? this.model.get("frames").stills : this.model.get("stills");
    return stills[String(board.width)] ?? "";
  }
}
