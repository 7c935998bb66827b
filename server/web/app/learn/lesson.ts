import type { Game, OptionValue } from '../api/types';
import type { Branch, Decision } from '../table/messages';
import type { Logged } from '../table/state';

/** A first game with a coach, as a game's table offers it (`BoardKind.lesson`). */
export interface Lesson {
  /** What the first game is like, in two sentences, for the page that leads to it. */
  lead: () => string;
  /** Which table the first game is played at, for a player of this name. */
  first: (game: Game, me: string) => FirstTable;
  /** All that the coach has to say, the most urgent first. */
  tips: readonly Tip[];
  /** What the coach says when the first game is over: how it was won, and what to try next. */
  farewell: () => string;
}

/** A position to play on from, in which the player's seat has his name; or a game from its beginning. */
export type FirstTable =
  | { level: string; document: Branch }
  | { level: string; captains: number; options?: Record<string, OptionValue> };

/**
 * What the coach knows when it looks for something to say. A tip is a pure function of it and remembers nothing, so that
 * none is left standing which an Undo has made false: read the view and what is asked, and the log only for what the view
 * does not show.
 */
export interface Situation {
  view: Branch;
  game: Game | null;
  seat: string;
  /** What the player is asked, once everything before it has been shown; null while others play. */
  decision: Decision | null;
  /** What has happened since a choice was last taken back. */
  log: readonly Logged[];
}

/** Something the coach says once, when it is time for it. */
export interface Tip {
  id: string;
  /** The part of the table it is about; the game's style sheet lights it: `[data-coach='row'] .sm-sea`. Empty for none. */
  about: string;
  clauses: string[];
  /** It says what to do, so it has been understood when the question it stood beside is answered. */
  until?: 'answered';
  /** Title and text; null while it is not time. */
  says: (now: Situation) => readonly [string, string] | null;
}
