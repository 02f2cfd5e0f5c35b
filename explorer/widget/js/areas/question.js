import { fill, h, icon, portrait } from "../elements/dom.js";
import { notice } from "./choices.js";
import { verdict } from "./verdict.js";

/** @import { Child } from "../format/host.js" */
/** @import { Parts } from "./bar.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Page, Phrase, Question as Asked } from "../format/page.js" */

const SUGGESTED = "hx-suggested";
export const BULB = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.4.4.6.8.6 1.2h6c0-.4.2-.8.6-1.2A6 6 0 0 0 12 3z";
export const NO = "M6 6 18 18M18 6 6 18";
export const YES = "M4 12.5 9.5 18 20 6.5";

/** The question at hand: asked in full in the side column, answered and judged in the action bar. */
export class Question {
  /** @param {Choices} choices */
  constructor(choices) {
    this.choices = choices;
    this.name = "question";
    this.element = h("div", { class: "hx-asked", role: "group", tabindex: "-1" });
    /** @type {Asked|null} */
    this.asked = null;
    this.judged = "";
  }

  /** @returns {Record<Phrase, string>} */
  get words() {
    return this.choices.model.get("fixed").words;
  }

  /** @param {Page} page */
  due(page) {
    return page.choices.asked !== null;
  }

  /** @param {Page} page @param {boolean} offline @returns {Parts} */
  show(page, offline) {
    this.choices.update(page, offline);
    const asked = /** @type {Asked} */ (page.choices.asked);
    if (!asked.open) return verdict(this, asked, offline, page.choices.notice);
    const again = asked.state === "again";
    const said = again && asked.feedback ? asked.feedback.said : asked.short;
    const unjudged = offline ? asked.unjudged : "";
    return {
      label: `${asked.title}: ${asked.ask}`,
      head: [
        this.figure(asked),
        h("h3", {}, said),
        h("span", { class: "hx-sub" }, unjudged || asked.how),
      ],
      body: asked.by_moves
        ? [this.told(page, asked), !unjudged && this.choices.body, this.ways(asked, unjudged)]
        : [this.ways(asked, unjudged), this.told(page, asked)],
      foot: this.foot(asked, offline),
      tone: "mine",
    };
  }

  /** The figure of the seat that is asked about. @param {Asked} asked */
  figure(asked) {
    const { figures } = this.choices.model.get("fixed");
    const drawn = figures[asked.about];
    return drawn && portrait(drawn, asked.about, 26);
  }

  /** The ways to answer, apart from the board and moves. @param {Asked} asked @param {string} unjudged */
  ways(asked, unjudged) {
    const { choices, words } = this;
    return h(
      "div",
      { class: "hx-answers" },
      h(
        "div",
        { class: "hx-row" },
        ...asked.buttons.map(({ value, text }) => this.option(value, text)),
        asked.typed && !unjudged && this.input(asked.suggested),
      ),
      asked.several && choices.several.element(words),
    );
  }

  /** What was said to the last answer, and the hint. @param {Page} page @param {Asked} asked */
  told(page, asked) {
    const { choices, words } = this;
    const reasons = asked.feedback?.reasons ?? [];
    const hinted = asked.hint && (asked.hinted || asked.state === "again");
    return h(
      "div",
      { class: "hx-answers" },
      ...reasons.map((told, place) =>
        h("p", { class: "hx-line" }, h("span", {}, ...choices.story.words({ ...told, event: `answered${place}` }))),
      ),
      hinted &&
        h("p", { class: "hx-line" }, icon(BULB, 18), h("span", {}, h("b", {}, `${words["question.hint"]}: `), asked.hint)),
      !hinted && !asked.by_moves && asked.tries && h("p", { class: "hx-line" }, asked.tries),
      page.choices.notice && notice(page.choices.notice),
    );
  }

  /** @param {string} value @param {string} text */
  option(value, text) {
    const { choices } = this;
    const chosen = choices.page?.choices.asked?.several && choices.several.values.includes(value);
    return h(
      "button",
      {
        class: "hx-btn hx-option",
        "data-focus": `answer-${value}`,
        "aria-pressed": chosen === undefined || chosen === false ? null : "true",
        onclick: () => choices.answer(value),
      },
      text,
    );
  }

