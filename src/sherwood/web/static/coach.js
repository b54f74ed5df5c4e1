// @ts-check
/** The coach: where one person plays, or all have agreed, asks before a choice that a master thinks clearly worse. */
import { prefs } from "./prefs.js";
import { sure } from "./sure.js";
import { ask, say } from "./words.js";

/** @typedef {import("./board.js").Choice} Choice */

export class Coach {
  /** @param {string} api @param {() => boolean} may */
  constructor(api, may) {
    this.api = api;
    this.may = may;
    this.turn = "";
  }

  get silent() {
    return prefs.coach !== "on" || !this.may();
  }

  /** Thinks while the player does, so that nobody waits. @param {number} seat @param {number} number @param {string} turn */
  look(seat, number, turn) {
    if (this.silent || turn === this.turn) return;
    this.turn = turn;
    void ask("POST", `${this.api}/seats/${seat}/coach`, { turn: number }).catch(() => null);
  }

  /** May this choice be made? @param {Choice} choice @param {number} seat @param {{turn: number, choices: Choice[]}} prompt @param {string} turn */
  async agrees(choice, seat, prompt, turn) {
    if (this.silent || choice.revise || turn !== this.turn || prompt.choices.length < 2) return true;
    const found = await ask("POST", `${this.api}/seats/${seat}/coach`, { turn: prompt.turn, do: choice.do }).catch(() => null);
    if (!found?.say) return true;
    return sure(say("coach-what", { name: found.say, n: percent(found.chance), total: percent(found.own) }), found.lines.join(" "), say("coach-mine"));
  }
}

/** @param {number} share */
function percent(share) {
  return Math.round(100 * share);
}
