import { fill, h } from "./dom.js";

/** @import { Child } from "../format/host.js" */

/** A button with a list that closes on a choice, on Escape or on a click outside. */
export class Menu {
  /** @param {string} name its focus key and class @param {boolean} [upward] */
  constructor(name, upward = false) {
    this.button = h("button", {
      class: `hx-btn hx-${name}`,
      "aria-expanded": "false",
      "data-focus": `menu-${name}`,
      "data-menu": name,
      onclick: () => this.toggle(this.panel.hidden),
    });
    this.panel = h("div", { class: "hx-menu hx-panel", role: "group", tabindex: "-1", hidden: true });
    this.element = h(
      "div",
      {
        class: `hx-menuat${upward ? " hx-upward" : ""}`,
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
        onfocusout: (/** @type {FocusEvent} */ event) => this.left(event),
      },
      this.button,
      this.panel,
    );
    /** @param {Event} event */
    this.outside = (event) => {
      if (!event.composedPath().includes(this.element)) this.toggle(false);
    };
  }

  get open() {
    return !this.panel.hidden;
  }

  /** @param {boolean} open */
  toggle(open) {
    this.panel.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
    const listen = open ? document.addEventListener : document.removeEventListener;
    listen.call(document, "pointerdown", this.outside, true);
    if (open) this.onopen?.();
  }

  /** Close the list after a choice; the focus goes back to the button. */
  close() {
    if (!this.open) return;
    this.toggle(false);
    this.button.focus({ preventScroll: true });
  }

  /** Close when the focus goes elsewhere. @param {FocusEvent} event */
  left({ relatedTarget }) {
    if (relatedTarget instanceof Node && !this.element.contains(relatedTarget)) this.toggle(false);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Escape" || !this.open) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  /** @type {(() => void)|undefined} */
  onopen;

  /** @param {string} label @param {Child[]} face of the button @param {Child[]} list */
  show(label, face, list) {
    this.button.setAttribute("aria-label", label);
    this.button.title = label;
    this.panel.setAttribute("aria-label", label);
    fill(this.button, ...face);
    fill(this.panel, ...list);
  }
}
