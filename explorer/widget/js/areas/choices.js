import { fill, h, portrait } from "../elements/dom.js";
import { cards, chipOf, parts, slots } from "./cards.js";
import { another, clearing, running, takingBack, verb } from "./doing.js";
import { Selection, chosenFirst, withChip } from "./selection.js";
import { Several } from "./several.js";
import { say } from "./voice.js";
import { WhyNot } from "./why_not.js";

/** @import { Parts } from "./bar.js" */
/** @import { Send, Study } from "../format/host.js" */
/** @import { Choices as Offered, Item, Page, Wish } from "../format/page.js" */

/**
 * The choices: a click chooses a move, the verb does it. A move of several parts is put together
 * from rows of chips, or composed piece by piece in the kernel.
 */
export class Choices {
  /**
   * @param {Study} model
   * @param {Send} send
   * @param {import("./story.js").Story} story tells refusals and their rules
   * @param {import("./strip.js").Strip} [strip] has the buttons of numbers
   */
  constructor(model, send, story, strip) {
    this.model = model;
    this.send = send;
    this.story = story;
    this.strip = strip;
    this.several = new Several();
    this.selection = new Selection();
    this.whyNot = new WhyNot(model, send, story);
    /** @type {Page|null} */
    this.page = null;
    /** @type {Page|null} the page on which a move was made, so that it is made once */
    this.done = null;
    this.offline = false;
    /** True if the last choice was made by a digit: Enter does it, wherever the board's cursor is. */
    this.typed = false;
    this.name = "choices";
    this.figure = h("span", { class: "hx-who" });
    this.heading = h("h3");
    this.sub = h("span", { class: "hx-sub" });
    this.now = h("span", { class: "hx-sub hx-as-now" });
    this.body = h("div", { class: "hx-choices" });
    this.foot = h("div", { class: "hx-row hx-doing" });
  }

  /** The choices are always due: other modes come before them. */
  due() {
    return true;
  }

  /** @param {Page} page @param {boolean} offline @returns {Parts} */
  show(page, offline) {
    this.update(page, offline);
    const choices = page.choices;
    const { words, figures } = this.model.get("fixed");
    const figure = figures[choices.who];
    fill(this.figure, figure && portrait(figure, choices.who, 28));
    this.heading.textContent = choices.heading;
    this.sub.textContent = choices.sub;
    this.now.textContent = choices.now;
    return {
      label: `${words["choices.title"]}: ${choices.heading}`,
      head: [figure && this.figure, this.heading, choices.sub && this.sub, choices.now && this.now],
      body: [this.body],
      foot: [this.foot],
      tone: choices.items.length > 0 && !offline ? "mine" : "",
    };
  }

  /** Draw the moves anew. @param {Page} page @param {boolean} offline */
  update(page, offline) {
    this.page = page;
    this.offline = offline;
    this.several.on(page);
    const choices = page.choices;
    const fixed = this.model.get("fixed");
    this.selection.on(`${page.at} ${page.shown}`, choices);
    this.strip?.pick([...this.collected, ...this.marked]);
    this.whyNot.show(page);
    const offered = !offline && choices.items.length > 0;
    const alone = !choices.asked && choices.notice;
    fill(
      this.body,
      alone && notice(choices.notice),
      !offline && !choices.refusal.length && choices.nearest.length > 0 && this.whyNot.nearest(choices.nearest),
      choices.lay && !offline && !page.strip && slots(choices, fixed),
      offered && this.offered(choices),
      !offline && choices.withheld && h("p", { class: "hx-note" }, choices.withheld),
      offline &&
        h(
          "p",
          { class: "hx-note hx-offline" },
          fixed.words[this.model.get("frames").alone ? "offline.page" : "offline"],
        ),
      !offline && this.then(choices),
      !offline && choices.by_hand && this.saving(),
      !offline && this.whyNot.pop,
    );
    fill(this.foot, ...(offline || choices.by_hand ? [] : this.doing(choices)));
    this.onselect?.();
  }

  /** The keys that stand for the values of an answer of several values, chosen so far. */
  get collected() {
    const asked = this.page?.choices.asked;
    const chosen = asked?.several ? this.several.values : [];
    return Object.entries(asked?.meant ?? {}).flatMap(([key, value]) => (chosen.includes(value) ? [key] : []));
  }

