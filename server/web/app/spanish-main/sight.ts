import type { Branch, Doc } from '../table/messages';
import { SHIPS, shipOf } from './ships';

/** A ship in the row, as the viewer knows it. */
export interface Berth {
  ship: string;
  damaged: boolean;
  fame: number;
}

/** A seat, as the viewer knows it. */
export interface Player {
  name: string;
  pirates: { name: string; revealed: boolean }[];
  hidden: number;
  denied: string[];
  taken: number;
  hand: string[];
}

/** What a view says, in the words of the drawing. */
export interface Sight {
  row: Berth[];
  adventures: string[];
  adventurePile: number;
  adventureDiscard: number;
  movementPile: number;
  movementDiscard: number;
  display: string[];
  hasHands: boolean;
  players: Player[];
  turn: string;
  turns: number;
  over: boolean;
  fogged: boolean;
}

const branch = (doc: Doc | undefined): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? doc : {});
const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);
const number = (doc: Doc | undefined): number => (typeof doc === 'number' ? doc : 0);

/** The fame of a stack: cards, and counters where the cards have run out. */
const fame = (at: Branch, cards: string) => list(at[cards]).length + number(at.counters);

export function look(view: Branch): Sight {
  const options = branch(view.options);
  return {
    row: list(view.row).map((doc) => {
      const ship = branch(doc);
      return { ship: String(ship.ship), damaged: ship.damaged === true, fame: fame(ship, 'fame') };
    }),
    adventures: list(view.adventures).map(String),
    adventurePile: number(branch(view['adventure-pile']).count),
    adventureDiscard: list(view['adventure-discard']).length,
    movementPile: number(branch(view['movement-pile']).count),
    movementDiscard: list(view['movement-discard']).length,
    display: list(view.display).map(String),
    hasHands: options['hand-of-movement-cards'] === true,
    players: list(view.seats).map((name) => player(String(name), branch(view[String(name)]))),
    turn: String(branch(view.at).turn ?? ''),
    turns: number(view.turns),
    over: branch(view.running).over === true,
    fogged: view.fogged === true,
  };
}

function player(name: string, seat: Branch): Player {
  const pirates: Player['pirates'] = [];
  let hidden = 0;
  for (const doc of list(seat.pirates)) {
    if (doc === '?') {
      hidden++;
    } else if (typeof doc === 'string') {
      pirates.push({ name: doc, revealed: false });
    } else {
      pirates.push({ name: String(branch(doc).pirate), revealed: branch(doc).revealed === true });
    }
  }
  return {
    name,
    pirates,
    hidden,
    denied: list(seat.denied).map(String),
    taken: fame(seat, 'front'),
    hand: list(seat.hand).map((doc) => (typeof doc === 'string' ? doc : String(branch(doc).card))),
  };
}

/** Who owns a ship, for all the viewer knows; null: unknown. */
export function ownerOf(sight: Sight, ship: string): { name: string; revealed: boolean } | null {
  const pirate = SHIPS[ship]?.pirate;
  for (const one of sight.players) {
    const found = one.pirates.find((known) => known.name === pirate);
    if (found) {
      return { name: one.name, revealed: found.revealed };
    }
  }
  return null;
}

export { shipOf };
