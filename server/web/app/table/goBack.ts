import type { Table } from '../api/types';
import { takenBack } from './useAutoChoice';
import type { Seated } from './useTable';

/** Whether nobody but captains plays along: then the only vote that counts is the player's own. */
export const isAlone = (table: Table) => table.seats.filter((seat) => seat.sits === 'person').length === 1;

/** Whether the last own choice can be taken back without asking anybody else. */
export function mayGoBack({ state }: Seated, table: Table): boolean {
  return state.seat !== null && !state.ended && (state.decision?.undo === true || isAlone(table));
}

/** Takes back the last own choice: freely where nothing was revealed since, otherwise by the player's own vote. */
export function goBack(seated: Seated, table: Table): void {
  if (mayGoBack(seated, table)) {
    takenBack.set(true);
    const free = seated.state.decision?.undo === true;
    void seated.ask(free ? { type: 'undo' } : { type: 'vote', about: 'undo', say: true });
  }
}
