// @ts-check
/**
 * The board: paints what the server drew, lights what can be clicked, and turns clicks, drags and keys into a path.
 * It knows things by their `data-ref` only.
 */
import { say } from "./words.js";

/** @typedef {{do: (string | number)[], say: string, path: string[], revise: boolean}} Choice */
/** @typedef {{say: string, rule: string, path: string[]}} Barred */
/** @typedef {{plain: boolean, static: string, live: string, size?: number[], lines?: [number, number, string[]][]}} Drawn */

const SVG = "http://www.w3.org/2000/svg";

export class Board {
  /** @param {HTMLElement} figure @param {{choose: (choice: Choice) => void, refuse: (barred: Barred | null, name: string) => void, picked: (path: string[]) => void}} act */
  constructor(figure, act) {
    this.figure = figure;
    this.act = act;
    this.live = "";
    this.static = "";
    this.plain = false;
    /** @type {Choice[]} */ this.choices = [];
    /** @type {Barred[]} */ this.barred = [];
    /** @type {string[]} */ this.path = [];
    /** @type {Set<string>} what leads on; the rest of what is lit takes something back */ this.ahead = new Set();
    this.focus = "";
    this.turn = "";
    this.skipClick = false;
    /** @type {number[]} */ this.size = [1000, 600];
    /** @type {{ref: string, x: number, y: number, moved: boolean} | null} */ this.drag = null;
    figure.addEventListener("click", (event) => this.clicked(event));
    figure.addEventListener("keydown", (event) => this.key(event));
    figure.addEventListener("focusin", (event) => this.focused(event));
    figure.addEventListener("pointerdown", (event) => this.down(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    window.addEventListener("pointerup", (event) => this.up(event));
  }

  /** @param {Drawn} drawn */
  paint(drawn) {
    if (drawn.lines) {
      const lines = this.live.split("\n");
      for (const [at, cut, put] of drawn.lines) lines.splice(at, cut, ...put);
      this.live = lines.join("\n");
    } else if (drawn.live !== undefined) this.live = drawn.live;
    this.plain = drawn.plain ?? this.plain;
    if (this.plain) return this.paintPlain();
    const had = this.figure.contains(document.activeElement) ? document.activeElement : null;
    const keys = had?.matches(":focus-visible");
    if (drawn.static !== undefined && drawn.static !== this.static) this.rebuild(drawn);
    const fresh = new DOMParser().parseFromString(`<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${this.live}</svg>`, "image/svg+xml");
    morph(/** @type {Element} */ (this.figure.querySelector(".board-live")), fresh.documentElement);
    this.light();
    if (had && !this.figure.contains(document.activeElement)) this.stop?.focus({ preventScroll: !keys });
  }

  paintPlain() {
    const box = this.figure.querySelector(".plainview") || this.figure.appendChild(document.createElement("div"));
    box.className = "plainview";
    const fresh = new DOMParser().parseFromString(`<div>${this.live}</div>`, "text/html").body.firstElementChild;
    if (fresh) morph(box, fresh);
  }

  /** @param {Drawn} drawn */
  rebuild(drawn) {
    this.static = drawn.static;
    const size = (this.size = drawn.size || this.size);
    const whole = `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" class="board-svg" role="group" viewBox="0 0 ${size[0]} ${size[1]}"><g class="board-static">${drawn.static}</g><g class="board-live"></g></svg>`;
    const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
    parsed.setAttribute("aria-label", say("drag"));
    this.figure.replaceChildren(document.importNode(parsed, true));
  }

  /** The same question told again leaves what was picked. @param {Choice[]} choices @param {Barred[]} barred @param {string} turn */
  offer(choices, barred, turn) {
    this.choices = choices;
    this.barred = barred;
    if (turn !== this.turn || !this.open().length) this.path = [];
    this.turn = turn;
    this.light();
  }

  /** Choices that begin with what has been picked so far. */
  open() {
    return this.choices.filter((one) => one.path.length > this.path.length && this.path.every((ref, n) => one.path[n] === ref));
  }

  refs() {
    return /** @type {SVGElement[]} */ ([...this.figure.querySelectorAll("[data-ref]")]);
  }

  light() {
    const open = this.open();
    const lit = new Set(open.map((one) => one.path[this.path.length]));
    this.ahead = new Set(open.filter((one) => !one.revise).map((one) => one.path[this.path.length]));
    const things = this.refs();
    const names = this.names();
    for (const thing of things) {
      const ref = thing.dataset.ref || "";
      const is = lit.has(ref);
      thing.classList.toggle("is-lit", is);
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

  /** @param {string} ref @param {string} name @returns {void} */
  pick(ref, name) {
    if (this.path.at(-1) === ref) return this.unpick();
    const next = [...this.path, ref];
    const fits = this.choices.filter((one) => next.every((part, n) => one.path[n] === part));
    if (!fits.length) return this.wrong(ref, name);
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

  /** Not offered: begin anew if it starts another choice, else say why not. @param {string} ref @param {string} name @returns {void} */
  wrong(ref, name) {
    if (this.path.length && this.choices.some((one) => one.path[0] === ref)) {
      this.path = [];
      return this.pick(ref, name);
    }
    const tried = [...this.path, ref];
    const why = this.barred.find((one) => same(one.path, tried)) || this.barred.find((one) => one.path.includes(ref)) || null;
    this.unpick();
    this.act.refuse(why, name);
  }

  /** @param {Event} event */
  thing(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-ref]") : null;
    return /** @type {SVGElement | null} */ (target);
  }

  /** @param {Event} event */
  clicked(event) {
    const thing = this.thing(event);
    if (!thing || this.skipClick) return void (this.skipClick = false);
    this.focus = thing.dataset.ref || "";
    this.pick(this.focus, thing.getAttribute("aria-label") || "");
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const thing = this.thing(event);
    if (!thing) return;
    this.focus = thing.dataset.ref || "";
    this.rove(this.refs());
    // All of it, not only an edge; a pointer is there already and must not lose it.
    if (thing.matches(":focus-visible")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = this.thing(event);
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pick(thing.dataset.ref || "", thing.getAttribute("aria-label") || "");
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
    this.pick(this.drag.ref, "");
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
    if (ref && ref !== drag.ref && this.path.length) this.pick(ref, over?.getAttribute("aria-label") || "");
  }
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string[]} one @param {string[]} other */
function same(one, other) {
  return one.length === other.length && one.every((ref, n) => ref === other[n]);
}

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

/** @param {Element} node */
function keyOf(node) {
  return node.getAttribute("data-key") || node.getAttribute("data-ref") || node.id || "";
}

const OURS = new Set(["tabindex", "role", "aria-disabled"]);

/**
 * Make `old` like `fresh`, keeping nodes that have the same key, so that what moved slides and focus stays.
 * @param {Element} old @param {Element} fresh
 */
export function morph(old, fresh) {
  /** @type {Map<string, Element>} */
  const keyed = new Map([...old.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = match(wanted, at, keyed);
    if (found) {
      if (found !== at) old.insertBefore(found, at);
      else at = at ? at.nextSibling : null;
      blend(found, wanted);
    } else old.insertBefore(document.importNode(wanted, true), at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** @param {Node} wanted @param {ChildNode | null} at @param {Map<string, Element>} keyed @returns {ChildNode | null} */
function match(wanted, at, keyed) {
  if (!(wanted instanceof Element)) return at && at.nodeType === wanted.nodeType ? at : null;
  const key = keyOf(wanted);
  if (key) {
    const known = keyed.get(key);
    keyed.delete(key);
    return known && known.localName === wanted.localName ? known : null;
  }
  return at instanceof Element && at.localName === wanted.localName && !keyOf(at) ? at : null;
}

/** @param {ChildNode} old @param {Node} wanted */
function blend(old, wanted) {
  if (!(old instanceof Element) || !(wanted instanceof Element)) {
    if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morph(old, wanted);
}
