/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { Link } from '../shell/Link';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { Play } from './Play';
import { useTable } from './useTable';
import { WaitingRoom } from './WaitingRoom';

interface Props {
  table: string;
  invitation: string;
  seat: string | null;
  onTable: (table: Table) => void;
  /** Another seat of this screen is shown. */
  hidden?: boolean;
  onAsked?: (seat: string, yes: boolean) => void;
  onRunning?: (running: boolean) => void;
  onBusy?: (busy: boolean) => void;
}

/** A table as one viewer sees it: the waiting room first, then the game. */
export function SeatView({ table: id, invitation, seat, onTable, hidden, onAsked, onRunning, onBusy }: Props) {
  const words = useWords(tableWords);
  const seated = useTable({ table: id, seat, invitation });
  const { state, standing } = seated;
  const answer = useAnswer<Game[]>('/api/games');
  const games = answer.value;
  const laid = useRef(false);
  const table = state.table;
  const asked = state.decision !== null;
  const running = state.view !== null;
  useEffect(() => {
    if (table) {
      onTable(table);
    }
  }, [table]);
  useEffect(() => {
    if (seat !== null) {
      onAsked?.(seat, asked);
    }
  }, [asked, seat]);
  useEffect(() => onRunning?.(running), [running]);
  if (hidden) {
    return null;
  }
  if (standing.state === 'ended') {
    return (
      <section class="sheet-page narrow">
        <h1>{words.gone}</h1>
        <p class="bad-news">{standing.says || words.gonePrivate}</p>
        <div class="row">
          <Button onClick={seated.reopen}>{words.reopen}</Button>
          <Link to="/lobby">{words.toLobby}</Link>
        </div>
      </section>
    );
  }
  const game = games?.find((one) => one.id === table?.game) ?? null;
  // A match that is over is laid with its result, and any with its names: what comes later would push the rest down.
  const over = table?.state === 'finished' || table?.state === 'abandoned';
  const whole = (!over || state.ended !== null) && (games !== null || answer.problem !== null);
  if (table && state.view && (laid.current || whole)) {
    laid.current = true;
    return <Play seated={seated} game={game} table={table} view={state.view} onBusy={onBusy} />;
  }
  return table?.state === 'open' ? (
    <WaitingRoom table={table} game={game} invitation={invitation} standing={standing} onTable={onTable} />
  ) : (
    <p class="faint table-loading" role="status">
      {standing.state === 'lost' ? words.lost : words.loading}
    </p>
  );
}
