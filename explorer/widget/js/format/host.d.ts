import type { Alone, CourseTraits, EdgeCaseTraits, RulesTraits, StudyTraits, Wish } from "./page.js";

/** The traits of a widget, as anywidget gives them to a page. */
export interface Model<Traits> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  on(event: `change:${string & keyof Traits}`, listener: () => void): void;
}

/** The traits of a study; a stand-alone page has only some of them. */
export type Study = Model<
  Pick<StudyTraits, keyof Alone & keyof StudyTraits> & Partial<StudyTraits> & Partial<Pick<Alone, "handing_in">>
>;
export type EdgeCase = Model<EdgeCaseTraits>;
export type Rules = Model<RulesTraits>;
export type Course = Model<CourseTraits>;

/** A widget's model, and the element to show it in. */
export interface Host<Shown> {
  model: Shown;
  el: HTMLElement;
}

/** Send a request to the kernel. */
export type Send = (what: Wish, value?: string | number) => void;

/** Choose a place of a board by pointing at pieces or pressing a key; return whether it worked. */
export type Choose = (key: string, pieces?: string[], pressed?: string) => boolean;

/** A child of an element; empty and false ones are left out. */
export type Child = Node | string | false | null | undefined;

interface Heard {
  listener(event: Event): unknown;
}

/** The attributes of an element, and what listens to it. */
export type Properties = Record<
  string,
  string | number | boolean | null | undefined | Heard["listener"]
>;
