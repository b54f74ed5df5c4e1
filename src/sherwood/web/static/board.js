// @ts-check
/**
 * The board: paints what the server drew, lights what can be clicked, and turns clicks, drags and keys into a path.
 * It knows things by their `data-ref` only.
 */
import { Snapshot } from "./changes.js";
import { grave } from "./choices.js";
import { Marks } from "./marks.js";
import { morph, parsed, patched } from "./morph.js";
import { Dice } from "./dice.js";
import { Over } from "./over.js";
import { turning, turnOver } from "./turns.js";
import { View } from "./view.js";
import { say } from "./words.js";

/** @typedef {{do: (string | number)[], say: string, path: string[], revise: boolean, final?: string[]}} Choice */
/** @typedef {{wanted: string, say: string, rule: string, path: string[]}} Barred */
/** @typedef {{plain: boolean, static: string, live: string[], size?: number[], lines?: [number, number, string[]][]}} Drawn */

const SVG = "http://www.w3.org/2000/svg";

export class Board {
  /** @param {HTMLElement} figure @param {{choose: (choice: Choice) => void, refuse: (tried: string[], thing: Element | null) => void, picked: (path: string[]) => void, pointed?: (ref: string) => void, farther?: (ref: string, seen: boolean) => boolean}} act */
  constructor(figure, act) {
    this.figure = figure;
    this.act = act;
    /** @type {string[]} the lines of what changes */ this.live = [];
    this.static = "";
    this.plain = false;
    /** @type {Choice[]} */ this.choices = [];
    /** @type {Set<string>} */ this.barred = new Set();
    /** @type {string[]} */ this.path = [];
    /** @type {Set<string>} what leads on; the rest of what is lit takes something back */ this.ahead = new Set();
    this.focus = "";
    this.turn = "";
    this.skipClick = false;
    this.moused = false; // was it a mouse that clicked? It has seen what it points at
    /** @type {number[]} */ this.size = [1000, 600];
    this.view = new View(figure, () => this.litAhead());
    /** @type {string[]} */ this.players = [];
    this.over = new Over(figure);
    this.dice = new Dice(figure, this.over);
    /** @type {import("./changes.js").Changes} what the last drawing changed */ this.news = { refs: [], moves: [], gains: [] };
    this.marks = new Marks(this.over, () => this.light());
    this.drawn = new Snapshot(null);
    /** @type {{ref: string, x: number, y: number, moved: boolean} | null} */ this.drag = null;
    figure.addEventListener("click", (event) => this.clicked(event));
    figure.addEventListener("keydown", (event) => this.key(event));
    figure.addEventListener("focusin", (event) => this.focused(event));
    figure.addEventListener("pointerdown", (event) => this.down(event));
    figure.addEventListener("pointerover", (event) => act.pointed?.(this.thing(event)?.dataset.ref || ""));
    figure.addEventListener("pointerleave", () => act.pointed?.(""));
    window.addEventListener("pointermove", (event) => this.move(event));
    window.addEventListener("pointerup", (event) => this.up(event));
  }

  /** @param {Drawn} drawn */
  paint(drawn) {
    if (drawn.lines) this.live = patched(this.live, drawn.lines);
    else if (drawn.live !== undefined) this.live = drawn.live;
    this.plain = drawn.plain ?? this.plain;
    if (this.plain) return this.paintPlain();
    const had = this.figure.contains(document.activeElement) ? document.activeElement : null;
    const keys = had?.matches(":focus-visible");
    if (drawn.static !== undefined && drawn.static !== this.static) this.rebuild(drawn);
    const fresh = parsed(this.live.join(""));
    this.compare(fresh);
    this.rename(fresh);
    const live = /** @type {Element} */ (this.figure.querySelector(".board-live"));
    const turns = turning(live, fresh);
    morph(live, fresh);
    turnOver(this.figure, this.over, turns);
    this.light();
    this.shorten();
    if (had && !this.figure.contains(document.activeElement)) this.stop?.focus({ preventScroll: !keys });
  }

