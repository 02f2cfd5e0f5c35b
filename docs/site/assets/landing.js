// The boards of the landing page: the first is in the page, the others come when they are asked for.
import { show } from "./stored.js";
import { inTurn } from "./turns.js";

const board = document.querySelector("[data-board]");
const tabs = [...document.querySelectorAll("[role=tab]")];
const open = document.querySelector("[data-open]");
const live = document.querySelector("[data-live]");
const held = { [tabs[0].dataset.game]: document.getElementById("first").textContent };
let leave;

function choose(tab) {
  for (const each of tabs) each.setAttribute("aria-selected", String(each === tab));
  const { game, page } = tab.dataset;
  open.href = page;
  live.href = `play.html?game=${game}`;
  return lay(tab);
}

const lay = inTurn(async (tab) => {
  const { game, from } = tab.dataset;
  held[game] ??= await (await fetch(from)).text();
  if (tab.getAttribute("aria-selected") !== "true") return;
  leave?.();
  leave = await show(board, held[game]);
});

for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
await choose(tabs[0]);
