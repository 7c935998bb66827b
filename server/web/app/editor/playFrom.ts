import { post } from '../api/call';
import { enterAs, personNow } from '../api/person';
import type { Table } from '../api/types';
import { guestName } from '../home/guestName';
import { go } from '../shell/route';
import type { Branch } from '../table/messages';
import type { Task } from './link';

/** Sits the visitor down at a position, as a guest if need be. */
export async function playFrom(game: string, document: Branch, level: string, task: Task): Promise<void> {
  if (!personNow()) {
    await enterAs(guestName);
  }
  const goal = task.least === null ? { kind: 'win' } : { kind: 'score', least: task.least };
  const table = await post<Table>('/api/positions/table', { game, document, seat: task.seat, level, goal });
  go(`/table/${table.id}`);
}