  /** A board of before, or the present one again: nothing is compared with it. @param {string[]} live */
  look(live) {
    const [drawn, news] = [this.drawn, this.news];
    this.paint({ plain: this.plain, static: this.static, live });
    [this.drawn, this.news] = [drawn, news];
    this.offer([], this.turn);
  }

  /** What the players are called. @param {string[]} names */
  call(names) {
    this.players = names;
    if (!this.live.length || this.plain) return;
    this.rename(this.figure);
    this.shorten();
  }

  /** Where the drawing has a word of the game for a seat, its player's name. @param {Element} drawing */
  rename(drawing) {
    for (const text of drawing.querySelectorAll("[data-player]")) {
      const name = this.players[Number(text.getAttribute("data-player"))];
      if (name) text.textContent = name;
    }
  }

  /** A name keeps to its room. */
  shorten() {
    for (const text of /** @type {NodeListOf<SVGTextElement>} */ (this.figure.querySelectorAll("[data-player]"))) {
      const room = Number(text.dataset.room);
      let name = text.textContent || "";
      while (name.length > 2 && text.getComputedTextLength() > room) text.textContent = `${(name = name.slice(0, -1))}…`;
    }
  }

  /** @param {Element} fresh */
  compare(fresh) {
    const before = this.drawn;
    this.drawn = new Snapshot(fresh);
    this.news = this.drawn.since(before);
  }

  /** Show where things would be, and what would be gained and lost: lines of a drawing that would differ. @param {string[]} lines */
  foresee(lines) {
    this.over.clear("would");
    const would = lines.length ? new Snapshot(parsed(lines.join("")), true).since(this.drawn) : { refs: [], moves: [], gains: [] };
    for (const { key, from, to } of would.moves) {
      const thing = this.figure.querySelector(`.board-live [data-ref="${key}"], .board-live [data-key="${key}"]`);
      if (thing) this.over.ghost("would", thing, { x: to.x - from.x, y: to.y - from.y });
      this.over.trail("would", [from, to]);
    }
    for (const { at, by } of would.gains) this.over.gain("would", at, by);
    const refs = new Set(would.refs);
    for (const thing of this.refs()) thing.classList.toggle("is-would", refs.has(thing.dataset.ref || ""));
  }

  /** Light places that something speaks of: a line of the log, a choice. @param {string[]} refs */
  point(refs) {
    for (const thing of this.refs()) thing.classList.toggle("is-pointed", refs.includes(thing.dataset.ref || ""));
  }

  paintPlain() {
    const box = this.figure.querySelector(".plainview") || this.figure.appendChild(document.createElement("div"));
    box.className = "plainview";
    const fresh = new DOMParser().parseFromString(`<div>${this.live.join("\n")}</div>`, "text/html").body.firstElementChild;
    if (fresh) morph(box, fresh);
  }

  /** @param {Drawn} drawn */
  rebuild(drawn) {
    this.static = drawn.static;
    const size = (this.size = drawn.size || this.size);
    const whole = `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" class="board-svg" role="group" viewBox="0 0 ${size[0]} ${size[1]}"><g class="board-static">${drawn.static}</g><g class="board-live"></g><g class="board-over"></g></svg>`;
    const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
    parsed.setAttribute("aria-label", say("drag"));
    const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
    svg.dataset.size = size.join(" ");
    this.figure.replaceChildren(svg);
    document.documentElement.style.setProperty("--ratio", String(size[0] / size[1]));
    this.view.attach(svg, size);
  }

  /** What can be chosen and leads on, first things first. */
  litAhead() {
    const lit = this.refs().filter((one) => one.classList.contains("is-lit"));
    const ahead = lit.filter((one) => this.ahead.has(one.dataset.ref || ""));
    return ahead.length ? ahead : lit;
  }

  /** The same question told again leaves what was picked. @param {Choice[]} choices @param {string} turn */
  offer(choices, turn) {
    this.choices = choices;
    this.barred = new Set();
    if (turn !== this.turn || !this.open().length) this.path = [];
    const fresh = turn !== this.turn;
    this.turn = turn;
    this.light();
    if (fresh && choices.length) this.view.seek();
  }

