import { h } from "../elements/dom.js";

/** @import { Send } from "../format/host.js" */
/** @import { ChapterShown, GameCourse, NextStep, Phrase, ShakyRule } from "../format/page.js" */

/** @typedef {Record<Phrase, string>} Words */

/** Something to do next. @param {NextStep} next @param {boolean} main @param {Send} send */
export function step(next, main, send) {
  return h(
    "button",
    { class: `hx-btn hx-option ${main ? "hx-main" : ""}`, "data-focus": `step-${next.value}`, onclick: () => send(next.do, next.value) },
    h("span", {}, next.title, h("small", {}, next.about)),
  );
}

/** The course of a game. @param {GameCourse} course @param {number} boxes @param {Words} words @param {Send} send */
export function game(course, boxes, words, send) {
  return h(
    "section",
    { class: "hx-panel hx-course", "data-game": course.game, "aria-label": course.title },
    h("h3", {}, course.title),
    h("ol", { class: "hx-chapters", "aria-label": words["course.chapters"] }, ...course.chapters.map((each) => chapter(each, words, send))),
    h("p", { class: "hx-sub" }, course.rules),
    h("h4", {}, words["course.shaky"]),
    course.shaky.length
      ? h("ul", { class: "hx-shaky" }, ...course.shaky.map((each) => shaky(each, boxes, words, send)))
      : h("p", { class: "hx-sub" }, words["course.shaky.none"]),
    h("h4", {}, words["course.known"]),
    h("p", { class: "hx-sub" }, course.known.join(" · ") || words["course.known.none"]),
  );
}

/** @param {ChapterShown} each @param {Words} words @param {Send} send */
function chapter(each, words, send) {
  const { number, title, notebook, state, said, share, lesson, lesson_title } = each;
  const act = words[state === "begun" ? "course.chapter.go" : "course.chapter.begin"];
  const bar = h("i", { class: "hx-share", "aria-hidden": "true" });
  bar.style.setProperty("--hx-share", `${Math.round(share * 100)}%`);
  return h(
    "li",
    { class: `hx-of-course hx-is-${state}`, "data-chapter": number, "data-state": state },
    h("span", { class: "hx-number", "aria-hidden": "true" }, state === "done" ? "✓" : String(number)),
    h("span", { class: "hx-about" }, h("b", { title: notebook }, title), h("small", {}, said), bar),
    lesson &&
      h(
        "button",
        { class: "hx-btn", "data-focus": `lesson-${lesson}`, "aria-label": act.replace("{title}", lesson_title), title: act.replace("{title}", lesson_title), onclick: () => send("lesson", lesson) },
        "▸",
      ),
  );
}

/** @param {ShakyRule} rule @param {number} boxes @param {Words} words @param {Send} send */
function shaky(rule, boxes, words, send) {
  const box = words["course.box"].replace("{box}", String(rule.box)).replace("{boxes}", String(boxes));
  return h(
    "li",
    {},
    h(
      "button",
      { class: "hx-btn hx-option", "data-focus": `drill-${rule.rule}`, onclick: () => send("drill", rule.rule) },
      h("span", {}, rule.title, h("small", {}, `${rule.said} · ${box}`)),
    ),
  );
}
