// Written by `make page-types` from the records of the explorer; not to be changed by hand.

/** What a widget and its page share. */
export interface StudyTraits {
  ack: Record<string, number>;
  advised: Partial<Advice>;
  card: Partial<StartCard>;
  fixed: Fixed;
  frames: Partial<Frames>;
  intents: Intent[];
  language: string;
  live: boolean;
  luck: string;
  match: boolean;
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

/** What a widget and its page share. */
export interface RulesTraits {
  language: string;
  live: boolean;
  page: RulesShown;
  query: string;
}

/** What a widget and its page share. */
export interface CourseTraits {
  ack: Record<string, number>;
  advised: Partial<Advice>;
  card: Partial<StartCard>;
  course: Partial<CourseShown>;
  fixed: Fixed;
  frames: Partial<Frames>;
  intents: Intent[];
  language: string;
  live: boolean;
  luck: string;
  match: boolean;
  page: Page;
  panel: Partial<Panel>;
  players: Record<string, string>;
  rest: Partial<Rest>;
  shows: string;
  step: number;
  step_by: string;
  stills: Record<string, string>;
  tools: Tools;
  track: Track;
  viewer: string;
}

/** What a page can ask for. */
export type Wish =
  | "play"
  | "play_on"
  | "pick"
  | "unpick"
  | "point"
  | "lay"
  | "draw"
  | "answer"
  | "hint"
  | "show"
  | "continue"
  | "later"
  | "again"
  | "change"
  | "hand_in"
  | "next_lesson"
  | "practise"
  | "replay"
  | "instead"
  | "come_back"
  | "deal"
  | "go_on"
  | "rematch"
  | "seats"
  | "review"
  | "advise"
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
  | "visit"
  | "open"
  | "go"
  | "back"
  | "undo"
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
  | "start"
  | "try_new"
  | "course"
  | "lesson"
  | "drill";

/** What the explorer says, by key. */
export type Phrase =
  | "acts"
  | "advice.alike"
  | "advice.ask"
  | "advice.ask.short"
  | "advice.basis"
  | "advice.busy"
  | "advice.close"
  | "advice.more"
  | "advice.play"
  | "advice.refused"
  | "advice.title"
  | "aside.back"
  | "aside.change"
  | "aside.on"
  | "aside.play"
  | "aside.said"
  | "aside.title"
  | "aside.title.right"
  | "busy"
  | "choices"
  | "choices.choose"
  | "choices.clear"
  | "choices.draw"
  | "choices.more"
  | "choices.nearest"
  | "choices.nothing"
  | "choices.picked"
  | "choices.secret"
  | "choices.taken"
  | "choices.then"
  | "choices.title"
  | "choices.try"
  | "choices.try.go"
  | "choices.unpick"
  | "choices.unready"
  | "choices.unseen"
  | "choices.unseen.played"
  | "choices.why_not"
  | "choices.why_not.how"
  | "choices.why_not.title"
  | "choices.withheld"
  | "course.again.days"
  | "course.again.now"
  | "course.again.tomorrow"
  | "course.back"
  | "course.begin"
  | "course.box"
  | "course.calendar"
  | "course.chapter.begin"
  | "course.chapter.begun"
  | "course.chapter.count"
  | "course.chapter.done"
  | "course.chapter.go"
  | "course.chapter.open"
  | "course.chapter.read"
  | "course.chapters"
  | "course.days"
  | "course.days.none"
  | "course.days.run"
  | "course.go_on"
  | "course.kept"
  | "course.known"
  | "course.known.none"
  | "course.next"
  | "course.off"
  | "course.offline"
  | "course.practise"
  | "course.practise.due"
  | "course.private"
  | "course.problem.foreign"
  | "course.problem.large"
  | "course.problem.lines"
  | "course.problem.unread"
  | "course.rules"
  | "course.rules.count"
  | "course.shaky"
  | "course.shaky.none"
  | "course.title"
  | "course.unkept"
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
  | "ending.lost"
  | "ending.moments"
  | "ending.moments.count"
  | "ending.moments.how"
  | "ending.nobody"
  | "ending.nothing"
  | "ending.open"
  | "ending.rematch"
  | "ending.review"
  | "ending.rules"
  | "ending.same"
  | "ending.seats"
  | "ending.seen"
  | "ending.won"
  | "ending.you"
  | "frames.left_out"
  | "frames.no_panel"
  | "hand_in.back"
  | "hand_in.code"
  | "hand_in.copied"
  | "hand_in.copy"
  | "hand_in.how"
  | "hand_in.long"
  | "hand_in.name"
  | "hand_in.readable"
  | "hand_in.title"
  | "hand_in.unkept"
  | "house"
  | "house.code"
  | "house.here"
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
  | "lesson.again"
  | "lesson.all.right"
  | "lesson.answered"
  | "lesson.back"
  | "lesson.chapter"
  | "lesson.dots"
  | "lesson.dots.kept"
  | "lesson.finish"
  | "lesson.finished"
  | "lesson.kept"
  | "lesson.last"
  | "lesson.next"
  | "lesson.practise"
  | "lesson.practise.in"
  | "lesson.so.far"
  | "lesson.title"
  | "level.easy"
  | "level.easy.about"
  | "level.fair"
  | "level.fair.about"
  | "level.hard"
  | "level.hard.about"
  | "level.random"
  | "level.random.about"
  | "luck.acts"
  | "luck.chosen"
  | "luck.drawn"
  | "luck.refused"
  | "luck.title"
  | "marks.said"
  | "menu.title"
  | "moment.less"
  | "moment.more"
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
  | "offline.page"
  | "over"
  | "over.nobody"
  | "panel.busy"
  | "pile.title"
  | "play.branch"
  | "play.end"
  | "play.help"
  | "play.match.help"
  | "play.match.over"
  | "play.moments.how"
  | "play.on.refused"
  | "play.refused"
  | "player.easy"
  | "player.fair"
  | "player.greedy"
  | "player.hand"
  | "player.hard"
  | "player.random"
  | "player.search"
  | "players.title"
  | "practice.again"
  | "practice.due"
  | "practice.fresh"
  | "practice.how"
  | "practice.new"
  | "practice.new.count"
  | "practice.new.none"
  | "practice.new.one"
  | "practice.next_day"
  | "practice.nothing"
  | "practice.title"
  | "question.again"
  | "question.again.move"
  | "question.again.place"
  | "question.and.why"
  | "question.change"
  | "question.choose"
  | "question.choose.move"
  | "question.choose.place"
  | "question.comes.back"
  | "question.continue"
  | "question.find.offline"
  | "question.give"
  | "question.happened"
  | "question.hint"
  | "question.how.choose"
  | "question.how.find"
  | "question.how.predict"
  | "question.how.type"
  | "question.illegal"
  | "question.illegal.by"
  | "question.kept"
  | "question.kept.by"
  | "question.kept.told"
  | "question.later"
  | "question.legal"
  | "question.next"
  | "question.none"
  | "question.none.number"
  | "question.none.numbers"
  | "question.not"
  | "question.not.this.time"
  | "question.nothing"
  | "question.place"
  | "question.replay"
  | "question.replay.again"
  | "question.right"
  | "question.right.back"
  | "question.right.first"
  | "question.right.second"
  | "question.score"
  | "question.score.hints"
  | "question.score.kept"
  | "question.score.shown"
  | "question.sealed"
  | "question.secret"
  | "question.several"
  | "question.show"
  | "question.shown"
  | "question.so.far"
  | "question.tally"
  | "question.title.find"
  | "question.title.legal"
  | "question.title.predict"
  | "question.title.rule"
  | "question.tries.left"
  | "question.tries.one"
  | "question.tries.sealed"
  | "question.tries.two"
  | "question.try.back"
  | "question.try.first"
  | "question.try.second"
  | "question.type"
  | "question.why"
  | "question.wrong"
  | "question.wrong.why"
  | "question.you.said"
  | "question.yours"
  | "readings.more"
  | "readings.next"
  | "readings.none"
  | "readings.nothing"
  | "readings.own"
  | "readings.sight"
  | "readings.silent"
  | "readings.step"
  | "reference.about"
  | "reference.contents"
  | "reference.count"
  | "reference.glossary"
  | "reference.none"
  | "reference.search"
  | "reference.shown"
  | "replies.at_once"
  | "replies.fast"
  | "replies.luck"
  | "replies.next"
  | "replies.normal"
  | "replies.pause"
  | "replies.place"
  | "replies.resume"
  | "replies.skip"
  | "replies.skip.end"
  | "replies.slow"
  | "replies.speed"
  | "replies.then"
  | "replies.thinking"
  | "replies.title"
  | "rule.ruling"
  | "rule.section"
  | "rule.title"
  | "score.player"
  | "score.title"
  | "score.won"
  | "seats.you"
  | "sheet.about"
  | "sheet.actions"
  | "sheet.cards"
  | "sheet.dangers"
  | "sheet.events"
  | "sheet.goal"
  | "sheet.powers"
  | "sheet.round"
  | "sheet.scoring"
  | "sheet.setup"
  | "sheet.variants"
  | "sound.off"
  | "sound.on"
  | "sound.title"
  | "stale"
  | "start.again"
  | "start.against"
  | "start.count"
  | "start.counts"
  | "start.deal"
  | "start.game"
  | "start.given"
  | "start.go_on"
  | "start.how"
  | "start.join"
  | "start.joins"
  | "start.level"
  | "start.none"
  | "start.offline"
  | "start.options"
  | "start.players"
  | "start.seat"
  | "start.seed"
  | "start.summary"
  | "start.summary.one"
  | "start.title"
  | "step"
  | "story.none"
  | "story.title"
  | "timeline.back"
  | "timeline.branch"
  | "timeline.branches"
  | "timeline.branches.one"
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
  | "timeline.to_main"
  | "tools.close"
  | "tools.keep"
  | "tools.notes"
  | "tools.readings"
  | "tools.rules"
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
  | "what_if.turn"
  | "worksheet.key"
  | "worksheet.name"
  | "worksheet.no_rule"
  | "worksheet.part"
  | "worksheet.rule"
  | "worksheet.same";

/** The judgement of the moves of a position, the best first. */
export interface Advice {
  at: number;
  shown: number;
  who: string;
  moves: Advised[];
  more: number;
}

export interface StartCard {
  games: GameShown[];
  game: string;
  going: string;
  notice: string;
}

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
  glossary: Record<string, Term>;
  shown: Record<string, Position[]>;
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
  seats: SeatTile[];
  pile: Pile | null;
  strip: Strip | null;
  choices: Choices;
  story: Told[];
  lesson: Progress | null;
  ending: Ending | null;
  reply: Reply | null;
  advice: boolean;
  curtain: string;
  intro: string;
  said: string;
  former: string;
  turn: number;
}

