import { h } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page, Told } from "../format/page.js" */

/** Tells screen readers what is new, once. */
export class Voice {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    this.element = h("div", { class: "hx-live", "aria-live": "polite" });
    /** @type {Record<string, string>|null} the last announcements, by topic */
    this.said = null;
  }

  /** Announce the next answer even if it is the same as before. */
  listen() {
    if (this.said) this.said.answer = "";
  }

  /** @param {Page} page */
  show(page) {
    const fresh = this.words(page);
    const news = Object.entries(fresh).filter(
      ([about, text]) => about !== "step" && text && this.said && this.changed(about, fresh),
    );
    this.said = fresh;
    if (news.length) this.element.textContent = news.map(([, text]) => text).join(" ");
  }

  /** @param {string} about @param {Record<string, string>} fresh */
  changed(about, fresh) {
    const moved = about === "event" && fresh.step !== this.said?.step;
    return moved || fresh[about] !== this.said?.[about];
  }

  /** @param {Page} page @returns {Record<string, string>} */
  words(page) {
    const { notice, refusal, asked, by_hand } = page.choices;
    const words = this.model.get("fixed").words;
    const back = asked?.feedback;
    return {
      step: `${page.at} ${page.shown}`,
      answer: [
        refusal.length > 0 && words["play.refused"],
        ...refusal.map(plain),
        notice,
        back && [back.said, back.sub, ...back.reasons.map(plain), back.outcome].filter(Boolean).join(" "),
      ]
        .filter(Boolean)
        .join(" "),
      hint: asked?.open && (asked.hinted || asked.state === "again") ? asked.hint : "",
      event: page.said,
      comment: by_hand ? "" : page.comment,
      now: this.now(page),
    };
  }

  /** @param {Page} page @returns {string} the next thing to do, and for whom */
  now(page) {
    const { words, names } = this.model.get("fixed");
    const { asked, heading } = page.choices;
    if (page.curtain) return words["curtain.text"].replace("{name}", names[page.curtain]);
    const end = page.lesson?.finished;
    if (end) return `${end.said}. ${end.score}`;
    if (asked && !asked.open) return "";
    return asked ? `${asked.title}: ${asked.ask}` : heading;
  }
}

/** @param {Told} told */
function plain(told) {
  return told.segments.map(([text]) => text).join("");
}

/** Announce a text at once. @param {Element} from where in the study @param {string} text */
export function say(from, text) {
  const live = from.closest(".hx-study")?.querySelector(".hx-live");
  if (live && text) live.textContent = text;
}
