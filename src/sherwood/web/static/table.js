// @ts-check
/** The table page: what the server says becomes board, prompt, seats, log; what is clicked goes back. No rules here. */
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Focus } from "./focus.js";
import { Hold } from "./hold.js";
import { logLine, paintChat, paintEnding, paintLog, paintSeats } from "./side.js";
import { COLUMN, Wire } from "./wire.js";
import { ask, byId, calm, make, ruleLink, say, toast } from "./words.js";
import { introduce } from "./page.js";
import { setUpTabs } from "./tabs.js";

/** @typedef {import("./side.js").Line} Line */
/** @typedef {import("./side.js").Seat} Seat */
/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {import("./board.js").Barred} Barred */
/** @typedef {{mine: boolean, turn: number, ask: string, rule: string, choices: Choice[], barred: Barred[]}} Prompt */

const root = byId("table", HTMLElement);
/** @type {{id: string, game: string, seats: number[], seen: Record<string, number>, now: number, host: boolean, glyphs: string[]}} */
const start = JSON.parse(root.dataset.start || "{}");
const offset = start.now - Date.now() / 1000;
const api = `/api/tables/${start.id}`;
const title = document.title;

/** @typedef {{reason: string, say: string, changes: string[], asked: number[], agreed: number[]}} Trouble */
/** @type {{table: any, seats: Seat[], prompt: Prompt | null, log: Line[], chat: any[], take_back: any, result: any, trouble: Trouble | null}} */
const state = { table: null, seats: [], prompt: null, log: [], chat: [], take_back: null, result: null, trouble: null };
let me = start.seats[0] ?? -1;
let seen = start.seen[me] ?? 0;
let looked = false;
let sent = "";

const board = new Board(byId("board", HTMLElement), { choose, refuse, picked });
const shown = new Choices(byId("choices", HTMLElement), choose);
const folded = new Choices(byId("more-choices", HTMLElement), choose);
const focus = new Focus(() => [byId("winner", HTMLElement), shown.stop, folded.stop, byId("more-title", HTMLElement)]);
const hold = new Hold(() => !showing && showNext());
const wire = new Wire(`/tables/${start.id}/socket`, { event: enqueue, online: (is) => (hide(".offline", is), undefined) });

// Events wait for each other, so that one can see what happened.

/** @type {Record<string, any>[]} */
const queue = [];
let showing = false;

/** @param {Record<string, any>} event */
function enqueue(event) {
  if (event.whole) queue.length = 0;
  queue.push(event);
  if (!showing && !hold.held) showNext();
}

function showNext() {
  const event = hold.held ? undefined : queue.shift();
  showing = !!event;
  if (!event) return;
  focus.keep(() => apply(event));
  const pause = calm() || document.hidden || queue.length > 6 || !event.board ? 0 : 320;
  setTimeout(showNext, pause);
}

/** @param {Record<string, any>} event */
function apply(event) {
  const before = state.log.length;
  for (const key of ["table", "seats", "prompt", "take_back", "result", "trouble"]) if (key in event) /** @type {any} */ (state)[key] = event[key];
  for (const key of /** @type {const} */ (["log", "chat"])) if (event[key]) state[key] = [...state[key].slice(0, event.whole ? 0 : event[key].keep), ...event[key].add];
  if (curtainNeeded()) return;
  if (event.whole && !seen) seen = state.log.length;
  if (event.board) board.paint(event.board);
  paint(event);
  announce(event, event.whole ? state.log.length : before);
}

/** @param {Record<string, any>} event */
function paint(event) {
  const status = state.table.status;
  root.dataset.status = status;
  hide("#lobby", status !== "lobby");
  hide("#prompt", status !== "running" || !!state.trouble);
  hide("#board", status === "lobby" || (!board.live && !!state.trouble));
  hide("#ending", status !== "over");
  if (status === "lobby") paintLobby();
  if (event.trouble !== undefined || event.seats) paintTrouble();
  if (event.seats || event.result || event.table) paintPeople();
  if (event.prompt !== undefined || event.take_back !== undefined || asked() !== byId("prompt", HTMLElement).classList.contains("is-turn")) paintPrompt();
  if (event.log) paintLog(byId("log", HTMLElement), start, state.log, seen);
  if (event.chat) paintTalk(event);
  if (event.result && state.result) paintEnd();
  if (!looked) lookBack();
  sign();
}

