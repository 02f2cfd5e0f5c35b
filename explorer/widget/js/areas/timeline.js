import { SVG, fill, h, icon } from "../elements/dom.js";
import { Menu } from "../elements/menu.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Page, Phrase, Siding, Station, Stop, Track } from "../format/page.js" */

const GLYPHS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M17 5 7 12l10 7z",
  play: "M7 4.5 19 12 7 19.5z",
  pause: "M8 5v14M16 5v14",
  forward: "M7 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};
const FORK = "M6 4v7a5 5 0 0 0 5 5h8M15 12l4 4-4 4";
const UP = "M7 14l5-5 5 5";
const BEAT = 860;
/** The moment that the end of a line stays before it is left by itself. */
const END = 1400;
/** The height of the track, and of the discs on it. */
const HEIGHT = 42;
const MIDDLE = 21;
/** Attributes that hide from screen readers what buttons and arrow keys do as well. */
const UNSAID = { "aria-hidden": "true" };

/** Buttons to travel, the track with a disc for each move, and the branches as a list. */
export class Timeline {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.playing = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.resting = undefined;
    /** @type {(() => void)|undefined} what to do at the end of the line */
    this.then = undefined;
    /** @type {number|null} the step at which playing began: a question there does not stop it */
    this.from = null;
    /** @type {Page|null} */
    this.page = null;
    /** @type {Track|null} */
    this.track = null;
    this.buttons = h("div", { class: "hx-transport", role: "group", tabindex: "-1" });
    this.rail = h("div", {
      class: "hx-scroll",
      tabindex: "0",
      role: "group",
      "data-focus": "track",
      "aria-keyshortcuts": "PageUp PageDown",
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.leap(event),
    });
    this.branches = new Menu("branches", true);
    this.step = h("span", { class: "hx-step" });
    this.element = h(
      "div",
      { class: "hx-panel hx-ribbon" },
      this.buttons,
      this.rail,
      this.branches.element,
      this.step,
    );
  }

  /** @param {Page} page @param {Track} track */
  show(page, track) {
    const words = this.model.get("fixed").words;
    if (this.playing && page.last) this.ended();
    else if (this.playing && page.choices.asked?.open && page.at !== this.from) this.pause();
    this.page = page;
    this.track = track;
    this.buttons.setAttribute("aria-label", words["timeline.title"]);
    this.rail.setAttribute(
      "aria-label",
      words["timeline.label"].replace("{step}", String(page.step)).replace("{steps}", String(page.steps)),
    );
    const button = (/** @type {keyof typeof GLYPHS} */ name, /** @type {() => void} */ act) =>
      h(
        "button",
        {
          class: "hx-btn hx-glyph",
          "aria-label": words[`timeline.${name}`],
          title: words[`timeline.${name}`],
          "data-focus": name === "pause" ? "play" : name,
          "data-do": name,
          onclick: act,
        },
        icon(GLYPHS[name]),
      );
    fill(
      this.buttons,
      button("first", () => this.send("first")),
      button("back", () => this.send("back")),
      this.playing ? button("pause", () => this.pause()) : button("play", () => this.play()),
      button("forward", () => this.send("forward")),
      button("last", () => this.send("last")),
    );
    this.step.textContent = words.step.replace("{step}", String(page.step));
    this.lines(page, track, words);
    this.draw(page, track, words);
  }

  /** Go to the round before or after. @param {KeyboardEvent} event */
  leap(event) {
    const way = { PageUp: -1, PageDown: 1 }[event.key];
    if (!way || !this.track) return;
    event.preventDefault();
    const { stations, start } = this.track;
    const at = this.page?.at ?? start;
    const here = stations.findIndex(({ first, stops }) =>
      [first, ...stops.map((stop) => stop.n)].includes(at),
    );
    const goal = here + way < 0 ? start : stations[here + way]?.first;
    if (goal !== undefined) this.send("go", goal);
  }

  /**
   * The branches as one button; its list opens upward.
   * @param {Page} page @param {Track} track @param {Record<Phrase, string>} words
   */
  lines(page, track, words) {
    const count = track.sidings.length;
    const one = count === 1 ? words["timeline.branches.one"] : words["timeline.branches"];
    const off = page.on_main ? "" : track.branch || words["timeline.branch"];
    const said = off || one.replace("{count}", String(count));
    this.branches.element.hidden = page.on_main && !count;
    this.branches.element.classList.toggle("hx-off-main", !page.on_main);
    const item = (/** @type {import("../format/host.js").Child[]} */ face, /** @type {Record<string, string>} */ look, /** @type {() => void} */ act) =>
      h(
        "button",
        {
          class: "hx-menu-item",
          ...look,
          onclick: () => {
            this.branches.close();
            act();
          },
        },
        ...face,
      );
    const siding = (/** @type {Siding} */ each) => {
      const first = each.stops[0].n;
      const name = each.name || words[each.main ? "timeline.main" : "timeline.branch"];
      return item(
        [...each.stops.map(dot), each.more > 0 && h("small", {}, `+${each.more}`), h("span", {}, name)],
        { "data-focus": `siding-${first}` },
        () => this.send("go", first),
      );
    };
    this.branches.show(
      said,
      [icon(FORK, 18), h("span", {}, said), icon(UP, 14)],
      [
        !page.on_main &&
          item([words["timeline.to_main"]], { "data-focus": "main", "data-do": "main" }, () => this.send("main")),
        ...track.sidings.map(siding),
      ],
    );
  }

  play() {
    this.pause();
    this.from = this.page?.at ?? null;
    this.playing = setInterval(() => this.send("forward"), BEAT);
    this.send("forward");
  }

  /**
   * Play the line to its end, or jump to the end for readers who asked for less motion.
   * @param {() => void} [then] what to do at the end, after a moment
   */
  run(then) {
    this.pause();
    this.then = then;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still && then) then();
    else if (this.page?.last) this.ended();
    else if (still) this.send("last");
    else this.playing = setInterval(() => this.send("forward"), BEAT);
  }

  /** Stop at the end of the line. */
  ended() {
    const { then } = this;
    this.pause();
    if (!then) return;
    this.then = then;
    this.resting = setTimeout(() => this.then?.(), END);
  }

  pause() {
    clearInterval(this.playing);
    clearTimeout(this.resting);
    this.playing = undefined;
    this.then = undefined;
  }

  /** @param {Page} page @param {Track} track @param {Record<Phrase, string>} words */
  draw(page, track, words) {
    const pen = new Pen((number) => this.send("go", number), page.at, new Set(track.asks));
    let x = 18;
    const leaves = new Set(track.sidings.map((each) => each.after));
    pen.disc(x, MIDDLE, { n: track.start, l: "", a: "", k: "luck" });
    if (leaves.has(track.start)) pen.fork(x);
    for (const station of track.stations) {
      x = pen.station(x, station, words["timeline.round"]);
      for (const stop of station.stops) {
        x += 32;
        pen.rail(x - 32, x);
        pen.disc(x, MIDDLE, stop);
        if (leaves.has(stop.n)) pen.fork(x);
      }
    }
    fill(this.rail, pen.finish(HEIGHT));
    const here = this.rail.querySelector(".hx-here");
    if (here) {
      const at = Number(here.getAttribute("cx"));
      this.rail.scrollLeft = at - this.rail.clientWidth * 0.7;
    }
  }
}

