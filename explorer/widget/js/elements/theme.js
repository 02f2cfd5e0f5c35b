/** Set the dark theme outside JupyterLab (which has its own) if the page's background is dark. */
export function theme(/** @type {HTMLElement} */ root) {
  if (document.body.dataset.jpThemeLight !== undefined) return;
  const colour = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g)?.map(Number);
  const [red, green, blue, alpha = 1] = colour ?? [255, 255, 255];
  const dark = alpha > 0 && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
  if (dark) root.dataset.theme = "dark";
}
