/** @jsxRuntime automatic @jsxImportSource preact */
import { useCallback, useState } from 'preact/hooks';
import type { Table } from '../api/types';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { SeatView } from './SeatView';

interface Props {
  table: string;
  invitation: string;
  seats: string[];
  onTable: (table: Table) => void;
}

/** Several seats at one screen: one is shown, and before another is, a page without secrets asks to hand over. */
export function HotSeats({ table, invitation, seats, onTable }: Props) {
  const words = useWords(tableWords);
  const [shown, setShown] = useState(seats[0]);
  const [asked, setAsked] = useState<Record<string, boolean>>({});
  const [running, setRunning] = useState(false);
  // Nobody is shown at the start until somebody says who holds the device.
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);
  const onAsked = useCallback((seat: string, yes: boolean) => setAsked((before) => ({ ...before, [seat]: yes })), []);
  const next = asked[shown] ? shown : seats.find((seat) => asked[seat]);
  // The player who has just chosen sees what it led to first.
  const handOver = running && next !== undefined && (!held || (next !== shown && !busy));
  return (
    <>
      {handOver && (
        <section class="hand-over sheet-page narrow">
          <Icon name="person" />
          <h1>{words.handOver(next)}</h1>
          <p>{words.handOverHelp}</p>
          <Button
            kind="main"
            onClick={() => {
              setShown(next);
              setHeld(true);
            }}
          >
            {words.handOverHere(next)}
          </Button>
        </section>
      )}
      {seats.map((seat) => (
        <SeatView
          key={seat}
          table={table}
          invitation={invitation}
          seat={seat}
          onTable={onTable}
          hidden={handOver || seat !== shown}
          onAsked={onAsked}
          onRunning={setRunning}
          onBusy={setBusy}
        />
      ))}
    </>
  );
}
