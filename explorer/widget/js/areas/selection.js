/** @import { Choices, Item } from "../format/page.js" */

/** The acts that are chosen first and done afterwards; parts of a move are picked at once. */
const DONE_LATER = ["play", "answer", "draw"];

/** @param {Choices} choices @param {Item} item @returns {boolean} whether a click only chooses it */
export function chosenFirst(choices, item) {
  return !choices.lay && !choices.by_hand && !item.why && DONE_LATER.includes(item.do);
}

/**
 * The move that is chosen before the reader chooses: the first combination of parts, or the only
 * move there is.
 * @param {Choices} choices @returns {Item|null}
 */
export function chosenAtFirst(choices) {
  const legal = choices.items.filter((item) => chosenFirst(choices, item));
  const given = choices.rows.length > 0 || legal.length === 1;
  return given && !choices.asked?.open ? (legal[0] ?? null) : null;
}

/**
 * The move with another chip in a row: of those that have it, the one that shares most other parts.
 * @param {Item[]} items @param {Item|null} chosen @param {number} row @param {number} chip
 * @returns {Item|null}
 */
export function withChip(items, chosen, row, chip) {
  const shared = (/** @type {Item} */ item) =>
    item.parts.filter((part, place) => part === chosen?.parts[place]).length;
  const having = items.filter((item) => item.parts[row] === chip);
  const most = Math.max(...having.map(shared));
  return having.find((item) => shared(item) === most) ?? null;
}

/**
 * The chips of each row that go with what is chosen in the rows before it.
 * @param {Item[]} items @param {Item|null} chosen @param {number} rows @returns {number[][]}
 */
export function fitting(items, chosen, rows) {
  return Array.from({ length: rows }, (_, row) => {
    const going = items.filter(({ parts }) =>
      !chosen || parts.every((part, place) => place >= row || part === chosen.parts[place]),
    );
    return [...new Set(going.map(({ parts }) => parts[row]))];
  });
}

/** What the reader has chosen and not yet done. The browser alone keeps it. */
export class Selection {
  constructor() {
    this.place = "";
    /** @type {Item|null} */
    this.item = null;
    /** What the reader has touched: a second time does it. */
    this.touched = "";
  }

  /** Begin anew if other choices are shown. @param {string} place @param {Choices} choices */
  on(place, choices) {
    const offered = choices.items.map(({ do: act, value }) => `${act} ${value}`);
    const now = [place, ...offered, ...choices.slots.map((slot) => slot.value)].join("\n");
    const same = choices.items.find((item) => this.is(item));
    if (now !== this.place) this.choose(chosenAtFirst(choices), "");
    else this.item = same ?? null;
    this.place = now;
  }

  /** @param {Item|null} item @param {string} touched */
  choose(item, touched) {
    this.item = item;
    this.touched = touched;
  }

  /** @param {Item} item */
  is(item) {
    return this.item !== null && this.item.do === item.do && this.item.value === item.value;
  }
}
