// @ts-check
/** The question: what is asked, the choices that have no place on the board, the list of the others, and why not. */
import { Choices, finality, grave } from "./choices.js";
import { COLUMN } from "./wire.js";
import { byId, make, ruleLink, say } from "./words.js";

const FEW = 8;
const FEW_LINES = 4; // beside a board that is seen whole
const LETTERS = 34; // of a line in the narrowest column
const LETTER = 8.5; // pixels, about
const AROUND = 90; // pixels of a button without its words

/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {import("./board.js").Barred} Barred */
/** @typedef {{mine: boolean, turn: number, ask: string, rule: string, choices: Choice[], bars?: number, forced?: boolean}} Prompt */

export class Question {
  /** @param {string} game @param {import("./board.js").Board} board @param {(choice: Choice) => void} choose @param {() => void} reasons what is barred is wanted in words: `paintBarred` */
  constructor(game, board, choose, reasons) {
    this.game = game;
    this.board = board;
    this.reasons = reasons;
    this.turn = "";
    /** @type {(string | Node)[]} what the others are asked */ this.about = [];
    this.box = byId("prompt", HTMLElement);
    this.shown = new Choices(byId("choices", HTMLElement), choose);
    this.listed = new Choices(byId("more-choices", HTMLElement), choose);
    this.list = byId("more", HTMLElement);
    this.why = byId("barred", HTMLElement);
    byId("more-title", HTMLElement).onclick = () => this.openList(!this.list.classList.contains("is-open"));
    byId("barred-title", HTMLElement).onclick = () => this.openWhy(!this.why.classList.contains("is-open"));
    this.list.addEventListener("keydown", (event) => event.key === "Escape" && (this.openList(false), byId("more-title", HTMLElement).focus()));
  }

  /** @param {Prompt} prompt @param {boolean} mine @param {string[]} waited names of those whom the table waits for */
  ask(prompt, mine, waited) {
    this.box.classList.toggle("is-turn", mine);
    const line = byId("ask", HTMLElement);
    const others = !mine && waited.length ? say("waiting-for", { name: waited.join(", ") }) : "";
    line.replaceChildren(others || prompt.ask);
    line.classList.toggle("is-long", (others || prompt.ask).length > 84);
    if (prompt.rule && !others) line.append(" ", ruleLink(this.game, prompt.rule));
    this.about = others ? [prompt.ask, ...(prompt.rule ? [" ", ruleLink(this.game, prompt.rule)] : [])] : [];
  }

  /** Nothing is asked any more. @param {string} said */
  end(said) {
    byId("ask", HTMLElement).textContent = said;
    this.about = [];
  }

  /** A list that is open closes with the next question. @param {Choice[]} choices @param {number} bars how many ways are barred @param {string} turn */
  offer(choices, bars, turn) {
    if (turn !== this.turn) this.shut();
    this.turn = turn;
    const ahead = choices.filter((one) => !one.revise);
    const all = ahead.length > 1 && ahead.every((one) => grave(one) && finality(one) === finality(ahead[0]));
    byId("final-note", HTMLElement).textContent = all ? say(`${finality(ahead[0])}-why`) : "";
    this.box.classList.toggle("is-all-final", all);
    const placed = this.board.plain ? [] : choices.filter((one) => one.path.length && this.board.has(one.path[0]));
    // A few choices are at hand as buttons too: in words, and where in one column the board is larger than its window.
    const near = COLUMN.matches ? placed.length <= FEW : choices.reduce((lines, one) => lines + Math.ceil(one.say.length / this.letters()), 0) <= FEW_LINES;
    this.shown.paint(choices.filter((one) => near || !placed.includes(one)));
    this.listed.paint(near ? [] : placed);
    const more = byId("more-title", HTMLElement);
    this.list.hidden = more.hidden = near || !placed.length;
    more.replaceChildren(make("kbd", "", "L"), " ", say("more", { n: placed.length }));
    this.help(placed.filter((one) => !one.revise).length);
    this.why.hidden = byId("barred-title", HTMLElement).hidden = !bars;
  }

  /** How many fit into a line: some boards leave a wide column. */
  letters() {
    return Math.max(LETTERS, Math.floor((this.box.clientWidth - AROUND) / LETTER));
  }

  /** @param {number} onBoard how many choices lie on the board */
  help(onBoard) {
    const help = byId("help", HTMLElement);
    const picked = this.board.path.length > 0;
    const far = !!this.board.figure.querySelector("[data-way]");
    const hint = far ? say("touch-far") : say("touch");
    const words = onBoard ? [picked ? say("picked") : hint] : this.about;
    help.replaceChildren(...words);
    help.hidden = !words.length;
  }

  /** @param {Barred[]} barred */
  paintBarred(barred) {
    /** @type {Map<string, Barred[]>} one reason may bar many ways */
    const reasons = new Map();
    for (const one of barred) reasons.set(`${one.say} ${one.rule}`, [...(reasons.get(`${one.say} ${one.rule}`) ?? []), one]);
    this.why.querySelector("ul")?.replaceChildren(...[...reasons.values()].map((all) => reason(this.game, all)));
  }

  /** @param {boolean} open */
  openList(open) {
    if (open) this.openWhy(false);
    toggle(this.list, byId("more-title", HTMLElement), open);
    if (open) this.listed.stop?.focus();
  }

  /** @param {boolean} open */
  openWhy(open) {
    if (open) this.openList(false);
    if (open) this.reasons();
    toggle(this.why, byId("barred-title", HTMLElement), open);
  }

  /** Closes whatever list is open; true if there was one. */
  shut() {
    const open = [this.list, this.why].some((one) => one.classList.contains("is-open"));
    this.openList(false);
    this.openWhy(false);
    return open;
  }

  /** The choice of a number key: of the list where that is open, else of the buttons. @param {number} n */
  press(n) {
    const bar = this.list.matches(".is-open, :focus-within") || !this.shown.buttons.length ? this.listed : this.shown;
    if (bar === this.listed && !this.list.matches(".is-open, :focus-within")) return this.openList(true);
    bar.buttons[n - 1]?.click();
  }
}

/** What cannot be done, and why. @param {string} game @param {Barred[]} all those that one reason bars */
function reason(game, all) {
  const wanted = [...new Set(all.map((one) => one.wanted).filter(Boolean))];
  const named = wanted.length ? [make("strong", "", wanted.slice(0, 3).join(", ") + (wanted.length > 3 ? "…" : "")), " – "] : [];
  const rule = all[0].rule ? [" ", ruleLink(game, all[0].rule)] : [];
  return make("li", "", ...named, all[0].say, ...rule);
}

/** @param {HTMLElement} sheet @param {HTMLElement} title @param {boolean} open */
function toggle(sheet, title, open) {
  sheet.classList.toggle("is-open", open && !sheet.hidden);
  title.setAttribute("aria-expanded", String(open && !sheet.hidden));
}
