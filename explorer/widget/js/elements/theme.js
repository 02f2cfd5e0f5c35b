/** Set the dark theme outside JupyterLab (which has its own) if the page's background is dark. */
export function theme(/** @type {HTMLElement} */ root) {
  if (document.body.dataset.jpThemeLight !== undefined) return;
  const papers = [document.body, document.documentElement].map((each) =>
    painted(getComputedStyle(each).backgroundColor),
  );
  const [red, green, blue] = papers.find(([, , , alpha]) => alpha > 0) ?? [255, 255, 255];
  if (red * 0.299 + green * 0.587 + blue * 0.114 < 128) root.dataset.theme = "dark";
}

/** The red, green, blue and alpha of any CSS colour, each up to 255: as a canvas paints it. */
function painted(/** @type {string} */ colour) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return [255, 255, 255, 255];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}
