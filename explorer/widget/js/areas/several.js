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

  /**
   * The values chosen so far, and the button that gives them as the answer.
   * @param {Record<Phrase, string>} words @param {(given: string) => void} give
   */
  element(words, give) {
    const act = () => this.values.length > 0 && give(this.values.join(", "));
    return h(
      "div",
      { class: "hx-row hx-several" },
      h(
        "span",
        { role: "status" },
        `${words["question.so.far"]}: `,
        h("b", {}, this.values.join(", ") || "–"),
      ),
      h(
        "button",
        {
          class: "hx-btn",
          "aria-disabled": String(this.values.length === 0),
          "data-focus": "give",
          onclick: act,
        },
        words["question.give"],
      ),
    );
  }
}
