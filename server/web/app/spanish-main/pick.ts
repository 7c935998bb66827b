import type { Branch, Doc, Option } from '../table/messages';
import type { Berth } from './sight';

/** What the player has picked so far on the way to a choice. */
export interface Pick {
  action: 'play' | 'repair' | 'accuse' | 'pass';
  card?: string;
  ships: string[];
  seat?: string;
  pirate?: string;
  /** A card of the hand to be discarded; null: explicitly none. */
  discard?: string | null;
}

/** The parts of an option, in one form. */
interface Parts {
  action: Pick['action'];
  card?: string;
  ships: string[];
  seat?: string;
  pirate?: string;
  discard: string | null;
}

export function partsOf(option: Option): Parts {
  const parts: Doc = option.parts;
  if (typeof parts === 'string') {
    return { action: parts as Pick['action'], ships: [], discard: null };
  }
  const branch = parts as Branch;
  const text = (name: string) => (branch[name] === undefined ? undefined : String(branch[name]));
  const ships =
    branch.ship !== undefined ? [String(branch.ship)] : Array.isArray(branch.ships) ? branch.ships.map(String) : [];
  const discard = text('discard') ?? null;
  if ('play' in branch) {
    return { action: 'play', card: text('play'), ships, discard };
  }
  if ('accuse' in branch) {
    return { action: 'accuse', seat: text('accuse'), pirate: text('pirate'), ships, discard };
  }
  return { action: 'pass' in branch ? 'pass' : 'repair', ships, discard };
}

/** The options that what was picked can still become. */
export function fitting(options: readonly Option[], pick: Pick): Option[] {
  return options.filter((option) => {
    const parts = partsOf(option);
    return (
      parts.action === pick.action &&
      (pick.card === undefined || parts.card === pick.card) &&
      pick.ships.every((ship) => parts.ships.includes(ship)) &&
      (pick.seat === undefined || parts.seat === pick.seat) &&
      (pick.pirate === undefined || parts.pirate === pick.pirate) &&
      (pick.discard === undefined || parts.discard === pick.discard)
    );
  });
}

/** What is to be picked next; `done`: exactly one option is left. */
export type Wanted = 'ship' | 'seat' | 'pirate' | 'discard' | 'done' | 'nothing';

export function wanted(options: readonly Option[], pick: Pick): Wanted {
  const left = fitting(options, pick).map(partsOf);
  if (left.length === 0) {
    return 'nothing';
  }
  if (left.length === 1) {
    return 'done';
  }
  if (pick.action === 'play') {
    return 'ship';
  }
  const several = (of: (parts: Parts) => unknown) => new Set(left.map(of)).size > 1;
  if (several((parts) => parts.seat)) {
    return 'seat';
  }
  return several((parts) => parts.pirate) ? 'pirate' : 'discard';
}

/** Ships that may be picked now: those in some option that fits and is not settled by what was picked. */
export function choosable(options: readonly Option[], pick: Pick): Set<string> {
  const ships = fitting(options, pick).flatMap((option) => partsOf(option).ships);
  return new Set(ships.filter((ship) => !pick.ships.includes(ship)));
}

/** Fills a pick with everything that only one option is left for; the ships in the order of the row. */
export function completed(options: readonly Option[], pick: Pick, row: readonly Berth[]): Pick {
  const left = fitting(options, pick);
  if (left.length !== 1) {
    return pick;
  }
  const parts = partsOf(left[0]);
  const order = (ship: string) => row.findIndex((berth) => berth.ship === ship);
  return { ...parts, ships: [...parts.ships].sort((a, b) => order(a) - order(b)) };
}

/** The pick as the parts of a choice, to ask why it is not possible. */
export function asParts(pick: Pick, ship?: string): Doc {
  if (pick.action === 'play') {
    const ships = ship === undefined ? pick.ships : [...pick.ships, ship];
    const parts: Branch = { play: pick.card ?? '' };
    if (ships.length === 1) {
      parts.ship = ships[0];
    } else if (ships.length > 1) {
      parts.ships = ships;
    }
    return parts;
  }
  if (pick.action === 'accuse') {
    const parts: Branch = { accuse: pick.seat ?? '', pirate: pick.pirate ?? '' };
    if (pick.discard) {
      parts.discard = pick.discard;
    }
    return parts;
  }
  return pick.action;
}
