import { fill, h } from "./elements/dom.js";
import { Link } from "./kernel/link.js";
import { Board, fitting } from "./board/board.js";
import { Bar } from "./areas/bar.js";
import { Story } from "./areas/story.js";
import { Choices } from "./areas/choices.js";
import { Question } from "./areas/question.js";
import { Progress, finished } from "./areas/progress.js";
import { Pile } from "./areas/pile.js";
import { Seats } from "./areas/seats.js";
import { Timeline } from "./areas/timeline.js";
import { Advice } from "./areas/advice.js";
import { Ending } from "./areas/ending.js";
import { Playback } from "./areas/playback.js";
import { Sound } from "./areas/sound.js";
import { Start } from "./areas/start.js";
import { Strip } from "./areas/strip.js";
import { aside } from "./areas/aside.js";
import { curtain } from "./areas/curtain.js";
import { Press } from "./elements/press.js";
import { theme } from "./elements/theme.js";
import { widen } from "./elements/widen.js";
import { Tools } from "./tools/tools.js";
import { Top } from "./areas/top.js";
import { Voice, say } from "./areas/voice.js";

/** @import { Host, Send, Study } from "./format/host.js" */

/** @import { Asked } from "./kernel/answers.js" */
/** @import { Board as Drawn, Cell, Page, Wish } from "./format/page.js" */

