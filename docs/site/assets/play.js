// A whole game in a page: the engine is loaded as soon as the page is opened.
import { open } from "./live.js";

const asked = new URLSearchParams(location.search);
const board = document.querySelector("[data-board]");
const wait = board.querySelector(".site-wait");
const wanted = {
  game: asked.get("game") ?? "",
  scenario: asked.get("scenario") ?? "",
  language: document.documentElement.lang,
};
open(board, wanted, () => (wait.textContent = wait.dataset.dealing)).catch((error) => {
  wait.textContent = wait.dataset.failed;
  board.replaceChildren(wait);
  console.error(error);
});
