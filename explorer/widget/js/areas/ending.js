import { fill, h, icon, portrait } from "../elements/dom.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Ending as Ended, Moment, Page, Phrase, Reckoning } from "../format/page.js" */
/** @import { Parts } from "./bar.js" */

const CUP = "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.5 3.2 4.8M17 6h3c0 3-1 4.5-3.2 4.8M12 14v4M8 20h8";
const FLAG = "M6 21V4h11l-2.5 4L17 12H6";
const PLAY = "M8 5v14l11-7z";

/** The end of a game: who won and why, the score, and beside the board the moments to revisit. */
export class Ending {
  /** @param {Study} model @param {Send} send @param {import("./story.js").Story} story */
  constructor(model, send, story) {
    this.model = model;
    this.send = send;
    this.story = story;
    this.name = "ending";
    this.title = h("h3", { class: "hx-outcome" });
    this.why = h("p", { class: "hx-decided" });
    this.score = h("div", { class: "hx-score" });
    this.foot = h("div", { class: "hx-row hx-ended" });
    this.element = h("div", { class: "hx-panel hx-moments", role: "group", hidden: true });
  }

  /** @param {Page} page */
  due(page) {
    return page.ending !== null;
  }

  /** @param {Page} page @param {boolean} offline @returns {Parts} */
  show(page, offline) {
    const ended = /** @type {Ended} */ (page.ending);
    const { words } = this.model.get("fixed");
    this.title.textContent = ended.headline;
    fill(this.why, ...this.story.words({ ...ended.why, event: "ended" }));
    fill(
      this.score,
      ended.table && this.table(page.at, ended.table),
      ended.nothing && h("p", { class: "hx-note" }, ended.nothing),
      h("p", { class: "hx-note hx-came-up" }, ...this.cited(page.at, ended)),
    );
    this.buttons(offline);
    return {
      label: `${words["score.title"]}: ${ended.headline}`,
      head: [icon(ended.outcome === "lost" ? FLAG : CUP, 26), this.title, this.turnUp(offline)],
      body: [this.why, this.score],
      foot: [this.foot],
      tone: ended.outcome === "won" ? "mine" : "",
    };
  }

  /** @param {number} at @param {Ended} ended */
  cited(at, ended) {
    const said = `${this.model.get("fixed").words["ending.rules"]}: `;
    return this.story.words({ step: at, event: "cited", segments: [[said, ""]], rules: ended.rules });
  }

  /** @param {number} at @param {Reckoning} table */
  table(at, { heads, lines }) {
    const { words, figures } = this.model.get("fixed");
    /** @type {Node[]} the rule that is open, told under the table */
    const opened = [];
    const cells = heads.map((head, place) => {
      const words = { step: at, event: `score${place}`, segments: /** @type {[string, string][]} */ ([]), rules: [head.rule] };
      const said = this.story.words(words);
      const isCard = (/** @type {Node} */ node) => node instanceof Element && node.matches(".hx-rule");
      opened.push(...said.filter(isCard));
      return h("th", { scope: "col" }, head.text, " ", ...said.filter((node) => !isCard(node)));
    });
    const rows = lines.map((line) =>
      h(
        "tr",
        { class: line.won ? "hx-won" : null },
        h(
          "th",
          { scope: "row" },
          figures[line.who] && portrait(figures[line.who], line.who, 22),
          line.name,
          line.you && h("span", { class: "hx-sub hx-you" }, words["ending.you"]),
          line.won && h("span", { class: "hx-tag" }, words["score.won"]),
        ),
        ...line.values.map((value) => h("td", {}, value)),
      ),
    );
    return h(
      "div",
      { class: "hx-table", tabindex: "0", "data-focus": "score", role: "region", "aria-label": words["score.title"] },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words["score.player"]), ...cells)),
        h("tbody", {}, ...rows),
      ),
      ...opened,
    );
  }

  /** @param {boolean} offline */
  buttons(offline) {
    const { words } = this.model.get("fixed");
    /** @param {Phrase} text @param {string} focus @param {() => void} act @param {string} [look] @param {string} [key] */
    const button = (text, focus, act, look = "", key = "") =>
      h(
        "button",
        { class: `hx-btn ${look}`, "data-focus": focus, onclick: act },
        words[text],
        key && h("kbd", { "aria-hidden": "true" }, key),
      );
    const match = this.model.get("match") && !offline;
    const review = () => this.send(match ? "review" : "first");
    fill(
      this.foot,
      match && button("ending.rematch", "rematch", () => this.again(), "hx-main", "Enter"),
      match && button("ending.same", "same", () => this.send("rematch", "same")),
      match && button("ending.seats", "change-seats", () => this.send("seats")),
      button("ending.review", "review", review),
    );
  }

  /** The way for a seat to see what was hidden from it, once nothing is at stake. @param {boolean} offline */
  turnUp(offline) {
    const { words, names } = this.model.get("fixed");
    const hidden = !offline && this.model.get("match") && this.model.get("viewer") in names;
    const look = () => this.send("viewer", "all-seeing");
    return hidden && h("button", { class: "hx-btn hx-turn-up", "data-focus": "open", onclick: look }, words["ending.open"]);
  }

  again() {
    this.send("rematch", "new");
  }

  /** @param {string} key @param {Page} page @returns {boolean} whether the key began a rematch */
  key(key, page) {
    if (key !== "Enter" || !page.ending || !this.model.get("match")) return false;
    this.again();
    return true;
  }

  /** The moments beside the board. @param {Page} page */
  beside(page) {
    const ended = page.ending;
    this.element.hidden = !ended?.moments.length;
    if (!ended) return;
    const { words } = this.model.get("fixed");
    const count = words["ending.moments.count"]
      .replace("{count}", String(ended.moments.length))
      .replace("{moves}", String(ended.moves));
    this.element.setAttribute("aria-label", words["ending.moments"]);
    fill(
      this.element,
      h("div", { class: "hx-head" }, h("h3", {}, words["ending.moments"]), h("span", { class: "hx-sub" }, count)),
      h("ol", {}, ...ended.moments.map((each) => this.moment(each))),
      h("p", { class: "hx-note" }, words["ending.moments.how"]),
    );
  }

  /** @param {Moment} moment */
  moment({ node, chapter, who, text, gain }) {
    const { words, figures } = this.model.get("fixed");
    return h(
      "li",
      {},
      h(
        "button",
        { "data-focus": `moment-${node}`, onclick: () => this.send("go", node) },
        h("span", { class: "hx-when" }, words["timeline.round"].replace("{n}", String(chapter))),
        figures[who] ? portrait(figures[who], who, 26) : null,
        h("span", { class: "hx-moment" }, h("span", { title: text }, text), gain && h("span", { class: "hx-sub" }, gain)),
        icon(PLAY, 16),
      ),
    );
  }
}
