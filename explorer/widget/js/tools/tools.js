import { fill, h, icon } from "../elements/dom.js";
import { Keep } from "./keep.js";
import { Notes } from "./notes.js";
import { Reference } from "./reference.js";
import { TOOLS } from "../format/shared.js";
import { readings } from "./readings.js";
import { foresight } from "./what_if.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Page } from "../format/page.js" */

/** @typedef {typeof TOOLS[number]} Name */

/** The tools that have a button of their own in the header. @type {Name[]} */
export const IN_HEADER = ["what_if", "notes"];
/** @type {Record<Name, string>} */
const SIGNS = {
  what_if: "M6 4v7a5 5 0 0 0 5 5h8M15 12l4 4-4 4",
  notes: "M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5M9 8h6M9 12h6M9 16h4",
  rules: "M5 4.5h11a2.5 2.5 0 0 1 2.5 2.5v13H7.5A2.5 2.5 0 0 1 5 17.5zM5 17.5A2.5 2.5 0 0 1 7.5 15h11M9 8.5h6",
  readings: "M12 4v16M5 8h14M5 8l-2.5 6h5zM19 8l-2.5 6h5zM9 20h6",
  keep: "M12 15V4M8 8l4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5",
};
const CROSS = "M6 6 18 18M18 6 6 18";

/** The tools: each opens over the page and moves nothing. */
export class Tools {
  /** @param {Study} model @param {import("../kernel/link.js").Link} link @param {Send} send */
  constructor(model, link, send) {
    this.model = model;
    this.link = link;
    this.send = send;
    this.notes = new Notes(model, send);
    this.keep = new Keep(model, send);
    this.reference = new Reference((name) => send("visit", name), () => send("take_back"));
    this.title = h("h3");
    this.shut = h("button", { class: "hx-btn hx-glyph hx-quiet", "data-focus": "tool-close" }, icon(CROSS, 18));
    this.shut.addEventListener("click", () => this.close());
    this.body = h("div", { class: "hx-tool", role: "group", tabindex: "0", "data-focus": "tool" });
    this.element = h(
      "div",
      {
        class: "hx-panel hx-tools",
        role: "group",
        tabindex: "-1",
        hidden: true,
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          this.close();
        },
      },
      h("div", { class: "hx-head" }, this.title, this.shut),
      this.body,
    );
  }

  /** The tool that is open. @returns {Name|""} */
  get open() {
    return /** @type {Name|""} */ (this.model.get("tools")?.open ?? "");
  }

  close() {
    const open = this.open;
    if (!open) return;
    this.send("tool", open);
    const root = this.element.closest(".hx-study");
    /** @type {HTMLElement|null|undefined} */ (root?.querySelector(`.hx-top [data-tool="${open}"]`))?.focus();
  }

  /** Return whether the next spot chosen on the board becomes part of a mark. */
  get marking() {
    return !this.element.hidden && this.open === "notes" && this.notes.marking;
  }

  /** @param {string} key @returns {boolean} */
  spot(key) {
    return this.notes.spot(key);
  }

  /** Return whether the tools can be used at all. @param {Page} page */
  usable(page) {
    const { aside, by_hand } = page.choices;
    return !this.link.offline && !by_hand && !page.curtain && !aside;
  }

  /** @param {Page} page */
  show(page) {
    const tools = this.model.get("tools");
    const fixed = this.model.get("fixed");
    const { words } = fixed;
    this.element.hidden = !this.usable(page) || !tools?.open;
    if (this.element.hidden || !tools || !this.open) {
      delete this.element.dataset.open;
      return;
    }
    const title = words[`tools.${this.open}`];
    const opened = this.element.dataset.open !== this.open;
    this.element.dataset.open = this.open;
    this.element.setAttribute("aria-label", title);
    this.body.setAttribute("aria-label", title);
    this.title.textContent = title;
    this.shut.setAttribute("aria-label", words["tools.close"]);
    this.shut.title = words["tools.close"];
    if (tools.notes) fill(this.body, this.notes.show(page, tools.notes));
    else if (tools.what_if) fill(this.body, foresight(tools.what_if, words, this.send));
    else if (tools.rules) fill(this.body, this.reference.show(fixed, tools.rules.back));
    else if (tools.readings) fill(this.body, readings(tools.readings, fixed));
    else if (tools.keep) fill(this.body, this.keep.show(tools.keep));
    else fill(this.body);
    if (opened && tools.rules) this.begin();
  }

  /** Let a reader who opened the rules type at once what to look for. */
  begin() {
    const root = this.element.closest(".hx-study");
    const { activeElement } = /** @type {Document|ShadowRoot} */ (this.element.getRootNode());
    if (root?.contains(activeElement)) this.body.querySelector("input")?.focus({ preventScroll: true });
  }

  /** @param {Name[]} names @param {() => void} pressed @returns {HTMLElement[]} a button for each */
  buttons(names, pressed) {
    const words = this.model.get("fixed").words;
    return names.map((name) =>
      h(
        "button",
        {
          class: "hx-btn hx-quiet",
          "aria-expanded": String(this.open === name),
          "aria-label": words[`tools.${name}`],
          title: words[`tools.${name}`],
          "data-focus": `tool-${name}`,
          "data-tool": name,
          onclick: () => {
            pressed();
            this.send("tool", name);
          },
        },
        icon(SIGNS[name], 18),
        h("span", {}, words[`tools.${name}`]),
      ),
    );
  }
}
