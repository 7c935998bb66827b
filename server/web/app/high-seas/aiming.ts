import type { Doc } from '../table/messages';
import {
  ahead,
  crossings,
  distance,
  headingTo,
  normal,
  outlineAt,
  overlap,
  type Point,
  placed,
  type Pose,
  turnTo,
} from './geometry';
import type { Plans, ShipPlan } from './plans';
import { type Ship, type Sight } from './sight';

/** One segment of a move: which bar, on which heading, how far, measured from which point of the ship. */
export interface Leg {
  bar: number;
  heading: number;
  length: number;
  contact: number;
}

/** A segment that is being aimed, and what it would meet. */
export interface Aim {
  leg: Leg;
  end: Pose;
  meets: string | null;
}

/** Closer than this to a contact, the ghost snaps to it. */
const SNAP = 9;

/** Two decimals, as the rules measure. */
const cut = (value: number) => Math.round(value * 100) / 100;

export const legParts = ({ bar, heading, length, contact }: Leg): Doc => ({
  bar,
  heading: cut(heading) % 1 === 0 ? cut(heading) : cut(heading).toFixed(2).replace(/0$/, ''),
  length: cut(length) % 1 === 0 ? cut(length) : cut(length).toFixed(2).replace(/0$/, ''),
  ...(contact > 1 ? { contact } : {}),
});

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
export function turned(plan: ShipPlan, pose: Pose, leg: Leg): Pose {
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

/** Aims a segment at a point: as far as the bar goes, to the first contact, with a little help to reach one. */
export function aimAt(
  to: Point,
  ship: Ship,
  pose: Pose,
  bar: { number: number; length: number; contact: number },
  sight: Sight,
  plans: Plans,
): Aim {
  const plan = plans.ship(ship.name);
  const start = startOf(plan, pose, bar);
  const wanted = headingTo(start, to);
  const turn = turnTo(pose.heading, wanted);
  const heading = cut(normal(pose.heading + Math.max(-plan.turn, Math.min(plan.turn, turn))));
  const leg: Leg = { bar: bar.number, contact: bar.contact, heading, length: 0 };
  const shape = outlineAt(plan.outline, turned(plan, pose, leg));
  const direction = ahead(heading);
  let most = Infinity;
  let least = 0;
  let meets: string | null = null;
  for (const [name, outline] of others(ship, sight, plans)) {
    const { first, last } = crossings(shape, direction, outline);
    if (overlap(shape, outline)) {
      // Turned over it, as at a coast she leaves: she must sail until she is clear of it.
      least = Math.max(least, last);
    } else if (first < most) {
      most = first;
      meets = name;
    }
  }
  const edge = toEdge(shape, direction, sight.size);
  if (edge < most) {
    most = edge;
    meets = null;
  }
  const reach = Math.min(bar.length, Math.max(1, least > 0 ? least + 0.8 : 0, distance(start, to)));
  const stops = most <= reach + SNAP && most <= bar.length;
  leg.length = Math.max(0.01, Math.floor((stops ? most : reach) * 100 - (stops ? 1 : 0)) / 100);
  return { leg, end: endOf(plan, pose, leg), meets: stops ? meets : null };
}

/** Everything else on the sea with its outline; what she tows does not stop her. */
export function others(ship: Ship, sight: Sight, plans: Plans): [string, Point[]][] {
  const all: [string, Point[]][] = sight.islands.map((one) => [one.name, outlineAt(plans.coast(one.coast), one.pose)]);
  for (const one of sight.ships) {
    if (one.pose && one.name !== ship.name && one.name !== ship.tows) {
      all.push([one.name, outlineAt(plans.ship(one.name).outline, one.pose)]);
    }
  }
  return all;
}

function toEdge(shape: readonly Point[], [dx, dy]: Point, size: number): number {
  let least = Infinity;
  for (const [x, y] of shape) {
    const across = dx > 1e-9 ? (size - x) / dx : dx < -1e-9 ? -x / dx : Infinity;
    const up = dy > 1e-9 ? (size - y) / dy : dy < -1e-9 ? -y / dy : Infinity;
    least = Math.min(least, across, up);
  }
  return Math.max(0, least);
}
