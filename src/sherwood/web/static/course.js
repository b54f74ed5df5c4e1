// @ts-check
/** The parts of a turn in the head of the page, where a drawing names them: whose it is, what is over, what is now, what comes. */
import { make } from "./words.js";

/** @param {Element} figure the board */
export function paintCourse(figure) {
  const list = document.getElementById("phases");
  const told = figure.querySelector(".course");
  if (!list) return;
  list.hidden = !told;
  const now = Number(told?.getAttribute("data-now"));
  const parts = [...(told?.children ?? [])].map((one) => one.textContent || "");
  if (list.dataset.told === `${now} ${parts}`) return;
  list.dataset.told = `${now} ${parts}`;
  list.replaceChildren(...parts.map((words, n) => part(words, n, now)));
}

/** The first says whose turn it is. @param {string} words @param {number} n @param {number} now */
function part(words, n, now) {
  const item = make("li", n === now ? "is-now" : n ? "" : "is-whose", n && n < now ? `✓ ${words}` : words);
  if (n === now) item.setAttribute("aria-current", "step");
  return item;
}
