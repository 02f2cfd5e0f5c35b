import { fill, h, icon } from "../elements/dom.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Choices, Item, Page, Refused, Told } from "../format/page.js" */

const NO = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.8 5.8l12.4 12.4";

/** The moves that can't be made, folded behind one button; opened, they lie over the bar. */
export class WhyNot {
  /** @param {Study} model @param {Send} send @param {import("./story.js").Story} story */
  constructor(model, send, story) {
    this.model = model;
    this.send = send;
    this.story = story;
    this.open = false;
    /** @type {Page|null} */
    this.page = null;
    this.pop = h("div", { class: "hx-whynot", role: "group", tabindex: "-1", hidden: true });
    this.button = h("button", {
      class: "hx-btn hx-quiet hx-why",
      "data-focus": "why-not",
      onclick: () => this.turn(!this.open),
    });
  }

  /** @param {boolean} open @returns {boolean} whether that changed anything */
  turn(open) {
    if (open === this.open) return false;
    const within = this.pop.contains(this.pop.ownerDocument.activeElement);
    this.open = open;
    this.mark();
    if (!open && within) this.button.focus();
    return true;
  }

  mark() {
    this.pop.hidden = !this.open;
    this.button.setAttribute("aria-expanded", String(this.open));
  }

  /** Show what is refused here; a move that was just refused opens it. @param {Page} page */
  show(page) {
    const { refused, refusal, nearest } = page.choices;
    const words = this.model.get("fixed").words;
    const lines = groups(page.choices);
    const count = refused.reduce((sum, group) => sum + group.moves.length, 0);
    this.button.textContent = words["choices.why_not"].replace("{count}", String(count));
    this.button.hidden = lines.length === 0;
    const fresh = page !== this.page;
    this.page = page;
    if (fresh) this.open = refusal.length > 0;
    if (!lines.length) this.open = false;
    this.mark();
    this.pop.classList.toggle("hx-after-shake", fresh && this.open);
    this.pop.setAttribute("aria-label", words["choices.why_not.title"]);
    fill(
      this.pop,
      h("div", { class: "hx-why-head" }, h("b", {}, words["choices.why_not.title"]),
        h("span", { class: "hx-sub" }, words["choices.why_not.how"])),
      h("ul", {}, ...lines.map((group, place) => this.line(group, place, nearest))),
    );
    const tried = this.open && this.pop.querySelector(".hx-refusal");
    if (fresh && tried instanceof HTMLElement) this.pop.scrollTop = tried.offsetTop - 30;
  }

  /** @param {Refused} group @param {number} place @param {Item[]} nearest */
  line(group, place, nearest) {
    return h(
      "li",
      { class: group.tried ? "hx-refusal" : null },
      icon(NO, 18),
      h(
        "span",
        { class: "hx-barred-all" },
        ...group.moves.map((move) =>
          h(
            "button",
            {
              class: "hx-barred",
              "data-barred": move.value,
              "data-focus": `barred-${move.do}-${move.value}`,
              onclick: () => this.send(move.do, move.value),
            },
            move.text,
          ),
        ),
      ),
      h(
        "span",
        { class: "hx-reasons" },
        group.tried && h("b", {}, this.model.get("fixed").words["play.refused"], " "),
        ...this.reasons(group.reasons, place),
      ),
      group.tried && nearest.length > 0 && this.nearest(nearest),
    );
  }

  /** @param {Told[]} reasons @param {number} place @returns {Node[]} */
  reasons(reasons, place) {
    return reasons.flatMap((told, at) => this.story.words({ ...told, event: `refused${place}-${at}` }));
  }

  /** @param {Item[]} items the moves offered in place of what can't be done */
  nearest(items) {
    const words = this.model.get("fixed").words;
    return h(
      "div",
      { class: "hx-nearest", role: "group", "aria-label": words["choices.nearest"] },
      h("span", { class: "hx-note" }, words["choices.nearest"]),
      ...items.map((item) =>
        h(
          "button",
          {
            class: "hx-btn",
            "data-focus": `nearest-${item.value}`,
            "data-nearest": item.value,
            onclick: () => this.send("play", item.value),
          },
          item.text,
        ),
      ),
    );
  }
}

/**
 * The refused moves by their reasons; what was tried and is none of them comes first.
 * @param {Choices} choices @returns {Refused[]}
 */
export function groups({ refused, refusal }) {
  if (!refusal.length || refused.some((group) => group.tried)) return refused;
  return [{ moves: [], reasons: refusal, tried: true }, ...refused];
}
