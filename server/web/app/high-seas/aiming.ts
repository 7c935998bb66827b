import type { Doc } from '../table/messages';
import { ahead, type Point, placed, type Pose } from './geometry';
import type { ShipPlan } from './plans';

/** One segment of a move: which bar, on which heading, how far, measured from which point of the ship. */
export interface Leg {
  bar: number;
  heading: number;
  length: number;
  contact: number;
}

/** Two decimals, as the rules measure. */
const cut = (value: number) => Math.round(value * 100) / 100;
const text = (value: number): number | string =>
  cut(value) % 1 === 0 ? cut(value) : cut(value).toFixed(2).replace(/0$/, '');

export const legParts = ({ bar, heading, length, contact }: Leg): Doc => ({
  bar,
  heading: text(heading),
  length: text(length),
  ...(contact > 1 ? { contact } : {}),
});

/** The choice of who points at a place on the water: the rules find the course to it. */
export const towardParts = ([x, y]: Point): Doc => ({ toward: [text(x), text(y)] });

/** A segment as a course of the server tells it. */
export function legOf(doc: Doc): Leg {
  const told = doc as Record<string, Doc>;
  return {
    bar: Number(told.bar ?? 1),
    heading: Number(told.heading),
    length: Number(told.length),
    contact: Number(told.contact ?? 1),
  };
}

/** From where the bar of a segment is laid. */
export const startOf = (plan: ShipPlan, pose: Pose, leg: Pick<Leg, 'contact'>): Point =>
  placed(plan.contacts[leg.contact - 1] ?? plan.contacts[0], pose);

/** Where the ship lies when she has turned about her contact point. */
function turned(plan: ShipPlan, pose: Pose, leg: Leg): Pose {
  const [x, y] = startOf(plan, pose, leg);
  const point = plan.contacts[leg.contact - 1] ?? plan.contacts[0];
  const [dx, dy] = placed(point, { x: 0, y: 0, heading: leg.heading });
  return { x: x - dx, y: y - dy, heading: leg.heading };
}

/** Where a ship lies after a segment if nothing stops her. */
export function endOf(plan: ShipPlan, pose: Pose, leg: Leg): Pose {
  const from = turned(plan, pose, leg);
  const [dx, dy] = ahead(leg.heading);
  return { x: from.x + dx * leg.length, y: from.y + dy * leg.length, heading: leg.heading };
}

/** Where she lies after each of several segments. */
export function endsOf(plan: ShipPlan, pose: Pose, legs: readonly Leg[]): Pose[] {
  const ends: Pose[] = [];
  let now = pose;
  for (const leg of legs) {
    now = endOf(plan, now, leg);
    ends.push(now);
  }
  return ends;
}
