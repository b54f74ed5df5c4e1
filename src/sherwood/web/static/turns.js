// @ts-check
/** Cards that turn: what shows another `data-face` than before turns over, from what was seen of it or from its back. */
import { keyOf, moved } from "./changes.js";
import { made } from "./over.js";
import { pause } from "./prefs.js";
import { calm } from "./words.js";

/** @typedef {{key: string, old: Element[], had: boolean}} Turn */

const TURN = 420;
const MOST = 12; // at once: where all is laid anew, nothing turns

/** What will show another face than it does, with what is seen of it now. @param {Element | null} live @param {Element} fresh @returns {Turn[]} */
export function turning(live, fresh) {
  if (!live?.childElementCount || calm() || !pause(TURN) || document.hidden) return [];
  const found = [...fresh.querySelectorAll("[data-face]")].flatMap((one) => {
    const key = keyOf(one);
    const old = thing(live, key);
    const face = old?.getAttribute("data-face");
    if (face === one.getAttribute("data-face") || (!face && !one.hasAttribute("data-back"))) return [];
    return [{ key, had: !!face, old: face ? seen(/** @type {Element} */ (old)).map((part) => /** @type {Element} */ (part.cloneNode(true))) : [] }];
  });
  return found.length > MOST ? [] : found;
}

/** Turn them, in the new drawing. @param {HTMLElement} figure @param {import("./over.js").Over} over @param {Turn[]} turns */
export function turnOver(figure, over, turns) {
  const live = figure.querySelector(".board-live");
  for (const { key, old, had } of turns) {
    const card = /** @type {SVGGElement | null} */ (live && thing(live, key));
    if (!card) continue;
    const box = card.getBBox();
    const { x, y } = moved(card);
    const leaving = made("g", { class: "turning", transform: `translate(${x} ${y})` });
    leaving.append(...(had ? old : back(card, box)));
    over.layer("turns")?.append(leaving);
    const half = pause(TURN) / 2;
    const middle = box.x + box.width / 2;
    const around = moved(card.parentElement);
    flip(leaving, { x, y }, middle, [1, 0], { duration: half, easing: "ease-in", fill: "forwards" }).onfinish = () => leaving.remove();
    flip(card, { x: x - around.x, y: y - around.y }, middle, [0, 1], { duration: half, delay: half, easing: "ease-out", fill: "backwards" });
  }
}

/** @param {Element} one @param {{x: number, y: number}} at @param {number} middle @param {number[]} widths @param {KeyframeAnimationOptions} how */
function flip(one, at, middle, widths, how) {
  const frame = (/** @type {number} */ wide) => ({ transform: `translate(${at.x + middle}px, ${at.y}px) scaleX(${wide}) translate(${-middle}px, 0)` });
  return one.animate(widths.map(frame), how);
}

/** The back of what has just been laid: a plain card with its sign. @param {Element} card @param {DOMRect} box */
function back(card, box) {
  const size = Math.min(box.width, box.height) * 0.6;
  const sign = { href: `#${card.getAttribute("data-back")}`, x: String(box.x + (box.width - size) / 2), y: String(box.y + (box.height - size) / 2), width: String(size), height: String(size) };
  return [made("rect", { class: "card-back", x: String(box.x + 3), y: String(box.y + 3), width: String(box.width - 6), height: String(box.height - 6), rx: "6" }), made("use", sign)];
}

/** @param {Element} live @param {string} key */
function thing(live, key) {
  return live.querySelector(`[data-ref="${key}"], [data-key="${key}"]`);
}

/** What is seen of a thing. @param {Element} one */
function seen(one) {
  return [...one.children].filter((part) => !part.matches("title, .halo, .hit"));
}
