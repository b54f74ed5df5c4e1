// Two seats at each of so many tables answer as fast as they are told: moves a second and how long each took, as JSON.
// A table plays LONG moves and goes on as another match, as our own games do: what is kept of one does not grow for ever.
const { io } = require("socket.io-client");

const [port, tables, seconds, long] = process.argv.slice(2).map(Number);
const WARM = 3000;
let times = [];
let measuring = false;

class Seat {
  constructor(table, player) {
    this.table = table;
    this.player = player;
    this.socket = io(`http://localhost:${port}/marks`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (id, info) => id === this.match && this.joined(info.state));
    this.socket.on("update", (id, state) => id === this.match && this.told(state));
  }

  join(match) {
    this.match = match;
    return new Promise((joined) => {
      this.joined = joined;
      this.socket.emit("sync", match, this.player, undefined, 2);
    });
  }

  told(state) {
    if (this.sent && state._stateID > this.asked) {
      if (measuring) times.push(performance.now() - this.sent);
      this.sent = 0;
    }
    if (state._stateID >= long) return this.table.over(this.match);
    if (state.ctx.currentPlayer !== this.player || this.sent) return;
    this.asked = state._stateID;
    this.sent = performance.now();
    const payload = { type: "mark", args: [Math.floor(Math.random() * 9)], playerID: this.player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.player);
  }
}

class Table {
  constructor(n) {
    this.n = n;
    this.games = 0;
    this.seats = ["0", "1"].map((player) => new Seat(this, player));
  }

  async begin() {
    const match = `t${this.n}-${this.games}`;
    let state; // nobody moves before both are there: who comes later would not be told
    for (const seat of this.seats) state = await seat.join(match);
    for (const seat of this.seats) seat.told(state);
  }

  over(match) {
    if (match !== `t${this.n}-${this.games}`) return; // the other seat said so already
    this.games += 1;
    for (const seat of this.seats) seat.sent = 0;
    void this.begin();
  }
}

for (let n = 0; n < tables; n += 1) void new Table(n).begin();
setTimeout(() => {
  measuring = true;
  console.log("measuring");
  setTimeout(() => {
    times.sort((a, b) => a - b);
    const per = (part) => times[Math.floor(times.length * part)] ?? 0;
    console.log(JSON.stringify({ moves: times.length / seconds, p50: per(0.5), p99: per(0.99) }));
    process.exit(0);
  }, seconds * 1000);
}, WARM);
