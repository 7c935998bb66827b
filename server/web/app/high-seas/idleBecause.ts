import type { highSeasEn } from '../words/highSeas.en';
import type { Bearing } from './bearings';
import type { Plans } from './plans';

/** Why a cannon does not bear, in a few words; the clauses come when it is pressed. */
export function idleBecause(one: Bearing, plans: Plans, words: typeof highSeasEn): string {
  if (one.finding === 'far') {
    return words.tooFar;
  }
  if (one.finding === 'safe') {
    return words.inHarbour;
  }
  return one.by === one.ship || one.by === null ? words.ownSails : words.blockedBy(plans.pieceName(one.by));
}

/** The same in a sentence that names the cannon and the target. */
export const idleSays = (one: Bearing, plans: Plans, words: typeof highSeasEn): string =>
  `${one.cannon === 0 ? words.crewsCannon : words.cannonNo(one.cannon)}, ${plans.pieceName(one.target)}: ${idleBecause(one, plans, words)}.`;
