import { Board } from "../board/board.js";
import { fill, h } from "../elements/dom.js";

/** @import { Choose, Study } from "../format/host.js" */
/** @import { Control, Page } from "../format/page.js" */

/** The game's panel beside the board: a drawing, its controls and remarks. */
export class Panel {
  /**
   * @param {Study} model @param {import("../kernel/link.js").Link} link @param {Choose} choose
   */
  constructor(model, link, choose) {
    this.model = model;
    this.link = link;
    this.board = new Board(`${link.view}-panel`, choose);
    this.board.element.dataset.focus = "panel";
    this.title = h("h3");
    this.controls = h("div", { class: "hx-row hx-controls" });
    this.notes = h("ul", { class: "hx-notes" });
    this.told = h("p", { class: "hx-told", "aria-hidden": "true" });
    this.busy = h("span", { class: "hx-sub", role: "status" });
    this.element = h(
      "div",
      { class: "hx-panel hx-extra", role: "group", hidden: true },
      h("div", { class: "hx-head" }, this.title, this.busy),
      this.controls,
      h("div", { class: "hx-picture" }, this.board.element),
      this.told,
      this.notes,
    );
    for (const kind of ["pointerover", "pointerdown", "keyup", "focusin"]) {
      this.board.element.addEventListener(kind, (event) => this.tell(event));
    }
  }

  /** Show the label of what is under the pointer or the focus. @param {Event} event */
  tell(event) {
    const pointed = event instanceof PointerEvent;
    const spot = pointed
      ? /** @type {Element} */ (event.target).closest("[data-place]")
      : this.board.element.querySelector(".hx-active");
    if (spot) this.told.textContent = spot.getAttribute("aria-label");
  }

  /** @param {Page} page @param {number} width */
  show(page, width) {
    const panel = this.link.panel;
    this.element.hidden = !panel || Boolean(page.curtain);
    if (!panel || page.curtain) return;
    const waits = !this.link.frame && panel.turn !== page.turn;
    this.element.setAttribute("aria-busy", String(waits));
    this.busy.textContent = waits ? this.model.get("fixed").words["panel.busy"] : "";
    this.element.setAttribute("aria-label", panel.title);
    this.title.textContent = panel.title;
    fill(this.controls, ...panel.controls.map((each) => this.control(each)));
    fill(this.notes, ...panel.notes.map((note) => h("li", {}, note)));
    const picture = panel.pictures.find((each) => each.width === width) ?? panel.pictures[0];
    this.board.show(picture, panel.label, picture.still, picture.pieces, picture.cells, true);
  }

  /** @param {Control} control */
  control(control) {
    const set = (/** @type {Event} */ event) =>
      this.link.send("set", `${control.key}=${/** @type {HTMLInputElement} */ (event.target).value}`);
    const look = { "data-focus": `set-${control.key}`, "data-set": control.key, onchange: set };
    if (control.kind === "slider") {
      const { low, high, step, value } = control;
      const range = { type: "range", tabindex: "0", min: low, max: high, step, value };
      return h("label", {}, control.label, h("input", { ...range, ...look }), h("output", {}, value));
    }
    const options = control.options.map(([value, text]) =>
      h("option", { value, selected: value === control.value }, text),
    );
    return h("label", {}, control.label, h("select", look, ...options));
  }
}
