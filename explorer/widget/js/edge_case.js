import { fill, h } from "./elements/dom.js";
import { languages } from "./elements/languages.js";
import { picture } from "./board/picture.js";
import { radios } from "./elements/radios.js";
import { theme } from "./elements/theme.js";

/** @import { EdgeCase, Host } from "./format/host.js" */
/** @import { CaseShown, LineShown, RulingShown } from "./format/page.js" */

/** @typedef {(name: "language"|"reading", value: string) => void} Switch */

/** @param {Host<EdgeCase>} host */
function render({ model, el }) {
  const frame = h("div", { class: "hx-frame" });
  const question = h("summary", { tabindex: "0", "data-focus": "unfold" });
  const whole = model.get("folded") ? h("details", { class: "hx-fold" }, question, frame) : frame;
  const root = h("div", { class: "hx hx-study hx-ruling-page" }, whole);
  el.append(root);
  theme(root);
  let open = false;
  /** @type {Switch} */
  const set = (name, value) => {
    model.set(name, value);
    model.save_changes();
    show();
  };
  const show = () => {
    const page = model.get("page");
    root.lang = page.language;
    question.textContent = page.question;
    fill(frame, ...ruling(page, model.get("reading"), set, open));
    const rule = /** @type {HTMLDetailsElement} */ (frame.querySelector("details"));
    rule.querySelector("summary")?.addEventListener("click", () => (open = !rule.open));
  };
  model.on("change:page", show);
  model.on("change:reading", show);
  show();
}

/**
 * @param {RulingShown} page @param {string} reading the one that is switched on
 * @param {Switch} set @param {boolean} open whether the rule is unfolded
 */
function ruling(page, reading, set, open) {
  const { words, rule } = page;
  return [
    h(
      "div",
      { class: "hx-top" },
      h("h2", {}, page.question),
      languages(words["edge.language"], page.language, (other) => set("language", other)),
    ),
    h(
      "details",
      { open },
      h("summary", { tabindex: "0", "data-focus": "rule" }, `${words["rule.title"]}: ${rule.title}`),
      h("p", {}, rule.text),
      h("p", {}, rule.ruling),
    ),
    switches(page, reading, set),
    ...page.cases.map((each) => shown(each, page, reading)),
  ];
}

/** @param {RulingShown} page @param {string} reading @param {Switch} set */
function switches(page, reading, set) {
  return radios(
    "hx-readings",
    page.words["edge.readings"],
    page.readings.map((each) =>
      h(
        "button",
        {
          class: "hx-choice",
          role: "radio",
          "aria-checked": String(each.value === reading),
          "data-focus": `reading-${each.value}`,
          onclick: () => set("reading", each.value),
        },
        h("span", {}, each.text, each.default && h("small", {}, page.words["edge.default"])),
      ),
    ),
  );
}

/** @param {CaseShown} found @param {RulingShown} page @param {string} reading */
function shown(found, page, reading) {
  /** @type {Record<string, string>} */
  const texts = Object.fromEntries(page.readings.map((each) => [each.value, each.text]));
  return h(
    "section",
    { class: "hx-panel hx-case" },
    h("p", { class: "hx-comment" }, found.text),
    h(
      "div",
      { class: "hx-foresight" },
      h("figure", { class: "hx-before" }, picture(found.before)),
      ...found.outcomes.map((outcome) =>
        h(
          "figure",
          {
            class: outcome.reading === reading ? "hx-on" : null,
            "aria-current": outcome.reading === reading ? "true" : null,
            "data-outcome": outcome.reading,
          },
          h("figcaption", {}, h("b", {}, texts[outcome.reading])),
          picture(outcome.picture),
          h("ol", {}, ...outcome.story.map((line) => h("li", {}, ...said(line)))),
          ...outcome.refused.map((line) =>
            h("p", { class: "hx-notice" }, `${page.words["edge.refused"]} `, ...said(line)),
          ),
        ),
      ),
    ),
  );
}

/** @param {LineShown} line */
function said({ text, rules }) {
  return [`${text} `, ...rules.map((title) => h("small", { class: "hx-cited" }, title))];
}

export default { render };
