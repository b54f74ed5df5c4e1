// @ts-check
/** What is drawn over the board: ways, trails, ghosts, and what was gained and lost. Nothing of it can be clicked. */

/** @typedef {{x: number, y: number}} Spot */

const SVG = "http://www.w3.org/2000/svg";
const HEAD = 11; // the length of an arrow's head
const SHY = 16; // how far it ends from the middle of what it points at

export class Over {
  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
  }

  /** Layers by what they are for: `dim`, `way`, `news`, `would`. @param {string} kind */
  layer(kind) {
    const over = this.figure.querySelector(".board-over");
    return over?.querySelector(`.over-${kind}`) ?? over?.appendChild(made("g", { class: `over-${kind}` })) ?? null;
  }

  /** @param {string} kind */
  clear(kind) {
    this.figure.querySelector(`.over-${kind}`)?.remove();
  }

  /** From place to place, with a head at its end. @param {string} kind @param {Spot[]} spots @param {string} [paint] @param {boolean} [faint] */
  trail(kind, spots, paint = "", faint = false) {
    spots = short(spots);
    const line = spots.map((one) => `${one.x},${one.y}`).join(" ");
    const parts = [made("polyline", { class: "rim", points: line }), made("polyline", { class: "line", points: line }), made("polygon", { class: "head", points: head(spots) })];
    const whole = made("g", { class: faint ? "trail is-faint" : "trail" });
    if (paint) /** @type {SVGElement} */ (whole).style.setProperty("--trail", paint);
    whole.append(...parts);
    this.layer(kind)?.append(whole);
  }

  /** A thing where it would be. @param {string} kind @param {Element} thing @param {Spot} by how far from where it is */
  ghost(kind, thing, by) {
    const copy = /** @type {Element} */ (thing.cloneNode(true));
    for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["data-ref", "data-key", "data-tally", "tabindex", "role", "aria-label", "id"]) one.removeAttribute(name);
    for (const one of copy.querySelectorAll(".halo, .hit, title")) one.remove();
    copy.setAttribute("class", "");
    const moved = made("g", { class: "ghost", transform: `translate(${by.x} ${by.y})` });
    moved.append(copy);
    this.layer(kind)?.append(moved);
  }

  /** +2 or −1 beside a number. @param {string} kind @param {Spot} at @param {number} by */
  gain(kind, at, by) {
    const words = by > 0 ? `+${by}` : `−${-by}`;
    const chip = made("g", { class: `gain ${by > 0 ? "is-more" : "is-less"}`, transform: `translate(${at.x} ${at.y})` });
    const wide = 13 + 8 * words.length;
    const text = made("text", { "text-anchor": "middle", y: "4.5" });
    text.textContent = words;
    chip.append(made("rect", { x: String(-wide / 2), y: "-10", width: String(wide), height: "20", rx: "10" }), text);
    this.layer(kind)?.append(chip);
  }
}

/** @param {string} tag @param {Record<string, string>} attributes */
export function made(tag, attributes) {
  const one = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  return one;
}

/** A trail ends before what it leads to, so that it can be read. @param {Spot[]} spots */
function short(spots) {
  const [from, to] = spots.slice(-2);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const part = long > 3 * SHY ? (long - SHY) / long : 1;
  return [...spots.slice(0, -1), { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
}

/** The head of an arrow. @param {Spot[]} spots */
function head(spots) {
  const [from, to] = spots.slice(-2);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (/** @type {number} */ turn) => `${(to.x - HEAD * Math.cos(angle + turn)).toFixed(1)},${(to.y - HEAD * Math.sin(angle + turn)).toFixed(1)}`;
  return `${to.x},${to.y} ${corner(0.5)} ${corner(-0.5)}`;
}
