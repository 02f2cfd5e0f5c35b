import { unpack } from "./unpack.js";

/* A page on its own: what is stored in it is all there is. The study stands before this. */
const stored = await unpack(document.getElementById("stored")?.textContent ?? "");
const model = {
  get: (/** @type {string} */ name) => stored[name],
  set: () => {},
  save_changes: () => {},
  on: () => {},
};
render({ model, el: /** @type {HTMLElement} */ (document.querySelector("main")) });
