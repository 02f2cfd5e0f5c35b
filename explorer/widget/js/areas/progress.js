import { fill, h } from "../elements/dom.js";
import { HandIn } from "./hand_in.js";
import { goOn } from "./verdict.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Mode } from "./bar.js" */
/** @import { Finished, Page } from "../format/page.js" */

/** How far a lesson is: a dot for each question, and the way on. */
export class Progress {
  /** @param {Study} model @param {Send} send */
  constructor(model, send) {
    this.model = model;
    this.send = send;
    this.element = h("div", { class: "hx-panel hx-progress", role: "group", tabindex: "-1" });
  }

  /** @param {Page} page */
  show(page) {
    const { lesson } = page;
    const { words, title } = this.model.get("fixed");
    this.element.hidden = !lesson || Boolean(page.curtain);
    if (!lesson) return;
    this.element.setAttribute("aria-label", words["lesson.title"]);
    const dots = lesson.dots.map(({ state, here }) =>
      h("i", { class: `hx-qdot hx-q-${state}${here ? " hx-q-here" : ""}` }),
    );
    const handing = this.model.get("handing_in");
    const act = /** @type {const} */ ({ go_on: "question.continue", finish: handing?.sealed ? "hand_in.title" : "lesson.finish" });
    const ends = handing && lesson.go_on === "finish";
    const handsIn = handing && !lesson.finished && lesson.go_on !== "finish";
    fill(
      this.element,
      h("div", { class: "hx-head" }, h("h3", {}, title), h("span", { class: "hx-sub" }, lesson.chapter)),
      h(
        "div",
        { class: "hx-dots" },
        h("span", { class: "hx-dotrow", role: "img", "aria-label": lesson.text }, ...dots),
        h("span", { class: "hx-sub" }, lesson.said),
      ),
      (lesson.go_on || page.former || handsIn) &&
        h(
          "div",
          { class: "hx-row hx-on" },
          lesson.go_on &&
            h(
              "button",
              { class: "hx-btn", "data-focus": "continue", onclick: () => this.send(ends ? "hand_in" : "continue") },
              words[act[lesson.go_on]],
            ),
          handsIn &&
            h("button", { class: "hx-btn hx-quiet", "data-focus": "hand_in", onclick: () => this.send("hand_in") }, words["hand_in.title"]),
          page.former &&
            h(
              "button",
              { class: "hx-btn hx-quiet", "data-focus": "take_back", title: page.former, onclick: () => this.send("take_back") },
              words["lesson.back"],
            ),
        ),
    );
  }
}

/**
 * The end of a lesson: how it went, what to practise, and the next lesson.
 * @param {Study} model @param {Send} send @param {import("../kernel/answers.js").Answers} answers @returns {Mode}
 */
export function finished(model, send, answers) {
  const handIn = new HandIn(model, answers);
  return {
    name: "lesson",
    due: (page) => Boolean(page.lesson?.finished),
    show: (page, offline) => {
      const { words } = model.get("fixed");
      const end = /** @type {Finished} */ (page.lesson?.finished);
      const next = end.title && !offline;
      const sealed = Boolean(model.get("handing_in")?.sealed);
      const over = { class: "hx-btn", "data-focus": "again", onclick: () => send("again") };
      return {
        label: end.said,
        head: [h("h3", {}, end.said), h("span", { class: "hx-sub" }, end.score)],
        body: [
          h(
            "div",
            { class: "hx-answers" },
            handIn.show(),
            !sealed && h("p", { class: "hx-line" }, h("b", {}, end.practise.length ? words["lesson.practise"] : words["lesson.all.right"])),
            end.practise.length > 0 &&
              h("div", { class: "hx-row" }, ...end.practise.map((each) => practise(each, words, offline, send))),
            h("ul", { class: "hx-summary" }, ...end.lines.map((line) => h("li", {}, line))),
          ),
        ],
        foot: [
          next && goOn(words["lesson.next"].replace("{title}", end.title), () => send("next_lesson")),
          sealed
            ? h("button", { class: "hx-btn", "data-focus": "first", onclick: () => send("first") }, words["hand_in.back"])
            : h("button", over, words["lesson.again"]),
          h("span", { class: "hx-space" }),
          !next && !offline && h("span", { class: "hx-sub hx-next" }, words["lesson.last"]),
        ],
        tone: "yes",
      };
    },
  };
}

/**
 * A rule that went wrong, and the way to practise it.
 * @param {Finished["practise"][number]} rule @param {Record<import("../format/page.js").Phrase, string>} words
 * @param {boolean} offline @param {Send} send
 */
function practise(rule, words, offline, send) {
  if (offline || !rule.scenario) return h("span", { class: "hx-chip" }, rule.title);
  return h(
    "button",
    { class: "hx-btn hx-option hx-practise", "data-focus": `practise-${rule.rule}`, onclick: () => send("practise", rule.rule) },
    h("span", {}, rule.title, h("small", {}, words["lesson.practise.in"].replace("{scenario}", rule.scenario))),
  );
}
