import type { Logged } from '../table/state';
import { type Fields, read } from '../table/told';
import { highSeasTaleWords } from '../words/highSeasTale';
import { wordsNow } from '../words/language';
import { normal } from './geometry';

/** Events that belong to a ship's action, which is told as one thing. */
const TINY = new Set([
  'ship-sailed',
  'ship-docked',
  'cannon-fired',
  'mast-lost',
  'ship-pinned',
  'cargo-seen',
  'cargo-moved',
  'island-explored',
]);

/** Events within an action that keep their own sentence, behind what is told of it. */
const BESIDE = new Set(['crew-turned-up', 'tow-began', 'tow-ended']);

/** Whether nobody would tell an event by itself. */
export const tiny = (told: Logged): boolean => TINY.has(read(told)[0]) || BESIDE.has(read(told)[0]);

const words = () => wordsNow(highSeasTaleWords);

/** The nearest of eight points of the compass, from 0 for north. */
export const eighthOf = (heading: number) => Math.round(normal(heading) / 45) % 8;

function leg(fields: Fields): string {
  const point = words().point(eighthOf(Number(fields.heading) / 100));
  const [bar, whole] = [String(fields.measure).slice(-1), String(fields.measure).length === 1];
  return words().leg(whole ? bar : words().some(bar), point);
}

/** The shots of a group, target by target: who was fired at, with which dice. */
function shots(events: readonly [string, Fields][]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, fields] of events) {
    if (name === 'cannon-fired') {
      const die = Number(fields.die);
      const said = fields.hit === true ? words().hit(die) : words().miss(die);
      const target = String(fields.target);
      found.set(target, [...(found.get(target) ?? []), said]);
    }
  }
  return found;
}

/** What people would tell of an action and all that belongs to it: the way, where she docked, the shots, the load. */
export function retell(group: readonly Logged[]): string | null {
  const says = actionSays(group);
  const beside = group.slice(1).filter((told) => BESIDE.has(read(told)[0]));
  return says === null ? null : [says, ...beside.map((told) => told.says)].join(' ');
}

function actionSays(group: readonly Logged[]): string | null {
  const [[head, given], ...rest] = group.map(read);
  if (head !== 'action-given') {
    return null;
  }
  const ship = String(given.ship);
  const of = (name: string) => rest.filter(([one]) => one === name).map(([, fields]) => fields);
  const fired = shots(rest);
  const lost = of('mast-lost').length;
  const fire = (first: (target: string) => string) =>
    [...fired]
      .map(([target, dice], i) => `${i === 0 ? first(target) : words().alsoFires(target)}: ${dice.join(', ')}`)
      .join('') + (fired.size > 0 && lost > 0 ? words().masts(lost) : '');
  switch (given.action) {
    case 'move': {
      const sailed = of('ship-sailed');
      if (sailed.length === 0) {
        // She may be about to: what is given is all that is known.
        return fired.size > 0 ? `${fire((target) => words().fires(ship, target))}.` : group[0].says;
      }
      const docked = of('ship-docked')[0];
      const aside = String(sailed[sailed.length - 1].aside ?? '');
      return `${words().sails(ship, sailed.map(leg).join(words().then))}${docked ? words().docks(String(docked.island)) : ''}${
        aside ? words().aside(aside) : ''
      }${fire(words().alsoFires)}.`;
    }
    case 'shoot':
      return fired.size === 0 ? null : `${fire((target) => words().fires(ship, target))}.`;
    case 'explore': {
      const loaded = of('cargo-moved').filter((fields) => fields.loaded === true);
      if (of('cargo-moved').length > loaded.length) {
        return null;
      }
      const coins = loaded.filter((fields) => fields.item === 'coin').length;
      const says = words().explores(ship, String(given.target));
      const done = of('island-explored').length > 0;
      return `${says}${loaded.length > 0 ? words().loads(coins, loaded.length - coins) : done ? words().finds : ''}.`;
    }
    default:
      return null;
  }
}
