/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { Link } from '../shell/Link';
import { useWords } from '../words/language';
import { puzzlesWords } from '../words/puzzles';
import { begin } from './begin';

/** The way on from a puzzle: to the next of the list, after the last one back to all. */
export function NextPuzzle({ after }: { after: string }) {
  const words = useWords(puzzlesWords);
  const [busy, setBusy] = useState(false);
  const { value } = useAnswer<{ id: string }[]>('/api/puzzles');
  const at = value?.findIndex((one) => one.id === after) ?? -1;
  const next = at >= 0 ? value?.[at + 1] : undefined;
  if (!next) {
    return (
      <Link to="/puzzles" class="button main">
        {words.other}
      </Link>
    );
  }
  return (
    <Button
      kind="main"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void begin(next.id).then((done) => !done && setBusy(false));
      }}
    >
      {words.next}
    </Button>
  );
}
