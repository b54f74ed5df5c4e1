// @ts-check
/** Words and small helpers shared by every script. No rules of any game are known here. */

/** @type {Record<string, string>} */
const words = JSON.parse(document.body.dataset.words || "{}");

/**
 * The sentence of a key, with {name} filled in.
 * @param {string} key @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @template {Element} T @param {string} id @param {new () => T} type @returns {T} */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`no ${id}`);
  return found;
}

/** @param {string} selector @param {boolean} hidden */
export function hide(selector, hidden) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (found) found.hidden = hidden;
}

/**
 * An element with a class, text and children.
 * @param {string} tag @param {string} [cls] @param {(string | Node)[]} children
 */
export function make(tag, cls = "", ...children) {
  const made = document.createElement(tag);
  if (cls) made.className = cls;
  made.append(...children);
  return made;
}

/** @param {string} game @param {string} rule */
export function ruleLink(game, rule) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", "rule-link", `§${rule}`));
  link.href = `/rules/${game}#r${rule}`;
  link.target = "_blank";
  link.setAttribute("aria-label", `${say("rule")} ${rule}`);
  return link;
}

let toastTimer = 0;
/** @param {string} text @param {boolean} [bad] */
export function toast(text, bad = false) {
  const box = /** @type {HTMLElement} */ (document.querySelector(".toast"));
  box.textContent = text;
  box.classList.toggle("is-error", bad);
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (box.hidden = true), 5000);
}

/** @typedef {{refused?: string, say?: string, rule?: string, to?: string}} Answer */

/**
 * Ask the server; a refusal is thrown as an Error with its sentence.
 * @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<Answer & any>}
 */
export async function ask(method, path, body) {
  const init = { method, headers: { "content-type": "application/json" }, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => null);
  if (!response) throw new Error(say("try-again"));
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.say), { rule: answer.rule, refused: answer.refused });
  return answer;
}

export function calm() {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
