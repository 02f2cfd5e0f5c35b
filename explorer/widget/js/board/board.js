import { SVG, h } from "../elements/dom.js";
import { morph, target } from "./morph.js";
import { BARE_WIDTHS, WIDTHS } from "../format/shared.js";

/** @import { Choose } from "../format/host.js" */
/** @import { Cell, Piece } from "../format/page.js" */

const STRETCH = 1.25;

/** The most by which a drawing is wider than its room: it is scaled down a little then. */
const SPARE = 8;

/** @param {number} room @param {boolean} whole with its seats @returns {number} the widest drawing that fits */
export function fitting(room, whole) {
  const widths = whole ? WIDTHS : BARE_WIDTHS;
  const most = whole ? room : room + SPARE;
  return widths.find((width) => width <= most) ?? widths[widths.length - 1];
}

/** The drawing, and the grid of places that can be focused and chosen. */
export class Board {
  /** @param {string} id of this view @param {Choose} choose */
  constructor(id, choose) {
    this.choose = choose;
    /** @type {Cell[]} */
    this.cells = [];
    this.active = 0;
    this.id = `hx-${id}`;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("role", "presentation");
    this.svg.setAttribute("class", "hx-board");
    const layer = (/** @type {string} */ name) => {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", `hx-${name}`);
      this.svg.append(group);
      return group;
    };
    this.still = layer("still");
    this.pieces = layer("pieces");
    this.spots = layer("spots");
    for (const layer of [this.still, this.pieces]) layer.setAttribute("aria-hidden", "true");
    this.element = h(
      "div",
      { class: "hx-grid", role: "grid", tabindex: "0", "data-focus": "board" },
      this.svg,
    );
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("click", (event) => this.click(event));
    this.drawn = "";
  }

  /**
   * @param {{width: number, height: number, extent?: number}} board @param {string} label
   * @param {string} still the still layer @param {Piece[]} pieces over it @param {Cell[]} cells
   * @param {boolean} animate
   */
  show(board, label, still, pieces, cells, animate) {
    if (still !== this.drawn) {
      this.still.innerHTML = still;
      this.drawn = still;
    }
    const extent = board.extent ?? board.width;
    this.svg.setAttribute("viewBox", `0 0 ${extent} ${board.height}`);
    this.svg.setAttribute("width", String(extent));
    this.svg.setAttribute("height", String(board.height));
    this.svg.style.setProperty("--hx-most", `${board.width * STRETCH}px`);
    this.svg.style.minWidth = extent > board.width ? `${extent}px` : "";
    morph(this.pieces, pieces, animate);
    this.element.setAttribute("aria-label", label);
    this.grid(cells);
  }

  /** @param {Cell[]} cells */
  grid(cells) {
    this.cells = cells;
    this.active = Math.min(this.active, cells.length - 1);
    /** @type {Map<number, SVGElement>} */
    const rows = new Map();
    cells.forEach((cell, place) => {
      const row = rows.get(cell.row) ?? document.createElementNS(SVG, "g");
      row.setAttribute("role", "row");
      rows.set(cell.row, row);
      const spot = document.createElementNS(SVG, "rect");
      const box = { x: cell.x, y: cell.y, width: cell.width, height: cell.height };
      for (const [name, value] of Object.entries(box)) spot.setAttribute(name, String(value));
      spot.setAttribute("role", "gridcell");
      spot.setAttribute("id", `${this.id}-${place}`);
      spot.setAttribute("aria-label", cell.label);
      spot.setAttribute("data-place", String(place));
      spot.setAttribute("data-cell", cell.key);
      spot.setAttribute("class", cell.width > 1 ? "hx-spot" : "hx-beyond");
      row.append(spot);
    });
    this.spots.replaceChildren(...rows.values());
    this.mark();
  }

  /** Ring what is chosen and not yet done. @param {string[]} keys */
  pick(keys) {
    const rings = keys.map((key) => `ring ${key}`);
    for (const ring of this.pieces.querySelectorAll('[data-key^="ring "]')) {
      ring.classList.toggle("hx-picked-now", rings.includes(ring.getAttribute("data-key") ?? ""));
    }
  }

  mark() {
    this.spots.querySelectorAll("[data-place]").forEach((spot, place) => {
      spot.classList.toggle("hx-active", place === this.active);
    });
    this.element.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    this.onactive?.(this.cells[this.active]?.key ?? "");
  }

  /** @type {((key: string) => void)|undefined} told which cell the keyboard is on */
  onactive;

  /** @type {(() => void)|undefined} told when the keyboard goes to another cell */
  onwalk;

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) {
      const count = this.cells.length;
      this.active = (this.active + step + count) % count;
      this.mark();
      this.onwalk?.();
    } else if (event.key !== "Enter" && event.key !== " ") {
      return;
    } else if (!this.choose(this.cells[this.active].key, [], event.key)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {MouseEvent} event */
  click(event) {
    const spot = /** @type {Element} */ (event.target).closest("[data-place]");
    if (!spot) return;
    this.active = Number(spot.getAttribute("data-place"));
    this.mark();
    this.choose(this.cells[this.active].key, this.under(event));
  }

  /**
   * @param {MouseEvent} event
   * @returns {string[]} the keys of the pawns and rings under the pointer
   */
  under(event) {
    const root = /** @type {Document|ShadowRoot} */ (this.svg.getRootNode());
    return root
      .elementsFromPoint(event.clientX, event.clientY)
      .map((each) => each.closest(".hx-pieces [data-key]"))
      .flatMap((each) => (each && target(each)) || []);
  }
}
