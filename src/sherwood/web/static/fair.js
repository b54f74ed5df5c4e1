// @ts-check
/** What this browser adds to the dice of a game: random digits, sent after the seal was seen, and noted to be compared later. */
import { ask, byId, say } from "./words.js";

const KEY = "sherwood-dice";
const MOST = 60;

/** @typedef {{table: string, commitment: string, added: string}} Noted */

/** @returns {Noted[]} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "[]");
  } catch {
    return [];
  }
}

/** @param {string} table @param {string} commitment */
function added(table, commitment) {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
  const kept = notes().filter((one) => one.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, { table, commitment, added: digits }].slice(-MOST)));
  } catch {
    // A browser that keeps nothing adds all the same; it cannot compare by itself.
  }
  return digits;
}

/** For a table that is about to be opened: its name and seal come first. */
export async function toNew() {
  const { table, commitment, ticket } = await ask("POST", "/api/dice");
  return { ticket, added: added(table, commitment) };
}

/** For a table at which one sits down. @param {string} table */
export async function toTable(table) {
  const { commitment } = await ask("GET", `/api/dice/${table}`);
  return { commitment, added: added(table, commitment) };
}

/** On the page about the dice: are they those that this browser noted before the game? */
function compare() {
  const seal = byId("seal", HTMLElement);
  const noted = notes().find((one) => one.table === seal.dataset.table);
  if (!noted) return;
  const same = noted.commitment === seal.dataset.commitment && (seal.dataset.added || "").split(" ").includes(noted.added);
  const line = byId("noted", HTMLElement);
  line.textContent = same ? say("fair-noted") : say("fair-other");
  line.classList.toggle("error-text", !same);
  line.hidden = false;
}

if (document.getElementById("seal")) compare();
