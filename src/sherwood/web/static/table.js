// @ts-check
/** The table page: what the server says becomes board, question, seats, log; what is clicked goes back. No rules here. */
import { Board } from "./board.js";
import { atTable, Brings } from "./brings.js";
import { finality, grave } from "./choices.js";
import { Coach } from "./coach.js";
import { setUpDoors } from "./doors.js";
import { Focus } from "./focus.js";
import { Hold } from "./hold.js";
import { setUpKeys } from "./keys.js";
import { paintLobby, paintTrouble } from "./lobby.js";
import { logLine, paintLog, paintTicker, pointAtLine, setUpLog, summed } from "./log.js";
import { Pages } from "./pages.js";
import { pause, prefs, whenPreferred } from "./prefs.js";
import { Question } from "./question.js";
import { reasonFor, Reasons } from "./reasons.js";
import { paintRematch } from "./rematch.js";
import { Scenes } from "./scenes.js";
import { paintAdvice, paintChat, paintEnding, paintSeats, wearPaints } from "./side.js";
import { sound } from "./sounds.js";
import { sure } from "./sure.js";
import { Wire } from "./wire.js";
import { Ways } from "./ways.js";
import { WhyNot } from "./whynot.js";
import { byId, calm, hide, make, say, toast } from "./words.js";

/** @typedef {import("./log.js").Line} Line */
/** @typedef {import("./side.js").Seat} Seat */
/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {import("./question.js").Prompt} Prompt */

const root = byId("table", HTMLElement);
/** @type {{id: string, game: string, seats: number[], seen: Record<string, number>, now: number, host: boolean, glyphs: string[], signs: Record<string, string>, paints: string[], people: number, pages: import("./pages.js").Known[]}} */
const start = JSON.parse(root.dataset.start || "{}");
const offset = start.now - Date.now() / 1000;
const api = `/api/tables/${start.id}`;
const title = document.title;

/** @typedef {import("./lobby.js").Trouble} Trouble */
/** @type {{table: any, seats: Seat[], prompt: Prompt | null, log: Line[], chat: any[], take_back: any, result: any, trouble: Trouble | null}} */
const state = { table: null, seats: [], prompt: null, log: [], chat: [], take_back: null, result: null, trouble: null };
let me = start.seats[0] ?? -1;
let seen = start.seen[me] ?? 0;
let looked = false;
let sent = "";
let wasScene = false;
/** Whoever was asked when the table was last painted: what changes without a word is their doing. */
let waitedFor = -1;
/** @type {Line[]} what was taken back while we looked, at its place in the log */
let backs = [];

const whynot = new WhyNot(start.game);
const logList = byId("log", HTMLElement);
/** @type {Board} */
const board = new Board(byId("board", HTMLElement), { choose, refuse: (tried, thing) => void refuse(tried, thing), picked, pointed, farther: (ref, seen) => ways.pick(ref, seen) });
const question = new Question(start.game, board, choose, () => void reasons.want());
const brings = new Brings(start.game, board, atTable(api, () => ({ seat: me, turn: state.prompt?.turn ?? 0, mine: !!state.prompt && asked() })));
const focus = new Focus((listing) => [byId("winner", HTMLElement), listing ? question.listed.stop : null, question.shown.stop, board.litAhead().length ? board.stop : null]);
const coach = new Coach(api, () => !!document.getElementById("hint-ask") && !!state.table?.advice);
const pages = new Pages(api, start.pages, () => paint({ seats: state.seats }));
const hold = new Hold(() => scenes.wake());
const ways = new Ways(board, (choice) => void choose(choice, true), live);
const scenes = new Scenes((event) => focus.keep(() => apply(event)), board, paintPrompt, () => hold.held);
const wire = new Wire(`/tables/${start.id}/socket`, { event: (event) => scenes.add(event), online });
const reasons = new Reasons(
  async (turn) => (await wire.ask({ type: "why", turn })).barred ?? null,
  (barred) => (board.bar(barred), question.paintBarred(barred)),
);

