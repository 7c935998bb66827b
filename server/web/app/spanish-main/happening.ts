import type { Doc } from '../table/messages';
import type { Logged } from '../table/state';
import { shipOf } from './ships';
import { read } from './staging';

/** What a beat stirs on the table. */
export interface Happening {
  ships: ReadonlySet<string>;
  card: string | undefined;
  /** An adventure is being executed: what it does is shown, no longer foretold. */
  executed: boolean;
}

const RESULTS = new Set([
  'adventure-executed',
  'fame-gained',
  'fame-lost',
  'fame-looted',
  'ships-damaged',
  'mutiny-failed',
  'pirate-revealed',
  'game-ended',
]);

export function happening(beat: readonly Logged[]): Happening {
  const ships = new Set<string>();
  let card: string | undefined;
  let executed = false;
  for (const told of beat) {
    const [name, fields] = read(told);
    executed ||= RESULTS.has(name);
    const add = (doc: Doc | undefined) => typeof doc === 'string' && ships.add(doc);
    ['ship', 'looter', 'victim'].forEach((field) => add(fields[field]));
    if (Array.isArray(fields.ships)) {
      fields.ships.forEach(add);
    }
    if (typeof fields.pirate === 'string') {
      ships.add(shipOf(fields.pirate));
    }
    if (typeof fields.movement === 'string') {
      card = fields.movement;
    }
  }
  return { ships, card, executed };
}
