import type { Game } from '../../api/types';

/** A ship of the row being set up; owner is the number of a seat, -1 for nobody. */
export interface Berth {
  ship: string;
  pirate: string;
  nation: string;
  damaged: boolean;
  fame: number;
  owner: number;
  revealed: boolean;
}

/** A player being set up. */
export interface Sailor {
  name: string;
  front: number;
  denied: string[];
  hand: string[];
}

/** A position being set up, in the order people think of it. */
export interface Draft {
  row: Berth[];
  sailors: Sailor[];
  turn: number;
  /** How many turns have begun. */
  turns: number;
  options: Record<string, boolean>;
  adventures: string[];
  left: number;
  display: string[];
}

type Doc = Record<string, unknown>;
const branch = (value: unknown): Doc =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Doc) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (typeof value === 'number' ? value : list(value).length);
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

export const UPCOMING = 'upcoming-adventures';
export const HANDS = 'hand-of-movement-cards';

/** The position the editor begins with: the ships in the order of the box, two players, three pirates each. */
export function freshDraft(game: Game): Draft {
  const ships = game.pieces?.ship ?? [];
  return {
    row: ships.map((ship, i) => ({
      ship: ship.id,
      pirate: String(ship.pirate),
      nation: String(ship.nation),
      damaged: false,
      fame: 0,
      owner: i % 3 === 2 ? -1 : i % 3,
      revealed: false,
    })),
    sailors: NAMES.slice(0, 2).map((name) => ({ name, front: 0, denied: [], hand: [] })),
    turn: 0,
    turns: 1,
    options: {},
    adventures: ['Treasure Map'],
    left: 10,
    display: ['Full Speed Ahead!', 'Sabotage!', 'Temporary Alliance'],
  };
}

/** How many pirates each player is dealt. */
export const pirates = (players: number) => (players === 2 ? 3 : 2);

/** Mixes ships, owners, damage, fame and cards. */
export function mixed(draft: Draft, game: Game): Draft {
  const shuffled = <T>(items: T[]): T[] =>
    items
      .map((item) => ({ item, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const each = pirates(draft.sailors.length);
  const owners = shuffled(draft.row.map((_, i) => (i < each * draft.sailors.length ? i % draft.sailors.length : -1)));
  const cards = shuffled((game.pieces?.movement ?? []).map((card) => card.id));
  return {
    ...draft,
    row: shuffled(draft.row).map((berth, i) => ({
      ...berth,
      owner: owners[i],
      revealed: false,
      damaged: Math.random() < 0.25,
      fame: Math.floor(Math.random() * 4),
    })),
    adventures: shuffled((game.pieces?.adventure ?? []).map((card) => card.id)).slice(0, draft.adventures.length || 1),
    display: cards.slice(0, 3),
    sailors: draft.sailors.map((sailor, i) => ({ ...sailor, denied: [], hand: cards.slice(i * 3, i * 3 + 3) })),
  };
}

/** Changes how many players there are; the ships of those who leave belong to nobody. */
export function withPlayers(draft: Draft, players: number): Draft {
  const sailors = Array.from(
    { length: players },
    (_, i) =>
      draft.sailors[i] ?? {
        name: NAMES.find((name, n) => n >= i && !draft.sailors.some((one) => one.name === name)) ?? NAMES[i],
        front: 0,
        denied: [],
        hand: [],
      },
  );
  return {
    ...draft,
    sailors,
    turn: Math.min(draft.turn, players - 1),
    row: draft.row.map((berth) => (berth.owner < players ? berth : { ...berth, owner: -1, revealed: false })),
  };
}

/** Moves a ship to another space; those between close up. */
export function moved(draft: Draft, from: number, to: number): Draft {
  const row = [...draft.row];
  const [ship] = row.splice(from, 1);
  row.splice(Math.max(0, Math.min(draft.row.length - 1, to)), 0, ship);
  return { ...draft, row };
}

/** Writes the position as the document that the rules read. */
export function documentOf(draft: Draft): Doc {
  const options = Object.fromEntries(Object.entries(draft.options).filter(([, on]) => on));
  const hands = draft.options[HANDS] === true;
  const shown = draft.options[UPCOMING] ? draft.sailors.length : 1;
  const seats = draft.sailors.map((sailor, seat): [string, Doc] => {
    const out: Doc = {
      pirates: draft.row
        .filter((berth) => berth.owner === seat)
        .map((berth) => (berth.revealed ? { pirate: berth.pirate, revealed: true } : berth.pirate)),
    };
    if (sailor.front > 0) {
      out.front = sailor.front;
    }
    if (sailor.denied.length > 0) {
      out.denied = sailor.denied;
    }
    if (hands && sailor.hand.length > 0) {
      out.hand = sailor.hand;
    }
    return [sailor.name, out];
  });
  return {
    game: 'spanish-main',
    seats: draft.sailors.map((sailor) => sailor.name),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    at: { turn: draft.sailors[draft.turn]?.name ?? '', moment: 'action' },
    turns: draft.turns,
    row: draft.row.map((berth) => ({
      ship: berth.ship,
      ...(berth.damaged ? { damaged: true } : {}),
      ...(berth.fame > 0 ? { fame: berth.fame } : {}),
    })),
    adventures: draft.adventures.filter(Boolean).slice(0, shown),
    'adventure-pile': draft.left,
    ...(hands ? {} : { display: draft.display.filter(Boolean) }),
    ...Object.fromEntries(seats),
  };
}

/** Reads a document, leaving out what the editor does not show: which cards lie where in piles and under ships. */
export function draftOf(document: Doc, game: Game): Draft {
  const draft = freshDraft(game);
  const names = list(document.seats).map(String);
  if (names.length > 0) {
    draft.sailors = names.map((name) => {
      const seat = branch(document[name]);
      return {
        name,
        front: count(seat.front) + count(seat.counters),
        denied: list(seat.denied).map(String),
        hand: list(seat.hand).map((card) => (typeof card === 'string' ? card : String(branch(card).card))),
      };
    });
  }
  const owners = new Map<string, { owner: number; revealed: boolean }>();
  names.forEach((name, owner) => {
    for (const pirate of list(branch(document[name]).pirates)) {
      const known = typeof pirate === 'string' ? pirate : String(branch(pirate).pirate);
      owners.set(known, { owner, revealed: branch(pirate).revealed === true });
    }
  });
  const facts = new Map(draft.row.map((berth) => [berth.ship, berth]));
  const row = list(document.row).flatMap((entry) => {
    const ship = facts.get(typeof entry === 'string' ? entry : String(branch(entry).ship));
    const fame = count(branch(entry).fame) + count(branch(entry).counters);
    return ship ? [{ ...ship, damaged: branch(entry).damaged === true, fame }] : [];
  });
  draft.row = (row.length === draft.row.length ? row : draft.row).map((berth) => ({
    ...berth,
    ...(owners.get(berth.pirate) ?? { owner: -1, revealed: false }),
  }));
  draft.turn = Math.max(0, names.indexOf(String(branch(document.at).turn ?? '')));
  draft.turns = Math.max(1, count(document.turns));
  draft.options = Object.fromEntries(Object.entries(branch(document.options)).map(([name, on]) => [name, on === true]));
  draft.adventures = list(document.adventures).map(String);
  const pile = document['adventure-pile'];
  draft.left = typeof pile === 'number' ? pile : Array.isArray(pile) ? pile.length : count(branch(pile).count);
  draft.display = list(document.display).map(String);
  return draft;
}
