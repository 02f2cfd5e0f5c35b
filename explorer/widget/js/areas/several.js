import { h } from "../elements/dom.js";

/** @import { Page, Phrase } from "../format/page.js" */

/** An answer of several values, collected by clicks on the board and on buttons. */
export class Several {
  constructor() {
    this.question = "";
    /** @type {string[]} */
    this.values = [];
  }

  /** Start over if another question is asked. @param {Page} page */
  on(page) {
    const question = `${page.at} ${page.choices.asked?.ask ?? ""} ${page.choices.asked?.open}`;
    if (question !== this.question) this.values = [];
    this.question = question;
  }

  /** Add a value, or remove it if it is there. @param {string} value */
  toggle(value) {
    const rest = this.values.filter((each) => each !== value);
    this.values = rest.length < this.values.length ? rest : [...rest, value];
  }

  /** The values chosen so far. @param {Record<Phrase, string>} words */
  element(words) {
    return h(
      "p",
      { class: "hx-several", role: "status" },
      `${words["question.so.far"]}: `,
      h("b", {}, this.values.join(", ") || "–"),
    );
  }
}
