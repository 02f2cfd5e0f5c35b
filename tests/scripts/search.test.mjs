import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { search, stem, wordsOf } from "../../explorer/widget/js/elements/search.js";

const table = JSON.parse(readFileSync(new URL("searches.json", import.meta.url), "utf-8"));

test("the page finds what the explorer finds", () => {
  for (const [language, query, found] of table.cases) {
    assert.deepEqual(search(query, table.entries[language], language), found, `${language}: ${query}`);
  }
});

test("accents and capitals make no difference", () => {
  assert.deepEqual(wordsOf("Pôr o SAQUE, já!"), ["por", "o", "saque", "ja"]);
});

test("a stem is found once and kept", () => {
  assert.equal(stem("robbing", "en"), "rob");
  assert.equal(stem("robbing", "en"), "rob");
});
