import { h } from "./dom.js";

/** @import { SmallCard } from "../format/page.js" */

const BACK = "M3 3h18v27h-18zM4 4v25h16v-25zM12 11l4 5.5-4 5.5-4-5.5z";
const WIDTH = 20;
const HEIGHT = 27.5;

/**
 * A card of a seat or of the pile, in its small size.
 * @param {SmallCard} card @param {Record<string, string>} icons
 */
export function smallCard(card, icons) {
  const holder = h("span", {
    class: `hx-small hx-small-${card.look}${card.now ? " hx-now" : ""}`,
    title: card.letters || null,
  });
  if (card.who) holder.style.setProperty("--a", `var(--hx-${card.who})`);
  holder.innerHTML =
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 24 33">${shapes(card, icons)}</svg>`;
  return holder;
}

/** @param {SmallCard} card @param {Record<string, string>} icons */
function shapes(card, icons) {
  const frame = (/** @type {string} */ look) =>
    `<rect class="${look}" x=".6" y=".6" width="22.8" height="31.8" rx="3"/>`;
  const said = card.text ? `<text class="hx-small-text" x="12" y="21.5"></text>` : "";
  if (card.look === "back") return `${frame("hx-cb")}<path class="hx-ci" d="${BACK}"/>`;
  if (card.look === "slot") return frame("hx-slot") + said.replace("></", `>${card.text}</`);
  const look = { open: "", peek: "hx-peek", done: "hx-done" }[card.look];
  const sign = card.icon
    ? `<rect class="hx-cn" width="24" height="5" rx="2.5"/>` +
      `<path class="hx-i hx-ic" d="${icons[card.icon] ?? icons.face_up}"/>`
    : said.replace("></", `>${card.text}</`);
  return `<g class="${look}">${frame("hx-cf")}${sign}</g>`;
}
