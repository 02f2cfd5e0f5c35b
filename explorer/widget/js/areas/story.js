import { fill, h, portrait } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page, Told } from "../format/page.js" */

/** @typedef {Omit<Told, "event"|"now"> & {event: number|string, now?: boolean}} Sentence */

/** The sentences of the last events, each with its rules as chips. */
export class Story {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    this.open = "";
    /** @type {Page|null} */
    this.page = null;
    this.title = h("h3");
    this.list = h("ol", { class: "hx-story" });
    this.element = h(
      "div",
      { class: "hx-panel", role: "group" },
      h("div", { class: "hx-head" }, this.title),
      this.list,
    );
  }

  get fixed() {
    return this.model.get("fixed");
  }

  /** Return whether a question asks for the rule of the current sentence, so it is not shown. */
  get asksForRule() {
    const asked = this.page?.choices.asked;
    return Boolean(asked?.open && asked.hides_rules);
  }

  /** @param {Page} page */
  show(page) {
    this.page = page;
    this.title.textContent = this.fixed.words["story.title"];
    this.element.setAttribute("aria-label", this.fixed.words["story.title"]);
    const told = page.story.map((each) => this.sentence(each));
    const none = h("li", { class: "hx-note" }, this.fixed.words["story.none"]);
    fill(this.list, ...(told.length ? told : [none]));
    const now = this.list.querySelector(".hx-now")?.getBoundingClientRect();
    if (now) this.list.scrollTop += now.bottom - this.list.getBoundingClientRect().bottom;
  }

  /** @param {Told} told */
  sentence(told) {
    const item = h("li", { class: told.now ? "hx-now" : null }, ...this.words(told));
    if (!told.now) item.dataset.step = String(told.step);
    return item;
  }

  /** @param {Sentence} told @returns {Node[]} the words and the chips of a sentence */
  words(told) {
    const said = told.segments.map(([text, piece]) => {
      const figure = this.fixed.figures[piece];
      if (!figure) return document.createTextNode(text);
      return h("b", {}, portrait(figure, piece, 20), text);
    });
    const place = `${told.step}-${told.event}`;
    const rules = told.now && this.asksForRule ? [] : told.rules;
    const chips = rules.map((rule) => this.chip(rule, place));
    const opened = rules.find((rule) => `${place}-${rule}` === this.open);
    return [...said, document.createTextNode(" "), ...chips, ...(opened ? [this.card(opened)] : [])];
  }

  /** @param {string} rule @param {string} place */
  chip(rule, place) {
    const key = `${place}-${rule}`;
    const open = this.open === key;
    return h(
      "button",
      {
        class: "hx-chip",
        "aria-expanded": String(open),
        "data-rule": rule,
        "data-focus": `chip-${key}`,
        onclick: () => {
          this.open = open ? "" : key;
          this.changed();
        },
      },
      this.fixed.rules[rule]?.title ?? rule,
    );
  }

  changed() {
    if (this.page) this.show(this.page);
    this.onchange?.();
  }

  /** @type {(() => void)|undefined} */
  onchange;

  /** @param {string} id */
  card(id) {
    const rule = this.fixed.rules[id];
    const words = this.fixed.words;
    return h(
      "div",
      { class: "hx-rule", role: "note", "aria-label": words["rule.title"] },
      h("h4", {}, rule.title),
      h("p", {}, rule.text),
      rule.ruling &&
        h("p", { class: "hx-ruling" }, h("span", { class: "hx-tag" }, words["rule.ruling"]), " ", rule.ruling),
      h(
        "div",
        { class: "hx-foot" },
        h("span", {}, `${words["rule.section"]}: ${rule.section}`),
        h("code", {}, id),
      ),
    );
  }
}
