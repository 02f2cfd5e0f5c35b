import { fill, h, icon, portrait } from "../elements/dom.js";
import { radios } from "../elements/radios.js";

/** @import { Study } from "../format/host.js" */
/** @import { Phrase, Reply } from "../format/page.js" */
/** @import { Held, Link } from "../kernel/link.js" */
/** @import { Parts } from "./bar.js" */

/** How long a move is on its way, and how long one rests on it, in milliseconds. */
const BEAT = 420;
const RESTS = { slow: 1100, normal: 500, fast: 150, at_once: 0 };
/** How long each move is shown where nothing may move. */
const STILL = 900;
/** From so many waiting moves on, the rest is half as long. */
const MANY = 6;
const CHECK = "M4 12.5 9.5 18 20 6.5";

/** What the others do, shown move by move while newer pages wait. */
export class Playback {
  /** @param {Study} model @param {Link} link @param {() => void} changed shows the page anew */
  constructor(model, link, changed) {
    this.model = model;
    this.link = link;
    this.changed = changed;
    this.name = "replies";
    /** @type {keyof typeof RESTS} */
    this.speed = "normal";
    this.paused = false;
    /** @type {Held[]} the pages of the moves, in their order */
    this.beats = [];
    /** The place of the move that is shown; -1 before the first. */
    this.at = -1;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.before = this.now;
    this.figure = h("span", { class: "hx-who" });
    this.heading = h("h3", { class: "hx-doing-now" });
    this.place = h("span", { class: "hx-sub" });
    this.line = h("div", { class: "hx-beats-line", "aria-hidden": "true" }, h("i"));
    this.tiles = h("ol", { class: "hx-beats", tabindex: "0", "data-focus": "beats" });
    this.then = h("p", { class: "hx-then" });
    this.foot = h("div", { class: "hx-row hx-playing" });
    model.on("change:page", () => this.arrived());
  }

  /** @returns {Held} the newest page, and what belongs to it */
  get now() {
    const { model } = this;
    const [page, track, stills] = [model.get("page"), model.get("track"), model.get("stills")];
    return /** @type {Held} */ ({ page, track, stills });
  }

  get active() {
    return this.beats.length > 0 && !this.link.offline;
  }

  arrived() {
    const held = this.now;
    if (!held.page.reply || this.link.offline || this.speed === "at_once") {
      this.before = held;
      if (this.active) this.stop();
      return;
    }
    const last = this.beats.length - 1;
    if (last >= 0 && this.beats[last].page.at === held.page.at) this.beats[last] = held;
    else this.beats.push(held);
    this.link.held = this.beats[this.at] ?? this.before;
    this.wait();
  }

  get moving() {
    return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long the move on show stays, in milliseconds. */
  get interval() {
    if (!this.moving) return STILL;
    const rest = RESTS[this.speed];
    return BEAT + (this.beats.length - this.at > MANY ? rest / 2 : rest);
  }

  wait() {
    if (this.timer || this.paused) return;
    this.timer = setTimeout(() => this.next(), this.interval);
  }

  /** Show the next move; after the last one, the page as it is now. */
  next() {
    this.timer = undefined;
    if (this.at < this.beats.length - 1) {
      this.at += 1;
      this.link.held = this.beats[this.at];
      this.changed();
      if (this.at < this.beats.length - 1 || !this.reply?.more) this.wait();
    } else if (!this.reply?.more) this.stop();
  }

  /** The move on show. @returns {Reply|null} */
  get reply() {
    return this.beats[this.at]?.page.reply ?? null;
  }

  /** Show the page as it is now, without the moves that wait. */
  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.beats = [];
    this.at = -1;
    this.paused = false;
    this.link.held = null;
    this.before = this.now;
    this.changed();
  }

