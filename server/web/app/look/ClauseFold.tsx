/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { ClauseLink } from './ClauseLink';
import { ClauseSays } from './ClauseSays';
import { Dialog } from './Dialog';

/** The clauses behind something as one small button with their number, which opens what they say. */
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
          {ids.map((id) => (
            <section key={id} class="clause-said">
              <h3>{id}</h3>
              <ClauseSays id={id} />
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
