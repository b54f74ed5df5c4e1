// @ts-check
/** A lesson: the board of the table page, and a card that says one thing at a time. The server knows the lesson, this page the way. */
import { Board } from "./board.js";
import { Brings } from "./brings.js";
import { Choices } from "./choices.js";
import { paintLog, paintTicker, setUpLog } from "./log.js";
import { pause } from "./prefs.js";
import "./rules.js";
import { paintSeats, wearPaints } from "./side.js";
import { Spotlight } from "./spotlight.js";
import { keepWay, wayTo } from "./stood.js";
import { WhyNot } from "./whynot.js";
import { COLUMN, NARROW } from "./wire.js";
import { ask, byId, calm, hide, make, ruleLink, say, toast } from "./words.js";

/** @typedef {import("./board.js").Choice} Choice */
/** @typedef {import("./stood.js").Way} Way */
/** @typedef {{way: Way, n: number, total: number, title: string, text: string, rule: string, point: string[], choices: Choice[], others: import("./board.js").Barred[], waits: boolean, answer: (string | number)[] | null, over: boolean, slip: boolean, seats: any[], board: any, log: any[], scenes: {board: any, log: number}[]}} Moment */

const AROUND = 6; // steps in sight
const root = byId("lesson", HTMLElement);
/** @type {{game: string, lesson: string, seat: number, names: string[], glyphs: string[], signs: Record<string, string>, paints: string[], next: string, kind: string, titles: string[]}} */
const start = JSON.parse(root.dataset.start || "{}");
const name = `${start.game}/${start.lesson}`;
const api = `/api/learn/${name}`;
const whynot = new WhyNot(start.game);
const logList = byId("log", HTMLElement);
const board = new Board(byId("board", HTMLElement), { choose, refuse: (why, thing) => refuse(why, thing), picked: () => whynot.shut() });
const bar = new Choices(byId("choices", HTMLElement), choose);
/** @type {Moment | null} */ let now = null;
let busy = false;
const spotlight = new Spotlight(board, byId("lesson-words", HTMLElement), byId("stage", HTMLElement));
/** @type {(string | number)[] | null} */ let slipped = null; // the mistake whose outcome is shown
const here = () => ({ way: now?.way ?? [], narrow: NARROW.matches });
const brings = new Brings(start.game, board, {
  foresee: (choice) => ask("POST", `${api}/brings`, { ...here(), tried: choice.do }),
  inspect: (ref) => ask("POST", `${api}/things?ref=${encodeURIComponent(ref)}`, { ...here(), tried: slipped }),
});

/** @param {Way} way @param {(string | number)[] | null} [tried] @param {boolean} [watch] */
async function go(way, tried = null, watch = false) {
  if (busy) return;
  busy = true;
  try {
    const moment = /** @type {Moment} */ (await ask("POST", `${api}/`, { way, tried, narrow: NARROW.matches }));
    whynot.shut();
    brings.forget();
    slipped = moment.slip ? tried : null;
    if (watch) await scenes(moment);
    paint(moment);
  } catch (problem) {
    whynot.complain({ say: /** @type {Error} */ (problem).message }, null);
  } finally {
    busy = false;
  }
}

/** What happened on the way, one scene after another. @param {Moment} moment */
async function scenes(moment) {
  spotlight.wait();
  board.offer([], [], "");
  board.point([]);
  const thrown = now ? board.dice.roll(moment.log.slice(now.log.length)) : 0;
  if (thrown) await rest(thrown);
  for (const scene of calm() ? [] : moment.scenes) {
    board.paint(scene.board);
    paintStory(moment.log.slice(0, scene.log));
    await rest(pause(700));
  }
}

/** @param {number} long */
function rest(long) {
  return new Promise((done) => setTimeout(done, long));
}

/** @param {Moment} moment */
function paint(moment) {
  now = moment;
  brings.forget();
  if (!moment.slip) keepWay(name, moment.way, moment.over);
  board.call(start.names);
  board.paint(moment.board);
  paintStory(moment.log);
  paintSeats(byId("seats", HTMLElement), start, moment.seats, { me: start.seat, mine: [start.seat], winners: [], status: "running", offset: 0, pace: 0 });
  paintCard(moment);
  const turn = `${moment.n}${moment.slip ? "!" : ""}`;
  board.offer(moment.choices, moment.others, turn);
  board.point(moment.over ? [] : moment.point);
  if (COLUMN.matches) seek();
  // A puzzle is judged by the whole board: nothing steps back there.
  spotlight.light(start.kind !== "puzzle" && !moment.over && !moment.slip);
  root.dataset.step = turn;
}

/** On a phone the board is larger than its window: what is spoken of comes into sight, what can be chosen last. */
function seek() {
  const lit = [...board.figure.querySelectorAll(".is-lit")];
  const both = lit.filter((one) => one.matches(".is-pointed"));
  const pointed = [...board.figure.querySelectorAll(".is-pointed")];
  for (const thing of [...pointed.reverse(), ...(both.length ? both : lit).reverse()]) board.view.reveal(thing);
}