/** @param {string} selector @param {boolean} hidden */
function hide(selector, hidden) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (found) found.hidden = hidden;
}

// Seats

function paintPeople() {
  const winners = state.result?.winners ?? [];
  paintSeats(byId("seats", HTMLElement), start, state.seats, { me, mine: start.seats, winners, status: state.table.status, offset });
  const mine = state.seats[me];
  const running = state.table.status === "running" && !!mine;
  hide("#leave", !running || mine.away || mine.resigned);
  hide("#resign", !running || mine.resigned);
  hide("#return", !running || !mine.away || mine.resigned);
  hide("#rematch", !mine || state.table.status !== "over");
}

function paintLobby() {
  for (const seat of state.seats) {
    const row = /** @type {HTMLElement} */ (document.querySelector(`.lobby-seats [data-seat="${seat.seat}"]`));
    const free = seat.kind === "open";
    /** @type {HTMLElement} */ (row.querySelector(".seat-name")).textContent = free ? say("free") : seat.name;
    /** @type {HTMLElement} */ (row.querySelector("[data-act=sit]")).hidden = !free || (!state.table.public && !start.host);
    /** @type {HTMLElement} */ (row.querySelector("[data-act=stand]")).hidden = !start.seats.includes(seat.seat);
    const invite = /** @type {HTMLElement | null} */ (row.querySelector(".invite"));
    if (invite) invite.hidden = !free;
  }
}

/** The rules have changed under the game, or it cannot be read: why, and what its people can do. */
function paintTrouble() {
  const trouble = state.trouble;
  hide("#trouble", !trouble);
  if (!trouble) return;
  byId("trouble-why", HTMLElement).textContent = trouble.say;
  byId("trouble-changes", HTMLElement).replaceChildren(...trouble.changes.map((one) => make("li", "", one)));
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => state.seats[seat].name).join(", ");
  const agreed = trouble.agreed.length ? say("agreed", { name: names(trouble.agreed) }) : "";
  byId("trouble-agreed", HTMLElement).textContent = trouble.asked.length ? `${agreed} ${say("asked", { name: names(trouble.asked) })}` : agreed;
  const running = state.table.status === "running" && me >= 0;
  hide("#agree", !running || !trouble.asked.includes(me));
  hide("#end", !running);
}

// The prompt

/** A seat that was taken back is asked what it was asked before. */
function asked() {
  return !!state.prompt?.mine && !state.seats[me]?.away && !state.seats[me]?.resigned;
}

function paintPrompt() {
  const prompt = state.prompt;
  const tools = state.take_back;
  byId("takeback", HTMLButtonElement).hidden = !tools?.can;
  byId("takeback-limit", HTMLElement).textContent = tools?.can ? tools.say : "";
  if (!prompt) return board.offer([], [], "");
  const mine = asked();
  byId("prompt", HTMLElement).classList.toggle("is-turn", mine);
  const turn = `${me}.${prompt.turn}`;
  if (turn !== sent) sent = "";
  byId("prompt", HTMLElement).dataset.turn = turn;
  const line = byId("ask", HTMLElement);
  line.replaceChildren(prompt.ask);
  if (prompt.rule) line.append(" ", ruleLink(start.game, prompt.rule));
  hide("#whynot", true);
  const offered = mine || prompt.choices.some((one) => one.revise) ? prompt.choices : [];
  board.offer(offered, mine ? prompt.barred : [], turn);
  paintChoices(offered);
  if (mine && offered.some((one) => !one.path.length)) fold(false);
  paintBarred(mine ? prompt.barred : []);
  hide("#unpick", !board.path.length);
}

/** Few choices are all buttons; of many, those that the board also offers fold away, second thoughts first. @param {Choice[]} choices */
function paintChoices(choices) {
  const few = COLUMN.matches ? 4 : 8;
  const ahead = choices.filter((one) => !one.revise);
  const onBoard = board.plain ? [] : choices.filter((one) => one.path.length);
  const away = choices.length <= 4 ? [] : ahead.length > few ? onBoard : onBoard.filter((one) => one.revise);
  shown.paint(choices.filter((one) => !away.includes(one)));
  folded.paint(away);
  hide("#more", !away.length);
  byId("more-title", HTMLElement).textContent = say("more", { n: away.length });
}

