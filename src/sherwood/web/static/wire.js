// @ts-check
/** The socket of this tab: numbered events in, choices out, and coming back after a break without losing anything. */

/** @typedef {Record<string, any>} Event_ */

/** Phones get a board drawn for them. */
export const NARROW = matchMedia("(max-width: 640px)");

/** One column: the prompt below the board. */
export const COLUMN = matchMedia("(max-width: 999.9px)");

export class Wire {
  /** @param {string} path @param {{event: (event: Event_) => void, online: (is: boolean) => void}} act */
  constructor(path, act) {
    this.path = path;
    this.act = act;
    this.seat = -1;
    this.lang = document.documentElement.lang;
    this.epoch = "";
    this.after = 0;
    this.wait = 250;
    this.id = 0;
    /** @type {Map<number, (answer: Event_) => void>} */ this.asked = new Map();
    /** @type {WebSocket | null} */ this.socket = null;
    window.addEventListener("online", () => this.again());
    NARROW.addEventListener("change", () => this.look(this.seat));
  }

  /** Look as another seat (or -1, a spectator): a new stream from the beginning. @param {number} seat */
  look(seat) {
    this.seat = seat;
    this.epoch = "";
    this.after = 0;
    this.connect();
  }

  connect() {
    this.drop(); // whoever waits for an answer of the old one waits in vain
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = new URLSearchParams({ seat: String(this.seat), lang: this.lang, narrow: NARROW.matches ? "1" : "0", epoch: this.epoch, after: String(this.after) });
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}?${query}`);
    this.socket = socket;
    socket.onmessage = (message) => this.socket === socket && this.receive(JSON.parse(message.data));
    socket.onclose = (closed) => this.socket === socket && this.lost(closed.code);
  }

  /** @param {Event_} event */
  receive(event) {
    this.wait = 250;
    if (event.n !== undefined) {
      if (event.epoch) this.epoch = event.epoch;
      this.after = event.n;
      this.act.online(true);
      this.act.event(event);
    }
    const answered = event.ok ?? event.no;
    if (answered !== undefined) {
      this.asked.get(answered)?.(event);
      this.asked.delete(answered);
    }
  }

  /** @param {number} code */
  lost(code) {
    this.drop();
    this.act.online(false);
    if (code === 4403) return location.reload();
    if (code === 4404) return;
    setTimeout(() => this.again(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, 8000);
  }

  drop() {
    for (const answer of this.asked.values()) answer({ no: 0, reason: "lost" });
    this.asked.clear();
  }

  again() {
    if (!this.socket || this.socket.readyState > 1) this.connect();
  }

  /** What is said while the socket opens leaves when it is open. @param {Event_} message @returns {Promise<Event_>} */
  ask(message) {
    const [id, socket] = [++this.id, this.socket];
    return new Promise((resolve) => {
      if (!socket || socket.readyState > 1) return resolve({ no: id, reason: "lost" });
      this.asked.set(id, resolve);
      const send = () => socket.send(JSON.stringify({ ...message, id }));
      if (socket.readyState === 1) send();
      else socket.addEventListener("open", send, { once: true });
    });
  }
}
