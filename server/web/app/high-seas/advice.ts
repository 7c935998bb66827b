import type { highSeasEn } from '../words/highSeas.en';
import { type Ask, verbOf } from './ask';
import { dockedAt, mastsOf, roomOf } from './docked';
import { errandOf, preyOf } from './errands';
import type { Plans } from './plans';
import type { Ship, Sight } from './sight';

/** Says in a line what a ship is about: what she could do next on the way to gold, for who does not know the game yet. */
export function adviceFor(
  ship: Ship,
  ask: Extract<Ask, { kind: 'order' }>,
  sight: Sight,
  plans: Plans,
  words: typeof highSeasEn,
): string {
  const orders = ask.orders.get(ship.name) ?? [];
  const can = (verb: string) => orders.find((one) => verbOf(one)[0] === verb);
  const docked = sight.islands.find((one) => one.name === dockedAt(ship, sight, plans));
  const home = sight.islands.find((one) => one.home === ship.of);
  const room = roomOf(ship, plans);
  if (mastsOf(ship, plans) === 0) {
    return words.adviceDerelict;
  }
  if (ship.pinnedBy) {
    return words.advicePinned(plans.pieceName(ship.pinnedBy));
  }
  if (ship.acted && !can('move') && !can('shoot') && !can('explore')) {
    return docked && docked.home === null && docked.coins.length > 0 && room > 0
      ? words.adviceNextTurn(plans.island(docked.name))
      : words.acted;
  }
  if (docked && docked.home === null && docked.coins.length > 0 && room > 0 && can('explore')) {
    return words.adviceExplore(plans.island(docked.name), docked.coins.length);
  }
  const bearing = ask.bearings.filter((one) => one.ship === ship.name && one.finding === 'clear');
  if (bearing.length > 0) {
    const target = bearing[0].target;
    return words.adviceShoot(bearing.filter((one) => one.target === target).length, plans.pieceName(target));
  }
  if (ship.coins.length > 0) {
    return words.adviceHome(ship.coins.length, home ? plans.island(home.name) : '');
  }
  if (room <= 0) {
    const prey = preyOf(ship, sight, plans);
    return words.adviceHunt(prey ? plans.pieceName(prey.name) : null);
  }
  const bound = errandOf(ship, sight, plans);
  return bound ? words.adviceSeek(plans.island(bound.name), bound.coins.length) : '';
}
