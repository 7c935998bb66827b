import type { Branch, Decision, Doc } from '../table/messages';
import type { Ask } from './ask';
import type { Point } from './geometry';
import { measure } from './sight';

/** Whether a cannon bears on an enemy, as the rules found it, and the lines they looked along. */
export interface Bearing {
  ship: string;
  /** Counted from 1; 0: that of a crew. */
  cannon: number;
  target: string;
  finding: 'clear' | 'blocked' | 'safe' | 'far';
  /** What stands in the way; the ship herself where it is one of her own sails. */
  by: string | null;
  tried: [Point, Point][];
  /** The least die that hits. */
  needs: number;
  /** By how many millimetres it is too far. */
  short: number;
}

/** Whether a bearing still matters: a cannon that bears but is not offered has fired already. */
export const isOpen = (one: Bearing, shots: readonly { cannon: number; target: string }[]) =>
  one.finding !== 'clear' || shots.some((shot) => shot.cannon === one.cannon && shot.target === one.target);

/** The lines of fire that are drawn: of the ship that shoots; before that of the one that is looked at. */
export function bearingsShown(ask: Ask | null, target: string | null, looked: string | null): Bearing[] {
  if (ask?.kind === 'fire') {
    return ask.bearings.filter(
      (one) => one.ship === ask.ship.name && one.target === (target ?? one.target) && isOpen(one, ask.shots),
    );
  }
  return ask?.kind === 'order' ? ask.bearings.filter((one) => one.ship === looked) : [];
}

const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);

/** Reads what the server shows beside questions about orders and shots. */
export function bearingsOf(decision: Decision): Bearing[] {
  const shows = (decision.shows ?? {}) as Branch;
  return list(shows.fire).map((doc) => {
    const told = doc as Branch;
    return {
      ship: String(told.ship),
      cannon: told.cannon === 'crew' ? 0 : measure(told.cannon),
      target: String(told.target),
      finding: String(told.finding) as Bearing['finding'],
      by: told.by === undefined ? null : String(told.by),
      needs: measure(told.needs),
      short: measure(told.short),
      tried: list(told.tried).map((line) => {
        const [fromX, fromY, toX, toY] = list(line).map(measure);
        return [
          [fromX, fromY],
          [toX, toY],
        ];
      }),
    };
  });
}