  pause() {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.paused) this.wait();
    this.changed();
  }

  /** @param {keyof typeof RESTS} speed */
  hasten(speed) {
    this.speed = speed;
    if (speed === "at_once") this.stop();
    else this.changed();
  }

  /** @param {string} key @returns {boolean} whether the key was meant for the playback */
  key(key) {
    if (!this.active) return false;
    if (key === "Escape") this.stop();
    else if (key === " ") this.pause();
    else return false;
    return true;
  }

  due() {
    return this.active;
  }

  /** @returns {Parts} */
  show() {
    const { words, names, figures } = this.model.get("fixed");
    const reply = this.reply;
    const last = this.beats[this.beats.length - 1].page;
    const count = `${this.beats.length}${last.reply?.more ? "…" : ""}`;
    const who = reply?.who ?? "";
    fill(this.figure, figures[who] && portrait(figures[who], who, 28));
    this.heading.textContent = reply?.text || words["replies.title"];
    this.heading.title = this.heading.textContent;
    this.place.textContent = words["replies.place"]
      .replace("{place}", String(this.at + 1))
      .replace("{count}", count);
    /** @type {HTMLElement} */ (this.line.firstElementChild).style.width =
      `${((this.at + 1) / this.beats.length) * 100}%`;
    this.tiles.setAttribute("aria-label", words["replies.title"]);
    fill(this.tiles, ...this.beats.map((beat, place) => this.tile(beat, place)));
    this.follow();
    const mine = last.reply && !last.reply.more && !last.ending;
    fill(this.then, mine && h("b", {}, words["replies.then"]), mine && ` ${last.choices.heading}`);
    this.then.hidden = !mine;
    this.controls(last.ending !== null);
    return {
      label: `${words["replies.title"]}: ${names[who] ?? ""}`,
      head: [who && this.figure, this.heading, this.place],
      body: [this.line, this.tiles, this.then],
      foot: [this.foot],
    };
  }

  /** @param {Held} beat @param {number} place */
  tile(beat, place) {
    const { words, names, figures, icons } = this.model.get("fixed");
    const { who, text, icon: sign } = /** @type {Reply} */ (beat.page.reply);
    const state = place < this.at ? "done" : place === this.at ? "now" : "next";
    return h(
      "li",
      { class: `hx-beat hx-beat-${state}`, "aria-current": state === "now" ? "step" : null },
      h(
        "span",
        { class: "hx-beat-who" },
        figures[who] ? portrait(figures[who], who, 20) : null,
        h("b", {}, names[who] ?? words["replies.luck"]),
        state === "done" && icon(CHECK, 14),
        state !== "done" && sign && icon(icons[sign], 16),
      ),
      h("span", { class: "hx-beat-text" }, state === "next" ? words["replies.next"] : text),
    );
  }

  /** Keep the tile of the move on show in view. */
  follow() {
    const tile = /** @type {HTMLElement|undefined} */ (this.tiles.children[Math.max(0, this.at)]);
    if (tile) this.tiles.scrollLeft = tile.offsetLeft - (this.tiles.clientWidth - tile.clientWidth) / 2;
  }

  /** @param {boolean} over whether the game ends with what is played back */
  controls(over) {
    const { words } = this.model.get("fixed");
    fill(
      this.foot,
      h(
        "button",
        { class: "hx-btn hx-main", "data-focus": "skip", onclick: () => this.stop() },
        words[over ? "replies.skip.end" : "replies.skip"],
        h("kbd", { "aria-hidden": "true" }, "Esc"),
      ),
      h(
        "button",
        { class: "hx-btn", "data-focus": "pause", onclick: () => this.pause() },
        words[this.paused ? "replies.resume" : "replies.pause"],
      ),
      h("span", { class: "hx-lab" }, words["replies.speed"]),
      this.speeds("speed"),
    );
  }

  /** @param {string} place a word for where they stand @param {() => void} [then] */
  speeds(place, then = () => {}) {
    const { words } = this.model.get("fixed");
    const speeds = /** @type {(keyof typeof RESTS)[]} */ (Object.keys(RESTS)).map((speed) =>
      h(
        "button",
        {
          role: "radio",
          "aria-checked": String(this.speed === speed),
          "data-focus": `${place}-${speed}`,
          onclick: () => {
            then();
            this.hasten(speed);
          },
        },
        words[/** @type {Phrase} */ (`replies.${speed}`)],
      ),
    );
    return radios("hx-seg", words["replies.speed"], speeds);
  }
}
