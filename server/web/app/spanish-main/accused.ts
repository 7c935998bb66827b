import type { Logged } from '../table/state';
import { read } from './staging';

/** An accusation that is being heard. */
export interface Charge {
  accuser: string;
  accused: string;
  pirate: string;
  /** Whether it was right; null: nobody has answered yet. */
  right: boolean | null;
}

/** The accusation that a beat shows, with what the log says of its beginning; null where it shows none. */
export function chargeIn(beat: readonly Logged[], log: readonly Logged[]): Charge | null {
  const [name, fields] = beat.length > 0 ? read(beat[0]) : ['', {}];
  if (name !== 'accused' && name !== 'accusation-denied' && name !== 'pirate-revealed') {
    return null;
  }
  const last = name === 'accused' ? beat[0] : log.filter((told) => read(told)[0] === 'accused').pop();
  const said = last ? read(last)[1] : {};
  // At the end all pirates are revealed, too, and nobody accused them.
  if (!last || said.pirate !== fields.pirate || (name === 'pirate-revealed' && beat.length > 1)) {
    return null;
  }
  return {
    accuser: String(said.accuser ?? ''),
    accused: String(said.accused ?? ''),
    pirate: String(said.pirate ?? ''),
    right: name === 'accused' ? null : name === 'pirate-revealed',
  };
}
