// @ts-check
/** The replay page: scrub, step, play; keys Home, End, arrows; every moment has its own address. */
import { Board } from "./board.js";
import { paintLog, setUpLog } from "./log.js";
import { patched } from "./morph.js";
import { pause as rest } from "./prefs.js";
import "./rules.js";
import { paintEnding, wearPaints } from "./side.js";
import { NARROW } from "./wire.js";
import { ask, byId, calm, say, toast } from "./words.js";

const root = byId("replay", HTMLElement);
/** @type {{name: string, game: string, steps: number, glyphs: string[], paints: string[], names: string[]}} */
const start = JSON.parse(root.dataset.start || "{}");
const range = byId("scrub-range", HTMLInputElement);
const as = byId("as-seat", HTMLSelectElement);
const board = new Board(byId("board", HTMLElement), { choose: () => {}, refuse: () => {}, picked: () => {} });
const names = [...as.options].slice(2).map((one) => one.textContent || "");
/** @type {Map<string, Promise<any>>} */
const cache = new Map();
let step = 0;
let shown = -1;
let told = 0; // lines of the log that have been shown
let timer = 0;

/** @param {number} n */
function fetchMoment(n) {
  const path = `/api/replays/${start.name}/${n}?seat=${as.value}&narrow=${NARROW.matches}`;
  if (!cache.has(path)) cache.set(path, ask("GET", path));
  return /** @type {Promise<any>} */ (cache.get(path));
}

/** @param {number} n */
async function show(n) {
  step = Math.max(0, Math.min(start.steps, n));
  const wanted = step;
  const onward = wanted === shown + 1;
  const moment = await fetchMoment(wanted).catch((problem) => toast(problem.message, true));
  if (!moment || wanted !== step) return;
  shown = wanted;
  board.marks.forget();
  const thrown = onward ? board.dice.roll(moment.log.slice(told)) : 0;
  if (thrown) await new Promise((done) => setTimeout(done, thrown));
  told = moment.log.length;
  if (onward && wanted === step) await unfold(moment);
  if (wanted !== step) return;
  board.paint(moment.board);
  if (onward) board.marks.remember(board.news, { others: true, paint: "", told: [] });
  paintLog(byId("log", HTMLElement), start, moment.log, moment.log.length);
  range.value = String(step);
  byId("scrub-at", HTMLOutputElement).textContent = say("at", { n: step, total: start.steps });
  byId("replay-stopped", HTMLElement).hidden = !moment.stopped;
  byId("replay-stopped", HTMLElement).textContent = moment.stopped;
  byId("ending", HTMLElement).hidden = !moment.result;
  if (moment.result) {
    paintEnding(byId("ending", HTMLElement), start, moment.result, names);
    document.querySelectorAll(".score-row").forEach((row) => row.classList.add("is-shown"));
  }
  // At the end, who has won; that it is the end can be seen.
  const last = moment.result ? byId("winner", HTMLElement).textContent : moment.log.at(-1)?.text;
  byId("replay-said", HTMLElement).textContent = last || say("beginning");
  history.replaceState(null, "", `#${step}${as.value === "-2" ? "" : `,${as.value}`}`);
  if (step < start.steps) void fetchMoment(step + 1).catch(() => {});
}

/** What happened on the way, as at the table; whoever steps on meanwhile skips it. @param {any} moment */
async function unfold(moment) {
  const wanted = step;
  for (const scene of calm() ? [] : moment.scenes) {
    board.look(patched(moment.board.live, scene));
    await new Promise((done) => setTimeout(done, rest(700)));
    if (wanted !== step) return;
  }
}

/** @type {Record<string, () => void>} */
const moves = {
  first: () => void show(0),
  back: () => void show(step - 1),
  next: () => void show(step + 1),
  last: () => void show(start.steps),
  play: () => (timer ? pause() : play()),
};

function play() {
  if (step >= start.steps) step = -1;
  const go = async () => {
    await show(step + 1);
    if (step >= start.steps) pause();
    else if (timer) timer = window.setTimeout(go, calm() ? 600 : 900);
  };
  timer = window.setTimeout(go, 0);
  playing(true);
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  playing(false);
}

/** @param {boolean} is */
function playing(is) {
  const button = /** @type {HTMLElement} */ (document.querySelector("[data-go=play]"));
  button.setAttribute("aria-pressed", String(is));
  const label = button.querySelector(".visually-hidden");
  if (label) label.textContent = say(is ? "pause" : "play");
}

root.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-go]") : null;
  const go = button instanceof HTMLElement ? button.dataset.go || "" : "";
  if (go !== "play" && go) pause();
  moves[go]?.();
});
range.addEventListener("input", () => (pause(), void show(Number(range.value))));
as.addEventListener("change", () => void show(step));
NARROW.addEventListener("change", () => void show(step));
byId("copy-moment", HTMLElement).addEventListener("click", async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  toast(say("copied"));
});

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, [data-ref], summary")) return;
  const go = { Home: "first", End: "last", ArrowLeft: "back", ArrowRight: "next" }[event.key];
  if (go) {
    event.preventDefault();
    pause();
    moves[go]();
  } else if (event.key === "PageUp" || event.key === "PageDown") {
    event.preventDefault();
    void byTurn(event.key === "PageUp" ? -1 : 1);
  }
});

/** From round to round: the places where the log begins a new fold. @param {number} way */
async function byTurn(way) {
  const heads = async (/** @type {number} */ n) => (await fetchMoment(n)).log.filter((/** @type {any} */ line) => line.head).length;
  const now = await heads(step);
  let n = step;
  while (n + way >= 0 && n + way <= start.steps && (await heads(n)) === now) n += way;
  void show(n);
}

wearPaints(start.paints);
board.call(start.names);
setUpLog(byId("log", HTMLElement), (refs) => board.point(refs));
const [at, seat] = location.hash.slice(1).split(",");
if (seat !== undefined && [...as.options].some((one) => one.value === seat)) as.value = seat;
void show(at ? Number(at) || 0 : 0);
