import { fill, h } from "../elements/dom.js";
import { search } from "../elements/search.js";

/** @import { Child } from "../format/host.js" */
/** @import { Phrase, Position, Rule, Term } from "../format/page.js" */

/**
 * What there is to look up, in one language.
 * @typedef {{
 *   language: string,
 *   words: Record<Phrase, string>,
 *   rules: Record<string, Rule>,
 *   glossary: Record<string, Term>,
 *   shown: Record<string, Position[]>,
 * }} Book
 */

const GLOSSARY = "glossary";
const MOST_WORDS = 2;
const MOST_RULES = 30;

/** The rules to look up: a search, the contents, and what was found. */
export class Reference {
  /**
   * @param {((name: string) => void)|null} open opens a position; without it, its call is shown
   * @param {(() => void)} [leave] returns from the position that was opened
   */
  constructor(open, leave) {
    this.open = open;
    this.back = h("button", { class: "hx-btn hx-back", "data-focus": "reference-back", hidden: true });
    this.back.addEventListener("click", () => leave?.());
    this.query = "";
    this.section = "";
    /** @type {Book|null} */
    this.book = null;
    this.label = h("span", { class: "hx-lab" });
    /** @type {HTMLInputElement} */
    this.input = h("input", {
      class: "hx-answer",
      type: "search",
      tabindex: "0",
      autocomplete: "off",
      "data-focus": "reference-search",
      oninput: () => {
        this.find(this.input.value);
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Escape" || !this.query) return;
        event.stopPropagation();
        this.find("");
      },
    });
    this.contents = h("nav", { class: "hx-contents" });
    /** @type {HTMLSelectElement} */
    this.leaf = h("select", {
      class: "hx-leaf",
      "data-focus": "reference-contents",
      onchange: () => {
        this.turnTo(this.leaf.value);
      },
    });
    this.count = h("h3", { class: "hx-count", "aria-live": "polite" });
    this.body = h("div", { class: "hx-found" });
    this.entries = h("div", { class: "hx-entries", role: "group", tabindex: "0" }, this.count, this.body);
    this.element = h(
      "div",
      { class: "hx-reference", tabindex: "-1" },
      h(
        "div",
        { class: "hx-book" },
        this.back,
        h("label", { class: "hx-lookup" }, this.label, this.input),
        this.leaf,
        this.contents,
        this.entries,
      ),
    );
  }

  /** @param {Book} book @param {boolean} [visiting] whether there is a way back */
  show(book, visiting = false) {
    const again = this.book && this.book.rules === book.rules && this.book.language === book.language;
    this.book = book;
    this.back.hidden = !visiting;
    this.back.textContent = book.words["keep.back"];
    if (again) return this.element;
    this.label.textContent = book.words["reference.search"];
    this.update();
    return this.element;
  }

  /** @param {string} query */
  find(query) {
    this.query = query;
    this.section = "";
    this.update();
  }

  /** @param {string} section */
  turnTo(section) {
    this.query = "";
    this.section = section;
    this.update();
  }

  update() {
    const book = this.book;
    if (!book) return;
    if (this.input.value !== this.query) this.input.value = this.query;
    const sections = bySection(book);
    if (this.section !== GLOSSARY && !(this.section in sections)) this.section = Object.keys(sections)[0];
    const contents = book.words["reference.contents"];
    this.contents.setAttribute("aria-label", contents);
    this.leaf.setAttribute("aria-label", contents);
    const chapters = this.chapters(book, sections);
    fill(this.contents, ...chapters.map(([key, title, count]) => this.chapter(key, title, count)));
    this.leaf.replaceChildren(
      ...(this.query.trim() ? [h("option", { value: "", selected: true }, contents)] : []),
      ...chapters.map(([key, title, count]) =>
        h("option", { value: key, selected: this.turnedTo(key) }, `${title} (${count})`),
      ),
    );
    this.entries.scrollTop = 0;
    const { found, said } = this.query.trim() ? this.results(book) : this.page(book, sections);
    this.count.textContent = said;
    this.entries.setAttribute("aria-label", said);
    fill(this.body, ...found);
  }

