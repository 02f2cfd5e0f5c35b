import { h } from "./dom.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Buttons of which one is on. Tab stops once, the arrows move the focus, and only a press chooses,
 * so that passing a seat does not show what it sees.
 * @param {string} look the class @param {string} label @param {HTMLElement[]} buttons
 */
export function radios(look, label, buttons) {
  const stop = (/** @type {HTMLElement} */ here) => {
    for (const each of buttons) each.tabIndex = each === here ? 0 : -1;
  };
  stop(buttons.find((each) => each.getAttribute("aria-checked") === "true") ?? buttons[0]);
  const key = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[/** @type {"ArrowUp"} */ (event.key)];
    const here = buttons.indexOf(/** @type {HTMLElement} */ (event.target));
    if (!step || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons[(here + step + buttons.length) % buttons.length];
    stop(next);
    next.focus();
  };
  return h("div", { class: look, role: "radiogroup", "aria-label": label, onkeydown: key }, ...buttons);
}
