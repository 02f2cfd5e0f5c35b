// The rules of a game to search; the page's data stand in it.
import rules from "./rules.js";
import { unpack } from "./unpack.js";

const page = await unpack(document.getElementById("stored").textContent);
const el = document.querySelector("[data-board]");
const state = { language: el.dataset.language, query: decodeURIComponent(location.hash.slice(1)), page };
const listeners = {};
const model = {
  get: (name) => state[name],
  set: (name, value) => {
    state[name] = value;
    listeners[`change:${name}`]?.forEach((each) => each());
  },
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  save_changes: () => {},
};
el.replaceChildren();
rules.render({ model, el });
