import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../api/types';
import { tell } from '../look/tell';
import { tableWords } from '../words/table';
import { wordsNow } from '../words/language';
import { stepsBack } from './gesture';
import type { Decision } from './messages';
import { takenBack } from './useAutoChoice';
import type { TableState } from './state';
import type { Seated } from './useTable';

/** Whether nobody but captains plays along: then the only vote that counts is the player's own. */
export const isAlone = (table: Table) => table.seats.filter((seat) => seat.sits === 'person').length === 1;

/** Whether the last own choice can be taken back without asking anybody else. */
export function mayGoBack({ state }: Seated, table: Table): boolean {
  return state.seat !== null && !state.ended && (state.decision?.undo === true || (isAlone(table) && hasChosen(state)));
}

/** Whether there is anything to go back to; while others play nobody has said that there is not. */
export function hasChosen(state: TableState): boolean {
  return state.decision?.chosen ?? state.log.length > 0;
}

/**
 * Gives the way back: takes back what the player did last, with all its answers, freely where nothing was revealed since, otherwise by the player's
 * own vote. It says where the game stands then, because the choices of others may have gone with it.
 */
export function useGoBack(seated: Seated, table: Table): () => void {
  const { state, ask } = seated;
  // What was asked when a step back began; the question that comes instead is the one that was returned to.
  const [left, setLeft] = useState<{ decision: Decision | null; more: number } | null>(null);
  const back = (more: number) => {
    takenBack.set(true);
    const before = state.decision;
    const free = before?.undo === true;
    void ask(free ? { type: 'undo' } : { type: 'vote', about: 'undo', say: true }).then(
      (done) => done && (free || isAlone(table)) && setLeft({ decision: before, more }),
    );
  };
  useEffect(() => {
    if (left && state.decision && state.decision !== left.decision) {
      setLeft(null);
      if (left.more > 0 && mayGoBack(seated, table)) {
        back(left.more - 1);
      } else if (isAlone(table)) {
        const turn = state.view?.turns;
        tell(wordsNow(tableWords).undone(typeof turn === 'number' ? turn : 0));
      }
    }
  }, [left, state.decision]);
  return () => {
    if (mayGoBack(seated, table)) {
      back(stepsBack() - 1);
    }
  };
}
