// @ts-check
/** What of the board is in sight: wheel, pinch, keys, buttons and a double tap move it; the board itself stands still. */
import { COLUMN } from "./wire.js";

const MOST = 5; // times the size at home
const STEP = 1.35;
const SLACK = 7; // how far a finger may slip before it means to pan

/** @typedef {{x: number, y: number}} Spot */

export class View {
  /** @param {HTMLElement} figure @param {() => Element[]} action the things one can choose now */
  constructor(figure, action) {
    this.figure = figure;
    this.action = action;
    /** @type {SVGSVGElement | null} */ this.svg = null;
    this.size = [1, 1];
    this.scale = 1;
    this.at = { x: 0, y: 0 };
    this.away = false; // somebody has zoomed or panned
    /** @type {Map<number, Spot>} */ this.fingers = new Map();
    /** @type {Spot | null} */ this.began = null;
    this.panning = false;
    this.frame = { w: 0, h: 0 };
    new ResizeObserver(() => this.resized()).observe(figure);
    const on = /** @type {(name: string, act: (event: any) => void) => void} */ ((name, act) => figure.addEventListener(name, act, { passive: false }));
    on("wheel", (event) => this.wheel(event));
    on("pointerdown", (event) => this.down(event));
    on("dblclick", (event) => this.twice(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, (event) => this.up(/** @type {PointerEvent} */ (event)));
  }

  /** A new drawing, perhaps of another size. @param {SVGSVGElement} svg @param {number[]} size */
  attach(svg, size) {
    const same = this.svg && size[0] === this.size[0] && size[1] === this.size[1];
    this.svg = svg;
    this.size = size;
    if (same && this.frame.w) this.show();
    else this.resized();
  }

  resized() {
    const box = this.figure.getBoundingClientRect();
    this.frame = { w: box.width, h: box.height };
    if (!this.svg || !box.width || !box.height) return;
    if (this.away) return this.show();
    this.home();
    this.seek();
  }

  /** All of the board. */
  get whole() {
    return Math.min(this.frame.w / this.size[0], this.frame.h / this.size[1]);
  }

  /** Where one begins: all of it beside the column, as wide as the window in one column. */
  get usual() {
    return COLUMN.matches ? Math.max(this.whole, this.frame.w / this.size[0]) : this.whole;
  }

  home() {
    this.away = false;
    this.scale = this.usual;
    this.at = { x: 0, y: 0 };
    this.show();
  }

  /** Put the drawing where it belongs; nothing but its own edges comes into sight. */
  show() {
    const { w, h } = this.frame;
    const [width, height] = this.size;
    this.scale = Math.min(Math.max(this.scale, Math.min(this.whole, this.usual)), MOST * this.usual);
    const seen = { x: w / this.scale, y: h / this.scale };
    this.at.x = within(this.at.x, width, seen.x, COLUMN.matches ? 0.5 : 0);
    this.at.y = within(this.at.y, height, seen.y, 0);
    this.svg?.setAttribute("viewBox", [this.at.x, this.at.y, seen.x, seen.y].map((n) => n.toFixed(3)).join(" "));
    this.figure.classList.toggle("is-away", this.away);
  }

  /** @param {number} times @param {Spot} [round] in the window; else the middle */
  zoom(times, round) {
    const box = this.figure.getBoundingClientRect();
    const spot = round ? { x: round.x - box.x, y: round.y - box.y } : { x: box.width / 2, y: box.height / 2 };
    const board = { x: this.at.x + spot.x / this.scale, y: this.at.y + spot.y / this.scale };
    const least = Math.min(this.whole, this.usual);
    this.scale = Math.min(Math.max(this.scale * times, least), MOST * this.usual);
    this.at = { x: board.x - spot.x / this.scale, y: board.y - spot.y / this.scale };
    this.away = Math.abs(this.scale / this.usual - 1) > 0.005;
    if (this.away || COLUMN.matches) this.show();
    else this.home();
  }

  /** @param {number} dx @param {number} dy in pixels of the window */
  pan(dx, dy) {
    const before = { ...this.at };
    this.at = { x: this.at.x + dx / this.scale, y: this.at.y + dy / this.scale };
    this.show();
    if (before.x !== this.at.x || before.y !== this.at.y) this.away = true;
  }

  /** Bring a thing into sight, no farther than needed. @param {Element} thing */
  reveal(thing) {
    const box = thing.getBoundingClientRect();
    const frame = this.figure.getBoundingClientRect();
    const margin = 12, tools = COLUMN.matches ? 52 : margin; // nothing lies under the buttons
    const dx = overhang(box.left - margin, box.right + margin, frame.left, frame.right);
    const dy = overhang(box.top - margin, box.bottom + tools, frame.top, frame.bottom);
    if (dx || dy) this.pan(dx, dy);
  }

  /** Is something that can be chosen in sight? Nothing to choose counts as seen. */
  get actionSeen() {
    const things = this.action();
    const frame = this.figure.getBoundingClientRect();
    return !things.length || things.some((one) => covers(frame, one.getBoundingClientRect()));
  }

  /** Go where one can do something; twice goes home. */
  toAction() {
    const boxes = this.action().map((one) => one.getBoundingClientRect());
    if (!boxes.length) return this.home();
    const frame = this.figure.getBoundingClientRect();
    const left = Math.min(...boxes.map((one) => one.left)), right = Math.max(...boxes.map((one) => one.right));
    const top = Math.min(...boxes.map((one) => one.top)), bottom = Math.max(...boxes.map((one) => one.bottom));
    const middle = { x: this.at.x + ((left + right) / 2 - frame.left) / this.scale, y: this.at.y + ((top + bottom) / 2 - frame.top) / this.scale };
    const fits = Math.min(frame.width / (right - left + 80), frame.height / (bottom - top + 80)) * this.scale;
    this.scale = Math.min(Math.max(fits, this.usual), 2.2 * this.usual);
    this.at = { x: middle.x - frame.width / 2 / this.scale, y: middle.y - frame.height / 2 / this.scale };
    this.away = true;
    this.show();
  }

  /** A thing that leads on, if none is in sight (on a phone the board is larger than its window). */
  seek() {
    const first = this.action()[0];
    if (COLUMN.matches && first && !this.actionSeen) this.reveal(first);
  }

  // Pointers

  /** @param {WheelEvent} event */
  wheel(event) {
    const scrolls = document.documentElement.scrollHeight > innerHeight; // where the page scrolls, the wheel is the page's
    if (!this.svg || (scrolls && !event.ctrlKey)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) this.pan(event.deltaY * lines + event.deltaX, 0);
    else this.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400)), { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 && event.pointerType === "mouse") return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.began = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) this.panning = false;
  }

  /** Is a finger moving the board, so that what lies under it was not meant? */
  get busy() {
    return this.panning || this.fingers.size > 1;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last || !this.svg || this.figure.classList.contains("is-dragging")) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(last, now, other);
    else if (this.panning || (this.began && far(this.began, now) > SLACK)) {
      this.panning = true;
      this.pan(last.x - now.x, last.y - now.y);
    } else return;
    this.fingers.set(event.pointerId, now);
  }

  /** @param {Spot} last @param {Spot} now @param {Spot} other */
  pinch(last, now, other) {
    this.panning = true;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.pan((last.x - now.x) / 2, (last.y - now.y) / 2);
    this.zoom(far(now, other) / Math.max(far(last, other), 1), middle);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    setTimeout(() => (this.panning = this.fingers.size > 0 && this.panning), 30); // the click comes first, and is none
  }

  /** @param {MouseEvent} event */
  twice(event) {
    const lit = event.target instanceof Element && event.target.closest(".is-lit, .is-picked");
    if (!lit) this.away ? this.home() : this.toAction();
  }

  /** The keys of the board: true if one of them was pressed. @param {KeyboardEvent} event */
  key(event) {
    const by = 80;
    /** @type {Record<string, () => void>} */
    const acts = { "+": () => this.zoom(STEP), "=": () => this.zoom(STEP), "-": () => this.zoom(1 / STEP), "0": () => this.home() };
    /** @type {Record<string, () => void>} */
    const pans = { ArrowLeft: () => this.pan(-by, 0), ArrowRight: () => this.pan(by, 0), ArrowUp: () => this.pan(0, -by), ArrowDown: () => this.pan(0, by) };
    const act = acts[event.key] ?? (event.shiftKey || event.target === document.body ? pans[event.key] : undefined);
    act?.();
    return !!act;
  }

  /** @param {string} what */
  button(what) {
    /** @type {Record<string, () => void>} */
    const acts = { in: () => this.zoom(STEP), out: () => this.zoom(1 / STEP), home: () => this.home(), action: () => this.toAction() };
    acts[what]?.();
  }
}

/** @param {number} at @param {number} whole @param {number} seen @param {number} rest where the rest goes if all is seen */
function within(at, whole, seen, rest) {
  return seen >= whole ? (whole - seen) * rest : Math.min(Math.max(at, 0), whole - seen);
}

/** How far to go so that a stretch lies within another. @param {number} a @param {number} b @param {number} from @param {number} to */
function overhang(a, b, from, to) {
  if (a < from) return a - from;
  return b > to ? Math.min(b - to, a - from) : 0;
}

/** @param {Spot} a @param {Spot} b */
function far(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** @param {DOMRect} frame @param {DOMRect} box */
function covers(frame, box) {
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}
