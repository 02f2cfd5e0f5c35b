import { h, icon, portrait } from "../elements/dom.js";
import { fitting } from "./selection.js";

/** @import { Chip, Choices, Fixed, Item } from "../format/page.js" */

const MANY = 20;
const HOTKEYS = "1234567890";

/** @typedef {(item: Item) => void} Take */

/**
 * The choices as cards, chips or a grid of numbers.
 * @param {Choices} choices @param {Item[]} items those that stand here @param {Item|null} chosen
 * @param {Fixed} fixed @param {Take} take
 */
export function cards(choices, items, chosen, fixed, take) {
  const hand = items.some((item) => item.icon);
  const many = items.length > MANY && choices.lay;
  const place = many ? "hx-cards hx-many" : hand ? "hx-hand" : choices.lay ? "hx-cards" : "hx-moves";
  const list = h(
    "div",
    { class: place },
    ...items.map((item) => card(item, item === chosen, fixed, take)),
  );
  list.style.setProperty("--a", `var(--hx-${choices.who})`);
  list.style.setProperty("--n", String(Math.max(4, Math.min(items.length, 7))));
  return list;
}

/** @param {Item} item @param {boolean} chosen @param {Fixed} fixed @param {Take} take */
function card(item, chosen, { icons, figures }, take) {
  const state = item.taken ? "hx-taken" : item.why ? "hx-refused" : "hx-legal";
  const whole = item.do === "play" ? " hx-whole" : "";
  const path = icons[item.icon];
  const figure = figures[item.target];
  return h(
    "button",
    {
      class: `hx-choice ${state}${whole}`,
      "data-focus": `choice-${item.do}-${item.value}`,
      "data-value": item.value,
      "aria-keyshortcuts": item.hot || null,
      "aria-pressed": item.verb ? String(chosen) : null,
      title: item.why || null,
      onclick: () => take(item),
    },
    path && icon(path, 22),
    !path && figure && portrait(figure, item.target, 26),
    h("span", {}, item.text, note(item) && h("small", {}, note(item))),
    item.hot && h("kbd", { "aria-hidden": "true" }, item.hot),
  );
}

/** What stands in small letters on a card. @param {Item} item */
function note(item) {
  return item.why || item.brief;
}

/**
 * The parts of a move, a row of chips each.
 * @param {Choices} choices @param {Item|null} chosen @param {Fixed} fixed
 * @param {(row: number, chip: number) => void} take
 */
export function parts({ rows, items }, chosen, fixed, take) {
  let count = 0;
  const going = fitting(items, chosen, rows.length);
  return h(
    "div",
    { class: "hx-pick" },
    ...rows.map(({ label, chips }, row) =>
      h(
        "div",
        { class: "hx-part", role: "group", "aria-label": label },
        h("span", { class: "hx-lab", "aria-hidden": "true" }, label),
        h(
          "div",
          { class: "hx-chips" },
          ...going[row].map((place) => {
            const pressed = chosen?.parts[row] === place;
            const focus = `part-${row}-${place}`;
            const hot = HOTKEYS[count++] ?? "";
            return button(chips[place], { pressed, focus, hot }, fixed, () => take(row, place));
          }),
        ),
      ),
    ),
  );
}

/**
 * @param {Chip} chip @param {{pressed: boolean, focus: string, hot: string}} state @param {Fixed} fixed
 * @param {() => void} take
 */
function button(chip, { pressed, focus, hot }, { icons, figures }, take) {
  const path = icons[chip.icon];
  const figure = figures[chip.target];
  return h(
    "button",
    {
      class: "hx-opt",
      "data-focus": focus,
      "aria-pressed": String(pressed),
      "aria-keyshortcuts": hot || null,
      onclick: take,
    },
    path && icon(path, 18),
    !path && figure && portrait(figure, chip.target, 26),
    chip.text,
  );
}

/**
 * The row and the chip that a digit stands for.
 * @param {Choices} choices @param {Item|null} chosen @param {string} key
 * @returns {[number, number]|null}
 */
export function chipOf({ rows, items }, chosen, key) {
  const going = fitting(items, chosen, rows.length);
  const shown = going.flatMap((chips, row) => chips.map((chip) => /** @type {[number, number]} */ ([row, chip])));
  return key.length === 1 ? (shown[HOTKEYS.indexOf(key)] ?? null) : null;
}

/**
 * What is picked of a move that is composed, and what is still to be picked.
 * @param {Choices} choices @param {Fixed} fixed
 */
export function slots(choices, { icons, words }) {
  const picked = choices.slots.map((slot, place) =>
    h(
      "li",
      { class: "hx-picked hx-set" },
      h("span", { class: "hx-n" }, String(place + 1)),
      slot.icon && icon(icons[slot.icon], 18),
      h("span", {}, h("b", {}, slot.text), slot.brief && h("small", {}, slot.brief)),
    ),
  );
  const wanted = Math.max(choices.places, picked.length + (choices.ready ? 0 : 1));
  const free = Array.from({ length: wanted - picked.length }, (_, place) =>
    h(
      "li",
      { class: place === 0 ? "hx-picked hx-awaited" : "hx-picked" },
      h("span", { class: "hx-n" }, String(picked.length + place + 1)),
      place === 0 && h("span", {}, words["choices.choose"]),
    ),
  );
  const row = h("ol", { class: "hx-slots", "aria-label": words["choices.picked"] }, ...picked, ...free);
  row.style.setProperty("--a", `var(--hx-${choices.who})`);
  return row;
}
