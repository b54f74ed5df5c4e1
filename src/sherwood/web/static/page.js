// @ts-check
/** What every page does: preferences, forms that speak to the REST interface, copying links. */
import { settle, toNew, toTable, toTournament } from "./fair.js";
import "./prefs.js";
import { wearPaints } from "./side.js";
import { unsubscribe } from "./subscription.js";
import { ask, say, toast } from "./words.js";

/** @param {HTMLElement} button */
async function prefer(button) {
  const key = button.dataset.prefer || "";
  const value = button.dataset.value || nextTheme();
  await ask("PUT", "/api/preferences", { [key]: value });
  if (key === "lang") location.reload();
  else document.documentElement.dataset[key] = value;
  for (const other of document.querySelectorAll(`[data-prefer="${key}"][aria-pressed]`))
    other.setAttribute("aria-pressed", String(other === button));
}

function nextTheme() {
  const now = document.documentElement.dataset.theme;
  const dark = now === "dark" || (now === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return dark ? "light" : "dark";
}

/** The body of a form, in the shape its endpoint wants. @param {HTMLFormElement} form @returns {Promise<Record<string, any>>} */
async function body(form) {
  const data = new FormData(form);
  if (form.dataset.shape === "table") return tableBody(form, data);
  if (form.dataset.shape === "tournament") return tournamentBody(data);
  if (form.dataset.shape === "wishes") return Object.fromEntries([...data].map(([key, value]) => [key, key.startsWith("quiet") ? Number(value) : value]));
  if (form.dataset.shape === "file") return { journal: await /** @type {File} */ (data.get("file")).text() };
  return Object.fromEntries([...data].filter(([key]) => key !== "me"));
}

/** @param {HTMLFormElement} form @param {FormData} data */
function tableBody(form, data) {
  const rows = [...form.querySelectorAll(".seatpick-row")].filter((row) => !(/** @type {HTMLElement} */ (row).hidden));
  const seats = rows.map((row) => {
    const chosen = /** @type {HTMLSelectElement} */ (row.querySelector("select")).value;
    const [kind] = chosen.split(":");
    const level = chosen.slice(kind.length + 1);
    const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
    return { kind, level, name: kind === "person" && !name.hidden ? name.value : "" };
  });
  const options = Object.fromEntries(
    [...data].filter(([key]) => key.startsWith("option:")).map(([key, value]) => [key.slice(7), JSON.parse(String(value))]),
  );
  return { game: data.get("game"), seats, options, public: data.has("public"), rated: data.has("rated"), pace: Number(data.get("pace")) };
}

/** House rules that were left as they are depend on how many sit at a board. @param {FormData} data */
function tournamentBody(data) {
  const chosen = [...data].filter(([key, value]) => key.startsWith("option:") && value !== "");
  const options = Object.fromEntries(chosen.map(([key, value]) => [key.slice(7), JSON.parse(String(value))]));
  const numbers = { seats: Number(data.get("seats")), rounds: Number(data.get("rounds")), pace: Number(data.get("pace")) };
  return { name: data.get("name"), game: data.get("game"), system: data.get("system"), ...numbers, public: data.has("public"), rated: data.has("rated"), options };
}

/** Send with what this browser adds to the dice, where a form leads to a table (`""` for a new one) or into a tournament.
 * @param {DOMStringMap} form @param {(dice?: object) => Promise<any>} how */
async function adding({ dice, tournament }, how) {
  if (dice !== undefined) return dice ? toTable(dice, how) : toNew(how);
  return tournament ? toTournament(tournament, how) : how();
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const [method, path] = (form.dataset.api || "").split(" ");
  const error = /** @type {HTMLElement | null} */ (form.querySelector(".form-error"));
  if (error) error.hidden = true;
  try {
    await introduce(form);
    if (method === "DELETE" && path.startsWith("/api/session")) await unsubscribe().catch(() => {}); // the next one here is told nothing
    const sent = method === "DELETE" ? undefined : await body(form);
    const answer = await adding(form.dataset, (dice) => ask(method, path, dice ? { ...sent, dice } : sent));
    if (form.dataset.left) await settle(form.dataset.left, "tournaments");
    const output = form.querySelector("output");
    const secret = answer.code ?? answer.token; // shown once
    if (output && secret) output.textContent = secret;
    else location.assign(answer.to || form.dataset.next || location.href);
  } catch (problem) {
    showProblem(error, /** @type {Error & {rule?: string}} */ (problem), form);
  }
}

/** @param {HTMLElement | null} box @param {Error & {rule?: string}} problem @param {HTMLFormElement} form */
function showProblem(box, problem, form) {
  if (!box) return toast(problem.message, true);
  box.textContent = problem.message;
  const game = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=game]"));
  if (problem.rule && game) {
    const link = document.createElement("a");
    link.href = `/rules/${game.value}#r${problem.rule}`;
    link.textContent = ` §${problem.rule}`;
    box.append(link);
  }
  box.hidden = false;
  box.scrollIntoView({ block: "nearest" });
}

