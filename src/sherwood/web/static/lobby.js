// @ts-check
/** What stands where the board will be: who sits down before the game, and why a game cannot go on. */
import { keepPlace, nameOf } from "./pages.js";
import { freeSeat } from "./rematch.js";
import { byId, hide, make, say } from "./words.js";

/** @typedef {import("./side.js").Seat} Seat */
/** @typedef {{reason: string, say: string, changes: string[], asked: number[], agreed: number[]}} Trouble */

/** @param {Seat[]} seats @param {{host: boolean, seats: number[]}} start @param {boolean} open may everybody sit down? @param {string[]} pages */
export function paintLobby(seats, start, open, pages) {
  for (const seat of seats) {
    const row = /** @type {HTMLElement} */ (document.querySelector(`.lobby-seats [data-seat="${seat.seat}"]`));
    const free = seat.kind === "open";
    const name = /** @type {HTMLElement} */ (row.querySelector(".seat-name"));
    keepPlace(row, () => name.replaceChildren(free ? freeSeat(seat) : nameOf(seat.name, pages[seat.seat])));
    /** @type {HTMLElement} */ (row.querySelector("[data-act=sit]")).hidden = !free || (seat.again === "asked" ? !start.seats.includes(seat.seat) : !open && !start.host);
    /** @type {HTMLElement} */ (row.querySelector("[data-act=stand]")).hidden = !start.seats.includes(seat.seat);
    const invite = /** @type {HTMLElement | null} */ (row.querySelector(".invite"));
    if (invite) invite.hidden = !free;
  }
}

/** The rules have changed under the game, or it cannot be read: why, and what its people can do. @param {Trouble | null} trouble @param {Seat[]} seats @param {number} me -1: nobody who could do anything */
export function paintTrouble(trouble, seats, me) {
  hide("#trouble", !trouble);
  if (!trouble) return;
  byId("trouble-why", HTMLElement).textContent = trouble.say;
  byId("trouble-changes", HTMLElement).replaceChildren(...trouble.changes.map((one) => make("li", "", one)));
  const names = (/** @type {number[]} */ some) => some.map((seat) => seats[seat].name).join(", ");
  const agreed = trouble.agreed.length ? say("agreed", { name: names(trouble.agreed) }) : "";
  byId("trouble-agreed", HTMLElement).textContent = trouble.asked.length ? `${agreed} ${say("asked", { name: names(trouble.asked) })}` : agreed;
  hide("#agree", me < 0 || !trouble.asked.includes(me));
  hide("#end", me < 0);
}
