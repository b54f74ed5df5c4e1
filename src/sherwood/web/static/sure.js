// @ts-check
/** Asking first, where something cannot be undone. */
import { byId } from "./words.js";

/** @param {string} what @param {string} why @param {string} yes @returns {Promise<boolean>} */
export function sure(what, why, yes) {
  const box = byId("sure", HTMLDialogElement);
  byId("sure-what", HTMLElement).textContent = what;
  byId("sure-why", HTMLElement).textContent = why;
  byId("sure-why", HTMLElement).hidden = !why;
  byId("sure-yes", HTMLElement).textContent = yes;
  box.returnValue = "no";
  document.querySelectorAll(":popover-open").forEach((one) => /** @type {HTMLElement} */ (one).hidePopover());
  box.showModal();
  return new Promise((resolve) => box.addEventListener("close", () => resolve(box.returnValue === "yes"), { once: true }));
}
