/** @jsxRuntime automatic @jsxImportSource preact */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game, Table } from '../api/types';
import { Coach } from '../learn/Coach';
import { dismiss, tell } from '../look/tell';
import { PuzzleBar } from '../puzzles/PuzzleBar';
import { change, useSettings } from '../settings/kept';
import { tableWords } from '../words/table';
import { wordsNow } from '../words/language';
import { AbsenceBar } from './AbsenceBar';
import { boardOf, drawOnlyOf } from './boards';
import { Chat } from './Chat';
import { goBack } from './goBack';
import { HintPanel } from './HintPanel';
import { KeysHelp } from './KeysHelp';
import { Log } from './Log';
import type { Branch } from './messages';
import { useNotice } from './notice';
import { usePlayhead } from './playhead';
import { Prompt } from './Prompt';
import { Report } from './Report';
import { Result } from './Result';
import { SeatList } from './SeatList';
import { playSound } from './sound';
import { TableBar } from './TableBar';
import { takenBack, useAutoChoice } from './useAutoChoice';
import { useKeys } from './useKeys';
import type { Seated } from './useTable';
import { VoteBar } from './VoteBar';

interface Props {
  seated: Seated;
  game: Game | null;
  table: Table;
  view: Branch;
  /** Told whether something is still being shown or on its way. */
  onBusy?: (busy: boolean) => void;
}

/** A game being played or over: its board, what is asked, who sits there, what happened, what is said. */
export function Play({ seated, game, table, view, onBusy }: Props) {
  const { textTable } = useSettings();
  const { state, ask } = seated;
  const [busy, setBusy] = useState(false);
  const [help, setHelp] = useState(false);
  const [report, setReport] = useState(false);
  const kind = boardOf(table.game, textTable);
  const shown = usePlayhead(view, state.scenes, kind.staging);
  const open = shown.behind ? null : state.decision;
  const until = state.decision?.closes === undefined ? undefined : state.decision.closes - state.skew;
  const [passing, setPassing] = useState<string[]>([]);
  const sent = useRef<number | null>(null);
  const { Board } = kind;

  const choose = useCallback(
    async (option: number) => {
      const id = state.decision?.decision;
      if (id === undefined || sent.current === id) {
        return; // on its way already
      }
      sent.current = id;
      setBusy(true);
      takenBack.set(false);
      if (!(await ask({ type: 'choose', decision: id, option }))) {
        sent.current = null;
      }
      setBusy(false);
    },
    [ask, state.decision],
  );
  const answered = useAutoChoice({ decision: open, until, drawOnly: drawOnlyOf(table.game), choose });
  const decision = answered ? null : open;
  const log = useMemo(() => state.log.filter((told) => told.id <= shown.until), [state.log, shown.until]);
  const give = async (window: string, order: 'pass' | 'ask') => {
    if (await ask({ type: 'orders', window, order })) {
      setPassing((before) => [...before.filter((one) => one !== window), ...(order === 'pass' ? [window] : [])]);
    }
  };
  const hint = () => {
    if (state.decision && table.practice) {
      const notice = tell(wordsNow(tableWords).hintThinking);
      void ask({ type: 'hint', decision: state.decision.decision }).then(() => dismiss(notice));
    }
  };

  useKeys({
    '?': () => setHelp(true),
    t: () => change({ textTable: !textTable }),
    m: () => setReport(true),
    h: hint,
    u: () => void goBack(seated, table),
    c: () => document.getElementById('chat-say')?.focus(),
    l: () => document.getElementById('log')?.focus(),
    ' ': () => shown.behind && (shown.skip(), true),
  });

  // A window does not stay open for the show.
  useEffect(() => {
    if (until !== undefined && shown.behind) {
      const timer = setTimeout(shown.skip, 1500);
      return () => clearTimeout(timer);
    }
  }, [until, shown.behind]);
  useEffect(() => {
    if (shown.beat.length > 0) {
      playSound(shown.beat);
    }
  }, [shown.beat]);
  useEffect(() => onBusy?.(busy || shown.behind), [busy, shown.behind]);
  useNotice(decision, state.seat);

  return (
    <div class={`play ${decision ? 'asked' : ''}`}>
      <TableBar
        seated={seated}
        game={game}
        table={table}
        onHint={hint}
        onHelp={() => setHelp(true)}
        onReport={() => setReport(true)}
      />
      <div class="play-board">
        <Prompt
          state={state}
          decision={decision}
          answered={answered ? open : null}
          behind={shown.behind}
          beat={shown.beat}
          onSkip={shown.skip}
        />
        <PuzzleBar table={table} over={state.ended !== null && !shown.behind} />
        <Coach table={table.id} state={state} game={game} behind={shown.behind} />
        {state.ended && !shown.behind && <Result ended={state.ended} table={table} game={game} seat={state.seat} />}
        <Board
          view={shown.view ?? view}
          game={game}
          seat={state.seat}
          beat={shown.beat}
          decision={decision}
          hint={state.hint}
          busy={busy}
          choose={choose}
          explain={seated.explain}
          log={log}
          until={until}
          orders={{ passing, give }}
        />
        {state.hint && decision?.decision === state.hint.decision && (
          <HintPanel key={state.hint.decision} hint={state.hint} />
        )}
        {state.vote && <VoteBar vote={state.vote} seat={state.seat} ask={ask} />}
        {state.absence && <AbsenceBar absence={state.absence} seat={state.seat} ask={ask} />}
      </div>
      <aside class="play-side">
        <SeatList state={state} table={table} />
        <Log log={log} behind={shown.behind} />
        <Chat lines={state.chat} ask={ask} />
      </aside>
      {help && <KeysHelp onClose={() => setHelp(false)} />}
      {report && <Report table={table.id} seat={state.seat} onClose={() => setReport(false)} />}
    </div>
  );
}
