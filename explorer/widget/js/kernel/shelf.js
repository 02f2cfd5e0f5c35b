/** @import { Entry } from "./answers.js" */

/** @typedef {{name: string, entries: [number, Entry][]}} Kept what a page keeps over a reload */

/**
 * Keeps a page's answers in the browser. Where a browser refuses to, nothing is kept and `works` is
 * false.
 */
export class Shelf {
  /** @param {string} label by which the answers are found again; empty to keep nothing */
  constructor(label) {
    this.label = label && `heist-explorer ${label}`;
    this.works = Boolean(label);
  }

  /** @returns {Kept} */
  read() {
    try {
      const found = JSON.parse(this.label ? (localStorage.getItem(this.label) ?? "{}") : "{}");
      const entries = Array.isArray(found.entries) ? found.entries.filter(whole) : [];
      return { name: String(found.name ?? ""), entries };
    } catch {
      this.works = false;
      return { name: "", entries: [] };
    }
  }

  /** @param {Kept} kept */
  write(kept) {
    if (!this.label) return;
    try {
      localStorage.setItem(this.label, JSON.stringify(kept));
    } catch {
      this.works = false;
    }
  }
}

/** @param {unknown} found @returns {boolean} whether it is what a page keeps of a question */
function whole(found) {
  if (!Array.isArray(found) || found.length !== 2 || !Number.isInteger(found[0])) return false;
  return Array.isArray(found[1]?.given) && Number.isInteger(found[1].wrong);
}
