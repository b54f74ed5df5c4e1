// @ts-check
/** What a choice would bring, and what a thing is: said beside it while one points at it, has the focus on it, or keeps a finger on it. */
import { floatClear } from "./float.js";
import { NARROW } from "./wire.js";
import { ask, byId, make, ruleLink, say } from "./words.js";

/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {{share: number, told: string[], changes: string[]}} Outcome */
/** @typedef {{title: string, lines: string[], rules: string[], chapters: {id: string, title: string}[]}} Thing */
/** @typedef {{lines: string[], outcomes: Outcome[], hidden: boolean, final: boolean, over: boolean, sure: string[]}} Foreseen */
/** @typedef {{foresee: (choice: Choice) => Promise<Foreseen> | null, inspect: (ref: string) => Promise<Thing>}} Known who knows: a table, or a lesson */

const POINTED = 220; // milliseconds: whoever only passes over asks nothing
const PRESSED = 450;
const LEFT = 260; // as long as one may be on the way to a link of the card

/** What a table answers to somebody who points. @param {string} api @param {() => {seat: number, turn: number, mine: boolean}} now who looks, and whether they are asked @returns {Known} */
export function atTable(api, now) {
  return {
    foresee: (choice) => (now().mine ? ask("POST", `${api}/seats/${now().seat}/brings?drawn=1&narrow=${NARROW.matches ? 1 : 0}`, { do: choice.do, turn: now().turn }) : null),
    inspect: (ref) => ask("GET", `${api}/things?seat=${now().seat}&ref=${encodeURIComponent(ref)}`),
  };
}

