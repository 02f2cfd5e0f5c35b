import { fill, h, icon, portrait } from "../elements/dom.js";
import { languages } from "../elements/languages.js";
import { radios } from "../elements/radios.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Fixed, Page, Phrase } from "../format/page.js" */

const EYE = "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
/** @type {Record<string, string>} */
const GLYPHS = {
  spectator: `${EYE}M4 4l16 16`,
  "to-act": "M4 20c0-4 3.5-6 8-6s8 2 8 6M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "all-seeing": EYE,
};

/** The title, the viewer and the language; and separately, how luck and seats are played. */
export class Top {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    this.open = false;
    this.element = h("div", { class: "hx-top" });
    this.settings = h("div", { class: "hx-row hx-settings" });
  }

  /** @param {Page} page */
  show(page) {
    const fixed = this.model.get("fixed");
    fill(
      this.element,
      h("h2", {}, fixed.title),
      h("span", { class: "hx-sub" }, page.sub),
      page.house ? h("span", { class: "hx-house" }, page.house) : null,
      this.viewers(fixed),
      this.viewerList(fixed),
      languages(fixed.words["language.title"], fixed.language, (other) => this.send("language", other)),
    );
    fill(this.settings, this.seats(fixed), this.luck(fixed));
  }

  /** @param {Fixed} fixed */
  luck(fixed) {
    const now = this.model.get("luck");
    const other = now === "drawn" ? "chosen" : "drawn";
    return h(
      "button",
      {
        class: "hx-btn hx-quiet",
        "aria-pressed": String(now === "chosen"),
        title: fixed.words["luck.title"],
        "data-focus": "luck",
        onclick: () => this.send("luck", other),
      },
      fixed.words[/** @type {Phrase} */ (`luck.${now}`)],
    );
  }

  /** A list of the players of each seat: by hand, or a player of the game. @param {Fixed} fixed */
  seats(fixed) {
    const players = this.model.get("players");
    const seat = (/** @type {string} */ name) =>
      h(
        "label",
        {},
        portrait(fixed.figures[name], name, 22),
        h("span", {}, fixed.names[name]),
        h(
          "select",
          {
            "data-focus": `player-${name}`,
            "data-player": name,
            onchange: (/** @type {Event} */ event) =>
              this.send("player", `${name}=${/** @type {HTMLSelectElement} */ (event.target).value}`),
          },
          ...fixed.kinds.map(([kind, text]) =>
            h("option", { value: kind, selected: (players[name] ?? "hand") === kind }, text),
          ),
        ),
      );
    /** @type {HTMLDetailsElement} */
    const list = h(
      "details",
      {
        class: "hx-seats",
        open: this.open,
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Escape") return;
          this.open = false;
          list.removeAttribute("open");
          list.querySelector("summary")?.focus();
        },
      },
      h(
        "summary",
        {
          class: "hx-btn hx-quiet",
          tabindex: "0",
          "data-focus": "seats",
          // Not by the toggle event, which comes late: the list may have been drawn anew by then.
          onclick: () => (this.open = !list.hasAttribute("open")),
        },
        fixed.words["players.title"],
      ),
      h("div", { class: "hx-panel" }, ...Object.keys(fixed.names).map(seat)),
    );
    return list;
  }

  /** @param {Fixed} fixed @param {string} viewer */
  name(fixed, viewer) {
    return fixed.names[viewer] ?? fixed.words[/** @type {Phrase} */ (`viewer.${viewer}`)];
  }

  /** @param {Fixed} fixed */
  viewers(fixed) {
    const now = this.model.get("viewer");
    const button = (/** @type {string} */ viewer) =>
      h(
        "button",
        {
          role: "radio",
          "aria-checked": String(now === viewer),
          "aria-label": this.name(fixed, viewer),
          title: this.name(fixed, viewer),
          "data-focus": `viewer-${viewer}`,
          "data-viewer": viewer,
          onclick: () => this.send("viewer", viewer),
        },
        fixed.figures[viewer]
          ? portrait(fixed.figures[viewer], viewer, 26)
          : icon(GLYPHS[viewer], 18),
        now === viewer && h("span", { "aria-hidden": "true" }, this.name(fixed, viewer)),
      );
    return h(
      "div",
      { class: "hx-switch hx-wide" },
      h("span", { class: "hx-lab" }, fixed.words["viewer.title"]),
      radios("hx-seg", fixed.words["viewer.title"], fixed.viewers.map(button)),
    );
  }

  /** @param {Fixed} fixed */
  viewerList(fixed) {
    const now = this.model.get("viewer");
    const list = h(
      "select",
      {
        class: "hx-narrow",
        "aria-label": fixed.words["viewer.title"],
        "data-focus": "viewer",
        onchange: (/** @type {Event} */ event) =>
          this.send("viewer", /** @type {HTMLSelectElement} */ (event.target).value),
      },
      ...fixed.viewers.map((viewer) =>
        h(
          "option",
          { value: viewer, selected: viewer === now },
          `${fixed.words["viewer.title"]}: ${this.name(fixed, viewer)}`,
        ),
      ),
    );
    return list;
  }
}
