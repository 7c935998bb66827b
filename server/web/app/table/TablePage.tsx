/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import type { Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Link } from '../shell/Link';
import { place } from '../shell/route';
import { useStore } from '../shell/store';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { HotSeats } from './HotSeats';
import { SeatView } from './SeatView';
import './table.css';

/** The page of one table: finds out which seats are the visitor's, and shows the table as these see it. */
export function TablePage({ id }: { id: string }) {
  const words = useWords(tableWords);
  const person = usePerson();
  const invitation = useStore(place).query.get('invitation') ?? '';
  const path = `/api/tables/${encodeURIComponent(id)}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`;
  const { value: first, problem, again } = useAnswer<Table>(path);
  // The latest seats by whatever way: the first answer, sitting down, or the socket.
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => setTable(first), [first]);
  useEffect(again, [person?.id, again]);
  const mine = useMemo(() => mySeats(table), [table]);
  if (problem && !table) {
    return (
      <section class="sheet-page narrow">
        <h1>{words.gone}</h1>
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
        <p>{words.gonePrivate}</p>
        <Link to="/lobby">{words.toLobby}</Link>
      </section>
    );
  }
  if (!table) {
    return <p class="faint table-loading">{words.loading}</p>;
  }
  const viewer = { table: id, invitation };
  return mine.length > 1 ? (
    <HotSeats key={mine.join('\n')} {...viewer} seats={mine} onTable={setTable} />
  ) : (
    <SeatView key={mine[0] ?? ''} {...viewer} seat={mine[0] ?? null} onTable={setTable} />
  );
}

function mySeats(table: Table | null): string[] {
  return table?.seats.filter((seat) => seat.you && seat.sits === 'person').map((seat) => seat.name) ?? [];
}
