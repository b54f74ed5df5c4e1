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

const table = document.getElementById("table");
const mine = JSON.parse(table?.dataset.start || "{}").seats ?? [];
if (card && table && mine.length && !seen().includes(game)) {
  // While people are still expected, what somebody wants is the link for them; when it is over, how it ended and to play again.
  const begin = () => {
    if (table.dataset.status === "lobby") return;
    waiting.disconnect();
    if (!card.open && table.dataset.status !== "over") card.showModal();
  };
  const waiting = new MutationObserver(begin);
  waiting.observe(table, { attributeFilter: ["data-status"] });
  begin();
  card.addEventListener("close", () => {
    try {
      localStorage.setItem(PLACE, JSON.stringify([...seen(), game]));
    } catch {
      // it is shown again another time
    }
  });
}