  /** @param {Asked} asked @param {boolean} offline @returns {Child[]} */
  foot(asked, offline) {
    const { choices, words } = this;
    const again = asked.state === "again";
    const judged = !(offline && asked.unjudged);
    const button = (/** @type {string} */ focus, /** @type {string} */ text, /** @type {() => void} */ act, look = "") =>
      h("button", { class: `hx-btn ${look}`, "data-focus": focus, onclick: act }, text);
    return [
      asked.by_moves ? judged && choices.foot : this.give(asked),
      asked.hint && !asked.hinted && !again &&
        h(
          "button",
          { class: "hx-btn", "data-focus": "hint", onclick: () => choices.send("hint") },
          icon(BULB, 18),
          words["question.hint"],
        ),
      judged && !asked.sealed && (again || asked.hinted || !asked.hint) &&
        button("show", words["question.show"], () => choices.send("show")),
      asked.feedback?.yours && !offline &&
        button("instead", words["question.yours"], () => choices.send("instead")),
      h("span", { class: "hx-space" }),
      button("later", words["question.later"], () => choices.send("later"), "hx-quiet"),
    ];
  }

  /** The button that gives an answer of several values, or says what is still to be chosen. @param {Asked} asked */
  give(asked) {
    const { choices, words } = this;
    const ready = asked.several && choices.several.values.length > 0;
    const wanted = Object.keys(asked.meant).length ? "question.choose.place" : "question.choose";
    return h(
      "button",
      {
        class: `hx-btn ${ready ? "hx-main" : ""}`,
        "aria-disabled": String(!ready),
        "data-focus": "give",
        onclick: () => ready && choices.send("answer", choices.several.values.join(", ")),
      },
      words[asked.several && ready ? "question.give" : wanted],
    );
  }

  /** The field to type an answer in. @param {string[]} suggested what the browser offers there */
  input(suggested) {
    const label = this.words["question.type"];
    const list = h("datalist", { id: SUGGESTED }, ...suggested.map((each) => h("option", { value: each })));
    const field = h("input", {
      type: "text",
      class: "hx-answer",
      tabindex: "0",
      placeholder: label,
      "aria-label": label,
      "data-focus": "answer",
      list: suggested.length ? SUGGESTED : null,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        const typed = field.value.trim();
        if (event.key !== "Enter" || !typed) return;
        event.preventDefault();
        field.value = "";
        this.choices.send("answer", typed);
      },
    });
    return suggested.length ? h("span", { class: "hx-suggesting" }, field, list) : field;
  }

  /** Show the question in full, and how it was answered. @param {Page} page */
  ask(page) {
    const asked = page.curtain ? null : page.choices.asked;
    this.asked = asked;
    this.element.hidden = !asked;
    if (!asked) {
      this.judged = "";
      return;
    }
    this.element.setAttribute("aria-label", asked.title);
    fill(this.element, this.full(asked));
    this.focus(asked.open ? "" : `${page.at} ${asked.ask}`);
  }

  /** Move the focus to Continue once a question is judged, if it is in this study. @param {string} judged */
  focus(judged) {
    const fresh = judged && judged !== this.judged;
    this.judged = judged;
    const study = this.element.closest(".hx-study");
    const root = /** @type {Document|ShadowRoot} */ (this.element.getRootNode());
    if (!fresh || !study?.contains(root.activeElement)) return;
    /** @type {HTMLElement|null} */ (study.querySelector("[data-focus=continue]"))?.focus({ preventScroll: true });
  }

  /** @param {Asked} asked */
  full(asked) {
    const back = asked.feedback;
    const tone = { open: "", again: "hx-answered-wrong", right: "hx-answered-right", shown: "hx-answered-shown", kept: "hx-answered-shown" };
    const sign = { open: "", again: NO, right: YES, shown: BULB, kept: YES }[asked.state];
    return h(
      "div",
      { class: `hx-question ${tone[asked.state]}`, "data-kind": asked.kind, "data-state": asked.state },
      h("p", { class: "hx-what" }, h("span", { class: "hx-tag" }, asked.title), h("small", {}, asked.place)),
      back && h("p", { class: "hx-said" }, sign && icon(sign, 18), h("span", {}, back.told)),
      asked.open && h("p", { class: "hx-ask" }, asked.ask),
      asked.open && asked.tries && h("p", { class: "hx-note" }, asked.tries),
      ...(back && !asked.open ? this.rules(asked) : []),
    );
  }

  /** The card of the rule that decided, and the signs of the others. @param {Asked} asked @returns {Node[]} */
  rules(asked) {
    const { story } = this.choices;
    const [first, ...others] = asked.feedback?.rules ?? [];
    if (!first) return [h("p", { class: "hx-ask" }, asked.ask)];
    const words = story.words({ step: 0, event: "judged", segments: [], rules: others });
    return [story.card(first), ...(others.length ? [h("div", { class: "hx-also" }, ...words)] : [])];
  }

  /** @param {string} key @returns {boolean} whether the key did anything */
  key(key) {
    if (key !== "Enter" || !this.asked || this.asked.open) return false;
    this.choices.send("continue");
    return true;
  }
}
