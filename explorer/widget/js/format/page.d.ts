// Written by `make page-types` from the records of the explorer; not to be changed by hand.

/** What a widget and its page share. */
export interface StudyTraits {
  ack: Record<string, number>;
  fixed: Fixed;
  frames: Partial<Frames>;
  intents: Intent[];
  language: string;
  live: boolean;
  luck: string;
  page: Page;
  panel: Partial<Panel>;
  players: Record<string, string>;
  step: number;
  step_by: string;
  stills: Record<string, string>;
  tools: Tools;
  track: Track;
  viewer: string;
}

/** What a widget and its page share. */
export interface EdgeCaseTraits {
  folded: boolean;
  language: string;
  live: boolean;
  page: RulingShown;
  reading: string;
}

/** What a page can ask for. */
export type Wish =
  | "play"
  | "pick"
  | "unpick"
  | "point"
  | "lay"
  | "draw"
  | "answer"
  | "hint"
  | "instead"
  | "come_back"
  | "tool"
  | "turn_over"
  | "comment"
  | "rename"
  | "mark"
  | "unmark"
  | "promote"
  | "delete"
  | "restore"
  | "code"
  | "take"
  | "take_back"
  | "save"
  | "open"
  | "go"
  | "back"
  | "forward"
  | "first"
  | "last"
  | "main"
  | "viewer"
  | "language"
  | "luck"
  | "step_by"
  | "player"
  | "set"
  | "ready"
  | "width"
  | "choose"
  | "edit"
  | "start";

/** What the explorer says, by key. */
export type Phrase =
  | "acts"
  | "aside.back"
  | "aside.change"
  | "aside.play"
  | "aside.said"
  | "aside.title"
  | "busy"
  | "choices"
  | "choices.choose"
  | "choices.draw"
  | "choices.lay"
  | "choices.nearest"
  | "choices.nothing"
  | "choices.picked"
  | "choices.secret"
  | "choices.taken"
  | "choices.title"
  | "choices.try"
  | "choices.try.go"
  | "choices.unpick"
  | "choices.unseen"
  | "choices.withheld"
  | "curtain.ready"
  | "curtain.text"
  | "curtain.title"
  | "edge.default"
  | "edge.language"
  | "edge.readings"
  | "edge.refused"
  | "editor.back"
  | "editor.count"
  | "editor.how"
  | "editor.play"
  | "editor.problems"
  | "editor.redo"
  | "editor.table"
  | "editor.title"
  | "editor.undo"
  | "editor.unready"
  | "editor.valid"
  | "frames.left_out"
  | "frames.no_panel"
  | "house"
  | "house.code"
  | "house.number"
  | "house.off"
  | "house.on"
  | "keep.back"
  | "keep.code"
  | "keep.copied"
  | "keep.copy"
  | "keep.file"
  | "keep.open"
  | "keep.paste"
  | "keep.refused"
  | "keep.save"
  | "keep.saved"
  | "keep.take"
  | "keep.warning"
  | "key.also"
  | "key.refused"
  | "language.title"
  | "luck.acts"
  | "luck.chosen"
  | "luck.drawn"
  | "luck.refused"
  | "luck.title"
  | "marks.said"
  | "more"
  | "no.choices"
  | "notes.comment"
  | "notes.delete"
  | "notes.done"
  | "notes.mark"
  | "notes.mark.first"
  | "notes.mark.second"
  | "notes.name"
  | "notes.promote"
  | "notes.restore"
  | "notes.unmark"
  | "notice.answer"
  | "notice.changed"
  | "notice.code"
  | "notice.failed"
  | "notice.link"
  | "notice.move"
  | "notice.open"
  | "notice.other"
  | "notice.save"
  | "notice.taken"
  | "notice.unread"
  | "number.decimal"
  | "number.thousands"
  | "offline"
  | "over"
  | "over.nobody"
  | "panel.busy"
  | "play.branch"
  | "play.end"
  | "play.help"
  | "play.refused"
  | "player.easy"
  | "player.fair"
  | "player.greedy"
  | "player.hand"
  | "player.hard"
  | "player.random"
  | "player.search"
  | "players.title"
  | "question.and.why"
  | "question.find.offline"
  | "question.give"
  | "question.hint"
  | "question.how.choose"
  | "question.how.find"
  | "question.how.predict"
  | "question.illegal"
  | "question.instead"
  | "question.legal"
  | "question.none"
  | "question.none.number"
  | "question.none.numbers"
  | "question.not.this"
  | "question.nothing"
  | "question.other.rule"
  | "question.place"
  | "question.right"
  | "question.score"
  | "question.score.hints"
  | "question.secret"
  | "question.several"
  | "question.so.far"
  | "question.summary"
  | "question.tally"
  | "question.title.find"
  | "question.title.legal"
  | "question.title.predict"
  | "question.title.rule"
  | "question.type"
  | "question.wrong"
  | "question.wrong.why"
  | "rule.ruling"
  | "rule.section"
  | "rule.title"
  | "score.player"
  | "score.title"
  | "score.won"
  | "stale"
  | "step"
  | "story.none"
  | "story.title"
  | "timeline.back"
  | "timeline.branch"
  | "timeline.by"
  | "timeline.by.event"
  | "timeline.by.move"
  | "timeline.first"
  | "timeline.forward"
  | "timeline.label"
  | "timeline.last"
  | "timeline.main"
  | "timeline.pause"
  | "timeline.play"
  | "timeline.round"
  | "timeline.title"
  | "tools.keep"
  | "tools.notes"
  | "tools.title"
  | "tools.what_if"
  | "unfinished"
  | "verdict.illegal"
  | "verdict.instead"
  | "verdict.legal"
  | "viewer.all-seeing"
  | "viewer.spectator"
  | "viewer.title"
  | "viewer.to-act"
  | "what_if.hidden"
  | "what_if.more"
  | "what_if.more.luck"
  | "what_if.none"
  | "what_if.sampled"
  | "what_if.turn";

