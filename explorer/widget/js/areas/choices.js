import { fill, h, icon, portrait } from "../elements/dom.js";
import { aside, question } from "./question.js";
import { Several } from "./several.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Choices as Offered, Item, Page, Told, Wish } from "../format/page.js" */

const MANY = 20;
const NO = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.8 5.8l12.4 12.4";

/** The choices: moves as buttons, or a move composed piece by piece. */
export class Choices {
  /**
   * @param {Study} model
   * @param {Send} send
   * @param {import("./story.js").Story} story tells refusals and their rules
   */
  constructor(model, send, story) {
    this.model = model;
    this.send = send;
    this.story = story;
    this.several = new Several();
    /** @type {Page|null} */
    this.page = null;
    this.offline = false;
    this.asking = h("div", { class: "hx-asking", role: "group", tabindex: "-1" });
    this.body = h("div", { class: "hx-choices" });
    this.heading = h("h3");
    this.sub = h("span", { class: "hx-sub" });
    this.element = h(
      "div",
      { class: "hx-panel", role: "group", tabindex: "-1" },
      h("div", { class: "hx-head" }, this.heading, this.sub),
      this.body,
    );
  }

  /** @param {Page} page @param {boolean} offline */
  show(page, offline) {
    this.page = page;
    this.offline = offline;
    this.several.on(page);
    const choices = page.choices;
    const words = this.model.get("fixed").words;
    const missing = offline && this.model.get("frames").left_out;
    this.heading.textContent = page.curtain ? words["curtain.title"] : choices.heading;
    this.sub.textContent = page.curtain ? "" : choices.sub;
    this.element.setAttribute("aria-label", `${words["choices.title"]}: ${this.heading.textContent}`);
    this.ask(page, offline);
    if (page.curtain) {
      fill(this.body, this.curtain(page.curtain));
      return;
    }
    fill(
      this.body,
      choices.lay && !offline && this.slots(choices),
      !offline && choices.items.length > 0 && this.items(choices),
      !offline && choices.withheld && h("p", { class: "hx-note" }, choices.withheld),
      offline && h("p", { class: "hx-note hx-offline" }, words.offline),
      missing && h("p", { class: "hx-note hx-left-out" }, missing),
      !choices.asked && choices.notice && notice(choices.notice),
      choices.refusal.length > 0 && this.refusal(choices.refusal),
      !offline && choices.nearest.length > 0 && this.nearest(choices.nearest),
      choices.lay && !offline && this.laying(choices),
      !offline && choices.items.length > 0 && (choices.by_hand ? this.saving() : this.trying()),
    );
  }

  /**
   * Show the question beside the board on which it is answered.
   * @param {Page} page @param {boolean} offline
   */
  ask(page, offline) {
    const { asked, aside: looking, instead, notice: said } = page.choices;
    this.asking.hidden = Boolean(page.curtain) || !(asked || looking);
    const words = this.model.get("fixed").words;
    this.asking.setAttribute("aria-label", asked?.title ?? words["aside.title"]);
    fill(
      this.asking,
      asked && question(this, asked, offline),
      asked && said && notice(said),
      looking && aside(this, instead),
    );
  }

  /** @param {Offered} choices */
  items(choices) {
    const hand = !choices.lay && choices.items.some((item) => item.icon);
    const many = choices.items.length > MANY ? " hx-many" : "";
    const place = choices.lay ? `hx-cards${many}` : hand ? "hx-hand" : "hx-moves";
    const items = choices.items.map((item) => this.item(item));
    const list = h("div", { class: place }, ...items);
    list.style.setProperty("--a", `var(--hx-${choices.who})`);
    return list;
  }

  /** @param {Item} item */
  item(item) {
    const state = item.taken ? "hx-taken" : item.why ? "hx-refused" : "hx-legal";
    const whole = item.do === "play" ? " hx-whole" : "";
    const { icons, figures } = this.model.get("fixed");
    const path = icons[item.icon];
    const figure = figures[item.target];
    return h(
      "button",
      {
        class: `hx-choice ${state}${whole}`,
        "data-focus": `choice-${item.do}-${item.value}`,
        "data-value": item.value,
        "aria-keyshortcuts": item.hot || null,
        title: item.why || null,
        onclick: () => this.send(item.do, item.value),
      },
      path && icon(path, 22),
      !path && figure && portrait(figure, item.target, 26),
      h("span", {}, item.text, item.why && h("small", {}, item.why)),
      item.hot && h("kbd", { "aria-hidden": "true" }, item.hot),
    );
  }

  /** @param {Offered} choices */
  slots(choices) {
    const icons = this.model.get("fixed").icons;
    const words = this.model.get("fixed").words;
    const row = h("ol", { class: "hx-slots", "aria-label": words["choices.picked"] });
    row.style.setProperty("--a", `var(--hx-${choices.who})`);
    const picked = choices.slots.map((slot, place) =>
      h(
        "li",
        { class: "hx-picked hx-set" },
        h("span", { class: "hx-n" }, String(place + 1)),
        slot.icon && icon(icons[slot.icon], 18),
        slot.text,
      ),
    );
    const wanted = Math.max(choices.places, picked.length + (choices.ready ? 0 : 1));
    const free = Array.from({ length: wanted - picked.length }, (_, place) =>
      h(
        "li",
        { class: "hx-picked" },
        h("span", { class: "hx-n" }, String(picked.length + place + 1)),
        place === 0 && words["choices.choose"],
      ),
    );
    row.append(...picked, ...free);
    return row;
  }