/** @param {Record<string, any>} event */
function apply(event) {
  const before = state.log.length;
  const mine = asked();
  for (const key of ["table", "seats", "prompt", "take_back", "result", "trouble"]) if (key in event) /** @type {any} */ (state)[key] = event[key];
  if (event.log && !event.whole) noteBacks(event.log.keep);
  for (const key of /** @type {const} */ (["log", "chat"])) if (event[key]) state[key] = [...state[key].slice(0, event.whole ? 0 : event[key].keep), ...event[key].add];
  if (curtainNeeded()) return;
  if (event.whole && !seen) seen = state.log.length;
  if (event.seats) board.call(state.seats.map((seat) => seat.name));
  if (event.board) board.paint(event.board);
  if (event.board) brings.forget();
  if (event.scene) board.offer([], board.turn); // what is over is not to be clicked
  const dark = wasScene;
  wasScene = !!event.scene;
  if (event.board && !event.whole) remember(event.log?.add ?? [], mine);
  paint(event);
  if (dark && !event.scene && event.prompt === undefined) paintPrompt();
  announce(event, event.whole ? state.log.length : before);
}

/** What changed stays marked until one's next choice, in the colour of whoever did it. @param {Line[]} lines @param {boolean} mine was one asked before? */
function remember(lines, mine) {
  const doer = lines.find((line) => line.seat >= 0)?.seat ?? (mine ? me : waitedFor);
  const others = lines.length ? lines.some((line) => line.seat !== me) : !mine;
  waitedFor = state.seats.find((seat) => seat.waiting)?.seat ?? -1;
  board.marks.remember(board.news, { others, paint: doer >= 0 ? `var(--seat-${doer})` : "", told: lines.flatMap((line) => line.refs ?? []) });
}

/** Lines that are there no more were taken back: everybody who saw them is told. @param {number} keep */
function noteBacks(keep) {
  const gone = state.log.slice(keep);
  backs = backs.filter((one) => one.n <= keep);
  const who = gone.find((line) => line.seat >= 0)?.seat ?? -1;
  if (gone.length && who >= 0) backs.push({ n: keep, text: say("took-back", { name: state.seats[who].name }), rule: "", seat: who, head: false, back: true });
}

/** The log with what was taken back in its place. */
function told() {
  return backs.reduceRight((lines, back) => [...lines.slice(0, back.n), back, ...lines.slice(back.n)], state.log);
}

/** @param {Record<string, any>} event */
function paint(event) {
  const status = state.table.status;
  root.dataset.status = status;
  hide("#lobby", status !== "lobby");
  hide("#prompt", status === "lobby" || !!state.trouble);
  hide("#board", status === "lobby" || (!board.live.length && !!state.trouble));
  hide("#zoombar", status === "lobby" || board.plain);
  if (status === "lobby") paintLobby(state.seats, start, state.table.public, pages.of(state.seats));
  if (event.trouble !== undefined || event.seats) paintTrouble(state.trouble, state.seats, state.table.status === "running" ? me : -1);
  if (event.seats || event.result || event.table) paintPeople();
  if (event.prompt !== undefined || event.take_back !== undefined || event.seats || asked() !== byId("prompt", HTMLElement).classList.contains("is-turn")) paintPrompt();
  if (event.log) paintStory();
  if (event.chat) paintTalk(event);
  if (status === "over" && state.result && (event.result || event.whole)) paintEnd();
  if (!looked) lookBack();
  sign();
}

function paintStory() {
  const lines = told();
  paintLog(logList, start, lines, seen, me);
  paintTicker(byId("ticker-line", HTMLElement), start, lines);
  const news = state.log.slice(seen).filter((line) => !line.head && line.seat !== me).length;
  byId("log-news", HTMLElement).textContent = news && state.table.status === "running" ? say("news", { n: news }) : "";
}

/** @param {boolean} is */
function online(is) {
  hide(".offline", is);
  if (is) whynot.backAgain();
}

// Seats

function paintPeople() {
  const winners = state.result?.winners ?? [];
  paintSeats(byId("seats", HTMLElement), start, state.seats, { me, mine: start.seats, winners, status: state.table.status, offset, pace: state.table.pace, pages: pages.of(state.seats) });
  const mine = state.seats[me];
  const running = state.table.status === "running" && !!mine;
  hide("#leave", !running);
  hide("#resign", !running);
  byId("leave", HTMLButtonElement).disabled = running && (mine.away || mine.resigned); // it stays: nothing slides to its place
  byId("resign", HTMLButtonElement).disabled = running && mine.resigned;
  hide("#return", !running || !mine.away || mine.resigned);
  hide("#hint-ask", !running || !state.table.advice);
  paintAdvice(state.seats, running && !mine.resigned ? mine : null);
  const again = paintRematch(state.table, state.seats, start.seats);
  if (again) live(again);
}

byId("seats", HTMLElement).addEventListener("late", (event) => warn(/** @type {CustomEvent} */ (event).detail));

