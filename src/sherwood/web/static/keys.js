// @ts-check
/** Keys of the table, and the windows they open. */
import { shutRule } from "./rules.js";
import { byId } from "./words.js";

/** @param {{board: import("./board.js").Board, question: import("./question.js").Question, shut: () => boolean}} table */
export function setUpKeys({ board, question, shut }) {
  /** @type {Record<string, () => void>} */
  const acts = {
    l: () => question.openList(true),
    w: () => question.openWhy(true),
    u: () => byId("takeback", HTMLElement).checkVisibility() && byId("takeback", HTMLElement).click(),
    h: () => document.getElementById("hint-ask")?.click(),
    a: () => board.view.toAction(),
    g: () => document.getElementById("aim") && open("aim"),
    "?": () => open("keys"),
    Escape: () => void (shutRule() || shut() || board.path.length === 0 || board.unpick()),
  };
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest("input, select, textarea, dialog[open], [popover], .curtain") || byId("table", HTMLElement).inert) return;
    if (/^[1-9]$/.test(event.key)) question.press(Number(event.key));
    else if (!board.view.key(event)) (acts[event.key] ?? acts[event.key.toLowerCase()])?.();
  });
}

/** @param {string} id */
function open(id) {
  document.querySelectorAll(":popover-open").forEach((one) => /** @type {HTMLElement} */ (one).hidePopover());
  byId(id, HTMLDialogElement).showModal();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-open]")) : null;
  if (button) open(button.dataset.open || "");
});
