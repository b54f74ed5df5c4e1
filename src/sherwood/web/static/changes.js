// @ts-check
/** What differs between two drawings: which things, what went from where to where, what was gained and lost. */

/** @typedef {import("./over.js").Spot} Spot */
/** @typedef {{key: string, from: Spot, to: Spot, stored?: boolean}} Move from or to a store beside the table, or from place to place */
/** @typedef {{n: number, at: Spot, stored: boolean}} Held */
/** @typedef {{key: string, at: Spot, by: number}} Gain */
/** @typedef {{refs: string[], moves: Move[], gains: Gain[]}} Changes */

/** A drawing as far as it is compared: by `data-ref`, and numbers by `data-tally`. */
export class Snapshot {
  /** @param {ParentNode | null} drawing @param {boolean} [part] only some lines of a drawing: what is not there may be as it was */
  constructor(drawing, part = false) {
    this.part = part;
    /** @type {Set<string>} places that say what they hold */ this.places = new Set();
    /** @type {Map<string, {html: string, inner: string[]}>} */ this.things = new Map();
    /** @type {Map<string, {home: string, at: Spot}>} */ this.homes = new Map();
    /** @type {Map<string, {value: number, at: Spot}>} */ this.tallies = new Map();
    for (const one of drawing?.querySelectorAll("[data-ref]:not(.box, .quiet)") ?? []) {
      const inner = [...one.querySelectorAll("[data-ref]")].map((part) => part.getAttribute("data-ref") || "");
      this.things.set(one.getAttribute("data-ref") || "", { html: `${moved(one.parentElement).told}${one.outerHTML}`, inner });
    }
    for (const one of drawing?.querySelectorAll("[data-home]") ?? []) this.homes.set(keyOf(one), { home: one.getAttribute("data-home") || "", at: middle(one) });
    /** @type {Map<string, Map<string, Held>>} what has no name of its own, by kind and by where it is */ this.held = new Map();
    for (const one of drawing?.querySelectorAll("[data-holds]") ?? []) this.hold(one);
    for (const one of drawing?.querySelectorAll("[data-tally]") ?? []) this.tallies.set(keyOf(one), { value: Number(one.getAttribute("data-tally")), at: corner(one) });
  }

  /** @param {Element} place */
  hold(place) {
    this.places.add(keyOf(place));
    for (const [kind, n] of (place.getAttribute("data-holds") || "").split(" ").map((one) => one.split(":"))) {
      if (!this.held.has(kind)) this.held.set(kind, new Map());
      this.held.get(kind)?.set(keyOf(place), { n: Number(n), at: middle(place), stored: place.hasAttribute("data-store") });
    }
  }

  /** What is otherwise here than it was before. @param {Snapshot} before @returns {Changes} */
  since(before) {
    if (!before.things.size) return { refs: [], moves: [], gains: [] };
    const differs = (/** @type {string} */ ref) => before.things.get(ref)?.html !== this.things.get(ref)?.html;
    // The innermost ones, for what holds them differs with them.
    const refs = [...this.things].filter(([ref, thing]) => differs(ref) && !thing.inner.some(differs)).map(([ref]) => ref);
    return { refs, moves: this.moves(before), gains: this.gains(before) };
  }

  /** @param {Snapshot} before @returns {Move[]} */
  moves(before) {
    const named = [...this.homes].flatMap(([key, now]) => {
      const old = before.homes.get(key);
      return old && old.home !== now.home ? [{ key, from: old.at, to: now.at }] : [];
    });
    return [...named, ...[...this.held.keys()].flatMap((kind) => this.wanderers(before, kind))];
  }

  /** Where there are fewer of a kind, one has gone to where there are more. @param {Snapshot} before @param {string} kind @returns {Move[]} */
  wanderers(before, kind) {
    const [old, now] = [before.held.get(kind) ?? new Map(), this.held.get(kind) ?? new Map()];
    const more = (/** @type {Map<string, Held>} */ one, /** @type {Map<string, Held>} */ other) =>
      [...one].flatMap(([place, { n, at, stored }]) => Array.from({ length: Math.max(n - (other.get(place)?.n ?? 0), 0) }, () => ({ place, at, stored })));
    const left = more(old, now).filter(({ place }) => !this.part || this.places.has(place));
    const came = more(now, old);
    return came.slice(0, left.length).map((to, n) => ({ key: `${kind} ${left[n].place} ${to.place}`, from: left[n].at, to: to.at, stored: to.stored || left[n].stored }));
  }

  /** @param {Snapshot} before @returns {Gain[]} */
  gains(before) {
    return [...this.tallies].flatMap(([key, { value, at }]) => {
      const by = value - (before.tallies.get(key)?.value ?? value);
      return by ? [{ key, at, by }] : [];
    });
  }
}

/** @param {Element} one */
export function keyOf(one) {
  return one.getAttribute("data-ref") || one.getAttribute("data-key") || "";
}

/** How far a thing is moved with all that holds it; a drawing that is not shown can be asked too. @param {Element | null} thing */
export function moved(thing) {
  const sum = { x: 0, y: 0, told: "" };
  for (let at = thing; at; at = at.parentElement) {
    const move = at.getAttribute("transform") ?? "";
    const [, x, y] = /translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(move) ?? [];
    sum.x += Number(x ?? 0);
    sum.y += Number(y ?? 0);
    sum.told += move;
  }
  return sum;
}

/** Where a thing lies, by what can be hit of it or by the spot it names. @param {Element} thing @param {number} across @param {number} down 0 to 1 @param {string} [named] @returns {Spot} */
function within(thing, across, down, named = "data-spot") {
  const { x, y } = moved(thing);
  const spot = thing.getAttribute(named)?.split(",").map(Number);
  if (spot) return { x: x + spot[0], y: y + spot[1] };
  const hit = thing.querySelector(":scope > rect.hit");
  const length = (/** @type {string} */ name) => Number(hit?.getAttribute(name) ?? 0);
  return { x: x + length("x") + length("width") * across, y: y + length("y") + length("height") * down };
}

/** @param {Element} thing @param {string} [named] the attribute that may name the spot */
export function middle(thing, named) {
  return within(thing, 0.5, 0.5, named);
}

/** Where a number changes, so that it can still be read. @param {Element} thing */
function corner(thing) {
  return within(thing, 0.9, 0.08);
}
