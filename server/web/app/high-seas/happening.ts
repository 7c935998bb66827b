import type { Logged } from '../table/state';
import { read } from '../table/told';

/** A roll that is shown on the sea: over a ship, with what came of it. */
export interface Roll {
  over: string;
  dice: Die[];
  good: boolean | null;
  /** What came of it, where that is plain: how a boarding was won. */
  sums?: [number, number];
}

/** A die as it fell, and what is added to it. */
export interface Die {
  pips: number;
  adds?: number;
}

/** What a beat stirs on the sea. */
export interface Happening {
  pieces: ReadonlySet<string>;
  roll: Roll | null;
  /** A shot from a ship's mast, counted from 1, at a target. */
  shot: { ship: string; mast: number; target: string; hit: boolean } | null;
  /** A ship that sails, and one that goes down. */
  mover: string | null;
  sinks: string | null;
}

const NAMES = ['ship', 'target', 'island', 'other', 'towed', 'by', 'from', 'to', 'place'];

export function happening(beat: readonly Logged[]): Happening {
  const pieces = new Set<string>();
  let roll: Roll | null = null;
  let shot: Happening['shot'] = null;
  let mover: string | null = null;
  let sinks: string | null = null;
  for (const told of beat) {
    const [name, fields] = read(told);
    NAMES.forEach((field) => typeof fields[field] === 'string' && pieces.add(fields[field] as string));
    const ship = String(fields.ship);
    if (name === 'cannon-fired') {
      const hit = fields.hit === true;
      roll = { over: String(fields.target), dice: [{ pips: Number(fields.die) }], good: hit };
      shot = { ship, mast: Number(fields.cannon), target: String(fields.target), hit };
    } else if (name === 'ship-rammed') {
      const masts = Number(fields.masts ?? 0);
      roll = { over: String(fields.target), dice: [{ pips: Number(fields.die) }], good: Number(fields.die) > masts };
    } else if (name === 'scuttle-tried') {
      roll = { over: ship, dice: [{ pips: Number(fields.die) }], good: fields.sinks === true };
    } else if (name === 'boarding-fought') {
      const [own, other] = [Number(fields.own), Number(fields.other)];
      const [mine, yours] = [Number(fields['own-die']), Number(fields['other-die'])];
      roll = {
        over: ship,
        dice: [
          { pips: mine, adds: own - mine },
          { pips: yours, adds: other - yours },
        ],
        good: own > other,
        sums: [own, other],
      };
    } else if (name === 'ship-sailed') {
      mover = ship;
    } else if (name === 'ship-sunk' || name === 'ship-left-sea') {
      sinks = ship;
    }
  }
  return { pieces, roll, shot, mover, sinks };
}
