// @ts-check
/** Buttons around the game: sit, stand, leave, come back, resign, play again, a hint. */
import { settle, toNew, toTable } from "./fair.js";
import { introduce } from "./page.js";
import { sure } from "./sure.js";
import { ask, byId, toast } from "./words.js";

/** @param {string} table @param {() => number} me @param {import("./question.js").Question} question @param {() => boolean} agreed to advice @param {() => string | null} again the table of the next game, where somebody has opened it @param {() => void} overtaken shows what has already happened */
export function setUpDoors(table, me, question, agreed, again, overtaken) {
  const api = `/api/tables/${table}`;
  /** @type {Record<string, (button: HTMLElement) => Promise<any>>} */
  const actions = {
    sit: async (button) => (await introduce(), toTable(table, (dice) => ask("POST", `${api}/seats/${button.dataset.seat}/person`, { dice }))),
    stand: async (button) => (await ask("DELETE", `${api}/seats/${button.dataset.seat}/person`), settle(table)),
    bot: (button) => ask("PUT", `${api}/seats/${button.dataset.seat}/bot`, { level: button.dataset.level }),
    leave: () => ask("DELETE", `${api}/seats/${me()}/person`),
    return: () => ask("POST", `${api}/seats/${me()}/return`),
    resign: () => ask("POST", `${api}/seats/${me()}/resign`),
    rematch: () => playAgain(again()),
    "rematch-no": async () => (await ask("DELETE", `${api}/rematch`), settle(again() || "")),
    agree: () => ask("POST", `${api}/seats/${me()}/agree`),
    end: () => ask("POST", `${api}/seats/${me()}/end`),
    hint: async () => paintHint(await ask("POST", `${api}/seats/${me()}/hint`)),
    advice: () => ask("PUT", `${api}/seats/${me()}/advice`, { agreed: !agreed() }),
  };

  /** @param {string | null} there the table of it, where somebody has offered it */
  function playAgain(there) {
    if (there) return toTable(there, (join) => ask("POST", `${api}/rematch`, { join }));
    return toNew((open) => ask("POST", `${api}/rematch`, { open }));
  }

  /** What a master would consider: the choice, its chance, and what is expected after it.
   * @param {{say: string, chance: number, line: {seat: number, say: string}[]}[]} found */
  function paintHint(found) {
    const items = found.map((one) => {
      const item = document.createElement("li");
      item.textContent = [`${one.say} (${Math.round(100 * one.chance)} %)`, ...one.line.map((next) => next.say)].join(" → ");
      return item;
    });
    const sheet = byId("hint", HTMLElement);
    question.shut();
    sheet.replaceChildren(...items);
    sheet.hidden = !items.length;
    sheet.classList.toggle("is-open", !!items.length);
  }

  /** True if a hint was to be seen. */
  function shutHint() {
    const sheet = document.getElementById("hint");
    const was = !!sheet?.classList.contains("is-open");
    sheet?.classList.remove("is-open");
    if (sheet) sheet.hidden = true;
    return was;
  }

  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
    if (!button || (button.dataset.confirm && !(await sure(button.dataset.confirm, "", button.dataset.yes || "")))) return;
    const act = button.dataset.act || "";
    try {
      const answer = await actions[act](button);
      if (act === "rematch") location.assign(answer.to);
      if (act === "sit" || act === "stand") location.reload();
    } catch (problem) {
      const over = /** @type {{refused?: string}} */ (problem).refused === "already-over";
      if (over) overtaken(); // what led to the end may still be shown, scene by scene
      toast(/** @type {Error} */ (problem).message, !over);
    }
  });

  return { shutHint };
}
