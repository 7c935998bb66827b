/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useAnswer } from '../api/useAnswer';
import type { ClauseText } from '../api/types';
import { Link } from '../shell/Link';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { Dialog } from './Dialog';

/** The games by the first letters of their clauses. */
const BOOKS: Record<string, string> = { SM: 'spanish-main', PA: 'pirate-attack' };

/** Says to which game a clause or ruling belongs. */
export function gameOf(clause: string): string {
  return BOOKS[clause.split('-')[0]] ?? 'high-seas';
}

/** The id of a clause that opens what it says, beside what the visitor is doing. */
export function ClauseLink({ id, game }: { id: string; game?: string }) {
  const [open, setOpen] = useState(false);
  const words = useWords(shellWords);
  return (
    <>
      <button type="button" class="clause" title={words.clauseWhy} onClick={() => setOpen(true)}>
        {id}
      </button>
      {open && <ClausePanel id={id} game={game ?? gameOf(id)} onClose={() => setOpen(false)} />}
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

function ClausePanel({ id, game, onClose }: { id: string; game: string; onClose: () => void }) {
  const words = useWords(shellWords);
  const { value, problem } = useAnswer<ClauseText>(`/api/rules/${game}/${encodeURIComponent(id)}`);
  return (
    <Dialog title={words.clause(id)} onClose={onClose} sheet>
      {problem && <p class="bad-news">{problem.message}</p>}
      {!value && !problem && <p class="faint">{words.loading}</p>}
      {value && (
        <>
          <p class="clause-text" lang="en">
            {value.text}
          </p>
          {value.rulings && value.rulings.length > 0 && <h3>{words.rulings}</h3>}
          {value.rulings?.map((ruling) => (
            <p key={ruling.id} lang="en">
              <strong>
                {ruling.id} {ruling.title}
              </strong>
              <br />
              {ruling.text}
            </p>
          ))}
        </>
      )}
      <p>
        <Link to={`/rules/${game}/${id}`}>{words.openRules}</Link>
      </p>
    </Dialog>
  );
}
