import { h, icon } from "../elements/dom.js";

/** @import { Choices, Fixed, Item } from "../format/page.js" */

const RUN = "M5 5l7 7-7 7M13 5l7 7-7 7";

/**
 * The button that does what is chosen or composed, and says what that is.
 * @param {Choices} choices @param {Item|null} chosen @param {Fixed} fixed @param {() => void} act
 */
export function verb(choices, chosen, { icons, words }, act) {
  const ready = choices.lay ? choices.ready : chosen !== null;
  const path = icons[chosen?.icon ?? ""];
  const left = choices.lay && !ready ? choices.places - choices.slots.length : 0;
  const button = h(
    "button",
    {
      class: `hx-btn hx-lay${ready ? " hx-main" : ""}`,
      "aria-disabled": String(!ready),
      "data-focus": choices.lay ? "lay" : "do",
      onclick: act,
    },
    path && icon(path, 18),
    h("span", {}, choices.lay || chosen?.verb || choices.unready),
    ready && h("kbd", { "aria-hidden": "true" }, "Enter"),
  );
  if (left <= 0) return button;
  const more = words["choices.more"].replace("{count}", String(left));
  return h("span", { class: "hx-row" }, button, h("span", { class: "hx-sub" }, more));
}

/** A move that can be made instead of the composed one. @param {Item} item @param {() => void} act */
export function another(item, act) {
  return h(
    "button",
    {
      class: "hx-btn hx-legal",
      "data-focus": `choice-${item.do}-${item.value}`,
      "data-value": item.value,
      "aria-keyshortcuts": item.hot || null,
      onclick: act,
    },
    item.verb,
  );
}

/** The button that plays on as long as there is nothing to choose. @param {string} said @param {() => void} act */
export function running(said, act) {
  return h("button", { class: "hx-btn", "data-focus": "play-on", onclick: act }, icon(RUN, 18), said);
}

/** @param {Choices} choices @param {Fixed} fixed @param {() => void} act */
export function takingBack(choices, { words }, act) {
  return h(
    "button",
    {
      class: "hx-btn hx-quiet",
      "aria-disabled": String(choices.slots.length === 0),
      "data-focus": "unpick",
      onclick: act,
    },
    words["choices.unpick"],
    h("kbd", { "aria-hidden": "true" }, "⌫"),
  );
}

/** @param {Fixed} fixed @param {() => void} act */
export function clearing({ words }, act) {
  return h("button", { class: "hx-btn hx-quiet", "data-focus": "clear", onclick: act }, words["choices.clear"]);
}
