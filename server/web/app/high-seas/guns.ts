import { others } from './aiming';
import { distance, holds, nearest, outlineAt, type Point, placed, type Pose } from './geometry';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

/** So much nearer than the range, in millimetres, a target has to be to be promised. */
const SURE = 1;

/** Numbers of the cannons that stand, counted from 0 at the bow. */
export function gunsOf(ship: Ship, plans: Plans): number[] {
  return plans
    .ship(ship.name)
    .cannons.flatMap((_, i) => (ship.masts === null || ship.masts.includes(i + 1) ? [i] : []));
}

/** What stands in the way of shots at a target: everything but the ship herself and the target. */
export const screenOf = (ship: Ship, target: Ship, sight: Sight, plans: Plans): Point[][] =>
  others(ship, sight, plans)
    .filter(([name]) => name !== target.name)
    .map(([, outline]) => outline);

/** How many cannons would bear on an outline if the ship lay there; a line that only grazes something does not count. */
export function bearFrom(
  ship: Ship,
  pose: Pose,
  there: readonly Point[],
  screen: readonly Point[][],
  plans: Plans,
): number {
  const plan = plans.ship(ship.name);
  const guns = gunsOf(ship, plans);
  return guns.filter((gun) => {
    const from = placed(plan.masts[gun], pose);
    const reach = (plans.bars[plan.cannons[gun].range] ?? 0) - SURE;
    const near = nearest(from, there);
    if (distance(from, near) > reach) {
      return false;
    }
    const sails = guns.flatMap((other) =>
      other !== gun && plan.sails[other] ? [outlineAt(plan.sails[other], pose)] : [],
    );
    return [near, ...there].some(
      (to) =>
        distance(from, to) <= reach &&
        !screen.some((outline) => crosses(from, to, outline)) &&
        !sails.some((outline) => crosses(from, to, outline)),
    );
  }).length;
}

/** By how much the cannon that is nearest to reaching a target falls short, in millimetres; not above 0: it reaches. */
export function shortBy(ship: Ship, target: Ship, plans: Plans): number {
  const plan = plans.ship(ship.name);
  if (!ship.pose || !target.pose) {
    return Infinity;
  }
  const there = outlineAt(plans.ship(target.name).outline, target.pose);
  return Math.min(
    ...gunsOf(ship, plans).map((gun) => {
      const from = placed(plan.masts[gun], ship.pose!);
      return distance(from, nearest(from, there)) - (plans.bars[plan.cannons[gun].range] ?? 0);
    }),
  );
}

/** Whether a line meets an outline anywhere, were it only at a corner. */
function crosses(from: Point, to: Point, outline: readonly Point[]): boolean {
  return (
    holds(outline, from) ||
    outline.some((a, i) => {
      const b = outline[(i + 1) % outline.length];
      return side(from, to, a) * side(from, to, b) <= 0 && side(a, b, from) * side(a, b, to) <= 0;
    })
  );
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
