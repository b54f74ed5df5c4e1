// @ts-check
/** Ways of several steps, where a drawing says how they run: drawn before they are gone, then gone step by step until something interrupts. */
import { byId, make, say } from "./words.js";

/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {{ref: string, refs: string[], trail: import("./over.js").Spot[], goes: string[], say: string}} Way */

export class Ways {
  /** @param {import("./board.js").Board} board @param {(choice: Choice) => void} choose @param {(text: string) => void} live */
  constructor(board, choose, live) {
    this.board = board;
    this.choose = choose;
    this.live = live;
    this.box = byId("way", HTMLElement);
    /** @type {Way | null} what is drawn, and would be gone */ this.planned = null;
    /** @type {string[]} what is being gone */ this.going = [];
    /** How many steps of it were taken since one last chose otherwise: one take-back takes them all. */ this.gone = 0;
    board.figure.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(event));
    board.figure.addEventListener("pointerleave", () => this.draw(this.planned));
    board.figure.addEventListener("pointerdown", () => (this.going = [])); // whoever touches the board wants something else
  }

  /** The way to a thing, if one leads there from what can be chosen now. @param {string} ref @returns {Way | null} */
  to(ref) {
    const thing = this.board.refs().find((one) => one.dataset.ref === ref);
    const refs = thing?.dataset.way?.split(" ") ?? [];
    if (!thing || !refs.length || !this.board.choices.some((one) => one.path.length === 1 && one.path[0] === refs[0])) return null;
    const trail = (thing.dataset.trail ?? "").split(" ").map((one) => one.split(",").map(Number)).map(([x, y]) => ({ x, y }));
    return { ref, refs, trail, goes: thing.dataset.goes?.split(" ") ?? [], say: thing.dataset.say ?? "" };
  }

  /** A mouse has seen the way and goes it; a finger or a key sees it first, and goes it the second time. True if there is one. @param {string} ref @param {boolean} seen */
  pick(ref, seen) {
    const way = this.to(ref);
    if (!way) return false;
    if (seen || this.planned?.ref === ref) this.go(way);
    else this.plan(way);
    return true;
  }

  /** @param {Way} way */
  plan(way) {
    this.planned = way;
    this.draw(way);
    const go = make("button", "choice is-way", make("kbd", "", "↵"), make("span", "choice-say", say("way-go")));
    go.addEventListener("click", () => this.go(way));
    this.box.replaceChildren(make("p", "", way.say), go);
    this.box.hidden = false;
    this.live(`${way.say} ${say("way-again")}`);
  }

  /** Nothing is planned any more; true if something was. */
  forget() {
    const was = !!this.planned;
    this.planned = null;
    this.draw(null);
    this.box.hidden = true;
    return was;
  }

  /** @param {Event} event */
  hover(event) {
    const ref = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-way]"))?.dataset.ref : "";
    this.draw((ref && this.to(ref)) || this.planned);
  }

  /** @param {Way | null} way */
  draw(way) {
    const over = this.board.over;
    over.clear("way");
    if (!way) return;
    over.trail("way", way.trail);
    const [from, to] = [way.trail[0], way.trail[way.trail.length - 1]];
    for (const thing of this.board.refs().filter((one) => way.goes.includes(one.dataset.ref || ""))) over.ghost("way", thing, { x: to.x - from.x, y: to.y - from.y });
  }

  /** @param {Way} way */
  go(way) {
    this.forget();
    this.gone = 0;
    this.going = way.refs;
    this.next();
  }

  /** The next step of what is being gone; where it is not offered, something has come in between. True if it goes on. */
  next() {
    const [ref, ...rest] = this.going;
    const choice = ref && this.board.choices.find((one) => one.path.length === 1 && one.path[0] === ref);
    this.going = choice ? rest : [];
    if (!choice) return false;
    this.gone += 1;
    this.choose(choice);
    return true;
  }
}
