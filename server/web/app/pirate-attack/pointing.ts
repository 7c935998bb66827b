import type { Happening } from './happening';
import type { Token } from './tokens';

/** What every part of the table needs to let its things be pointed at. */
export interface Pointing {
  /** What can be pointed at now; null: the viewer is asked nothing. */
  lit: ReadonlySet<Token> | null;
  picked: ReadonlySet<Token>;
  hinted: ReadonlySet<Token>;
  now: Happening;
  /** Absent where nobody plays: replays, spectators. */
  point?: (token: Token) => void;
  /** A card was let go over this. */
  drop?: (token: Token) => void;
}

/** The look of something that may be pointed at. */
export function litLook(pointing: Pointing, token: Token): string {
  const { lit, picked, hinted } = pointing;
  return [
    lit?.has(token) ? 'lit' : '',
    picked.has(token) ? 'picked' : '',
    hinted.has(token) ? 'hinted' : '',
    lit && lit.size > 0 && !lit.has(token) && !picked.has(token) ? 'dim' : '',
  ].join(' ');
}

/** What makes a thing a place where a dragged card can be dropped. */
export function dropOn(pointing: Pointing, token: Token) {
  return pointing.drop
    ? {
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          pointing.drop?.(token);
        },
      }
    : {};
}
