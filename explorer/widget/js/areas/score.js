import { fill, h, portrait } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page } from "../format/page.js" */

/** The final score: a table whose headings show their rules. */
export class Score {
  /** @param {Study} model @param {import("./story.js").Story} story tells the rules */
  constructor(model, story) {
    this.model = model;
    this.story = story;
    this.element = h("div", { class: "hx-panel hx-score", role: "group" });
  }

  /** @param {Page} page */
  show(page) {
    const { words, figures } = this.model.get("fixed");
    this.element.hidden = !page.score;
    if (!page.score) return;
    const { heads, lines } = page.score;
    this.element.setAttribute("aria-label", words["score.title"]);
    const cells = heads.map((head) => h("th", { scope: "col" }, head.text));
    const rules = heads.map((head, place) =>
      h("li", {}, ...this.story.words({
        step: page.at,
        event: `score${place}`,
        segments: [[`${head.text}: `, ""]],
        rules: [head.rule],
      })),
    );
    const rows = lines.map((line) =>
      h(
        "tr",
        { class: line.won ? "hx-won" : null },
        h(
          "th",
          { scope: "row" },
          figures[line.who] && portrait(figures[line.who], line.who, 22),
          line.name,
          line.won && h("span", { class: "hx-tag" }, words["score.won"]),
        ),
        ...line.values.map((value) => h("td", {}, value)),
      ),
    );
    fill(
      this.element,
      h("div", { class: "hx-head" }, h("h3", {}, words["score.title"])),
      h(
        "div",
        { class: "hx-table", tabindex: "0", "data-focus": "score", role: "region", "aria-label": words["score.title"] },
        h(
          "table",
          {},
          h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words["score.player"]), ...cells)),
          h("tbody", {}, ...rows),
        ),
      ),
      h("ul", { class: "hx-why" }, ...rules),
    );
  }
}
