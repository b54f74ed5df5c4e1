// @ts-check
/** Tabs of the side panel, by click and by arrow keys. */

export function setUpTabs() {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  /** @param {HTMLElement} chosen */
  const show = (chosen) => {
    for (const tab of tabs) {
      const is = tab === chosen;
      tab.setAttribute("aria-selected", String(is));
      tab.tabIndex = is ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") || "");
      if (!panel || panel.hidden === !is) continue;
      panel.hidden = !is;
      panel.querySelectorAll(".log, .chat").forEach((list) => (list.scrollTop = list.scrollHeight)); // the newest lines
    }
  };
  tabs.forEach((tab, n) => {
    tab.addEventListener("click", () => show(tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(n + step + tabs.length) % tabs.length];
      next.focus();
      show(next);
    });
  });
}
