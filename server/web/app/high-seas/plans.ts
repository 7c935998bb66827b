import type { Game, Piece } from '../api/types';
import type { Point } from './geometry';

export interface Cannon {
  /** It hits with more than this. */
  rank: number;
  range: 'S' | 'L';
}

/** What a ship looks like and can do, as her card says it. Points are [starboard, ahead] in millimetres. */
export interface ShipPlan {
  name: string;
  nation: string;
  points: number;
  cargo: number;
  move: string[];
  cannons: Cannon[];
  outline: Point[];
  contacts: Point[];
  masts: Point[];
  sails: Point[][];
  turn: number;
}

export interface CrewPlan {
  name: string;
  text: string;
  points: number;
  /** A cannon that this crew brings; null for most. */
  cannon: Cannon | null;
}

/** The facts of all pieces, as the server tells them. */
export interface Plans {
  ship: (name: string) => ShipPlan;
  crew: (name: string) => CrewPlan;
  island: (name: string) => string;
  /** The name of a ship or an island as people read it. */
  pieceName: (name: string) => string;
  coast: (number: number) => Point[];
  /** Lengths of the bars in millimetres. */
  bars: Record<string, number>;
  /** The crew of the game in the order of its list. */
  roll: string[];
}

const points = (fact: unknown): Point[] =>
  Array.isArray(fact) ? fact.map(([a, b]) => [Number(a) / 100, Number(b) / 100]) : [];

/** For the moment before the list of pieces has come. */
const UNKNOWN: ShipPlan = {
  name: '',
  nation: '',
  points: 0,
  cargo: 0,
  move: [],
  cannons: [],
  outline: [
    [-9, -40],
    [9, -40],
    [0, 6],
  ],
  contacts: [[0, 0]],
  masts: [],
  sails: [],
  turn: 180,
};

export function plansOf(game: Game | null): Plans {
  const all = (kind: string): Piece[] => game?.pieces?.[kind] ?? [];
  const ships = new Map(all('ship').map((piece) => [piece.id, shipOf(piece)]));
  const crew = new Map(
    all('crew').map((piece) => [
      piece.id,
      {
        name: piece.name,
        text: piece.text ?? '',
        points: Number(piece.points ?? 0),
        cannon: piece.cannon ? cannonOf(String(piece.cannon)) : null,
      },
    ]),
  );
  const islands = new Map(all('island').map((piece) => [piece.id, piece.name]));
  const coasts = all('coast').map((piece) => points(piece.outline));
  const bars = Object.fromEntries(all('bar').map((piece) => [piece.id, Number(piece.length) / 100]));
  return {
    ship: (name) => ships.get(name) ?? { ...UNKNOWN, name },
    crew: (name) => crew.get(name) ?? { name, text: '', points: 0, cannon: null },
    island: (name) => islands.get(name) ?? name,
    pieceName: (name) => ships.get(name)?.name ?? islands.get(name) ?? name,
    coast: (number) => coasts[number] ?? [],
    bars,
    roll: all('crew').map((piece) => piece.id),
  };
}

/** Reads a cannon as cards print it: 3L. */
const cannonOf = (told: string): Cannon => ({ rank: Number(told[0]), range: told[1] === 'L' ? 'L' : 'S' });

function shipOf(piece: Piece): ShipPlan {
  return {
    name: piece.name,
    nation: String(piece.nation),
    points: Number(piece.points),
    cargo: Number(piece.cargo),
    move: (piece.move as string[] | undefined) ?? [],
    cannons: ((piece.cannons as string[] | undefined) ?? []).map(cannonOf),
    outline: points(piece.outline),
    contacts: points(piece.contacts),
    masts: points(piece.masts),
    sails: Array.isArray(piece.sails) ? piece.sails.map(points) : [],
    turn: Number(piece.turn) / 100,
  };
}
