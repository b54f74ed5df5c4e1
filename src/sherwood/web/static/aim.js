// @ts-check
/** The aim of a game on one card: shown before somebody's first game of it, then only when they call for it. */

const PLACE = "sherwood-aims";
const card = /** @type {HTMLDialogElement | null} */ (document.getElementById("aim"));
const game = card?.dataset.game || "";

/** @returns {string[]} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "[]");
  } catch {
    return []; // a browser that keeps nothing, or something that is not ours
  }
}

const mine = JSON.parse(document.getElementById("table")?.dataset.start || "{}").seats ?? [];
if (card && mine.length && !seen().includes(game)) {
  card.showModal();
  card.addEventListener("close", () => {
    try {
      localStorage.setItem(PLACE, JSON.stringify([...seen(), game]));
    } catch {
      // it is shown again another time
    }
  });
}
