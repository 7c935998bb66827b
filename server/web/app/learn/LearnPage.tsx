/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Link } from '../shell/Link';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { shellWords } from '../words/shell';
import { FirstGame } from './FirstGame';
import './learn.css';

/** The way into a first game: all games that have one, or the one of the address. */
export function LearnPage({ game: id }: { game: string }) {
  const words = useWords(learnWords);
  const shell = useWords(shellWords);
  const { value: games, problem } = useAnswer<Game[]>('/api/games');
  const taught = games?.filter((game) => boardOf(game.id, false).lesson) ?? [];
  const chosen = taught.find((game) => game.id === id);
  if (id && !games && !problem) {
    return <p class="faint learn-wait">{shell.loading}</p>;
  }
  if (chosen) {
    return <FirstGame game={chosen} />;
  }
  return (
    <article class="learn">
      <h1>{words.title}</h1>
      <p class="learn-lead">{words.lead}</p>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {!games && !problem && <p class="faint learn-wait">{shell.loading}</p>}
      <ul class="learn-games">
        {taught.map((game) => (
          <li key={game.id} class="card">
            <h2>{game.name}</h2>
            <p>{boardOf(game.id, false).lesson?.lead()}</p>
            <Link to={`/learn/${game.id}`} class="button main">
              {words.choose(game.name)}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
