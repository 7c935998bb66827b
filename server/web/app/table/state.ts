import type { Table } from '../api/types';
import type {
  Absence,
  Branch,
  ChatLine,
  Clocks,
  Decision,
  Ended,
  FromHost,
  Hint,
  Told,
  Vote,
  Waiting,
} from './messages';
import { patched } from './patch';

/** An event as the log keeps it. */
export interface Logged extends Told {
  id: number;
}

/** Something that happened together, and the view before it: what an animation shows one after another. */
export interface Scene {
  id: number;
  events: Logged[];
  before: Branch;
}

/** All that this page knows of a table: nothing but what the messages said. */
export interface TableState {
  table: Table | null;
  seat: string | null;
  header: Branch | null;
  view: Branch | null;
  log: Logged[];
  /** What happened lately while we looked on; empty after a fresh start. */
  scenes: Scene[];
  waiting: Waiting | null;
  decision: Decision | null;
  vote: Vote | null;
  captains: Record<string, string>;
  away: Record<string, boolean>;
  ended: Ended | null;
  chat: ChatLine[];
  clocks: (Clocks & { heard: number }) | null;
  absence: Absence | null;
  hint: Hint | null;
  closing: string;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
}

export const nothing: TableState = {
  table: null,
  seat: null,
  header: null,
  view: null,
  log: [],
  scenes: [],
  waiting: null,
  decision: null,
  vote: null,
  captains: {},
  away: {},
  ended: null,
  chat: [],
  clocks: null,
  absence: null,
  hint: null,
  closing: '',
  skew: 0,
};

/** The name of a seat that may be given by its number. */
const nameOf = (seat: string | number, table: Table | null) =>
  typeof seat === 'number' ? (table?.seats.find((one) => one.seat === seat)?.name ?? String(seat)) : seat;

function named(clocks: Clocks, table: Table | null): Clocks {
  return { ...clocks, seats: clocks.seats.map((clock) => ({ ...clock, seat: nameOf(clock.seat, table) })) };
}

function absent(message: Absence, table: Table | null): Absence {
  const votes = message.votes?.map((vote) => ({ ...vote, seat: nameOf(vote.seat, table) }));
  return { ...message, seat: message.seat === null ? null : nameOf(message.seat, table), votes };
}

let ids = 0;

/** Returns what is known after one more message. */
export function heard(state: TableState, message: FromHost): TableState {
  const skew = message.time === undefined ? state.skew : message.time - Date.now();
  const next = after(state, message);
  return next === state || next.skew === skew ? next : { ...next, skew };
}

function after(state: TableState, message: FromHost): TableState {
  switch (message.type) {
    case 'welcome':
      return { ...state, table: message.table, seat: message.seat, closing: '' };
    case 'table':
      return { ...state, table: message.table };
    case 'chat': {
      const known = new Set(state.chat.map((line) => line.seq));
      const fresh = message.lines.filter((line) => !known.has(line.seq));
      return { ...state, chat: [...state.chat, ...fresh].slice(-200) };
    }
    case 'clock':
      return { ...state, clocks: { ...named(message, state.table), heard: Date.now() } };
    case 'absence':
      return { ...state, absence: message.seat === null ? null : absent(message, state.table) };
    case 'hint':
      return { ...state, hint: message };
    case 'closing':
      return { ...state, closing: message.says };
    case 'hello':
      // Everything comes anew; table, chat and clock come by themselves and stay.
      return {
        ...nothing,
        table: state.table,
        seat: message.you,
        chat: state.chat,
        clocks: state.clocks,
        absence: state.absence,
        header: message.match,
      };
    case 'events': {
      const events = message.events.map((told) => ({ ...told, id: ++ids }));
      const log = [...state.log, ...events];
      return message.past || !state.view
        ? { ...state, log }
        : { ...state, log, scenes: [...state.scenes.slice(-11), { id: ++ids, events, before: state.view }] };
    }
    case 'view':
      return { ...state, view: message.view };
    case 'patch':
      return { ...state, view: state.view ? patched(state.view, message.changes) : null };
    case 'waiting':
      return { ...state, waiting: message };
    case 'decision':
      return {
        ...state,
        decision: message.decision === null ? null : (message as Decision),
        hint: state.hint?.decision === message.decision ? state.hint : null,
      };
    case 'vote':
      return { ...state, vote: message.about === null ? null : message };
    case 'presence': {
      const captains = { ...state.captains };
      if (message.captain) {
        captains[message.seat] = message.captain;
      } else {
        delete captains[message.seat];
      }
      return { ...state, captains, away: { ...state.away, [message.seat]: !message.here } };
    }
    case 'ended':
      return { ...state, ended: message, decision: null, waiting: null };
    default:
      return state;
  }
}
