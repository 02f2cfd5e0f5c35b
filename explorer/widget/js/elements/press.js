/**
 * Tell while a pointer is pressed on an element. A node that is replaced between press and release
 * never hears its click, so whoever redraws waits until `released` is called.
 */
export class Press {
  /** @param {HTMLElement} root @param {() => void} released called after the click was heard */
  constructor(root, released) {
    this.held = false;
    this.released = released;
    this.leave = new AbortController();
    const { signal } = this.leave;
    root.addEventListener("pointerdown", () => (this.held = true), { signal });
    const end = () => this.held && setTimeout(() => this.end());
    for (const type of ["pointerup", "pointercancel"]) {
      document.addEventListener(type, end, { signal, capture: true });
    }
    const moved = (/** @type {PointerEvent} */ event) => event.buttons === 0 && end();
    document.addEventListener("pointermove", moved, { signal, capture: true });
  }

  end() {
    this.held = false;
    this.released();
  }
}
