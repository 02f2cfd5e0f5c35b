import { render } from "./study.js";
import { unpack } from "./kernel/unpack.js";

/** @import { Study } from "./format/host.js" */
/** @import { Alone } from "./format/page.js" */

/** The model of a stand-alone page: it holds only what is stored in the page. */
/** @type {Alone} */
const stored = await unpack(document.getElementById("stored")?.textContent ?? "");
const model = /** @type {Study} */ ({
  get: (/** @type {keyof Alone} */ name) => stored[name],
  set: () => {},
  save_changes: () => {},
  on: () => {},
});
render({ model, el: /** @type {HTMLElement} */ (document.querySelector("main")) });
