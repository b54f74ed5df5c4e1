// @ts-check
/** How far this browser's visitor got in each lesson: kept here, no login needed. */

/** @typedef {((string | number)[] | null)[]} Way the answers so far, one a step */

const PLACE = "sherwood-lessons";

/** @returns {Record<string, {way: Way, done: boolean}>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}");
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

/** @param {string} lesson game/lesson @returns {Way} */
export function wayTo(lesson) {
  return all()[lesson]?.way ?? [];
}

/** @param {string} lesson @param {Way} way @param {boolean} over */
export function keepWay(lesson, way, over) {
  const kept = all();
  const done = over || !!kept[lesson]?.done;
  kept[lesson] = { way: over ? [] : way, done }; // what was finished begins anew
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // it holds for this page
  }
}

/** "done", "begun" or "". @param {string} lesson */
export function stood(lesson) {
  const kept = all()[lesson];
  return kept?.way.length ? "begun" : kept?.done ? "done" : "";
}
