import { settings } from '../settings/kept';
import type { Logged } from './state';

let context: AudioContext | null = null;

/** Makes the sounds of a table out of plain waves; there are no sound files. */
function tone(frequency: number, length: number, kind: OscillatorType, volume = 0.06, slide = 1, delay = 0): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
  }
  const at = context.currentTime + delay;
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.type = kind;
  wave.frequency.setValueAtTime(frequency, at);
  wave.frequency.exponentialRampToValueAtTime(frequency * slide, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(context.destination);
  wave.start(at);
  wave.stop(at + length);
}

const SOUNDS: Record<string, () => void> = {
  'movement-played': () => tone(220, 0.16, 'triangle'),
  'ship-moved': () => tone(160, 0.3, 'sine', 0.07, 1.5),
  'ships-damaged': () => tone(90, 0.45, 'sawtooth', 0.08, 0.4),
  'ships-repaired': () => [0, 0.12, 0.24].forEach((delay) => tone(700, 0.05, 'square', 0.025, 0.8, delay)),
  'fame-gained': () => [880, 1320].forEach((pitch, i) => tone(pitch, 0.22, 'sine', 0.05, 1, i * 0.09)),
  'fame-looted': () => tone(990, 0.2, 'sine', 0.05, 0.6),
  'fame-lost': () => tone(500, 0.3, 'sine', 0.05, 0.5),
  accused: () => tone(330, 0.3, 'square', 0.035, 1.3),
  'pirate-revealed': () => [392, 494, 587].forEach((pitch, i) => tone(pitch, 0.3, 'triangle', 0.06, 1, i * 0.1)),
  'adventure-executed': () => tone(130, 0.4, 'triangle', 0.07),
  'card-played': () => tone(220, 0.16, 'triangle'),
  'ship-launched': () => tone(160, 0.3, 'sine', 0.07, 1.5),
  'battle-began': () => tone(130, 0.4, 'triangle', 0.07),
  'sides-compared': () => [0, 0.18].forEach((delay) => tone(90, 0.4, 'sawtooth', 0.08, 0.4, delay)),
  'gold-won': () => [880, 1320].forEach((pitch, i) => tone(pitch, 0.22, 'sine', 0.05, 1, i * 0.09)),
  blocked: () => tone(500, 0.3, 'square', 0.035, 0.6),
  'game-ended': () => [392, 494, 587, 784].forEach((pitch, i) => tone(pitch, 0.5, 'triangle', 0.06, 1, i * 0.14)),
};

/** Plays what a beat sounds like, unless sound is off or nobody has touched the page yet. */
export function playSound(beat: readonly Logged[]): void {
  const event = beat[0]?.event;
  const name = typeof event === 'object' ? Object.keys(event)[0] : event;
  if (name) {
    sound(SOUNDS[name]);
  }
}

/** A bell: it is your turn. */
export const bell = () => sound(() => [660, 880].forEach((pitch, i) => tone(pitch, 0.35, 'sine', 0.05, 1, i * 0.15)));

function sound(play: (() => void) | undefined): void {
  if (play && settings.get().sound && navigator.userActivation?.hasBeenActive !== false) {
    try {
      play();
    } catch {
      // A browser without sound.
    }
  }
}
