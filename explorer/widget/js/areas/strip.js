import { fill, h, icon } from "../elements/dom.js";
import { Odds } from "./odds.js";

/** @import { Choose, Send, Study } from "../format/host.js" */
/** @import { Band, Chance, Item, Outlook, Page, Panel, Promise as Promised, Square, Strip as Numbers, Why } from "../format/page.js" */

const CROSS = "M6 6 18 18M18 6 6 18";
const TICK = "M5 12.5 10 17.5 19 7";
const WITH_NUMBERS = new Set(["choices", "question", "aside"]);
const STEPS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** Every number of the game once: what is known of it, its chance, and whether it is chosen. */
export class Strip {
  /**
   * @param {Study} model @param {import("../kernel/link.js").Link} link @param {Send} send
   * @param {Choose} choose @param {import("./story.js").Story} story
   */
  constructor(model, link, send, choose, story) {
    this.model = model;
    this.link = link;
    this.send = send;
    this.choose = choose;
    /** The tab that is shown, by the key of its place. */
    this.tab = "";
    /** The key of the number that was clicked last. */
    this.told = "";
    /** The key of the one button that the Tab key reaches. */
    this.active = "";
    /** @type {string[]} the keys of what is chosen in the page and not yet done */
    this.picked = [];
    /** The position that the chances at hand were worked out for. */
    this.known = "";
    /** @type {Page|null} */
    this.page = null;
    this.tabs = h("div", { class: "hx-seg hx-places", role: "group" });
    this.bands = h("div", {
      class: "hx-bands",
      role: "group",
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
    });
    this.odds = new Odds(model, link, story, (key) => this.take(key, "click"));
    this.element = h("div", { class: "hx-strip" }, this.bands, this.odds.element);
  }

  /** What stands in the head of the bar: the tabs, and the menu of the odds. */
  get head() {
    return [this.tabs, this.odds.menu.element];
  }

  /**
   * Return whether the strip belongs into the bar: for choices, or for answers that are numbers.
   * @param {Page} page @param {string} mode
   */
  wanted(page, mode) {
    if (!page.strip || !WITH_NUMBERS.has(mode)) return false;
    const { asked, items } = page.choices;
    if (mode !== "question" || items.some((item) => this.holds(item))) return true;
    return Object.keys(asked?.meant ?? {}).some((key) => this.has(key));
  }

  /** @param {Page} page @returns {boolean} whether the page has a strip */
  show(page) {
    if (this.page && place(this.page) !== place(page)) this.told = "";
    this.page = page;
    const strip = page.strip;
    this.element.hidden = !strip;
    if (!strip) return false;
    if (!strip.tabs.some((tab) => tab.key === this.tab)) this.tab = "";
    const panel = this.panel(page);
    this.element.setAttribute("aria-busy", String(this.waits(page)));
    this.bands.setAttribute("aria-label", strip.label);
    this.element.classList.toggle("hx-pointed", strip.few);
    const places = strip.tabs.map((tab) =>
      h(
        "button",
        {
          "aria-pressed": String(tab.key === this.tab),
          "aria-label": tab.label,
          title: tab.label,
          "data-focus": `tab-${tab.key}`,
          onclick: () => this.look(tab.key),
        },
        tab.text,
      ),
    );
    this.tabs.hidden = !places.length;
    fill(this.tabs, ...places);
    const keys = strip.bands.flatMap((band) => [band.key, ...band.squares.map((each) => each.key)]);
    if (!keys.includes(this.active)) this.active = this.first(strip);
    const outlook = panel?.outlooks.find((each) => each.key === this.tab);
    let number = 0;
    const bands = strip.bands.map((band) =>
      h(
        "div",
        { class: "hx-band", role: "group", "aria-label": band.label },
        this.deck(band),
        h(
          "div",
          { class: "hx-squares" },
          ...band.squares.map((square) =>
            this.square(strip, square, outlook?.chances[number++], promise(panel, square)),
          ),
        ),
      ),
    );
    fill(this.bands, ...bands);
    this.odds.show(strip, panel, outlook, this.why(strip, panel, outlook), this.waits(page));
    this.pick(this.picked);
    return true;
  }

