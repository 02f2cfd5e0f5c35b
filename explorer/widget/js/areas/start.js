import { fill, h, portrait } from "../elements/dom.js";
import { languages } from "../elements/languages.js";
import { radios } from "../elements/radios.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Chosen, GameShown, OptionShown, StartCard } from "../format/page.js" */

/** The start card of a game against others: one click deals what is chosen on it. */
export class Start {
  /** @param {Study} model @param {Send} send @param {() => boolean} offline */
  constructor(model, send, offline) {
    this.model = model;
    this.send = send;
    this.offline = offline;
    /** @type {Record<string, Chosen>} what is chosen for each game */
    this.chosen = {};
    this.game = "";
    /** @type {StartCard|null} */
    this.card = null;
    this.element = h("div", { class: "hx-start", role: "group", tabindex: "-1", hidden: true });
    this.element.addEventListener("keydown", (event) => {
      const pressed = /** @type {Element} */ (event.target).closest("button, select, input");
      if (event.key !== "Enter" || (pressed && !pressed.matches("[role=radio][aria-checked=true]"))) return;
      event.preventDefault();
      event.stopPropagation();
      this.deal();
    });
  }

  /** Show the card, if there is one. @returns {boolean} whether there is */
  show() {
    const card = this.model.get("card");
    const there = Boolean(card && "games" in card);
    this.element.hidden = !there;
    if (!there) {
      this.card = null;
      return false;
    }
    if (!this.card) {
      this.game = /** @type {StartCard} */ (card).game;
      this.chosen = {};
    }
    this.card = /** @type {StartCard} */ (card);
    for (const each of this.card.games) this.chosen[each.key] ??= each.chosen;
    this.draw();
    return true;
  }

  /** @returns {GameShown} */
  get shown() {
    const games = /** @type {StartCard} */ (this.card).games;
    return games.find((each) => each.key === this.game) ?? games[0];
  }

  /** @param {Partial<Chosen>} changes */
  choose(changes) {
    this.chosen[this.shown.key] = { ...this.chosen[this.shown.key], ...changes };
    this.draw();
  }

  deal() {
    if (!this.offline()) this.send("deal", JSON.stringify(this.chosen[this.shown.key]));
  }

  draw() {
    const card = /** @type {StartCard} */ (this.card);
    const { words, language } = this.model.get("fixed");
    const offline = this.offline();
    this.element.setAttribute("aria-label", words["start.title"]);
    fill(
      this.element,
      h(
        "div",
        { class: "hx-start-top" },
        h("h2", {}, words["start.title"]),
        h("span", { class: "hx-sub" }, words["start.against"]),
        languages(words["language.title"], language, (other) => this.send("language", other)),
      ),
      h("div", { class: "hx-start-cols" }, this.games(card.games), this.choices(this.shown)),
      card.notice && h("p", { class: "hx-notice", role: "alert" }, card.notice),
      h(
        "div",
        { class: "hx-panel hx-start-foot" },
        h("span", {}, offline ? words["start.offline"] : this.summary()),
        !offline && card.going &&
          h(
            "button",
            { class: "hx-btn", "data-focus": "go-on", onclick: () => this.send("go_on") },
            words["start.go_on"].replace("{game}", card.going),
          ),
        !offline &&
          h(
            "button",
            { class: "hx-btn hx-main", "data-focus": "deal", onclick: () => this.deal() },
            words["start.deal"],
            h("kbd", { "aria-hidden": "true" }, "Enter"),
          ),
      ),
    );
  }

  summary() {
    const { words } = this.model.get("fixed");
    const { seats, levels, title } = this.shown;
    const chosen = this.chosen[this.shown.key];
    return words[chosen.players === 2 ? "start.summary.one" : "start.summary"]
      .replace("{game}", title)
      .replace("{seat}", seats.find((each) => each.key === chosen.seat)?.name ?? "")
      .replace("{count}", String(chosen.players - 1))
      .replace("{level}", levels.find((each) => each.key === chosen.level)?.name ?? "");
  }

