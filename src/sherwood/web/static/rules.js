// @ts-check
/** § opens its paragraph where one is: a card with the rule's words, and the way to the rulebook. */
import { floatBeside } from "./float.js";
import { ask, make, say } from "./words.js";

/** @typedef {{id: string, status: string, text: Record<string, string>}} Rule */
/** @type {Map<string, Promise<Rule>>} */
const known = new Map();
const card = make("div", "rule-card");
card.hidden = true;
card.tabIndex = -1;
card.setAttribute("role", "dialog");
card.setAttribute("aria-label", say("rule"));
/** @type {HTMLElement | null} */
let opener = null;

/** @param {string} game @param {string} id */
function paragraph(game, id) {
  const path = `/api/games/${game}/rules/${id}`;
  if (!known.has(path)) known.set(path, ask("GET", path));
  return /** @type {Promise<Rule>} */ (known.get(path));
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  const [, game, id] = /\/rules\/(\w+)#r(.+)$/.exec(link.href) ?? [];
  const rule = await paragraph(game, decodeURIComponent(id)).catch(() => null);
  if (!rule) return window.open(link.href, "_blank");
  const book = /** @type {HTMLAnchorElement} */ (make("a", "", say("in-the-book")));
  book.href = link.href;
  book.target = "_blank";
  const close = make("button", "close", "×");
  close.setAttribute("aria-label", say("close"));
  close.onclick = () => shut();
  card.replaceChildren(make("h2", "", `§${rule.id}`, close), make("p", "", rule.text[document.documentElement.lang] ?? rule.text.en), make("p", "rule-card-foot", book));
  (link.closest("dialog") ?? document.body).append(card);
  opener = link;
  floatBeside(card, link.getBoundingClientRect());
  card.focus({ preventScroll: true });
}

function shut() {
  if (card.hidden) return;
  const had = card.contains(document.activeElement);
  card.hidden = true;
  if (had && opener?.isConnected) opener.focus({ preventScroll: true });
}

/** True if there was one to close. */
export function shutRule() {
  const was = !card.hidden;
  shut();
  return was;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = /** @type {HTMLAnchorElement | null} */ (target?.closest("a.rule-link") ?? null);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void open(link);
  } else if (target && !card.contains(target)) shut();
});
card.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  shut();
});
