import { fill, h } from "../elements/dom.js";

/** @import { Child } from "../format/host.js" */
/** @import { Page } from "../format/page.js" */

/**
 * What the bar shows: its head, its body and its foot. `tone` is "mine" while the viewer is to act,
 * "yes" after a right answer; `alone` leaves no room for the strip of numbers.
 * @typedef {{label: string, head: Child[], body: Child[], foot: Child[], tone?: ""|"mine"|"yes", alone?: boolean}} Parts
 */

/**
 * A way to use the bar. The first mode that is due shows its parts.
 * @typedef {{name: string, due: (page: Page, offline: boolean) => boolean, show: (page: Page, offline: boolean) => Parts}} Mode
 */

/** The action bar under the board. It shows one mode at a time and never changes its place. */
export class Bar {
  /** @param {Mode[]} modes in the order of their right to the bar @param {import("./strip.js").Strip} strip */
  constructor(modes, strip) {
    this.modes = modes;
    this.strip = strip;
    this.shown = "";
    this.head = h("div", { class: "hx-bar-head" });
    this.body = h("div", { class: "hx-bar-body" });
    this.foot = h("div", { class: "hx-bar-foot" });
    this.element = h(
      "div",
      { class: "hx-bar", role: "group", tabindex: "-1" },
      this.head,
      this.body,
      this.foot,
    );
  }

  /** @param {Page} page @param {boolean} offline */
  show(page, offline) {
    const mode = this.modes.find((each) => each.due(page, offline));
    if (!mode) return;
    const { label, head, body, foot, tone = "", alone = false } = mode.show(page, offline);
    this.element.setAttribute("aria-label", label);
    this.element.dataset.mode = mode.name;
    this.element.classList.toggle("hx-mine", tone === "mine");
    this.element.classList.toggle("hx-yes-now", tone === "yes");
    const numbers = !alone && this.strip.wanted(page, mode.name);
    put(this.head, numbers ? [...head, ...this.strip.head] : head);
    put(this.body, numbers ? this.withNumbers(page, body) : body);
    put(this.foot, foot);
    const now = `${mode.name} ${page.at} ${page.shown}`;
    if (now !== this.shown) this.body.scrollTop = 0;
    this.shown = now;
    this.reachable();
  }

  /**
   * The body with the strip: below the buttons of an open question, which must be seen at once.
   * @param {Page} page @param {Child[]} body @returns {Child[]}
   */
  withNumbers(page, body) {
    const { asked } = page.choices;
    const below = asked?.open && !asked.by_moves && asked.buttons.length > 0;
    return below ? [...body, this.strip.element] : [this.strip.element, ...body];
  }

  /** Let the keyboard scroll the body if nothing in it can be focused. */
  reachable() {
    const scrolls = this.body.scrollHeight > this.body.clientHeight + 1;
    const focusable = this.body.querySelector("button, input, select, [tabindex='0']");
    if (scrolls && !focusable) this.body.tabIndex = 0;
    else this.body.removeAttribute("tabindex");
  }
}

/** Fill an element, unless it has these children already. @param {Element} element @param {Child[]} children */
function put(element, children) {
  const nodes = children.filter((each) => each != null && each !== false);
  const same = nodes.length === element.childNodes.length;
  if (same && nodes.every((each, place) => each === element.childNodes[place])) return;
  fill(element, ...nodes);
}