export interface Panel {
  title: string;
  outlooks: Outlook[];
  reasons: Why[];
  stake: Stake | null;
  told: string;
  promises: Promise[];
  controls: Control[];
  notes: string[];
  turn: number;
}

export interface Tools {
  open: string;
  notes: Notes | null;
  what_if: Foresight | null;
  rules: Lookup | null;
  readings: ReadingsHere | null;
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

/** The rules of a game in every language, so that a page needs no kernel. */
export interface RulesShown {
  books: Record<string, Catalogue>;
  words: Record<string, Record<Phrase, string>>;
}

/** The course page of a reader. */
export interface CourseShown {
  steps: NextStep[];
  games: GameCourse[];
  days: string;
  calendar: boolean[];
  boxes: number;
  problem: string;
  kept: string;
}

/** The card that says that nothing is due, and offers new questions. */
export interface Rest {
  title: string;
  lines: string[];
  new: string;
}

/** The data of a stand-alone page: what a study's page needs to work without a kernel. */
export interface Alone {
  fixed: Fixed;
  frames: Frames;
  viewer: string;
  luck: string;
  step_by: string;
  players: Record<string, string>;
  handing_in: HandingIn | null;
}

/** A move as a good player judges it; `share` is 1 for the best, 0 for the worst. */
export interface Advised {
  move: string;
  label: string;
  icon: string;
  share: number;
  why: string;
}

export interface GameShown {
  key: string;
  title: string;
  about: string;
  counts: number[];
  seats: SeatShown[];
  levels: LevelShown[];
  options: OptionShown[];
  chosen: Chosen;
  table: string[];
  given: string;
  again: string;
}

/** A rule in one language. `ruling` is about what the rulebook leaves open. */
export interface Rule {
  title: string;
  section: string;
  text: string;
  ruling?: string;
}

/** A word of a game in one language, with the rules that say more about it. */
export interface Term {
  word: string;
  text: string;
  rules: string[];
}

/** A scenario that shows a rule; `key` is its name in the library. */
export interface Position {
  key: string;
  title: string;
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
  end: number;
  accepted: string[];
  replies: Replies | null;
  known: string[];
  number: boolean;
  refused: string;
  joints: string[];
  spoken: Record<string, string>;
  kept: Feedback | null;
  suggested: Record<string, string>;
}

/** The steps of a study, and which follow which. */
export interface Tree {
  parents: Record<string, number>;
  children: Record<string, number[]>;
}

export interface Board {
  width: number;
  height: number;
  extent: number;
  pieces: (Piece | number)[];
  cells: Cell[];
}

/** A seat as a page shows it in a row above the board. */
export interface SeatTile {
  key: string;
  name: string;
  label: string;
  you: boolean;
  acts: boolean;
  tab: string;
  first: string;
  said: string;
  tokens: Token[];
  cards: SmallCard[];
  tags: string[];
  left: number;
  chambers: number;
  sign: string;
  out: boolean;
  mark: "" | "legal" | "chosen" | "refused" | "right" | "wrong";
}

export interface Pile {
  title: string;
  name: string;
  turns: Turn[];
  plates: Plate[];
}

export interface Strip {
  label: string;
  bands: Band[];
  tabs: Tab[];
  legend: Sign[];
  out: string;
  few: boolean;
}

export interface Choices {
  heading: string;
  sub: string;
  who: string;
  now: string;
  items: Item[];
  rows: Row[];
  slots: Slot[];
  places: number;
  lay: string;
  ready: boolean;
  then: string;
  unready: string;
  run: string;
  refused: Refused[];
  refusal: Told[];
  nearest: Item[];
  asked: Question | null;
  notice: string;
  withheld: string;
  aside: boolean;
  instead: string;
  judged: boolean;
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

export interface Progress {
  chapter: string;
  dots: Dot[];
  said: string;
  text: string;
  go_on: "" | "go_on" | "finish";
  finished: Finished | null;
}

export interface Ending {
  headline: string;
  outcome: "won" | "lost" | "seen";
  why: Told;
  table: Reckoning | null;
  nothing: string;
  moments: Moment[];
  moves: number;
  rules: string[];
}

/** A move of somebody else; `who` is the piece of the seat, empty where luck decided. */
export interface Reply {
  who: string;
  text: string;
  icon: string;
  more: boolean;
}

/** The chances of all numbers at a place, in the order of the strip; or at any place. */
export interface Outlook {
  key: string;
  head: string;
  title: string;
  chances: Chance[];
  likeliest: Likely[];
}

/** A reason against a number, with its rules. */
export interface Why {
  head: string;
  said: string;
  rules: string[];
}

/** The odds of what is picked. */
export interface Stake {
  said: string;
  share: number;
  head: string;
  parts: string;
  worlds: string;
  note: string;
  models: [string, string][];
}

/** What a card that can be laid would tell, by its key. */
export interface Promise {
  key: string;
  over: string;
  said: string;
  heat: number;
  label: string;
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

/** The rules to look up; `back` is set while a position that shows one is being visited. */
export interface Lookup {
  back: boolean;
}

/** The rulings that matter at a position; `note` says more about the answer, or that none do. */
export interface ReadingsHere {
  rulings: RulingHere[];
  note: string;
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

/** What there is to look up in a game, in one language. */
export interface Catalogue {
  game: string;
  title: string;
  language: string;
  rules: Record<string, Rule>;
  glossary: Record<string, Term>;
  shown: Record<string, Position[]>;
}

/** Something to do next: practice of a game, or a lesson. */
export interface NextStep {
  do: "drill" | "lesson";
  value: string;
  title: string;
  about: string;
}

/** The course of one game. */
export interface GameCourse {
  game: string;
  title: string;
  chapters: ChapterShown[];
  rules: string;
  known: string[];
  shaky: ShakyRule[];
}

/** The data by which a page makes hand-in codes and keeps answers over a reload. */
export interface HandingIn {
  digest: string;
  sealed: boolean;
  listed: string[][];
}

export interface SeatShown {
  key: string;
  name: string;
  figure: string;
}

export interface LevelShown {
  key: string;
  name: string;
  about: string;
}

/** An expansion or a variant; one with the values on and off is a switch. */
export interface OptionShown {
  key: string;
  question: string;
  switch: boolean;
  readings: ReadingShown[];
}

/** What is chosen for a game. */
export interface Chosen {
  game: string;
  seat: string;
  players: number;
  level: string;
  options: Record<string, string>;
  again: boolean;
  given: boolean;
}

export interface Question {
  kind: string;
  title: string;
  ask: string;
  short: string;
  about: string;
  place: string;
  hint: string;
  hinted: boolean;
  how: string;
  tries: string;
  unjudged: string;
  buttons: Button[];
  meant: Record<string, string>;
  on_board: boolean;
  by_moves: boolean;
  sealed: boolean;
  typed: boolean;
  several: boolean;
  hides_rules: boolean;
  state: "open" | "again" | "right" | "shown" | "kept";
  open: boolean;
  feedback: Feedback | null;
  suggested: string[];
}

/** The replies to a right answer, a wrong one, and to whoever gives up. */
export interface Replies {
  right: Feedback;
  again: Feedback | null;
  shown: Feedback;
  asks_on: boolean;
}

/** The reply to an answer, the rules that decide, and the lines there are to look at. */
export interface Feedback {
  state: "open" | "again" | "right" | "shown" | "kept";
  given: string;
  said: string;
  sub: string;
  told: string;
  rules: string[];
  reasons: Told[];
  outcome: string;
  replay: boolean;
  yours: boolean;
  next: string;
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

/** Tokens of a kind: how many, and the shapes of one, 18 by 16 around its middle. */
export interface Token {
  kind: string;
  count: number;
  svg: string;
}

/** A card at a seat or in the pile: an icon or a number on it, and whose it is. */
export interface SmallCard {
  look: "open" | "peek" | "done" | "back" | "slot";
  icon: string;
  text: string;
  who: string;
  letters: string;
  now: boolean;
}

/** A turn of the round with its cards; one that is over may be folded. */
export interface Turn {
  key: string;
  icon: string;
  label: string;
  now: boolean;
  over: boolean;
  cards: SmallCard[];
  mark: "" | "legal" | "chosen" | "refused" | "right" | "wrong";
}

/** A few words beside the turns: what comes after them, or an event in force. */
export interface Plate {
  key: string;
  text: string;
  label: string;
  icon: string;
  now: boolean;
  mark: "" | "legal" | "chosen" | "refused" | "right" | "wrong";
}

/** A row of the strip, headed by a deck. */
export interface Band {
  key: string;
  sign: string;
  name: string;
  left: string;
  label: string;
  squares: Square[];
  mark: "" | "legal" | "chosen" | "refused" | "right" | "wrong";
}

/** A place that the chances can be shown for; an empty key stands for any place. */
export interface Tab {
  key: string;
  text: string;
  label: string;
}

/** A sign of the legend: how a square looks, and what that means. */
export interface Sign {
  look: "unlikely" | "likely" | "held" | "hand" | "up" | "missed";
  text: string;
  said: string;
}

/** A choice that plays a move or picks a part of one. */
export interface Item {
  do: "play" | "answer" | "draw" | "pick" | "start" | "choose" | "edit";
  value: string;
  text: string;
  verb: string;
  brief: string;
  then: string;
  parts: number[];
  icon: string;
  hot: string;
  target: string;
  why: string;
  taken: boolean;
}

/** A part of a move that is put together: what is asked, and the chips to choose from. */
export interface Row {
  label: string;
  chips: Chip[];
}

/** A part that is picked already; `brief` says what it leads to as things stand. */
export interface Slot {
  value: string;
  text: string;
  icon: string;
  brief: string;
}

/** Moves that the same reasons are against. */
export interface Refused {
  moves: Barred[];
  reasons: Told[];
  tried: boolean;
}

/** A question: open, right at the first try or later, shown, or kept for the teacher. */
export interface Dot {
  state: "open" | "first" | "later" | "shown" | "kept";
  here: boolean;
}

/** How a lesson went, and what comes after it. */
export interface Finished {
  said: string;
  score: string;
  lines: string[];
  practise: Practising[];
  title: string;
}

export interface Reckoning {
  heads: Head[];
  lines: Line[];
}

/** A step worth going back to: the round, who moved, and what came of it. */
export interface Moment {
  node: number;
  step: number;
  chapter: number;
  who: string;
  text: string;
  gain: string;
}

/** The chance of a number at a place, or the reasons why it has none. */
export interface Chance {
  said: string;
  heat: number;
  why: number;
}

export interface Likely {
  key: string;
  text: string;
  said: string;
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

export interface RulingHere {
  option: string;
  rule: string;
  question: string;
  spots: SpotHere[];
  more: string;
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

/** A chapter, how far it is, and the lesson that it goes on with. */
export interface ChapterShown {
  number: number;
  title: string;
  notebook: string;
  state: "done" | "begun" | "open" | "read";
  said: string;
  share: number;
  lesson: string;
  lesson_title: string;
}

/** A rule that went wrong: its box, and when it comes again. */
export interface ShakyRule {
  rule: string;
  title: string;
  box: number;
  said: string;
}

export interface ReadingShown {
  value: string;
  text: string;
}

export interface Button {
  value: string;
  text: string;
}

/** A number of the strip. */
export interface Square {
  key: string;
  text: string;
  label: string;
  look: "" | "held" | "hand" | "up" | "laid" | "gone";
  note: string;
  missed: "" | "alone" | "among";
  card: string;
  mark: "" | "legal" | "chosen" | "refused" | "right" | "wrong";
}

/** One value of a part; `target` is the piece that it names, if it names one. */
export interface Chip {
  text: string;
  target: string;
  icon: string;
}

/** A move or a part that can't be made: what trying it sends, its words, and its target. */
export interface Barred {
  do: "play" | "answer" | "pick";
  value: string;
  text: string;
  target: string;
}

/** A rule that went wrong, and the scenario in which it can be practised. */
export interface Practising {
  rule: string;
  title: string;
  scenario: string;
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
  you: boolean;
}

export interface SpotHere {
  where: string;
  readings: ReadingHere[];
}

/** A sentence, and the titles of the rules behind it. */
export interface LineShown {
  text: string;
  rules: string[];
}

/** What happens under one reading, in words and on a small board. */
export interface ReadingHere {
  value: string;
  text: string;
  own: boolean;
  refused: boolean;
  told: string;
  rules: string[];
  picture: SmallPicture | null;
}

export interface SmallPicture {
  width: number;
  height: number;
  still: string;
  pieces: Piece[];
  label: string;
}
