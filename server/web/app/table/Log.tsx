/** @jsxRuntime automatic @jsxImportSource preact */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ClauseLinks } from '../look/ClauseLink';
import { Icon } from '../look/Icon';
import { shellWords } from '../words/shell';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { sentence } from './sentence';
import type { Logged } from './state';

interface Props {
  /** What has been shown; what came later would tell the end of the animation. */
  log: readonly Logged[];
  behind: boolean;
  /** How it ended, where that has been shown. */
  end?: string;
}

/** What happened, in words, with the rules behind it; the newest below. */
export function Log({ log: shown, behind, end }: Props) {
  const words = useWords(tableWords);
  const list = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => byTurn(shown), [shown]);
  const folded = Math.floor(Math.max(0, turns.length - OPEN) / AT_A_TIME) * AT_A_TIME;
  // Who has scrolled up is reading; everybody else sees the newest.
  const reading = useRef(false);
  const last = useRef(0);
  const high = useRef(0);
  // Before it is painted: otherwise everything would be seen to jump.
  useLayoutEffect(() => {
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
    // Only people scroll upwards; new lines alone make the way to the end longer, and folded ones shorter.
    if (box.scrollTop < last.current - 4 && box.scrollHeight === high.current) {
      reading.current = true;
    }
    high.current = box.scrollHeight;
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
          {turns.slice(0, folded).map((turn) => (
            <Turn key={turn[0].id} turn={turn} />
          ))}
          {turns.slice(folded).flatMap((turn) => turn.map((told) => <Line key={told.id} told={told} />))}
          {end && <li class="log-end">{end}</li>}
        </ol>
      </div>
    </section>
  );
}

/** How many of the last turns are at least not folded up; the others are folded several at a time, so that it seldom jumps. */
const OPEN = 5;
const AT_A_TIME = 10;

/** Splits what happened where a turn began. */
function byTurn(log: readonly Logged[]): Logged[][] {
  const turns: Logged[][] = [];
  for (const told of log) {
    if (turns.length === 0 || isTurn(told)) {
      turns.push([]);
    }
    turns[turns.length - 1].push(told);
  }
  return turns;
}

/** A turn of long ago: its first line, and the others when they are asked for. */
function Turn({ turn }: { turn: readonly Logged[] }) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = turn;
  if (others.length === 0) {
    return <Line told={first} />;
  }
  return (
    <li class="log-fold">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'forward'} /> {first.says} <span class="faint">({others.length})</span>
      </button>
      {open && (
        <ol>
          {others.map((told) => (
            <Line key={told.id} told={told} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** A line and the sign of its rules, which never stands alone at the beginning of a new line. */
function Line({ told }: { told: Logged }) {
  const says = sentence(told.says);
  const cut = says.lastIndexOf(' ') + 1;
  return (
    <li class={isTurn(told) ? 'log-turn' : ''}>
      {!told.because || told.because.length === 0 ? (
        <span>{says}</span>
      ) : (
        <>
          {says.slice(0, cut)}
          <span class="log-last">
            {says.slice(cut)}
            <Why ids={told.because} />
          </span>
        </>
      )}
    </li>
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
