import { h } from "../elements/dom.js";
import { say } from "./voice.js";

/** @import { Asked } from "../kernel/answers.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Feedback, Phrase } from "../format/page.js" */

/**
 * The open question, the feedback on the last answer, and the ways to answer.
 * @param {Choices} choices @param {Asked} asked @param {boolean} offline
 */
export function question(choices, asked, offline) {
  const words = choices.model.get("fixed").words;
  const back = asked.feedback;
  const tone = back ? (back.right ? "hx-answered-right" : "hx-answered-wrong") : "";
  return h(
    "div",
    { class: `hx-question ${tone}`, "data-kind": asked.kind },
    back && said(choices, back, offline),
    (asked.open || !back?.done) &&
      h("p", {}, h("span", { class: "hx-tag" }, asked.title), " ", asked.ask, " ",
        h("small", {}, asked.place)),
    asked.open && answers(choices, asked, words, offline),
    asked.tally && h("p", { class: "hx-note hx-tally" }, asked.tally),
    asked.hinted && asked.open && h("p", { class: "hx-note" }, asked.hint),
    asked.summary.length > 0 && summary(asked.summary, words),
  );
}

/** @param {Choices} choices @param {Feedback} back @param {boolean} offline */
function said(choices, back, offline) {
  const words = choices.model.get("fixed").words;
  const rules = choices.story.words({ step: 0, event: "judged", segments: [], rules: back.rules });
  return h(
    "div",
    { class: "hx-said" },
    h("p", {}, back.said, " ", ...rules),
    ...back.reasons.map((told, place) =>
      h("p", { class: "hx-note" }, ...choices.story.words({ ...told, event: `answered${place}` })),
    ),
    back.instead &&
      !offline &&
      h(
        "button",
        { class: "hx-btn", "data-focus": "instead", onclick: () => choices.send("instead") },
        words["question.instead"],
      ),
  );
}

/**
 * @param {Choices} choices @param {Asked} asked @param {Record<Phrase, string>} words
 * @param {boolean} offline
 */
function answers(choices, asked, words, offline) {
  const hint = h("p", { class: "hx-note", hidden: true }, asked.hint);
  const open = () => say(hint, hint.toggleAttribute("hidden") ? "" : asked.hint);
  const ask = () => (offline ? open() : choices.send("hint"));
  const unjudged = offline ? asked.unjudged : "";
  return h(
    "div",
    {},
    h("p", { class: "hx-note" }, unjudged || asked.how),
    h(
      "div",
      { class: "hx-row" },
      ...asked.buttons.map(({ value, text }) =>
        h(
          "button",
          {
            class: "hx-btn",
            "data-focus": `answer-${value}`,
            onclick: () => choices.answer(value),
          },
          text,
        ),
      ),
      asked.typed && !unjudged && input(choices, words["question.type"]),
      asked.hint &&
        !asked.hinted &&
        h(
          "button",
          { class: "hx-btn hx-quiet", "data-focus": "hint", onclick: ask },
          words["question.hint"],
        ),
    ),
    asked.several &&
      choices.several.element(words, (given) => choices.send("answer", given)),
    hint,
  );
}

/** @param {Choices} choices @param {string} label */
function input(choices, label) {
  return h("input", {
    type: "text",
    class: "hx-answer",
    tabindex: "0",
    placeholder: label,
    "aria-label": label,
    "data-focus": "answer",
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      const typed = field.value.trim();
      if (event.key !== "Enter" || !typed) return;
      field.value = "";
      choices.send("answer", typed);
    },
  });
}

/** @param {string[]} lines @param {Record<Phrase, string>} words */
function summary(lines, words) {
  return h(
    "div",
    { class: "hx-summary" },
    h("h4", {}, words["question.summary"]),
    h("ul", {}, ...lines.map((line) => h("li", {}, line))),
  );
}

/**
 * The button to return from a line that is only being looked at.
 * @param {Choices} choices @param {string} instead
 */
export function aside(choices, instead) {
  const words = choices.model.get("fixed").words;
  const back = { class: "hx-btn hx-main", "data-focus": "come_back" };
  return h(
    "div",
    { class: "hx-question" },
    h("p", { role: "status" }, instead || words["aside.title"]),
    h("div", {}, h("button", { ...back, onclick: () => choices.send("come_back") }, words["aside.back"])),
  );
}
