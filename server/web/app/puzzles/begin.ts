import { post } from '../api/call';
import { enterAs, personNow } from '../api/person';
import type { Table } from '../api/types';
import { tellProblem } from '../look/tell';
import { go } from '../shell/route';
import { puzzlesWords } from '../words/puzzles';
import { wordsNow } from '../words/language';

/** Sits the visitor down at a puzzle, as a guest if need be; false where that failed. */
export async function begin(puzzle: string): Promise<boolean> {
  try {
    if (!personNow()) {
      await enterAs(wordsNow(puzzlesWords).guest);
    }
    const table = await post<Table>(`/api/puzzles/${puzzle}/table`);
    go(`/table/${table.id}`);
    return true;
  } catch (reason) {
    tellProblem(reason);
    return false;
  }
}
