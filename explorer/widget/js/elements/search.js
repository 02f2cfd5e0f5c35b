/** Search by word, as `explorer/reference/search.py` does it. */

import { ENDINGS, RANKS, SHORTEST_STEM } from "../format/shared.js";

const WHOLE = 3;
const BEGINNING = 2;
const STEM = 1;

/**
 * The keys of the entries that have every word of the query, the likeliest first.
 * @param {string} query @param {[string, string[]][]} entries key and fields of each
 * @param {string} language
 */
export function search(query, entries, language) {
  const key = query.trim();
  if (entries.some(([each]) => each === key)) return [key];
  const wanted = wordsOf(query);
  const scored = entries.map(([each, fields]) => ({ key: each, ...score(wanted, fields, language) }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits }) => hits && hits === most)
    .sort((one, other) => other.worth - one.worth)
    .map((each) => each.key);
}

/** The words of a text without accents and capitals. @param {string} text */
export function wordsOf(text) {
  const bare = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @type {Map<string, string>} the stems found so far, since a page is searched at every key */
const stems = new Map();

/** A word without its ending. @param {string} word @param {string} language */
export function stem(word, language) {
  const known = stems.get(`${language} ${word}`);
  if (known !== undefined) return known;
  const ending = ENDINGS[/** @type {keyof typeof ENDINGS} */ (language)]
    .map((each) => each.normalize("NFKD"))
    .find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM);
  const bare = ending ? word.slice(0, -ending.length) : word;
  const doubled = bare.length > SHORTEST_STEM && bare.at(-1) === bare.at(-2);
  const found = doubled ? bare.slice(0, -1) : bare;
  stems.set(`${language} ${word}`, found);
  return found;
}

/** @param {string[]} wanted @param {string[]} fields @param {string} language */
function score(wanted, fields, language) {
  const words = fields.map(wordsOf);
  const found = wanted.map((word) =>
    Math.max(
      0,
      ...words.map((each, place) => {
        const like = Math.max(0, ...each.map((other) => likeness(word, other, language)));
        return like && RANKS[place] + like;
      }),
    ),
  );
  return { hits: found.filter(Boolean).length, worth: found.reduce((sum, each) => sum + each, 0) };
}

/** @param {string} wanted @param {string} word @param {string} language */
function likeness(wanted, word, language) {
  if (wanted === word) return WHOLE;
  if (word.startsWith(wanted)) return BEGINNING;
  return stem(wanted, language) === stem(word, language) ? STEM : 0;
}
