import type { Branch, Doc } from '../table/messages';

/** A card that lies or is held face down, as the viewer knows it. */
export interface Hidden {
  /** Null: unknown to the viewer. */
  card: string | null;
  /** Known although it is hidden: the viewer saw it once. */
  remembered: boolean;
  turned: boolean;
}

/** A Witch Doctor on a ship. */
export interface Curse extends Hidden {
  at: string;
}

/** A ship in a row, as the viewer knows it. */
export interface Ship {
  /** How choices name it: Ann.ships[0]. */
  at: string;
  owner: string;
  place: number;
  card: string;
  armada: boolean;
  picked: boolean;
  fights: boolean;
  sunk: boolean;
  under: Hidden[];
  curses: Curse[];
}

/** A seat, as the viewer knows it. */
export interface Player {
  name: string;
  partner: string | null;
  ships: Ship[];
  hand: Hidden[];
  saved: Hidden[];
  gold: number;
  locked: number;
  fame: number;
  out: boolean;
}

/** What a view says, in the words of the drawing. */
export interface Sight {
  players: Player[];
  piles: number[];
  price: number;
  closed: boolean;
  doctors: number;
  tellers: number;
  goldPile: number;
  discards: number;
  laid: string[];
  turn: string;
  turns: number;
  lastPhase: boolean;
  over: boolean;
  fighting: boolean;
  hasFame: boolean;
}

const branch = (doc: Doc | undefined): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? doc : {});
const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);
const number = (doc: Doc | undefined): number => (typeof doc === 'number' ? doc : 0);
const count = (doc: Doc | undefined): number => (Array.isArray(doc) ? doc.length : number(doc));

/** Reads a view of Pirate Attack. */
export function look(view: Branch, viewer: string | null): Sight {
  const names = list(view.seats).map(String);
  const options = branch(view.options);
  const teams = options.teams === true;
  const market = branch(view.market);
  return {
    players: names.map((name, i) => ({
      ...player(name, branch(view[name]), name === viewer),
      partner: teams ? names[(i + names.length / 2) % names.length] : null,
    })),
    piles: list(view.piles).map(count),
    price: number(market.price),
    closed: market.closed === true,
    doctors: count(view['witch-doctors']),
    tellers: count(view['fortune-tellers']),
    goldPile: count(view['gold-pile']),
    discards: list(view.discards).length + list(view['ship-discards']).length,
    laid: list(view.laid).map((doc) => (typeof doc === 'string' ? doc : String(branch(doc).card))),
    turn: String(view['on-turn'] ?? branch(view.at).turn ?? ''),
    turns: number(view.turns),
    lastPhase: view['last-phase'] === true,
    over: 'ended' in view,
    fighting: 'battle' in view,
    hasFame: options.fame !== 'none',
  };
}

function player(name: string, seat: Branch, own: boolean): Player {
  return {
    name,
    partner: null,
    ships: list(seat.ships).map((doc, i) => ship(doc, name, i)),
    hand: list(seat.hand).map((doc) => hidden(doc, own)),
    saved: list(seat.saved).map((doc) => hidden(doc, own)),
    gold: number(seat.gold),
    locked: number(seat.locked),
    fame: number(seat.fame),
    out: seat.out === true,
  };
}

function ship(doc: Doc, owner: string, i: number): Ship {
  const at = `${owner}.ships[${i}]`;
  const told: Branch = typeof doc === 'string' ? { ship: doc } : branch(doc);
  return {
    at,
    owner,
    place: i + 1,
    card: String(told.ship),
    armada: told.armada === true,
    picked: told.picked === true,
    fights: told.side !== undefined,
    sunk: told.sunk === true,
    under: list(told.under).map((one) => hidden(one, false)),
    curses: list(told.curses).map((one, k) => ({ ...hidden(one, false), at: `${at}.curses[${k}]` })),
  };
}

/** Of one's own hand nothing is remembered: it is seen. */
function hidden(doc: Doc, own: boolean): Hidden {
  const told = branch(doc);
  const name = typeof doc === 'string' ? doc : String(told.card ?? told.doctor ?? '?');
  const turned = told.turned === true;
  return { card: name === '?' ? null : name, remembered: name !== '?' && !own && !turned, turned };
}

/** The ship with this name in choices. */
export const shipAt = (sight: Sight, at: string): Ship | undefined =>
  sight.players.flatMap((one) => one.ships).find((one) => one.at === at);
