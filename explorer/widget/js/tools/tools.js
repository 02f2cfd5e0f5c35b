import { fill, h } from "../elements/dom.js";
import { Keep } from "./keep.js";
import { Notes } from "./notes.js";
import { TOOLS } from "../format/shared.js";
import { foresight } from "./what_if.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Page, Phrase } from "../format/page.js" */

/** The tools beside the board: notes, what if, and saving the study. */
export class Tools {
  /**
   * @param {Study} model @param {import("../kernel/link.js").Link} link @param {Send} send
   * @param {HTMLElement} settings shown beside the tools
   */
  constructor(model, link, send, settings) {
    this.model = model;
    this.link = link;
    this.send = send;
    this.notes = new Notes(model, send);
    this.keep = new Keep(model, send);
    this.bar = h("div", { class: "hx-row hx-toolbar" });
    this.body = h("div", { class: "hx-tool" });
    this.element = h(
      "div",
      { class: "hx-panel hx-tools", role: "group", tabindex: "-1" },
      h("div", { class: "hx-row" }, this.bar, settings),
      this.body,
    );
  }

  /** Return whether the next spot chosen on the board becomes part of a mark. */
  get marking() {
    return !this.element.hidden && !this.bar.hidden && this.model.get("tools")?.open === "notes" && this.notes.marking;
  }

  /** @param {string} key @returns {boolean} */
  spot(key) {
    return this.notes.spot(key);
  }

  /** @param {Page} page */
  show(page) {
    const tools = this.model.get("tools");
    const words = this.model.get("fixed").words;
    const { aside, by_hand } = page.choices;
    this.element.hidden = this.link.offline || by_hand;
    this.bar.hidden = this.body.hidden = Boolean(page.curtain) || aside;
    this.element.setAttribute("aria-label", words["tools.title"]);
    if (this.element.hidden || this.bar.hidden) return;
    fill(this.bar, ...TOOLS.map((name) => this.button(name, tools?.open === name, words)));
    this.body.hidden = !tools?.open;
    if (tools?.notes) fill(this.body, this.notes.show(page, tools.notes));
    else if (tools?.what_if) fill(this.body, foresight(tools.what_if, words, this.send));
    else if (tools?.keep) fill(this.body, this.keep.show(tools.keep));
    else fill(this.body);
  }

  /**
   * @param {typeof TOOLS[number]} name @param {boolean} open @param {Record<Phrase, string>} words
   */
  button(name, open, words) {
    return h(
      "button",
      {
        class: "hx-btn",
        "aria-expanded": String(open),
        "data-focus": `tool-${name}`,
        "data-tool": name,
        onclick: () => this.send("tool", name),
      },
      words[`tools.${name}`],
    );
  }
}
