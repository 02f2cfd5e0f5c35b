import { fill, h, portrait } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page, Told } from "../format/page.js" */

/** @typedef {Omit<Told, "event"|"now"> & {event: number|string, now?: boolean}} Sentence */

/** The most rules that are named for a sentence of the current step, and for an earlier one. */
const MOST_NOW = 2;
const MOST_BEFORE = 1;

/** The sentences of the last events, each with its rules as chips. */
export class Story {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    this.open = "";
    /** @type {Page|null} */
    this.page = null;
    this.title = h("h3");
    this.list = h("ol", { class: "hx-story", tabindex: "0", "data-focus": "story" });
    this.newest = "";
    // What stands above the story grows after it was drawn: a verdict, a rule, a comment.
    this.room = new ResizeObserver(() => this.list.querySelector(".hx-rule") || this.toNewest());
    this.room.observe(this.list);
    this.element = h(
      "div",
      { class: "hx-panel hx-told-all", role: "group" },
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
    return Boolean(asked?.hides_rules);
  }

  /** @param {Page} page */
  show(page) {
    this.page = page;
    this.title.textContent = this.fixed.words["story.title"];
    this.element.setAttribute("aria-label", this.fixed.words["story.title"]);
    this.list.setAttribute("aria-label", this.fixed.words["story.title"]);
    const told = page.story.map((each) => this.sentence(each));
    const none = h("li", { class: "hx-note" }, this.fixed.words["story.none"]);
    fill(this.list, ...(told.length ? told : [none]));
    this.follow(`${page.at} ${page.shown} ${told.length}`);
  }

  /** Keep the newest sentence in view, or the rule card that was just opened. @param {string} newest */
  follow(newest) {
    const card = newest === this.newest && this.list.querySelector(".hx-rule");
    const shown = card && card.getBoundingClientRect();
    const box = this.list.getBoundingClientRect();
    if (newest !== this.newest) this.toNewest();
    else if (shown && shown.bottom > box.bottom) {
      this.list.scrollTop += Math.min(shown.bottom - box.bottom, shown.top - box.top);
    }
    this.newest = newest;
  }

  /** Bring the newest sentence to the lower edge. */
  toNewest() {
    const newest = [...this.list.children].at(-1);
    const edge = this.list.getBoundingClientRect().bottom;
    if (newest) this.list.scrollTop += newest.getBoundingClientRect().bottom - edge;
  }

  /** @param {Told} told */
  sentence(told) {
    const rules = told.rules.slice(0, told.now ? MOST_NOW : MOST_BEFORE);
    const item = h("li", { class: told.now ? "hx-now" : null }, ...this.words({ ...told, rules }));
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