  /** The keys of the board that stand for what is chosen. */
  get marked() {
    const item = this.selection.item;
    return item?.target ? [item.target] : [];
  }

  /** @type {(() => void)|undefined} called when something else is chosen */
  onselect;

  /** @param {Offered} choices */
  offered(choices) {
    const fixed = this.model.get("fixed");
    const chosen = this.selection.item;
    if (choices.rows.length) {
      return parts(choices, chosen, fixed, (row, chip) => this.put(row, chip));
    }
    // Beside the strip of numbers, what can't be added stands in "Why not…?" alone.
    const beside = (/** @type {Item} */ item) => !this.strip?.holds(item) && !(this.page?.strip && item.why);
    const items = here(choices).filter(beside);
    return items.length > 0 && cards(choices, items, chosen, fixed, (item) => this.choose(item));
  }

  /** What the chosen move does. @param {Offered} choices */
  then(choices) {
    const said = choices.lay ? choices.then : (this.selection.item?.then ?? "");
    const words = this.model.get("fixed").words;
    return said && h("p", { class: "hx-then" }, h("b", {}, words["choices.then"]), " ", said);
  }

  // -- doing it

  /** The verb, what else can be done, and what can't. @param {Offered} choices */
  doing(choices) {
    const composed = Boolean(choices.lay);
    const acts = composed || choices.items.some((item) => chosenFirst(choices, item));
    const fixed = this.model.get("fixed");
    const chosen = this.selection.item;
    const clears = chosen && !choices.rows.length && choices.items.length > 1;
    return [
      acts && verb(choices, chosen, fixed, () => this.perform()),
      ...(composed ? choices.items.filter((item) => item.verb) : []).map((item) =>
        another(item, () => this.once(item.do, item.value)),
      ),
      choices.run && running(choices.run, () => this.once("play_on", "")),
      composed && takingBack(choices, fixed, () => this.send("unpick")),
      clears && clearing(fixed, () => this.select(null)),
      h("span", { class: "hx-space" }),
      this.whyNot.button,
    ];
  }

  /** Choose a move, or make it if it is chosen already; a part is picked at once. @param {Item} item */
  choose(item) {
    const choices = this.page?.choices;
    if (!choices) return;
    const touched = choices.rows.length ? item.target : `${item.do} ${item.value}`;
    const again = this.selection.is(item) && this.selection.touched === touched;
    if (!chosenFirst(choices, item)) this.send(item.do, item.value);
    else if (again) this.perform();
    else this.select(item, touched);
  }

  /** Choose another chip of a row. @param {number} row @param {number} chip */
  put(row, chip) {
    const items = this.page?.choices.items ?? [];
    this.select(withChip(items, this.selection.item, row, chip));
  }

  /** @param {Item|null} item @param {string} [touched] what a second click on does it */
  select(item, touched = "") {
    this.selection.choose(item, touched);
    this.whyNot.turn(false);
    if (this.page) this.update(this.page, this.offline);
    if (item) say(this.body, [item.verb, item.then].filter(Boolean).join(". "));
  }

  /** Return whether something is chosen or composed that can be done. */
  get ready() {
    const choices = this.page?.choices;
    return Boolean(choices?.lay ? choices.ready : this.selection.item);
  }

  /** Do what is chosen or composed. */
  perform() {
    const choices = this.page?.choices;
    const item = this.selection.item;
    if (!choices || this.offline) return false;
    if (choices.lay) this.send("lay");
    else if (item) this.once(item.do, item.value);
    else return false;
    return true;
  }

  /** Make a move unless one was made on this page. @param {Wish} what @param {string} value */
  once(what, value) {
    if (this.done === this.page) return;
    this.done = this.page;
    this.send(what, value);
  }

  // -- typed and pressed

  /** A field to save a position that is set up by hand before it is played. */
  saving() {
    const words = this.model.get("fixed").words;
    const field = h("input", {
      type: "text",
      class: "hx-answer hx-try",
      tabindex: "0",
      placeholder: words["keep.file"],
      "aria-label": words["keep.file"],
      "data-focus": "save",
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && send(),
    });
    const send = () => {
      const typed = field.value.trim();
      field.value = "";
      if (typed) this.send("save", typed);
    };
    const go = h("button", { class: "hx-btn", "data-focus": "save-go", onclick: send }, words["keep.save"]);
    return h("div", { class: "hx-row" }, field, go);
  }

