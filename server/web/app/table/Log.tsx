/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClauseLinks } from '../look/ClauseLink';
import { shellWords } from '../words/shell';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Logged } from './state';

interface Props {
  log: readonly Logged[];
  /** The last event that has been shown; what came later would tell the end of the animation. */
  until: number;
  behind: boolean;
  /** How it ended, where that has been shown. */
  end?: string;
}

/** What happened, in words, with the rules behind it; the newest below. */
export function Log({ log, until, behind, end }: Props) {
  const words = useWords(tableWords);
  const list = useRef<HTMLDivElement>(null);
  const shown = log.filter((told) => told.id <= until);
  // Who has scrolled up is reading; everybody else sees the newest.
  const reading = useRef(false);
  const last = useRef(0);
  useEffect(() => {
    const box = list.current;
    if (box && !reading.current) {
      box.scrollTop = box.scrollHeight;
    }
  }, [shown.length, end]);
  const onScroll = () => {
    const box = list.current;
    if (!box) {
      return;
    }
    // Only people scroll upwards; new lines alone make the way to the end longer, too.
    if (box.scrollTop < last.current - 4) {
      reading.current = true;
    }
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 8) {
      reading.current = false;
    }
    last.current = box.scrollTop;
  };
  return (
    <section class="side-card log">
      <h2>{words.log}</h2>
      <div
        id="log"
        class="log-box"
        ref={list}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live={behind ? 'off' : 'polite'}
        aria-label={words.log}
      >
        <ol>
          {shown.length === 0 && <li class="faint">{words.logEmpty}</li>}
          {shown.map((told) => (
            <li key={told.id} class={isTurn(told) ? 'log-turn' : ''}>
              <Line told={told} />
            </li>
          ))}
          {end && <li class="log-end">{end}</li>}
        </ol>
      </div>
    </section>
  );
}

/** A line and the sign of its rules, which never stands alone at the beginning of a new line. */
function Line({ told }: { told: Logged }) {
  if (!told.because || told.because.length === 0) {
    return <span>{told.says}</span>;
  }
  const cut = told.says.lastIndexOf(' ') + 1;
  return (
    <>
      {told.says.slice(0, cut)}
      <span class="log-last">
        {told.says.slice(cut)}
        <Why ids={told.because} />
      </span>
    </>
  );
}

/** The rules behind a line, folded up: a log full of numbers is not read. */
function Why({ ids }: { ids: string[] }) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="log-why"
        aria-expanded={open}
        aria-label={words.clauseWhy}
        title={ids.join(', ')}
        onClick={() => setOpen(!open)}
      >
        §
      </button>
      {open && <ClauseLinks ids={ids} />}
    </>
  );
}

function isTurn(told: Logged): boolean {
  return typeof told.event === 'object' && 'turn-began' in told.event;
}
