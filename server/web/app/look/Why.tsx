/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { ClauseSays } from './ClauseSays';
import { Dialog } from './Dialog';

/** One small "why?" that opens the rules behind something: their numbers are for who has asked. */
export function Why({ ids }: { ids: readonly string[] | undefined }) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  if (!ids || ids.length === 0) {
    return null;
  }
  return (
    <>
      <button type="button" class="why" aria-haspopup="dialog" title={words.clauseWhy} onClick={() => setOpen(true)}>
        {words.why}
      </button>
      {open && (
        <Dialog title={ids.length === 1 ? words.clauseWhy : words.clausesTitle} onClose={() => setOpen(false)} sheet>
          {ids.map((id) => (
            <section key={id} class="clause-said">
              <ClauseSays id={id} />
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