  /** What can be asked about in vain, and has its reasons. @param {Barred[]} barred */
  bar(barred) {
    this.barred = new Set(barred.flatMap((one) => one.path));
    for (const thing of this.refs()) this.markBarred(thing);
  }

  /** @param {SVGElement} thing */
  markBarred(thing) {
    thing.classList.toggle("is-barred", this.barred.has(thing.dataset.ref || "") && !thing.classList.contains("is-lit"));
  }

  /** Choices that begin with what has been picked so far. */
  open() {
    return this.choices.filter((one) => one.path.length > this.path.length && this.path.every((ref, n) => one.path[n] === ref));
  }

  /** Is this thing drawn? @param {string} ref */
  has(ref) {
    return this.refs().some((one) => one.dataset.ref === ref);
  }

  refs() {
    return /** @type {SVGElement[]} */ ([...this.figure.querySelectorAll("[data-ref]")]);
  }

  light() {
    const open = this.open();
    const lit = new Set(open.map((one) => one.path[this.path.length]));
    const all = open.filter((one) => !one.revise).every(grave);
    const mild = new Set(open.filter((one) => all || !grave(one)).map((one) => one.path[this.path.length]));
    this.ahead = new Set(open.filter((one) => !one.revise).map((one) => one.path[this.path.length]));
    const things = this.refs();
    const names = this.names();
    for (const thing of things) {
      const ref = thing.dataset.ref || "";
      const is = lit.has(ref);
      thing.classList.toggle("is-lit", is);
      thing.classList.toggle("is-final", is && !mild.has(ref));
      this.markBarred(thing);
      thing.classList.toggle("is-changed", this.marks.changed.has(ref));
      thing.classList.toggle("is-picked", this.path.includes(ref));
      thing.setAttribute("role", "button");
      thing.setAttribute("aria-disabled", String(!is && !this.path.includes(ref)));
      if (!thing.hasAttribute("aria-label")) thing.dataset.named = ""; // the drawing gives it no name: we do, at every question anew
      if (thing.dataset.named === "") thing.setAttribute("aria-label", names.get(ref) || thing.querySelector("title")?.textContent || ref);
    }
    this.rove(things);
  }

  /** The first of the lit things that leads on. @param {SVGElement[]} lit */
  first(lit) {
    return lit.find((one) => this.ahead.has(one.dataset.ref || "")) || lit[0];
  }

  /** Where Tab arrives. */
  get stop() {
    return this.refs().find((one) => one.getAttribute("tabindex") === "0") || null;
  }

  /** One Tab stop for the whole board: where the focus is or was, unless only something else can be chosen. @param {SVGElement[]} things */
  rove(things) {
    const last = things.find((one) => one.dataset.ref === this.focus);
    const lit = things.filter((one) => one.classList.contains("is-lit"));
    const stop = last && (last === document.activeElement || !lit.length || lit.includes(last)) ? last : this.first(lit) || last || things[0];
    for (const thing of things) thing.setAttribute("tabindex", thing === stop ? "0" : "-1");
  }

  /** What a thing is called when the drawing does not say: the choice it completes. */
  names() {
    return new Map(this.choices.filter((one) => one.path.length === 1).map((one) => [one.path[0], one.say]));
  }

  unpick() {
    this.path = [];
    this.light();
    this.act.picked(this.path);
  }

  /** @param {string} ref @returns {void} */
  pick(ref) {
    if (this.path.at(-1) === ref) return this.unpick();
    const next = [...this.path, ref];
    const fits = this.choices.filter((one) => next.every((part, n) => one.path[n] === part));
    if (!fits.length) return this.wrong(ref);
    const whole = fits.filter((one) => one.path.length === next.length);
    if (whole.length === 1 && fits.length === 1) {
      this.path = [];
      this.act.choose(whole[0]);
      return;
    }
    this.path = next;
    this.light();
    this.act.picked(next);
    this.step();
  }

  /** Keyboard: after the first of two, the focus goes to the first place that can follow. */
  step() {
    const next = this.first(this.refs().filter((one) => one.classList.contains("is-lit")));
    if (next && document.activeElement instanceof SVGElement && this.figure.contains(document.activeElement)) next.focus();
  }

