// @ts-check
/** Playing again: who offers it, who accepts, who does not; and what one can say to it oneself. */
import { byId, hide, say } from "./words.js";

/** @typedef {import("./side.js").Seat} Seat */

let told = "";

/** @param {{status: string, rematch: string | null}} table @param {Seat[]} seats @param {number[]} mine @returns {string} what is new and worth being said */
export function paintRematch(table, seats, mine) {
  const own = seats[mine[0]];
  const over = table.status === "over" && !!own;
  hide("#rematch", !over);
  hide("#rematch-no", !over || !table.rematch || own.again !== "");
  if (!over) return "";
  const others = seats.filter((seat) => seat.kind === "person" && !mine.includes(seat.seat));
  byId("rematch", HTMLElement).textContent = wish(own, !!table.rematch, others.length > 0);
  const names = (/** @type {string} */ answer) => others.filter((seat) => seat.again === answer).map((seat) => seat.name).join(", ");
  const lines = [names("yes") && say("rematch-yes", { name: names("yes") }), names("no") && say("rematch-no", { name: names("no") })];
  const news = lines.filter(Boolean).join(" ");
  byId("rematch-told", HTMLElement).textContent = news;
  const fresh = news !== told;
  told = news;
  return fresh ? news : "";
}

/** @param {Seat} own @param {boolean} offered @param {boolean} people is there anybody to ask? */
function wish(own, offered, people) {
  if (own.again === "yes") return say("rematch-go");
  if (own.again === "no") return say("rematch-after-all");
  if (offered) return say("rematch-accept");
  return people ? say("rematch-offer") : say("rematch-play");
}

/** What stands on a free seat before the game. @param {Seat} seat */
export function freeSeat(seat) {
  if (seat.again === "asked") return say("seat-asked", { name: seat.name });
  return seat.again === "no" ? say("seat-declined", { name: seat.name }) : say("free");
}