/** A small disc for a move in the list of branches. @param {Stop} stop */
function dot(stop) {
  const look = stop.k === "luck" ? " hx-dot-luck" : stop.k === "secret" ? " hx-dot-secret" : "";
  const disc = h("i", { class: `hx-dot${look}`, "aria-hidden": "true" }, stop.l);
  if (stop.a) disc.style.setProperty("--a", `var(--hx-${stop.a})`);
  return disc;
}

/** Draws a track with discs that can be clicked. */
class Pen {
  /** @param {(number: number) => void} go @param {number} here @param {Set<number>} asks */
  constructor(go, here, asks) {
    this.go = go;
    this.here = here;
    this.asks = asks;
    this.width = 40;
    this.lines = document.createElementNS(SVG, "g");
    this.marks = document.createElementNS(SVG, "g");
  }

  /**
   * @param {SVGElement} layer @param {string} tag @param {Record<string, string|number>} attributes
   */
  add(layer, tag, attributes, text = "") {
    const node = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    if (text) node.textContent = text;
    layer.append(node);
    this.width = Math.max(this.width, Number(attributes.x ?? attributes.cx ?? 0) + 40);
    return node;
  }

  /** @param {number} from @param {number} to */
  rail(from, to, y = MIDDLE) {
    this.add(this.lines, "path", { class: "hx-rl", d: `M${from} ${y}H${to}` });
  }

