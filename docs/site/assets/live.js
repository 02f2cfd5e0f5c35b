// Shows a game that the engine plays in a worker: `open` resolves once the board is there.
const TOO_OLD = !("DecompressionStream" in self);

export async function open(el, wanted, tell) {
  if (TOO_OLD) throw new Error("this browser is too old");
  const widget = (await import("./widget.js")).default;
  const worker = new Worker(new URL("engine.js", import.meta.url), { type: "module" });
  const listeners = {};
  const changed = {};
  let state = {};
  const model = {
    get: (name) => state[name],
    set: (name, value) => {
      state[name] = value;
      changed[name] = value;
    },
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    off: () => {},
    save_changes: () => {
      worker.postMessage({ kind: "update", text: JSON.stringify(changed) });
      for (const name of Object.keys(changed)) delete changed[name];
    },
  };
  await new Promise((done, failed) => {
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data: { kind, text } }) => {
      if (kind === "failed") failed(new Error(text));
      else if (kind === "loaded") tell();
      else if (kind === "state") {
        state = JSON.parse(text);
        done();
      } else {
        const update = JSON.parse(text);
        Object.assign(state, update);
        for (const name of Object.keys(update)) listeners[`change:${name}`]?.forEach((each) => each());
      }
    };
    worker.postMessage({ kind: "open", ...wanted });
  });
  el.replaceChildren();
  await widget.render({ model, el });
}
