import { SVG, parseSvg } from "../elements/dom.js";

/** @import { Piece } from "../format/page.js" */

/** @type {WeakMap<Element, Piece>} the piece that a node shows */
const shown = new WeakMap();

/**
 * Show new pieces in a layer. Nodes with the same key are changed in place, so that a piece moves
 * to its new place instead of jumping.
 * @param {SVGElement} layer @param {Piece[]} pieces @param {boolean} animate
 */
export function morph(layer, pieces, animate) {
  layer.classList.toggle("hx-cut", !animate);
  const old = new Map([...layer.children].map((node) => [shown.get(node)?.key, node]));
  const changed = (/** @type {Piece} */ { key, svg }) => {
    const known = old.get(key);
    return !known || shown.get(known)?.svg !== svg;
  };
  const shapes = new Map(parsed(pieces.filter(changed)));
  /** @type {ChildNode|null} */
  let place = layer.firstChild;
  for (const piece of pieces) {
    const known = old.get(piece.key);
    const node = known ?? document.createElementNS(SVG, "g");
    const drawn = shapes.get(piece);
    old.delete(piece.key);
    dress(node, piece);
    if (drawn) change(node, drawn);
    if (node === place) place = place.nextSibling;
    else layer.insertBefore(node, place);
  }
  for (const gone of old.values()) gone.remove();
}

/** @param {Piece[]} pieces @returns {SVGElement[]} a node for each, without a target to click */
export function still(pieces) {
  return parsed(pieces).map(([piece, drawn]) => {
    const node = document.createElementNS(SVG, "g");
    dress(node, piece);
    change(node, drawn);
    return node;
  });
}

/** @param {Element} node @returns {string} the key that a click on a piece means; empty if none */
export function target(node) {
  return shown.get(node)?.target ?? "";
}

/**
 * @param {Piece[]} pieces
 * @returns {[Piece, Element][]} each with a group of its shapes, all parsed in one go
 */
function parsed(pieces) {
  const groups = parseSvg(pieces.map(({ svg }) => `<g>${svg}</g>`).join(""));
  return pieces.map((piece, place) => [piece, groups[place]]);
}

/** Give a node the place and the look of its piece. @param {Element} node @param {Piece} piece */
function dress(node, piece) {
  const { key, x, y, cls = "", accent = "", sudden = false } = piece;
  const colour = accent && `;--a:var(--hx-${accent})`;
  const look = {
    "data-key": key,
    class: [cls, sudden && "hx-appears"].filter(Boolean).join(" "),
    style: `transform:translate(${x}px,${y}px)${colour}`,
  };
  for (const [name, value] of Object.entries(look)) {
    if (!value) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  shown.set(node, piece);
}

/**
 * Give a node other shapes, in place if they are of the same kinds.
 * @param {Element} known @param {Element} fresh
 */
function change(known, fresh) {
  const alike =
    known.children.length === fresh.children.length &&
    [...known.children].every((child, place) => child.localName === fresh.children[place].localName);
  if (alike && known.children.length) {
    [...known.children].forEach((child, place) => same(child, fresh.children[place]));
  } else if (known.innerHTML !== fresh.innerHTML) {
    known.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  }
}

/** @param {Element} known @param {Element} fresh */
function same(known, fresh) {
  for (const { name } of [...known.attributes]) {
    if (!fresh.hasAttribute(name)) known.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (known.getAttribute(name) !== value) known.setAttribute(name, value);
  }
  change(known, fresh);
}
