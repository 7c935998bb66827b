import type { Doc } from '../table/messages';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import type { Sight } from './sight';

/** One ship in a battle, as far as it has been told. */
export interface Fighter {
  owner: string;
  place: number;
  ship: string;
  /** What was turned over under it; null: not yet. */
  cards: string[] | null;
  cancelled: string[];
  doctors: string[];
  cannons: number | null;
  strength: number | null;
  lost: boolean;
  /** The Witch Doctor that struck it before a shot was fired; null: none has. */
  struck: string | null;
  /** Who took it over by a mutiny; null: nobody. */
  deserted: string | null;
  /** Whether the battle itself has named it; until then it is what lies at its place. */
  told: boolean;
}

/** What one side fires and withstands. */
export interface Side {
  name: string;
  fighters: Fighter[];
  cannons: number | null;
  strength: number | null;
  sunk: boolean;
}

/** A battle, as far as it has been told. */
export interface Battle {
  id: number;
  sides: [Side, Side];
  compared: boolean;
  /** Something has been sunk: what is face down now stays so. */
  decided: boolean;
  /** What else happened, in sentences: curses, cures, prizes. */
  notes: string[];
  /** The last event that belongs to it. */
  last: number;
}

const NOTED = new Set(['fortune-used', 'doctor-struck', 'ship-handed-over', 'gold-won', 'fame-gained']);
const ABOUT_SHIPS = new Set([
  'under-turned',
  'pair-discarded',
  'ship-valued',
  'doctor-turned',
  'doctor-struck',
  'ship-handed-over',
  'ship-lost',
]);
const DECIDES = new Set(['sides-compared', 'doctor-struck', 'ship-lost', 'gold-won']);
const ENDS = new Set(['turn-began', 'laid-discarded', 'battle-began', 'red-drawn', 'game-ended']);

function begins(told: Logged, of: string | null): boolean {
  const [name, fields] = read(told);
  return name === 'battle-began' && (of === null || fields.attacker === of || fields.target === of);
}

/** Finds the last battle, or the last of one player; who fights is seen at the table before anything is turned over. */
export function lastBattle(log: readonly Logged[], sight: Sight, of: string | null = null): Battle | null {
  let first = log.length - 1;
  while (first >= 0 && !begins(log[first], of)) {
    first--;
  }
  if (first < 0) {
    return null;
  }
  const [, began] = read(log[first]);
  const side = (name: Doc, places: Doc): Side => ({
    name: String(name),
    fighters: (Array.isArray(places) ? places : []).flatMap((place) => {
      const ship = sight.players.find((one) => one.name === name)?.ships[Number(place) - 1];
      return ship ? [fighterOf(String(name), ship.place, ship.card, false)] : [];
    }),
    cannons: null,
    strength: null,
    sunk: false,
  });
  const battle: Battle = {
    id: log[first].id,
    sides: [side(began.attacker, began.ships), side(began.target, began.against)],
    compared: false,
    decided: false,
    notes: [],
    last: log[first].id,
  };
  for (const told of log.slice(first + 1)) {
    const [name] = read(told);
    if (ENDS.has(name)) {
      break;
    }
    add(battle, told);
  }
  // Long after it, something else may lie at the place of a ship that was never named.
  for (const one of battle.sides) {
    one.fighters = one.fighters.filter((fighter) => fighter.told || !battle.compared);
  }
  return battle;
}

const fighterOf = (owner: string, place: number, ship: string, told: boolean): Fighter => ({
  owner,
  place,
  ship,
  cards: null,
  cancelled: [],
  doctors: [],
  cannons: null,
  strength: null,
  lost: false,
  struck: null,
  deserted: null,
  told,
});

function add(battle: Battle, told: Logged): void {
  const [name, fields] = read(told);
  battle.last = told.id;
  if (NOTED.has(name)) {
    battle.notes.push(told.says);
  }
  battle.decided ||= DECIDES.has(name);
  if (name === 'sides-compared') {
    const [attacker, target] = battle.sides;
    attacker.cannons = Number(fields.cannons);
    attacker.strength = Number(fields.strength);
    attacker.sunk = fields.sunk === true;
    target.cannons = Number(fields['target-cannons']);
    target.strength = Number(fields['target-strength']);
    target.sunk = fields['target-sunk'] === true;
    battle.compared = true;
    return;
  }
  if (!ABOUT_SHIPS.has(name)) {
    return;
  }
  const side = battle.sides.find((one) => one.name === fields.owner);
  if (!side) {
    return;
  }
  // Ships lost before it may have moved it in the row; what it is does not change.
  const alike = side.fighters.filter((one) => (one.ship === fields.ship || !one.told) && one.deserted === null);
  let fighter = alike.find((one) => one.place === fields.place) ?? alike.find((one) => one.told);
  if (!fighter) {
    fighter = fighterOf(side.name, Number(fields.place), String(fields.ship), true);
    side.fighters.push(fighter);
  }
  fighter.ship = String(fields.ship);
  fighter.told = true;
  switch (name) {
    case 'under-turned':
      fighter.cards = (fields.cards as Doc[]).map(String);
      break;
    case 'pair-discarded':
      fighter.cancelled.push(String(fields.card));
      break;
    case 'doctor-turned':
      fighter.doctors.push(String(fields.doctor));
      break;
    case 'ship-valued':
      fighter.cannons = Number(fields.cannons);
      fighter.strength = Number(fields.strength);
      break;
    case 'doctor-struck':
      fighter.struck = String(fields.doctor);
      fighter.lost = true;
      break;
    case 'ship-handed-over':
      fighter.deserted = String(fields['new-owner']);
      break;
    default:
      fighter.lost = true;
  }
}
