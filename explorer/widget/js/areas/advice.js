import { fill, h, icon } from "../elements/dom.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Advice as Given, Advised, Page } from "../format/page.js" */
/** @import { Mode, Parts } from "./bar.js" */

const BULB = "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.8.6-1 1.3-1 2.1h-5c0-.8-.2-1.5-1-2.1A6 6 0 0 1 12 3z";

/** What a good player would do: its judgement of the moves as bars, in place of the choices. */
export class Advice {
  /** @param {Study} model @param {Send} send @param {Mode} choices the mode whose foot asks for it */
  constructor(model, send, choices) {
    this.model = model;
    this.send = send;
    this.choices = choices;
    this.name = "choices";
    this.list = h("ol", { class: "hx-advice" });
    this.foot = h("div", { class: "hx-row" });
    this.ask = h("span", { class: "hx-row hx-ask-advice" });
  }

  /** @param {Page} page @param {boolean} offline */
  due(page, offline) {
    return this.choices.due(page, offline);
  }

  /** The advice for this page, if it is shown. @param {Page} page @returns {Given|null} */
  given(page) {
    const advised = this.model.get("advised");
    const here = advised && "at" in advised && advised.at === page.at && advised.shown === page.shown;
    return here ? /** @type {Given} */ (advised) : null;
  }

  /** @param {Page} page @param {boolean} offline @returns {Parts} */
  show(page, offline) {
    const given = this.given(page);
    if (!given || offline) return this.choosing(page, offline);
    const { words } = this.model.get("fixed");
    fill(
      this.list,
      ...given.moves.map((each) => this.move(each)),
      given.more > 0 &&
        h("li", { class: "hx-note" }, words["advice.more"].replace("{count}", String(given.more))),
    );
    fill(
      this.foot,
      h(
        "button",
        { class: "hx-btn", "data-focus": "advise", onclick: () => this.send("advise") },
        words["advice.close"],
      ),
      h("span", { class: "hx-note" }, words["advice.basis"]),
    );
    return {
      label: words["advice.title"],
      head: [icon(BULB, 22), h("h3", {}, words["advice.title"])],
      body: [this.list],
      foot: [this.foot],
      tone: "mine",
      alone: true,
    };
  }

  /** The choices, with a button for advice. @param {Page} page @param {boolean} offline @returns {Parts} */
  choosing(page, offline) {
    const parts = this.choices.show(page, offline);
    if (!page.advice || offline) return parts;
    fill(this.ask, this.button());
    return { ...parts, foot: [...parts.foot, this.ask] };
  }

  button() {
    const { words } = this.model.get("fixed");
    return h(
      "button",
      { class: "hx-btn hx-quiet", title: words["advice.ask"], "data-focus": "advise", onclick: () => this.send("advise") },
      icon(BULB, 18),
      h("span", { class: "hx-advise-long" }, words["advice.ask"]),
      h("span", { class: "hx-advise-short" }, words["advice.ask.short"]),
    );
  }

  /** @param {Advised} advised */
  move({ move, label, icon: sign, share, why }) {
    const { words, icons } = this.model.get("fixed");
    const bar = h("span", { class: "hx-share", "aria-hidden": "true" }, h("i"));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${Math.max(3, share * 100)}%`;
    return h(
      "li",
      {},
      h("span", { class: "hx-advised" }, sign && icon(icons[sign], 18), h("b", {}, label)),
      bar,
      h("span", { class: "hx-percent" }, `${Math.round(share * 100)}`),
      h("span", { class: "hx-sub" }, why),
      h(
        "button",
        {
          class: "hx-btn",
          "aria-label": `${words["advice.play"]}: ${label}`,
          "data-focus": `advised-${move}`,
          onclick: () => this.send("play", move),
        },
        words["advice.play"],
      ),
    );
  }
}
