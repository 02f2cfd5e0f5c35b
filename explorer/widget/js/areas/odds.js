import { fill, h, icon } from "../elements/dom.js";
import { Menu } from "../elements/menu.js";

/** @import { Study } from "../format/host.js" */
/** @import { Control, Outlook, Panel, Sign, Stake, Strip, Why } from "../format/page.js" */

const CROSS = "M6 6 18 18M18 6 6 18";
const CLICKED = "clicked";

/** Under the numbers: the likeliest, the legend, and the odds of what is chosen. */
export class Odds {
  /**
   * @param {Study} model @param {import("../kernel/link.js").Link} link
   * @param {import("./story.js").Story} story @param {(key: string) => void} take
   */
  constructor(model, link, story, take) {
    this.model = model;
    this.link = link;
    this.story = story;
    this.take = take;
    this.menu = new Menu("odds");
    this.likely = h("div", { class: "hx-likely" });
    this.line = h("div", { class: "hx-stake" });
    this.rule = h("div", {});
    this.element = h("div", {}, this.likely, this.line, this.rule);
  }

  /**
   * @param {Strip} strip @param {Panel|null} panel @param {Outlook|undefined} outlook
   * @param {Why|string} why against the number that was clicked, or what it promises
   * @param {boolean} waits
   */
  show(strip, panel, outlook, why, waits) {
    const busy = this.model.get("fixed").words["panel.busy"];
    fill(
      this.likely,
      outlook && outlook.likeliest.length > 0 && h("span", {}, outlook.title),
      ...(outlook?.likeliest ?? []).map((each) =>
        h(
          "button",
          {
            class: "hx-likeliest",
            "data-focus": `likely-${each.key}`,
            onclick: () => this.take(each.key),
          },
          h("b", {}, each.text),
          each.said,
        ),
      ),
      !outlook && waits && h("span", { role: "status" }, busy),
      h("ul", { class: "hx-legend", "aria-hidden": "true" }, ...strip.legend.map(sign)),
    );
    fill(this.line, ...this.told(panel, outlook, why));
    this.line.classList.toggle("hx-unsaid", !this.line.childNodes.length);
    const opened = typeof why === "string" ? "" : why.rules.find((rule) => this.story.open === at(rule));
    fill(this.rule, opened && this.story.card(opened));
    this.settings(panel);
  }

  /** @param {Panel|null} panel @param {Outlook|undefined} outlook @param {Why|string} why */
  told(panel, outlook, why) {
    const reason = typeof why === "string" ? null : why;
    if (panel?.stake) return stake(panel.stake, reason && [reason.said], this.cited(reason));
    if (reason) {
      return [h("div", { class: "hx-ruled" }, h("b", {}, reason.head), " ", reason.said), this.cited(reason)];
    }
    const said = why || panel?.told || outlook?.head;
    return said ? [h("span", { class: "hx-of" }, String(said))] : [];
  }

  /** @param {Why|null} why @returns {Node|null} its rules as chips */
  cited(why) {
    return why && h("div", { class: "hx-by-rules" }, ...why.rules.map((rule) => this.story.chip(rule, CLICKED)));
  }

  /** @param {Panel|null} panel */
  settings(panel) {
    this.menu.element.hidden = !panel?.controls.length;
    if (!panel) return;
    const model = panel.controls.find((each) => each.kind === "choice");
    const current = model?.options.find(([value]) => value === model.value)?.[1] ?? panel.title;
    const models = (panel.stake?.models ?? []).map(([name, said]) =>
      h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, said)),
    );
    this.menu.show(
      `${panel.title}: ${current}`,
      [current, icon("M6 9.5l6 6 6-6", 14)],
      [
        h("div", { class: "hx-controls" }, ...panel.controls.map((each) => this.control(each))),
        models.length > 0 && h("table", { class: "hx-models" }, h("tbody", {}, ...models)),
        h("ul", { class: "hx-notes" }, ...panel.notes.map((note) => h("li", {}, note))),
      ],
    );
  }

  /** @param {Control} control */
  control(control) {
    const set = (/** @type {Event} */ event) =>
      this.link.send("set", `${control.key}=${/** @type {HTMLInputElement} */ (event.target).value}`);
    const look = { "data-focus": `set-${control.key}`, "data-set": control.key, onchange: set };
    if (control.kind === "slider") {
      const { low, high, step, value } = control;
      const range = { type: "range", tabindex: "0", min: low, max: high, step, value };
      return h("label", {}, control.label, h("input", { ...range, ...look }), h("output", {}, value));
    }
    const options = control.options.map(([value, text]) =>
      h("option", { value, selected: value === control.value }, text),
    );
    return h("label", {}, control.label, h("select", look, ...options));
  }
}

/** @param {string} rule @returns {string} the name of its chip here */
function at(rule) {
  return `${CLICKED}-${rule}`;
}

/** @param {Stake} odds @param {string[]|null} why @param {Node|null} cited @returns {(Node|null|false)[]} */
function stake(odds, why, cited) {
  const fill = h("i", {});
  fill.style.setProperty("width", `${100 * odds.share}%`);
  return [
    h("b", { class: "hx-share" }, odds.said),
    !why && h("span", { class: "hx-share-bar", "aria-hidden": "true" }, fill),
    h("div", { class: "hx-at-stake" }, h("b", {}, odds.head), h("span", {}, ...(why ?? [odds.parts]))),
    cited,
    !why && h("div", { class: "hx-worlds" }, h("span", {}, odds.worlds), h("span", {}, odds.note)),
  ];
}

/** @param {Sign} shown */
function sign(shown) {
  const look = shown.look === "missed" ? icon(CROSS, 10) : h("i", {}, shown.text);
  return h("li", { "data-look": shown.look }, look, shown.said);
}
