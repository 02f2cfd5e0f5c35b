import { h } from "./dom.js";
import { radios } from "./radios.js";
import { LANGUAGES } from "../format/shared.js";

/**
 * A button for each language.
 * @param {string} label @param {string} now the current language
 * @param {(language: string) => void} choose
 */
export function languages(label, now, choose) {
  const buttons = Object.entries(LANGUAGES).map(([language, [short, name]]) =>
    h(
      "button",
      {
        role: "radio",
        lang: language,
        "aria-checked": String(language === now),
        "aria-label": name,
        "data-focus": `language-${language}`,
        "data-language": language,
        onclick: () => choose(language),
      },
      short,
    ),
  );
  return radios("hx-seg", label, buttons);
}
