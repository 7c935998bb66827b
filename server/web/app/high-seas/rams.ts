import { endsOf, type Leg } from './aiming';
import type { Course } from './ask';
import { bowTouches } from './docked';
import { gap, outlineAt, type Pose } from './geometry';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

/** How far from an enemy she stops who only wants to bear on her, in millimetres: well within the short range. */
const OFF = 15;
/** Who is nearer than this already need not come nearer. */
const NEAR = 40;
const STEP = 1;

/** The enemy whom a ship rams that comes to lie there, or null: her bow touches an enemy (CB-RAM-01). */
export function rammedAt(ship: Ship, end: Pose, sight: Sight, plans: Plans): string | null {
  const rammed = sight.ships.find(
    (other) =>
      other.of !== ship.of &&
      other.pose &&
      bowTouches(plans.ship(ship.name), end, outlineAt(plans.ship(other.name).outline, other.pose)),
  );
  return rammed?.name ?? null;
}

/** The enemy whom a course ends by ramming, or null. */
export function rammedBy(ship: Ship, course: Course, sight: Sight, plans: Plans): string | null {
  const end = endsOf(plans.ship(ship.name), ship.pose!, course.legs).at(-1);
  return end ? rammedAt(ship, end, sight, plans) : null;
}

/** A course that ends short of the enemy to whom another one leads, so that cannons bear on her; null where she is near. */
export function shortOf(ship: Ship, course: Course, sight: Sight, plans: Plans): Course | null {
  const plan = plans.ship(ship.name);
  const target = sight.ships.find((one) => one.name === course.to);
  if (!target?.pose || !ship.pose || plan.cannons.length === 0) {
    return null;
  }
  const there = outlineAt(plans.ship(target.name).outline, target.pose);
  const away = (legs: readonly Leg[]) =>
    gap(outlineAt(plan.outline, endsOf(plan, ship.pose!, legs).at(-1) ?? ship.pose!), there);
  if (away([]) < NEAR) {
    return null;
  }
  // A part of a way that is free is free, too: legs are cut from the end.
  let legs = course.legs;
  while (legs.length > 0 && away(legs) < OFF) {
    const last = legs[legs.length - 1];
    const before = legs.slice(0, -1);
    legs = last.length > 2 * STEP ? [...before, { ...last, length: last.length - STEP }] : before;
  }
  return legs.length > 0 ? { to: course.to, touches: false, legs, short: true } : null;
}
