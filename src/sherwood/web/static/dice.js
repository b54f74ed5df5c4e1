// @ts-check
/** Dice that roll: faces that tumble past and end on the true one, where they were thrown. Whoever wants no motion sees how they fell. */
import { middle } from "./changes.js";
import { made } from "./over.js";
import { pause } from "./prefs.js";
import { calm } from "./words.js";

/** @typedef {{dice?: string[], refs?: string[], seat: number}} Throw */

const SIZE = 34;
const STEP = 42;
const TUMBLE = 80; // milliseconds a face is seen while the die rolls
const ROLL = 750;
/** Where the pips of each face lie, on a field of three by three. @type {Record<string, number[][]>} */
const PIPS = { 1: [[1, 1]], 2: [[0, 0], [2, 2]], 3: [[0, 0], [1, 1], [2, 2]], 4: [[0, 0], [0, 2], [2, 0], [2, 2]], 5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]], 6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]] };
const TICK = "M-9 1l6 7l12 -15";
const CROSS = "M-6 -6l12 12m0 -12l-12 12";

export class Dice {
  /** @param {HTMLElement} figure @param {import("./over.js").Over} over */
  constructor(figure, over) {
    this.figure = figure;
    this.over = over;
    this.timer = 0;
  }

  /** Throw the dice that lines of the log tell of; says for how long they roll. @param {Throw[]} lines @param {boolean} [still] they lie at once */
  roll(lines, still = calm()) {
    const long = still ? 0 : pause(ROLL);
    const throws = lines.filter((line) => line.dice?.length);
    this.clear();
    if (!throws.length || !this.figure.querySelector(".board-over")) return 0;
    const rows = new Map();
    const dice = throws.flatMap((line) => this.place(line, rows));
    if (long) this.tumble(dice, long);
    return long;
  }

  /** The dice of one line, side by side; a second line at the same place lies below. @param {Throw} line @param {Map<string, number>} rows */
  place(line, rows) {
    const at = this.spot(line.refs ?? []);
    const key = `${at.x},${at.y}`;
    const row = rows.get(key) ?? 0;
    rows.set(key, row + 1);
    const faces = line.dice ?? [];
    return faces.map((face, n) => {
      const die = made("g", { class: "die", transform: `translate(${at.x + (n - (faces.length - 1) / 2) * STEP} ${at.y + row * STEP})` });
      if (line.seat >= 0) /** @type {SVGElement} */ (die).style.setProperty("--trail", `var(--seat-${line.seat})`);
      const cube = made("g", { class: "cube" });
      cube.append(made("rect", { x: String(-SIZE / 2), y: String(-SIZE / 2), width: String(SIZE), height: String(SIZE), rx: "7" }), drawn(face));
      die.append(cube);
      this.over.layer("dice")?.append(die);
      return { cube, face };
    });
  }

  /** Above what the line speaks of; else where the drawing says that dice fall; else in the middle. @param {string[]} refs */
  spot(refs) {
    const svg = /** @type {SVGSVGElement | null} */ (this.figure.querySelector("svg"));
    const [wide, high] = (svg?.dataset.size ?? "1000 600").split(" ").map(Number);
    const things = refs.map((ref) => this.figure.querySelector(`[data-ref="${ref}"]:not(.box)`)).filter((one) => one !== null);
    const tray = [...this.figure.querySelectorAll("[data-dice]")].at(-1);
    const at = things.length ? { x: middle(things[0]).x, y: middle(things[0]).y - STEP } : tray ? middle(tray, "data-dice") : { x: wide / 2, y: high / 2 };
    return { x: Math.min(Math.max(at.x, SIZE), wide - SIZE), y: Math.min(Math.max(at.y, SIZE), high - SIZE) };
  }

  /** @param {{cube: Element, face: string}[]} dice @param {number} long */
  tumble(dice, long) {
    dice.forEach(({ cube }, n) => {
      const way = n % 2 ? 1 : -1;
      cube.animate([{ transform: `translate(${-90 - 14 * n}px, ${-34 + 12 * way}px) rotate(${-560 - 90 * n}deg)` }, { transform: `translate(-26px, ${9 * way}px) rotate(-150deg)`, offset: 0.6 }, { transform: "none" }], { duration: long, easing: "ease-out" });
    });
    const begun = performance.now();
    let looks = 0;
    const show = () => {
      const over = performance.now() - begun > long * 0.85;
      for (const { cube, face } of dice) cube.lastElementChild?.replaceWith(drawn(over ? face : other(face, looks)));
      looks += 1;
      if (over) clearInterval(this.timer);
    };
    this.timer = window.setInterval(show, TUMBLE);
    show();
  }

  /** What lies there has been seen. */
  clear() {
    clearInterval(this.timer);
    this.over.clear("dice");
  }
}

/** A face that might have come, so that the first one never tells how it falls: a number that is not the true one; hit and miss in turn. @param {string} face @param {number} looks how many went by */
function other(face, looks) {
  if (face in PIPS) return String(1 + ((Number(face) + Math.floor(Math.random() * 5)) % 6));
  return (face === "hit") === (looks % 2 === 0) ? "miss" : "hit";
}

/** @param {string} face */
function drawn(face) {
  const shown = made("g", { class: `face is-${face}`, "data-fell": face });
  for (const [x, y] of PIPS[face] ?? []) shown.append(made("circle", { cx: String((x - 1) * 9), cy: String((y - 1) * 9), r: "3.2" }));
  if (!(face in PIPS)) shown.append(made("path", { d: face === "hit" ? TICK : CROSS }));
  return shown;
}