export class Brings {
  /** @param {string} game @param {import("./board.js").Board} board @param {Known} knows */
  constructor(game, board, knows) {
    this.game = game;
    this.board = board;
    this.knows = knows;
    this.card = byId("brings", HTMLElement);
    this.timer = 0;
    this.swallow = false;
    this.spent = ""; // what was just clicked says nothing until one has been elsewhere
    /** @type {Element | null} */ this.at = null; // what it speaks of
    /** @type {Element | null} */ this.next = null; // what it will speak of, if one stays there
    /** @type {Map<string, Promise<any>>} */ this.known = new Map();
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.look(event.target, POINTED));
    document.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && this.look(event.target, POINTED));
    document.addEventListener("focusout", (event) => this.inside(event.relatedTarget) || this.hide());
    document.addEventListener("pointerdown", (event) => this.inside(event.target) || (event.pointerType === "mouse" ? this.hide() : this.look(event.target, PRESSED, true)));
    document.addEventListener("pointerup", () => this.stay());
    document.addEventListener("pointercancel", () => this.hide());
    document.addEventListener("click", (event) => this.clicked(event), true);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Is it part of the card, or of the paragraph that was opened from it? @param {EventTarget | null} target */
  inside(target) {
    return target instanceof Element && !!target.closest("#brings, .rule-card") && !this.card.hidden;
  }

  /** `I` goes into the card, to what its links lead to; Escape comes back to what it speaks of. @param {KeyboardEvent} event */
  key(event) {
    const link = /** @type {HTMLElement | null} */ (this.card.hidden ? null : this.card.querySelector("a"));
    if (event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) link?.focus();
    if (event.key !== "Escape") return;
    const from = this.inside(document.activeElement) ? this.at : null;
    this.hide();
    if (!(from instanceof HTMLElement || from instanceof SVGElement)) return;
    event.preventDefault();
    from.focus();
  }

  /** A new question: what was known of the old one is worth nothing. */
  forget() {
    this.known.clear();
    this.hide();
  }

  hide() {
    this.stay();
    this.card.hidden = true;
    this.board.foresee([]);
    this.at?.removeAttribute("aria-describedby");
    this.at = null;
  }

  /** @param {EventTarget | null} target @param {number} wait @param {boolean} [held] by a finger, whose click is then not meant */
  look(target, wait, held = false) {
    const place = target instanceof Element ? target.closest("[data-do], [data-ref]") : null;
    const ref = place ? /** @type {HTMLElement} */ (place).dataset.ref || "" : "";
    if (ref !== this.spent) this.spent = "";
    if (this.inside(target) || (place && place === this.at)) return this.stay();
    if (place && (place === this.next || (ref && ref === this.spent))) return;
    if (held || !this.leads()) this.hide();
    this.stay();
    this.next = place;
    this.timer = window.setTimeout(() => (place ? this.turn(/** @type {HTMLElement | SVGElement} */ (place), held) : this.hide()), place ? wait : LEFT);
  }

  /** Nothing follows what is shown now. */
  stay() {
    clearTimeout(this.timer);
    this.next = null;
  }

  /** Is there a link in sight that somebody may be on the way to? */
  leads() {
    return !this.card.hidden && !!this.card.querySelector("a");
  }

  /** @param {HTMLElement | SVGElement} place @param {boolean} held */
  turn(place, held) {
    this.hide();
    this.at = place;
    void this.show(place, held);
  }

  /** The choice that a button, or a lit thing of the board, would make. @param {HTMLElement | SVGElement} place @returns {Choice | null} */
  choice(place) {
    if (place.dataset.do) return this.board.choices.find((one) => JSON.stringify(one.do) === place.dataset.do) ?? null;
    const path = [...this.board.path, place.dataset.ref || ""];
    const fits = this.board.choices.filter((one) => path.every((ref, n) => one.path[n] === ref));
    return fits.length === 1 && fits[0].path.length === path.length ? fits[0] : null;
  }

  /** @param {HTMLElement | SVGElement} place @param {boolean} held */
  async show(place, held) {
    this.swallow = held;
    const choice = this.choice(place);
    const [thing, found] = await Promise.all([this.inspect(place.dataset.ref || choice?.path.at(-1) || ""), choice && this.foresee(choice)]);
    const way = place.dataset.say ? [make("p", "brings-what", place.dataset.say)] : [];
    const said = [...way, ...(choice && found?.lines.length ? foreseen(choice, found) : []), ...(thing?.title ? this.inspected(thing) : [])];
    if (!said.length || place !== this.at) return;
    this.card.replaceChildren(...said);
    this.board.foresee(found?.sure ?? []);
    floatClear(this.card, place.getBoundingClientRect(), this.kept());
    place.setAttribute("aria-describedby", "brings");
  }

  /** What the card must leave in sight: what can be chosen, what is drawn over the board. */
  kept() {
    return [...document.querySelectorAll(".top, #prompt"), ...this.board.figure.querySelectorAll(".is-lit, .is-picked, .ghost, .over-would .gain, .over-way .trail")].map((one) => one.getBoundingClientRect());
  }

  /** @param {Choice} choice @returns {Promise<Foreseen | null>} */
  foresee(choice) {
    if (choice.revise) return Promise.resolve(null);
    return this.know(JSON.stringify(choice.do), () => this.knows.foresee(choice) ?? Promise.resolve(null));
  }

  /** @param {string} ref @returns {Promise<Thing | null>} */
  inspect(ref) {
    if (!ref || this.board.plain) return Promise.resolve(null);
    return this.know(ref, () => this.knows.inspect(ref));
  }

  /** Asked once a position. @param {string} key @param {() => Promise<any>} find */
  know(key, find) {
    const known = this.known.get(key) ?? find().catch(() => null);
    this.known.set(key, known);
    return known;
  }

  /** @param {Thing} thing */
  inspected(thing) {
    const rules = thing.rules.flatMap((rule) => [" ", ruleLink(this.game, rule)]);
    const lines = thing.lines.map((line) => make("p", "", line));
    const chapters = thing.chapters.map((one) => make("p", "brings-learn", chapterLink(this.game, one)));
    return [make("p", "brings-thing", thing.title, ...rules), ...lines, ...chapters];
  }

  /** @param {Event} event */
  clicked(event) {
    if (this.inside(event.target)) return;
    if (this.swallow) {
      event.stopPropagation();
      event.preventDefault();
    } else this.hide();
    const ref = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-ref]"))?.dataset.ref : "";
    this.spent = ref || "";
    this.swallow = false;
  }
}

/** The chapter that teaches a thing; a game is not left for it. @param {string} game @param {{id: string, title: string}} chapter */
function chapterLink(game, chapter) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", "", say("learn-it", { name: chapter.title })));
  link.href = `/learn/${game}/${chapter.id}`;
  link.target = "_blank";
  return link;
}

/** @param {Choice} choice @param {Foreseen} found */
function foreseen(choice, found) {
  const last = found.lines.length - (found.outcomes.length > 1 ? found.outcomes.length : 0);
  const rest = found.lines.slice(found.lines.length - last);
  const odds = found.outcomes.length > 1 ? [make("ul", "odds", ...found.outcomes.map(outcome))] : [];
  return [make("p", "brings-what", choice.say), ...odds, ...rest.map((line) => make("p", "", line))];
}

/** One kind of outcome: a bar as long as it is likely. @param {Outcome} one */
function outcome(one) {
  const share = make("b", "", `${Math.round(one.share * 100)} %`);
  const item = make("li", "", share, " ", [...one.told, one.changes.join(", ")].filter(Boolean).join(" ") || "–");
  item.style.setProperty("--share", String(one.share));
  return item;
}
