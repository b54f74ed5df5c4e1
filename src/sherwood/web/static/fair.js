// @ts-check
/** What this browser adds to the dice of a game: random digits, sent after the seal was seen, and noted to be compared later. */
import { ask, byId, say } from "./words.js";

const KEY = "sherwood-dice";
const MOST = 60;

/** Digits that were drawn here for a table, or for all tables of a tournament. `held`: the server has said that it has them; what it refused it need not show later.
 * @typedef {{table: string, commitment: string, added: string, held?: boolean}} Noted */

/** @typedef {(dice: {commitment: string, added: string}) => Promise<any>} Send */

/** @returns {Noted[]} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "[]");
  } catch {
    return [];
  }
}

/** @param {Noted} one */
function note(one) {
  const kept = notes().filter((other) => other.table !== one.table || other.commitment !== one.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, one].slice(-MOST)));
  } catch {
    // A browser that keeps nothing adds all the same; it cannot compare by itself.
  }
}

/** Drawn once for a table: whoever presses again, or was refused, sends the same ones. @param {string} table @param {string} commitment */
function digits(table, commitment) {
  const before = notes().find((one) => one.table === table && one.commitment === commitment);
  if (before) return before.added;
  const added = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
  note({ table, commitment, added });
  return added;
}

/** Does the server have what was noted for a table or tournament? It is asked after anything that may have changed it. @param {string} table @param {string} [of] */
export async function settle(table, of = "tables") {
  const noted = notes().filter((one) => one.table === table);
  if (!noted.length) return;
  const found = await ask("GET", `/api/${of}/${table}/dice`).catch(() => null); // somebody who may not watch is told nothing later
  for (const one of noted) note({ ...one, held: !!found?.added.includes(one.added) });
}

/** Open a table: its name and seal come first. @param {(dice: {ticket: string, added: string}) => Promise<any>} send */
export async function toNew(send) {
  const { table, commitment, ticket } = await ask("POST", "/api/dice");
  const answer = await send({ ticket, added: digits(table, commitment) });
  await settle(table);
  return answer;
}

/** Sit down at a table. @param {string} table @param {Send} send */
export async function toTable(table, send) {
  return add(await ask("GET", `/api/dice/${table}`), table, "tables", send);
}

/** Join a tournament, and add to all tables at which one will sit in it. @param {string} tournament @param {Send} send */
export async function toTournament(tournament, send) {
  return add(await ask("GET", `/api/tournaments/${tournament}/dice`), tournament, "tournaments", send);
}

/** @param {{commitment: string}} seal @param {string} table @param {string} of @param {Send} send */
async function add({ commitment }, table, of, send) {
  const answer = await send({ commitment, added: digits(table, commitment) });
  await settle(table, of);
  return answer;
}

/** On the page about the dice: are they those that this browser noted before the game? Of digits that the server never took, or of
 * somebody who does not sit there (any more), nothing can be said against it. */
function compare() {
  const { table, commitment, added, seated, tournament, tournamentSeal } = byId("seal", HTMLElement).dataset;
  const noted = notes().filter((one) => one.table === table || one.table === tournament);
  const there = (added || "").split(" ");
  const other = noted.some((one) => one.commitment !== (one.table === table ? commitment : tournamentSeal));
  const same = !other && noted.some((one) => there.includes(one.added));
  if (!other && !same && !(seated && noted.some((one) => one.held))) return;
  const line = byId("noted", HTMLElement);
  line.textContent = same ? say("fair-noted") : say("fair-other");
  line.classList.toggle("error-text", !same);
  line.hidden = false;
}

if (document.getElementById("seal")) compare();
