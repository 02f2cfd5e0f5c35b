import { h } from "../elements/dom.js";
import { picture } from "../board/picture.js";

/** @import { Send } from "../format/host.js" */
/** @import { Foresight, Phrase } from "../format/page.js" */

/**
 * Small boards side by side: every move with its results.
 * @param {Foresight} found @param {Record<Phrase, string>} words @param {Send} send
 */
export function foresight(found, words, send) {
  const none = found.boards.length === 0 && !found.note;
  const { width, still } = found;
  return h(
    "div",
    { class: "hx-foresight", style: `--board: ${width}px` },
    ...found.boards.map(({ label, share, story, spoken, height, pieces }) =>
      h(
        "figure",
        {},
        h("figcaption", {}, h("b", {}, label), share && h("span", {}, ` ${share}`)),
        picture({ width, height, still, pieces, label: spoken }),
        h("p", { class: "hx-note" }, story),
      ),
    ),
    (found.note || none) &&
      h("p", { class: "hx-note" }, found.note || words["what_if.none"]),
    found.more &&
      h(
        "button",
        { class: "hx-btn", "data-focus": "turn-over", onclick: () => send("turn_over") },
        words["what_if.turn"],
      ),
  );
}
