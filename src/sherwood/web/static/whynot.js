// @ts-check
/** Why something cannot be done: said beside the thing itself, moving nothing, until the next choice. */
import { floatBeside } from "./float.js";
import { byId, make, ruleLink, say } from "./words.js";

export class WhyNot {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.box = byId("whynot", HTMLElement);
    this.lost = false;
    this.box.addEventListener("click", (event) => event.target instanceof Element && event.target.closest(".close") && this.shut());
  }

  /** @param {import("./board.js").Barred | null} why @param {Element | null} thing @param {string} rule of the question */
  refuse(why, thing, rule) {
    const name = thing?.getAttribute("aria-label") || "";
    if (why) this.complain({ say: why.wanted ? `${why.wanted} – ${why.say}` : why.say, rule: why.rule }, thing);
    else this.complain({ say: `${name ? `${name} – ` : ""}${say("nothing-there")}`, rule }, thing);
  }

  /** @param {Record<string, any>} answer with the sentence; none if the table could not be reached @param {Element | null} thing */
  complain(answer, thing) {
    this.lost = !answer.say;
    const close = make("button", "close", "×");
    close.setAttribute("aria-label", say("close"));
    this.box.replaceChildren(make("p", "", answer.say || say("try-again"), ...(answer.rule ? [" ", ruleLink(this.game, answer.rule)] : [])), close);
    floatBeside(this.box, (thing ?? byId("prompt", HTMLElement)).getBoundingClientRect());
  }

  /** The table can be reached again: it is no use to say that it could not. */
  backAgain() {
    if (this.lost) this.shut();
  }

  /** True if there was something to close. */
  shut() {
    const was = !this.box.hidden;
    this.box.hidden = true;
    this.lost = false;
    return was;
  }
}
