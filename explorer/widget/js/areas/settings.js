import { h, portrait } from "../elements/dom.js";
import { radios } from "../elements/radios.js";

/** @import { Send, Study } from "../format/host.js" */
/** @import { Fixed, Page, Phrase } from "../format/page.js" */

/** The parts of the menu that set how the game is played: seats, luck, steps, a move in words. */
export class Settings {
  /**
   * @param {Study} model @param {Send} send @param {() => void} close
   * @param {import("./sound.js").Sound} sound @param {import("./playback.js").Playback} playback
   */
  constructor(model, send, close, sound, playback) {
    this.sound = sound;
    this.playback = playback;
    this.model = model;
    this.send = send;
    this.close = close;
    this.open = false;
  }

  /** @param {Page} page */
  parts(page) {
    const fixed = this.model.get("fixed");
    const { words } = fixed;
    return [
      h("div", { class: "hx-menu-part" }, this.seats(fixed)),
      h("div", { class: "hx-menu-part" }, this.luck(fixed)),
      this.model.get("match") && h("div", { class: "hx-menu-part" }, this.sound.element(), this.pace(words)),
      h(
        "div",
        { class: "hx-menu-part hx-menu-row hx-by" },
        h("span", { class: "hx-lab" }, words["timeline.by"]),
        this.stepping(words),
      ),
      page.choices.items.length > 0 &&
        h("div", { class: "hx-menu-part" }, this.trying(words["choices.try"], words["choices.try.go"])),
    ];
  }

  /** @param {Fixed} fixed */
  luck(fixed) {
    const now = this.model.get("luck");
    const other = now === "drawn" ? "chosen" : "drawn";
    return h(
      "button",
      {
        class: "hx-menu-item",
        "aria-pressed": String(now === "chosen"),
        "data-focus": "luck",
        onclick: () => {
          this.close();
          this.send("luck", other);
        },
      },
      h(
        "span",
        {},
        fixed.words[/** @type {Phrase} */ (`luck.${now}`)],
        h("small", {}, fixed.words["luck.title"]),
      ),
    );
  }

  /** @param {Record<Phrase, string>} words */
  stepping(words) {
    const now = this.model.get("step_by");
    const option = (/** @type {"move"|"event"} */ by) =>
      h(
        "button",
        {
          role: "radio",
          "aria-checked": String(now === by),
          "data-focus": `by-${by}`,
          onclick: () => {
            this.close();
            this.send("step_by", by);
          },
        },
        words[`timeline.by.${by}`],
      );
    return radios("hx-seg", words["timeline.by"], [option("move"), option("event")]);
  }

  /** How fast the moves of others are shown; "at once" leaves only this place to change it. @param {Record<Phrase, string>} words */
  pace(words) {
    return h(
      "div",
      { class: "hx-menu-row hx-pace" },
      h("span", { class: "hx-lab" }, words["replies.title"]),
      this.playback.speeds("pace", this.close),
    );
  }

  /** A list of the players of each seat: by hand, or a player of the game. @param {Fixed} fixed */
  seats(fixed) {
    const players = this.model.get("players");
    const seat = (/** @type {string} */ name) =>
      h(
        "label",
        {},
        portrait(fixed.figures[name], name, 22),
        h("span", {}, fixed.names[name]),
        h(
          "select",
          {
            "data-focus": `player-${name}`,
            "data-player": name,
            onchange: (/** @type {Event} */ event) =>
              this.send("player", `${name}=${/** @type {HTMLSelectElement} */ (event.target).value}`),
          },
          ...fixed.kinds.map(([kind, text]) =>
            h("option", { value: kind, selected: (players[name] ?? "hand") === kind }, text),
          ),
        ),
      );
    /** @type {HTMLDetailsElement} */
    const list = h(
      "details",
      { class: "hx-seats", open: this.open },
      h(
        "summary",
        {
          class: "hx-menu-item",
          tabindex: "0",
          "data-focus": "seats",
          // Not by the toggle event, which comes late: the list may have been drawn anew by then.
          onclick: () => (this.open = !list.hasAttribute("open")),
        },
        fixed.words["players.title"],
      ),
      h("div", { class: "hx-seats-list" }, ...Object.keys(fixed.names).map(seat)),
    );
    return list;
  }

  /** A field to try any move, even one that no button offers. @param {string} label @param {string} go */
  trying(label, go) {
    const field = h("input", {
      type: "text",
      class: "hx-answer hx-try",
      tabindex: "0",
      "aria-label": label,
      "data-focus": "try",
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter") return;
        // The focus goes back to the button of the menu, which this key would press at once.
        event.preventDefault();
        send();
      },
    });
    const send = () => {
      const typed = field.value.trim();
      field.value = "";
      if (!typed) return;
      this.close();
      this.send("play", typed);
    };
    return h(
      "div",
      { class: "hx-menu-row hx-trying" },
      h("span", { class: "hx-lab", "aria-hidden": "true" }, label),
      field,
      h("button", { class: "hx-btn", "data-focus": "try-go", onclick: send }, go),
    );
  }
}