/** @param {Moment} moment */
function paintCard(moment) {
  const total = moment.total;
  byId("lesson-at", HTMLElement).textContent = say("lesson-at", { n: Math.min(moment.n + 1, total), total });
  const progress = byId("lesson-progress", HTMLProgressElement);
  progress.max = total;
  progress.value = moment.n;
  byId("prompt", HTMLElement).classList.toggle("is-slip", moment.slip);
  byId("ask", HTMLElement).textContent = moment.slip ? say("lesson-slip") : moment.over ? say("lesson-over") : moment.title;
  const text = byId("lesson-text", HTMLElement);
  text.replaceChildren(moment.over ? say("lesson-over-text") : moment.text);
  if (moment.rule && !moment.over) text.append(" ", ruleLink(start.game, moment.rule));
  bar.paint(moment.choices.filter((one) => !one.path.length || !board.has(one.path[0])));
  paintSteps(moment);
  hide("#lesson-end", !moment.over);
  byId("lesson-back", HTMLButtonElement).disabled = !moment.n && !moment.slip;
  hide("#lesson-show", !moment.waits || moment.slip);
  const on = byId("lesson-on", HTMLButtonElement);
  on.hidden = moment.over || (moment.waits && !moment.slip);
  if (on.firstChild) on.firstChild.textContent = `${say(moment.slip ? "lesson-again" : "lesson-on")} `;
  byId("live", HTMLElement).replaceChildren(make("p", "", byId("ask", HTMLElement).textContent || ""), make("p", "", text.textContent || ""));
  restFocus(moment);
}

/** What was, what is and what comes, where the words are not in the card. @param {Moment} moment */
function paintSteps(moment) {
  const first = Math.max(0, Math.min(moment.n - 2, start.titles.length - AROUND));
  const items = start.titles.slice(first, first + AROUND).map((title, at) => {
    const [item, n] = [/** @type {HTMLLIElement} */ (make("li", "", title)), first + at];
    item.value = n + 1;
    item.className = n < moment.n ? "is-done" : "";
    if (n === moment.n) item.setAttribute("aria-current", "step");
    return item;
  });
  byId("lesson-steps", HTMLElement).replaceChildren(...items);
}

/** The keyboard goes on where the lesson does. @param {Moment} moment */
function restFocus(moment) {
  const active = document.activeElement;
  if (!root.dataset.step) return; // whoever comes in looks around first
  const lost = !active || active === document.body || (active instanceof HTMLElement && !active.checkVisibility());
  if (!lost) return;
  const on = byId("lesson-on", HTMLElement);
  if (moment.over) byId("go-on", HTMLElement).focus();
  else if (on.checkVisibility()) on.focus();
  else byId("ask", HTMLElement).focus();
}

/** @param {any[]} lines */
function paintStory(lines) {
  paintLog(logList, start, lines, lines.length, start.seat);
  paintTicker(byId("ticker-line", HTMLElement), start, lines);
}

/** @param {Choice} choice */
function choose(choice) {
  if (now) void go(now.way, choice.do, true);
}

/** Another choice than the lesson's is not forbidden: it is told kindly. @param {import("./board.js").Barred | null} why @param {Element | null} thing */
function refuse(why, thing) {
  const kind = why ?? now?.others[0] ?? null;
  if (now?.waits) whynot.complain({ say: kind?.say || say("lesson-lit"), rule: kind?.rule }, thing);
  else whynot.complain({ say: say("lesson-just-on") }, thing);
}

function on() {
  if (!now || now.over) return;
  if (now.slip) void go(now.way);
  else if (!now.waits) void go([...now.way, null], null, true);
}

function back() {
  if (now?.slip) void go(now.way);
  else if (now?.way.length) void go(now.way.slice(0, -1));
}

/** For whoever does not find it: the lesson does it. */
function show() {
  if (now?.waits && !now.slip) void go(now.way, now.answer, true);
}

byId("lesson-on", HTMLElement).onclick = on;
byId("lesson-back", HTMLElement).onclick = back;
byId("lesson-show", HTMLElement).onclick = show;
byId("go-on", HTMLElement).onclick = async () => {
  try {
    location.assign((await ask("POST", `${api}/table`, { way: now?.way ?? [] })).to);
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message, true);
  }
};
byId("zoombar", HTMLElement).onclick = (event) => {
  const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-zoom]")) : null;
  board.view.button(button?.dataset.zoom || "");
};
const talk = (/** @type {boolean} */ open) => {
  root.classList.toggle("is-talking", open);
  byId("ticker", HTMLElement).setAttribute("aria-expanded", String(open));
};
byId("ticker", HTMLElement).onclick = () => talk(!root.classList.contains("is-talking"));
byId("talk-close", HTMLElement).onclick = () => (talk(false), byId("ticker", HTMLElement).focus());

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest("input, select, dialog")) return;
  if (event.key === "s" || event.key === "S") show();
  else if (event.key === "Backspace") back();
  else if (event.key === "n" || event.key === "N") on();
  else if (event.key === "Escape") whynot.shut() || board.unpick();
  else board.view.key(event);
});

wearPaints(start.paints);
setUpLog(logList, (refs) => board.point(refs.length ? refs : now?.point ?? []));
NARROW.addEventListener("change", () => now && void go(now.way));
await go(wayTo(name));
if (!now) void go([]); // what was kept leads nowhere any more: from the beginning
