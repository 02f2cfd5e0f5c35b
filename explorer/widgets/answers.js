/** Judges answers by the stored ones, while nothing else can, and keeps the tally. */
export class Answers {
  /** @param {any} model */
  constructor(model) {
    this.model = model;
    /** @type {Record<string, {asked: number, notice?: string, feedback?: any, said?: string}>} */
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
    const right = given.trim().toLowerCase() === answer.truth.toLowerCase();
    const question = `${step}-${asked}`;
    if (!this.first.has(question)) this.first.set(question, right);
    if (right && asked + 1 < answers.length) {
      this.given[step] = { asked: asked + 1, notice: answer.right };
    } else {
      const feedback = { given, right, truth: answer.truth };
      this.given[step] = { asked, feedback, said: right ? answer.right : answer.wrong };
    }
    return true;
  }

  /** @param {any} page @returns {any} the page with what was answered on it */
  on(page) {
    const given = this.given[page.at];
    if (!given) return page;
    const { asked, notice = "", feedback = null, said = "" } = given;
    const question = { ...this.at(page.at)[asked].asked, feedback, said, tally: this.tally };
    return { ...page, choices: { ...page.choices, asked: question, notice } };
  }

  get tally() {
    const right = [...this.first.values()].filter(Boolean).length;
    return this.model
      .get("fixed")
      .words["question.tally"].replace("{right}", String(right))
      .replace("{count}", String(this.first.size));
  }
}
