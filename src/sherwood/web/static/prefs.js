// @ts-check
/** What this browser's visitor prefers: kept here, no login needed; whoever paints asks `prefs`, and is told of changes. */

/** @typedef {{pace: "slow" | "normal" | "fast" | "once", confirm: "off" | "on", skip: "off" | "on", sounds: "off" | "on", coach: "off" | "on", size: "small" | "normal" | "large" | "largest", sight: "usual" | "safe"}} Prefs */

const PLACE = "sherwood-preferences";
/** @type {Prefs} */
export const USUAL = { pace: "normal", confirm: "off", skip: "off", sounds: "off", coach: "off", size: "normal", sight: "usual" };
/** How long what happens is shown, against the usual. */
const TIMES = { slow: 2, normal: 1, fast: 0.4, once: 0 };

/** @type {Prefs} */
export const prefs = { ...USUAL, ...read() };
/** @type {((prefs: Prefs) => void)[]} */
const listeners = [];

/** @returns {Partial<Prefs>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}");
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

/** @param {(prefs: Prefs) => void} act */
export function whenPreferred(act) {
  listeners.push(act);
  act(prefs);
}

/** @param {string} key @param {string} value */
export function prefer(key, value) {
  Object.assign(prefs, { [key]: value });
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // it holds for this page
  }
  for (const act of listeners) act(prefs);
}

/** A pause of so many milliseconds, as slow or fast as somebody likes it. @param {number} usual */
export function pause(usual) {
  return usual * TIMES[prefs.pace];
}

/** The forms that set them, wherever a page has one. */
function setUp() {
  for (const field of /** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (document.querySelectorAll("[data-preference]"))) {
    const key = /** @type {keyof Prefs} */ (field.dataset.preference);
    const box = field instanceof HTMLInputElement;
    if (box) field.checked = prefs[key] === "on";
    else field.value = prefs[key];
    field.addEventListener("change", () => prefer(key, box ? (field.checked ? "on" : "off") : field.value));
  }
}

whenPreferred((now) => {
  document.documentElement.dataset.size = now.size;
  document.documentElement.dataset.sight = now.sight;
});
setUp();
