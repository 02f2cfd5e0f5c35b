import { unpack } from "./kernel/unpack.js";

/** @import { Drawn } from "./format/page.js" */

/** Draws the pictures that a notebook keeps of a widget above their text. */
for (const found of document.querySelectorAll("figure.hx-kept[data-pictures]")) {
  const figure = /** @type {HTMLElement} */ (found);
  const packed = figure.dataset.pictures;
  if (!packed) continue; // another output draws them
  delete figure.dataset.pictures;
  /** @type {Drawn[]} */
  const pictures = await unpack(packed);
  const drawn = pictures.map((each) => {
    const picture = new Image();
    picture.alt = each.label;
    picture.src = `data:image/svg+xml,${encodeURIComponent(each.svg)}`;
    return picture;
  });
  figure.prepend(...drawn);
}
