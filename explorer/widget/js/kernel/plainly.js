import { CLOSING, IGNORED, MOST_DIGITS } from "../format/shared.js";

/** @import { Stored } from "../format/page.js" */

/** @param {string} text @returns {string} the text as it is compared, as in lessons/kinds/plainly.py */
export function plainly(text) {
  const heard = [...text].filter((sign) => !IGNORED.includes(sign)).join("");
  const signs = [...heard.trim().toLowerCase().replace(/\s+/g, " ")];
  return signs.slice(0, signs.findLastIndex((sign) => !CLOSING.includes(sign)) + 1).join("");
}

/**
 * @param {string} text
 * @returns {boolean} whether it is a whole number, as in engine/core/bounds.py
 */
function isNumber(text) {
  return /^\d+$/.test(text) && text.length <= MOST_DIGITS;
}

/** @param {string} text @param {string[]} joints @returns {string[]} the items of a list, sorted */
export function parts(text, joints) {
  const split = (/** @type {string[]} */ texts, /** @type {string} */ joint) =>
    texts.flatMap((each) => each.split(joint));
  return joints.reduce(split, [text]).map(plainly).filter(Boolean).sort();
}

/** @param {Stored} stored @param {string} given @returns {boolean} whether it can be an answer */
export function isKnown(stored, given) {
  const known = stored.known.map(plainly);
  const fits = (/** @type {string} */ each) => known.includes(each) || (stored.number && isNumber(each));
  return !known.length || parts(given, stored.joints).every(fits);
}

/** @param {Stored} stored @param {string} given @returns {boolean} whether it is a right answer */
export function isRight(stored, given) {
  const said = String(parts(given, stored.joints));
  return stored.accepted.some((each) => String(parts(each, stored.joints)) === said);
}
