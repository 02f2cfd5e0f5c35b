import { fill, h } from "./elements/dom.js";
import { languages } from "./elements/languages.js";
import { theme } from "./elements/theme.js";
import { Link } from "./kernel/link.js";
import { game, step } from "./areas/course.js";
import { render } from "./study.js";

/** @import { Course, Host, Send, Study } from "./format/host.js" */
/** @import { CourseShown, Rest } from "./format/page.js" */

const SHOWN = /** @type {const} */ (["shows", "course", "rest", "fixed"]);

/**
 * A study with a page over it: the course, or the card that says that nothing is due.
 * @param {Host<Course>} host
 */
function show({ model, el }) {
  const study = /** @type {Study} */ (/** @type {unknown} */ (model));
  const link = new Link(study, el);
  /** @type {Send} */
  const send = (what, value) => link.send(what, value);
  const desk = h("div", { class: "hx-desk", role: "group", tabindex: "-1" });
  const home = h("button", { class: "hx-btn", "data-focus": "course", onclick: () => send("course") });
  const root = h("div", { class: "hx hx-study hx-course-page" }, desk, home);
  const inside = h("div", {});
  el.append(root, inside);
  theme(root);
  const leave = render({ model: study, el: inside });
  let before = "";

  const update = () => {
    const { language, words } = model.get("fixed");
    const shows = model.get("shows");
    root.lang = language;
    desk.hidden = shows === "study";
    inside.hidden = !desk.hidden;
    home.hidden = shows === "course" || !model.get("course")?.games;
    home.textContent = words["course.back"];
    root.hidden = desk.hidden && home.hidden;
    const course = /** @type {CourseShown} */ (model.get("course"));
    const rest = /** @type {Rest} */ (model.get("rest"));
    if (shows === "course") page(course);
    if (shows === "rest") card(rest);
    if (before && before !== shows) focus(shows);
    before = shows;
  };

  /** @param {CourseShown} course */
  const page = (course) => {
    const { language, words } = model.get("fixed");
    desk.setAttribute("aria-label", words["course.title"]);
    fill(
      desk,
      h(
        "div",
        { class: "hx-start-top" },
        h("h2", {}, words["course.title"]),
        languages(words["language.title"], language, (other) => send("language", other)),
      ),
      link.offline && h("p", { class: "hx-notice" }, words["course.offline"]),
      course.problem && h("p", { class: "hx-notice", role: "alert" }, course.problem),
      h(
        "section",
        { class: "hx-panel hx-next-steps", "aria-label": words["course.next"] },
        h("h3", {}, words["course.next"]),
        h("div", { class: "hx-row" }, ...course.steps.map((each, place) => step(each, !place, send))),
        h(
          "div",
          { class: "hx-days" },
          h("span", {}, course.days),
          h(
            "span",
            { class: "hx-calendar", role: "img", "aria-label": words["course.calendar"].replace("{days}", String(course.calendar.length)) },
            ...course.calendar.map((on) => h("i", { class: on ? "hx-on-day" : null })),
          ),
        ),
      ),
      h("div", { class: "hx-courses" }, ...course.games.map((each) => game(each, course.boxes, words, send))),
      h("p", { class: "hx-note" }, course.kept),
    );
  };

  /** @param {Rest} rest */
  const card = (rest) => {
    const { words } = model.get("fixed");
    desk.setAttribute("aria-label", rest.title);
    fill(
      desk,
      h(
        "section",
        { class: "hx-panel hx-rest" },
        h("h2", {}, rest.title),
        ...rest.lines.map((line) => h("p", {}, line)),
        link.offline && h("p", { class: "hx-notice" }, words["course.offline"]),
        rest.new &&
          h(
            "div",
            { class: "hx-row" },
            h("button", { class: "hx-btn hx-main", "data-focus": "try_new", onclick: () => send("try_new") }, words["practice.new"]),
            h("span", { class: "hx-sub" }, rest.new),
          ),
      ),
    );
  };

  /** Move the focus to what is shown now, if it was in what is gone. @param {string} shows */
  const focus = (shows) => {
    const now = /** @type {Document|ShadowRoot} */ (el.getRootNode()).activeElement;
    if (now && now !== document.body && !el.contains(now)) return;
    const place = shows === "study" ? inside.querySelector(".hx-bar") : desk;
    requestAnimationFrame(() => /** @type {HTMLElement|null} */ (place)?.focus({ preventScroll: true }));
  };

  link.onFrame(update);
  for (const trait of SHOWN) model.on(`change:${trait}`, update);
  update();
  return leave;
}

export default { render: show };
