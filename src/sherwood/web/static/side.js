// @ts-check
/** Seats, chat and scoring as lists. */
import { keepPlace, nameOf } from "./pages.js";
import { hide, make, say } from "./words.js";

/** @typedef {{seat: number, name: string, role: string, kind: string, level: string, away: boolean, resigned: boolean, here: boolean, waiting: boolean, ready: boolean, deadline: number | null, hurried: boolean, advice?: boolean, again?: string}} Seat */
/** @typedef {{winners: number[], ending: string, rows: {title: string, values: (number | null)[], total: boolean}[]}} Result */
/** @typedef {{n: number, seat: number, name: string, text: string}} Said */
/** @typedef {{game: string, glyphs: string[]}} Look */

/** @param {Look} look @param {number} seat */
export function glyph(look, seat) {
  const made = make("span", "glyph");
  made.setAttribute("aria-hidden", "true");
  if (seat >= 0) made.innerHTML = look.glyphs[seat] || "";
  return made;
}

/** The seats in the colours of their clans, where a game has such. @param {string[]} paints */
export function wearPaints(paints) {
  paints.forEach((paint, seat) => document.documentElement.style.setProperty(`--seat-${seat}`, `var(--${paint})`));
}

/** @param {HTMLElement} list @param {Look} look @param {Seat[]} seats @param {{me: number, mine: number[], winners: number[], status: string, offset: number, pace: number, pages?: string[]}} facts */
export function paintSeats(list, look, seats, facts) {
  const painted = seats.map((seat) => {
    const marks = { "is-waiting": seat.waiting, "is-ready": seat.ready, "is-me": seat.seat === facts.me, "is-away": seat.away, "is-resigned": seat.resigned, "is-winner": facts.winners.includes(seat.seat) };
    const on = Object.entries(marks).filter(([, is]) => is).map(([name]) => name);
    const about = [seat.role, kindOf(seat, facts)].filter(Boolean).join(" · ");
    const name = make("span", "seat-name", nameOf(seat.name, facts.pages?.[seat.seat]));
    const item = make("li", ["seat", `seat-${seat.seat}`, ...on].join(" "), glyph(look, seat.seat), name, " ", make("span", "seat-about", make("span", "seat-kind", about), " ", make("span", "seat-state", stateOf(seat, facts.status))));
    item.title = [seat.name, about, stateOf(seat, facts.status)].filter(Boolean).join(" – ");
    if (seat.deadline && seat.waiting && seat.kind !== "bot") item.append(clock(seat, seat.deadline, facts));
    return item;
  });
  keepPlace(list, () => list.replaceChildren(...painted));
}

/** @param {Seat} seat @param {{me: number, mine: number[]}} facts */
function kindOf(seat, facts) {
  if (seat.kind === "bot") return seat.hurried ? `${say("bot")}, ${say("hurried")}` : say("bot");
  return seat.seat === facts.me ? say("you") : "";
}

/** @param {Seat} seat @param {string} status */
function stateOf(seat, status) {
  if (seat.resigned) return say("resigned");
  if (seat.away) return say("away");
  if (seat.kind === "open") return say("free");
  if (status !== "running") return "";
  const gone = seat.kind === "person" && !seat.here ? ` · ${say("gone")}` : "";
  if (seat.waiting) return say("thinking") + gone;
  return say(seat.ready ? "ready" : "waits") + gone;
}

/** A bot takes the seat when the time is over: that is said in the last quarter of it, and all along where nobody is there. @param {Seat} seat @param {number} deadline @param {{offset: number, pace: number}} facts */
function clock(seat, deadline, facts) {
  const made = make("time", "clock");
  made.dataset.deadline = String(deadline - facts.offset);
  made.dataset.warn = String(seat.here ? Math.max(15, facts.pace / 4) : Infinity);
  made.dataset.seat = String(seat.seat);
  tick(made);
  return made;
}

/** @type {Set<string>} warnings that were given: once for each deadline */
const warned = new Set();

/** @param {HTMLElement} clock */
function tick(clock) {
  const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - Date.now() / 1000));
  const days = Math.floor(left / 86400);
  const hours = Math.floor(left / 3600) % 24;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const time = left >= 3600 ? `${days ? `${days} d ` : ""}${hours} h ${two(Math.floor(left / 60) % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
  const late = left <= Number(clock.dataset.warn);
  clock.textContent = say(late ? "bot-in" : "left", { time });
  clock.classList.toggle("is-late", late);
  const key = `${clock.dataset.seat} ${Math.round(Number(clock.dataset.deadline))}`;
  if (!late || !clock.isConnected || warned.has(key)) return;
  warned.add(key);
  clock.dispatchEvent(new CustomEvent("late", { bubbles: true, detail: { seat: Number(clock.dataset.seat), time } }));
}

setInterval(() => document.querySelectorAll("time.clock").forEach((one) => tick(/** @type {HTMLElement} */ (one))), 1000);

/** @param {HTMLElement} list @param {Look} look @param {Said[]} chat */
export function paintChat(list, look, chat) {
  list.replaceChildren(...chat.map((one) => make("li", `chat-line${one.seat >= 0 ? ` seat-${one.seat}` : ""}`, glyph(look, one.seat), make("strong", "", say("says", { name: one.name })), make("span", "", one.text))));
  list.scrollTop = list.scrollHeight;
}

/** The end: the winner, then the scoring row by row. @param {HTMLElement} box @param {Look} look @param {Result} result @param {string[]} names */
export function paintEnding(box, look, result, names) {
  const winners = result.winners.map((seat) => names[seat]);
  const how = /** @type {HTMLElement} */ (box.querySelector(".ending-how"));
  // Where nobody wins, how it ended says so: once is enough.
  const title = winners.length === 0 ? result.ending : say(winners.length === 1 ? "winner" : "winners", { name: winners.join(", ") });
  /** @type {HTMLElement} */ (box.querySelector("#winner")).textContent = title;
  how.textContent = result.ending;
  how.hidden = !winners.length;
  const heads = names.map((name, seat) => {
    const head = make("th", `seat-${seat}${result.winners.includes(seat) ? " is-winner" : ""}`, glyph(look, seat), " ", name);
    head.setAttribute("scope", "col");
    return head;
  });
  const table = /** @type {HTMLTableElement} */ (box.querySelector("table"));
  table.hidden = !result.rows.length;
  const counts = result.rows.findIndex((row) => row.total);
  const corner = make("td");
  table.tHead?.replaceChildren(make("tr", "", corner, ...heads));
  table.tBodies[0].replaceChildren(
    ...result.rows.map((row, n) => {
      const head = make("th", "", row.title);
      head.setAttribute("scope", "row");
      const cells = row.values.map((value, seat) => make("td", result.winners.includes(seat) ? "is-winner" : "", value === null ? "–" : String(value)));
      return make("tr", `score-row${row.total ? " is-total" : ""}${n > counts ? " is-aside" : ""}`, head, ...cells);
    }),
  );
}

/** Hints and the coach, where several people play: who agrees. @param {any[]} seats @param {any} mine */
export function paintAdvice(seats, mine) {
  hide("#advice", !mine);
  document.getElementById("advice")?.setAttribute("aria-pressed", String(!!mine?.advice));
  const agreed = seats.filter((seat) => seat.advice).map((seat) => seat.name);
  const told = document.getElementById("advice-agreed");
  if (told) told.textContent = agreed.length ? say("advice-by", { name: agreed.join(", ") }) : "";
}
