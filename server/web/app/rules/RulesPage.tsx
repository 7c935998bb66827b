/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { simplest } from '../home/simplest';
import { HowTo } from '../learn/HowTo';
import { Icon } from '../look/Icon';
import { useSettings } from '../settings/kept';
import { Link } from '../shell/Link';
import { go, place } from '../shell/route';
import { useStore } from '../shell/store';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { rulesWords } from '../words/rules';
import { shellWords } from '../words/shell';
import { Found } from './Found';
import { OneRule } from './OneRule';
import { RuleBook } from './RuleBook';
import type { Contents } from './types';
import './rules.css';

/** The rules of a game to read and search; /rules/GAME/CLAUSE shows one of them. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const words = useWords(rulesWords);
  const shell = useWords(shellWords);
  const learn = useWords(learnWords);
  const { query } = useStore(place);
  const wanted = query.get('q') ?? '';
  const [typed, setTyped] = useState(wanted);
  const { value: games } = useAnswer<Game[]>('/api/games');
  const { lastGame } = useSettings();
  const id = game || (games && (games.find((one) => one.id === lastGame) ?? simplest(games))?.id) || '';
  const whole = games?.find((one) => one.id === id);
  const path = id ? `/api/rules/${id}${wanted ? `?q=${encodeURIComponent(wanted)}` : ''}` : null;
  const { value, problem } = useAnswer<Contents>(clause && !wanted ? null : path);
  useEffect(() => setTyped(wanted), [wanted]);
  useEffect(() => {
    if (typed === wanted) {
      return;
    }
    const wait = setTimeout(
      () => go(typed ? `/rules/${id}?q=${encodeURIComponent(typed)}` : `/rules/${id}`, true),
      250,
    );
    return () => clearTimeout(wait);
  }, [typed, wanted, id]);
  return (
    <div class="rules">
      <header class="rules-head">
        <h1>{words.title}</h1>
        <p class="faint">
          {words.intro} {words.english}
        </p>
        <form class="row" role="search" onSubmit={(event) => event.preventDefault()}>
          {(!games || games.length > 1) && (
            <label class="field rules-game">
              <span>{words.game}</span>
              <select value={id} onChange={(event) => go(`/rules/${event.currentTarget.value}`)}>
                {(games ?? []).map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="field rules-search">
            <span>{words.search}</span>
            <input
              type="search"
              value={typed}
              maxLength={120}
              placeholder={words.searchHelp}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        </form>
      </header>
      {problem && (
        <p class="bad-news">
          {problem.message} {problem.help}
        </p>
      )}
      {clause && !wanted ? (
        <OneRule key={clause} game={id} id={clause} />
      ) : !value || !games ? (
        <div class="sheet-page rules-wait" aria-busy="true">
          <Icon name="book" /> {shell.loading}
        </div>
      ) : wanted ? (
        <Found game={id} found={value.found} />
      ) : (
        <>
          {whole && (
            <section class="sheet-page rules-summary">
              <h2>{learn.howTo(whole.name)}</h2>
              <HowTo game={whole} />
              {boardOf(id, false).lesson && (
                <Link to={`/learn/${id}`} class="button plain">
                  {learn.firstGame}
                </Link>
              )}
            </section>
          )}
          <RuleBook game={id} book={value} />
        </>
      )}
    </div>
  );
}
