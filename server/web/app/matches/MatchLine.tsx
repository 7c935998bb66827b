/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game, Table } from '../api/types';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { useSettings } from '../settings/kept';
import { useWords } from '../words/language';
import { matchesWords } from '../words/matches';

/** One match in a list: who plays, how it stands, and the way to it. */
export function MatchLine({ table, game }: { table: Table; game?: Game }) {
  const words = useWords(matchesWords);
  const { language } = useSettings();
  const over = table.state === 'finished' || table.state === 'abandoned';
  const mine = table.seats.find((seat) => seat.you);
  const asked = table.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  const turn = mine?.asked ?? false;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.updated);
  return (
    <li class={`card match-line ${turn ? 'match-turn' : ''}`}>
      <div class="match-what">
        <strong>{table.puzzle ? `${words.puzzle}: ${table.puzzle.title}` : (game?.name ?? table.game)}</strong>
        <span class="faint">{date}</span>
      </div>
      <ul class="match-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={seat.place === 1 ? 'match-winner' : ''}>
            <Icon name={seat.sits === 'captain' ? 'captain' : seat.sits === 'free' ? 'chair' : 'person'} />
            <span>
              {seat.name || words.free}
              {over && seat.score !== undefined && seat.score !== null && <span class="faint"> {seat.score}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div class="match-state">
        {over ? (
          table.puzzle ? (
            <span>{table.puzzle.reached ? words.solved : words.unsolved}</span>
          ) : mine?.place ? (
            <span>{mine.place === 1 ? words.won : words.lost(mine.place)}</span>
          ) : (
            <span class="faint">{words.abandoned}</span>
          )
        ) : turn ? (
          <span>{words.yourTurn}</span>
        ) : (
          asked.length > 0 && <span class="faint">{words.turnOf(asked.join(', '))}</span>
        )}
        <Link
          to={over ? `/replay/${table.id}` : `/table/${table.id}`}
          class={`button small ${turn ? 'main' : 'plain'}`}
        >
          {over ? words.replay : table.state === 'running' ? words.resume : words.look}
        </Link>
      </div>
    </li>
  );
}
