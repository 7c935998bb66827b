/** @jsxRuntime automatic @jsxImportSource preact */
import { usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { Art } from '../look/Art';
import { Link } from '../shell/Link';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';
import { Harbour } from './Harbour';
import { PlayNow } from './PlayNow';
import './home.css';

/** The first page: a name, a game in one click, and ways to everything else. */
export function Home() {
  const words = useWords(homeWords);
  const person = usePerson();
  const games = useAnswer<Game[]>('/api/games').value;
  const waiting = useAnswer<Table[]>('/api/tables?state=open&most=20').value?.length ?? 0;
  const mine = useAnswer<Table[]>(person ? '/api/me/matches?most=10' : null).value ?? [];
  const running = mine.filter((table) => table.state === 'running');
  return (
    <>
      <section class="hero">
        <Harbour />
        <div class="hero-words">
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <PlayNow games={games} />
        </div>
      </section>
      <div class="doors">
        <section class="door">
          <Art name="shaking-hands" />
          <h2>{words.joinTitle}</h2>
          <p>{waiting > 0 ? words.waiting(waiting) : words.joinSays}</p>
          <Link to="/lobby" class="button plain">
            {words.toLobby}
          </Link>
        </section>
        <section class="door">
          <Art name="compass" />
          <h2>{words.learnTitle}</h2>
          <p>{words.learnSays}</p>
          <Link to="/learn" class="button plain">
            {words.learn}
          </Link>
        </section>
        <section class="door">
          <Art name="treasure-map" />
          {running.length > 0 ? (
            <>
              <h2>{words.mineTitle}</h2>
              <ul class="mine">
                {running.slice(0, 3).map((table) => (
                  <li key={table.id}>
                    <Link to={`/table/${table.id}`}>{table.seats.map((seat) => seat.name).join(' · ')}</Link>{' '}
                    {table.seats.some((seat) => seat.you && seat.asked) && <span class="chip">{words.yourTurn}</span>}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <h2>{words.rulesTitle}</h2>
              <p>{words.rulesSays}</p>
              <Link to="/rules" class="button plain">
                {words.rules}
              </Link>
            </>
          )}
        </section>
      </div>
    </>
  );
}