/** @param {Barred[]} barred */
function paintBarred(barred) {
  hide("#barred", !barred.length);
  const once = new Map(barred.map((one) => [`${one.say} ${one.rule}`, one])); // one reason may bar many ways
  document.querySelector("#barred ul")?.replaceChildren(
    ...[...once.values()].map((one) => (one.rule ? make("li", "", one.say, " ", ruleLink(start.game, one.rule)) : make("li", "", one.say))),
  );
}

/** Twice the same answer is a double click; the next question may be answered before the last answer is acknowledged. @param {Choice} choice */
async function choose(choice) {
  const now = byId("prompt", HTMLElement).dataset.turn || "";
  if (!state.prompt || sent === now) return;
  sent = now;
  seen = state.log.length; // what is new is what the others did since
  const answer = await wire.ask({ type: "do", turn: state.prompt.turn, do: choice.do });
  if (sent === now && "no" in answer) sent = "";
  if ("no" in answer) complain(answer.say || say("try-again"), answer.rule);
}

/** @param {Barred | null} barred @param {string} name */
function refuse(barred, name) {
  if (barred) complain(barred.say, barred.rule);
  else complain(`${name ? `${name} – ` : ""}${say("nothing-there")}`, state.prompt?.rule || "");
}

/** @param {string} text @param {string} rule */
function complain(text, rule) {
  const box = byId("whynot", HTMLElement);
  box.replaceChildren(text);
  if (rule) box.append(" ", ruleLink(start.game, rule));
  box.hidden = false;
}

/** @param {string[]} path */
function picked(path) {
  hide("#unpick", !path.length);
  hide("#whynot", true);
  if (path.length) live(say("picked"));
}

byId("zoom", HTMLElement).onclick = () => {
  const larger = byId("board", HTMLElement).classList.toggle("is-zoomed");
  byId("zoom", HTMLElement).setAttribute("aria-pressed", String(larger));
};
byId("fold", HTMLElement).onclick = () => fold(!byId("prompt", HTMLElement).classList.contains("is-folded"));

/** On a phone the choices can make room for the board. @param {boolean} away */
function fold(away) {
  byId("prompt", HTMLElement).classList.toggle("is-folded", away);
  byId("fold", HTMLElement).setAttribute("aria-expanded", String(!away));
}

byId("unpick", HTMLElement).onclick = () => focus.keep(() => board.unpick());
byId("takeback", HTMLElement).onclick = async () => {
  const answer = await wire.ask({ type: "take_back" });
  if ("no" in answer) complain(answer.say || say("try-again"), "");
};

// Log, chat, what changed

function lookBack() {
  looked = true;
  const missed = state.log.slice(seen).filter((line) => !line.head);
  if (!seen || !missed.length || state.table.status === "lobby") return;
  document.querySelector("#since ol")?.replaceChildren(...missed.slice(-12).map((line) => logLine(start, line)));
  hide("#since", false);
}
byId("since-close", HTMLElement).onclick = () => focus.keep(() => hide("#since", true));

/** @param {Record<string, any>} event @param {number} before */
function announce(event, before) {
  const lines = state.log.slice(before).map((line) => line.text);
  if (event.prompt && state.prompt?.mine) lines.push(state.prompt.ask);
  lines.forEach(live);
  if (!document.hidden) void wire.ask({ type: "seen", seen: state.log.length });
}

/** Said after what was said before: a reader that is still speaking misses nothing. @param {string} text */
function live(text) {
  const said = byId("live", HTMLElement);
  said.append(make("p", "", text));
  while (said.children.length > 60) said.firstElementChild?.remove();
}

