// @ts-check
/** Names of seats lead to their people's pages: known when the table opens, asked for again when somebody else sits there. */
import { ask, make, say } from "./words.js";

/** @typedef {import("./side.js").Seat} Seat */
/** @typedef {{name: string, page: string}} Known */

const NOBODY = { name: "", page: "" };

export class Pages {
  /** @param {string} api @param {Known[]} known @param {() => void} repaint */
  constructor(api, known, repaint) {
    this.api = api;
    this.known = known;
    this.repaint = repaint;
    this.asked = "";
  }

  /** The page of each seat, or "". @param {Seat[]} seats */
  of(seats) {
    this.known = seats.map((seat, n) => (seat.kind === "person" ? this.known[n] : NOBODY)); // whoever sits there next is asked for
    if (seats.some((seat, n) => seat.kind === "person" && seat.name !== this.known[n].name)) void this.look(seats.map((seat) => seat.name).join("\n"));
    return seats.map((seat, n) => (seat.name === this.known[n].name ? this.known[n].page : ""));
  }

  /** Once for the same names: where the answer does not fit them, it will not do so the next time. @param {string} names */
  async look(names) {
    if (this.asked === names) return;
    this.asked = names;
    const found = await ask("GET", `${this.api}/pages`).catch(() => null);
    if (!found || this.asked !== names) return;
    this.known = found;
    this.repaint();
  }
}

/** A name, and the way to its page, which opens beside the game. @param {string} name @param {string} [page] @returns {string | HTMLElement} */
export function nameOf(name, page = "") {
  if (!page) return name;
  const link = /** @type {HTMLAnchorElement} */ (make("a", "seat-page", name));
  link.href = page;
  link.target = "_blank";
  link.setAttribute("aria-label", say("seat-page", { name }));
  return link;
}

/** Paint a list of names anew; whoever stood on one of them by keyboard still does. @param {HTMLElement} list @param {() => void} paint */
export function keepPlace(list, paint) {
  const had = document.activeElement;
  const page = had && list.contains(had) ? had.getAttribute("href") : null;
  paint();
  if (page) /** @type {HTMLElement | null} */ (list.querySelector(`a.seat-page[href="${CSS.escape(page)}"]`))?.focus();
}
