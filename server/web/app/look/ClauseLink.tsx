/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { ClauseSays } from './ClauseSays';
import { Dialog } from './Dialog';

/** The id of a clause that opens what it says, beside what the visitor is doing. */
export function ClauseLink({ id, game }: { id: string; game?: string }) {
  const [open, setOpen] = useState(false);
  const words = useWords(shellWords);
  return (
    <>
      <button type="button" class="clause" title={words.clauseWhy} onClick={() => setOpen(true)}>
        {id}
      </button>
      {open && (
        <Dialog title={words.clause(id)} onClose={() => setOpen(false)} sheet>
          <ClauseSays id={id} game={game} />
        </Dialog>
      )}
    </>
  );
}

/** Several clauses in one line. */
export function ClauseLinks({ ids, game }: { ids: readonly string[] | undefined; game?: string }) {
  return ids && ids.length > 0 ? (
    <span class="clauses">
      {ids.map((id) => (
        <ClauseLink key={id} id={id} game={game} />
      ))}
    </span>
  ) : null;
}
