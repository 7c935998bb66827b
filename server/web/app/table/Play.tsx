/** @jsxRuntime automatic @jsxImportSource preact */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game, Table } from '../api/types';
import { Coach } from '../learn/Coach';
import { dismiss, dismissRefusals, tell } from '../look/tell';
import { PuzzleBar } from '../puzzles/PuzzleBar';
import { tableWords } from '../words/table';
import { wordsNow } from '../words/language';
import { AbsenceBar } from './AbsenceBar';
import { boardOf, drawOnlyOf } from './boards';
import { Chat } from './Chat';
import { answerSent } from './gesture';
import { isAlone, useGoBack } from './goBack';
import { HintPanel } from './HintPanel';
import { KeysHelp } from './KeysHelp';
import { Log } from './Log';
import type { Branch, Doc } from './messages';
import { useNotice } from './notice';
import { usePlayhead } from './playhead';
import { Prompt } from './Prompt';
import { Report } from './Report';
import { Result } from './Result';
import { SeatList } from './SeatList';
import { playSound } from './sound';
import { TableBar } from './TableBar';
import { useTextHere } from './textHere';
import { takenBack, useAutoChoice } from './useAutoChoice';
import { useKeys } from './useKeys';
import type { Seated } from './useTable';
import { whoseTurn } from './turns';

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
  const [textTable, switchText] = useTextHere(table.id);
  const { state, ask } = seated;
  const [busy, setBusy] = useState(false);
  const [help, setHelp] = useState(false);
  /** How often a hint was asked for: a closed one opens again. */
  const [hints, setHints] = useState(0);
  const [report, setReport] = useState(false);
  const [closed, setClosed] = useState(false);
  const kind = boardOf(table.game, textTable);
  const shown = usePlayhead(view, state.scenes, kind.staging);
  const open = shown.behind ? null : state.decision;
  const until = state.decision?.closes === undefined ? undefined : state.decision.closes - state.skew;
  const [passing, setPassing] = useState<string[]>([]);
  const sent = useRef<number | null>(null);
  const { Board } = kind;
  // What a game's table can do, whichever way it is looked at.
  const drawn = boardOf(table.game, false);

  const answer = useCallback(
    async (chosen: { option: number } | { parts: Doc }) => {
      const id = state.decision?.decision;
      if (id === undefined || sent.current === id) {
        return; // on its way already
      }
      sent.current = id;
      setBusy(true);
      takenBack.set(false);
      answerSent();
      if (!(await ask({ type: 'choose', decision: id, ...chosen }))) {
        sent.current = null;
      }
      setBusy(false);
    },
    [ask, state.decision],
  );
  const choose = useCallback((option: number) => void answer({ option }), [answer]);
  const chooseParts = useCallback((parts: Doc) => void answer({ parts }), [answer]);
  const answered = useAutoChoice({
    decision: open,
    until,
    drawOnly: drawOnlyOf(table.game),
    keeps: (option) => !isAlone(table) && kind.keeps?.(option) === true,
    choose,
    onTaken: (option) => {
      const says = kind.takenSays?.(option);
      if (says) {
        tell(says);
      }
    },
  });
  const decision = answered ? null : open;
  const log = useMemo(() => state.log.filter((told) => told.id <= shown.until), [state.log, shown.until]);
  const give = async (window: string, order: 'pass' | 'ask') => {
    if (await ask({ type: 'orders', window, order })) {
      setPassing((before) => [...before.filter((one) => one !== window), ...(order === 'pass' ? [window] : [])]);
    }
  };
  const hint = () => {
    if (decision && state.hint?.decision === decision.decision) {
      setHints((n) => n + 1); // the same question, the same answer
    } else if (decision && table.practice) {
      const notice = tell(wordsNow(tableWords).hintThinking);
      void ask({ type: 'hint', decision: decision.decision }).then(() => dismiss(notice));
    }
  };

  const advised = decision?.options.find((option) => option.index === state.hint?.option);
  const goBack = useGoBack(seated, table);

  useKeys({
    '?': () => setHelp(true),
    t: switchText,
    m: () => setReport(true),
    h: hint,
    u: () => !shown.behind && goBack(),
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
  useEffect(dismissRefusals, [state.decision?.decision]);

  return (
    <div class={`play ${decision ? 'asked' : ''}`}>
      <TableBar
        seated={seated}
        game={game}
        table={table}
        behind={shown.behind}
        onBack={goBack}
        onHint={hint}
        onHelp={() => setHelp(true)}
        onReport={() => setReport(true)}
      />
      <div class="play-board">
        <Prompt
          state={state}
          kind={drawn}
          log={log}
          ask={ask}
          decision={decision}
          answered={answered ? open : null}
          behind={shown.behind}
          beat={shown.beat}
          onSkip={shown.skip}
          onResult={closed ? () => setClosed(false) : undefined}
        />
        <PuzzleBar table={table} over={state.ended !== null && !shown.behind} />
        {state.ended && !shown.behind && !closed && (
          <Result
            ended={state.ended}
            table={table}
            game={game}
            seat={state.seat}
            log={state.log}
            onClose={() => setClosed(true)}
          />
        )}
        <Board
          view={shown.view ?? view}
          game={game}
          seat={state.seat}
          beat={shown.beat}
          decision={decision}
          hint={state.hint}
          busy={busy}
          choose={choose}
          chooseParts={chooseParts}
          explain={seated.explain}
          log={log}
          until={until}
          orders={{ passing, give }}
        />
        {state.absence && <AbsenceBar absence={state.absence} seat={state.seat} ask={ask} />}
      </div>
      <aside class="play-side">
        <Coach table={table.id} lesson={drawn.lesson} state={state} game={game} behind={shown.behind} />
        {state.hint && decision?.decision === state.hint.decision && (
          <HintPanel
            key={`${state.hint.decision} ${hints}`}
            hint={state.hint}
            reason={advised ? (drawn.reason?.(view, state.seat, advised) ?? '') : ''}
          />
        )}
        <SeatList state={state} table={table} game={game} turn={shown.behind ? whoseTurn(shown.view, log) : null} />
        <Log
          kind={drawn}
          log={log}
          behind={shown.behind}
          end={state.ended && !shown.behind ? state.ended.says : undefined}
        />
        <Chat lines={state.chat} ask={ask} />
      </aside>
      {help && <KeysHelp onClose={() => setHelp(false)} />}
      {report && <Report table={table.id} seat={state.seat} onClose={() => setReport(false)} />}
    </div>
  );
}
