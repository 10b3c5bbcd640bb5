/**
 * Sounds made by Web Audio, without files. Silent until the player has turned them on and touched the page.
 */
import { settings } from "./settings.js";

/**
 * @typedef {import("../core/cues.js").Cue} Cue
 * @typedef {{at: number, to?: number, from: number, long: number, loud: number, shape: OscillatorType | "noise"}} Tone
 *   `at` and `long` in seconds; `from` and `to` in hertz, for noise the middle of its band
 */

/** @type {(at: number, from: number, long: number, loud: number, shape?: Tone["shape"], to?: number) => Tone} */
const tone = (at, from, long, loud, shape = "sine", to) => ({ at, from, to, long, loud, shape });

/** @type {Record<Cue, Tone[]>} */
const TONES = {
  deal: [0, 0.07, 0.14, 0.21, 0.28].map((at) => tone(at, 3200, 0.05, 0.12, "noise")),
  play: [tone(0, 1800, 0.06, 0.3, "noise"), tone(0.005, 190, 0.09, 0.25, "sine", 120)],
  heavy: [tone(0, 1300, 0.1, 0.4, "noise"), tone(0, 150, 0.2, 0.4, "sine", 70)],
  pass: [tone(0, 240, 0.07, 0.1, "triangle")],
  trick: [tone(0, 2600, 0.16, 0.14, "noise", 900)],
  call: [tone(0, 392, 0.3, 0.14, "triangle"), tone(0.09, 587, 0.4, 0.12, "triangle")],
  clock: [tone(0, 1320, 0.06, 0.1, "triangle")],
  low: [tone(0, 880, 0.09, 0.12, "square"), tone(0.14, 880, 0.09, 0.12, "square")],
  turn: [tone(0, 659, 0.22, 0.16), tone(0.1, 988, 0.34, 0.14)],
  won: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.11, pitch, 0.5, 0.15, "triangle")),
  lost: [392, 330, 262].map((pitch, i) => tone(i * 0.16, pitch, 0.5, 0.13, "triangle")),
};

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** @type {GainNode | null} what is playing; a new step cuts it short */
let bus = null;

/** @param {AudioContext} audio */
function noise(audio) {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** @param {AudioContext} audio @param {AudioNode} out @param {number} start @param {Tone} one */
function sound(audio, out, start, { from, to = from, long, loud, shape }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(out);
  if (shape === "noise") {
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    source.buffer = noise(audio);
    band.type = "bandpass";
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(start + long);
    return;
  }
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(gain);
  source.start(start);
  source.stop(start + long);
}

/** A gesture allows sound; without one the browser keeps it silent. */
function wake() {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  void context.resume();
}
addEventListener("pointerdown", wake, { capture: true, passive: true });
addEventListener("keydown", wake, { capture: true });

/** @param {readonly Cue[]} cues of one step */
export function play(cues) {
  if (!settings.peek().sound || context?.state !== "running" || cues.length === 0 || document.hidden) return;
  const audio = context;
  bus?.gain.setTargetAtTime(0, audio.currentTime, 0.03);
  bus = audio.createGain();
  bus.connect(audio.destination);
  let start = audio.currentTime + 0.01;
  for (const cue of cues) {
    for (const one of TONES[cue]) sound(audio, bus, start + one.at, one);
    start += 0.12;
  }
}
