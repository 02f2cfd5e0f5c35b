import { h } from "../elements/dom.js";

/** @import { Study } from "../format/host.js" */
/** @import { Page } from "../format/page.js" */

/** The pitch of each tone in hertz, and how long it lasts in seconds. */
const TONES = { move: [392, 0.07], turn: [587, 0.16], end: [784, 0.4] };
const LOUD = 0.08;

/** Short tones in a game against others; silent until the reader switches them on. */
export class Sound {
  /** @param {Study} model */
  constructor(model) {
    this.model = model;
    this.on = false;
    /** @type {AudioContext|null} */
    this.audio = null;
    this.heard = "";
  }

  /** The switch for the menu. */
  element() {
    /** @type {HTMLButtonElement} */
    const button = h("button", { class: "hx-menu-item", "data-focus": "sound", onclick: () => this.turn(button) });
    this.label(button);
    return button;
  }

  /** @param {HTMLElement} button */
  turn(button) {
    this.on = !this.on;
    this.label(button);
    this.play("turn");
  }

  /** @param {HTMLElement} button */
  label(button) {
    const { words } = this.model.get("fixed");
    button.setAttribute("aria-pressed", String(this.on));
    button.replaceChildren(
      h("span", {}, words[this.on ? "sound.on" : "sound.off"], h("small", {}, words["sound.title"])),
    );
  }

  /** Tell by a tone that something else is shown. @param {Page} page @param {boolean} replying */
  show(page, replying) {
    const now = `${page.at} ${replying}`;
    const fresh = this.heard && now !== this.heard && this.model.get("match");
    this.heard = now;
    if (!fresh) return;
    if (replying) this.play("move");
    else if (page.ending) this.play("end");
    else if (page.choices.items.length > 0) this.play("turn");
  }

  /** @param {keyof typeof TONES} tone */
  play(tone) {
    if (!this.on) return;
    this.audio ??= new AudioContext();
    const [pitch, seconds] = TONES[tone];
    const { currentTime, destination } = this.audio;
    const voice = this.audio.createOscillator();
    const volume = this.audio.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + seconds);
    voice.connect(volume).connect(destination);
    voice.start();
    voice.stop(currentTime + seconds);
  }
}
