// @ts-check
/** Why what is not offered cannot be done: fetched once a question, when somebody first wants to know. */

/** @typedef {import("./board.js").Barred} Barred */

export class Reasons {
  /** @param {(turn: number) => Promise<Barred[] | null>} fetch null: the table cannot say @param {(barred: Barred[]) => void} tell */
  constructor(fetch, tell) {
    this.fetch = fetch;
    this.tell = tell;
    this.turn = -1;
    /** @type {Promise<Barred[] | null> | null} */ this.found = null;
  }

  /** Another question, or the same in other words; -1: nothing is asked. @param {number} turn */
  expect(turn) {
    this.turn = turn;
    this.found = null;
  }

  /** The reasons of the question at hand; null if the table cannot say, undefined if it asks something else by then. */
  async want() {
    if (this.turn < 0) return [];
    this.found ??= this.fetch(this.turn);
    const asked = this.found;
    const barred = await asked;
    if (this.found !== asked) return undefined;
    if (barred) this.tell(barred);
    else this.found = null;
    return barred;
  }
}

/** The reason that fits best what was tried. @param {Barred[]} barred @param {string[]} tried */
export function reasonFor(barred, tried) {
  const whole = barred.find((one) => one.path.length === tried.length && one.path.every((ref, n) => ref === tried[n]));
  return whole ?? barred.find((one) => one.path.includes(tried[tried.length - 1])) ?? null;
}
