import { post } from '../api/call';
import { enterAs } from '../api/person';
import type { Game, Table } from '../api/types';
import { change } from '../settings/kept';
import type { Lesson } from './lesson';
import { beginLesson } from './progress';

/** Sits somebody down at a first game with a coach, and says which table it is. */
export async function begin(lesson: Lesson, game: Game, name: string): Promise<string> {
  const me = await enterAs(name);
  const first = lesson.first(game, me.name);
  const table =
    'document' in first
      ? await post<Table>('/api/positions/table', {
          game: game.id,
          document: first.document,
          seat: me.name,
          level: first.level,
        })
      : await post<Table>('/api/tables', {
          game: game.id,
          options: first.options,
          practice: true,
          public: false,
          seats: [
            { sits: 'me' },
            ...Array.from({ length: first.captains }, () => ({ sits: 'captain', level: first.level })),
          ],
        });
  change({ lastGame: game.id });
  beginLesson(table.id);
  return table.id;
}
