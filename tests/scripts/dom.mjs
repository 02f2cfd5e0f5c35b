/** A document for scripts that are tested without a browser. */
import { parseHTML } from "linkedom";

const window = parseHTML("<!doctype html><html><body></body></html>");

for (const name of ["document", "DOMParser", "Node", "HTMLElement", "HTMLInputElement", "Event"]) {
  globalThis[name] = window[name];
}

/** Nothing has a size without a browser, so no size ever changes. */
globalThis.ResizeObserver = class {
  observe() {}
};

/** An element under the body of the document. */
export function place(element) {
  document.body.append(element);
  return element;
}

/** Press a key on an element; whether somebody took it. */
export function press(element, key) {
  const event = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

export function click(element) {
  element.dispatchEvent(new Event("click", { bubbles: true }));
}

/** A model with these traits; what is set is kept and told to who listens. */
export function model(traits) {
  const listeners = {};
  return {
    traits,
    get: (name) => traits[name],
    set: (name, value) => (traits[name] = value),
    save_changes: () => {},
    on: (event, listener) => (listeners[event] = [...(listeners[event] ?? []), listener]),
    /** Set a trait as the kernel does. */
    receive(name, value) {
      traits[name] = value;
      (listeners[`change:${name}`] ?? []).forEach((listener) => listener());
    },
  };
}

/** Words for any key: the key itself. */
export const words = new Proxy({}, { get: (_, key) => String(key) });

/** Choices as a page is sent them, with those given. */
export function choices(given = {}) {
  return {
    heading: "",
    sub: "",
    who: "doc",
    now: "",
    items: [],
    rows: [],
    slots: [],
    places: 0,
    lay: "",
    ready: false,
    then: "",
    unready: "",
    run: "",
    refused: [],
    refusal: [],
    nearest: [],
    asked: null,
    notice: "",
    withheld: "",
    aside: false,
    instead: "",
    by_hand: false,
    ...given,
  };
}

/** A page as it is sent, with what is given. */
export function page(given = {}) {
  return {
    at: 0,
    shown: 0,
    step: 0,
    steps: 0,
    last: true,
    on_main: true,
    sub: "",
    comment: "",
    label: "",
    boards: [],
    choices: choices(),
    story: [],
    score: null,
    curtain: "",
    intro: "",
    said: "",
    turn: 0,
    ...given,
  };
}
