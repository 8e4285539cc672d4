/** Short sounds, made here and not loaded: soft tones and a breath of noise. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "draw" | "turn" | "uno" | "caught" | "win" | "lose" | "flip" | "battle" | "tick";

/** A tone: when it begins, how long it sounds, how high it is and where it glides to, how loud. */
interface Tone {
  at?: number;
  lasts: number;
  hertz: number;
  to?: number;
  loud?: number;
  shape?: OscillatorType;
}

/** A rustle: noise through a band that glides, as of paper. */
interface Rustle {
  at?: number;
  lasts: number;
  from: number;
  to: number;
  loud?: number;
}

interface Score {
  tones?: Tone[];
  rustles?: Rustle[];
}

const VOLUME = 0.22;
/** A sound that has just begun is not begun again: many cards at once are one rustle. */
const APART_S = 0.04;

const row = (hertz: number[], step: number, lasts: number, more: Partial<Tone> = {}): Tone[] =>
  hertz.map((one, at) => ({ at: at * step, lasts, hertz: one, ...more }));

const SCORES: Record<Sound, Score> = {
  card: {
    rustles: [{ lasts: 0.09, from: 2400, to: 900, loud: 0.9 }],
    tones: [{ at: 0.02, lasts: 0.09, hertz: 180, to: 110, loud: 0.7 }],
  },
  draw: { rustles: [{ lasts: 0.14, from: 900, to: 2600, loud: 0.6 }] },
  turn: { tones: row([659, 988], 0.11, 0.28, { loud: 0.5 }) },
  uno: { tones: row([784, 784, 1175], 0.1, 0.22, { loud: 0.6, shape: "triangle" }) },
  caught: { tones: row([392, 311], 0.13, 0.26, { loud: 0.6, shape: "triangle" }) },
  win: { tones: row([523, 659, 784, 1047], 0.12, 0.45, { loud: 0.55 }) },
  lose: { tones: row([440, 370, 330], 0.16, 0.4, { loud: 0.45 }) },
  flip: {
    rustles: [{ lasts: 0.4, from: 400, to: 3200, loud: 0.6 }],
    tones: [{ lasts: 0.4, hertz: 220, to: 660, loud: 0.35 }],
  },
  battle: {
    rustles: [{ lasts: 0.16, from: 3000, to: 500, loud: 0.8 }],
    tones: row([147, 196], 0.09, 0.3, { loud: 0.7, shape: "triangle" }),
  },
  tick: { tones: [{ lasts: 0.05, hertz: 1320, loud: 0.3 }] },
};

interface Room {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

let room: Room | null = null;
const lastAt = new Map<Sound, number>();

/** Made after a gesture: a browser allows none before. */
function enter(): Room | null {
  if (room) return room;
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  room = { context, out, noise };
  return room;
}

/** Making the room takes longer than a frame: rather while a finger goes down than when cards fly. */
function prepare(): void {
  if (settings.sound) enter();
}
prepare();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, prepare, { capture: true });

/** Play a sound, unless the person wants none or the browser allows none yet. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  const here = enter();
  if (!here) return;
  void here.context.resume();
  const now = here.context.currentTime;
  if (now - (lastAt.get(sound) ?? -1) < APART_S) return;
  lastAt.set(sound, now);
  const { tones = [], rustles = [] } = SCORES[sound];
  for (const tone of tones) sing(here, now, tone);
  for (const rustle of rustles) rub(here, now, rustle);
}

function sing(
  { context, out }: Room,
  now: number,
  { at = 0, lasts, hertz, to, loud = 1, shape }: Tone,
): void {
  const from = now + at;
  const voice = new OscillatorNode(context, { type: shape ?? "sine", frequency: hertz });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, from + lasts);
  voice.connect(envelope(context, from, lasts, loud)).connect(out);
  voice.start(from);
  voice.stop(from + lasts);
}

function rub(
  { context, out, noise }: Room,
  now: number,
  { at = 0, lasts, from, to, loud = 1 }: Rustle,
): void {
  const begin = now + at;
  const paper = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.9 });
  band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  paper
    .connect(band)
    .connect(envelope(context, begin, lasts, loud))
    .connect(out);
  paper.start(begin);
  paper.stop(begin + lasts);
}

/** Quickly in, slowly out: without it every sound begins and ends with a click. */
function envelope(context: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0008, from + lasts);
  return gain;
}
