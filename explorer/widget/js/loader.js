import { TRAITS } from "./format/packed.js";
import { unpack } from "./kernel/unpack.js";

/** @import { Host, Model } from "./format/host.js" */

/** @typedef {Model<Record<string, unknown>>} Packed the traits as they are sent */

/**
 * The part of a widget that notebooks store unpacked. The script, the style and the large traits
 * are packed, since a saved notebook holds them once for each board. They are unpacked here first.
 */

const PACKED = "{packed}";

/**
 * The model with its packed traits unpacked. Traits that change together are seen together and in
 * order, so that no page is shown with the words, the drawing or the viewer of another.
 * @param {Packed} model @returns {Promise<Packed>}
 */
async function opened(model) {
  /** @type {string[]} */
  const traits = TRAITS.filter((name) => model.get(name) !== undefined);
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {Record<string, (() => void)[]>} */
  const listeners = {};
  /** @type {Set<string>} */
  const changed = new Set(traits);
  const open = async () => {
    const names = [...changed];
    changed.clear();
    const fresh = await Promise.all(
      names.map((name) => (traits.includes(name) ? unpack(String(model.get(name))) : model.get(name))),
    );
    names.forEach((name, place) => (values[name] = fresh[place]));
    names.forEach((name) => listeners[name]?.forEach((listener) => listener()));
  };
  let turn = open();
  const watch = (/** @type {string} */ name) => {
    listeners[name] = [];
    if (!traits.includes(name)) values[name] = model.get(name);
    model.on(`change:${name}`, () => {
      changed.add(name);
      turn = turn.then(open);
    });
  };
  traits.forEach(watch);
  await turn;
  // A widget is announced with an empty page, and its first one follows; a busy browser sees both.
  while (values.page && !Object.keys(values.page).length) {
    await new Promise((follow) => listeners.page.push(() => follow(undefined)));
  }
  return {
    get: (name) => (name in values ? values[name] : model.get(name)),
    set: (name, value) => model.set(name, value),
    save_changes: () => model.save_changes(),
    on: (event, listener) => {
      const name = event.replace("change:", "");
      if (!(name in listeners)) watch(name);
      listeners[name].push(listener);
    },
  };
}

/** @type {{script: string, style: string}} */
const { script, style } = await unpack(PACKED);
const module = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
/** @type {{render: (host: Host<Packed>) => unknown}} */
const widget = (await import(module)).default;
URL.revokeObjectURL(module);

/** @param {Host<Packed>} host */
async function render({ model, el }) {
  const sheet = document.createElement("style");
  sheet.textContent = style;
  el.append(sheet);
  if (!model.get("live")) {
    model.set("live", true);
    model.save_changes();
  }
  return widget.render({ model: await opened(model), el });
}

export default { render };