  /** Return whether the chances of a page are still being worked out. @param {Page} page */
  waits(page) {
    const panel = this.link.panel;
    return !this.link.frame && Boolean(panel) && panel?.turn !== page.turn;
  }

  /**
   * The panel of the page; until it comes, the last one of the same position without what is picked.
   * @param {Page} page @returns {Panel|null}
   */
  panel(page) {
    const panel = this.link.panel;
    if (!panel || page.choices.asked?.open) return null;
    if (!this.waits(page)) this.known = place(page);
    else if (this.known !== place(page)) return { ...panel, outlooks: [], stake: null, told: "", promises: [] };
    else return { ...panel, stake: null };
    return panel;
  }

  /**
   * The reason against the number that was clicked last, or what it promises if it may be laid.
   * @param {Numbers} strip @param {Panel|null} panel @param {Outlook|undefined} outlook
   * @returns {Why|string}
   */
  why(strip, panel, outlook) {
    const all = strip.bands.flatMap((band) => band.squares);
    const place = all.findIndex((each) => each.key === this.told);
    if (place < 0) return "";
    const promised = promise(panel, all[place]);
    const chance = outlook?.chances[place];
    if (promised || !chance || chance.why < 0) return promised?.label ?? "";
    return panel?.promises.length && all[place].mark ? "" : (panel?.reasons[chance.why] ?? "");
  }

  /** Mark what is chosen in the page and not yet done. @param {string[]} keys */
  pick(keys) {
    this.picked = keys;
    for (const each of this.bands.querySelectorAll("[data-cell]")) {
      const chosen = keys.includes(each.getAttribute("data-cell") ?? "");
      each.classList.toggle("hx-chosen-now", chosen);
      if (each.hasAttribute("aria-pressed") && each.getAttribute("data-mark") !== "chosen") {
        each.setAttribute("aria-pressed", String(chosen));
      }
    }
  }

  /** The button to begin with: what is chosen, or else the first that can be. @param {Numbers} strip */
  first(strip) {
    const all = strip.bands.flatMap((band) => [band, ...band.squares]);
    const found = all.find((each) => each.mark === "chosen") ?? all.find((each) => each.mark === "legal");
    return (found ?? strip.bands[0].squares[0]).key;
  }

  /** @param {Band} band */
  deck(band) {
    return h(
      "button",
      {
        ...this.button(band.key, band.mark, "hx-deck"),
        "aria-label": band.label,
        title: band.label,
        onclick: () => this.take(band.key, "click"),
      },
      h("i", {}, band.sign),
      h("span", {}, h("b", {}, band.name), band.left),
    );
  }

  /**
   * @param {Numbers} strip @param {Square} square @param {Chance|undefined} chance
   * @param {Promised|undefined} promised
   */
  square(strip, square, chance, promised) {
    const out = chance && !chance.heat && !square.look;
    const figure = promised?.said || (square.note ? "" : (chance?.said ?? ""));
    const label = promised?.label ?? [square.label, chance?.said, out && strip.out].filter(Boolean).join(", ");
    return h(
      "button",
      {
        ...this.button(square.key, square.mark, "hx-square", square.card),
        "data-look": square.look || null,
        "data-heat": chance?.heat || null,
        "data-told": square.key === this.told || null,
        "aria-label": label,
        "aria-pressed": String(square.mark === "chosen"),
        title: label,
        onclick: () => this.take(square.key, "click"),
      },
      h("b", {}, square.text),
      h("small", {}, figure || square.note),
      square.missed && h("span", { class: `hx-missed${square.missed === "among" ? " hx-with-others" : ""}` }, icon(CROSS, 10)),
      promised?.over && h("span", { class: "hx-tucked-under" }, promised.over),
      square.mark === "chosen" && h("span", { class: "hx-ticked" }, icon(TICK, 11)),
    );
  }

