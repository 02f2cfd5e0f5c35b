import { h } from "./elements/dom.js";
import { Link } from "./kernel/link.js";
import { Board, fitting } from "./board/board.js";
import { Story } from "./areas/story.js";
import { Choices } from "./areas/choices.js";
import { Timeline } from "./areas/timeline.js";
import { Panel } from "./areas/panel.js";
import { Score } from "./areas/score.js";
import { theme } from "./elements/theme.js";
import { Tools } from "./tools/tools.js";
import { Top } from "./areas/top.js";
import { Voice, say } from "./areas/voice.js";

/** @import { Host, Send, Study } from "./format/host.js" */

/** @import { Wish } from "./format/page.js" */

const SHOWN = /** @type {const} */ (
  ["ack", "page", "panel", "tools", "track", "fixed", "stills", "viewer", "luck", "step_by", "players"]
);
const REST = 120;
const TYPED = "select, input, textarea";
const PRESSED = "button, summary, [role=button]";
/** @type {Set<Wish>} the intents whose answer is announced */
const TRIES = new Set(["play", "pick", "lay", "answer", "edit", "start", "save", "open", "take"]);
/** @type {Record<string, Wish>} */
const TIME = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/** @param {Host<Study>} host */
export function render({ model, el }) {
  const link = new Link(model, el);
  /** @type {Send} */
  const send = (what, value) => {
    if (TRIES.has(what)) voice.listen();
    if (["instead", "come_back", "go", "first", "last"].includes(what)) timeline.pause();
    instead = what === "instead";
    link.send(what, value);
    busy();
  };
  let instead = false;
  const story = new Story(model);
  const choices = new Choices(model, send, story);
  const score = new Score(model, story);
  const timeline = new Timeline(model, send);
  const top = new Top(model, send);
  const tools = new Tools(model, link, send, top.settings);
  const board = new Board(link.view, (key, pieces, pressed) => chosen(key, pieces, pressed));
  const panel = new Panel(model, link, (key, _pieces, pressed) => chosen(key, [], pressed));
  const comment = h("p", { class: "hx-comment" });
  const voice = new Voice(model);
  const intro = h("p", { class: "hx-intro" });
  const late = h("p", { class: "hx-note hx-late", hidden: true });
  const frame = h(
    "div",
    { class: "hx-frame", "data-view": link.view },
    top.element,
    intro,
    h("div", { class: "hx-boardbox" }, board.element, late),
    choices.asking,
    comment,
    panel.element,
    timeline.element,
    tools.element,
    score.element,
    h("div", { class: "hx-cols" }, choices.element, story.element),
    voice.element,
  );
  const root = h("div", { class: "hx hx-study", "data-alone": link.alone }, frame);
  el.append(root);
  theme(root);

  function busy() {
    root.setAttribute("aria-busy", String(link.waiting && !link.offline));
    if (link.late === !late.hidden) return;
    late.textContent = link.late ? model.get("fixed").words.busy : "";
    late.hidden = !link.late;
    say(root, late.textContent);
  }

  function chosen(/** @type {string} */ key, /** @type {string[]} */ pieces = [], pressed = "") {
    const page = link.page;
    if (page.curtain) return false;
    if (tools.marking) return tools.spot(key);
    const asked = page.choices.asked;
    const items = [...pieces, key].map((each) => choices.on(each)).find((found) => found.length);
    if (asked?.open && asked.on_board) choices.guess([...pieces, key]);
    else if (choices.again(key, pressed)) return true;
    else if (items) choices.take(items);
    else if (page.choices.by_hand) send("choose", key);
    else if (!pressed && page.choices.items.length && !link.offline) send("point", key);
    else return false;
    return true;
  }

  let width = 0;
  let step = -1;
  const show = () => {
    const page = link.page;
    root.lang = model.get("fixed").language;
    root.toggleAttribute("data-by-hand", page.choices.by_hand);
    top.show(page);
    const drawn = page.boards.find((each) => each.width === width) ?? page.boards[0];
    const near = Math.abs(page.step - step) <= 1;
    board.show(drawn, page.label, link.still(drawn), link.pieces(drawn), drawn.cells, near);
    board.element.classList.toggle("hx-asks", Boolean(page.choices.asked?.open) || tools.marking);
    step = page.step;
    panel.show(page, width);
    timeline.show(page, link.track);
    if (instead && page.choices.aside) {
      instead = false;
      timeline.run();
    }
    choices.show(page, link.offline);
    story.show(page);
    score.show(page);
    tools.show(page);
    comment.textContent = page.comment;
    comment.hidden = !page.comment;
    intro.textContent = page.intro;
    intro.hidden = !page.intro;
    busy();
    if (!link.waiting || link.offline) voice.show(page);
  };

  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(show);
  };
  story.onchange = soon;
  for (const trait of SHOWN) model.on(`change:${trait}`, soon);
  link.onFrame(show);

  const fit = () => {
    const room = root.clientWidth;
    const fits = fitting(room);
    if (!room || fits === width) return;
    width = fits;
    frame.dataset.width = String(fits);
    if (!link.offline) send("width", fits);
    soon();
  };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let resting;
  const measure = new ResizeObserver(() => {
    clearTimeout(resting);
    if (width) resting = setTimeout(fit, REST);
    else fit();
  });
  measure.observe(root);

  root.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED)) return;
    const pressing = target.closest(PRESSED) && (event.key === "Enter" || event.key === " ");
    const time = TIME[event.key];
    if (pressing || (time && target.closest(".hx-table"))) return;
    if (time) send(time);
    else if (!choices.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  show();
  return () => {
    measure.disconnect();
    clearTimeout(resting);
    timeline.pause();
    if (!link.offline) send("width", 0);
  };
}

export default { render };
