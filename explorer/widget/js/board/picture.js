import { SVG, parseSvg } from "../elements/dom.js";
import { still } from "./morph.js";

/** @import { PictureShown } from "../format/page.js" */

/** A board without choices. @param {PictureShown} drawn */
export function picture(drawn) {
  const svg = document.createElementNS(SVG, "svg");
  const look = {
    class: "hx-board",
    viewBox: `0 0 ${drawn.width} ${drawn.height}`,
    width: drawn.width,
    height: drawn.height,
    role: "img",
    "aria-label": drawn.label,
  };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, String(value));
  svg.append(...parseSvg(drawn.still), ...still(drawn.pieces));
  return svg;
}
