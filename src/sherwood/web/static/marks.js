// @ts-check
/** What changed since one's last choice: which things, where they went and by whose doing, what was gained and lost. */

/** @typedef {import("./changes.js").Changes} Changes */
/** @typedef {import("./changes.js").Gain} Gain */
/** @typedef {{spots: import("./over.js").Spot[], paint: string}} Trail */

const FRESH = 5; // trails that are drawn in full

export class Marks {
  /** @param {import("./over.js").Over} over @param {() => void} light what is marked is told by the things themselves */
  constructor(over, light) {
    this.over = over;
    this.light = light;
    /** @type {Set<string>} */ this.changed = new Set();
    /** @type {Map<string, Trail>} */ this.trails = new Map();
    /** @type {Map<string, Gain>} */ this.gains = new Map();
  }

  /** Mark a change until `forget`: numbers always, the rest where somebody else did it. @param {Changes} news @param {{others: boolean, paint: string, told: string[]}} by whether others did it, the colour of whoever did, what is spoken of */
  remember(news, { others, paint, told }) {
    for (const gain of news.gains) this.gains.set(gain.key, { ...gain, by: gain.by + (this.gains.get(gain.key)?.by ?? 0) });
    const spoken = new Set([...told, ...news.moves.map((one) => one.key), ...news.gains.map((one) => one.key)]);
    if (others) for (const ref of news.refs) if (spoken.has(ref)) this.changed.add(ref);
    for (const { key, from, to, stored } of others ? news.moves : []) if (!stored) this.trail(key, from, to, paint);
    this.draw();
  }

  /** What goes on goes to the end of the row: the last ones are the newest. @param {string} key @param {import("./over.js").Spot} from @param {import("./over.js").Spot} to @param {string} paint */
  trail(key, from, to, paint) {
    const spots = [...(this.trails.get(key)?.spots ?? [from]), to];
    this.trails.delete(key);
    this.trails.set(key, { spots, paint });
  }

  /** Where much has moved, the board is still to be read: older trails are faint. */
  draw() {
    this.over.clear("news");
    [...this.trails.values()].reverse().forEach(({ spots, paint }, age) => this.over.trail("news", spots, paint, age >= FRESH));
    for (const gain of this.gains.values()) if (gain.by) this.over.gain("news", gain.at, gain.by);
    this.light();
  }

  forget() {
    this.over.clear("dice");
    this.changed.clear();
    this.trails.clear();
    this.gains.clear();
    this.draw();
  }
}
