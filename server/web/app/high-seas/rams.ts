import { endsOf } from './aiming';
import type { Course } from './ask';
import { bowTouches } from './docked';
import { outlineAt, type Pose } from './geometry';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

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
