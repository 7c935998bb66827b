/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Link } from '../shell/Link';
import { lobbyWords } from '../words/lobby';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { OpenTable } from './OpenTable';
import { TableList } from './TableList';
import './lobby.css';

/** Where tables are opened, joined and watched. */
export function Lobby() {
  const words = useWords(lobbyWords);
  const shell = useWords(shellWords);
  const person = usePerson();
  const games = useAnswer<Game[]>('/api/games');
  const [game, setGame] = useState('');
  const only = game ? `&game=${game}` : '';
  const open = useAnswer<Table[]>(`/api/tables?state=open&most=30${only}`, 5);
  const running = useAnswer<Table[]>(`/api/tables?state=running&most=30${only}`, 10);
  const finished = useAnswer<Table[]>(`/api/tables?state=finished&most=20${only}`, 30);
  // All at once: a list that comes late would push away the one that somebody is about to click.
  const ready = [open, running, finished].every((list) => list.value !== null || list.problem !== null);
  const problem = games.problem ?? open.problem;
  return (
    <>
      <header class="lobby-head">
        <h1>{words.title}</h1>
        {(games.value?.length ?? 0) > 1 && (
          <select aria-label={words.game} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{words.filter}</option>
            {games.value?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name ?? one.id}
              </option>
            ))}
          </select>
        )}
      </header>
      {problem && (
        <p class="bad-news" role="alert">
          {problem.message} {problem.help}
        </p>
      )}
      <div class="lobby">
        <OpenTable games={games.value} />
        <div class="stack lists">
          {ready ? (
            <>
              <TableList title={words.openTables} none={words.noneOpen} tables={open.value} games={games.value} />
              <TableList title={words.running} none={words.noneRunning} tables={running.value} games={games.value} />
              <TableList title={words.finished} none={words.noneFinished} tables={finished.value} games={games.value} />
              {person && (
                <p>
                  <Link to="/matches">{words.toMine}</Link>
                </p>
              )}
            </>
          ) : (
            <p class="faint">{shell.loading}</p>
          )}
        </div>
      </div>
    </>
  );
}
