import { h } from "../elements/dom.js";
import { picture } from "../board/picture.js";

/** @import { Phrase, ReadingHere, ReadingsHere, Rule, RulingHere, SpotHere } from "../format/page.js" */

/** @typedef {{words: Record<Phrase, string>, rules: Record<string, Rule>}} Fixed */

/**
 * The rulings that matter here: what happens under each reading, side by side.
 * @param {ReadingsHere} found @param {Fixed} fixed
 */
export function readings(found, fixed) {
  return h(
    "div",
    { class: "hx-matters", role: "group", "aria-label": fixed.words["tools.readings"], tabindex: "0", "data-focus": "readings" },
    found.note && h("p", { class: "hx-note" }, found.note),
    ...found.rulings.map((each) => ruling(each, fixed)),
  );
}

/** @param {RulingHere} found @param {Fixed} fixed */
function ruling({ option, rule, question, spots, more }, fixed) {
  return h(
    "section",
    { class: "hx-entry", "data-option": option },
    h("h4", {}, question),
    h("p", { class: "hx-source" }, `${fixed.rules[rule].title} · `, h("code", {}, option)),
    ...spots.map((each) => spot(each, fixed)),
    more && h("p", { class: "hx-note" }, more),
  );
}

/** @param {SpotHere} found @param {Fixed} fixed */
function spot({ where, readings }, fixed) {
  return h(
    "div",
    { class: "hx-spotted" },
    h("p", { class: "hx-lab" }, where),
    h("div", { class: "hx-versions" }, ...readings.map((each) => version(each, fixed))),
  );
}

/** @param {ReadingHere} found @param {Fixed} fixed */
function version({ value, text, own, refused, told, rules, picture: drawn }, { words, rules: book }) {
  return h(
    "figure",
    { class: own ? "hx-own" : null, "data-reading": value },
    h("figcaption", {}, h("b", {}, text), own && h("small", {}, words["readings.own"])),
    told && h("p", {}, refused && h("b", {}, `${words["edge.refused"]} `), told),
    rules.length > 0 && h("p", {}, ...rules.map((rule) => h("small", { class: "hx-cited" }, book[rule].title))),
    drawn && picture(drawn),
  );
}