const SHOWN = /** @type {const} */ (
  ["ack", "page", "panel", "tools", "track", "fixed", "stills", "viewer", "luck", "step_by", "players", "advised", "card"]
);
const REST = 120;
const TYPED = "select, input, textarea";
const PRESSED = "button, summary, [role=button]";
/** @type {Set<Wish>} the intents whose answer is announced */
const TRIES = new Set(["play", "pick", "lay", "answer", "show", "hint", "edit", "start", "save", "open", "take"]);
/** @type {Set<Wish>} the intents after which a line that is only looked at plays by itself */
const PLAYED = new Set(["instead", "replay", "answer", "show", "lay"]);
/** @type {Record<string, Wish>} */
const TIME = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/** @param {Host<Study>} host */
export function render({ model, el }) {
  const link = new Link(model, el);
  /** @type {Send} */
  const send = (what, value) => {
    if (TRIES.has(what)) voice.listen();
    if (["instead", "replay", "come_back", "go", "first", "last"].includes(what)) timeline.pause();
    if (what !== "forward" && what !== "width") asked = what;
    if (playback.active && what !== "width") playback.stop();
    link.send(what, value);
    busy();
  };
  /** @type {Wish} the last request, apart from those of a line that plays */
  let asked = "width";
  let looking = false;
  const story = new Story(model);
  const strip = new Strip(model, link, send, (key, pieces, pressed) => chosen(key, pieces, pressed), story);
  const choices = new Choices(model, send, story, strip);
  const question = new Question(choices);
  const progress = new Progress(model, send);
  const timeline = new Timeline(model, send);
  const tools = new Tools(model, link, send);
  const sound = new Sound(model);
  const playback = new Playback(model, link, () => soon());
  const top = new Top(model, send, tools, sound, playback);
  const board = new Board(link.view, (key, pieces, pressed) => chosen(key, pieces, pressed));
  const seats = new Seats(model, (key) => chosen(key));
  const pile = new Pile(model, (key) => chosen(key));
  board.onactive = (key) => {
    seats.mark(key);
    pile.mark(key);
  };
  board.onwalk = () => (choices.typed = false);
  const ending = new Ending(model, send, story);
  const start = new Start(model, send, () => link.offline);
  const bar = new Bar(
    [
      curtain(model, send),
      playback,
      aside(model, send),
      question,
      finished(model, send, link.answers),
      ending,
      new Advice(model, send, choices),
    ],
    strip,
  );
  const comment = h("p", { class: "hx-comment" });
  const leftOut = h("div");
  const voice = new Voice(model);
  const house = h("p", { class: "hx-house" });
  const intro = h("p", { class: "hx-intro" });
  const late = h("p", { class: "hx-note hx-late", hidden: true });
  const boardbox = h("div", { class: "hx-boardbox" }, board.element, late);
  const frame = h(
    "div",
    { class: "hx-frame", "data-view": link.view },
    top.element,
    h("div", { class: "hx-left" }, seats.element, pile.element, boardbox, bar.element),
    h(
      "div",
      { class: "hx-side" },
      progress.element,
      house,
      question.element,
      intro,
      comment,
      leftOut,
      ending.element,
      story.element,
    ),
    tools.element,
    timeline.element,
    voice.element,
  );
  const root = h("div", { class: "hx hx-study", "data-alone": link.alone }, start.element, frame);
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
    if (page.curtain || playback.active) return false;
    if (pressed === "Enter" && choices.typed && choices.ready) return false;
    if (tools.marking) return tools.spot(key);
    const asked = page.choices.asked;
    const items = [...pieces, key].map((each) => choices.on(each)).find((found) => found.length);
    if (asked?.open && asked.on_board) choices.guess([...pieces, key]);
    else if (choices.again(key, pressed)) return true;
    else if (items) choices.take(items);
    else if (strip.look(key)) return true;
    else if (page.choices.by_hand) send("choose", key);
    else if (!pressed && page.choices.items.length && !link.offline) send("point", key);
    else return false;
    return true;
  }

  let width = 0;
  let step = -1;
  const show = () => {
    root.lang = model.get("fixed").language;
    const focused = /** @type {Document|ShadowRoot} */ (root.getRootNode()).activeElement;
    frame.hidden = start.show();
    if (frame.hidden && frame.contains(focused)) start.element.focus({ preventScroll: true });
    if (frame.hidden) return busy();
    if (start.element.contains(focused)) board.element.focus({ preventScroll: true });
    const page = link.page;
    root.toggleAttribute("data-by-hand", page.choices.by_hand);
    top.show(page);
    fit();
    const drawn = closest(page.boards, width);
    const near = Math.abs(page.step - step) <= 1;
    frame.style.setProperty("--hx-board", `${drawn.height}px`);
    seats.show(page);
    pile.show(page);
    const cells = [...drawn.cells, ...around(page)];
    board.show(drawn, page.label, link.still(drawn), link.pieces(drawn), cells, near);
    frame.classList.toggle("hx-asks", Boolean(page.choices.asked?.open) || tools.marking);
    step = page.step;
    strip.show(page);
    timeline.show(page, link.track);
    if (page.choices.aside && !looking && PLAYED.has(asked)) {
      timeline.run(asked === "replay" || asked === "instead" ? undefined : () => send("come_back"));
    }
    looking = page.choices.aside;
    bar.show(page, link.offline);
    sound.show(page, playback.active);
    frame.style.setProperty("--hx-bar", `${bar.element.offsetHeight}px`);
    progress.show(page);
    question.ask(page);
    edge(frame, page.choices.asked);
    ending.beside(page);
    root.toggleAttribute("data-over", page.ending !== null);
    tools.show(page);
    said(house, page.house);
    said(comment, page.comment);
    const missing = link.offline && model.get("frames").left_out;
    fill(leftOut, missing && h("p", { class: "hx-note hx-left-out" }, missing));
    said(intro, page.intro);
    story.show(page);
    busy();
    if (!link.waiting || link.offline) voice.show(page);
  };

  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => press.after(show));
  };
  const press = new Press(root);
  story.onchange = soon;
  choices.onchange = soon;
  choices.onselect = () => board.pick(choices.marked);
  for (const trait of SHOWN) model.on(`change:${trait}`, soon);
  link.onFrame(show);

  function fit() {
    const whole = link.page.choices.by_hand;
    const room = whole ? root.clientWidth : boardbox.clientWidth;
    const fits = fitting(room, whole);
    if (!room || fits === width) return;
    width = fits;
    frame.dataset.width = String(fits);
    if (!link.offline) send("width", fits);
  }
  const resized = () => {
    fit();
    soon();
  };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let resting;
  const measure = new ResizeObserver(() => {
    widen(root);
    clearTimeout(resting);
    if (width) resting = setTimeout(resized, REST);
    else resized();
  });
  measure.observe(root);

  root.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const undo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (undo && !target.closest(TYPED)) {
      const whole = model.get("match") && !link.offline ? "undo" : "back";
      send(link.page.choices.slots.length > 0 ? "unpick" : whole);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED)) return;
    const pressing = target.closest(PRESSED) && (event.key === "Enter" || event.key === " ");
    const time = TIME[event.key];
    if (pressing || (time && target.closest(".hx-table"))) return;
    if (playback.key(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (time) send(time);
    else if (playback.active) return;
    else if (!question.key(event.key) && !ending.key(event.key, link.page) && !choices.key(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  show();
  return () => {
    measure.disconnect();
    press.leave.abort();
    clearTimeout(resting);
    timeline.pause();
    clearTimeout(playback.timer);
    if (!link.offline) send("width", 0);
  };
}

/** The drawing for a width, or the closest one that is narrower. @param {Drawn[]} boards @param {number} width */
function closest(boards, width) {
  const wide = [...boards].sort((one, other) => other.width - one.width);
  return wide.find((each) => each.width <= width) ?? wide[wide.length - 1];
}

/**
 * What stands around the board, as cells of its grid: the keyboard and screen readers reach it there.
 * @param {Page} page @returns {Cell[]}
 */
function around(page) {
  const rows = Math.max(0, ...page.boards[0].cells.map((cell) => cell.row)) + 1;
  const beside = [...(page.pile?.turns ?? []), ...(page.pile?.plates ?? [])];
  const cell = (/** @type {{key: string, label: string}} */ { key, label }, /** @type {number} */ row) =>
    ({ key, label, row, x: 0, y: 0, width: 1, height: 1 });
  return [
    ...beside.map((each) => cell(each, rows)),
    ...page.seats.map((each) => cell(each, rows + 1)),
  ];
}

/**
 * Give every place that can be the answer a dotted edge, and mark a judged answer without a kernel.
 * @param {Element} frame @param {Asked|null} asked
 */
function edge(frame, asked) {
  const may = asked?.open && asked.on_board ? asked.meant : {};
  const { right = [], wrong = [] } = asked?.marks ?? {};
  for (const place of frame.querySelectorAll("[data-cell], [data-tile]")) {
    const key = place.getAttribute("data-cell") ?? place.getAttribute("data-tile") ?? "";
    place.classList.toggle("hx-may-be", key in may && !wrong.includes(key));
    place.classList.toggle("hx-was-right", right.includes(key));
    place.classList.toggle("hx-was-wrong", wrong.includes(key));
  }
}

/** Show a text, or hide its place if there is none. @param {HTMLElement} element @param {string} text */
function said(element, text) {
  element.textContent = text;
  element.hidden = !text;
  if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

export default { render };
