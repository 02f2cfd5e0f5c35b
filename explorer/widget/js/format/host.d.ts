import type { Alone, EdgeCaseTraits, StudyTraits, Wish } from "./page.js";

/** The traits of a widget, as anywidget gives them to a page. */
export interface Model<Traits> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  on(event: `change:${string & keyof Traits}`, listener: () => void): void;
}

/** A study: on a page of its own only what such a page holds is there. */
export type Study = Model<Pick<StudyTraits, keyof Alone> & Partial<StudyTraits>>;
export type EdgeCase = Model<EdgeCaseTraits>;

/** Where a widget is shown. */
export interface Host<Shown> {
  model: Shown;
  el: HTMLElement;
}

/** Ask for something. */
export type Send = (what: Wish, value?: string | number) => void;

/** Choose a place of a board, with the pieces pointed at or the key pressed; whether it could be. */
export type Choose = (key: string, pieces?: string[], pressed?: string) => boolean;

/** What can stand in an element; what is empty or false is left out. */
export type Child = Node | string | false | null | undefined;

interface Heard {
  listener(event: Event): unknown;
}

/** The attributes of an element, and what listens to it. */
export type Properties = Record<
  string,
  string | number | boolean | null | undefined | Heard["listener"]
>;