  /** Enlarge the click area of a mark for fingers. @param {SVGElement} group */
  reach(group, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width) {
    this.add(group, "rect", { class: "hx-reach", x, y, width, height: 40 });
  }

  /** @param {number} x @param {number} y @param {Stop} stop */
  disc(x, y, stop) {
    const group = this.add(this.marks, "g", { class: "hx-stop", "data-node": stop.n, ...UNSAID });
    this.reach(group, x - 16, y - 20, 32);
    if (stop.a) group.setAttribute("style", `--a:var(--hx-${stop.a})`);
    if (stop.n === this.here) {
      this.add(group, "circle", { class: "hx-here", cx: x, cy: y, r: 13.5 });
      this.add(group, "path", { class: "hx-heref", d: `M${x - 5} ${y - 20}h10l-5 6z` });
    }
    if (stop.k === "luck") {
      this.add(group, "rect", { class: "hx-nd hx-un", x: x - 8, y: y - 8, width: 16, height: 16, rx: 4 });
    } else {
      const secret = stop.k === "secret" ? " hx-sec" : "";
      this.add(group, "circle", { class: `hx-nd${secret}`, cx: x, cy: y, r: 10.5 });
      this.add(group, "text", { class: `hx-ndt${secret}`, x, y: y + 4.3 }, stop.l);
    }
    if (this.asks.has(stop.n)) this.question(group, x + 10, y - 10);
    group.addEventListener("click", () => this.go(stop.n));
    return group;
  }

  /**
   * Mark a move at which a question is still open.
   * @param {SVGElement} group @param {number} x @param {number} y
   */
  question(group, x, y) {
    this.add(group, "circle", { class: "hx-asks-here", cx: x, cy: y, r: 7 });
    this.add(group, "text", { class: "hx-asks-text", x, y: y + 4 }, "?");
  }

  /**
   * @param {number} x @param {Station} station @param {string} word
   * @returns {number} where it ends
   */
  station(x, station, word) {
    const name = word.replace("{n}", String(station.chapter));
    if (station.chapter > 0) {
      this.rail(x, x + 44);
      const group = this.add(this.marks, "g", { class: "hx-stop", ...UNSAID });
      this.reach(group, x + 23, MIDDLE - 20, 40);
      this.add(group, "rect", { class: "hx-st", x: x + 24, y: MIDDLE - 12, width: 38, height: 24, rx: 5 });
      this.add(group, "text", { class: "hx-stt", x: x + 43, y: MIDDLE + 4.7 }, name);
      group.addEventListener("click", () => this.go(station.first));
      x += 52;
    }
    if (station.folded) {
      const group = this.more(x, MIDDLE, station.folded, station.first);
      if (station.within.some((each) => this.asks.has(each))) {
        this.question(group, x + 62, MIDDLE - 11);
      }
      x += 56;
    }
    return x;
  }

  /**
   * A mark for folded moves that shows their number.
   * @param {number} x of the disc before them @param {number} y
   * @param {number} count @param {number} goal where a click leads
   */
  more(x, y, count, goal) {
    this.rail(x, x + 44, y);
    const group = this.add(this.marks, "g", { class: "hx-stop", ...UNSAID });
    this.reach(group, x + 18, y - 20, 44);
    this.add(group, "rect", { class: "hx-pill", x: x + 18, y: y - 11, width: 44, height: 22, rx: 11 });
    this.add(group, "text", { class: "hx-more", x: x + 40, y: y + 4.3 }, `+${count}`);
    group.addEventListener("click", () => this.go(goal));
    return group;
  }

  /** A small fork under a disc where a branch leaves. @param {number} x */
  fork(x) {
    const y = MIDDLE + 11;
    this.add(this.lines, "path", { class: "hx-fork", d: `M${x} ${y}q0 6 7 6h6` });
    this.add(this.lines, "circle", { class: "hx-fork-end", cx: x + 15, cy: y + 6, r: 2.5 });
  }

  /** @param {number} height */
  finish(height) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("width", String(this.width));
    svg.setAttribute("height", String(height));
    svg.setAttribute("class", "hx-track");
    svg.append(this.lines, this.marks);
    return svg;
  }
}