/** Before a bot takes a seat, everybody here is told how long is left. @param {{seat: number, time: string}} late */
function warn({ seat, time }) {
  const told = seat === me ? say("bot-in-you", { time }) : `${state.seats[seat].name}: ${say("bot-in", { time })}`;
  live(told);
  if (seat === me) toast(told, true);
}

// The question

/** A seat that was taken back is asked what it was asked before. */
function asked() {
  return !!state.prompt?.mine && !state.seats[me]?.away && !state.seats[me]?.resigned;
}

function paintPrompt() {
  const prompt = state.prompt;
  const tools = state.take_back;
  byId("takeback", HTMLButtonElement).hidden = !tools?.can;
  byId("takeback", HTMLButtonElement).title = byId("takeback-limit", HTMLElement).textContent = tools?.can ? tools.say : "";
  if (!prompt) return offer([], 0, "");
  const mine = asked();
  const turn = `${me}.${prompt.turn}`;
  if (turn !== sent) sent = "";
  const fresh = byId("prompt", HTMLElement).dataset.turn !== turn || !byId("prompt", HTMLElement).classList.contains("is-turn");
  byId("prompt", HTMLElement).dataset.turn = turn;
  question.ask(prompt, mine, state.seats.filter((seat) => seat.waiting && seat.seat !== me).map((seat) => seat.name));
  whynot.shut();
  brings.forget();
  if (fresh) doors.shutHint();
  if (fresh || !mine) ways.forget();
  const open = mine || prompt.choices.some((one) => one.revise) ? prompt.choices : [];
  offer(open, mine ? (prompt.bars ?? 0) : 0, turn);
  if (mine && fresh && ways.next()) return;
  if (mine && fresh) sound("turn");
  if (mine) coach.look(me, prompt.turn, turn);
  if (mine && prefs.skip === "on" && prompt.forced && open.length === 1 && !open[0].final?.length) void choose(open[0]);
}

/** @param {Choice[]} choices @param {number} bars how many ways are barred @param {string} turn */
function offer(choices, bars, turn) {
  reasons.expect(bars ? (state.prompt?.turn ?? -1) : -1);
  board.offer(choices, turn);
  question.offer(choices, bars, turn);
  hide("#unpick", !board.path.length);
  hide("#to-action", !board.litAhead().length);
}

/** Twice the same answer is a double click; the next question may be answered before the last answer is acknowledged. @param {Choice} choice @param {boolean} [going] is it a step of a longer way? */
async function choose(choice, going = false) {
  const now = byId("prompt", HTMLElement).dataset.turn || "";
  if (!state.prompt || sent === now) return;
  if (!going) ways.gone = 0;
  // What throws something away is asked twice by everybody: on the board it looks like any other place.
  const lethal = choice.final?.includes("loses") && state.prompt.choices.length > 1;
  if ((lethal || (prefs.confirm === "on" && choice.final?.length)) && !(await sure(choice.say, say(`${finality(choice)}-why`), say("do-it")))) return;
  if (!(await coach.agrees(choice, me, state.prompt, now))) return;
  if (sent === now || byId("prompt", HTMLElement).dataset.turn !== now) return;
  sent = now;
  seen = state.log.length; // what is new is what the others did since
  board.marks.forget();
  scenes.forget();
  hide("#since", true);
  question.shut();
  sound(grave(choice) ? "final" : "choice");
  const answer = await wire.ask({ type: "do", turn: state.prompt.turn, do: choice.do });
  if (sent === now && "no" in answer) sent = "";
  if ("no" in answer) whynot.complain(answer, null);
}

/** @param {string[]} tried @param {Element | null} thing */
async function refuse(tried, thing) {
  const barred = await reasons.want();
  if (barred) whynot.refuse(reasonFor(barred, tried), thing, state.prompt?.rule || "");
  else if (barred === null) whynot.complain({}, thing);
}

/** What cannot be done looks it when it is pointed at. @param {string} ref */
function pointed(ref) {
  pointAtLine(logList, ref);
  if (ref && !board.ahead.has(ref)) void reasons.want();
}

/** @param {string[]} path */
function picked(path) {
  hide("#unpick", !path.length);
  whynot.shut();
  question.help(board.litAhead().length);
  if (path.length) live(say("picked"));
}

