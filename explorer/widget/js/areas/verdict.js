import { h, icon } from "../elements/dom.js";
import { notice } from "./choices.js";

/** @import { Parts } from "./bar.js" */
/** @import { Question } from "./question.js" */
/** @import { Question as Asked, Wish } from "../format/page.js" */

const GO = "M4 12H19M13 6l6 6-6 6";
const PLAY = "M7 4.5 19 12 7 19.5z";
const FORK = "M5 4v7a4 4 0 0 0 4 4h10M15 11l4 4-4 4";
const SIGNS = {
  right: "M4 12.5 9.5 18 20 6.5",
  shown: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.4.4.6.8.6 1.2h6c0-.4.2-.8.6-1.2A6 6 0 0 0 12 3z",
};

/**
 * A question that was answered or given up: what happened, lines to look at, and Continue.
 * @param {Question} question @param {Asked} asked @param {boolean} offline
 * @param {string} said a notice @returns {Parts}
 */
export function verdict(question, asked, offline, said) {
  const { choices, words } = question;
  const back = asked.feedback;
  const right = asked.state === "right";
  const kept = asked.state === "kept";
  const look = (/** @type {Wish} */ what, /** @type {string} */ sign, /** @type {string} */ text) =>
    h("button", { class: "hx-btn hx-option", "data-focus": what, onclick: () => choices.send(what) }, icon(sign, 18), text);
  const reasons = (back?.reasons ?? []).map((told, place) =>
    line(words["question.why"], ...choices.story.words({ ...told, event: `answered${place}`, rules: [] })),
  );
  return {
    label: back?.said ?? asked.title,
    head: [
      h("span", { class: right ? "hx-good" : "" }, icon(SIGNS[right || kept ? "right" : "shown"], 20)),
      h("h3", { class: right ? "hx-good" : null }, back?.said ?? ""),
      h("span", { class: "hx-sub" }, back?.sub ?? ""),
    ],
    body: [
      h(
        "div",
        { class: "hx-answers" },
        back?.outcome && line(words["question.happened"], back.outcome),
        ...reasons,
        said && notice(said),
        !offline &&
          h(
            "div",
            { class: "hx-row" },
            back?.replay && look("replay", PLAY, words[right ? "question.replay.again" : "question.replay"]),
            back?.yours && look("instead", FORK, words["question.yours"]),
          ),
      ),
    ],
    foot: [
      goOn(words["question.continue"], () => choices.send("continue")),
      kept && h("button", { class: "hx-btn", "data-focus": "change", onclick: () => choices.send("change") }, words["question.change"]),
      h("span", { class: "hx-space" }),
      h("span", { class: "hx-sub hx-next" }, back?.next ?? ""),
    ],
    tone: right ? "yes" : "",
  };
}

/** The button that goes on. @param {string} text @param {() => void} act */
export function goOn(text, act) {
  return h(
    "button",
    { class: "hx-btn hx-main", "data-focus": "continue", onclick: act },
    icon(GO, 18),
    text,
    h("kbd", { "aria-hidden": "true" }, "Enter"),
  );
}

/** A line that says something, with what it is about in front. @param {string} about @param {...(string|Node)} said */
function line(about, ...said) {
  return h("p", { class: "hx-line" }, h("b", {}, about), h("span", {}, ...said));
}
