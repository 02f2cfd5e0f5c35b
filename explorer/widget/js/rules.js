import { fill, h } from "./elements/dom.js";
import { languages } from "./elements/languages.js";
import { theme } from "./elements/theme.js";
import { Reference } from "./tools/reference.js";

/** @import { Host, Rules } from "./format/host.js" */

/** The rules of a game in a cell. It needs no kernel. @param {Host<Rules>} host */
function render({ model, el }) {
  const reference = new Reference(null);
  const top = h("div", { class: "hx-top" });
  const root = h(
    "div",
    { class: "hx hx-study hx-rules-page" },
    h("div", { class: "hx-frame" }, top, reference.element),
  );
  el.append(root);
  theme(root);
  reference.query = model.get("query");
  const set = (/** @type {string} */ language) => {
    model.set("language", language);
    model.save_changes();
    show();
  };
  const show = () => {
    const language = model.get("language");
    const { books, words } = model.get("page");
    const book = books[language];
    const said = words[language];
    root.lang = language;
    fill(
      top,
      h("h2", {}, book.title),
      h("span", { class: "hx-sub" }, about(said["reference.about"], book)),
      languages(said["language.title"], language, set),
    );
    reference.show({ ...book, words: said });
  };
  model.on("change:language", show);
  model.on("change:query", () => reference.find(model.get("query")));
  show();
}

/** @param {string} text @param {{rules: object, glossary: object}} book */
function about(text, { rules, glossary }) {
  return text
    .replace("{rules}", String(Object.keys(rules).length))
    .replace("{words}", String(Object.keys(glossary).length));
}

export default { render };
