import type { ComponentType } from 'preact';
import type { Game } from '../api/types';
import type { Branch, Decision, Doc, Explained, Hint, Option } from './messages';
import type { Staging } from './playhead';
import type { Logged } from './state';

/** What a drawn table is given: a view, what is happening in it, and, where the viewer is asked, what he may do. */
export interface BoardProps {
  view: Branch;
  game: Game | null;
  /** The seat of the viewer; null for a spectator or an open replay. */
  seat: string | null;
  beat: readonly Logged[];
  decision: Decision | null;
  hint?: Hint | null;
  /** Whether the viewer's choice is on its way. */
  busy?: boolean;
  choose?: (option: number) => void;
  /** Answers with a choice that is not among the options, where the question has a domain. */
  chooseParts?: (parts: Doc) => void;
  explain?: (parts: Doc) => Promise<Explained | null>;
  /** What has happened so far, as far as it has been shown. */
  log?: readonly Logged[];
  /** In a replay: the first entry of the log that belongs to the step that is shown. */
  since?: number;
  /** When the question closes, by this browser's clock. */
  until?: number;
  orders?: StandingOrders;
}

/** At which windows the viewer always passes, and how to order otherwise. */
export interface StandingOrders {
  passing: readonly string[];
  give: (window: string, order: 'pass' | 'ask') => void;
}

/** How one game looks. */
export interface BoardKind {
  Board: ComponentType<BoardProps>;
  staging: Staging;
  /** What speaks for a choice, in a sentence; empty where nothing plain does. */
  reason?: (view: Branch, seat: string | null, option: Option) => string;
  /** Says what a draw would mean now, where the game has a rule of its own for it; null where it has none. */
  drawSays?: (view: Branch) => string | null;
  /** Draws the end: how the scores came about. */
  Reckoning?: ComponentType<{ position: Branch; game: Game | null; places?: Record<string, number> }>;
  /** What to tell the player when the only choice left is taken for him; null: nothing worth a word. */
  takenSays?: (option: Option) => string | null;
  /** Answers by the standing order to draw from any pile; null where something else is open. */
  drawOnly?: (decision: Decision) => number | null;
}
