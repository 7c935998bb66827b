/** @jsxRuntime automatic @jsxImportSource preact */
import { useAnswer } from '../api/useAnswer';
import type { ClauseText } from '../api/types';
import { Link } from '../shell/Link';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { gameOf } from './gameOf';

/** What one clause says, with the rulings about it and the way to its page. */
export function ClauseSays({ id, game = gameOf(id) }: { id: string; game?: string }) {
  const words = useWords(shellWords);
  const { value, problem } = useAnswer<ClauseText>(`/api/rules/${game}/${encodeURIComponent(id)}`);
  return (
    <>
      {problem && <p class="bad-news">{problem.message}</p>}
      {!value && !problem && <p class="faint">{words.loading}</p>}
      {value && (
        <>
          <p class="clause-text" lang="en">
            {value.text}
          </p>
          {value.rulings && value.rulings.length > 0 && <p class="faint">{words.rulings}</p>}
          {value.rulings?.map((ruling) => (
            <p key={ruling.id} lang="en">
              <strong>{ruling.title}</strong>
              <br />
              {ruling.text}
            </p>
          ))}
        </>
      )}
      <p>
        <Link to={`/rules/${game}/${id}`}>{words.openRules}</Link> <small class="faint">{id}</small>
      </p>
    </>
  );
}
