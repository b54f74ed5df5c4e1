// @ts-check
/** The log: by turn, the newest at the foot; what is said again and again is one line; a line points at its places. */
import { glyph } from "./side.js";
import { make, ruleLink, say } from "./words.js";

/** @typedef {{n: number, text: string, rule: string, seat: number, head: boolean, sign?: string, refs?: string[], back?: boolean, gain?: string}} Line */
/** @typedef {{line: Line, times: number, last: number, refs: string[]}} Told one line of the page: perhaps several of the log */
/** @typedef {{head: Line | null, told: Told[]}} Turn */
/** @typedef {{game: string, glyphs: string[], signs?: Record<string, string>}} Look */

/** @param {Look} look @param {Line} line */
function sign(look, line) {
  const made = make("span", "log-sign");
  made.setAttribute("aria-hidden", "true");
  made.innerHTML = look.signs?.[line.back ? "undo" : line.sign || ""] ?? "";
  return made;
}

/** @param {Look} look @param {Told} told @param {boolean} [fresh] */
export function logLine(look, told, fresh = false) {
  const { line, times, refs } = told;
  const marks = [line.seat >= 0 ? ` seat-${line.seat}` : "", fresh ? " is-new" : "", line.back ? " is-back" : "", refs.length ? " has-place" : ""];
  const item = make("li", `log-line${marks.join("")}`, glyph(look, line.seat), sign(look, line), make("span", "log-text", line.text));
  item.dataset.n = String(told.last);
  item.dataset.refs = refs.join(" ");
  item.tabIndex = -1;
  if (times > 1) item.append(make("span", "log-times", `×${times}`));
  if (line.rule) {
    const link = ruleLink(look.game, line.rule);
    link.tabIndex = -1; // the log is one Tab stop
    item.append(link);
  }
  return item;
}

/** What is told twice running, word for word, is one line. @param {Line[]} lines @returns {Told[]} */
export function summed(lines) {
  /** @type {Told[]} */
  const told = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && !line.back && last.line.text === line.text && last.line.seat === line.seat) {
      last.times++;
      last.last = line.n;
      last.refs = [...new Set([...last.refs, ...(line.refs ?? [])])];
    } else told.push({ line, times: 1, last: line.n, refs: line.refs ?? [] });
  }
  return told;
}

/** @param {Line[]} lines @returns {Turn[]} */
function turns(lines) {
  /** @type {{head: Line | null, lines: Line[]}[]} */
  const found = [];
  for (const line of lines) {
    if (line.head || !found.length) found.push({ head: line.head ? line : null, lines: line.head ? [] : [line] });
    else found[found.length - 1].lines.push(line);
  }
  return found.map((turn) => ({ head: turn.head, told: summed(turn.lines) }));
}

/** A turn as it is painted: painted again only when it differs. @param {Turn} turn @param {(one: Told) => boolean} fresh */
function mark(turn, fresh) {
  return JSON.stringify([turn.head?.text, turn.told, turn.told.map(fresh)]);
}

/** What others did since one looked is new. @param {HTMLElement} list @param {Look} look @param {Line[]} lines @param {number} seen @param {number} [me] */
export function paintLog(list, look, lines, seen, me = -2) {
  const fresh = (/** @type {Told} */ one) => one.last >= seen && one.line.seat !== me;
  const reading = list.scrollHeight - list.scrollTop - list.clientHeight > 40 && list.children.length; // somebody looks at what was before
  const wanted = turns(lines);
  wanted.forEach((turn, n) => {
    const old = /** @type {HTMLElement | undefined} */ (list.children[n]);
    const now = mark(turn, fresh);
    if (old?.dataset.mark === now) return;
    const head = turn.head ? turn.head.text : say("log-start");
    const item = make("li", "log-turn", make("h3", "log-head", head), make("ol", "log-lines", ...turn.told.map((one) => logLine(look, one, fresh(one)))));
    item.dataset.mark = now;
    if (old) old.replaceWith(item);
    else list.append(item);
  });
  while (list.children.length > wanted.length) list.lastElementChild?.remove();
  if (!reading) list.scrollTop = list.scrollHeight;
}

/** The newest line, for a window of one line. @param {HTMLElement} box @param {Look} look @param {Line[]} lines */
export function paintTicker(box, look, lines) {
  const last = [...lines].reverse().find((line) => !line.head) ?? lines.at(-1);
  if (!last) return box.replaceChildren(say("log-start"));
  box.replaceChildren(glyph(look, last.seat), sign(look, last), make("span", "ticker-text", last.text));
  box.className = `ticker-line${last.seat >= 0 ? ` seat-${last.seat}` : ""}`;
}

/** Pointing at a line lights its places; arrows go from line to line. @param {HTMLElement} list @param {(refs: string[]) => void} light */
export function setUpLog(list, light) {
  const line = (/** @type {Event} */ event) => /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest(".log-line") : null);
  const show = (/** @type {Event} */ event) => light(line(event)?.dataset.refs?.split(" ").filter(Boolean) ?? []);
  list.addEventListener("pointerover", show);
  list.addEventListener("focusin", show);
  list.addEventListener("pointerleave", () => light([]));
  list.addEventListener("focusout", () => light([]));
  list.addEventListener("keydown", (event) => {
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".log-line")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement?.closest(".log-line")));
    const to = { ArrowUp: at < 0 ? all.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Enter" && at >= 0) /** @type {HTMLElement | null} */ (all[at].querySelector("a.rule-link"))?.click();
    if (to === undefined || !all.length) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))].focus();
  });
}

/** The last line that speaks of a thing is marked, and comes into sight. @param {HTMLElement} list @param {string} ref */
export function pointAtLine(list, ref) {
  list.querySelectorAll(".is-pointed").forEach((one) => one.classList.remove("is-pointed"));
  if (!ref) return;
  const found = [...list.querySelectorAll(".has-place")].reverse().find((one) => /** @type {HTMLElement} */ (one).dataset.refs?.split(" ").includes(ref));
  found?.classList.add("is-pointed");
}