byId("unpick", HTMLElement).onclick = () => focus.keep(() => board.unpick());
byId("takeback", HTMLElement).onclick = async () => {
  const steps = Math.max(ways.gone, 1); // a way that was one click is one click back
  ways.gone = 0;
  for (let n = 0; n < steps; n++) {
    const answer = await wire.ask({ type: "take_back" });
    if (!("no" in answer)) continue;
    if (!n) whynot.complain(answer, byId("takeback", HTMLElement)); // what interrupted the way cannot be undone: it ends there
    break;
  }
};
byId("zoombar", HTMLElement).onclick = (event) => {
  const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-zoom]")) : null;
  board.view.button(button?.dataset.zoom || "");
};

// Log, chat, what changed

function lookBack() {
  looked = true;
  const missed = state.log.slice(seen).filter((line) => !line.head && line.seat !== me);
  if (!seen || !missed.length || state.table.status === "lobby") return;
  document.querySelector("#since ol")?.replaceChildren(...summed(missed).slice(-12).map((line) => logLine(start, line)));
  hide("#since", false);
}
byId("since-close", HTMLElement).onclick = () => focus.keep(() => hide("#since", true));

/** @param {Record<string, any>} event @param {number} before */
function announce(event, before) {
  const lines = state.log.slice(before).map((line) => line.text);
  if (lines.length && !asked()) sound("event");
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
  if (event.whole || !event.chat.add.length) return;
  sound("chat");
  const unread = byId("unread", HTMLElement);
  unread.dataset.n = String(event.chat.add.length + Number(unread.dataset.n || 0));
  unread.textContent = unread.dataset.n;
  unread.hidden = root.classList.contains("is-talking");
  const last = state.chat.at(-1);
  live(say("says", { name: last.name }) + last.text);
}

/** On a phone the log and the chat open over the question. @param {boolean} open */
function talk(open) {
  root.classList.toggle("is-talking", open);
  byId("ticker", HTMLElement).setAttribute("aria-expanded", String(open));
  byId("unread", HTMLElement).hidden = true;
  byId("unread", HTMLElement).dataset.n = "0";
  if (open) logList.scrollTop = logList.scrollHeight;
}
byId("ticker", HTMLElement).onclick = () => talk(!root.classList.contains("is-talking"));
byId("talk-close", HTMLElement).onclick = () => (talk(false), byId("ticker", HTMLElement).focus());

byId("chat-form", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = byId("chat-text", HTMLInputElement);
  if (!input.value.trim()) return;
  const answer = await wire.ask({ type: "chat", text: input.value });
  if ("no" in answer) toast(answer.say || say("try-again"), true);
  else input.value = "";
});

function paintEnd() {
  const again = !byId("ending", HTMLElement).hidden;
  hide("#ending", false);
  paintEnding(byId("ending", HTMLElement), start, state.result, state.seats.map((seat) => seat.name));
  question.end(byId("winner", HTMLElement).textContent || "");
  offer([], 0, "");
  hide("#ending-open", false);
  document.querySelectorAll(".score-row").forEach((row, n) => setTimeout(() => row.classList.add("is-shown"), calm() ? 0 : pause(400) * n));
  live(byId("winner", HTMLElement).textContent || "");
  if (again) return;
  sound("end");
  if (byId("board", HTMLElement).contains(document.activeElement)) focus.go();
}
byId("ending-close", HTMLElement).onclick = () => {
  byId("ending", HTMLElement).classList.add("is-folded");
  byId("ending-open", HTMLElement).focus();
};
byId("ending-open", HTMLElement).onclick = () => {
  byId("ending", HTMLElement).classList.remove("is-folded");
  byId("winner", HTMLElement).focus();
};

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
  scenes.queue.length = 0;
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
  board.marks.forget();
  question.offer([], 0, "");
  logList.replaceChildren();
  brings.forget();
  whynot.shut();
  hide("#since", true);
  // What was read out, asked or explained to one is not left for the next, on the screen or off it.
  for (const left of document.querySelectorAll("#ticker-line, #live, #ask, #brings, #whynot, #since ol")) left.replaceChildren();
  button.focus();
}

// Buttons around the game

const doors = setUpDoors(start.id, () => me, question, () => !!state.seats[me]?.advice, () => state.table.rematch, () => scenes.skip());
wearPaints(start.paints);
whenPreferred(() => state.prompt && !scenes.showing && paintPrompt()); // a forced choice is made as soon as somebody wants it
setUpLog(logList, (refs) => board.point(refs));
setUpKeys({ board, question, shut: () => whynot.shut() || ways.forget() || doors.shutHint() || question.shut() });
wire.look(me);
