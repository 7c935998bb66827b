import type { Logged } from '../table/state';
import { read } from '../table/told';

/** A roll that is shown on the sea: over a ship, with what came of it. */
export interface Roll {
  over: string;
  dice: number[];
  good: boolean | null;
}

/** What a beat stirs on the sea. */
export interface Happening {
  pieces: ReadonlySet<string>;
  roll: Roll | null;
  /** A shot from a ship's mast, counted from 1, at a target. */
  shot: { ship: string; mast: number; target: string; hit: boolean } | null;
}

const NAMES = ['ship', 'target', 'island', 'other', 'towed', 'by', 'from', 'to', 'place'];

export function happening(beat: readonly Logged[]): Happening {
  const pieces = new Set<string>();
  let roll: Roll | null = null;
  let shot: Happening['shot'] = null;
  for (const told of beat) {
    const [name, fields] = read(told);
    NAMES.forEach((field) => typeof fields[field] === 'string' && pieces.add(fields[field] as string));
    const ship = String(fields.ship);
    if (name === 'cannon-fired') {
      const hit = fields.hit === true;
      roll = { over: String(fields.target), dice: [Number(fields.die)], good: hit };
      shot = { ship, mast: Number(fields.cannon), target: String(fields.target), hit };
    } else if (name === 'ship-rammed') {
      roll = { over: String(fields.target), dice: [Number(fields.die)], good: null };
    } else if (name === 'scuttle-tried') {
      roll = { over: ship, dice: [Number(fields.die)], good: null };
    } else if (name === 'boarding-fought') {
      roll = { over: ship, dice: [Number(fields.own), Number(fields.other)], good: fields.own! > fields.other! };
    }
  }
  return { pieces, roll, shot };
}
