import type { Logged } from '../table/state';
import { read } from '../table/told';

/** What nobody would tell by itself: it belongs to what is told before it. */
const TINY = new Set([
  'laid-discarded',
  'card-drawn',
  'under-turned',
  'ship-valued',
  'doctor-turned',
  'pair-discarded',
  'fighter-chosen',
  'ship-picked',
  'fame-gained',
  'fame-paid',
  'hands-dealt',
  'armada-ended',
  'fortune-stolen',
]);

/** A card that the viewer draws himself is worth a line: he wants to know which. */
export function tiny(told: Logged): boolean {
  const [name, fields] = read(told);
  return name === 'card-drawn'
    ? fields.card === '?' || fields.card === null || fields.card === undefined
    : TINY.has(name);
}