  /**
   * What all buttons of the strip share.
   * @param {string} key @param {string} mark @param {string} kind @param {string} [also] the key of the card it stands for
   */
  button(key, mark, kind, also = "") {
    const items = (this.page?.choices.items ?? []).filter(({ target }) => target && [key, also].includes(target));
    const item = items.find((each) => !each.why) ?? items[0];
    return {
      class: item && !item.why ? `${kind} hx-legal` : kind,
      "data-cell": key,
      "data-value": item && !this.link.offline ? item.value : null,
      "data-focus": `strip-${key}`,
      "data-mark": mark || null,
      tabindex: key === this.active ? "0" : "-1",
      onfocus: () => this.activate(key),
    };
  }

  /** @param {string} key */
  activate(key) {
    if (key === this.active) return;
    this.active = key;
    for (const each of this.bands.querySelectorAll("[data-cell]")) {
      each.setAttribute("tabindex", each.getAttribute("data-cell") === key ? "0" : "-1");
    }
  }

  /** Choose a number or a deck; a number that is chosen is taken back. @param {string} key @param {string} pressed */
  take(key, pressed) {
    const page = this.page;
    if (!page?.strip) return;
    this.activate(key);
    const square = page.strip.bands.flatMap((band) => band.squares).find((each) => each.key === key);
    const keys = square?.card ? [square.card, key] : [key];
    const taken = page.choices.items.find((item) => item.taken && keys.includes(item.target));
    this.told = key;
    if (taken && pressed !== "Enter") this.send("unpick", taken.value);
    else this.choose(keys.find((each) => this.offers(each)) ?? key, [], pressed);
    this.show(page);
  }

  /** @param {string} key @returns {boolean} whether a choice is made there */
  offers(key) {
    return this.page?.choices.items.some((item) => item.target === key) ?? false;
  }

  /** @param {Item} item @returns {boolean} whether the strip has a button for a choice */
  holds(item) {
    return Boolean(item.target) && this.has(item.target);
  }

  /** @param {string} key @returns {boolean} whether the strip has a button of this key */
  has(key) {
    const bands = this.page?.strip?.bands ?? [];
    return bands.some(
      (band) =>
        band.key === key ||
        band.squares.some((each) => each.key === key || each.card === key),
    );
  }

  /** Show the chances of a place alone. @param {string} key @returns {boolean} whether it has a tab */
  look(key) {
    if (!this.page?.strip?.tabs.some((tab) => tab.key === key)) return false;
    this.tab = key === this.tab ? "" : key;
    this.show(this.page);
    return true;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target).closest("[data-cell]");
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      this.take(target.getAttribute("data-cell") ?? "", event.key);
    } else if (STEPS.has(event.key)) {
      this.step(event.key, /** @type {HTMLElement} */ (target))?.focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {HTMLElement} from @returns {HTMLElement|undefined} the next button */
  step(key, from) {
    const all = /** @type {HTMLElement[]} */ ([...this.bands.querySelectorAll("[data-cell]")]);
    if (key === "Home") return all[0];
    if (key === "End") return all[all.length - 1];
    if (key === "ArrowLeft" || key === "ArrowRight") {
      return all[all.indexOf(from) + (key === "ArrowRight" ? 1 : -1)];
    }
    return above(all, from, key === "ArrowDown");
  }
}

/**
 * The button in the row above or below that is closest.
 * @param {HTMLElement[]} all @param {HTMLElement} from @param {boolean} down
 */
function above(all, from, down) {
  const middle = (/** @type {HTMLElement} */ each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(from);
  const away = (/** @type {HTMLElement} */ each) => (middle(each).y - here.y) * (down ? 1 : -1);
  const beyond = all.filter((each) => away(each) > 8);
  const nearest = Math.min(...beyond.map(away));
  const aside = (/** @type {HTMLElement} */ each) => Math.abs(middle(each).x - here.x);
  return beyond
    .filter((each) => away(each) < nearest + 12)
    .sort((one, other) => aside(one) - aside(other))[0];
}

/** @param {Panel|null} panel @param {Square} square */
function promise(panel, square) {
  return panel?.promises.find((each) => each.key === square.key || each.key === square.card);
}

/** @param {Page} page */
function place(page) {
  return `${page.at} ${page.shown}`;
}
