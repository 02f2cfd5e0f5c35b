const MOST_UP = 8;
const NARROWEST = 200;

/**
 * Give a study the width of the page where its host lets it collapse: a host that asks how wide its
 * content is gets no answer from a study, which is laid out by the width it is given.
 * @param {HTMLElement} root
 */
export function widen(root) {
  /** @type {HTMLElement|null} */
  let up = root.parentElement;
  for (let far = 0; up && far < MOST_UP && collapsed(root); far += 1) {
    up.style.width = "100%";
    up = up.parentElement ?? above(up);
  }
}

/** @param {HTMLElement} root @returns {boolean} whether it is shown, but with next to no width */
function collapsed(root) {
  return root.getClientRects().length > 0 && root.clientWidth < NARROWEST;
}

/** @param {HTMLElement} element @returns {HTMLElement|null} what a shadow root hangs on */
function above(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? /** @type {HTMLElement} */ (root.host) : null;
}
