/** @jsxRuntime automatic @jsxImportSource preact */
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { Why } from '../look/Why';
import { Dialog } from '../look/Dialog';
import { tell } from '../look/tell';
import { tableWords } from '../words/table';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';

interface Moment {
  link: string;
  match: string;
  n: number;
  clauses: string[];
  scenario: string;
}

/** One key makes a report of this moment: a link, the rules cited, and a test case to be completed. */
export function Report({ table, seat, onClose }: { table: string; seat: string | null; onClose: () => void }) {
  const words = useWords(tableWords);
  const shell = useWords(shellWords);
  const { value, problem } = useAnswer<Moment>(
    `/api/tables/${table}/moment${seat === null ? '' : `?seat=${encodeURIComponent(seat)}`}`,
  );
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => tell(words.copied, 'good'),
      () => tell(words.copyByHand),
    );
  const link = value ? new URL(value.link, location.origin).href : '';
  return (
    <Dialog title={words.report} onClose={onClose}>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {!value && !problem && <p class="faint">{shell.loading}</p>}
      {value && (
        <div class="stack">
          <p>{words.reportHelp}</p>
          <div class="row invite">
            <input type="text" readOnly value={link} aria-label={words.report} />
            <Button onClick={() => copy(link)}>{words.copy}</Button>
          </div>
          {value.clauses.length > 0 && (
            <p>
              {words.reportClauses}: <Why ids={value.clauses} />
            </p>
          )}
          <label class="field">
            <span>{words.reportWrong}</span>
            <textarea class="scenario" readOnly rows={12} value={value.scenario} />
          </label>
        </div>
      )}
    </Dialog>
  );
}
