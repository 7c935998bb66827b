import type { Branch } from '../table/messages';

/** Fields of a position that the editor does not need: they only say where a running game stands inside a turn. */
const INSIDE = new Set(['running']);

/** What is to be reached from a position, and by whom. */
export interface Task {
  seat: string;
  /** The score to be reached; null: to win. */
  least: number | null;
}

/** Makes a link that opens the editor with this position; the position travels behind the #, which no server sees. */
export function editorLink(view: Branch, task?: Task): string {
  const document = Object.fromEntries(Object.entries(view).filter(([name]) => !INSIDE.has(name)));
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  let text = '';
  bytes.forEach((byte) => (text += String.fromCharCode(byte)));
  const query = task
    ? `?${new URLSearchParams({ play: task.seat, ...(task.least === null ? {} : { least: String(task.least) }) })}`
    : '';
  return `/editor/${document.game ?? ''}${query}#${btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

/** The task of a link, where it has one: then it is a puzzle to be played, not a position to be changed. */
export function linkedTask(query: URLSearchParams): Task | null {
  const seat = query.get('play');
  const least = Number(query.get('least') ?? NaN);
  return seat ? { seat, least: Number.isFinite(least) ? least : null } : null;
}

/** Reads the position behind the # of the address; null where there is none that can be read. */
export function linkedPosition(hash: string): Branch | null {
  try {
    const text = atob(hash.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const document = JSON.parse(new TextDecoder().decode(bytes));
    return document && typeof document === 'object' && !Array.isArray(document) ? document : null;
  } catch {
    return null;
  }
}