  /** @param {Offered} choices */
  laying(choices) {
    const words = this.model.get("fixed").words;
    return h(
      "div",
      { class: "hx-row" },
      h(
        "button",
        {
          class: "hx-btn hx-lay",
          "aria-disabled": String(!choices.ready),
          "data-focus": "lay",
          onclick: () => this.send("lay"),
        },
        choices.lay,
        h("kbd", { "aria-hidden": "true" }, "Enter"),
      ),
      h(
        "button",
        {
          class: "hx-btn",
          "aria-disabled": String(choices.slots.length === 0),
          "data-focus": "unpick",
          onclick: () => this.send("unpick"),
        },
        words["choices.unpick"],
        h("kbd", { "aria-hidden": "true" }, "⌫"),
      ),
    );
  }

  /** @param {Told[]} reasons */
  refusal(reasons) {
    const words = this.model.get("fixed").words;
    return h(
      "div",
      { class: "hx-refusal" },
      icon(NO, 22),
      h(
        "div",
        {},
        h("b", {}, words["play.refused"]),
        " ",
        ...reasons.flatMap((told, place) =>
          this.story.words({ ...told, event: `refused${place}` }).concat(document.createTextNode(" ")),
        ),
      ),
    );
  }

  /** @param {Item[]} items the moves offered in place of a refused one */
  nearest(items) {
    const words = this.model.get("fixed").words;
    return h(
      "div",
      { class: "hx-nearest", role: "group", "aria-label": words["choices.nearest"] },
      h("p", { class: "hx-note" }, words["choices.nearest"]),
      h(
        "div",
        { class: "hx-row" },
        ...items.map((item) =>
          h(
            "button",
            {
              class: "hx-btn",
              "data-focus": `nearest-${item.value}`,
              "data-nearest": item.value,
              onclick: () => this.send("play", item.value),
            },
            item.text,
          ),
        ),
      ),
    );
  }

  /** A field to try any move, even one that no button offers. */
  trying() {
    const words = this.model.get("fixed").words;
    return this.typing("try", words["choices.try"], words["choices.try.go"], "play");
  }

  /** A field to save a position that is set up by hand before it is played. */
  saving() {
    const words = this.model.get("fixed").words;
    return this.typing("save", words["keep.file"], words["keep.save"], "save");
  }

  /**
   * A field, and a button that sends what was typed.
   * @param {string} name @param {string} label @param {string} go @param {Wish} what
   */
  typing(name, label, go, what) {
    const field = h("input", {
      type: "text",
      class: "hx-answer hx-try",
      tabindex: "0",
      placeholder: label,
      "aria-label": label,
      "data-focus": name,
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && send(),
    });
    const send = () => {
      const typed = field.value.trim();
      field.value = "";
      if (typed) this.send(what, typed);
    };
    return h(
      "div",
      { class: "hx-row" },
      field,
      h("button", { class: "hx-btn", "data-focus": `${name}-go`, onclick: send }, go),
    );
  }

  /** @param {string} name */
  curtain(name) {
    const { words, names } = this.model.get("fixed");
    return h(
      "div",
      { class: "hx-curtain" },
      h("p", {}, words["curtain.text"].replace("{name}", names[name])),
      h(
        "button",
        { class: "hx-btn hx-main", "data-focus": "ready", onclick: () => this.send("ready") },
        words["curtain.ready"].replace("{name}", names[name]),
      ),
    );
  }

  /** @param {string} key @returns {boolean} whether the key was a shortcut of a choice */
  key(key) {
    const choices = this.page?.choices;
    if (!choices || this.page?.curtain) return false;
    const item = choices.items.find((each) => each.hot === key);
    if (item) this.send(item.do, item.value);
    else if (choices.lay && key === "Enter") this.send("lay");
    else if (choices.lay && key === "Backspace") this.send("unpick");
    else return false;
    return true;
  }

  /**
   * @param {string} cell
   * @returns {Item[]} the choices of a place on the board, or else the refused ones
   */
  on(cell) {
    const here = (this.page?.choices.items ?? []).filter((each) => each.target === cell);
    const legal = here.filter((each) => !each.why);
    return legal.length ? legal : here.slice(0, 1);
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
    this.show(this.page, this.offline);
  }

  /** Make the choice, or point out the buttons if there are several. @param {Item[]} items */
  take(items) {
    if (items.length === 1) {
      this.send(items[0].do, items[0].value);
      return;
    }
    const buttons = [...this.body.querySelectorAll(".hx-choice")];
    const values = items.map((item) => item.value);
    const meant = buttons.filter((each) => values.includes(each.getAttribute("data-value") ?? ""));
    buttons.forEach((each) => each.classList.toggle("hx-meant", meant.includes(each)));
    /** @type {HTMLElement} */ (meant[0]).focus();
  }
}

/** @param {string} said */
function notice(said) {
  return h("p", { class: "hx-notice" }, said);
}
