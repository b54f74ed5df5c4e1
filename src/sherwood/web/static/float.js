// @ts-check
/** Cards that float beside what they speak of, and move nothing. */

const GAP = 10;

/**
 * Put a card near a box of the window where it hides the least of what must be seen.
 * @param {HTMLElement} card @param {DOMRect} beside @param {DOMRect[]} kept
 */
export function floatClear(card, beside, kept) {
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const most = { x: innerWidth - width - GAP, y: innerHeight - height - GAP };
  const middle = { x: beside.left + beside.width / 2 - width / 2, y: beside.top + beside.height / 2 - height / 2 };
  const [left, right, above, below] = [beside.left - width - GAP, beside.right + GAP, beside.top - height - GAP, beside.bottom + GAP];
  const spots = [[middle.x, below], [middle.x, above], [right, middle.y], [left, middle.y], [right, below], [left, below], [right, above], [left, above], [GAP, GAP + 48], [most.x, GAP + 48], [GAP, most.y], [most.x, most.y]];
  const inside = spots.map(([x, y]) => new DOMRect(Math.max(GAP, Math.min(x, most.x)), Math.max(GAP, Math.min(y, most.y)), width, height));
  const far = (/** @type {DOMRect} */ one) => Math.hypot(one.x - middle.x, one.y - middle.y);
  const cost = (/** @type {DOMRect} */ one) => 20 * shared(one, beside) + kept.reduce((sum, box) => sum + 4 * shared(one, box), 0) + 8 * far(one);
  const best = inside.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  card.style.left = `${Math.round(best.x)}px`;
  card.style.top = `${Math.round(best.y)}px`;
}

/** How much of one box lies under another. @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Put a card beside a box of the window: below it, above it, else where there is room; never out of the window.
 * @param {HTMLElement} card @param {DOMRect | null} beside
 */
export function floatBeside(card, beside) {
  card.hidden = false;
  const size = card.getBoundingClientRect();
  const most = { x: innerWidth - size.width - GAP, y: innerHeight - size.height - GAP };
  const box = beside ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
  const below = box.bottom + GAP, above = box.top - size.height - GAP;
  const y = below <= most.y ? below : above >= GAP ? above : most.y;
  const x = box.left + box.width / 2 - size.width / 2;
  card.style.left = `${Math.round(Math.min(Math.max(x, GAP), Math.max(most.x, GAP)))}px`;
  card.style.top = `${Math.round(Math.min(Math.max(y, GAP), Math.max(most.y, GAP)))}px`;
}