  /**
   * The key, the title and the number of entries of each chapter.
   * @param {Book} book @param {Record<string, string[]>} sections @returns {[string, string, number][]}
   */
  chapters(book, sections) {
    const words = Object.keys(book.glossary).length;
    return [
      ...(words ? [/** @type {[string, string, number]} */ ([GLOSSARY, book.words["reference.glossary"], words])] : []),
      ...Object.entries(sections).map(
        ([title, rules]) => /** @type {[string, string, number]} */ ([title, title, rules.length]),
      ),
    ];
  }

  /** @param {string} key */
  turnedTo(key) {
    return !this.query.trim() && this.section === key;
  }

  /** @param {string} key @param {string} title @param {number} count */
  chapter(key, title, count) {
    return h(
      "button",
      {
        class: "hx-chapter",
        "aria-current": this.turnedTo(key) ? "true" : null,
        "data-focus": `chapter-${key}`,
        onclick: () => this.turnTo(key),
      },
      h("span", {}, title),
      h("small", {}, String(count)),
    );
  }

  /** @param {Book} book @param {Record<string, string[]>} sections */
  page(book, sections) {
    const found =
      this.section === GLOSSARY
        ? Object.values(book.glossary).map((term) => this.term(book, term))
        : sections[this.section].map((rule) => this.rule(book, rule));
    return { found, said: this.section === GLOSSARY ? book.words["reference.glossary"] : this.section };
  }

  /** @param {Book} book */
  results(book) {
    const { language, words } = book;
    /** @type {[string, string[]][]} */
    const terms = Object.entries(book.glossary).map(([key, term]) => [key, [term.word, term.text]]);
    /** @type {[string, string[]][]} */
    const rules = Object.entries(book.rules).map(([rule, told]) => [
      rule,
      [told.title, `${told.text} ${told.section} ${rule}`, told.ruling ?? ""],
    ]);
    const one = this.query.trim() in book.rules;
    const terms_found = one ? [] : search(this.query, terms, language).slice(0, MOST_WORDS);
    const rules_found = search(this.query, rules, language).slice(0, MOST_RULES);
    const count = rules_found.length;
    return {
      found: [
        ...terms_found.map((key) => this.term(book, book.glossary[key])),
        ...rules_found.map((rule) => this.rule(book, rule)),
      ],
      said: words[count ? "reference.count" : "reference.none"].replace("{count}", String(count)),
    };
  }

  /** @param {Book} book @param {string} id @returns {HTMLElement} */
  rule(book, id) {
    const { title, section, text, ruling } = book.rules[id];
    const positions = book.shown[id] ?? [];
    return h(
      "article",
      { class: "hx-entry", "data-rule": id },
      h("h4", {}, title),
      h("p", { class: "hx-source" }, `${section} · `, h("code", {}, id)),
      h("p", {}, text),
      ruling && h("p", { class: "hx-open-point" }, h("b", {}, `${book.words["rule.ruling"]}: `), ruling),
      positions.length > 0 &&
        h(
          "p",
          { class: "hx-positions" },
          h("span", { class: "hx-lab" }, book.words["reference.shown"]),
          ...positions.map((each) => this.position(each, id)),
        ),
    );
  }

  /** @param {Position} position @param {string} rule @returns {Child} */
  position({ key, title }, rule) {
    const open = this.open;
    if (!open) return h("span", {}, `${title}: `, h("code", {}, `study("${key}")`));
    return h(
      "button",
      { class: "hx-btn", "data-focus": `position-${rule}-${key}`, onclick: () => open(key) },
      title,
    );
  }

  /** @param {Book} book @param {Term} term @returns {HTMLElement} */
  term(book, { word, text, rules }) {
    return h(
      "article",
      { class: "hx-entry hx-term" },
      h("h4", {}, word),
      h("p", {}, text),
      h(
        "p",
        { class: "hx-positions" },
        ...rules.map((rule) =>
          h(
            "button",
            {
              class: "hx-cite",
              "data-focus": `term-${word}-${rule}`,
              onclick: () => this.find(rule),
            },
            book.rules[rule].title,
          ),
        ),
      ),
    );
  }
}

/** The rules by section, in the order of the rulebook. @param {Book} book */
function bySection(book) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [rule, { section }] of Object.entries(book.rules)) (found[section] ??= []).push(rule);
  return found;
}
