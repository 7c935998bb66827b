import type { Branch, Decision, Doc, Option } from '../table/messages';
import { type Bearing, bearingsOf } from './bearings';
import {
  type BoardingOdds,
  boardingOf,
  type Counsel,
  counselOf,
  foreseen,
  type Foreseen,
  type Salvo,
  salvosOf,
  scuttleOf,
} from './facts';
import type { Pose } from './geometry';
import { measure, poseOf, type Ship, shipNamed, type Sight } from './sight';

/** A course to something, as the server proposes it, with what comes of it. */
export interface Course extends Foreseen {
  /** What it leads to; null: a place on the water. */
  to: string | null;
  /** Why it is sailed: to arrive there, to bring cannons to bear, to take a derelict in tow. */
  for: 'arrive' | 'range' | 'tow';
  /** Whether she arrives within this move. */
  touches: boolean;
  /** How many turns it takes at least, this one included. */
  turns: number;
}

/** Two courses are the same if they lead to the same thing for the same purpose. */
export const courseKey = (one: Course | null) => (one ? `${one.for} ${one.to ?? ''}` : '');

export interface Shooting {
  option: Option;
  /** Counted from 1; 0: that of a crew. */
  cannon: number;
  target: string;
  again: boolean;
}

export interface Spot {
  option: Option;
  pose: Pose;
}

/** What is asked, in the words of the drawing. */
export type Ask =
  | {
      kind: 'order';
      orders: Map<string, Option[]>;
      bearings: Bearing[];
      counsel: Map<string, Counsel>;
      scuttle: { needs: number; sinks: number };
      rest: Option[];
    }
  | {
      kind: 'sail';
      ship: Ship;
      bars: Record<string, number>;
      contacts: number;
      courses: Course[];
      /** Whether she may shoot at the end of this move. */
      shoots: boolean;
      rest: Option[];
    }
  | { kind: 'fire'; ship: Ship; shots: Shooting[]; bearings: Bearing[]; salvos: Map<string, Salvo>; rest: Option[] }
  | {
      kind: 'spot';
      verb: 'place island' | 'berth';
      ship: Ship | undefined;
      coast: number;
      spots: Spot[];
      rest: Option[];
    }
  | { kind: 'cargo'; ship: Ship; place: string; rest: Option[] }
  | { kind: 'crew'; rest: Option[] }
  /** With the ships that the question is about. */
  | { kind: 'other'; about: Ship[]; boarding: BoardingOdds | null; rest: Option[] };

const branch = (doc: Doc | undefined): Branch => (doc && typeof doc === 'object' && !Array.isArray(doc) ? doc : {});
const list = (doc: Doc | undefined): Doc[] => (Array.isArray(doc) ? doc : []);

export const ORDERS = ['move', 'shoot', 'explore', 'repair', 'scuttle', 'release', 'land', 'embark', 'row'];

/** The verb of a choice and what it names first: move, Kestrel. */
export function verbOf(option: Option): [string, string] {
  if (typeof option.parts === 'string') {
    return [option.parts, ''];
  }
  const [verb, what] = Object.entries(branch(option.parts))[0] ?? ['', ''];
  return [verb, String(what)];
}

const isCargo = (option: Option) => ['take', 'leave', 'done'].includes(verbOf(option)[0]);

/** Reads a decision. Whatever is not known here is still offered as it is. */
export function askOf(decision: Decision, sight: Sight): Ask {
  const { options } = decision;
  const domain = branch(decision.domain);
  const named = list(decision.prompt.args).map((arg) => shipNamed(sight, String(arg)));
  const ship = named.find((one) => one !== undefined);
  if (options.some((option) => option.parts === 'end turn')) {
    const orders = new Map<string, Option[]>();
    const rest: Option[] = [];
    for (const option of options) {
      const [verb, what] = verbOf(option);
      if (ORDERS.includes(verb)) {
        orders.set(what, [...(orders.get(what) ?? []), option]);
      } else {
        rest.push(option);
      }
    }
    return {
      kind: 'order',
      orders,
      bearings: bearingsOf(decision),
      counsel: counselOf(decision.shows),
      scuttle: scuttleOf(decision.shows),
      rest,
    };
  }
  if (domain.bars !== undefined && ship?.pose) {
    return {
      kind: 'sail',
      ship,
      bars: Object.fromEntries(Object.entries(branch(domain.bars)).map(([bar, length]) => [bar, measure(length)])),
      contacts: measure(domain.contacts) || 1,
      courses: list(domain.courses).map((doc) => courseOf(branch(doc))),
      shoots: domain.shoots === true,
      rest: options.filter((option) => typeof option.parts === 'string'),
    };
  }
  if (ship && options.some((option) => verbOf(option)[0] === 'fire')) {
    const shots = options.flatMap((option): Shooting[] => {
      const { fire, cannon, again } = branch(option.parts);
      return fire === undefined
        ? []
        : [{ option, cannon: cannon === 'crew' ? 0 : measure(cannon), target: String(fire), again: again === true }];
    });
    return {
      kind: 'fire',
      ship,
      shots,
      bearings: bearingsOf(decision),
      salvos: salvosOf(decision.shows),
      rest: options.filter((option) => verbOf(option)[0] !== 'fire'),
    };
  }
  if (ship && options.some((option) => option.parts === 'done') && options.every(isCargo)) {
    return { kind: 'cargo', ship, place: String(list(decision.prompt.args)[1] ?? ''), rest: options };
  }
  for (const verb of ['place island', 'berth'] as const) {
    const spots = options.filter((option) => verbOf(option)[0] === verb);
    if (spots.length > 0) {
      return {
        kind: 'spot',
        verb,
        ship,
        coast: measure(domain.outline),
        spots: spots.map((option) => ({ option, pose: poseOf(branch(option.parts)[verb]) })),
        rest: options.filter((option) => !spots.includes(option)),
      };
    }
  }
  if (decision.domain !== undefined && options.some((option) => Array.isArray(branch(option.parts).crew))) {
    return { kind: 'crew', rest: options };
  }
  return {
    kind: 'other',
    about: named.flatMap((one) => one ?? []),
    boarding: boardingOf(decision.shows),
    rest: options,
  };
}

const courseOf = (told: Branch): Course => ({
  ...foreseen(told),
  to: String(told.to),
  for: told.short === true ? 'range' : told.tow === true ? 'tow' : 'arrive',
  touches: told.touches === true,
  turns: measure(told.turns),
});

/** A course to a place on the water, as the server answers to who points there. */
export const courseTo = (shows: Doc | undefined): Course => ({
  ...foreseen(shows),
  to: null,
  for: 'arrive',
  touches: true,
  turns: 1,
});

/** Options that name a piece on the sea, by its name. */
export function piecesNamed(rest: readonly Option[], sight: Sight): Map<string, Option> {
  const names = new Set([...sight.ships, ...sight.islands].map((one) => one.name));
  return new Map(
    rest.flatMap((option) => {
      const [, what] = verbOf(option);
      return names.has(what) ? [[what, option] as [string, Option]] : [];
    }),
  );
}
