import type { Game } from '../api/types';
import { boardOf } from '../table/boards';

/** Whether a game can be learnt at its table. */
const taught = (game: Game) => (boardOf(game.id, false).lesson ? 0 : 1);

/**
 * The game that is offered first: one that can be learnt while playing, of those the one that needs the fewest players, and
 * of those the one that most can join.
 */
export function simplest(games: readonly Game[] | null): Game | null {
  return games
    ? ([...games].sort(
        (a, b) => taught(a) - taught(b) || a.fewestSeats - b.fewestSeats || b.mostSeats - a.mostSeats,
      )[0] ?? null)
    : null;
}
