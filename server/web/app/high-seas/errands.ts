import { dockedAt, isSafe, mastsOf, roomOf } from './docked';
import { distance } from './geometry';
import type { Plans } from './plans';
import type { Island, Ship, Sight } from './sight';

const apart = (ship: Ship, island: Island) => distance([ship.pose!.x, ship.pose!.y], [island.pose.x, island.pose.y]);

/** The island with coins that a ship is best bound for: the nearest one that no nearer ship of her fleet goes for. */
export function errandOf(ship: Ship, sight: Sight, plans: Plans): Island | null {
  const rich = sight.islands.filter((one) => one.home === null && one.coins.length > 0);
  // Who carries coins is bound for home, unless she lies where there are more.
  const fleet = sight.ships.filter(
    (one) =>
      one.of === ship.of &&
      one.pose &&
      mastsOf(one, plans) > 0 &&
      roomOf(one, plans) > 0 &&
      (one.name === ship.name ||
        one.coins.length === 0 ||
        rich.some((island) => island.name === dockedAt(one, sight, plans))),
  );
  // The nearest of all pairs first; each island is for one ship as long as there are enough.
  const pairs = fleet
    .flatMap((one) => rich.map((island) => ({ one, island, far: apart(one, island) })))
    .sort((a, b) => a.far - b.far);
  const bound = new Set<string>();
  const taken = new Set<string>();
  for (const { one, island } of pairs) {
    if (!bound.has(one.name) && !taken.has(island.name)) {
      if (one.name === ship.name) {
        return island;
      }
      bound.add(one.name);
      taken.add(island.name);
    }
  }
  return rich.sort((a, b) => apart(ship, a) - apart(ship, b))[0] ?? null;
}

/** The enemy that a ship without room for coins is best bound for: the nearest one that may be shot at. */
export function preyOf(ship: Ship, sight: Sight, plans: Plans): Ship | null {
  const far = (one: Ship) => distance([ship.pose!.x, ship.pose!.y], [one.pose!.x, one.pose!.y]);
  return (
    sight.ships
      .filter((one) => one.of !== ship.of && one.pose && !isSafe(one, sight, plans))
      .sort((a, b) => far(a) - far(b))[0] ?? null
  );
}
