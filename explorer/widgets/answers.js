/** Judges answers by the stored ones, while nothing else can, and keeps the tally. */
export class Answers {
  /** @param {any} model */
  constructor(model) {
    this.model = model;
    /** @type {Record<string, {asked: number, feedback: any, open: boolean}>} */
    this.given = {};
    /** @type {Map<string, boolean>} whether each question was answered right at once */
    this.first = new Map();
  }

  /** @param {number} step @returns {any[]} */
  at(step) {
    return this.model.get("frames").answers?.[String(step)] ?? [];
  }

  /** @param {number} step @param {string} given @returns {boolean} whether anything is asked */
  judge(step, given) {
    const answers = this.at(step);
    const { asked = 0 } = this.given[step] ?? {};
    const answer = answers[asked];
    if (!answer) return false;
    const said = given.trim().toLowerCase();
    const right = answer.accepted.some((/** @type {string} */ each) => each.toLowerCase() === said);
    const question = `${step}-${asked}`;
    if (!this.first.has(question)) this.first.set(question, right);
    const more = right && asked + 1 < answers.length;
    const feedback = { ...(right ? answer.right : answer.wrong), given };
    this.given[step] = { asked: asked + (more ? 1 : 0), feedback, open: more || !right };
    return true;
  }

  /** @param {any} page @returns {any} the page with what was answered on it */
  on(page) {
    const given = this.given[page.at];
    if (!given) return page;
    const { asked, feedback, open } = given;
    const question = { ...this.at(page.at)[asked].asked, feedback, open, tally: this.tally };
    return { ...page, choices: { ...page.choices, asked: question } };
  }

  get tally() {
    const right = [...this.first.values()].filter(Boolean).length;
    return this.model
      .get("fixed")
      .words["question.tally"].replace("{right}", String(right))
      .replace("{count}", String(this.first.size));
  }
}