/** The data that a page needs once for each study and language. */
export interface Fixed {
  title: string;
  language: string;
  words: Record<Phrase, string>;
  names: Record<string, string>;
  viewers: string[];
  figures: Record<string, string>;
  icons: Record<string, string>;
  kinds: [string, string][];
  rules: Record<string, Rule>;
}

/** The pages by step; the pieces of their drawings are stored once. */
export interface Frames {
  at: number;
  stills: Record<string, string>;
  parts: Piece[];
  pages: Record<string, Page>;
  tracks: Record<string, Track>;
  answers: Record<string, Stored[]>;
  tree: Tree;
  panels: Record<string, Panel>;
  cells: Cell[];
  alone: boolean;
  left_out: string;
}

/** A request of a page. */
export interface Intent {
  view: string;
  number: number;
  do: string;
  value?: string;
  at?: [number, number];
}

export interface Page {
  at: number;
  shown: number;
  step: number;
  steps: number;
  last: boolean;
  on_main: boolean;
  sub: string;
  house: string;
  comment: string;
  label: string;
  boards: Board[];
  choices: Choices;
  story: Told[];
  score: Reckoning | null;
  curtain: string;
  intro: string;
  said: string;
  turn: number;
}

export interface Panel {
  title: string;
  label: string;
  pictures: Picture[];
  controls: Control[];
  notes: string[];
  turn: number;
}

export interface Tools {
  open: string;
  notes: Notes | null;
  what_if: Foresight | null;
  keep: Keep | null;
}

export interface Track {
  stations: Station[];
  sidings: Siding[];
  branch: string;
  start: number;
  asks: number[];
}

export interface RulingShown {
  language: string;
  words: Record<string, string>;
  option: string;
  question: string;
  rule: Rule;
  readings: Reading[];
  cases: CaseShown[];
}

/** The data of a stand-alone page: what a study's page needs to work without a kernel. */
export interface Alone {
  fixed: Fixed;
  frames: Frames;
  viewer: string;
  luck: string;
  step_by: string;
  players: Record<string, string>;
}

export interface Drawn {
  svg: string;
  label: string;
}

/** A rule in one language. `ruling` is about what the rulebook leaves open. */
export interface Rule {
  title: string;
  section: string;
  text: string;
  ruling?: string;
}

/** A group of shapes: its key, its place, and what is drawn there. */
export interface Piece {
  key: string;
  x: number;
  y: number;
  svg: string;
  cls?: string;
  accent?: string;
  target?: string;
  sudden?: boolean;
}

/** A question, its right answers, and the replies to a right and to a wrong answer. */
export interface Stored {
  question: number;
  asked: Question;
  accepted: string[];
  right: Feedback | null;
  wrong: Feedback | null;
  known: string[];
  number: boolean;
  refused: string;
  joints: string[];
}

