import { parseSvg } from "./dom.js";

/**
 * Make a layer show new pieces: nodes with the same key stay and are changed in place, so that a
 * new place is a movement and not a jump.
 * @param {SVGElement} layer @param {string} markup @param {boolean} animate
 */
export function morph(layer, markup, animate) {
  layer.classList.toggle("hx-cut", !animate);
  const old = new Map([...layer.children].map((node) => [node.getAttribute("data-key"), node]));
  /** @type {ChildNode|null} */
  let place = layer.firstChild;
  for (const fresh of parseSvg(markup)) {
    const key = fresh.getAttribute("data-key");
    const known = old.get(key);
    old.delete(key);
    if (known) same(known, fresh);
    const node = known ?? document.importNode(fresh, true);
    if (node === place) place = place.nextSibling;
    else layer.insertBefore(node, place);
  }
  for (const gone of old.values()) gone.remove();
}

/** @param {Element} known @param {Element} fresh */
function same(known, fresh) {
  for (const { name } of [...known.attributes]) {
    if (!fresh.hasAttribute(name)) known.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (known.getAttribute(name) !== value) known.setAttribute(name, value);
  }
  const alike =
    known.children.length === fresh.children.length &&
    [...known.children].every((child, place) => child.tagName === fresh.children[place].tagName);
  if (alike && known.children.length) {
    [...known.children].forEach((child, place) => same(child, fresh.children[place]));
  } else if (known.innerHTML !== fresh.innerHTML) {
    known.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  }
}
