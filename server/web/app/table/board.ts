import type { ComponentType } from 'preact';
import type { Game } from '../api/types';
import type { Point } from '../learn/HowTo';
import type { Lesson } from '../learn/lesson';
import type { Fact } from './facts';
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

/**
 * How one game looks, and what its table can do beside being played at. Everything but the board and its staging may be
 * missing: then the page does without it (no lesson, no sketch) or does it in words (how to play, the editor).
 */
export interface BoardKind {
  Board: ComponentType<BoardProps>;
  staging: Staging;
  /** How one wins, in one short line; it stands above the table all game long. */
  goal?: (view: Branch) => string;
  /** A first game with a coach: `/learn/<game>` begins it, and the list of `/learn` shows it. */
  lesson?: Lesson;
  /** The whole game on one page, six points or so with pictures; one click from the table. */
  howTo?: (game: Game) => Point[];
  /** The view as the text table tells it, where its document says things in numbers that nobody can imagine. */
  inWords?: (view: Branch, game: Game | null) => Branch;
  /** A small picture of a position, for the list of puzzles. */
  Sketch?: ComponentType<{ view: Branch; seat: string; game: Game }>;
  /** Sets a position up by hand; without one the editor is the position's text. */
  Editor?: ComponentType<EditorProps>;
  /** What speaks for a choice, in a sentence; empty where nothing plain does. */
  reason?: (view: Branch, seat: string | null, option: Option) => string;
  /** Says what a draw would mean now, where the game has a rule of its own for it; null where it has none. */
  drawSays?: (view: Branch) => string | null;
  /** Draws the end: how the scores came about. */
  Reckoning?: ComponentType<{
    position: Branch;
    game: Game | null;
    places?: Record<string, number>;
    /** Whose line is marked; null: nobody's. */
    seat?: string | null;
  }>;
  /** Numbers of a game that is over, beside its turns and its time. */
  facts?: (log: readonly Logged[], position: Branch, seat: string | null) => Fact[];
  /** What to tell the player when the only choice left is taken for him; null: nothing worth a word. */
  takenSays?: (option: Option) => string | null;
  /** A choice that ends what could still be taken back: among people nobody takes it for the player, were it the only one. */
  keeps?: (option: Option) => boolean;
  /** An event that nobody would tell by itself: the log folds it behind the line before. */
  tiny?: (told: Logged) => boolean;
  /** What people would tell of an event and the tiny ones after it; null: the sentence of the first. */
  retell?: (group: readonly Logged[]) => string | null;
  /** Answers by the standing order to draw from any pile; null where something else is open. */
  drawOnly?: (decision: Decision) => number | null;
}

/** What an editor of positions is given: the game, and the position to begin with, if the address brought one. */
export interface EditorProps {
  game: Game;
  first: Branch | null;
}
