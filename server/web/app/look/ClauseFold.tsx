/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { ClauseLink, ClauseLinks } from './ClauseLink';
import { Dialog } from './Dialog';

/** The clauses behind something as one small button with their number, which opens the list of them. */
export function ClauseFold({ ids }: { ids: readonly string[] | undefined }) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  if (!ids || ids.length === 0) {
    return null;
  }
  if (ids.length === 1) {
    return <ClauseLink id={ids[0]} />;
  }
  return (
    <>
      <button
        type="button"
        class="clause"
        aria-haspopup="dialog"
        aria-label={words.clausesBehind(ids.length, ids.join(', '))}
        title={ids.join(', ')}
        onClick={() => setOpen(true)}
      >
        § {ids.length}
      </button>
      {open && (
        <Dialog title={words.clausesTitle} onClose={() => setOpen(false)} sheet>
          <ClauseLinks ids={ids} />
        </Dialog>
      )}
    </>
  );
}
