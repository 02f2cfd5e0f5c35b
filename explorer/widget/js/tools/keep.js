import { h } from "../elements/dom.js";
import { say } from "../areas/voice.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Keep as Kept, Phrase, Wish } from "../format/page.js" */

/** The box to save the study in a file, or to share it as a code. */
export class Keep {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    this.paste = this.field("keep-paste");
    this.file = this.field("keep-file");
  }

  /** @param {string} focus */
  field(focus) {
    return h("input", { type: "text", class: "hx-answer hx-wide-field", tabindex: "0", "data-focus": focus });
  }

  /** @param {Kept} keep */
  show(keep) {
    const words = this.model.get("fixed").words;
    const button = (
      /** @type {"code"|"back"|"take"|"save"|"open"} */ name,
      /** @type {() => void} */ act,
      main = false,
    ) =>
      h(
        "button",
        { class: `hx-btn ${main ? "hx-main" : ""}`, "data-focus": `keep-${name}`, onclick: act },
        words[`keep.${name}`],
      );
    const label = (/** @type {HTMLInputElement} */ field, /** @type {string} */ said) => {
      field.placeholder = said;
      field.setAttribute("aria-label", said);
    };
    label(this.paste, words["keep.paste"]);
    label(this.file, words["keep.file"]);
    const typed = (/** @type {Wish} */ what, /** @type {HTMLInputElement} */ field) => () =>
      field.value.trim() && this.send(what, field.value.trim());
    return h(
      "div",
      { class: "hx-notebox" },
      h("p", { class: "hx-note" }, keep.allowed ? words["keep.warning"] : words["keep.refused"]),
      keep.code && this.code(keep.code, words),
      h(
        "div",
        { class: "hx-row" },
        keep.allowed && button("code", () => this.send("code"), true),
        keep.back && button("back", () => this.send("take_back")),
      ),
      h("div", { class: "hx-row" }, this.paste, button("take", typed("take", this.paste))),
      h(
        "div",
        { class: "hx-row" },
        this.file,
        keep.allowed && button("save", typed("save", this.file)),
        button("open", typed("open", this.file)),
      ),
      keep.said && h("p", { class: "hx-note hx-notice", role: "status" }, keep.said),
    );
  }

  /** @param {string} code @param {Record<Phrase, string>} words */
  code(code, words) {
    const text = h("textarea", {
      class: "hx-answer hx-code",
      rows: "4",
      readonly: true,
      tabindex: "0",
      "aria-label": words["tools.keep"],
      "data-focus": "keep-text",
    });
    text.value = code;
    const said = h("span", { class: "hx-note" });
    const copy = async () => {
      text.select();
      await navigator.clipboard?.writeText(code);
      said.textContent = words["keep.copied"];
      say(said, words["keep.copied"]);
    };
    return h(
      "div",
      {},
      text,
      h("button", { class: "hx-btn", "data-focus": "keep-copy", onclick: copy }, words["keep.copy"]),
      said,
    );
  }
}
