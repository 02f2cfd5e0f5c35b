import { h } from "../elements/dom.js";
import { say } from "../areas/voice.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Notes as Stored, Page } from "../format/page.js" */

/** The box for a position's name, comment and marks, and for the order of its branches. */
export class Notes {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    this.marking = false;
    this.first = "";
    this.at = -1;
    /** @type {Stored|null} */
    this.stored = null;
    this.status = h("span", { class: "hx-note" });
    this.name = h("input", {
      type: "text",
      class: "hx-answer",
      tabindex: "0",
      "data-focus": "note-name",
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && this.note(),
    });
    this.comment = h("textarea", {
      class: "hx-answer",
      rows: "2",
      tabindex: "0",
      "data-focus": "note-comment",
    });
  }

  note() {
    if (this.name.value !== this.stored?.name) this.send("rename", this.name.value);
    if (this.comment.value !== this.stored?.comment) this.send("comment", this.comment.value);
  }

  /**
   * @param {string} key
   * @returns {boolean} true: the key is part of a mark, which a second one finishes
   */
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

  /** @param {string} key @returns {string} the name of a spot: the beginning of its label */
  called(key) {
    const cells = this.model.get("page")?.boards[0].cells ?? [];
    return cells.find((cell) => cell.key === key)?.label.split(/[:;,]/)[0] ?? key;
  }

  say() {
    const words = this.model.get("fixed").words;
    const text = this.first
      ? words["notes.mark.second"].replace("{spot}", this.called(this.first))
      : words["notes.mark.first"];
    const next = this.marking ? text : "";
    if (this.status.textContent === next) return;
    this.status.textContent = next;
    say(this.status, next);
  }

  /** @param {Page} page @param {Stored} notes */
  show(page, notes) {
    const words = this.model.get("fixed").words;
    const moved = page.at !== this.at;
    this.at = page.at;
    this.stored = notes;
    const typing = (/** @type {Element} */ field) => !moved && document.activeElement === field;
    if (!typing(this.name)) this.name.value = notes.name;
    if (!typing(this.comment)) this.comment.value = notes.comment;
    this.status = h("span", { class: "hx-note" });
    this.say();
    const act = (/** @type {"unmark"|"promote"|"delete"|"restore"} */ what, /** @type {boolean} */ can) =>
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
