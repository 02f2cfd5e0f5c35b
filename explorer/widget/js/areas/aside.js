import { h } from "../elements/dom.js";

/** @import { Mode } from "./bar.js" */
/** @import { Send, Study } from "../format/host.js" */

/**
 * A line that is only being looked at: what it shows, and the way back.
 * @param {Study} model @param {Send} send @returns {Mode}
 */
export function aside(model, send) {
  return {
    name: "aside",
    due: (page) => page.choices.aside,
    show: (page) => {
      const words = model.get("fixed").words;
      const back = { class: "hx-btn hx-main", "data-focus": "come_back", onclick: () => send("come_back") };
      return {
        label: words["aside.title"],
        head: [h("h3", {}, words["aside.title"])],
        body: [h("p", { class: "hx-aside", role: "status" }, page.choices.instead || words["aside.title"])],
        foot: [h("button", back, words[page.choices.judged ? "aside.on" : "aside.back"])],
      };
    },
  };
}
