/** Hand-in codes, as lessons/handing_in/codes.py describes and reads them. */

/**
 * @typedef {{answers: (number|string)[], hinted: boolean, shown: boolean}} Given the answers to a question
 * @typedef {{digest: string, sealed: boolean, minutes: number, questions: Given[], name: string}} HandIn
 */

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const EPOCH = Date.UTC(2024, 0, 1);
const GROUP = 5;
const MOST_NAME = 120;

/** @param {number} time in milliseconds @returns {number} the time as codes count it */
export function minutesAt(time) {
  return Math.max(0, Math.floor((time - EPOCH) / 60_000));
}

/** @param {HandIn} said @returns {string} */
export function handInCode({ digest, sealed, minutes, questions, name }) {
  const body = [Number(sealed), ...bytesOf(digest), ...number(minutes), ...number(questions.length)];
  for (const { answers, hinted, shown } of questions) {
    body.push(...number(answers.length * 4 + Number(hinted) + 2 * Number(shown)));
    for (const answer of answers) {
      body.push(...(typeof answer === "string" ? [0, ...text(answer)] : number(answer + 1)));
    }
  }
  body.push(...text([...name.trim()].slice(0, MOST_NAME).join("")));
  const letters = base32([...body, ...check(body)]);
  const groups = letters.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? [];
  return `HX1-${groups.join("-")}`;
}

/** @param {string} digits hexadecimal @returns {number[]} */
function bytesOf(digits) {
  return (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

/** @param {number} value @returns {number[]} */
function number(value) {
  const found = [];
  for (; value > 127; value = Math.floor(value / 128)) found.push((value % 128) + 128);
  return [...found, value];
}

/** @param {string} said @returns {number[]} */
function text(said) {
  const bytes = [...new TextEncoder().encode(said)];
  return [...number(bytes.length), ...bytes];
}

/** @param {number[]} body @returns {string} */
function base32(body) {
  const bits = body.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** @param {number[]} body @returns {number[]} the last three bytes of its CRC-32 */
function check(body) {
  let sum = 0xffffffff;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const found = (sum ^ 0xffffffff) >>> 0;
  return [(found >>> 16) & 255, (found >>> 8) & 255, found & 255];
}
