// Shows stored studies: they step, branch and judge answers without an engine.
import study from "./study.js";
import { unpack } from "./unpack.js";

export async function show(el, packed) {
  const stored = await unpack(packed);
  const model = { get: (name) => stored[name], set: () => {}, save_changes: () => {}, on: () => {} };
  el.replaceChildren();
  return study.render({ model, el });
}

const page = document.getElementById("stored");
if (page) await show(document.querySelector("[data-board]"), page.textContent);
