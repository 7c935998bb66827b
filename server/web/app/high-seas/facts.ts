import type { Branch, Doc } from '../table/messages';
import { type Leg, legOf } from './aiming';
import type { Pose } from './geometry';
import { measure, poseOf } from './sight';

/** What comes of where a ship would lie after a course, as the rules foresee it. */
export interface Foreseen {
  legs: Leg[];
  end: Pose | null;
  docks: string | null;
  /** Everything she touches there. */
  meets: string[];
  rams: string[];
  /** Whether she is pinned by whom she rams. */
  pinned: boolean;
  /** Derelicts that she may take in tow from there. */
  tows: string[];
  /** How many of her cannons bear from there, by target. */
  bears: [string, number][];
}

/** What a player new to the game would want to know of an own ship. */
export interface Counsel {
  docked: string | null;
  room: number;
  advice: string;
  about: string | null;
  count: number;
  /** How many things exploring would bring, by place. */
  brings: Record<string, number>;
  /** Derelicts that she touches, and whether she may tow them. */
  tows: { ship: string; may: boolean }[];
}

/** What all cannons together that bear on a target would do. */
export interface Salvo {
  cannons: number;
  masts: number;
  /** Hits on average. */
  hits: number;
  derelict: number;
  sinks: number;
}

/** How a boarding may end, for who would begin it. */
export interface BoardingOdds {
  /** What each side adds to its die. */
  adds: [number, number];
  win: number;
  tie: number;
  lose: number;
  /** Whether a victory would bring anything, and whether a defeat could cost anything. */
  gains: boolean;
  risks: boolean;
  /** Whether there is treasure, but no room for it. */
  full: boolean;
}

const branch = (doc: Doc | undefined): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? doc : {});
const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);
const name = (doc: Doc | undefined): string | null => (doc === undefined || doc === null ? null : String(doc));
/** Chances are told in thousandths. */
const chance = (doc: Doc | undefined) => measure(doc) / 1000;

export function foreseen(doc: Doc | undefined): Foreseen {
  const told = branch(doc);
  return {
    legs: list(told.legs).map(legOf),
    end: told.end === undefined ? null : poseOf(told.end),
    docks: name(told.docks),
    meets: list(told.meets).map(String),
    rams: list(told.rams).map(String),
    pinned: told.pinned === true,
    tows: list(told.tows).map(String),
    bears: Object.entries(branch(told.bears)).map(([target, guns]) => [target, measure(guns)]),
  };
}

/** Reads what is told of the own fleet beside the question for orders. */
export function counselOf(shows: Doc | undefined): Map<string, Counsel> {
  return new Map(
    list(branch(shows).fleet).map((doc) => {
      const told = branch(doc);
      return [
        String(told.ship),
        {
          docked: name(told.docked),
          room: measure(told.room),
          advice: String(told.advice ?? ''),
          about: name(told.about),
          count: measure(told.count),
          brings: Object.fromEntries(Object.entries(branch(told.brings)).map(([place, n]) => [place, measure(n)])),
          tows: list(told.tows).map((one) => ({ ship: String(branch(one).ship), may: branch(one).may === true })),
        },
      ];
    }),
  );
}

/** The chance that an attempt to scuttle works, and the least die for it. */
export function scuttleOf(shows: Doc | undefined): { needs: number; sinks: number } {
  const told = branch(branch(shows).scuttle);
  return { needs: measure(told.needs), sinks: chance(told.sinks) };
}

/** Reads the odds of a salvo, by target. */
export function salvosOf(shows: Doc | undefined): Map<string, Salvo> {
  return new Map(
    list(branch(shows).odds).map((doc) => {
      const told = branch(doc);
      return [
        String(told.target),
        {
          cannons: measure(told.cannons),
          masts: measure(told.masts),
          hits: measure(told.hits) / 100,
          derelict: chance(told.derelict),
          sinks: chance(told.sinks),
        },
      ];
    }),
  );
}

/** Reads the odds of a boarding; null where something else is asked. */
export function boardingOf(shows: Doc | undefined): BoardingOdds | null {
  const told = branch(shows).boarding;
  if (told === undefined) {
    return null;
  }
  const odds = branch(told);
  const [own, other] = list(odds.adds).map(measure);
  return {
    adds: [own ?? 0, other ?? 0],
    win: chance(odds.win),
    tie: chance(odds.tie),
    lose: chance(odds.lose),
    gains: odds.gains === true,
    risks: odds.risks === true,
    full: odds.full === true,
  };
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;