  /** Not offered: go farther if a way leads there, begin anew if it starts another choice, else say why not. @param {string} ref @returns {void} */
  wrong(ref) {
    if (this.act.farther?.(ref, this.moused)) return;
    if (this.path.length && this.choices.some((one) => one.path[0] === ref)) {
      this.path = [];
      return this.pick(ref);
    }
    const tried = [...this.path, ref];
    this.unpick();
    this.act.refuse(tried, this.refs().find((one) => one.dataset.ref === ref) ?? null);
  }

  /** @param {Event} event */
  thing(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-ref]") : null;
    return /** @type {SVGElement | null} */ (target);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const thing = this.thing(event);
    if (!thing || this.skipClick || this.view.busy) return void (this.skipClick = false);
    this.focus = this.meant(thing, event);
    this.moused = /** @type {PointerEvent} */ (event).pointerType === "mouse";
    this.pick(this.focus);
    this.moused = false;
  }

  /** A thing with which nothing can be done gives way to what it lies on. @param {SVGElement} thing @param {MouseEvent} event */
  meant(thing, event) {
    const below = event.detail ? document.elementsFromPoint(event.clientX, event.clientY).map((one) => /** @type {SVGElement | null} */ (one.closest("#board [data-ref]"))) : [];
    const open = (/** @type {SVGElement | null} */ one) => !!one && (one.matches(".is-lit, .is-picked") || one.hasAttribute("data-way"));
    return (open(thing) ? thing : below.find(open) ?? thing).dataset.ref || "";
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const thing = this.thing(event);
    if (!thing) return;
    this.focus = thing.dataset.ref || "";
    this.rove(this.refs());
    // All of it, not only an edge; a pointer is there already and must not lose it.
    if (!this.view.fingers.size) this.view.reveal(thing);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = this.thing(event);
    if (!thing) return;
    if (event.shiftKey && event.key in ARROWS) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pick(thing.dataset.ref || "");
    } else if (event.key === "Escape") this.unpick();
    else this.go(event, thing);
  }

  /** Arrows go to the neighbour; Home, End and the page keys only to what can be chosen. @param {KeyboardEvent} event @param {SVGElement} from */
  go(event, from) {
    const things = this.refs();
    const lit = things.filter((one) => one === from || one.classList.contains("is-lit"));
    const at = lit.indexOf(from);
    const open = from.classList.contains("is-lit") ? lit : lit.filter((one) => one !== from);
    /** @type {Record<string, SVGElement | null | undefined>} */
    const jumps = { Home: this.first(open), End: open.at(-1), PageDown: lit[(at + 1) % lit.length], PageUp: lit.at(at - 1) };
    if (!(event.key in ARROWS || event.key in jumps)) return;
    event.preventDefault();
    (event.key in ARROWS ? nearest(from, things, ARROWS[event.key]) : jumps[event.key])?.focus();
  }

  // Dragging is a convenience: the same path as two taps.

  /** @param {PointerEvent} event */
  down(event) {
    const thing = this.thing(event);
    const ref = thing?.dataset.ref;
    this.skipClick = false;
    if (ref && event.button === 0 && !this.path.length && this.choices.some((one) => one.path.length > 1 && one.path[0] === ref))
      this.drag = { ref, x: event.clientX, y: event.clientY, moved: false };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.drag || this.drag.moved || Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) < 12) return;
    this.drag.moved = true;
    this.figure.classList.add("is-dragging");
    this.pick(this.drag.ref);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const drag = this.drag;
    this.drag = null;
    this.figure.classList.remove("is-dragging");
    if (!drag?.moved) return;
    this.skipClick = true;
    setTimeout(() => (this.skipClick = false), 50);
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-ref]");
    const ref = /** @type {SVGElement | null} */ (over)?.dataset.ref;
    if (ref && ref !== drag.ref && this.path.length) this.pick(ref);
  }
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next thing in a direction: near, and not far off the line. @param {SVGElement} from @param {SVGElement[]} things @param {[number, number]} way */
function nearest(from, things, [dx, dy]) {
  const a = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const b = middle(thing);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    const cost = along + 2 * aside;
    if (thing !== from && along > 4 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
