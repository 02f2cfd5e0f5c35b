import { render } from "./study.js";
import { unpack } from "./kernel/unpack.js";

/** @import { Study } from "./format/host.js" */
/** @import { Alone } from "./format/page.js" */

/** A page on its own: what is stored in it is all there is. */
/** @type {Alone} */
const stored = await unpack(document.getElementById("stored")?.textContent ?? "");
const model = /** @type {Study} */ ({
  get: (/** @type {keyof Alone} */ name) => stored[name],
  set: () => {},
  save_changes: () => {},
  on: () => {},
});
render({ model, el: /** @type {HTMLElement} */ (document.querySelector("main")) });
