/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { get } from '../api/call';
import { usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { Link } from '../shell/Link';
import { useWords } from '../words/language';
import { matchesWords } from '../words/matches';
import { shellWords } from '../words/shell';
import { MatchLine } from './MatchLine';
import './matches.css';

const PAGE = 30;

/** The visitor's matches: whose turn it is in each, and how the finished ones ended. */
export function MatchesPage() {
  const words = useWords(matchesWords);
  const shell = useWords(shellWords);
  const person = usePerson();
  const { value, problem } = useAnswer<Table[]>(person ? `/api/me/matches?most=${PAGE}` : null, 10);
  const { value: games } = useAnswer<Game[]>('/api/games');
  const [older, setOlder] = useState<Table[]>([]);
  const [end, setEnd] = useState(false);
  useEffect(() => setOlder([]), [person?.id]);
  const known = new Set((value ?? []).map((table) => table.id));
  const all = [...(value ?? []), ...older.filter((table) => !known.has(table.id))];
  const more = () =>
    get<Table[]>(`/api/me/matches?most=${PAGE}&before=${Math.min(...all.map((table) => table.updated))}`).then(
      (found) => {
        setOlder([...older, ...found]);
        setEnd(found.length < PAGE);
      },
      tellProblem,
    );
  const asked = (table: Table) => table.seats.some((seat) => seat.you && seat.asked);
  const groups: [string, Table[]][] = [
    [words.yourTurn, all.filter((table) => table.state === 'running' && asked(table))],
    [words.waiting, all.filter((table) => table.state === 'running' && !asked(table))],
    [words.open, all.filter((table) => table.state === 'open')],
    [words.over, all.filter((table) => table.state === 'finished' || table.state === 'abandoned')],
  ];
  return (
    <div class="matches">
      <h1>{words.title}</h1>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {person && !value && !problem && <p class="faint">{shell.loading}</p>}
      {(!person || (value && all.length === 0)) && (
        <section class="sheet-page narrow">
          <h2>{words.none}</h2>
          <p>{words.noneHelp}</p>
          <div class="row">
            <Link to="/lobby" class="button main">
              {words.toLobby}
            </Link>
            <Link to="/learn" class="button plain">
              {words.toLearn}
            </Link>
          </div>
        </section>
      )}
      {groups.map(
        ([title, tables]) =>
          tables.length > 0 && (
            <section key={title} class="match-group">
              <h2>
                {title} <span class="faint">{tables.length}</span>
              </h2>
              <ul class="match-list">
                {tables.map((table) => (
                  <MatchLine key={table.id} table={table} game={games?.find((game) => game.id === table.game)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {value && value.length >= PAGE && !end && <Button onClick={more}>{words.more}</Button>}
    </div>
  );
}