/** @param {Record<string, any>} event */
function paintTalk(event) {
  paintChat(byId("chat", HTMLElement), start, state.chat);
  const unread = byId("unread", HTMLElement);
  if (!event.whole && byId("panel-chat", HTMLElement).hidden) {
    unread.textContent = ` · ${event.chat.add.length + Number(unread.dataset.n || 0)}`;
    unread.dataset.n = String(event.chat.add.length + Number(unread.dataset.n || 0));
    unread.hidden = false;
    const last = state.chat.at(-1);
    live(say("says", { name: last.name }) + last.text);
  }
}
byId("tab-chat", HTMLElement).addEventListener("click", () => {
  byId("unread", HTMLElement).hidden = true;
  byId("unread", HTMLElement).dataset.n = "0";
});

byId("chat-form", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = byId("chat-text", HTMLInputElement);
  if (!input.value.trim()) return;
  const answer = await wire.ask({ type: "chat", text: input.value });
  if ("no" in answer) toast(answer.say || say("try-again"), true);
  else input.value = "";
});

function paintEnd() {
  paintEnding(byId("ending", HTMLElement), start, state.result, state.seats.map((seat) => seat.name));
  document.querySelectorAll(".score-row").forEach((row, n) => setTimeout(() => row.classList.add("is-shown"), calm() ? 0 : 400 * n));
  live(byId("winner", HTMLElement).textContent || "");
  if (byId("board", HTMLElement).contains(document.activeElement)) focus.go();
}

/** The tab's title and icon tell whose turn it is. */
function sign() {
  const turn = state.table.status === "running" && start.seats.some((seat) => state.seats[seat]?.waiting && !state.seats[seat].away);
  document.title = turn ? `● ${say("your-turn")} – ${title}` : title;
  byId("favicon", HTMLLinkElement).href = `${document.body.dataset.static}/${turn ? "mark-turn" : "mark"}.svg`;
}

// Hot seat: between two people at one device there is a curtain

function curtainNeeded() {
  const mine = start.seats.filter((seat) => !state.seats[seat]?.resigned);
  if (mine.length < 2 || state.table.status !== "running") return false;
  if (state.seats[me]?.waiting) return false;
  const next = mine.find((seat) => state.seats[seat].waiting);
  if (next === undefined) return false;
  draw(next);
  return true;
}

/** @param {number} seat */
function draw(seat) {
  queue.length = 0;
  const name = state.seats[seat].name;
  byId("curtain-who", HTMLElement).textContent = say("pass-to", { name });
  const button = byId("curtain-open", HTMLElement);
  button.textContent = say("i-am", { name });
  button.onclick = () => {
    me = seat;
    seen = start.seen[me] ?? 0;
    looked = false;
    wire.look(seat);
    hide("#curtain", true);
    root.inert = false;
    byId("ask", HTMLElement).focus();
  };
  hide("#curtain", false);
  root.inert = true;
  byId("board", HTMLElement).replaceChildren();
  board.static = "";
  paintChoices([]);
  byId("log", HTMLElement).replaceChildren();
  button.focus();
}

// Buttons around the game

/** @type {Record<string, (button: HTMLElement) => Promise<any>>} */
const actions = {
  sit: async (button) => (await introduce(), ask("POST", `${api}/seats/${button.dataset.seat}/person`, {})),
  stand: (button) => ask("DELETE", `${api}/seats/${button.dataset.seat}/person`),
  bot: (button) => ask("PUT", `${api}/seats/${button.dataset.seat}/bot`, { level: button.dataset.level }),
  leave: () => ask("DELETE", `${api}/seats/${me}/person`),
  return: () => ask("POST", `${api}/seats/${me}/return`),
  resign: () => ask("POST", `${api}/seats/${me}/resign`),
  rematch: () => ask("POST", `${api}/rematch`),
  agree: () => ask("POST", `${api}/seats/${me}/agree`),
  end: () => ask("POST", `${api}/seats/${me}/end`),
};

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
  if (!button || (button.dataset.confirm && !confirm(button.dataset.confirm))) return;
  const act = button.dataset.act || "";
  try {
    const answer = await actions[act](button);
    if (act === "rematch") location.assign(answer.to);
    if (act === "sit" || act === "stand") location.reload();
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message, true);
  }
});

// What is focused never lies under the prompt that stays in sight.
new ResizeObserver(([bar]) => document.documentElement.style.setProperty("--bar", `${Math.ceil(bar.borderBoxSize[0].blockSize)}px`)).observe(byId("prompt", HTMLElement));
setUpTabs();
wire.look(me);
