import { fill, h } from "./dom.js";
import { picture } from "./picture.js";
import { radios } from "./radios.js";
import { theme } from "./theme.js";
import { LANGUAGES } from "./top.js";

/** @param {{model: any, el: HTMLElement}} host */
function render({ model, el }) {
  const frame = h("div", { class: "hx-frame" });
  const question = h("summary", { tabindex: "0", "data-focus": "unfold" });
  const whole = model.get("folded") ? h("details", { class: "hx-fold" }, question, frame) : frame;
  const root = h("div", { class: "hx hx-study hx-ruling-page" }, whole);
  el.append(root);
  theme(root);
  let open = false;
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
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
  for (const trait of ["page", "reading"]) model.on(`change:${trait}`, show);
  show();
}

/**
 * @param {any} page @param {string} reading the one that is switched on
 * @param {(name: string, value: string) => void} set @param {boolean} open whether the rule is
 */
function ruling(page, reading, set, open) {
  const { words, rule } = page;
  return [
    h(
      "div",
      { class: "hx-top" },
      h("h2", {}, page.question),
      languages(page, words["edge.language"], set),
    ),
    h(
      "details",
      { open },
      h("summary", { tabindex: "0", "data-focus": "rule" }, `${words["rule.title"]}: ${rule.title}`),
      h("p", {}, rule.text),
      h("p", {}, rule.ruling),
    ),
    switches(page, reading, set),
    ...page.cases.map((/** @type {any} */ each) => shown(each, page, reading)),
  ];
}

/** @param {any} page @param {string} label @param {(name: string, value: string) => void} set */
function languages(page, label, set) {
  return radios(
    "hx-seg",
    label,
    page.languages.map((/** @type {"en"} */ language) =>
      h(
        "button",
        {
          role: "radio",
          lang: language,
          "aria-checked": String(language === page.language),
          "aria-label": LANGUAGES[language][1],
          "data-focus": `language-${language}`,
          onclick: () => set("language", language),
        },
        LANGUAGES[language][0],
      ),
    ),
  );
}

/** @param {any} page @param {string} reading @param {(name: string, value: string) => void} set */
function switches(page, reading, set) {
  return radios(
    "hx-readings",
    page.words["edge.readings"],
    page.readings.map((/** @type {any} */ each) =>
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

/** @param {any} found @param {any} page @param {string} reading */
function shown(found, page, reading) {
  /** @type {Record<string, string>} */
  const texts = Object.fromEntries(page.readings.map((/** @type {any} */ each) => [each.value, each.text]));
  return h(
    "section",
    { class: "hx-panel hx-case" },
    h("p", { class: "hx-comment" }, found.text),
    h(
      "div",
      { class: "hx-foresight" },
      h("figure", { class: "hx-before" }, picture(found.before)),
      ...found.outcomes.map((/** @type {any} */ outcome) =>
        h(
          "figure",
          {
            class: outcome.reading === reading ? "hx-on" : null,
            "aria-current": outcome.reading === reading ? "true" : null,
            "data-outcome": outcome.reading,
          },
          h("figcaption", {}, h("b", {}, texts[outcome.reading])),
          picture(outcome.picture),
          h("ol", {}, ...outcome.story.map((/** @type {any} */ line) => h("li", {}, ...said(line)))),
          ...outcome.refused.map((/** @type {any} */ line) =>
            h("p", { class: "hx-notice" }, `${page.words["edge.refused"]} `, ...said(line)),
          ),
        ),
      ),
    ),
  );
}

/** @param {{text: string, rules: string[]}} line */
function said({ text, rules }) {
  return [`${text} `, ...rules.map((title) => h("small", { class: "hx-cited" }, title))];
}

export default { render };
