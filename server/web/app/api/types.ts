import type { OpenTable } from './wire';

/** What the server answers, as docs/api.md says it. The types come from the server; here they get the names of the page. */
export type {
  Game,
  LevelInfo,
  OptionInfo,
  OptionValue,
  Piece,
  SeatInfo as Seat,
  SeatWish as SeatPlan,
  TableInfo as Table,
  TimeControl as Clock,
} from './wire';

/** A table to be opened; the editor adds where it begins, a puzzle which one it is. */
export interface TablePlan extends Omit<OpenTable, 'start'> {
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
