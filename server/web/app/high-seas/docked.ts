import { gap, outlineAt, type Point, type Pose } from './geometry';
import type { Plans, ShipPlan } from './plans';
import type { Ship, Sight } from './sight';

/** Half a millimetre counts as contact; a little more for the rounding of the drawing. */
const CONTACT = 0.55;

/** The island at which a ship lies with her bow, for the sign beside her; an opponent's home does not count. */
export function dockedAt(ship: Ship, sight: Sight, plans: Plans): string | null {
  if (!ship.pose) {
    return null;
  }
  for (const island of sight.islands) {
    const open = island.home === null || island.home === ship.of;
    if (open && bowTouches(plans.ship(ship.name), ship.pose, outlineAt(plans.coast(island.coast), island.pose))) {
      return island.name;
    }
  }
  return null;
}

/** Whether a ship lies at her own home, where nobody may shoot at her (CB-SHOOT-05). */
export function isSafe(ship: Ship, sight: Sight, plans: Plans): boolean {
  const docked = dockedAt(ship, sight, plans);
  return sight.islands.some((one) => one.name === docked && one.home === ship.of);
}

/** Whether the bow of a ship that lies there touches something. */
export const bowTouches = (plan: ShipPlan, pose: Pose, other: readonly Point[]) =>
  gap(
    outlineAt(
      plan.outline.filter(([, forward]) => forward >= 0),
      pose,
    ),
    other,
  ) <= CONTACT;

/** How many masts of a ship stand. */
export const mastsOf = (ship: Ship, plans: Plans) =>
  ship.sunk ? 0 : (ship.masts?.length ?? plans.ship(ship.name).masts.length);

/** How many things aboard take up room: all coins, and crew except Oarsmen. */
export const stowedIn = (ship: Ship) =>
  ship.coins.length + ship.crew.filter((crew) => !/Oarsman$/.test(crew.card ?? '')).length;

/** How much more a ship can take aboard, as far as the viewer can tell. */
export const roomOf = (ship: Ship, plans: Plans) => plans.ship(ship.name).cargo - stowedIn(ship);
