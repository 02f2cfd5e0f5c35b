import { SVG, fill, h, icon } from "../elements/dom.js";
import { radios } from "../elements/radios.js";

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
const BEAT = 860;
/** Attributes that hide from screen readers what buttons and arrow keys do as well. */
const UNSAID = { "aria-hidden": "true" };

/** Buttons to travel, and the track: stations, a disc for each move, sidings for branches. */
export class Timeline {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.playing = undefined;
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
    this.by = h("div", { class: "hx-by" });
    this.element = h("div", { class: "hx-panel hx-ribbon" }, this.buttons, this.rail, this.by);
  }

  /** @param {Page} page @param {Track} track */
  show(page, track) {
    const words = this.model.get("fixed").words;
    if (this.playing && page.last) this.pause();
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
      !page.on_main &&
        h(
          "button",
          { class: "hx-btn", "data-focus": "main", "data-do": "main", onclick: () => this.send("main") },
          words["timeline.main"],
        ),
      !page.on_main &&
        h(
          "span",
          { class: "hx-line", title: track.branch || null },
          h("span", { class: "hx-lab" }, words["timeline.branch"]),
          track.branch && h("b", {}, track.branch),
        ),
    );
    this.stepping(words);
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

  /** @param {Record<Phrase, string>} words */
  stepping(words) {
    const now = this.model.get("step_by");
    const option = (/** @type {"move"|"event"} */ by) =>
      h(
        "button",
        {
          role: "radio",
          "aria-checked": String(now === by),
          "data-focus": `by-${by}`,
          onclick: () => this.send("step_by", by),
        },
        words[`timeline.by.${by}`],
      );
    fill(
      this.by,
      h("span", { class: "hx-lab" }, words["timeline.by"]),
      radios("hx-seg", words["timeline.by"], [option("move"), option("event")]),
    );
  }

  play() {
    this.pause();
    this.playing = setInterval(() => this.send("forward"), BEAT);
    this.send("forward");
  }

  /** Play the line to its end, or jump to the end for readers who asked for less motion. */
  run() {
    this.pause();
    if (this.page?.last) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.send("last");
    else this.playing = setInterval(() => this.send("forward"), BEAT);
  }

  pause() {
    clearInterval(this.playing);
    this.playing = undefined;
  }

  /** @param {Page} page @param {Track} track @param {Record<Phrase, string>} words */
  draw(page, track, words) {
    const pen = new Pen((number) => this.send("go", number), page.at, new Set(track.asks));
    /** @type {Map<number, number>} */
    const places = new Map([[track.start, 18]]);
    let x = 18;
    pen.disc(x, 32, { n: track.start, l: "", a: "", k: "luck" });
    for (const station of track.stations) {
      x = pen.station(x, station, words["timeline.round"]);
      for (const stop of station.stops) {
        x += 32;
        pen.rail(x - 32, x);
        pen.disc(x, 32, stop);
        places.set(stop.n, x);
      }
    }
    if (!page.last) pen.rail(x, x);
    let y = 32;
    for (const siding of track.sidings) {
      y += 42;
      const unnamed = words[siding.main ? "timeline.main" : "timeline.branch"];
      pen.siding(places.get(siding.after) ?? 18, y, siding, siding.name || unnamed);
    }
    fill(this.rail, pen.finish(y + 24));
    const here = this.rail.querySelector(".hx-here");
    if (here) {
      const at = Number(here.getAttribute("cx"));
      this.rail.scrollLeft = at - this.rail.clientWidth * 0.7;
    }
  }
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
  rail(from, to, y = 32) {
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
      this.add(group, "circle", { class: "hx-here", cx: x, cy: y, r: 15 });
      this.add(group, "path", { class: "hx-heref", d: `M${x - 6} ${y - 24}h12l-6 7z` });
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
      this.reach(group, x + 23, 12, 40);
      this.add(group, "rect", { class: "hx-st", x: x + 24, y: 20, width: 38, height: 24, rx: 5 });
      this.add(group, "text", { class: "hx-stt", x: x + 43, y: 36.7 }, name);
      group.addEventListener("click", () => this.go(station.first));
      x += 52;
    }
    if (station.folded) {
      const group = this.more(x, 32, station.folded, station.first);
      if (station.within.some((each) => this.asks.has(each))) {
        this.question(group, x + 62, 20);
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

  /** @param {number} from @param {number} y @param {Siding} siding @param {string} name */
  siding(from, y, siding, name) {
    let x = from + 24;
    this.add(this.lines, "path", {
      class: "hx-rl hx-side",
      d: `M${from} 32C${from + 6} ${y - 10} ${from + 8} ${y} ${x} ${y}`,
    });
    for (const stop of siding.stops) {
      this.rail(x, x + 8, y);
      x += 8;
      this.disc(x + 10, y, stop);
      x += 24;
    }
    if (siding.more) {
      this.more(x - 14, y, siding.more, siding.stops[siding.stops.length - 1].n);
      x += 48;
    }
    const wide = [...name].reduce((sum, sign) => sum + (sign > "\u1100" ? 14 : 8), 26);
    const first = siding.stops[0].n;
    const group = this.add(this.marks, "g", {
      class: "hx-stop",
      role: "button",
      tabindex: "0",
      "aria-label": name,
      "data-focus": `siding-${first}`,
      "data-lm-suppress-shortcuts": "true",
    });
    this.add(group, "rect", { class: "hx-pill", x: x + 4, y: y - 12, width: wide, height: 24, rx: 12 });
    this.add(group, "text", { class: "hx-name", x: x + 4 + wide / 2, y: y + 4.5 }, name);
    this.width = Math.max(this.width, x + wide + 12);
    group.addEventListener("click", () => this.go(first));
    group.addEventListener("keydown", (event) => {
      if (!["Enter", " "].includes(/** @type {KeyboardEvent} */ (event).key)) return;
      event.preventDefault();
      event.stopPropagation();
      this.go(first);
    });
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
