// @ts-check
/** A few sounds, made here out of sines and noise; silent until somebody wants them. */
import { prefs, whenPreferred } from "./prefs.js";

/** @typedef {{at: number, tone: number, long: number, loud: number, kind: OscillatorType}} Note */

/** @param {number} at @param {number} tone @param {number} [long] @param {number} [loud] @param {OscillatorType} [kind] @returns {Note} */
const note = (at, tone, long = 0.18, loud = 0.12, kind = "triangle") => ({ at, tone, long, loud, kind });

/** What each occasion sounds like. @type {Record<string, Note[]>} */
const TUNES = {
  turn: [note(0, 523), note(0.14, 784, 0.35)], // a horn calls
  choice: [note(0, 220, 0.06, 0.1, "sine")], // a piece is put down
  event: [note(0, 147, 0.12, 0.12, "sine")], // something happened elsewhere
  final: [note(0, 131, 0.25, 0.14, "sine"), note(0.05, 98, 0.3, 0.12, "sine")], // a drum
  chat: [note(0, 880, 0.08, 0.06), note(0.1, 1047, 0.1, 0.05)],
  end: [note(0, 392), note(0.15, 523), note(0.3, 659), note(0.45, 784, 0.6)],
};

/** @type {AudioContext | null} */
let context = null;
let wanted = prefs.sounds;

// Whoever wants sounds hears one at once.
whenPreferred((now) => {
  if (now.sounds !== wanted) sound("turn");
  wanted = now.sounds;
});

/** @param {string} name */
export function sound(name) {
  if (prefs.sounds !== "on" || !(name in TUNES)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of TUNES[name]) play(context, one);
}

/** @param {AudioContext} where @param {Note} one */
function play(where, one) {
  const from = where.currentTime + one.at;
  const tone = new OscillatorNode(where, { frequency: one.tone, type: one.kind });
  const loud = new GainNode(where, { gain: 0 });
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(one.loud, from + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0005, from + one.long);
  tone.connect(loud).connect(where.destination);
  tone.start(from);
  tone.stop(from + one.long + 0.05);
}
