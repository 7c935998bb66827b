import { useEffect, useState } from 'preact/hooks';
import { post, Problem } from '../api/call';

/** Whether the rules accept a position. */
export interface Checked {
  good: boolean;
  problems: { at: string; says: string }[];
}

/** Asks the server whether a position can be played, shortly after the last change. Null: not known yet. */
export function useCheck(game: string, document: unknown): Checked | null {
  const text = JSON.stringify(document);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === 'null') {
      return;
    }
    let gone = false;
    const wait = setTimeout(() => {
      post<Checked>('/api/positions/check', { game, document: JSON.parse(text) }).then(
        (found) => gone || setChecked(found),
        (reason) =>
          gone ||
          setChecked({
            good: false,
            problems: [{ at: '', says: reason instanceof Problem ? reason.message : String(reason) }],
          }),
      );
    }, 300);
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [game, text]);
  return checked;
}
