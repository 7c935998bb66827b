/** What the server answers, as docs/api.md says it. */

export interface OptionInfo {
  id: string;
  name?: string;
  help?: string;
  kind: 'truth' | 'choice' | 'number';
  values?: { value: OptionValue; name: string }[];
  least?: number;
  most?: number;
  default: OptionValue;
  clauses: string[];
}

export type OptionValue = string | number | boolean;

export interface LevelInfo {
  id: string;
  name: string;
  about: string;
}

/** A card, ship or other piece: its document name, the name for people, what it does, and facts for drawing. */
export interface Piece {
  id: string;
  name: string;
  text?: string;
  [fact: string]: unknown;
}

export interface Game {
  id: string;
  name?: string;
  about?: string;
  howToPlay?: string;
  rules: number;
  fewestSeats: number;
  mostSeats: number;
  levels?: LevelInfo[];
  options: OptionInfo[];
  pieces?: Record<string, Piece[]>;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; minutes: number; increment: number }
  | { kind: 'days'; days: number };

export interface Seat {
  seat: number;
  name: string;
  sits: 'person' | 'captain' | 'free';
  level: string | null;
  you: boolean;
  hotseat: boolean;
  here?: boolean;
  asked?: boolean;
  place?: number | null;
  score?: number | null;
}

export interface Table {
  id: string;
  game: string;
  state: 'open' | 'running' | 'finished' | 'abandoned';
  options: Record<string, OptionValue>;
  preset: { id: string; name: string } | null;
  public: boolean;
  invitation?: string | null;
  owner: { name: string; you: boolean } | null;
  created: number;
  updated: number;
  clock: Clock;
  window: number;
  practice: boolean;
  spectators: boolean;
  delay: number;
  seats: Seat[];
  puzzle?: { id: string; title: string; goal: string; reached?: boolean } | null;
  rematch?: string | null;
  watching?: number;
}

export interface SeatPlan {
  sits: 'me' | 'hotseat' | 'captain' | 'free';
  level?: string;
  name?: string;
}

export interface TablePlan {
  game: string;
  options?: Record<string, OptionValue>;
  preset?: string | null;
  public?: boolean;
  clock?: Clock;
  window?: number;
  practice?: boolean;
  spectators?: boolean;
  delay?: number;
  seats: SeatPlan[];
  start?: unknown;
  puzzle?: string;
}

export interface ClauseText {
  id: string;
  section: string;
  text: string;
  testable?: boolean;
  source?: string;
  rulings?: { id: string; title?: string; text: string }[];
  neighbours?: unknown;
}
