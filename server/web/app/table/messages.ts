import type { Table } from '../api/types';

/** What goes between a table and this page, as docs/protocol.md and docs/api.md say it. */

/** A document: the view of a table, the parts of a choice. */
export type Doc = null | boolean | number | string | Doc[] | { [name: string]: Doc };
export type Branch = { [name: string]: Doc };

export interface Message {
  key: string;
  args?: Doc[];
}

export interface Told {
  event: Branch | string;
  message: Message;
  says: string;
  because?: string[];
}

export interface Change {
  at: (string | number)[];
  put?: Doc;
  drop?: boolean;
}

export interface Option {
  index: number;
  parts: Doc;
  label: Message;
  says: string;
}

export interface Decision {
  decision: number;
  question: string;
  reaction: boolean;
  window?: string | number;
  prompt: Message;
  says: string;
  clauses?: string[];
  options: Option[];
  domain?: Doc;
  /** What a drawn table may show beside the question. */
  shows?: Doc;
  default: Doc;
  closes?: number;
  undo: boolean;
}

export interface Waiting {
  seats: string[];
  reaction: boolean;
  closes?: number;
}

export interface Vote {
  about: 'undo' | 'draw' | 'abandon' | null;
  proposer?: string;
  agreed?: string[];
  events?: number;
}

export interface Ended {
  outcome?: { winners: string[]; places: Record<string, number>; scores: Record<string, number>; because?: string[] };
  says: string;
  position: Branch;
  secret?: string;
}

export interface ChatLine {
  seq: number;
  name: string;
  seat: string | number | null;
  said: string;
  time: number;
  you: boolean;
}

export interface Clocks {
  seats: { seat: string; left: number | null; running: boolean }[];
  paused: boolean;
}

export interface Absence {
  seat: string | null;
  since?: number;
  options?: ('wait' | 'captain' | 'out')[];
  votes?: { seat: string; for: string }[];
  until?: number;
}

export interface Hint {
  decision: number;
  option?: number;
  parts: Doc;
  says: string;
  candidates?: { parts: Doc; says: string; worth: number }[];
}

export interface Explained {
  parts: Doc;
  legal: boolean;
  says?: string;
  clauses?: string[];
}

interface Common {
  n?: number;
  time?: number;
  ref?: number;
}

export type FromHost = Common &
  (
    | { type: 'welcome'; session: string; resumed: boolean; table: Table; seat: string | null }
    | { type: 'table'; table: Table }
    | { type: 'chat'; lines: ChatLine[] }
    | ({ type: 'clock' } & Clocks)
    | ({ type: 'absence' } & Absence)
    | ({ type: 'hint' } & Hint)
    | { type: 'closing'; says: string }
    | { type: 'pong' }
    | { type: 'hello'; you: string | null; language: string; match: Branch }
    | { type: 'events'; events: Told[]; past?: boolean }
    | { type: 'view'; view: Branch }
    | { type: 'patch'; changes: Change[] }
    | ({ type: 'waiting' } & Waiting)
    | ({ type: 'decision' } & Decision)
    | { type: 'decision'; decision: null }
    | ({ type: 'vote' } & Vote)
    | { type: 'presence'; seat: string; here: boolean; captain?: string | null }
    | ({ type: 'ended' } & Ended)
    | { type: 'done' }
    | { type: 'refused'; says: string; clauses?: string[]; stale?: boolean }
    | ({ type: 'explained' } & Explained)
    | { type: 'error'; says: string }
    | { type: 'fault'; report: string; says: string }
  );

/** A request; docs list their fields. */
export type Request = { type: string; [field: string]: unknown };
