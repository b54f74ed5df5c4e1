// @ts-check
/** What a lesson speaks of stands out: the rest of the board is dimmed, and the words stand in a bubble beside it where there is room. */
import { made } from "./over.js";
import { COLUMN } from "./wire.js";

const ROOM = 7; // around what stands out, in pixels of the window
const GAP = 16; // between a thing and the bubble: its tail
const EDGE = 8;

export class Spotlight {
  /** @param {import("./board.js").Board} board @param {HTMLElement} words @param {HTMLElement} stage */
  constructor(board, words, stage) {
    this.board = board;
    this.words = words;
    this.stage = stage;
    this.on = false;
    const again = () => this.on && this.shine();
    addEventListener("resize", again);
    board.figure.addEventListener("transitionend", again); // pieces slide to where they are
    new MutationObserver(again).observe(board.figure, { subtree: true, attributes: true, attributeFilter: ["viewBox"] });
  }

  /** @param {boolean} on */
  light(on) {
    this.on = on;
    this.words.classList.remove("is-waiting");
    this.shine();
  }

  /** While something happens the words wait, without coming back to where they are not read. */
  wait() {
    this.on = false;
    this.board.over.clear("dim");
    this.words.classList.add("is-waiting");
  }

  shine() {
    const pointed = this.on ? boxes(this.board.figure, ".is-pointed", this.stage) : [];
    const kept = [...pointed, ...(this.on ? boxes(this.board.figure, ".is-lit, .is-picked", this.stage) : [])];
    this.dim(pointed.length ? kept : []);
    const spot = pointed.length && !COLUMN.matches ? this.spot(pointed, kept) : null;
    this.words.classList.toggle("is-bubble", !!spot);
    if (!spot) return;
    Object.assign(this.words.style, { left: `${spot.x}px`, top: `${spot.y}px` });
    this.words.dataset.side = spot.side;
    this.words.style.setProperty("--tail", `${spot.tail}px`);
  }

  /** @param {DOMRect[]} kept */
  dim(kept) {
    this.board.over.clear("dim");
    const layer = kept.length ? this.board.over.layer("dim") : null;
    const to = /** @type {SVGSVGElement | null} */ (this.board.figure.querySelector("svg"))?.getScreenCTM()?.inverse();
    if (!layer || !to) return;
    layer.parentElement?.prepend(layer);
    const [wide, high] = this.board.size;
    const whole = { x: "0", y: "0", width: String(wide), height: String(high) };
    const mask = made("mask", { id: "lesson-dim", maskUnits: "userSpaceOnUse", ...whole });
    mask.append(made("rect", { ...whole, fill: "#fff" }), ...kept.map((box) => made("rect", { ...placed(box, to), rx: "8", fill: "#000" })));
    layer.append(mask, made("rect", { ...whole, mask: "url(#lesson-dim)" }));
  }

  /** Beside what is pointed at, over nothing that matters; null where there is no room. @param {DOMRect[]} pointed @param {DOMRect[]} kept */
  spot(pointed, kept) {
    this.words.classList.add("is-bubble");
    const { width, height } = this.words.getBoundingClientRect();
    const room = this.stage.getBoundingClientRect();
    const inX = (/** @type {number} */ x) => Math.max(room.left + EDGE, Math.min(x, room.right - width - EDGE));
    const inY = (/** @type {number} */ y) => Math.max(room.top + EDGE, Math.min(y, room.bottom - height - EDGE));
    const fits = (/** @type {DOMRect} */ one) => one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;
    const spots = pointed.flatMap((box) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const beside = [inX(x - width / 2), inX(box.left), inX(box.right - width)], along = [inY(y - height / 2), inY(box.top), inY(box.bottom - height)];
      return [
        ...beside.map((left) => ({ side: "below", x: left, y: box.bottom + GAP, tail: x - left })),
        ...beside.map((left) => ({ side: "above", x: left, y: box.top - height - GAP, tail: x - left })),
        ...along.map((top) => ({ side: "right", x: box.right + GAP, y: top, tail: y - top })),
        ...along.map((top) => ({ side: "left", x: box.left - width - GAP, y: top, tail: y - top })),
      ];
    });
    return spots.find((one) => {
      const box = new DOMRect(one.x, one.y, width, height);
      const long = one.side === "below" || one.side === "above" ? width : height;
      return fits(box) && one.tail > 20 && one.tail < long - 20 && !kept.some((other) => meet(box, other));
    }) ?? null;
  }
}

/** The boxes of things that are in sight. @param {Element} figure @param {string} selector @param {HTMLElement} stage */
function boxes(figure, selector, stage) {
  const room = stage.getBoundingClientRect();
  return [...figure.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && meet(box, room));
}

/** @param {DOMRect} one @param {DOMRect} other */
function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A box of the window in the drawing's own measure. @param {DOMRect} box @param {DOMMatrix} to */
function placed(box, to) {
  const from = new DOMPoint(box.left - ROOM, box.top - ROOM).matrixTransform(to);
  const until = new DOMPoint(box.right + ROOM, box.bottom + ROOM).matrixTransform(to);
  return { x: from.x.toFixed(1), y: from.y.toFixed(1), width: (until.x - from.x).toFixed(1), height: (until.y - from.y).toFixed(1) };
}
