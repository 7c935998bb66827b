/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Why } from '../look/Why';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Line } from './fold';
import { sentence } from './sentence';

/** A line of the log; what is folded behind it and its rules come when they are asked for. */
export function LogLine({ line }: { line: Line }) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  return (
    <li class={line.turn ? 'log-turn' : ''}>
      <span>{line.says}</span>
      {line.more.length > 0 && (
        <button
          type="button"
          class="log-more"
          aria-expanded={open}
          aria-label={words.logMore(line.more.length)}
          title={words.logMore(line.more.length)}
          onClick={() => setOpen(!open)}
        >
          {open ? '−' : '+'}
        </button>
      )}
      <Why ids={line.because} />
      {open && (
        <ul>
          {line.more.map((told) => (
            <li key={told.id}>{sentence(told.says)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
