/** @import { Stored } from "../format/page.js" */

/** @param {Stored|undefined} stored @returns {boolean} whether a page can take an answer to a question */
export function judged(stored) {
  return Boolean(stored?.replies || stored?.kept);
}
