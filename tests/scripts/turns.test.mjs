// Boards of the site that are asked for quickly are laid in the order in which they were asked for.
import assert from "node:assert/strict";
import { test } from "node:test";

import { inTurn } from "../../docs/site/assets/turns.js";

/** @param {string[]} told */
const slowThenQuick = (told) =>
  inTurn(async (/** @type {string} */ name) => {
    await new Promise((done) => (name === "slow" ? setImmediate(() => setImmediate(done)) : done(undefined)));
    if (name === "failing") throw new Error(name);
    told.push(name);
  });

test("a quick call waits for the slow one before it", async () => {
  /** @type {string[]} */
  const told = [];
  const lay = slowThenQuick(told);
  const [slow, quick] = [lay("slow"), lay("quick")];
  await Promise.all([slow, quick]);
  assert.deepEqual(told, ["slow", "quick"]);
});

test("a call that fails says so and stops no other", async () => {
  /** @type {string[]} */
  const told = [];
  const lay = slowThenQuick(told);
  const failing = lay("failing");
  const after = lay("quick");
  await assert.rejects(failing, /failing/);
  await after;
  assert.deepEqual(told, ["quick"]);
});
