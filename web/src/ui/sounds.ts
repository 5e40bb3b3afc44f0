import type { Tone } from '../games/skin';
import { settings } from '../state/settings.svelte';

/** One sound of a tone: a wave that falls or rises, or a breath of noise. */
interface Sound {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  start: number;
  length: number;
  loud: number;
}

function note(wave: Sound['wave'], from: number, to: number, start: number, length: number, loud: number): Sound {
  return { wave, from, to, start, length, loud };
}

const TONES: Record<Tone, Sound[]> = {
  card: [note('noise', 2600, 1200, 0, 0.09, 0.16)],
  token: [note('sine', 620, 420, 0, 0.09, 0.2), note('triangle', 1240, 900, 0, 0.05, 0.06)],
  build: [note('square', 150, 90, 0, 0.08, 0.08), note('square', 170, 100, 0.13, 0.09, 0.08)],
  march: [note('noise', 420, 200, 0, 0.06, 0.2), note('noise', 380, 180, 0.14, 0.06, 0.2)],
  spark: [note('sine', 880, 1760, 0, 0.12, 0.12), note('sine', 1320, 2640, 0.07, 0.16, 0.08)],
  crash: [note('noise', 900, 120, 0, 0.35, 0.3), note('sine', 130, 50, 0, 0.3, 0.25)],
  point: [note('triangle', 660, 660, 0, 0.1, 0.14), note('triangle', 990, 990, 0.09, 0.16, 0.14)],
  shuffle: [0, 0.06, 0.12, 0.18].map((start) => note('noise', 3000, 1500, start, 0.05, 0.1)),
  turn: [note('triangle', 523, 523, 0, 0.14, 0.16), note('triangle', 784, 784, 0.12, 0.22, 0.16)],
  end: [523, 659, 784, 1047].map((pitch, at) => note('triangle', pitch, pitch, at * 0.13, 0.3, 0.15)),
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lastPlayed = new Map<Tone, number>();

/** Play a tone, unless sounds are off. The same tone is not heard twice at once. */
export function play(tone: Tone): void {
  const audio = awake();
  if (audio === null) return;
  const now = audio.currentTime;
  if (now - (lastPlayed.get(tone) ?? -1) < 0.05) return;
  lastPlayed.set(tone, now);
  for (const sound of TONES[tone]) sounded(audio, sound, now);
}

/** Sound a note of that pitch, in hertz, unless sounds are off. */
export function strike(pitch: number, seconds = 0.3, wave: OscillatorType = 'triangle'): void {
  const audio = awake();
  if (audio !== null) sounded(audio, note(wave, pitch, pitch, 0, seconds, 0.2), audio.currentTime);
}

/** A note that goes on, and whose pitch may change, until it is stopped. */
export interface Hum {
  to(pitch: number): void;
  stop(): void;
}

/** Begin such a note; it is not heard where sounds are off. */
export function hum(pitch: number): Hum {
  const audio = awake();
  if (audio === null) return { to: () => {}, stop: () => {} };
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  gain.gain.value = 0.1;
  source.connect(gain).connect(audio.destination);
  source.start();
  return {
    to: (next) => source.frequency.setTargetAtTime(next, audio.currentTime, 0.01),
    stop: () => {
      gain.gain.setTargetAtTime(0, audio.currentTime, 0.02);
      source.stop(audio.currentTime + 0.1);
    },
  };
}

/** Where sounds come from; null while they are off. */
function awake(): AudioContext | null {
  if (!settings.sound || !('AudioContext' in globalThis)) return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

function sounded(audio: AudioContext, sound: Sound, now: number): void {
  const start = now + sound.start;
  const end = start + sound.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(sound.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (sound.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise ??= breath(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(sound.from, start);
    filter.frequency.exponentialRampToValueAtTime(sound.to, end);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = sound.wave;
  source.frequency.setValueAtTime(sound.from, start);
  source.frequency.exponentialRampToValueAtTime(sound.to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function breath(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
  return buffer;
}
