/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { Link } from '../shell/Link';
import { boardOf } from '../table/boards';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { puzzlesWords } from '../words/puzzles';
import { begin } from './begin';
import './puzzles.css';

interface Puzzle {
  id: string;
  game: string;
  title: string;
  task: string;
  level: number;
  seat: string;
  view: Branch;
}

/** The puzzles, each with a sketch of its position. */
export function PuzzlesPage() {
  const words = useWords(puzzlesWords);
  const { value, problem } = useAnswer<Puzzle[]>('/api/puzzles');
  const { value: games } = useAnswer<Game[]>('/api/games');
  const person = usePerson();
  const { value: played } = useAnswer<Table[]>(person ? '/api/me/matches?most=100' : null);
  const solved = new Set(played?.flatMap((table) => (table.puzzle?.reached ? [table.puzzle.id] : [])));
  const [busy, setBusy] = useState('');
  const solve = async (puzzle: Puzzle) => {
    setBusy(puzzle.id);
    if (!(await begin(puzzle.id))) {
      setBusy('');
    }
  };
  return (
    <div class="puzzles">
      <h1>{words.title}</h1>
      <p class="puzzles-intro">{words.intro}</p>
      <p class="faint">{words.legend}</p>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      <ul class="puzzle-list">
        {value &&
          games &&
          value.map((puzzle) => {
            const game = games.find((one) => one.id === puzzle.game);
            const { Sketch } = boardOf(puzzle.game, false);
            return (
              <li key={puzzle.id} class="card puzzle">
                <p class="puzzle-level">
                  <span class="puzzle-stars">
                    {Array.from({ length: puzzle.level }, (_, i) => (
                      <Icon key={i} name="star" />
                    ))}
                  </span>{' '}
                  {words.level(puzzle.level)}
                  {solved.has(puzzle.id) && (
                    <strong class="puzzle-solved">
                      <Icon name="check" /> {words.done}
                    </strong>
                  )}
                </p>
                <h2>{puzzle.title}</h2>
                <p>{puzzle.task}</p>
                {game && Sketch && <Sketch view={puzzle.view} seat={puzzle.seat} game={game} />}
                <Button kind="main" disabled={busy !== ''} onClick={() => solve(puzzle)}>
                  {solved.has(puzzle.id) ? words.again : words.solve}
                </Button>
              </li>
            );
          })}
        {(!value || !games) &&
          !problem &&
          [1, 2, 3, 4, 5, 6].map((n) => <li key={n} class="card puzzle" aria-hidden="true" />)}
        <li class="card puzzle puzzle-own">
          <h2>{words.own}</h2>
          <p>{words.ownHelp}</p>
          <Link to="/editor" class="button plain">
            {words.toEditor}
          </Link>
        </li>
      </ul>
    </div>
  );
}
