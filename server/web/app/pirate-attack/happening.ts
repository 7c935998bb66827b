import type { Logged } from '../table/state';
import { read } from '../table/told';

/** What a beat stirs on the table: ships by their names in choices, seats, and the card that is shown. */
export interface Happening {
  ships: ReadonlySet<string>;
  seats: ReadonlySet<string>;
  card: string | null;
}

const ACTORS = ['seat', 'target', 'victim', 'thief', 'spy', 'forced', 'attacker', 'actor'];

export function happening(beat: readonly Logged[]): Happening {
  const ships = new Set<string>();
  const seats = new Set<string>();
  let card: string | null = null;
  for (const told of beat) {
    const [name, fields] = read(told);
    if (fields.owner !== undefined && fields.place !== undefined) {
      ships.add(`${fields.owner}.ships[${Number(fields.place) - 1}]`);
    } else if (name === 'ship-launched') {
      ships.add(`${fields.seat}.ships[${Number(fields.place) - 1}]`);
    } else if (name === 'battle-began') {
      (fields.ships as number[]).forEach((place) => ships.add(`${fields.attacker}.ships[${place - 1}]`));
      (fields.against as number[]).forEach((place) => ships.add(`${fields.target}.ships[${place - 1}]`));
    }
    ACTORS.forEach((field) => typeof fields[field] === 'string' && seats.add(fields[field] as string));
    const shown = fields.blocker ?? fields.creature ?? fields.card;
    if (typeof shown === 'string' && shown !== '?') {
      card = shown;
    }
  }
  return { ships, seats, card };
}
