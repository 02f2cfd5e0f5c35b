// The worker of a game page: Python with the engine, loaded from this site alone.
import { loadPyodide } from "../lite/static/pyodide/pyodide.mjs";

const folder = new URL("../lite/static/pyodide/", import.meta.url).href;
const told = (kind, text) => self.postMessage({ kind, text });

async function started({ game, scenario, language }) {
  const python = await loadPyodide({
    indexURL: folder,
    lockFileURL: `${folder}pyodide-lock.json`,
    packages: ["heist-explorer"],
  });
  told("loaded", "");
  const source = await (await fetch(new URL("engine.py", import.meta.url))).text();
  python.FS.writeFile("/home/pyodide/engine_page.py", source);
  const page = python.pyimport("engine_page");
  const shown = page.opened(game, scenario, language, (update) => told("update", update));
  told("state", shown.state());
  return shown;
}

let shown;
self.onmessage = ({ data }) => {
  if (data.kind === "open") {
    shown = started(data);
    shown.catch((error) => told("failed", String(error)));
  } else shown.then((found) => found.receive(data.text));
};
