// @ts-check
/** Choices as buttons: one Tab stop, arrows inside; a choice that is still offered keeps its button, and with it the focus. */
import { make, say } from "./words.js";

/** @typedef {import("./board.js").Choice} Choice */

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Choices {
  /** @param {HTMLElement} bar @param {(choice: Choice) => void} choose */
  constructor(bar, choose) {
    this.bar = bar;
    /** @type {Map<string, Choice>} */ this.offered = new Map();
    bar.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-do]")) : null;
      const choice = this.offered.get(button?.dataset.do || "");
      if (choice) choose(choice);
    });
    bar.addEventListener("keydown", (event) => this.key(event));
    bar.addEventListener("focusin", (event) => this.rove(event.target));
  }

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.bar.children]);
  }

  /** Where Tab arrives. */
  get stop() {
    return this.buttons.find((one) => one.tabIndex === 0) || null;
  }

  /** @param {Choice[]} choices */
  paint(choices) {
    this.offered = new Map(choices.map((one) => [JSON.stringify(one.do), one]));
    const kept = new Map(this.buttons.map((one) => [one.dataset.do || "", one]));
    for (const [key, button] of kept) if (!this.offered.has(key)) button.remove();
    let at = this.bar.firstElementChild;
    let n = 0;
    for (const [key, choice] of this.offered) {
      const button = dressed(kept.get(key) || /** @type {HTMLButtonElement} */ (make("button")), key, choice, ++n);
      if (button === at) at = at.nextElementSibling;
      else this.bar.insertBefore(button, at);
    }
    this.bar.hidden = !choices.length;
    const active = document.activeElement;
    this.rove(active && this.bar.contains(active) ? active : this.bar.firstElementChild);
  }

  /** @param {EventTarget | null} stop */
  rove(stop) {
    for (const button of this.buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const all = this.buttons;
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : event.key in STEPS ? (at + STEPS[event.key] + all.length) % all.length : -1;
    if (to < 0 || at < 0) return;
    event.preventDefault();
    all[to].focus();
  }
}

/** What is final says so before the click: in a colour, in a sign, in a word. @param {HTMLButtonElement} button @param {string} key @param {Choice} choice @param {number} n */
function dressed(button, key, choice, n) {
  const final = choice.final?.length ? [make("span", `tag${grave(choice) ? "" : " is-mild"}`, say(finality(choice)))] : [];
  button.type = "button";
  button.dataset.do = key;
  button.className = `choice${choice.revise ? " is-revise" : ""}${grave(choice) ? " is-final" : ""}`;
  const number = make("kbd", "", n < 10 ? String(n) : "");
  number.setAttribute("aria-hidden", "true");
  const told = `${n}${choice.say}${final.map((one) => one.textContent)}`;
  if (button.dataset.told !== told) button.replaceChildren(...(n < 10 ? [number] : []), make("span", "choice-say", choice.say), ...final);
  button.dataset.told = told;
  return button;
}

/** Is there no way back, or something lost? That a turn ends is no more than worth saying. @param {Choice} choice */
export function grave(choice) {
  return !!choice.final?.some((one) => one !== "turn");
}

/** The word for the gravest of what a choice does for good. @param {Choice} choice */
export function finality(choice) {
  const gravest = ["over", "loses", "turn", "chance", "shown"].find((one) => choice.final?.includes(one));
  return `final-${gravest ?? "chance"}`;
}