  /** @param {GameShown[]} games */
  games(games) {
    const { words } = this.model.get("fixed");
    const button = (/** @type {GameShown} */ { key, title, about, counts, seats }) =>
      h(
        "button",
        {
          class: "hx-game",
          role: "radio",
          "aria-checked": String(key === this.shown.key),
          "data-focus": `game-${key}`,
          "data-game": key,
          onclick: () => {
            this.game = key;
            this.draw();
          },
        },
        h("span", { class: "hx-game-figures" }, ...seats.slice(0, 3).map((each) => portrait(each.figure, each.key, 44))),
        h(
          "span",
          { class: "hx-game-about" },
          h("b", {}, title),
          h("span", {}, about),
          h("span", { class: "hx-sub" }, words[counts.length > 1 ? "start.counts" : "start.count"]
            .replace("{fewest}", String(counts[0]))
            .replace("{most}", String(counts[counts.length - 1]))),
        ),
      );
    return radios("hx-panel hx-games", words["start.game"], games.map(button));
  }

  /** @param {GameShown} game */
  choices(game) {
    const { words } = this.model.get("fixed");
    const chosen = this.chosen[game.key];
    const seats = game.seats.map(({ key, name, figure }) =>
      choice(`seat-${key}`, key === chosen.seat, () => this.choose({ seat: key }), portrait(figure, key, 36), h("span", {}, name)),
    );
    const counts = game.counts.map((count) =>
      choice(`count-${count}`, count === chosen.players, () => this.choose({ players: count }), String(count - 1)),
    );
    const levels = game.levels.map(({ key, name, about }) =>
      choice(`level-${key}`, key === chosen.level, () => this.choose({ level: key }), h("b", {}, name), h("span", { class: "hx-sub" }, about)),
    );
    return h(
      "div",
      { class: "hx-panel hx-start-choices" },
      h("h3", {}, words["start.seat"]),
      radios("hx-start-seats", words["start.seat"], seats),
      game.counts.length > 1 && h("h3", {}, words["start.players"]),
      game.counts.length > 1 &&
        h("div", { class: "hx-row" }, radios("hx-seg", words["start.players"], counts), h("span", { class: "hx-sub" }, this.joining(game))),
      h("h3", {}, words["start.level"]),
      radios("hx-start-levels", words["start.level"], levels),
      (game.options.length > 0 || game.given || game.again) && h("h3", {}, words["start.options"]),
      h(
        "div",
        { class: "hx-start-options" },
        ...game.options.map((each) => this.option(each, chosen)),
        game.given && toggle("given", game.given, chosen.given, () => this.choose({ given: !chosen.given })),
        game.again && toggle("again", game.again, chosen.again, () => this.choose({ again: !chosen.again })),
      ),
    );
  }

  /** @param {GameShown} game */
  joining({ key, seats, table }) {
    const { words } = this.model.get("fixed");
    const { seat, players } = this.chosen[key];
    const known = table.length === players && table.includes(seat);
    const others = seats
      .filter((each) => each.key !== seat && (!known || table.includes(each.key)))
      .slice(0, players - 1);
    const said = words[others.length > 1 ? "start.join" : "start.joins"];
    return said.replace("{names}", others.map((each) => each.name).join(", "));
  }

  /** @param {OptionShown} option @param {Chosen} chosen */
  option({ key, question, switch: switched, readings }, chosen) {
    const now = chosen.options[key];
    const set = (/** @type {string} */ value) => this.choose({ options: { ...chosen.options, [key]: value } });
    if (switched) {
      const on = now === "on";
      const about = readings.find((each) => each.value === "on")?.text ?? "";
      return toggle(key, question, on, () => set(on ? "off" : "on"), about);
    }
    return h(
      "label",
      { class: "hx-start-option" },
      h("span", {}, question),
      h(
        "select",
        { "data-focus": `option-${key}`, onchange: (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value) },
        ...readings.map(({ value, text }) => h("option", { value, selected: value === now }, text)),
      ),
    );
  }
}

/** @param {string} focus @param {boolean} on @param {() => void} choose @param {...(Node|string)} children */
function choice(focus, on, choose, ...children) {
  return h("button", { role: "radio", "aria-checked": String(on), "data-focus": focus, onclick: choose }, ...children);
}

/** @param {string} key @param {string} text @param {boolean} on @param {() => void} turn @param {string} [about] */
function toggle(key, text, on, turn, about = "") {
  return h(
    "button",
    { class: "hx-toggle", role: "switch", "aria-checked": String(on), title: about, "data-focus": `option-${key}`, onclick: turn },
    h("i", { "aria-hidden": "true" }),
    h("span", {}, text),
  );
}
