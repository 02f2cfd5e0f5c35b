import { h } from "../elements/dom.js";

/** @import { Mode } from "./bar.js" */
/** @import { Send, Study } from "../format/host.js" */

/**
 * The curtain between two players at one screen: it hides what only the seat to act may see.
 * @param {Study} model @param {Send} send @returns {Mode}
 */
export function curtain(model, send) {
  return {
    name: "curtain",
    due: (page) => Boolean(page.curtain),
    show: (page) => {
      const { words, names } = model.get("fixed");
      const name = names[page.curtain];
      const ready = { class: "hx-btn hx-main", "data-focus": "ready", onclick: () => send("ready") };
      return {
        label: words["curtain.title"],
        head: [h("h3", {}, words["curtain.title"])],
        body: [h("p", { class: "hx-curtain" }, words["curtain.text"].replace("{name}", name))],
        foot: [h("button", ready, words["curtain.ready"].replace("{name}", name))],
        tone: "mine",
      };
    },
  };
}
