// @ts-check
/** What happened between two choices, one scene after another: it waits, goes on, is skipped, and can be looked at again. */
import { paintCourse } from "./course.js";
import { pause } from "./prefs.js";
import { byId, calm, hide, say } from "./words.js";

const MOST = 24; // events that wait: whoever is farther behind catches up at once
const KEPT = 40;

/** What happened step by step comes before where it led. @param {Record<string, any>} event */
export function unfold({ moments, ...event }) {
  if (!moments) return [event];
  let { keep, add } = event.log ?? { keep: 0, add: [] };
  const scenes = moments.map((/** @type {{board: any, log: number}} */ one) => {
    const told = add.slice(0, Math.max(one.log - keep, 0));
    const scene = { board: one.board, scene: true, ...(event.log ? { log: { keep, add: told } } : {}) };
    add = add.slice(told.length);
    keep += told.length;
    return scene;
  });
  return [...scenes, event.log ? { ...event, log: { keep, add } } : event];
}

/** Events wait for each other, so that one can see what happened. */
export class Scenes {
  /** @param {(event: Record<string, any>) => void} apply @param {import("./board.js").Board} board @param {() => void} now paints the question again @param {() => boolean} held is something pressed? */
  constructor(apply, board, now, held) {
    this.apply = apply;
    this.board = board;
    this.now = now;
    this.held = held;
    /** @type {Record<string, any>[]} */ this.queue = [];
    this.showing = false;
    /** Whoever has seen enough goes to where it led. */ this.hurry = false;
    this.halted = false;
    this.timer = 0;
    /** @type {{live: string[], text: string}[]} how the board looked since one's last choice */ this.kept = [];
    this.past = -1; // which of them is looked at again
    byId("skip", HTMLElement).onclick = () => this.skip();
    byId("moment-back", HTMLElement).onclick = () => this.look(-1);
    byId("moment-next", HTMLElement).onclick = () => this.look(1);
    byId("moment-pause", HTMLElement).onclick = () => this.halt(!this.halted);
    byId("again", HTMLElement).onclick = () => this.again();
  }

  /** @param {Record<string, any>} event */
  add(event) {
    if (event.whole) this.queue.length = 0;
    this.queue.push(...unfold(event));
    this.wake();
  }

  /** Nothing is pressed any more, or something has come. */
  wake() {
    if (!this.showing && !this.held() && !this.halted) this.next();
  }

  /** @param {boolean} [asked] by a button, which is still held while it is clicked */
  next(asked = false) {
    const waits = (this.held() && !asked) || this.halted;
    if (!waits && this.throws()) return;
    const event = waits ? undefined : this.queue.shift();
    this.showing = !!event;
    this.hurry = this.hurry && this.queue.length > 0;
    if (event) this.show(event);
    this.controls(!!event && (event.scene || this.queue.length > 2));
  }

  /** Dice roll before it is seen what they brought: true while they do. */
  throws() {
    const [event] = this.queue;
    const dice = (event?.log?.add ?? []).filter((/** @type {import("./dice.js").Throw} */ line) => line.dice);
    if (!dice.length || event.whole || event.rolled || !this.board.live.length) return false;
    event.rolled = true;
    this.present();
    const long = this.board.dice.roll(dice, this.still());
    const die = this.board.figure.querySelector(".die");
    if (die) this.board.view.reveal(die);
    if (!long) return false;
    this.showing = true;
    this.timer = window.setTimeout(() => this.next(), long);
    this.controls(true);
    return true;
  }

  /** Whoever is in a hurry, wants no motion or is far behind waits for nothing. */
  still() {
    return this.hurry || calm() || document.hidden || this.queue.length > MOST;
  }

  /** @param {Record<string, any>} event */
  show(event) {
    this.present();
    if (event.board && !event.rolled) this.board.dice.clear();
    this.apply(event);
    if (event.board && !event.whole) this.keep(event);
    const long = event.scene || event.rolled ? 800 : 320;
    this.timer = window.setTimeout(() => this.next(), this.still() || !event.board ? 0 : pause(long));
  }

  /** @param {Record<string, any>} event */
  keep(event) {
    const told = event.log?.add.at(-1)?.text ?? "";
    this.kept = [...this.kept, { live: this.board.live, text: told }].slice(-KEPT);
  }

  /** One's own choice: what was before it is over. */
  forget() {
    this.kept = this.board.live.length ? [{ live: this.board.live, text: "" }] : [];
    this.past = -1;
    this.controls(false);
  }

  skip() {
    this.hurry = this.queue.length > 0;
    this.halted = false;
    clearTimeout(this.timer);
    this.present();
    this.next();
  }

  /** @param {boolean} is */
  halt(is) {
    this.halted = is;
    clearTimeout(this.timer);
    if (!is) {
      this.present();
      this.next();
    } else this.controls(true);
  }

  /** From the beginning of what is kept. */
  again() {
    clearTimeout(this.timer);
    this.halted = true;
    this.past = Math.min(1, this.kept.length - 1);
    this.paint();
  }

  /** A step back or on; after the last kept one comes what still waits. @param {number} way */
  look(way) {
    clearTimeout(this.timer);
    this.halted = true;
    const last = this.kept.length - 1;
    const at = (this.past < 0 ? last : this.past) + way;
    if (at > last) return this.onward();
    this.past = Math.max(0, at);
    this.paint();
  }

  /** Beyond what was seen: the next scene, and no farther; where nothing waits, the present. */
  onward() {
    this.halted = false;
    this.present();
    this.next(true);
    this.halted = this.queue.length > 0;
    if (this.halted) clearTimeout(this.timer);
    this.controls(this.halted);
  }

  paint() {
    const one = this.kept[this.past];
    this.board.look(one.live);
    this.controls(true);
  }

  /** From a look back to where the table stands. */
  present() {
    if (this.past < 0) return;
    this.past = -1;
    this.board.look(this.kept[this.kept.length - 1].live);
    this.now();
  }

  /** @param {boolean} on */
  controls(on) {
    paintCourse(this.board.figure); // of the moment that is looked at
    const last = this.kept.length - 1;
    const at = this.past < 0 ? last : this.past;
    hide("#moments", !on);
    byId("table", HTMLElement).classList.toggle("is-playing", on); // the question is not what is seen
    hide("#again", on || last < 2);
    byId("moment-at", HTMLElement).textContent = say("at", { n: Math.max(at, 1), total: Math.max(last + this.queue.length, 1) });
    byId("moment-told", HTMLElement).textContent = this.kept[at]?.text ?? "";
    byId("moment-back", HTMLButtonElement).disabled = at <= 0;
    byId("moment-pause", HTMLElement).setAttribute("aria-pressed", String(this.halted));
    byId("moment-pause", HTMLElement).title = say(this.halted ? "play" : "pause");
    byId("board", HTMLElement).classList.toggle("is-past", this.past >= 0);
  }
}
