/**
 * A pointer that is pressed on an element. A node that is replaced between press and release never
 * hears its click, so redrawing waits until the click was heard.
 */
export class Press {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.held = false;
    /** @type {(() => void)|null} what waits for the release */
    this.due = null;
    this.leave = new AbortController();
    const { signal } = this.leave;
    root.addEventListener("pointerdown", () => (this.held = true), { signal });
    const end = () => this.held && setTimeout(() => this.release());
    for (const type of ["pointerup", "pointercancel"]) {
      document.addEventListener(type, end, { signal, capture: true });
    }
    const moved = (/** @type {PointerEvent} */ event) => event.buttons === 0 && end();
    document.addEventListener("pointermove", moved, { signal, capture: true });
  }

  /** Act now, or once the pointer is released. @param {() => void} act */
  after(act) {
    if (this.held) this.due = act;
    else act();
  }

  release() {
    this.held = false;
    const due = this.due;
    this.due = null;
    due?.();
  }
}
