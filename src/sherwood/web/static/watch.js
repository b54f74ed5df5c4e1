// @ts-check
/** A page that shows what others change: it looks now and then, and shows itself anew when something has. */
const watched = /** @type {HTMLElement | null} */ (document.querySelector("[data-watch]"));
const EVERY = 4000;

async function look() {
  if (!watched || document.hidden) return;
  const answer = await fetch(watched.dataset.watch || "").catch(() => null);
  if (!answer?.ok) return;
  const { changed } = await answer.json();
  const busy = document.activeElement?.matches("input, select, textarea"); // nobody loses what they are typing
  if (String(changed) !== watched.dataset.changed && !busy) location.reload();
}

setInterval(() => void look(), EVERY);
