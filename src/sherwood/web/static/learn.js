// @ts-check
/** The lists of lessons say which ones were begun and which are done. */
import { stood } from "./stood.js";
import { say } from "./words.js";

for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"))) {
  const how = stood(link.dataset.lesson || "");
  link.dataset.stood = how;
  const badge = link.querySelector(".badge");
  if (badge && how) badge.textContent = how === "done" ? say("lesson-done") : say("lesson-begun");
}
