import { h } from "./dom.js";
import { say } from "./voice.js";

/** A name, a comment and marks for the position at hand, and the order of its branches. */
export class Notes {
  /** @param {any} model @param {(what: string, value?: string|number) => void} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    this.marking = false;
    this.first = "";
    this.at = -1;
    this.name = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "text",
        class: "hx-answer",
        tabindex: "0",
        "data-focus": "note-name",
        onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && this.note(),
      })
    );
    this.comment = /** @type {HTMLTextAreaElement} */ (
      h("textarea", { class: "hx-answer", rows: "2", tabindex: "0", "data-focus": "note-comment" })
    );
  }

  note() {
    if (this.name.value !== this.stored.name) this.send("rename", this.name.value);
    if (this.comment.value !== this.stored.comment) this.send("comment", this.comment.value);
  }

  /** @param {string} key @returns {boolean} the second spot finishes a mark */
  spot(key) {
    if (this.first) {
      this.send("mark", JSON.stringify([this.first, key]));
      this.first = "";
    } else {
      this.first = key;
    }
    this.say();
    return true;
  }

  /** @param {string} key what a spot is called: the beginning of its label */
  called(key) {
    const cells = this.model.get("page").boards[0].cells;
    return cells.find((/** @type {any} */ cell) => cell.key === key).label.split(/[:;,]/)[0];
  }

  say() {
    const words = this.model.get("fixed").words;
    const text = this.first
      ? words["notes.mark.second"].replace("{spot}", this.called(this.first))
      : words["notes.mark.first"];
    const next = this.marking ? text : "";
    if (!this.status || this.status.textContent === next) return;
    this.status.textContent = next;
    say(this.status, next);
  }

  /** @param {any} page @param {any} notes */
  show(page, notes) {
    const words = this.model.get("fixed").words;
    const moved = page.at !== this.at;
    this.at = page.at;
    this.stored = notes;
    for (const [field, value] of [[this.name, notes.name], [this.comment, notes.comment]]) {
      if (moved || document.activeElement !== field) field.value = value;
    }
    this.status = h("span", { class: "hx-note" });
    this.say();
    const act = (/** @type {string} */ what, /** @type {boolean} */ can) =>
      can &&
      h(
        "button",
        { class: "hx-btn", "data-focus": `note-${what}`, onclick: () => this.send(what) },
        words[`notes.${what}`],
      );
    return h(
      "div",
      { class: "hx-notebox" },
      h("label", {}, words["notes.name"], this.name),
      h("label", {}, words["notes.comment"], this.comment),
      h(
        "div",
        { class: "hx-row" },
        h(
          "button",
          { class: "hx-btn hx-main", "data-focus": "note-done", onclick: () => this.note() },
          words["notes.done"],
        ),
        h(
          "button",
          {
            class: "hx-btn",
            "aria-pressed": String(this.marking),
            "data-focus": "note-mark",
            onclick: (/** @type {Event} */ event) => {
              this.marking = !this.marking;
              this.first = "";
              const button = /** @type {Element} */ (event.currentTarget);
              button.setAttribute("aria-pressed", String(this.marking));
              this.say();
            },
          },
          words["notes.mark"],
        ),
        act("unmark", notes.marks.length > 0),
        act("promote", !notes.on_main),
        act("delete", !notes.at_start),
        act("restore", notes.restore),
        this.status,
      ),
    );
  }
}
