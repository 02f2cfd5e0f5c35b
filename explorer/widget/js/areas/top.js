import { fill, h, icon, portrait } from "../elements/dom.js";
import { languages } from "../elements/languages.js";
import { Menu } from "../elements/menu.js";
import { radios } from "../elements/radios.js";
import { TOOLS } from "../format/shared.js";
import { IN_HEADER } from "../tools/tools.js";
import { Settings } from "./settings.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Tools } from "../tools/tools.js" */
/** @import { Fixed, Page, Phrase } from "../format/page.js" */

const EYE = "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
/** @type {Record<string, string>} */
const GLYPHS = {
  spectator: `${EYE}M4 4l16 16`,
  "to-act": "M4 20c0-4 3.5-6 8-6s8 2 8 6M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "all-seeing": EYE,
};
const DOWN = "M7 10l5 5 5-5";
const MORE = "M5 12h.1M12 12h.1M19 12h.1";

/** The header: title, status, the tools, who looks, and a menu for the rest. */
export class Top {
  /**
   * @param {Study} model @param {Send} send @param {Tools} tools
   * @param {import("./sound.js").Sound} sound @param {import("./playback.js").Playback} playback
   */
  constructor(model, send, tools, sound, playback) {
    this.model = model;
    this.send = send;
    this.tools = tools;
    this.title = h("h2");
    this.status = h("span", { class: "hx-sub" });
    this.bar = h("div", { class: "hx-toolbar", role: "group" });
    this.viewers = new Menu("viewers");
    this.more = new Menu("more");
    this.settings = new Settings(model, send, () => this.more.close(), sound, playback);
    this.element = h(
      "div",
      { class: "hx-top" },
      this.title,
      this.status,
      this.bar,
      this.viewers.element,
      this.more.element,
    );
  }

  /** @param {Page} page */
  show(page) {
    const fixed = this.model.get("fixed");
    const { words } = fixed;
    this.title.textContent = fixed.title;
    this.title.title = fixed.title;
    this.status.textContent = page.sub;
    this.status.title = page.sub;
    this.bar.setAttribute("aria-label", words["tools.title"]);
    const usable = this.tools.usable(page);
    this.bar.hidden = !usable;
    fill(this.bar, ...(usable ? this.tools.buttons(IN_HEADER, () => {}) : []));
    const now = this.model.get("viewer");
    this.viewers.show(
      `${words["viewer.title"]}: ${this.name(fixed, now)}`,
      [this.face(fixed, now, 24), h("span", {}, this.name(fixed, now)), icon(DOWN, 14)],
      [this.eyes(fixed, now)],
    );
    const by_hand = page.choices.by_hand;
    this.viewers.element.hidden = by_hand;
    this.more.show(words["menu.title"], [icon(MORE, 20)], [
      usable && h("div", { class: "hx-menu-part" }, ...this.all()),
      ...(by_hand ? [] : this.settings.parts(page)),
      h(
        "div",
        { class: "hx-menu-part hx-menu-row" },
        h("span", { class: "hx-lab" }, words["language.title"]),
        languages(words["language.title"], fixed.language, (other) => {
          this.more.close();
          this.send("language", other);
        }),
      ),
    ]);
  }

  /** A button for each tool; those of the header are shown only where the header lacks room. */
  all() {
    const rest = TOOLS.filter((name) => !IN_HEADER.includes(name));
    const close = () => this.more.close();
    return [
      h("div", { class: "hx-menu-narrow" }, ...this.tools.buttons(IN_HEADER, close)),
      ...this.tools.buttons(rest, close),
    ];
  }

  /** @param {Fixed} fixed @param {string} viewer */
  name(fixed, viewer) {
    return fixed.names[viewer] ?? fixed.words[/** @type {Phrase} */ (`viewer.${viewer}`)];
  }

  /** @param {Fixed} fixed @param {string} viewer @param {number} size */
  face(fixed, viewer, size) {
    const figure = fixed.figures[viewer];
    return figure ? portrait(figure, viewer, size) : icon(GLYPHS[viewer], 18);
  }

  /** @param {Fixed} fixed @param {string} now */
  eyes(fixed, now) {
    const button = (/** @type {string} */ viewer) =>
      h(
        "button",
        {
          class: "hx-menu-item",
          role: "radio",
          "aria-checked": String(now === viewer),
          "data-focus": `viewer-${viewer}`,
          "data-viewer": viewer,
          onclick: () => {
            this.viewers.close();
            this.send("viewer", viewer);
          },
        },
        this.face(fixed, viewer, 24),
        h("span", {}, this.name(fixed, viewer)),
      );
    return radios("hx-menu-list", fixed.words["viewer.title"], fixed.viewers.map(button));
  }
}
