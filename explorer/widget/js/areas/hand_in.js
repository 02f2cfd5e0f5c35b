import { h } from "../elements/dom.js";
import { say } from "./voice.js";

/** @import { Study } from "../format/host.js" */
/** @import { Answers } from "../kernel/answers.js" */

const LONG = 200;

/** The form to hand in: a name, and the code that carries it with the answers. */
export class HandIn {
  /** @param {Study} model @param {Answers} answers */
  constructor(model, answers) {
    this.model = model;
    this.answers = answers;
    this.name = h("input", {
      type: "text",
      class: "hx-answer",
      tabindex: "0",
      autocomplete: "name",
      maxlength: 80,
      "data-focus": "hand-in-name",
      oninput: () => this.named(),
    });
    this.name.value = answers.name;
    this.code = h("textarea", { class: "hx-code", readonly: true, rows: 3, tabindex: "0", "data-focus": "hand-in-code" });
    this.copy = h("button", { class: "hx-btn hx-main", "data-focus": "hand-in-copy", onclick: () => this.copied() });
    this.said = h("p", { class: "hx-note" });
    this.element = h(
      "div",
      { class: "hx-hand-in" },
      h("div", { class: "hx-row" }, this.name, this.copy),
      this.code,
      this.said,
    );
  }

  /** @returns {HTMLElement|false} the form, if this page can hand in */
  show() {
    if (!this.answers.handing) return false;
    const { words } = this.model.get("fixed");
    for (const [field, said] of /** @type {const} */ ([[this.name, "hand_in.name"], [this.code, "hand_in.code"]])) {
      field.setAttribute("aria-label", words[said]);
    }
    this.name.placeholder = words["hand_in.name"];
    this.copy.textContent = words["hand_in.copy"];
    this.written();
    return this.element;
  }

  named() {
    this.answers.called(this.name.value);
    this.written();
  }

  written() {
    const { words } = this.model.get("fixed");
    this.code.value = this.answers.code();
    const long = this.code.value.length > LONG && words["hand_in.long"].replace("{count}", String(this.code.value.length));
    const lost = !this.answers.shelf.works && words["hand_in.unkept"];
    const read = !this.answers.handing?.sealed && words["hand_in.readable"];
    this.said.textContent = [words["hand_in.how"], long, lost, read].filter(Boolean).join(" ");
  }

  copied() {
    const { words } = this.model.get("fixed");
    this.code.select();
    const done = () => {
      this.copy.textContent = words["hand_in.copied"];
      say(this.element, words["hand_in.copied"]);
    };
    // A page opened from a file may have no clipboard; what is selected can be copied by hand.
    navigator.clipboard?.writeText(this.code.value).then(done, () => {});
  }
}