/** A guest says a name before anything else. @param {ParentNode} [where] */
export async function introduce(where = document) {
  const name = /** @type {HTMLInputElement | null} */ (where.querySelector("input[name=me]"));
  if (name) await ask("PUT", "/api/me", { name: name.value });
}

/** Only as many seats as people said; a name for each hot seat. @param {HTMLFormElement} form */
function seatRows(form) {
  const count = /** @type {HTMLSelectElement | null} */ (form.querySelector("[data-count]"));
  const rows = /** @type {HTMLElement[]} */ ([...form.querySelectorAll(".seatpick-row")]);
  const update = () => {
    rows.forEach((row, n) => (row.hidden = !!count && n >= Number(count.value)));
    rows.forEach((row, n) => {
      const select = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
      const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
      name.hidden = n === 0 || select.value !== "person";
      name.required = !name.hidden && !row.hidden; // people who share a device say who they are
    });
  };
  const defaults = () => {
    for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("[data-default-for]"))) {
      const value = JSON.parse(select.dataset.defaultFor || "{}")[count ? count.value : ""];
      if (value !== undefined) select.value = JSON.stringify(value);
    }
  };
  form.addEventListener("change", update);
  count?.addEventListener("change", defaults);
  update();
}

/** Rules: the list narrows while one types. @param {HTMLInputElement} input */
function filterWhileTyping(input) {
  const plain = (/** @type {string} */ text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(input.dataset.filter || "")]);
  const texts = rows.map((row) => plain(row.textContent || ""));
  input.addEventListener("input", () => {
    const wanted = plain(input.value).split(/\s+/).filter(Boolean);
    rows.forEach((row, n) => (row.hidden = !wanted.every((word) => texts[n].includes(word))));
    for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".chapter")))
      chapter.hidden = !chapter.querySelector(".para:not([hidden])");
  });
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = /** @type {HTMLElement | null} */ (target?.closest("[data-prefer], [data-copy], [data-show]") ?? null);
  if (button?.dataset.prefer) void prefer(button);
  if (button?.dataset.show) reveal(button, /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.show)));
  if (button?.dataset.copy) void copy(/** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy)));
});

/** A password as it is typed, or as dots again. @param {HTMLElement} button @param {HTMLInputElement} input */
function reveal(button, input) {
  input.type = input.type === "password" ? "text" : "password";
  button.setAttribute("aria-pressed", String(input.type === "text"));
}

/** @param {HTMLInputElement} input */
async function copy(input) {
  input.select();
  await navigator.clipboard?.writeText(input.value).catch(() => document.execCommand("copy"));
  toast(say("copied"));
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.dataset.api) return;
  event.preventDefault();
  void send(form);
});
document.querySelectorAll("[data-paints]").forEach((list) => wearPaints((/** @type {HTMLElement} */ (list).dataset.paints ?? "").split(" ").filter(Boolean)));
document.querySelectorAll("form.tableform").forEach((form) => seatRows(/** @type {HTMLFormElement} */ (form)));
document.querySelectorAll("input[data-filter]").forEach((input) => filterWhileTyping(/** @type {HTMLInputElement} */ (input)));
document.querySelectorAll("input[data-absolute]").forEach((input) => {
  const link = /** @type {HTMLInputElement} */ (input);
  link.value = new URL(link.value, location.href).href;
});
