import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import "./dom.mjs";
import { SVG } from "../../explorer/widget/js/elements/dom.js";
import { morph, still, target } from "../../explorer/widget/js/board/morph.js";

const piece = (key, x = 0, y = 0, svg = '<path d="M0 0"/>', more = {}) => ({ key, x, y, svg, ...more });
let layer;

beforeEach(() => {
  layer = document.createElementNS(SVG, "g");
});

const keys = () => [...layer.children].map((node) => node.getAttribute("data-key"));

test("a piece that moves keeps its node", () => {
  morph(layer, [piece("pawn doc", 1, 2)], true);
  const [node] = layer.children;
  morph(layer, [piece("pawn doc", 30.5, 2)], true);
  assert.equal(layer.children[0], node);
  assert.equal(node.getAttribute("style"), "transform:translate(30.5px,2px)");
});

test("shapes of the same kinds are changed in place", () => {
  morph(layer, [piece("a", 0, 0, '<g class="hx-up"><path d="M0 0"/></g>')], true);
  const [pose] = layer.children[0].children;
  morph(layer, [piece("a", 0, 0, '<g class="hx-lie"><path d="M1 1"/></g>')], true);
  assert.equal(layer.children[0].children[0], pose);
  assert.equal(pose.getAttribute("class"), "hx-lie");
  assert.equal(pose.children[0].getAttribute("d"), "M1 1");
});

test("shapes of other kinds replace the old ones", () => {
  morph(layer, [piece("a", 0, 0, '<path d="M0 0"/>')], true);
  morph(layer, [piece("a", 0, 0, '<text class="hx-d">Doc</text><path d="M0 0"/>')], true);
  assert.deepEqual([...layer.children[0].children].map((node) => node.localName), ["text", "path"]);
});

test("an attribute that is gone is taken away", () => {
  morph(layer, [piece("a", 0, 0, '<path class="hx-b" d="M0 0"/>')], true);
  morph(layer, [piece("a", 0, 0, '<path d="M0 0"/>')], true);
  assert.equal(layer.children[0].children[0].hasAttribute("class"), false);
});

test("pieces come, go and change their order", () => {
  morph(layer, ["a", "b", "c"].map((key) => piece(key)), true);
  const [a, , c] = layer.children;
  morph(layer, ["c", "d", "a"].map((key) => piece(key)), true);
  assert.deepEqual(keys(), ["c", "d", "a"]);
  assert.deepEqual([layer.children[0], layer.children[2]], [c, a]);
});

test("class and colour follow the record, and go with it", () => {
  const look = { cls: "hx-climbs", accent: "doc", sudden: true };
  morph(layer, [piece("a", 1, 2, "", look)], true);
  assert.equal(layer.children[0].getAttribute("class"), "hx-climbs hx-appears");
  assert.equal(layer.children[0].getAttribute("style"), "transform:translate(1px,2px);--a:var(--hx-doc)");
  morph(layer, [piece("a", 1, 2, "")], true);
  assert.equal(layer.children[0].hasAttribute("class"), false);
  assert.equal(layer.children[0].getAttribute("style"), "transform:translate(1px,2px)");
});

test("a key may hold any sign", () => {
  morph(layer, [piece('mark c "x" <y>')], true);
  const [node] = layer.children;
  morph(layer, [piece('mark c "x" <y>', 5)], true);
  assert.deepEqual(keys(), ['mark c "x" <y>']);
  assert.equal(layer.children[0], node);
});

test("what is not to be animated is cut", () => {
  morph(layer, [], false);
  assert.equal(layer.classList.contains("hx-cut"), true);
  morph(layer, [], true);
  assert.equal(layer.classList.contains("hx-cut"), false);
});

test("a node tells what a click on it is meant for", () => {
  morph(layer, [piece("pawn doc", 0, 0, "", { target: "doc" }), piece("land")], true);
  assert.deepEqual([...layer.children].map(target), ["doc", ""]);
});

test("pieces to be looked at are new nodes each time", () => {
  const pieces = [piece("a", 3, 4), piece("b")];
  const [first] = still(pieces);
  assert.equal(first.getAttribute("style"), "transform:translate(3px,4px)");
  assert.equal(first.children[0].getAttribute("d"), "M0 0");
  assert.notEqual(still(pieces)[0], first);
});