/** The steps of a study, and which follow which. */
export interface Tree {
  parents: Record<string, number>;
  children: Record<string, number[]>;
}

/** A place or a seat that can be focused and chosen; its label begins with its name. */
export interface Cell {
  key: string;
  row: number;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Board {
  width: number;
  height: number;
  pieces: (Piece | number)[];
  cells: Cell[];
}

export interface Choices {
  heading: string;
  sub: string;
  who: string;
  items: Item[];
  slots: Slot[];
  places: number;
  lay: string;
  ready: boolean;
  refusal: Told[];
  nearest: Item[];
  asked: Question | null;
  notice: string;
  withheld: string;
  aside: boolean;
  instead: string;
  by_hand: boolean;
}

/** A sentence as a page shows it, with its step. */
export interface Told {
  step: number;
  event: number;
  segments: [string, string][];
  rules: string[];
  now: boolean;
}

export interface Reckoning {
  heads: Head[];
  lines: Line[];
}

export interface Picture {
  width: number;
  height: number;
  still: string;
  pieces: (Piece | number)[];
  cells: (Cell | number)[];
}

/** A setting of the panel: one of some values, or a number on a scale. */
export interface Control {
  key: string;
  label: string;
  value: string;
  kind: "choice" | "slider";
  options: [string, string][];
  low: number;
  high: number;
  step: number;
}

export interface Notes {
  name: string;
  comment: string;
  marks: [string, string][];
  at_start: boolean;
  on_main: boolean;
  restore: boolean;
}

export interface Foresight {
  width: number;
  still: string;
  boards: SmallBoard[];
  note: string;
  more: boolean;
}

/** The box for saving and sharing. */
export interface Keep {
  allowed: boolean;
  code: string;
  back: boolean;
  said: string;
}

/** A round, folded unless the current move is in it. */
export interface Station {
  chapter: number;
  stops: Stop[];
  folded: number;
  first: number;
  within: number[];
}

/** A branch: where it leaves, its name, its first moves and how many more there are. */
export interface Siding {
  after: number;
  name: string;
  main: boolean;
  stops: Stop[];
  more: number;
}

export interface Reading {
  value: string;
  text: string;
  default: boolean;
}

export interface CaseShown {
  text: string;
  before: PictureShown;
  outcomes: OutcomeShown[];
}

export interface Question {
  kind: string;
  title: string;
  ask: string;
  place: string;
  hint: string;
  hinted: boolean;
  how: string;
  unjudged: string;
  buttons: Button[];
  meant: Record<string, string>;
  on_board: boolean;
  typed: boolean;
  several: boolean;
  hides_rules: boolean;
  open: boolean;
  feedback: Feedback | null;
  summary: string[];
}

/** The reply to an answer, the rules that decide, and whether there is a line to look at. */
export interface Feedback {
  given: string;
  right: boolean;
  done: boolean;
  said: string;
  rules: string[];
  reasons: Told[];
  instead: boolean;
}

/** A button that plays a move or picks a part of one. */
export interface Item {
  do: "play" | "answer" | "draw" | "pick" | "start" | "choose" | "edit";
  value: string;
  text: string;
  icon: string;
  hot: string;
  target: string;
  why: string;
  taken: boolean;
}

export interface Slot {
  value: string;
  text: string;
  icon: string;
}

export interface Head {
  text: string;
  rule: string;
}

/** A player's numbers in each column, as text; `who` is the piece that stands for the player. */
export interface Line {
  who: string;
  name: string;
  values: string[];
  won: boolean;
}

/** A position that may follow: how likely it is, and how it came about. */
export interface SmallBoard {
  label: string;
  share: string;
  story: string;
  height: number;
  pieces: Piece[];
  spoken: string;
}

/** A move on the track: its player, and whether it was secret or made by luck. */
export interface Stop {
  n: number;
  l: string;
  a: string;
  k: "open" | "secret" | "luck";
}

export interface PictureShown {
  width: number;
  height: number;
  still: string;
  pieces: Piece[];
  label: string;
}

export interface OutcomeShown {
  reading: string;
  picture: PictureShown;
  story: LineShown[];
  refused: LineShown[];
}

export interface Button {
  value: string;
  text: string;
}

/** A sentence, and the titles of the rules behind it. */
export interface LineShown {
  text: string;
  rules: string[];
}
