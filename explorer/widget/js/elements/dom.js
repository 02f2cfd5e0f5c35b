/** Small helpers to build and update the page. */

/** @import { Child, Properties } from "../format/host.js" */

export const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with properties and children. Keys pressed on a focusable one don't trigger the
 * host's own shortcuts.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  if (tag === "button" || tag === "select" || "tabindex" in properties) {
    element.setAttribute("data-lm-suppress-shortcuts", "true");
  }
  if (tag === "button") element.setAttribute("type", "button");
  element.append(...present(children));
  return element;
}

/** @param {Child[]} children */
function present(children) {
  return children.filter((child) => child != null && child !== false);
}

/** @param {string} markup @returns {SVGElement[]} the elements of a piece of SVG */
export function parseSvg(markup) {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${SVG}">${markup}</svg>`,
    "image/svg+xml",
  );
  return /** @type {SVGElement[]} */ ([...parsed.documentElement.children]);
}

/** @param {string} path @param {number} size */
export function icon(path, size = 20) {
  const holder = h("span", { class: "hx-icon", "aria-hidden": "true" });
  holder.innerHTML =
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  return holder;
}

/** @param {string} drawn @param {string} name @param {number} height */
export function portrait(drawn, name, height) {
  const holder = h("span", { class: "hx-portrait", "aria-hidden": "true" });
  holder.style.setProperty("--a", `var(--hx-${name})`);
  const width = (height * 44) / 60;
  holder.innerHTML =
    `<svg width="${width}" height="${height}" viewBox="-22 -57 44 60">${drawn}</svg>`;
  return holder;
}

/**
 * Replace the content of an element. The focus stays on the child with the same data-focus, with
 * the text typed there; if there is none, it goes to the panel around it.
 * @param {Element} element @param {...Child} children
 */
export function fill(element, ...children) {
  const root = /** @type {Document|ShadowRoot} */ (element.getRootNode());
  const focused = root.activeElement;
  const inside = focused && focused !== element && element.contains(focused);
  element.replaceChildren(...present(children));
  if (!inside) return;
  const key = focused.getAttribute("data-focus");
  const again = key && element.querySelector(`[data-focus="${CSS.escape(key)}"]`);
  if (again instanceof HTMLInputElement && again.type === "text") {
    again.value = /** @type {HTMLInputElement} */ (focused).value;
  }
  const next = again || element.closest('[tabindex="-1"]');
  /** @type {HTMLElement|null} */ (next)?.focus({ preventScroll: true });
}
