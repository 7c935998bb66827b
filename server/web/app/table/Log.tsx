/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { BoardKind } from './board';
import { folded, type Line } from './fold';
import { LogLine } from './LogLine';
import type { Logged } from './state';

interface Props {
  kind: BoardKind;
  /** What has been shown; what came later would tell the end of the animation. */
  log: readonly Logged[];
  behind: boolean;
  /** How it ended, where that has been shown. */
  end?: string;
}

/** What happened, in words, with the rules behind it; the newest below. */
export function Log({ kind, log: shown, behind, end }: Props) {
  const words = useWords(tableWords);
  const list = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => byTurn(folded(shown, kind)), [shown, kind]);
  const old = Math.floor(Math.max(0, turns.length - OPEN) / AT_A_TIME) * AT_A_TIME;
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
  // A hint or a tip above makes it shorter; the newest stay in sight.
  useEffect(() => {
    const box = list.current;
    const watch = new ResizeObserver(() => {
      if (box && !reading.current) {
        box.scrollTop = box.scrollHeight;
      }
    });
    if (box) {
      watch.observe(box);
    }
    return () => watch.disconnect();
  }, []);
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
          {turns.slice(0, old).map((turn) => (
            <Turn key={turn[0].id} turn={turn} />
          ))}
          {turns.slice(old).flatMap((turn) => turn.map((line) => <LogLine key={line.id} line={line} />))}
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
function byTurn(lines: readonly Line[]): Line[][] {
  const turns: Line[][] = [];
  for (const line of lines) {
    if (turns.length === 0 || line.turn) {
      turns.push([]);
    }
    turns[turns.length - 1].push(line);
  }
  return turns;
}

/** A turn of long ago: its first line, and the others when they are asked for. */
function Turn({ turn }: { turn: readonly Line[] }) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = turn;
  if (others.length === 0) {
    return <LogLine line={first} />;
  }
  return (
    <li class="log-fold">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'forward'} /> {first.says} <span class="faint">({others.length})</span>
      </button>
      {open && (
        <ol>
          {others.map((line) => (
            <LogLine key={line.id} line={line} />
          ))}
        </ol>
      )}
    </li>
  );
}
