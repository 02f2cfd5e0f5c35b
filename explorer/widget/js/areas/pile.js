import { fill, h, icon } from "../elements/dom.js";
import { smallCard } from "../elements/cards.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page, Plate, Turn } from "../format/page.js" */

/** The turns of the round with their cards, and what comes after them; for eyes and pointers. */
export class Pile {
  /** @param {Study} model @param {(key: string) => void} choose */
  constructor(model, choose) {
    this.model = model;
    this.choose = choose;
    this.element = h("div", { class: "hx-pile", "aria-hidden": "true" });
  }

  /** @param {Page} page */
  show(page) {
    const { pile } = page;
    this.element.hidden = !pile;
    if (!pile) return;
    fill(
      this.element,
      pile.title && h("div", { class: "hx-round" }, pile.title, h("b", {}, pile.name)),
      ...pile.turns.map((turn) => this.turn(turn)),
      ...pile.plates.map((plate) => this.plate(plate)),
    );
    this.fold();
  }

  /** Fold turns to their icon and a count until all fit: those that are over first. */
  fold() {
    const turns = [...this.element.querySelectorAll(".hx-turn-of")];
    const open = turns.filter((each) => !each.classList.contains("hx-on"));
    const over = open.filter((each) => each.classList.contains("hx-over"));
    const order = [...over, ...open.filter((each) => !over.includes(each)).reverse()];
    turns.forEach((each) => each.classList.remove("hx-folded"));
    for (const turn of order) {
      if (this.element.scrollWidth <= this.element.clientWidth) break;
      turn.classList.add("hx-folded");
    }
  }

  /** @param {Turn} turn */
  turn(turn) {
    const { icons } = this.model.get("fixed");
    const states = [turn.now && "hx-on", turn.over && "hx-over", turn.mark && `hx-is-${turn.mark}`];
    return h(
      "div",
      {
        class: ["hx-turn-of", ...states].filter(Boolean).join(" "),
        "data-tile": turn.key,
        title: turn.label,
        onclick: () => this.choose(turn.key),
      },
      icon(icons[turn.icon] ?? icons.face_up, 14),
      h("span", { class: "hx-small-cards" }, ...turn.cards.map((card) => smallCard(card, icons))),
      h("span", { class: "hx-count" }, `×${turn.cards.length}`),
    );
  }

  /** @param {Plate} plate */
  plate(plate) {
    const { icons } = this.model.get("fixed");
    const states = [plate.now && "hx-on", plate.mark && `hx-is-${plate.mark}`];
    return h(
      "div",
      {
        class: ["hx-plate-of", ...states].filter(Boolean).join(" "),
        "data-tile": plate.key,
        title: plate.label,
        onclick: () => this.choose(plate.key),
      },
      plate.icon && icon(icons[plate.icon], 16),
      h("span", {}, plate.text),
    );
  }

  /** Show which turn the keyboard is on. @param {string} key */
  mark(key) {
    for (const tile of this.element.querySelectorAll("[data-tile]")) {
      tile.classList.toggle("hx-active", tile.getAttribute("data-tile") === key);
    }
  }
}
