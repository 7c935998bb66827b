/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game, Table } from '../api/types';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { lobbyWords } from '../words/lobby';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { clockSays } from './clockWords';

interface Props {
  title: string;
  none: string;
  tables: Table[] | null;
  games: Game[] | null;
}

/** Tables of one kind: open, being played, finished. */
export function TableList({ title, none, tables, games }: Props) {
  return (
    <section class="card table-list">
      <h2>
        {title} {tables && tables.length > 0 && <small class="faint">{tables.length}</small>}
      </h2>
      {(tables?.length ?? 0) === 0 && <p class="faint">{none}</p>}
      <ul>
        {tables?.map((table) => (
          <TableLine key={table.id} table={table} game={games?.find((game) => game.id === table.game) ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** One table in a line: who sits there, how it stands, the way in. */
export function TableLine({ table, game }: { table: Table; game: Game | null }) {
  const words = useWords(lobbyWords);
  const seated = useWords(tableWords);
  const mine = table.seats.some((seat) => seat.you && seat.sits === 'person');
  const free = table.seats.filter((seat) => seat.sits === 'free').length;
  const asked = table.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  const winners = table.seats.filter((seat) => seat.place === 1).map((seat) => seat.name);
  const over = table.state === 'finished' || table.state === 'abandoned';
  const way = over ? words.replay : mine ? words.resume : table.state === 'open' && free > 0 ? words.join : words.watch;
  return (
    <li class="table-line">
      <div class="table-line-words">
        <strong>{game?.name ?? table.game}</strong>
        <ul class="sitters">
          {table.seats.map((seat) => (
            <li key={seat.seat} class={seat.sits}>
              <Icon name={seat.sits === 'captain' ? 'captain' : seat.sits === 'person' ? 'person' : 'chair'} />
              {seat.sits === 'free' ? seated.seatFree : seat.name}
              {over && seat.score !== null && seat.score !== undefined && ` ${seat.score}`}
            </li>
          ))}
        </ul>
        <span class="faint">
          {[
            table.state === 'open' ? words.free(free) : '',
            asked.length > 0 && !over ? words.turnOf(asked.join(', ')) : '',
            winners.length > 0 ? words.won(winners.join(', ')) : '',
            table.state === 'abandoned' ? words.abandoned : '',
            table.preset?.name ?? '',
            over ? '' : clockSays(table.clock, words),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Link
        to={over ? `/replay/${table.id}` : `/table/${table.id}`}
        class={`button ${way === words.join || way === words.resume ? 'main' : 'plain'}`}
      >
        {way}
      </Link>
    </li>
  );
}
