/** @jsxRuntime automatic @jsxImportSource preact */
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import type { Checked } from './useCheck';

/** Whether the rules accept a position, and what they object to. */
export function Verdict({ checked }: { checked: Checked | null }) {
  const words = useWords(editorWords);
  return (
    <div role="status" class={`edit-verdict ${checked?.good ? 'good-news' : 'bad-news'}`}>
      {!checked ? '…' : checked.good ? words.good : words.bad}
      {checked && !checked.good && (
        <ul lang="en">
          {checked.problems.map((problem) => (
            <li key={problem.at}>
              {problem.at && <code>{problem.at}</code>} {problem.says}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
