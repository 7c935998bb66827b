/** @jsxRuntime automatic @jsxImportSource preact */
import { useAnswer } from '../api/useAnswer';
import { Dialog } from '../look/Dialog';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';

interface Verification {
  good: boolean;
  findings: { line: number; says: string }[];
  commitment: string;
  secret: string;
  draws: { n: number; word: string; step: number; events: string[] }[];
}

/** Shows that the record is true: the server plays it again, and lists every draw for those who compute themselves. */
export function Verify({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(replayWords);
  const { value, problem } = useAnswer<Verification>(`/api/matches/${id}/verification`);
  return (
    <Dialog title={words.verify} onClose={onClose} class="verify">
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {!value && !problem && <p>{words.verifying}</p>}
      {value && (
        <>
          <p class={value.good ? 'good-news' : 'bad-news'}>{value.good ? words.good : words.bad}</p>
          {value.findings.length > 0 && (
            <ul lang="en">
              {value.findings.map((finding) => (
                <li key={finding.line}>
                  {words.line(finding.line)}: {finding.says}
                </li>
              ))}
            </ul>
          )}
          <details>
            <summary>{words.draws(value.draws.length)}</summary>
            <p class="faint">{words.drawsHelp}</p>
            <h3>{words.commitment}</h3>
            <code class="long-code">{value.commitment}</code>
            <h3>{words.secret}</h3>
            <code class="long-code">{value.secret}</code>
            <table class="draws">
              <thead>
                <tr>
                  <th scope="col">{words.draw}</th>
                  <th scope="col">{words.word}</th>
                  <th scope="col">{words.ledTo}</th>
                </tr>
              </thead>
              <tbody>
                {value.draws.map((draw) => (
                  <tr key={draw.n}>
                    <td>{draw.n}</td>
                    <td>
                      <code>{draw.word}</code>
                    </td>
                    <td>{draw.events.join(' ') || words.noTrace}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Dialog>
  );
}
