// An extension of JupyterLite that lets saved boards be shown before a cell is run.
//
// Before it restores widgets from a notebook, the widget manager asks the kernel which widgets live
// there. JupyterLite's kernels never answer that, and a kernel of a page has no widgets of an
// earlier one, so the answer is given here.
const CONTROL = "jupyter.widget.control";
const NONE = { content: { status: "ok", comms: {} } };

function answering(kernel) {
  const create = kernel.createComm.bind(kernel);
  kernel.requestCommInfo = async () => NONE;
  kernel.createComm = (target, id) => {
    if (target === CONTROL) throw new Error("no widget lives in a new kernel");
    return create(target, id);
  };
  return kernel;
}

const plugin = {
  id: "heist-explorer:saved-boards",
  autoStart: true,
  activate: ({ serviceManager: { kernels } }) => {
    const connect = kernels.connectTo.bind(kernels);
    kernels.connectTo = (options) => answering(connect(options));
  },
};

window._JUPYTERLAB = window._JUPYTERLAB ?? {};
window._JUPYTERLAB["heist-explorer"] = {
  init: async () => {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
