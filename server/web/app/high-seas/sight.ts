import type { Branch, Doc } from '../table/messages';
import type { Pose } from './geometry';

/** A crew as the viewer knows it. */
export interface Crew {
  /** Null: facedown and unknown to the viewer. */
  card: string | null;
  of: string;
  faceUp: boolean;
}

/** An island as the viewer knows it. */
export interface Island {
  name: string;
  pose: Pose;
  coast: number;
  home: string | null;
  explored: string[];
  /** Null: its value is unknown to the viewer. */
  coins: (number | null)[];
  crew: Crew[];
}

/** A ship as the viewer knows it. */
export interface Ship {
  name: string;
  of: string;
  from: string | null;
  /** Null: sunk, or not placed yet. */
  pose: Pose | null;
  sunk: boolean;
  /** Numbers of the masts that stand, from 1 at the bow; null: not at sea, so all. */
  masts: number[] | null;
  pinnedBy: string | null;
  tows: string | null;
  acted: boolean;
  sinking: boolean;
  crew: Crew[];
  coins: (number | null)[];
}

export interface Player {
  name: string;
  gold: number;
}

/** What a view says, in the words of the drawing. Lengths in millimetres, north is up. */
export interface Sight {
  size: number;
  islands: Island[];
  ships: Ship[];
  players: Player[];
  turn: string;
  round: number;
  rounds: number;
  /** More gold than this wins at once. */
  half: number;
  /** The ship whose action is under way, as a number among the pieces; its contact point, counted from 1. */
  contact: number;
  over: boolean;
}

const branch = (doc: Doc | undefined): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? doc : {});
const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);
const text = (doc: Doc | undefined): string | null => (doc === undefined || doc === null ? null : String(doc));
/** Measures are whole numbers or texts such as "63.5". */
export const measure = (doc: Doc | undefined): number => Number(doc ?? 0) || 0;

export function poseOf(doc: Doc | undefined): Pose {
  const [x, y, heading] = list(doc).map(measure);
  return { x: x ?? 0, y: y ?? 0, heading: heading ?? 0 };
}

/** Reads a view of High Seas. */
export function look(view: Branch): Sight {
  const options = branch(view.options);
  return {
    size: measure(options.sea) || 1000,
    islands: list(view.islands).map((doc) => island(branch(doc))),
    ships: list(view.ships).map((doc) => ship(branch(doc))),
    players: list(view.seats).map((name) => ({
      name: String(name),
      gold: measure(branch(view[String(name)]).gold),
    })),
    turn: String(view.turn ?? ''),
    round: measure(view.round),
    rounds: 'rounds' in options ? measure(options.rounds) : 60,
    half: measure(view.half),
    contact: measure(branch(view.action).contact),
    over: 'ending' in view,
  };
}

function island(doc: Branch): Island {
  return {
    name: String(doc.island),
    pose: poseOf(doc.pose),
    coast: measure(doc.outline),
    home: text(doc.home),
    explored: list(doc.explored).map(String),
    coins: list(doc.coins).map(coin),
    crew: list(doc.crew).map(crew),
  };
}

function ship(doc: Branch): Ship {
  return {
    name: String(doc.ship),
    of: String(doc.of),
    from: text(doc.from),
    pose: doc.pose === undefined ? null : poseOf(doc.pose),
    sunk: doc.sunk === true,
    masts: doc.masts === undefined ? null : list(doc.masts).map(measure),
    pinnedBy: text(doc['pinned-by']),
    tows: text(doc.tows),
    acted: doc.acted === true,
    sinking: doc.sinking === true,
    crew: list(doc.crew).map(crew),
    coins: list(doc.coins).map(coin),
  };
}

function crew(doc: Doc): Crew {
  const told = branch(doc);
  const card = String(told.crew ?? '?');
  return { card: card === '?' ? null : card, of: String(told.of ?? ''), faceUp: told['face-up'] === true };
}

function coin(doc: Doc): number | null {
  if (doc === '?') {
    return null;
  }
  return typeof doc === 'number' ? doc : measure(branch(doc).gold);
}

export const shipNamed = (sight: Sight, name: string | null): Ship | undefined =>
  sight.ships.find((one) => one.name === name);
