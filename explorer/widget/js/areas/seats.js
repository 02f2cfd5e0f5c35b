import { fill, h, icon, portrait } from "../elements/dom.js";
import { smallCard } from "../elements/cards.js";
import { SVG } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page, SeatTile, Token } from "../format/page.js" */

const MANY = 5;
const SIZE = 14;

/**
 * The seats in a row above the board. The board's grid names them for the keyboard and for screen
 * readers, so the tiles themselves are only for eyes and pointers.
 */
export class Seats {
  /** @param {Study} model @param {(key: string) => void} choose */
  constructor(model, choose) {
    this.model = model;
    this.choose = choose;
    this.element = h("div", { class: "hx-seatrow", "aria-hidden": "true" });
  }

  /** @param {Page} page */
  show(page) {
    const { seats } = page;
    this.element.hidden = seats.length === 0;
    this.element.dataset.count = String(seats.length);
    this.element.classList.toggle("hx-plans", seats.some((each) => each.cards.length > 0 && each.left < 0));
    fill(this.element, ...seats.map((each) => this.tile(each, seats.length >= MANY)));
  }

  /** @param {SeatTile} seat @param {boolean} many */
  tile(seat, many) {
    const { figures, words } = this.model.get("fixed");
    const states = [seat.acts && "hx-act", seat.out && "hx-out", seat.mark && `hx-is-${seat.mark}`];
    const tile = h(
      "div",
      {
        class: ["hx-seat", ...states].filter(Boolean).join(" "),
        "data-tile": seat.key,
        title: seat.label,
        onclick: () => this.choose(seat.key),
      },
      (seat.first || seat.tab) &&
        h(
          "span",
          { class: "hx-tabs" },
          seat.first && h("i", { class: "hx-tab-first" }, seat.first),
          seat.tab && h("i", { class: "hx-tab-now" }, seat.tab),
        ),
      portrait(figures[seat.key] ?? "", seat.key, 34),
      h(
        "div",
        { class: "hx-seat-text" },
        h("b", {}, seat.name, seat.you && h("small", { class: "hx-you" }, words["seats.you"])),
        h(
          "span",
          { class: "hx-seat-line" },
          seat.tokens.length > 0 && h("span", { class: "hx-tokens" }, ...seat.tokens.map(token)),
          seat.said && h("span", {}, seat.said),
          seat.left < 0 && seat.said === "" && this.cards(seat),
        ),
      ),
      seat.said !== "" && seat.cards.length > 0 && this.cards(seat),
      seat.tags.length > 0 && h("span", { class: "hx-tags" }, ...seat.tags.map((tag) => h("i", {}, tag))),
      seat.left >= 0 && charges(seat, many, this.model.get("fixed").icons[seat.sign]),
    );
    tile.style.setProperty("--a", `var(--hx-${seat.key})`);
    return tile;
  }

  /** @param {SeatTile} seat */
  cards(seat) {
    const { icons } = this.model.get("fixed");
    return h("span", { class: "hx-small-cards" }, ...seat.cards.map((card) => smallCard(card, icons)));
  }

  /** Show which seat the keyboard is on. @param {string} key */
  mark(key) {
    for (const tile of this.element.children) {
      tile.classList.toggle("hx-active", tile.getAttribute("data-tile") === key);
    }
  }
}

/** @param {Token} found */
function token(found) {
  const holder = h("span", { class: "hx-token" });
  holder.innerHTML = `<svg width="${SIZE}" height="${SIZE}" viewBox="-10 -10 20 20">${found.svg}</svg>`;
  if (found.count > 1) holder.append(h("small", {}, `×${found.count}`));
  return holder;
}

/** What is left to fire: a cylinder, or a number where tiles are narrow. @param {SeatTile} seat @param {boolean} many @param {string} sign */
function charges(seat, many, sign) {
  if (many || seat.chambers > 8) {
    return h("span", { class: "hx-gun hx-few" }, icon(sign, 12), String(seat.left));
  }
  const svg = document.createElementNS(SVG, "svg");
  const drum = Array.from({ length: seat.chambers }, (_, place) => {
    const angle = (place * 2 * Math.PI) / seat.chambers;
    const look = place < seat.left ? "hx-full" : "hx-spent";
    return `<circle class="${look}" cx="${10.5 * Math.sin(angle)}" cy="${-10.5 * Math.cos(angle)}" r="3.2"/>`;
  });
  svg.setAttribute("viewBox", "-17 -17 34 34");
  svg.innerHTML =
    `<circle class="hx-drum" r="16"/>${drum.join("")}` +
    `<text class="hx-w hx-mid" y="4.3">${seat.left}</text>`;
  return h("span", { class: "hx-gun" }, svg);
}