  /** @param {string} key @returns {boolean} whether the key was a shortcut of a choice */
  key(key) {
    const choices = this.page?.choices;
    if (!choices || this.page?.curtain) return false;
    if (key === "Escape") return this.whyNot.turn(false);
    if (this.offline) return false;
    const item = choices.items.find((each) => each.hot === key);
    const chip = chipOf(choices, this.selection.item, key);
    if (item || chip) this.typed = true;
    if (item) this.choose(item);
    else if (chip) this.put(...chip);
    else if (key === "Enter") return this.perform();
    else if (choices.lay && key === "Backspace") this.send("unpick");
    else return false;
    return true;
  }

  // -- the board

  /**
   * @param {string} cell
   * @returns {Item[]} the choices of a place on the board, or else the refused ones
   */
  on(cell) {
    const choices = this.page?.choices;
    if (!choices) return [];
    const chips = choices.rows.flatMap((row, at) =>
      row.chips.flatMap((chip, place) => (chip.target === cell ? [[at, place]] : [])),
    );
    const [row, chip] = chips[0] ?? [];
    const put = row === undefined ? null : withChip(choices.items, this.selection.item, row, chip);
    if (put) return [put];
    const there = choices.items.filter((each) => each.target === cell);
    const legal = there.filter((each) => !each.why);
    const refused = [...there, ...barred(choices)].filter((each) => each.target === cell);
    return legal.length ? legal : refused.slice(0, 1);
  }

  /**
   * Act on a place that is picked already: Enter plays the move once it is whole, and Space takes
   * back the last pick.
   * @param {string} cell @param {string} pressed @returns {boolean} whether the key did anything
   */
  again(cell, pressed) {
    if (!this.page) return false;
    const { items, slots, ready } = this.page.choices;
    const picked = items.filter((each) => each.target === cell && each.taken);
    if (!picked.length) return false;
    const last = slots.at(-1)?.value;
    const newest = picked.some((each) => each.value === last);
    if (pressed === "Enter" && ready) this.send("lay");
    else if (pressed === " " && newest) this.send("unpick");
    else return false;
    return true;
  }

  /**
   * Answer with the first of the chosen keys that means an answer, or else with the last key.
   * @param {string[]} keys
   */
  guess(keys) {
    const meant = this.page?.choices.asked?.meant ?? {};
    const key = keys.find((each) => each in meant);
    this.answer(key === undefined ? keys[keys.length - 1] : meant[key], key !== undefined);
  }

  /** Give an answer, or add it to an answer of several values. @param {string} value */
  answer(value, possible = true) {
    if (!this.page || !possible || !this.page.choices.asked?.several) {
      this.send("answer", value);
      return;
    }
    this.several.toggle(value);
    this.onchange?.();
  }

  /** @type {(() => void)|undefined} */
  onchange;

  /**
   * Take what a place on the board stands for. Of several moves the first is chosen, and all of
   * them are pointed out.
   * @param {Item[]} items
   */
  take(items) {
    this.choose(items.find((item) => this.selection.is(item)) ?? items[0]);
    if (items.length === 1) return;
    const values = items.map((item) => item.value);
    for (const each of this.body.querySelectorAll(".hx-choice")) {
      each.classList.toggle("hx-meant", values.includes(each.getAttribute("data-value") ?? ""));
    }
  }
}

/** The choices that stand in the body; moves in place of a composed one stand in the foot. @param {Offered} choices */
function here(choices) {
  return choices.lay ? choices.items.filter((item) => !item.verb) : choices.items;
}

/** The moves that can't be made, as choices. @param {Offered} choices @returns {Item[]} */
function barred(choices) {
  return choices.refused.flatMap(({ moves }) =>
    moves.map((move) => ({
      ...{ verb: "", brief: "", then: "", parts: [], icon: "", hot: "", taken: false },
      ...{ ...move, why: move.text },
    })),
  );
}

/** @param {string} said */
export function notice(said) {
  return h("p", { class: "hx-notice" }, said);
}
